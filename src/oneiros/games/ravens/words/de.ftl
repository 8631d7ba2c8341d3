# Ravens auf Deutsch. Kartennamen stehen im Nominativ nach einem Doppelpunkt; Meldungen in der Gegenwart.
title = Raben
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
card-ravens-9 = 9 Raben
card-take-two = Nimm 2 (5 Raben)
card-peek-one = Spicke 1 (6 Raben)
card-swap-two = Tausch 2 (7 Raben)

# Züge

move-look = Karte { $place1 } deines Traums ansehen
move-done = Genug gesehen
move-wake = Aufwachen!
move-draw = Vom Nachziehstapel ziehen
move-take = Die oberste Karte der Ablage anstelle deiner Karte { $place1 } nehmen
move-swap = Die gezogene Karte anstelle deiner Karte { $place1 } behalten
move-drop = Die gezogene Karte abwerfen
move-use = Die gezogene Karte einsetzen
move-choose = Die { $which ->
        [0] erste
       *[1] zweite
    } Karte behalten
move-peek = { $whose ->
        [you] Deine Karte { $place1 }
       *[other] Karte { $place1 } von { $owner }
    } ansehen
move-pick = { $whose ->
        [you] Deine Karte { $place1 }
       *[other] Karte { $place1 } von { $owner }
    } tauschen …
move-exchange = … mit { $whose ->
        [you] deiner Karte { $place1 }
       *[other] Karte { $place1 } von { $owner }
    }
move-claim = Behaupten: Deine Karten { $first1 } und { $second1 } zeigen je { $number }

# Was geschieht

news-dealt = Runde { $round } ist ausgeteilt. { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}; auf der Ablage: { $card }.
news-looked = { $who ->
    [you] Du siehst dir Karte { $place1 } deines Traums an: { $card }.
   *[other] { $seat } sieht sich Karte { $place1 } des eigenen Traums an: { $card }.
}
news-looked-unseen = { $who ->
    [you] Du siehst dir Karte { $place1 } deines Traums an.
   *[other] { $seat } sieht sich Karte { $place1 } des eigenen Traums an.
}
news-woke = { $who ->
    [you] Du rufst: „Aufwachen!“
   *[other] { $seat } ruft: „Aufwachen!“
}
news-ran-out = Der Nachziehstapel ist leer: Die Runde ist vorbei, ohne dass jemand „Aufwachen!“ gerufen hat.
news-took = { $who ->
    [you] Du nimmst von der Ablage: { $card }. Das ist jetzt deine Karte { $place1 }.
   *[other] { $seat } nimmt von der Ablage: { $card }. Das ist jetzt Karte { $place1 } von { $seat }.
}
news-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
}: { $card }.
news-drew-unseen = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte.
news-kept = { $who ->
    [you] Du behältst: { $card }. Das ist jetzt deine Karte { $place1 }.
   *[other] { $seat } behält: { $card }. Das ist jetzt Karte { $place1 } von { $seat }.
}
news-kept-unseen = { $who ->
    [you] Du behältst die gezogene Karte als deine Karte { $place1 }.
   *[other] { $seat } behält die gezogene Karte als Karte { $place1 }.
}
news-discarded = { $who ->
    [you] Du wirfst
   *[other] { $seat } wirft
} ab: { $card }.
news-used = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein: { $card }.
news-drew-two = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} zwei Karten: { $cards }.
news-drew-two-unseen = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} zwei Karten.
news-peeked = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whose ->
    [you] deine Karte { $place1 }
   *[other] Karte { $place1 } von { $owner }
} an: { $card }.
news-peeked-unseen = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whose ->
    [you] deine Karte { $place1 }
   *[other] Karte { $place1 } von { $owner }
} an.
news-picked = { $who ->
    [you] Du willst
   *[other] { $seat } will
} { $whose ->
    [you] deine Karte { $place1 }
   *[other] Karte { $place1 } von { $owner }
} tauschen.
news-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $whose ->
    [you] deine Karte { $place1 }
   *[other] Karte { $place1 } von { $owner }
} mit { $whom ->
    [you] deiner Karte { $there1 }
   *[other] Karte { $there1 } von { $other }
}.
news-claimed = { $who ->
    [you] Du behauptest: Deine Karten { $first1 } und { $second1 } zeigen je { $number }. Das stimmt: { $cards }.
   *[other] { $seat } behauptet: Karte { $first1 } und Karte { $second1 } zeigen je { $number }. Das stimmt: { $cards }.
}
news-misclaimed = { $who ->
    [you] Du behauptest: Deine Karten { $first1 } und { $second1 } zeigen je { $number }. Das stimmt nicht: { $cards }.
   *[other] { $seat } behauptet: Karte { $first1 } und Karte { $second1 } zeigen je { $number }. Das stimmt nicht: { $cards }.
}
news-scored = { $who ->
    [you] In deinem Traum
   *[other] Im Traum von { $seat }
}: { $cards }. Zusammen { $ravens ->
        [one] { $ravens } Rabe
       *[other] { $ravens } Raben
    }, gewertet { $points }, insgesamt { $total }.

