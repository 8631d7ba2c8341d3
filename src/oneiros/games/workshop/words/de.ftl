# Workshop auf Deutsch. Namen stehen im Nominativ: nach einem Doppelpunkt, in Klammern oder in Anführungszeichen.
# Meldungen stehen in der Gegenwart.

title = Werkstatt
player = Spieler { $number }
you = Du
none = nichts
about =
    Zieh durch das Land der Träume und sammle seine Splitter. Bau aus ihnen die Landschaften deiner Karten und lass
    deinen Träumer darin umhergehen: Wer in sechs Nächten am besten träumt, gewinnt.

# Splitter, Orte und Kräfte

colour-water = Wasser
colour-earth = Erde
colour-meadow = Wiese
colour-rock = Fels
colour-motion = Bewegung
colour-nightmare = Albtraum
give-water = Wassersplitter
give-earth = Erdsplitter
give-meadow = Wiesensplitter
give-rock = Felssplitter
give-motion = Bewegungssplitter
take-water = Wassersplitter
take-earth = Erdsplitter
take-meadow = Wiesensplitter
take-rock = Felssplitter
take-motion = Bewegungssplitter
take-nightmare = Albtraumsplitter
corner-archive = Archiv
corner-collector = Sammler
corner-tower = Turm
corner-golem = Golem
corner-lake = See
corner-lord = Traumfürsten
power-archive = Archiv
power-collector = Sammler
power-tower = Turm
power-golem = Golem
power-lake = See
power-lord = Traumfürst

# Traummarken

token-most-cards = Die meisten vollendeten Landschaften
token-most-pairs = Die meisten Stapel aus genau zwei Splittern
token-farthest = Träumer am weitesten vom Eingang
token-most-shards = Die meisten Splitter
token-fewest-empty = Die wenigsten leeren Felder
token-no-red = Kein Albtraumsplitter
token-most-colour = Die meisten Splitter der Farbe
token-most-singles = Die meisten Felder mit einem einzelnen Splitter der Farbe
token-harvest = Je mehr von der Farbe, desto mehr Punkte
token-longest-path = Der längste Pfad der Farbe
token-outlook = Die Farbe rings um den Träumer

# Landschaften

card-quiet-pool = Stiller Teich
card-footpath = Fußpfad
card-twin-stones = Zwillingssteine
card-clearing = Lichtung
card-shore = Ufer
card-water-meadow = Auwiese
card-outcrop = Felsnase
card-gravel-bank = Kiesbank
card-ford = Furt
card-causeway = Dammweg
card-cairn = Steinmännchen
card-wellspring = Quelle
card-river-bend = Flussbiegung
card-hollow = Mulde
card-ledge = Felsband
card-lone-birch = Einsame Birke
card-willow = Trauerweide
card-first-breeze = Erste Brise
card-weathervane = Wetterfahne
card-islet = Eiland
card-delta = Flussdelta
card-crossroads = Wegkreuzung
card-saddle = Bergsattel
card-orchard = Obstgarten
card-waterfall = Wasserfall
card-dyke = Deich
card-lookout = Aussichtspunkt
card-moor = Hochmoor
card-grotto = Grotte
card-mill-race = Mühlbach
card-terraces = Terrassen
card-avenue = Allee
card-tarn = Bergsee
card-windy-knoll = Windiger Hügel
card-stone-garden = Steingarten
card-oxbow = Altarm
card-twin-peaks = Zwillingsgipfel
card-great-lake = Großer See
card-canyon = Schlucht
card-high-forest = Hochwald
card-archipelago = Inselmeer
card-cloud-stair = Wolkentreppe
card-old-bridge = Alte Brücke
card-glacier = Gletscher
card-citadel = Zitadelle
card-hanging-garden = Hängende Gärten
card-labyrinth = Irrgarten
card-lighthouse = Leuchtturm
card-storm-coast = Sturmküste
card-roof-of-the-night = Dach der Nacht

# Züge

