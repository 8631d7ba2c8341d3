# Sandman auf Deutsch. Plätze und Spieler zählen ab 1: $place1 ist $place und eins.
# Namen stehen im Nominativ: nach einem Doppelpunkt, in Klammern oder in Anführungszeichen; Meldungen in der Gegenwart.

title = Sandmann
player = Spieler { $number }
you = Du
none = nichts

## Dinge

wheel-black = das schwarze Rad
wheel-white = das weiße Rad
back-sand = Sand
back-blank = leere Rückseite
secret-goal = Ziel
secret-tokens = Sandmarken
cause-few-cards = im Kreis liegt nur noch eine Karte je Spieler
cause-blank = Die Räder trafen sich, und eine Sandmarke mit leerer Rückseite wurde gezogen

plot-tide = Flut
plot-sky = Himmel
plot-wood = Wald

particle-pearl = Perle
particle-whale = Wal
particle-anchor = Anker
particle-coral = Koralle
particle-eel = Aal
particle-lighthouse = Leuchtturm
particle-kite = Drachen
particle-comet = Komet
particle-cloud = Wolke
particle-swallow = Schwalbe
particle-airship = Luftschiff
particle-weathercock = Wetterhahn
particle-owl = Eule
particle-fox = Fuchs
particle-mushroom = Pilz
particle-lantern = Laterne
particle-well = Brunnen
particle-thorn = Dorn

goal-navigator = Der Steuermann
goal-jeweller = Der Juwelier
goal-watchman = Der Nachtwächter
goal-thief = Der Dieb
goal-poet = Der Dichter
goal-wanderer = Der Wanderer
goal-hermit = Der Einsiedler
goal-storyteller = Der Erzähler

encounter-pocketful = Volle Tasche
encounter-long-stride = Riesenschritt
encounter-turning-back = Kehrtwende
encounter-mender = Flickschneider
encounter-second-sight = Zweites Gesicht
encounter-swap = Tausch
encounter-lullaby = Wiegenlied
encounter-guard-dog = Wachhund
encounter-sandglass = Sanduhr
encounter-stargazer = Sterngucker
encounter-weaver = Weber
encounter-keepsake = Andenken

effect-pocketful = Zieh { $power ->
    [one] { $power } Sandmarke
   *[other] { $power } Sandmarken
}.
effect-long-stride = In diesem Zug { $power ->
    [one] ist bis zu { $power } weiterer Schritt
   *[other] sind bis zu { $power } weitere Schritte
} kostenlos.
effect-turning-back = In diesem Zug läuft das Rad gegen den Uhrzeigersinn.
effect-mender = Entferne einen Riss aus deinem Traum; die beiden Karten sind verbunden.
effect-second-sight = Sieh dir das Ziel oder die Sandmarken eines anderen Spielers an.
effect-swap = Tausche { $power } deiner Sandmarken gegen ebenso viele eines anderen Spielers, zufällig gezogen.
effect-lullaby = Die Karte, die du in diesem Zug nimmst, gilt als verbunden, was immer sie zeigt.
effect-guard-dog = Bleibt offen. Deine Albträume, die als Ebene 1 zählen, kosten nichts.
effect-sandglass = Bleibt offen. Für eine Bewegung um 3 Schritte ziehst du { $power ->
    [one] { $power } Sandmarke
   *[other] { $power } Sandmarken
}.
effect-stargazer = Bleibt offen. Dein 4. Schritt ist kostenlos.
effect-weaver = Bleibt offen. Du darfst in jedem Zug eine Sandmarke mehr legen.
effect-keepsake = Bleibt offen. Am Ende { $power ->
    [one] { $power } Punkt
   *[other] { $power } Punkte
} für jedes Motiv unter deinen Karten auf Ebene 3.

## Träume und Albträume

