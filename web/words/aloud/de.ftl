# Das Spielbrett in Worten, auf Deutsch.

now = Jetzt
table = Auf dem Tisch
nothing = nichts
unknown = unbekannt
on-top = Obenauf: { $card }
moves = Das kannst du tun: { $moves }.
moves-many = Du hast { $count } Züge zur Auswahl.

# Türen
doors-hand = Auf der Hand: { $cards }
doors-row = Reihe, von vorn: { $cards }
doors-run = { $count ->
        [one] Am Ende liegt 1 Karte ihrer Farbe.
       *[other] Am Ende liegen { $count } Karten einer Farbe.
    }
doors-opened = Offene Türen: { $cards }
doors-drawn = Aufgedeckt: { $card }
doors-sight = Die Prophezeiung, nächste Karte zuerst: { $cards }
doors-shared = Gemeinsame Karten: { $cards }
doors-laid-out = Für beide ausgelegt: { $cards }
doors-deck = { $count ->
        [one] Stapel: 1 Karte
       *[other] Stapel: { $count } Karten
    }
doors-top = Bekannt oben auf dem Stapel, nächste Karte zuerst: { $cards }
doors-limbo = Im Limbus: { $cards }
doors-discarded = { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
doors-missing = Noch geschlossene Türen: { $cards }
doors-unseen = Noch nicht gesehen: { $cards }

# Raben
ravens-round = Runde { $round }
ravens-until = Das Spiel endet, sobald jemand { $target } Raben hat.
ravens-rounds = { $rounds ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden höchstens { $rounds } Runden.
    }
ravens-drawn = Von dir gezogen: { $cards }
ravens-holding =
    { $who ->
        [you] Du hältst
       *[other] { $name } hält
    } { $count ->
        [one] eine gezogene Karte.
       *[other] { $count } gezogene Karten.
    }
ravens-picked = Wird getauscht: { $who ->
    [you] deine Karte { $place }
   *[other] Karte { $place } von { $name }
}
ravens-card = Karte { $place }: { $card }
ravens-card-seen = Karte { $place }: { $card }. Gesehen: { $names }
ravens-total = { $count ->
        [one] Bisher 1 Rabe
       *[other] Bisher { $count } Raben
    }
ravens-pile = { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
ravens-discard = { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
ravens-unseen = In dieser Runde noch nicht gesehen: { $cards }
ravens-last = Die Runde davor
ravens-scored = { $name }: { $cards }. Gewertet: { $points } ({ $why })

# Sandmann
sandman-round = Runde { $round } von 3
sandman-free = { $count ->
        [one] 1 Schritt eines Rades ist frei.
       *[other] { $count } Schritte eines Rades sind frei.
    }
sandman-backwards = In diesem Zug läuft das Rad gegen den Uhrzeigersinn.
sandman-soothed = Die Karte, die in diesem Zug genommen wird, gilt als verbunden.
sandman-ends = Nach diesem Zug ist die Runde vorbei.
sandman-taken = Genommene Karte: { $card }
sandman-spot = Sie passt auf Ebene { $level }. Daneben: { $sides }
sandman-left = links { $link }
sandman-right = rechts { $link }
sandman-meets = { $count ->
        [one] 1 Begegnung zu ziehen
       *[other] { $count } Begegnungen zu ziehen
    }
sandman-drawn = Begegnungen zur Auswahl: { $cards }
sandman-circle = Der Kreis, im Uhrzeigersinn
sandman-plot = Motiv: { $plot }
sandman-signs = { $count ->
        [one] 1 Albtraumzeichen
       *[other] { $count } Albtraumzeichen
    }
sandman-encounter = mit Begegnung
sandman-place = Ebene { $level }, Platz { $place }: { $card }
sandman-empty = Der Traum ist noch leer.
sandman-tokens = Sandmarken: { $tokens }
sandman-held = Begegnungen auf der Hand: { $cards }
sandman-held-hidden = { $count ->
        [0] Keine Begegnungen auf der Hand
        [one] 1 verdeckte Begegnung auf der Hand
       *[other] { $count } verdeckte Begegnungen auf der Hand
    }
sandman-open = Offene Begegnungen: { $cards }
sandman-goal = Ziel: { $goal } ({ $particles })
sandman-bag = { $count ->
        [one] Beutel: 1 Sandmarke, davon { $blanks } mit leerer Rückseite
       *[other] Beutel: { $count } Sandmarken, davon { $blanks } mit leerer Rückseite
    }
sandman-deck = { $count ->
        [one] Noch 1 Traum im Stapel
       *[other] Noch { $count } Träume im Stapel
    }
sandman-encounters = { $count ->
        [one] Noch 1 Begegnung im Stapel
       *[other] Noch { $count } Begegnungen im Stapel
    }

# Traumläufer
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

# Werkstatt
workshop-night = Nacht { $round } von 6
workshop-order = Reihenfolge: { $names }
workshop-drawn = Splitter, die du an Orten ablegst: { $shards }
workshop-sight = Diese Karten siehst du dir an:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Als Nächstes wird eingesammelt: { $colour }.
workshop-here = Hier: { $names }.
workshop-blocked = Auf der Kraft steht Herr Albtraum.
workshop-way = Der Weg dorthin: { $cost }.
workshop-red-way = Auf dem Weg liegt ein Albtraumsplitter.
workshop-red = Albtraumsplitter liegen auf den Wegen { $paths }.
workshop-hand = In den Händen: { $shards }
workshop-bare = Die Werkstatt ist noch leer.
workshop-built = Bisher gebaut, jeder Stapel von unten nach oben:
workshop-tree = ein Baum
workshop-dreamer = der Träumer
workshop-mountain = ein Berg
workshop-card = { $points ->
        [one] { $card }, Stufe { $level }, 1 Punkt, Kraft: { $power }.
       *[other] { $card }, Stufe { $level }, { $points } Punkte, Kraft: { $power }.
    }
workshop-card-land = Ihre Landschaft: { $land }.
workshop-card-shard = Darauf liegt: { $colour }.
workshop-finished = Vollendet: { $cards }
workshop-pile = Oberste vollendete Karte:
workshop-bag = Im Beutel: { $shards }