move-put = Auf { $field } legen: { $colour }
move-stride = Für einen Bewegungssplitter nach { $field } gehen
move-step = Kostenlos nach { $field } gehen
move-plant = Auf { $field } einen Baum pflanzen
move-raise = Den obersten Splitter von { $field } zurücknehmen
move-lift = Den Golem den obersten Splitter auf { $field } greifen lassen
move-carry = Nach { $field } bewegen
move-strip = Den obersten Splitter von { $field } wegräumen
move-travel = Zum { $corner } gehen
move-collect = Den nächsten Splitter einsammeln
move-use = Die Kraft dieses Ortes nutzen
move-sleep = Sich schlafen legen
move-wake = Diesen Traum beenden
move-enter = Den Träumer hereinlassen
move-deeper = Einen Splitter tiefer greifen
move-stop = Genug
move-decline = Keine Karte nehmen
move-haunt = Den Albtraumsplitter auf Weg { $path } legen
move-look = Von Stapel { $level } ziehen
move-stir = Splitter beim { $corner } umordnen
move-arrange = Nächster Platz: { $colour }
move-invoke = Auf die Karte legen und ihre Kraft nutzen: { $colour }
move-store = Auf die Karte legen und für später verwahren: { $colour }
move-leave = Auf den vollendeten Karten lassen: { $colour }
move-banish = Drei Albtraumsplitter gegen einen anderen tauschen: { $colour }
move-exchange = Zwei { $give } gegen einen { $take } tauschen
move-lay = Beim { $corner } ablegen: { $colour }
move-awaken = Splitter auf Karte legen: { $card }
move-keep = Behalten: { $card }
move-finish = Als Nächstes vollenden: { $card }

# Was gefragt ist

phase-rest = Die anderen sind beschäftigt.
phase-start = Wähle deine erste Karte.
phase-wander = Zieh durch das Land und sammle Splitter.
phase-haunt = Wähle den Weg, auf den ein Albtraumsplitter kommt.
phase-make = Erschaffe deinen Traum.
phase-walk = Hier steht ein Baum: Der Träumer muss weiter auf einen freien Splitter gehen.
phase-card = Wähle einen Splitter für die Karte, um ihre Kraft zu nutzen oder ihn zu verwahren.
phase-tower = Wähle einen freien Splitter, der in deine Hände zurückkehrt.
phase-golem = Wähle, was der Golem bewegt.
phase-carry = Wähle, wie viel der Golem greift und wohin er es trägt.
phase-lake = Wähle den Ort, dessen Splitter du umordnest.
phase-arrange = Wähle den Splitter für den nächsten Platz, angefangen beim Schlüsselplatz.
phase-collector = Leg die gezogenen Splitter an Orten ab.
phase-lord = Wähle den Stapel, den du dir ansehen willst.
phase-finish = Mehrere Landschaften stehen. Wähle, welche du als Nächstes vollendest.
phase-spot = Wähle den Splitter, der auf deinen vollendeten Karten bleibt.
phase-draw = Zieh neue Karten von einem Stapel oder keine.
phase-keep = Behalte eine dieser Karten oder keine.
phase-bury = Leg die Albtraumsplitter aus deinen Händen in deine Werkstatt.
phase-over = Der Morgen ist da.

# Was geschieht