card-tear-of-the-moon = Mondträne
card-slow-giant = Sanfter Riese
card-rust-and-rope = Rost und Tau
card-red-garden = Roter Garten
card-silver-question = Silberne Frage
card-last-lamp = Letzte Lampe
card-sunken-dowry = Versunkene Mitgift
card-nursery-reef = Kinderstube im Riff
card-thief-in-the-shallows = Dieb im Seichten
card-signal-stone = Signalstein
card-dragged-harbour = Hafen im Schlepptau
card-barnacle-psalm = Psalm der Seepocken
card-two-long-shadows = Zwei lange Schatten
card-answered-song = Erwidertes Lied
card-knot-untying = Der Knoten löst sich
card-safe-mooring = Sicherer Liegeplatz
card-crooked-alley = Krumme Gasse
card-glass-lagoon = Gläserne Lagune
card-drowned-treasury = Versunkene Schatzkammer
card-harbour-of-rings = Hafen der Ringe
card-grotto-market = Markt in der Grotte
card-atoll-choir = Chor des Atolls
card-wreck-parade = Parade der Wracks
card-pilots-farewell = Abschied des Lotsen
card-reef-at-midnight = Riff um Mitternacht
card-storm-aquarium = Sturm im Aquarium
card-one-red-thread = Ein roter Faden
card-late-guest = Später Gast
card-feather-bed = Federbett
card-first-of-spring = Frühlingsbote
card-quiet-engine = Leiser Motor
card-which-way-home = Wo geht’s nach Hause?
card-tangled-noon = Verhedderter Mittag
card-string-and-wing = Schnur und Flügel
card-towed-by-a-child = Von einem Kind gezogen
card-roof-games = Spiele auf dem Dach
card-torn-curtain = Zerrissener Vorhang
card-racing-the-spark = Wettlauf mit dem Funken
card-night-mail = Nachtpost
card-iron-omen = Eisernes Omen
card-soft-landing = Sanfte Landung
card-rain-by-noon = Mittags Regen
card-stowaways = Blinde Passagiere
card-council-of-eaves = Rat unter der Traufe
card-carnival-aloft = Karneval in den Lüften
card-windy-parish = Windiges Kirchspiel
card-ribbon-regatta = Regatta der Bänder
card-attic-window = Dachfenster
card-ballast-of-stars = Ballast aus Sternen
card-thunder-fair = Jahrmarkt im Gewitter
card-southbound-night = Nacht gen Süden
card-village-of-sparks = Dorf der Funken
card-someone-awake = Jemand ist wach
card-borrowed-coat = Geliehener Mantel
card-small-umbrella = Kleiner Schirm
card-walking-light = Wanderndes Licht
card-wishing-down = Wunsch in die Tiefe
card-hundred-years = Hundert Jahre
card-midnight-supper = Mitternachtsmahl
card-reading-lesson = Lesestunde
card-mother-of-echoes = Mutter der Echos
card-needle-nest = Nadelnest
card-picnic-of-liars = Picknick der Lügner
card-lost-on-purpose = Absichtlich verlaufen
card-moon-for-cheese = Mond statt Käse
card-clever-gate = Schlaue Pforte
card-damp-cathedral = Feuchte Kathedrale
card-ring-of-teeth = Ring aus Zähnen
card-drowned-candle = Erloschene Kerze
card-rose-by-night = Rose bei Nacht
card-hollow-council = Rat im hohlen Baum
card-witchs-pantry = Speisekammer der Hexe
card-keepers-clearing = Lichtung des Hüters
card-briar-school = Schule im Dornbusch
card-tricksters-spring = Quelle der Schelme
card-hedge-banquet = Bankett in der Hecke
card-procession-home = Festzug nach Hause
card-masque-of-briars = Maskenball der Dornen
card-endless-corridor = Endloser Flur
card-late-for-everything = Zu spät für alles
card-house-without-doors = Haus ohne Türen
card-second-mirror = Zweiter Spiegel
card-running-in-sand = Laufen im Sand
card-faceless-choir = Chor ohne Gesichter
card-locked-voice = Stummer Schrei
card-tooth-by-tooth = Zahn für Zahn
card-visitor-below = Besuch von unten
card-falling-stair = Treppe ins Leere

## Züge

move-lay = Auf die letzte Karte von Ebene { $level } legen: { $particle } ({ $back })
move-move = Bewegen: { $wheel }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
move-play = Ausspielen: { $encounter }
move-attach = { $level ->
    [1] Den Traum auf Ebene 1 verbreitern
   *[other] Den Traum auf Ebene { $level } vertiefen
}
move-done = Zug beenden
move-spend = Abgeben: { $particle } ({ $back })
move-keep = Behalten: { $encounter }
move-mend = Den Riss nach Platz { $place1 } auf Ebene { $level } flicken
move-look = Ansehen: { $secret } von { $other }
move-trade = Mit { $other } tauschen
move-set = Das erste Rad vor Karte { $gap1 } des Kreises stellen

## Was gefragt ist

phase-set = Stell das erste Rad zwischen zwei Karten; das zweite kommt gegenüber.
phase-move = Beweg ein Rad. Davor darfst du eine Sandmarke legen oder Begegnungen ausspielen.
phase-pay = Bezahl die Schritte: Wähle eine Sandmarke, die in den Beutel zurückgeht.
phase-return = Leg die andere Sandmarke des Paars in den Beutel zurück.
phase-attach = Leg die Karte an deinen Traum an.
phase-keep = Behalte eine dieser Begegnungen; die anderen werden abgeworfen.
phase-end = Spiel eine Begegnung aus oder beende deinen Zug.
phase-mend = Wähle den Riss, den der Flickschneider schließt.
phase-look = Wähle, was dir das Zweite Gesicht zeigt.
phase-trade = Wähle, mit wem du tauschst.
phase-give = Wähle eine Sandmarke, die du hergibst.
phase-over = Die Nacht ist vorbei.

## Was geschieht

