sandman-round = Runde { $round } von 3
sandman-turns-left = { $count ->
        [one] höchstens noch 1 Zug
       *[other] höchstens noch { $count } Züge
    }
sandman-ends = sie endet nach diesem Zug
sandman-tokens = { $count ->
        [one] 1 Sandmarke
       *[other] { $count } Sandmarken
    }
sandman-your-tokens = Deine Sandmarken
sandman-their-tokens = Sandmarken
sandman-so-far = bisher { $count }
sandman-dreams = Träume
sandman-bag = Beutel
sandman-encounters = Begegnungen
sandman-open = Offen
sandman-wheel-black = Schwarzes Rad
sandman-wheel-white = Weißes Rad
sandman-joined = verbunden
sandman-broken = ein Riss
sandman-done = Zug beenden
sandman-play-it = Ausspielen
sandman-keep-it = Behalten
sandman-pay-it = Damit bezahlen
sandman-set-here = Hier
sandman-left = noch { $count }
sandman-score = Punkte: { $total }
sandman-gap = Lücke
sandman-say-take = „{ $card }“ nehmen?
sandman-say-lay = Auf welche Ebene?
sandman-say-play = „{ $encounter }“ ausspielen?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
sandman-hint-meets = die Räder treffen sich
sandman-card = { $name }: { $particles }, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
sandman-nightmare = { $name }, ein Albtraum: { $particles }
end-sandman-level-1 = Sterne, Ebene 1
end-sandman-level-2 = Sterne, Ebene 2, doppelt
end-sandman-level-3 = Sterne, Ebene 3, dreifach
end-sandman-cut-off = Abgeschnittene Karten, als Ebene 1
end-sandman-encounters = Nicht ausgespielte Begegnungen
end-sandman-goal = Ziel
end-sandman-nightmares = Albträume
end-sandman-keepsake = Andenken
sandman-look-goal = Das Ziel
sandman-look-tokens = Die Sandmarken
sandman-say-look = Was willst du von { $name } sehen?
sandman-look-closer = { $who ->
    [you] Deinen Traum groß ansehen
   *[other] { $name }: Traum groß ansehen
}
sandman-dream-of = { $who ->
    [you] Dein Traum
   *[other] Der Traum von { $name }
}
sandman-whose-way = Das Rad, dessen Weg zu sehen ist
sandman-held = { $count ->
        [one] 1 Begegnung auf der Hand
       *[other] { $count } Begegnungen auf der Hand
    }
sandman-no-tokens = Noch keine
sandman-offer = Auf Ebene { $level } anlegen: { $points }
sandman-hint-draws = bringt { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
    }
sandman-hint-costs = kostet { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
    }
sandman-goal-means = 1 Punkt für jedes davon auf deinen Karten
sandman-about-goal = Am Ende 1 Punkt für jedes dieser Teilchen, das auf deinen Karten aufgedruckt ist, auch auf Albträumen: { $particles }.
sandman-about-stars = { $one ->
        [one] Der Stern zählt auf Ebene 1 einen Punkt, auf Ebene 2 { $two }, auf Ebene 3 { $three }.
       *[other] Die Sterne zählen auf Ebene 1 { $one } Punkte, auf Ebene 2 { $two }, auf Ebene 3 { $three }.
    }
sandman-about-nightmare = Ein Albtraum: Er kostet auf Ebene 1 { $one ->
        [one] 1 Punkt
       *[other] { $one } Punkte
    }, auf Ebene 2 { $two }, auf Ebene 3 { $three }.
sandman-about-encounter = Die Spirale bringt Begegnungen: Du ziehst so viele, wie die Nummer der Ebene angibt, und behältst eine.
sandman-about-joined = Verbunden: Beide Karten haben ein Teilchen gemeinsam, also passt eine Karte darunter.
sandman-about-broken = Ein Riss: Die beiden Karten haben kein Teilchen gemeinsam, also passt nichts darunter.
sandman-about-cut-off = Auf jeder Seite ein Riss: Sie ist abgeschnitten und zählt als Ebene 1.
sandman-about-gap = Eine Lücke: Unter einem Riss kann nichts liegen.
sandman-about-level = { $level ->
        [1] Ebene 1: Sterne und Albtraumzeichen zählen einfach.
        [2] Ebene 2: Sterne und Albtraumzeichen zählen doppelt.
       *[other] Ebene 3: Sterne und Albtraumzeichen zählen dreifach.
    }
sandman-about-token = Leg sie, bevor du ein Rad bewegst, auf die letzte Karte einer Ebene: Die Karte hat dann auch dieses Teilchen. Oder bezahl einen Schritt damit.
sandman-about-blank = Die Rückseite ist leer: Wird sie gezogen, wenn sich die Räder treffen, endet die Runde.
sandman-about-wheel = Bewege es im Uhrzeigersinn und nimm die Karte, auf der es hält. 1 Schritt bringt 2 Marken, 2 Schritte bringen 1, der 3. ist kostenlos, jeder weitere kostet eine Marke.
sandman-sand-more = { $count ->
        [one] +1 Marke
       *[other] +{ $count } Marken
    }
sandman-sand-less = { $count ->
        [one] −1 Marke
       *[other] −{ $count } Marken
    }
sandman-sand-none = kostenlos
