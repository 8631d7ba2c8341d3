# Ravens auf Deutsch. Kartennamen stehen im Nominativ nach einem Doppelpunkt; Meldungen in der Gegenwart.
player = Spieler { $number }
you = Du
none = nichts

# Karten

card-ravens-0 = leerer Himmel (0)
card-ravens-1 = 1 Rabe
card-ravens-2 = 2 Raben
card-ravens-3 = 3 Raben
card-ravens-4 = 4 Raben
card-ravens-5 = 5 Raben
card-ravens-6 = 6 Raben
card-ravens-7 = 7 Raben
card-ravens-8 = 8 Raben
card-ravens-9 = neun Raben
card-take-two = Nimm 2 (5 Raben)
card-peek-one = Späh 1 (6 Raben)
card-swap-two = Tausch 2 (7 Raben)

# Züge

move-look = Karte { $place1 } deines Traums ansehen
move-wake = Aufwachen!
move-draw = Vom Nachziehstapel ziehen
move-take = Die oberste Karte der Ablage gegen deine Karte { $place1 } nehmen
move-swap = Die gezogene Karte an die Stelle deiner Karte { $place1 } legen
move-drop = Die gezogene Karte abwerfen
move-use = Die gezogene Karte einsetzen
move-choose = Die { $which ->
        [0] erste
       *[1] zweite
    } Karte behalten
move-peek = Karte { $place1 } von Spieler { $owner1 } ausspähen
move-pick = Karte { $place1 } von Spieler { $owner1 } tauschen ...
move-exchange = ... mit Karte { $place1 } von Spieler { $owner1 }
move-claim = Behaupten, dass deine Karten { $first1 } und { $second1 } beide { $number } zeigen

# Was geschieht

news-dealt = Runde { $round } ist ausgeteilt. { $seat ->
    [Du] Du beginnst
   *[name] { $seat } beginnt
}; auf der Ablage: { $card }.
news-looked = { $seat ->
    [Du] Du siehst Karte { $place1 } deines Traums an: { $card }.
   *[name] { $seat } sieht Karte { $place1 } des eigenen Traums an: { $card }.
}
news-looked-unseen = { $seat ->
    [Du] Du siehst Karte { $place1 } deines Traums an.
   *[name] { $seat } sieht Karte { $place1 } des eigenen Traums an.
}
news-woke = { $seat ->
    [Du] Du rufst
   *[name] { $seat } ruft
}: Aufwachen!
news-ran-out = Der Nachziehstapel ist leer: Die Runde ist vorbei, und niemand hat gerufen.
news-took = { $seat ->
    [Du] Du nimmst
   *[name] { $seat } nimmt
} von der Ablage: { $card }. Das ist nun Karte { $place1 } des Traums.
news-drew = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
}: { $card }.
news-drew-unseen = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
} eine Karte.
news-kept = { $seat ->
    [Du] Du legst in deinen Traum
   *[name] { $seat } legt in den eigenen Traum
}: { $card }. Das ist nun Karte { $place1 }.
news-kept-unseen = { $seat ->
    [Du] Du legst die gezogene Karte als Karte { $place1 } in deinen Traum.
   *[name] { $seat } legt die gezogene Karte als Karte { $place1 } in den eigenen Traum.
}
news-discarded = { $seat ->
    [Du] Du wirfst
   *[name] { $seat } wirft
} ab: { $card }.
news-used = { $seat ->
    [Du] Du setzt
   *[name] { $seat } setzt
} ein: { $card }.
news-drew-two = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
} zwei Karten: { $cards }.
news-drew-two-unseen = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
} zwei Karten.
news-peeked = { $seat ->
    [Du] Du spähst
   *[name] { $seat } späht
} { $owner ->
    [Du] deine Karte { $place1 }
   *[name] Karte { $place1 } von { $owner }
} aus: { $card }.
news-peeked-unseen = { $seat ->
    [Du] Du spähst
   *[name] { $seat } späht
} { $owner ->
    [Du] deine Karte { $place1 }
   *[name] Karte { $place1 } von { $owner }
} aus.
news-picked = { $seat ->
    [Du] Du willst
   *[name] { $seat } will
} { $owner ->
    [Du] deine Karte { $place1 }
   *[name] Karte { $place1 } von { $owner }
} tauschen.
news-exchanged = { $seat ->
    [Du] Du tauschst
   *[name] { $seat } tauscht
} { $owner ->
    [Du] deine Karte { $place1 }
   *[name] Karte { $place1 } von { $owner }
} mit { $other ->
    [Du] deiner Karte { $there1 }
   *[name] Karte { $there1 } von { $other }
}.
news-claimed = { $seat ->
    [Du] Du behauptest, dass die Karten { $first1 } und { $second1 } beide { $number } zeigen, und hast recht: { $cards }.
   *[name] { $seat } behauptet, dass die Karten { $first1 } und { $second1 } beide { $number } zeigen, und hat recht: { $cards }.
}
news-misclaimed = { $seat ->
    [Du] Du behauptest, dass die Karten { $first1 } und { $second1 } beide { $number } zeigen, und irrst: { $cards }.
   *[name] { $seat } behauptet, dass die Karten { $first1 } und { $second1 } beide { $number } zeigen, und irrt: { $cards }.
}
news-scored = { $seat ->
    [Du] Du träumst
   *[name] { $seat } träumt
}: { $cards }. Zusammen { $ravens ->
        [one] { $ravens } Rabe
       *[other] { $ravens } Raben
    }, in dieser Runde { $points }, bisher insgesamt { $total }.