news-set = { $who ->
    [you] Du stellst
   *[other] { $seat } stellt
} die Räder auf.
news-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
}: { $particles } ({ $backs }).
news-drew-unseen = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [one] eine Sandmarke
   *[other] { $number } Sandmarken
} ({ $backs }).
news-laid = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} auf „{ $card }“: { $particle }.
news-returned = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} die andere Sandmarke des Paars in den Beutel zurück: { $particle } ({ $back }).
news-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
}: { $particle } ({ $back }).
news-paid-unseen = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} eine Sandmarke ({ $back }).
news-moved = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
} { $wheel } um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} und { $who ->
    [you] nimmst
   *[other] nimmt
} „{ $card }“.
news-attached = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} auf Ebene { $level } an: „{ $card }“.
news-broke = Daneben öffnet sich ein Riss ({ $back }).
news-broke-bare = Daneben öffnet sich ein Riss; der Beutel war leer.
news-met = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} als Begegnung: { $encounters }.
news-met-unseen = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [one] eine Begegnung
   *[other] { $number } Begegnungen
}.
news-kept = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
}: { $encounter }.
news-kept-unseen = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} eine Begegnung.
news-let-go = { $who ->
    [you] Du wirfst
   *[other] { $seat } wirft
} ab: { $encounters }.
news-played = { $who ->
    [you] Du spielst
   *[other] { $seat } spielt
} aus: { $encounter }.
news-mended = { $who ->
    [you] Du flickst
   *[other] { $seat } flickt
} einen Riss auf Ebene { $level }.
news-looked-at-goal = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whom ->
    [you] dein Ziel
   *[other] das Ziel von { $other }
} an: { $goal }.
news-looked-at-goal-unseen = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whom ->
    [you] dein Ziel
   *[other] das Ziel von { $other }
} an.
news-looked-at-tokens = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whom ->
    [you] deine Sandmarken
   *[other] die Sandmarken von { $other }
} an: { $particles }.
news-looked-at-tokens-unseen = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $whom ->
    [you] deine Sandmarken
   *[other] die Sandmarken von { $other }
} an.
news-gave = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $whom ->
    [you] dir eine Sandmarke
   *[other] eine Sandmarke an { $other }
}: { $particle }.
news-gave-unseen = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $whom ->
    [you] dir eine Sandmarke
   *[other] eine Sandmarke an { $other }
}.
news-round-ended = Runde { $number } ist vorbei. { $cause }.
news-round-began = Runde { $number } beginnt mit { $who ->
    [you] dir
   *[other] { $seat }
}.
news-showed = { $who ->
    [you] Du deckst dein Ziel
   *[other] { $seat } deckt das eigene Ziel
} auf: { $goal }.

## Zweimal überlegen

warning-may-end-round = Die Räder träfen sich: Eine Sandmarke mit leerer Rückseite würde die Runde beenden.
warning-makes-break = Das hinterlässt einen Riss in deinem Traum.

## Wie es ausging

reason-points = Der lebhafteste Traum gewinnt.
reason-tokens = Gleich viele Punkte: Wer mehr Sandmarken hat, gewinnt.
reason-shared = Gleich viele Punkte und gleich viele Sandmarken: ein geteilter Sieg.

## Der Tisch im Terminal

label-legend = { $star } Stern, { $sign } Albtraumzeichen, ! Begegnung. | Riss, . Lücke. W4 kostet 1: vier Schritte des weißen Rads für eine Sandmarke.
label-taken = Genommen:
label-nightmare = Albtraum
label-bag = Runde { $round }. Im Beutel { $count ->
        [one] { $count } Sandmarke
       *[other] { $count } Sandmarken
    }, davon { $blanks } mit leerer Rückseite.
# Die Buchstaben der Räder: S schwarz, W weiß.
label-stop = { $wheel ->
        [B] S
       *[W] W
    }{ $steps }{ $cost ->
        [0] { $draws ->
            [0] { "" }
           *[other] { " " }zieht { $draws }
        }
       *[other] { " " }kostet { $cost }
    }
label-score = Punkte bisher: { $total }.
label-goal = Ziel: { $particles }.
label-level = Ebene { $level }
label-tokens = Sandmarken
label-encounters = Begegnungen
label-open = { $encounter }, offen

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-S11 = Das erste Rad kommt zwischen zwei Karten des Kreises.
rule-S12 = Einmal im Zug, bevor du ein Rad bewegst, darfst du eine Sandmarke auf die letzte Karte einer Ebene legen. Die Karte darf das Teilchen noch nicht haben, und gehört es zu einem anderen Motiv, brauchst du zwei gleiche Marken.
rule-S13 = Ein Rad läuft höchstens einmal herum, und jeder Schritt über die kostenlosen hinaus kostet eine deiner Sandmarken.
rule-S16 = Die genommene Karte musst du an deinen Traum anlegen.
rule-S18 = Eine Karte auf Ebene 2 oder 3 liegt unter zwei benachbarten Karten ohne Riss dazwischen.
rule-S20 = Von den gezogenen Begegnungen behältst du eine.
rule-S21 = Du darfst eine Begegnung ausspielen, die du hast, wenn sie etwas ändert; solange du eine hast, beendest du deinen Zug selbst.
