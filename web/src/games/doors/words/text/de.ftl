doors-hand = Auf der Hand: { $cards }
doors-row = Reihe, von vorn: { $cards }
doors-run = { $count ->
    [one] Sie endet mit 1 Karte einer Farbe.
   *[other] Sie endet mit { $count } Karten derselben Farbe.
}
doors-opened = Offene Türen: { $cards }
doors-drawn = Gerade gezogen: { $card }
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
