# Doors auf Deutsch. Meldungen stehen in der Gegenwart; „Du“ hat seine eigenen Verbformen.
# Kartennamen stehen im Nominativ: nach einem Doppelpunkt, oder bei Türen nach „die“, wo er auch der Akkusativ ist.

title = Türen
player = Spieler { $number }
you = Du
none = nichts
about =
    Finde die Türen des Labyrinths und öffne sie alle, bevor der Stapel leer ist. Drei Kammern einer Farbe
    hintereinander öffnen eine Tür dieser Farbe; Nachbarn in einer Reihe zeigen nie dasselbe Symbol.

## Karten

card-red-sun = rote Sonne
card-red-moon = roter Mond
card-red-key = roter Schlüssel
card-blue-sun = blaue Sonne
card-blue-moon = blauer Mond
card-blue-key = blauer Schlüssel
card-green-sun = grüne Sonne
card-green-moon = grüner Mond
card-green-key = grüner Schlüssel
card-brown-sun = braune Sonne
card-brown-moon = brauner Mond
card-brown-key = brauner Schlüssel
card-red-door = rote Tür
card-blue-door = blaue Tür
card-green-door = grüne Tür
card-brown-door = braune Tür
card-nightmare = Albtraum

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-brown = Braun

symbol-sun = Sonne
symbol-moon = Mond
symbol-key = Schlüssel
symbol-door = Tür

# Woher eine Karte kommt, am Satzende: von der eigenen Hand wird nichts gesagt.
source-hand = { "" }
source-shared = { " " }(gemeinsam)

## Was gefragt ist

phase-draft = Vor euch liegen offene Kammern. Nimm eine auf die Hand.
phase-play = Leg eine Karte an deine Reihe an oder wirf eine ab.
phase-give = Du darfst eine eigene Karte mit einer gemeinsamen tauschen. Welche gibst du her?
phase-take = Du gibst her: { $giving }. Welche gemeinsame Karte nimmst du dafür?
phase-foresee = Eine Prophezeiung: Diese Karten liegen oben auf dem Stapel. Wirf eine davon ab.
phase-arrange = Leg die übrigen Karten zurück auf den Stapel. Welche kommt als Nächstes?
phase-triple = Drei Kammern einer Farbe, doch ihre Tür hast du schon. Nimmst du auch die zweite?
phase-door = Eine { $drawn } steht vor dir, und du hast ihren Schlüssel. Öffnest du sie?
phase-nightmare = Ein Albtraum steht vor dir. Was gibst du ihm?
phase-over = Der Traum ist vorbei.

## Züge

move-play = Anlegen: { $card }{ $source }
move-discard = Abwerfen: { $card }{ $source }
move-draft = Nehmen: { $card }
move-give = Hergeben: { $card }
move-take = Nehmen: { $card }
move-keep = Nichts tauschen
move-foresee = Abwerfen: { $card }
move-arrange = Als Nächstes: { $card }
move-open = Schlüssel{ $source } abgeben und die Tür öffnen
move-leave = Die Tür im Limbus versinken lassen
move-accept = Die zweite Tür nehmen
move-decline = Im Stapel lassen
move-lose-key = Einen Schlüssel in { $colour } opfern{ $source }
move-lose-door = Eine Tür in { $colour } opfern: Sie versinkt im Limbus
move-lose-five = Die obersten fünf Karten des Stapels opfern
move-lose-hand = Die ganze Hand opfern

## Was geschieht

news-drafted = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
}: { $card }.
news-played = { $who ->
    [you] Du legst an
   *[other] { $seat } legt an
}: { $card }.
news-found = Die dritte Kammer ihrer Farbe: Eine { $card } springt auf.
news-declined = { $who ->
    [you] Du lässt
   *[other] { $seat } lässt
} die zweite { $card } im Stapel.
news-discarded = { $who ->
    [you] Du wirfst ab
   *[other] { $seat } wirft ab
}: { $card }.
news-swapped = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} mit den gemeinsamen Karten. Gegeben: { $card }; genommen: { $gained }.
news-foresaw = { $who ->
    [you] Du hast
   *[other] { $seat } hat
} eine Prophezeiung: { $cards }.
news-foresaw-unseen =
    { $who ->
        [you] Du hast eine Prophezeiung und siehst
       *[other] { $seat } hat eine Prophezeiung und sieht
    } { $count ->
        [one] die letzte Karte des Stapels.
       *[other] die obersten { $count } Karten des Stapels.
    }
