runners-dream = Traum { $round } von { $rounds }: { $dream }, Stufe { $level }
runners-glass = Die Sanduhr läuft.
runners-shared = Zu teilen: { $rewards }
runners-costs = kostet { $count ->
    [one] 1 Ruhepunkt
   *[other] { $count } Ruhepunkte
}
runners-over = darüber: { $tile } ({ $effect })
runners-dispelled = vertrieben
runners-collected = { $times ->
        [1] gesammelt
       *[other] doppelt gesammelt
    }
runners-loses = verliert { $count ->
    [one] 1 Ruhepunkt
   *[other] { $count } Ruhepunkte
}
runners-laid = gelegt mit der Ecke auf Zeile { $row }, Spalte { $column }{ $turn ->
        [0] { "" }
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[other] , dreimal gedreht
    }
runners-in-tray = nicht gelegt
runners-stock = Ruhe { $calm }, Sternenskala { $star }, Münzen { $coins }, Schlüssel { $keys }
runners-shards = Splitter: { $shards }
runners-tiles = Plättchen: { $tiles }
runners-layout = Gelegt: { $tiles }
runners-chest = Truhe dieses Traums: { $chest }, { $keys ->
        [one] 1 Schlüssel öffnet sie
       *[other] { $keys } Schlüssel öffnen sie
    }. Darin: { $rewards }
runners-offer = Für { $price } Münzen: { $tile }. Darunter noch: { $stack }
runners-rest = Ein Ruhepunkt kostet { $price } Münzen.