news-put = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} auf { $field }: { $colour }.
news-strode = { $who ->
    [you] Dein Träumer
   *[other] Der Träumer von { $seat }
} geht nach { $field }.
news-stepped = { $who ->
    [you] Dein Träumer
   *[other] Der Träumer von { $seat }
} tritt auf { $field }.
news-entered = { $who ->
    [you] Dein Träumer
   *[other] Der Träumer von { $seat }
} kommt herein.
news-scored = { $who ->
    [you] Du wertest
   *[other] { $seat } wertet
} auf { $field }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-planted = { $who ->
    [you] Du pflanzt
   *[other] { $seat } pflanzt
} auf { $field } einen Baum für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-raised = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} von { $field } zurück: { $colour }.
news-carried = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
} mit dem Golem { $count } Splitter von { $field } nach { $target }.
news-stripped = { $who ->
    [you] Du räumst
   *[other] { $seat } räumt
} von { $field } weg: { $colour }.
news-felled = { $who ->
    [you] Du opferst
   *[other] { $seat } opfert
} den Baum auf { $field }.
news-travelled = { $who ->
    [you] Du gehst
   *[other] { $seat } geht
} zum { $corner }.
news-caught = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Albtraumsplitter von Weg { $path }.
news-collected = { $who ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} ein: { $colour }.
news-slept = { $who ->
    [you] Du legst dich
   *[other] { $seat } legt sich
} beim { $corner } schlafen.
news-followed = Herr Albtraum folgt { $who ->
    [you] dir
   *[other] { $seat }
}.
news-haunted = Ein Albtraumsplitter kommt auf Weg { $path }.
news-woke = { $who ->
    [you] Du beendest deinen
   *[other] { $seat } beendet den
} Traum.
news-power = { $who ->
    [you] Du nutzt
   *[other] { $seat } nutzt
} eine Kraft: { $power }.
news-invoked = { $who ->
    [you] Du legst einen Splitter ({ $colour }) auf „{ $card }“ und nutzt die Kraft der Karte.
   *[other] { $seat } legt einen Splitter ({ $colour }) auf „{ $card }“ und nutzt die Kraft der Karte.
}
news-stored = { $who ->
    [you] Du verwahrst
   *[other] { $seat } verwahrt
} auf „{ $card }“: { $colour }.
news-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} aus dem Beutel: { $colour }.
news-found = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} aus dem Beutel: { $colours }.
news-laid = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} beim { $corner } ab: { $colour }.
news-stirred = { $who ->
    [you] Du ordnest
   *[other] { $seat } ordnet
} die Splitter beim { $corner } um: { $colours }.
news-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} zwei { $give } gegen einen { $take }.
news-banished = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} drei Albtraumsplitter gegen einen anderen: { $colour }.
news-finished = { $who ->
    [you] Du vollendest
   *[other] { $seat } vollendet
} „{ $card }“ für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-gave-up = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} einen Splitter von den vollendeten Karten in den Beutel zurück: { $colour }.
news-looked = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von Stapel { $level } an: { $cards }.
news-looked-unseen = { $who ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von Stapel { $level } an.
news-kept = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} „{ $card }“.
news-kept-none = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} keine der Karten.
news-drew-none = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} keine Karten.
news-filled = Nacht { $round }: Die Orte werden mit Splittern gefüllt.
news-ordered = Reihenfolge: { $order }.
news-ended = Der Morgen ist da.

# Warnungen und Ende

warning-points-left = Du hast noch Aktionspunkte und könntest einen Splitter einsammeln.
warning-shards-lost = Die Splitter, die du noch in den Händen hast, gehen zurück in den Beutel.
warning-free-step = Dorthin könntest du kostenlos gehen.
warning-takes-red = Das bringt dir einen Albtraumsplitter ein.
reason-morning = Sechs Nächte sind vorbei.

# Der Tisch im Terminal. Die Wiese ist „g“ wie grün, denn „w“ ist das Wasser.