news-let-go = { $who ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine Karte der Prophezeiung ab: { $card }.
news-arranged =
    { $count ->
        [0] Von der Prophezeiung bleibt keine Karte übrig.
       *[other] { $who ->
            [you] Du legst
           *[other] { $seat } legt
        } zurück auf den Stapel, nächste Karte zuerst: { $cards }.
    }
news-arranged-unseen =
    { $count ->
        [0] Von der Prophezeiung bleibt keine Karte übrig.
        [one] { $who ->
            [you] Du legst
           *[other] { $seat } legt
        } eine Karte zurück auf den Stapel.
       *[other] { $who ->
            [you] Du legst
           *[other] { $seat } legt
        } { $count } Karten zurück auf den Stapel.
    }
news-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
}: { $card }.
news-drew-unseen = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Karte.
news-drew-shared = Neu bei den gemeinsamen Karten: { $card }.
news-met = Aus dem Dunkel taucht auf: { $card }.
news-faded = Für den Albtraum ist nichts mehr zu holen. Er verblasst.
news-opened = { $who ->
    [you] Du gibst einen Schlüssel ab und öffnest
   *[other] { $seat } gibt einen Schlüssel ab und öffnet
} die { $card }.
news-left = { $who ->
    [you] Du lässt
   *[other] { $seat } lässt
} die { $card } im Limbus versinken.
news-lost-key = { $who ->
    [you] Du opferst
   *[other] { $seat } opfert
} dem Albtraum: { $card }.
news-lost-door = { $who ->
    [you] Du opferst
   *[other] { $seat } opfert
} dem Albtraum die { $card }. Sie versinkt im Limbus.
news-lost-five = Der Albtraum fegt die obersten Karten vom Stapel: { $cards }.
news-lost-hand = { $who ->
    [you] Du opferst
   *[other] { $seat } opfert
} dem Albtraum die ganze Hand.
news-passed = Versinkt im Limbus: { $card }.
news-shuffled = Was im Limbus lag, wird zurück in den Stapel gemischt.

## Züge, die Bedenken verdienen

warning-discards-door = Eine abgeworfene Tür ist für immer verloren, und ohne sie gibt es vielleicht keinen Ausweg.
warning-empties-deck = Das kostet den Rest des Stapels. Wenn nichts mehr zu ziehen ist, ist der Traum verloren.
warning-second-door = Eine Tür dieser Farbe hast du schon. Mit einer zweiten könnt ihr nicht gewinnen, bis du sie wieder hergibst.

## Das Ende

reason-escaped = Die letzte Tür springt auf. Der Weg aus dem Labyrinth ist frei.
reason-lost = Der Stapel ist leer, und das Labyrinth schließt sich.
score =
    { $points ->
        [one] 1 offene Tür
       *[other] { $points } offene Türen
    }

## Was auf dem Tisch liegt

label-doors = Türen
label-opened = { $open } von { $needed }
label-row = Reihe
label-run = { $length } von 3
label-hand = Hand
label-shared = Gemeinsam
label-laid-out = Ausgelegt
label-deck = Stapel
label-top = oben:
label-prophecy = Prophezeiung
label-limbo = Limbus
label-discarded = Ablage
label-last = zuletzt:
label-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-known-set =
    { $where ->
        [deck] Bekannt oben auf dem Stapel, Reihenfolge unbekannt
        [hand] Bekannt auf der Hand des Mitspielers
       *[both] Bekannt oben auf dem Stapel oder auf der Hand des Mitspielers
    }
label-unseen = Noch nicht gesehen
label-empty = leer

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-D4 = Eine Karte kommt ans Ende deiner Reihe und muss ein anderes Symbol zeigen als die Karte davor.
rule-D6 = Statt eine Karte anzulegen, darfst du eine abwerfen, eine eigene oder eine gemeinsame.
rule-D7 = Von den Karten einer Prophezeiung wirfst du eine ab und legst die anderen zurück, die nächste zuerst.
rule-D10 = Eine Tür, die auftaucht, öffnest du mit einem Schlüssel ihrer Farbe, oder sie versinkt im Limbus.
rule-D11 = Ein Albtraum verlangt eins von vier Dingen. Wählen kannst du nur, was du auch geben kannst.
rule-D19 = Am Anfang nehmt ihr abwechselnd je eine der ausgelegten Kammern, bis ihr beide drei habt.
rule-D21 = Gleich nach dem Abwerfen darfst du eine eigene Karte mit einer gemeinsamen tauschen.
rule-D23 = Eine zweite Tür derselben Farbe darfst du nehmen oder im Stapel lassen.

option-talk = Zu zweit: ob jeder die eigenen Karten des anderen sieht (D25).
bot-learned = Ein Netz, das sich das Spiel selbst beigebracht hat; es spielt allein.