# Was gefragt ist

phase-look = Sieh dir zwei Karten deines Traums an.
phase-turn = Du bist dran: Zieh vom Nachziehstapel, nimm von der Ablage oder ruf „Aufwachen!“.
phase-drawn = Du hast eine Karte gezogen: Behalte sie anstelle einer deiner Karten, wirf sie ab oder setz sie ein, wenn es eine besondere ist.
phase-choose = Du hast zwei Karten gezogen: Welche behältst du?
phase-peek = Wähle eine Karte aus einem beliebigen Traum, die du dir ansehen willst.
phase-pick = Wähle die erste der beiden Karten, die getauscht werden.
phase-exchange = Wähle die Karte eines anderen Spielers, mit der getauscht wird.
phase-remember = Präg dir ein, was du siehst: Es wird dir nicht noch einmal gezeigt.
phase-over = Das Spiel ist aus.

# Zweimal überlegen

warning-wake = Das beendet die Runde sofort. Wenn jemand weniger Raben hat als du, zahlst du eine Strafe.
warning-claim = Beide Karten werden allen gezeigt. Wenn du dich irrst, bekommst du eine Karte dazu.

# Woher die Wertung kommt

why-counted = die Raben im Traum
why-fewest = gerufen mit den wenigsten Raben
why-tied = gerufen bei Gleichstand um die wenigsten Raben
why-beaten = gerufen, aber nicht die wenigsten Raben: Strafe
why-all-nines = ein Traum aus lauter Neunen
why-outshone = jemand anders hat lauter Neunen

# Wie es ausging

reason-target = Die Grenze ist erreicht. Wer die wenigsten Raben hat, gewinnt.
reason-rounds = Die letzte Runde ist vorbei. Wer die wenigsten Raben hat, gewinnt.
reason-long = Länger darf das Spiel nicht dauern. Wer die wenigsten Raben hat, gewinnt.

# Der Tisch im Terminal

label-legend = Die Zahl auf einer Karte nennt ihre Raben; Karten mit Namen haben eine Wirkung, wenn man sie zieht. ? ist eine Karte, die du nicht kennst.
label-total = gesamt { $total }
label-drawn = Gezogen
label-discarded = Ablage
label-takes-left = { $count ->
        [0] Gesperrt, bis jemand zieht
        [one] Noch 1 Karte, dann gesperrt, bis jemand zieht
       *[other] Noch { $count } Karten, dann gesperrt, bis jemand zieht
    }
label-pile = Nachziehstapel
label-round = Runde
label-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-empty = keine
label-called = Runde { $round }: „Aufwachen!“ ({ $caller })
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
short-peek-one = 6 Spicke 1
short-swap-two = 7 Tausch 2

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-R3 = Vor dem ersten Zug siehst du dir zwei verschiedene Karten deines eigenen Traums an.
rule-R5 = Zu Beginn deines Zuges ziehst du, nimmst von der Ablage oder rufst „Aufwachen!“; später im Zug kannst du nicht mehr rufen.
rule-R6 = Die oberste Karte der Ablage kommt anstelle einer deiner Karten in deinen Traum. Nach 20 solchen Karten in Folge muss erst jemand ziehen.
rule-R7 = Eine gezogene Karte behältst du anstelle einer deiner Karten, wirfst sie ab oder setzt sie ein, wenn es eine besondere ist.
rule-R8 = Eine gezogene Karte kommt an die Stelle einer Karte deines eigenen Traums.
rule-R10 = Einsetzen kannst du nur eine besondere Karte, die du gerade gezogen hast.
rule-R11 = Von den zwei Karten, die „Nimm 2“ bringt, behältst du eine.
rule-R12 = Mit „Spicke 1“ siehst du dir eine Karte aus einem beliebigen Traum an.
rule-R13 = „Tausch 2“ vertauscht zwei Karten von zwei verschiedenen Spielern.
rule-R21 = „Ich weiß, was ich habe“ ist eine Variante: Du nennst zwei Karten deines eigenen Traums. Hat er schon 8 Karten, geht das nicht.

option-penalty = Was ein Rufer, der nicht die wenigsten Raben hat, zusätzlich bekommt (R14).
option-tie = Was ein Rufer bei Gleichstand um die wenigsten Raben bekommt (R14).
option-target = Das Spiel endet, wenn jemand so viele Raben hat (R17).
option-rounds = Stattdessen so viele Runden spielen; 0: bis zum Ziel (R18).
option-scary-nines = Wer allein die meisten Neunen hat, zählt sie nicht (R19).
option-all-or-nothing = Ein Traum nur aus Neunen bringt 0, allen anderen 50 (R20).
option-claims = Zwei gleiche Karten gegen eine tauschen, wenn du weißt, wo sie liegen (R21).
option-memory = Ob Karten, die du gesehen hast, für dich sichtbar bleiben.
