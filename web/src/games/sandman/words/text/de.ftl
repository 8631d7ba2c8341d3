sandman-free = { $count ->
    [one] 1 Schritt eines Rades ist kostenlos.
   *[other] { $count } Schritte eines Rades sind kostenlos.
}
sandman-backwards = In diesem Zug läuft das Rad gegen den Uhrzeigersinn.
sandman-soothed = Die Karte, die in diesem Zug genommen wird, gilt als verbunden, was immer sie zeigt.
sandman-taken = Genommene Karte: { $card }
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
sandman-spot = Auf Ebene { $level } läge sie so: { $sides }
sandman-points = { $points } Punkte