# Was gefragt ist

phase-look = Sieh dir zwei Karten deines Traums an.
phase-turn = Du bist dran: Ruf „Aufwachen!“, nimm von der Ablage oder zieh vom Stapel.
phase-drawn = Du hast eine Karte gezogen: Leg sie in deinen Traum, wirf sie ab oder setz sie ein, wenn sie besonders ist.
phase-choose = Du hast zwei Karten gezogen: Welche behältst du?
phase-peek = Wähle eine Karte aus irgendeinem Traum, um sie auszuspähen.
phase-pick = Wähle die erste der beiden Karten, die getauscht werden.
phase-exchange = Wähle die Karte einer anderen Person, mit der getauscht wird.
phase-over = Das Spiel ist aus.

# Zweimal überlegen

warning-wake = Das beendet die Runde sofort. Wenn jemand weniger Raben hat als du, zahlst du eine Strafe.
warning-claim = Beide Karten werden allen gezeigt. Wenn du dich irrst, bekommst du eine Karte dazu.

# Woher die Wertung kommt

why-counted = die Raben des Traums
why-fewest = gerufen mit den wenigsten Raben
why-tied = gerufen bei Gleichstand um die wenigsten Raben
why-beaten = gerufen ohne die wenigsten Raben: Strafe
why-all-nines = ein Traum aus lauter Neunen
why-outshone = jemand träumt lauter Neunen

# Wie es ausging

reason-target = Die Grenze ist erreicht. Die wenigsten Raben gewinnen.
reason-rounds = Die letzte Runde ist vorbei. Die wenigsten Raben gewinnen.
reason-long = Länger darf das Spiel nicht dauern. Die wenigsten Raben gewinnen.

# Der Tisch im Terminal

label-legend = Die Zahl einer Karte sind ihre Raben; Karten mit Namen wirken, wenn sie gezogen werden. ? ist eine Karte, die du nicht kennst.
label-total = gesamt { $total }
label-drawn = Gezogen
label-discarded = Ablage
label-pile = Stapel
label-round = Runde
label-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-empty = keine
label-called = Runde { $round }: { $caller } ruft „Aufwachen!“
label-ran-out = Runde { $round }: Der Nachziehstapel ist leer.
short-ravens-0 = 0
short-ravens-1 = 1
short-ravens-2 = 2
short-ravens-3 = 3
short-ravens-4 = 4
short-ravens-5 = 5
short-ravens-6 = 6
short-ravens-7 = 7
short-ravens-8 = 8
short-ravens-9 = 9
short-take-two = 5 Nimm 2
short-peek-one = 6 Späh 1
short-swap-two = 7 Tausch 2

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-R3 = Vor dem ersten Zug siehst du dir zwei Karten deines eigenen Traums an, jede einmal.
rule-R5 = Ein Zug beginnt mit dem Stapel, mit der Ablage oder mit „Aufwachen!“, und aufwachen kannst du nur dann.
rule-R6 = Die oberste Karte der Ablage kommt anstelle einer deiner Karten in deinen Traum; nach 20 solchen Karten nacheinander muss erst jemand ziehen.
rule-R7 = Eine gezogene Karte tauschst du ein, wirfst du ab oder setzt du ein, wenn sie besonders ist.
rule-R8 = Eine gezogene Karte tritt an die Stelle einer Karte deines eigenen Traums.
rule-R10 = Einsetzen kannst du nur eine besondere Karte, die du gerade gezogen hast.
rule-R11 = Von den zwei Karten von „Nimm 2“ behältst du eine.
rule-R12 = Mit „Späh 1“ siehst du dir eine Karte irgendeines Traums an.
rule-R13 = „Tausch 2“ vertauscht zwei Karten von zwei verschiedenen Personen.
rule-R21 = Behauptungen sind eine Variante: Du nennst zwei Karten deines eigenen Traums, und mit 8 Karten darin geht es nicht.