sign-water = w
sign-earth = e
sign-meadow = g
sign-rock = f
sign-motion = b
sign-nightmare = x
sign-any = beliebig
label-legend = w Wasser, e Erde, g Wiese, f Fels, b Bewegung, x Albtraum; Stapel liest man von unten nach oben, { $tree } ein Baum, { $dreamer } der Träumer, ^ ein Berg, der in dieser Nacht noch nicht bestiegen ist. An einem Ort ist der Schlüsselplatz links; der Splitter vor dem > wird als Nächstes eingesammelt.
label-night = Nacht { $round } von 6
label-points = { $count ->
    [one] noch { $count } Aktionspunkt
   *[other] noch { $count } Aktionspunkte
}
label-bag = Beutel
label-trees = { $count ->
    [0] keine Bäume mehr
    [one] noch { $count } Baum
   *[other] noch { $count } Bäume
}
label-stacks = Karten in den Stapeln: { $one } / { $two } / { $three }
label-red = rote Splitter auf den Wegen: { $paths }
label-corner = { $number } { $corner }
label-free = kostenlos
label-cost = kostet { $cost }
label-blocked = Herr Albtraum
label-score = { $player }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} (wäre jetzt Schluss: { $total })
label-finished = { $count ->
    [0] keine vollendet
    [one] { $count } vollendet
   *[other] { $count } vollendet
}
label-used = Kraft des Ortes genutzt
label-unused = Kraft des Ortes ungenutzt
label-next-tree = nächster Baum: { $points }
label-hands = Hände
label-cards = Landschaften
label-pile = Vollendet
label-sight = Gezogen
label-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für
label-spot = trägt: { $colour }
label-spot-free = Kraft frei
label-missing = es fehlt: { $shards }
label-ready = es fehlt nichts
label-no-place = passt gerade nirgends hin
label-found = Gezogen
label-tokens = Traummarken

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-W2 = Wege verbinden benachbarte Orte waagerecht und senkrecht, nie schräg.
rule-W10 = Am Anfang behältst du eine der gezogenen Karten.
rule-W15 = Beim Wandern gehst du für einen Aktionspunkt an einen benachbarten Ort, sammelst ein, nutzt Kräfte und legst dich am Ende schlafen.
rule-W16 = Für einen Aktionspunkt sammelst du den Splitter ganz rechts an deinem Ort ein, aber keinen in einer Farbe, die du schon zweimal hast.
rule-W17 = Mit einem Splitter in der Farbe des Schlüsselplatzes ist der Weg kostenlos, und auch, wenn der Schlüsselplatz leer ist; aber nicht mehr, wenn alle vier Aktionspunkte ausgegeben sind.
rule-W18 = Einmal pro Nacht darfst du die Kraft deines Ortes nutzen, wenn sie etwas bewirken kann und Herr Albtraum nicht dort steht.
rule-W20 = Wer sich schlafen gelegt hat, wandert in dieser Nacht nicht mehr.
rule-W21 = Ein Splitter kommt auf ein leeres Feld neben einem Splitter oder auf einen freien Splitter, der allererste auf das Eingangsfeld.
rule-W22 = Der Träumer kommt einmal herein, auf das Eingangsfeld, und dort muss ein Splitter liegen.
rule-W23 = Für einen Bewegungssplitter geht der Träumer auf ein Nachbarfeld mit Splittern; stehen bleiben darf er nur auf einem freien Splitter.
rule-W24 = Zwei Splitter einer Farbe (keine roten) bringen einen in einer anderen Farbe, wenn der Beutel ihn hat.
rule-W25 = Für einen Wiesensplitter pflanzt du einen Baum auf einen freien Splitter, der nicht rot ist, solange es Bäume gibt.
rule-W28 = Die Splitter des Sammlers kommen auf freie Plätze an einem oder zwei Orten.
rule-W29 = Mit dem Turm nimmst du freie Splitter aus deiner Werkstatt in die Hände.
rule-W30 = Der Golem bewegt einen Splitter mit allem, was darauf ist, auf ein Nachbarfeld, das ihn aufnehmen kann.
rule-W31 = Der See bringt die Splitter eines Ortes in eine beliebige Reihenfolge.
rule-W32 = Mit dem Traumfürsten siehst du dir einen Stapel an, der noch Karten hat.
rule-W33 = Ein Splitter aus deinen Händen (kein roter) kommt auf den leeren Kraftplatz einer deiner unvollendeten Karten oder der obersten vollendeten.
rule-W35 = Erde gibt einen kostenlosen Schritt, und den musst du sofort gehen.
rule-W37 = Mehrere Landschaften stehen zugleich: Eine davon wird als Nächstes vollendet.
rule-W38 = Von den beiden Splittern bleibt einer auf den vollendeten Karten.
rule-W40 = Nach einer vollendeten Landschaft darfst du von einem Stapel ziehen, der Karten hat, und eine behalten oder keine.
rule-W41 = Beim letzten Erschaffen wirken keine Kräfte.
rule-W44 = Erschaffen alle ihre Träume gleichzeitig, gehören die letzten Bäume denen, die in der Reihenfolge früher sind.
rule-W47 = Der rote Splitter kommt auf einen leeren Weg deines Ortes.
rule-W48 = Die Kraft des Ortes, an dem Herr Albtraum steht, kann nicht genutzt werden.
rule-W49 = Ein roter Splitter kommt auf ein leeres Feld neben einem Splitter, und auf ihn kommt nur der Träumer.
rule-W50 = Rote Splitter, die du noch in den Händen hast, müssen in die Werkstatt.
rule-W51 = Drei rote Splitter aus deinen Händen bringen einen in einer anderen Farbe, wenn der Beutel ihn hat.

option-creation = Ob Träume nacheinander oder gleichzeitig erschaffen werden (W44).
option-nightmare = Herr Albtraum geht durchs Land und lässt Albtraumsplitter zurück (W45 bis W52).
