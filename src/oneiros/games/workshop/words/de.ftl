# Workshop auf Deutsch. Namen stehen im Nominativ: nach einem Doppelpunkt, in Klammern oder in Anführungszeichen.
# Meldungen stehen in der Gegenwart.

player = Spieler { $number }
you = Du
none = nichts
about =
    Zieh durch das Land der Träume und sammle seine Splitter. Bau aus ihnen die Landschaften deiner Karten und lass
    deinen Träumer mitten darin stehen: Wer in sechs Nächten am besten träumt, gewinnt.

# Splitter, Winkel und Kräfte

colour-water = Wasser
colour-earth = Erde
colour-meadow = Wiese
colour-rock = Fels
colour-motion = Bewegung
colour-nightmare = Albtraum
give-water = Wasser
give-earth = Erde
give-meadow = Wiese
give-rock = Fels
give-motion = Bewegung
take-water = Wasser
take-earth = Erde
take-meadow = Wiese
take-rock = Fels
take-motion = Bewegung
take-nightmare = Albtraum
corner-archive = Archiv
corner-collector = Haus des Sammlers
corner-tower = Turm
corner-golem = Hof des Golems
corner-lake = See
corner-lord = Halle des Traumfürsten
power-archive = Archiv
power-collector = Sammler
power-tower = Turm
power-golem = Golem
power-lake = See
power-lord = Traumfürst

# Traummarken

token-most-cards = Die meisten vollendeten Landschaften
token-most-pairs = Die meisten Stapel aus genau zwei Splittern
token-farthest = Der Träumer am weitesten vom Eingang
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
card-ledge = Felssims
card-lone-birch = Einsame Birke
card-willow = Weide
card-first-breeze = Erste Brise
card-weathervane = Wetterfahne
card-islet = Inselchen
card-delta = Mündung
card-crossroads = Wegkreuzung
card-saddle = Bergsattel
card-orchard = Obstgarten
card-waterfall = Wasserfall
card-dyke = Deich
card-lookout = Ausguck
card-moor = Heidemoor
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
card-hanging-garden = Hängender Garten
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
move-lift = Den obersten Splitter auf { $field } greifen
move-carry = Nach { $field } bewegen
move-strip = Den obersten Splitter von { $field } wegräumen
move-travel = Gehen zu: { $corner }
move-collect = Den nächsten Splitter einsammeln
move-use = Die Kraft dieses Winkels nutzen
move-sleep = Schlafen legen
move-wake = Diesen Traum beenden
move-enter = Den Träumer einlassen
move-deeper = Einen Splitter tiefer greifen
move-stop = Es dabei belassen
move-decline = Keine Karte nehmen
move-haunt = Den Albtraumsplitter auf Weg { $path } lassen
move-look = Von Stapel { $level } ziehen
move-stir = Splitter umordnen: { $corner }
move-arrange = Nächster Platz: { $colour }
move-invoke = Auf die Karte legen und ihre Kraft nutzen: { $colour }
move-store = Auf die Karte legen und für später verwahren: { $colour }
move-leave = Auf dem Stapel lassen: { $colour }
move-banish = Drei Albtraumsplitter abgeben, nehmen: { $colour }
move-exchange = 2 × { $give } abgeben, 1 × { $take } nehmen
move-lay = Splitter ({ $colour }) in einen Winkel legen: { $corner }
move-awaken = Einen Splitter auf „{ $card }“ legen
move-keep = „{ $card }“ behalten
move-finish = Als Nächstes „{ $card }“ vollenden

# Was gefragt ist

phase-rest = Die anderen sind beschäftigt.
phase-start = Wähle deine erste Landschaft.
phase-wander = Zieh durch das Land und sammle Splitter.
phase-haunt = Wähle den Weg, auf dem ein Albtraumsplitter bleibt.
phase-make = Erschaffe deinen Traum.
phase-walk = Der Träumer ist in einem Baum: Geh weiter auf einen freien Splitter.
phase-card = Wähle einen Splitter für die Karte, um ihre Kraft zu nutzen oder ihn zu verwahren.
phase-tower = Wähle einen freien Splitter, der in deine Hände zurückkehrt.
phase-golem = Wähle, was der Golem bewegt.
phase-carry = Wähle, wie viel der Golem greift und wohin er es trägt.
phase-lake = Wähle den Winkel, den du umordnest.
phase-arrange = Wähle den Splitter für den nächsten Platz, angefangen beim Schlüssel.
phase-collector = Leg die gefundenen Splitter in die Winkel.
phase-lord = Wähle den Stapel, den der Traumfürst dir öffnet.
phase-finish = Mehrere Landschaften stehen. Wähle, welche als nächste vollendet ist.
phase-spot = Wähle den Splitter, der auf deinem Stapel bleibt.
phase-draw = Zieh neue Landschaften von einem Stapel, oder keine.
phase-keep = Behalte eine dieser Landschaften, oder keine.
phase-bury = Leg die Albtraumsplitter aus deinen Händen in deine Werkstatt.
phase-over = Der Morgen ist da.

# Was geschieht

news-put = { $seat ->
    [Du] Du legst
   *[name] { $seat } legt
} auf { $field }: { $colour }.
news-strode = { $seat ->
    [Du] Dein Träumer
   *[name] { $seat }: Der Träumer
} geht nach { $field }.
news-stepped = { $seat ->
    [Du] Dein Träumer
   *[name] { $seat }: Der Träumer
} tritt auf { $field }.
news-entered = { $seat ->
    [Du] Dein Träumer
   *[name] { $seat }: Der Träumer
} tritt ein.
news-scored = { $seat ->
    [Du] Du bekommst
   *[name] { $seat }:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf { $field }.
news-planted = { $seat ->
    [Du] Du pflanzt
   *[name] { $seat } pflanzt
} auf { $field } einen Baum für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-raised = { $seat ->
    [Du] Du nimmst
   *[name] { $seat } nimmt
} von { $field } zurück: { $colour }.
news-carried = { $seat ->
    [Du] Dein Golem
   *[name] { $seat }: Der Golem
} trägt { $count } Splitter von { $field } nach { $target }.
news-stripped = { $seat ->
    [Du] Du räumst
   *[name] { $seat } räumt
} von { $field } weg: { $colour }.
news-felled = { $seat ->
    [Du] Du opferst
   *[name] { $seat } opfert
} den Baum auf { $field }.
news-travelled = { $seat ->
    [Du] Du gehst
   *[name] { $seat } geht
} zu: { $corner }.
news-caught = { $seat ->
    [Du] Du nimmst
   *[name] { $seat } nimmt
} den Albtraumsplitter von Weg { $path }.
news-collected = { $seat ->
    [Du] Du sammelst
   *[name] { $seat } sammelt
} ein: { $colour }.
news-slept = { $seat ->
    [Du] Du legst dich schlafen im Winkel
   *[name] { $seat } legt sich schlafen im Winkel
}: { $corner }.
news-followed = Herr Albtraum folgt { $seat ->
    [Du] dir
   *[name] { $seat }
}.
news-haunted = Herr Albtraum lässt einen Splitter auf Weg { $path }.
news-woke = { $seat ->
    [Du] Du lässt
   *[name] { $seat } lässt
} den Traum los.
news-power = { $seat ->
    [Du] Du rufst
   *[name] { $seat } ruft
} eine Kraft: { $power }.
news-invoked = { $seat ->
    [Du] Du legst einen Splitter ({ $colour }) auf „{ $card }“ und nutzt die Kraft der Karte.
   *[name] { $seat } legt einen Splitter ({ $colour }) auf „{ $card }“ und nutzt die Kraft der Karte.
}
news-stored = { $seat ->
    [Du] Du verwahrst
   *[name] { $seat } verwahrt
} auf „{ $card }“: { $colour }.
news-drew = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
} aus dem Beutel: { $colour }.
news-found = { $seat ->
    [Du] Du findest
   *[name] { $seat } findet
}: { $colours }.
news-laid = { $seat ->
    [Du] Du legst
   *[name] { $seat } legt
} einen Splitter ({ $colour }) in den Winkel: { $corner }.
news-stirred = { $seat ->
    [Du] Du ordnest
   *[name] { $seat } ordnet
} Splitter um ({ $corner }): { $colours }.
news-exchanged = { $seat ->
    [Du] Du gibst 2 × { $give } ab und nimmst
   *[name] { $seat } gibt 2 × { $give } ab und nimmt
} 1 × { $take }.
news-banished = { $seat ->
    [Du] Du verbannst drei Albtraumsplitter und nimmst
   *[name] { $seat } verbannt drei Albtraumsplitter und nimmt
}: { $colour }.
news-finished = { $seat ->
    [Du] Du vollendest
   *[name] { $seat } vollendet
} „{ $card }“ für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-gave-up = { $seat ->
    [Du] Du gibst
   *[name] { $seat } gibt
} einen Splitter vom Stapel zurück: { $colour }.
news-looked = { $seat ->
    [Du] Du siehst
   *[name] { $seat } sieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von Stapel { $level } an: { $cards }.
news-looked-unseen = { $seat ->
    [Du] Du siehst
   *[name] { $seat } sieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von Stapel { $level } an.
news-kept = { $seat ->
    [Du] Du behältst
   *[name] { $seat } behält
} „{ $card }“.
news-kept-none = { $seat ->
    [Du] Du behältst
   *[name] { $seat } behält
} keine der Karten.
news-drew-none = { $seat ->
    [Du] Du ziehst
   *[name] { $seat } zieht
} keine Karten.
news-filled = Nacht { $round }: Das Land ist voller Splitter.
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
label-legend = w Wasser, e Erde, g Wiese, f Fels, b Bewegung, x Albtraum; Stapel liest man von unten nach oben, { $tree } ein Baum, { $dreamer } der Träumer, ^ ein Berg, der in dieser Nacht noch nicht bestiegen ist. In einem Winkel ist der Schlüssel links; der Splitter vor dem > wird als nächster eingesammelt.
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
label-stacks = Landschaften zu ziehen: { $one } / { $two } / { $three }
label-red = rote Wege: { $paths }
label-corner = { $number } { $corner }
label-free = kostenlos
label-cost = kostet { $cost }
label-blocked = Herr Albtraum
label-score = { $player }, Punkte: { $score } (wenn es jetzt endete: { $total })
label-finished = { $count ->
    [0] keine vollendet
    [one] { $count } vollendet
   *[other] { $count } vollendet
}
label-used = Kraft des Winkels genutzt
label-unused = Kraft des Winkels ungenutzt
label-next-tree = nächster Baum { $points }
label-hands = Hände
label-cards = Landschaften
label-pile = Vollendet
label-sight = Gezogen
label-worth = { $points } für
label-spot = trägt: { $colour }
label-spot-free = Kraft frei
label-missing = es fehlt: { $shards }
label-ready = es fehlt nichts
label-no-place = passt nirgends mehr hin
label-found = Gefunden
label-tokens = Marken

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-W2 = Wege verbinden die Winkel nebeneinander und untereinander, nie schräg.
rule-W10 = Am Anfang behältst du eine der gezogenen Karten.
rule-W15 = Beim Wandern gehst du für einen Aktionspunkt in einen benachbarten Winkel, sammelst, nutzt Kräfte und legst dich am Ende schlafen.
rule-W16 = Für einen Aktionspunkt sammelst du den Splitter ganz rechts in deinem Winkel ein, aber keinen in einer Farbe, die du schon zweimal hast.
rule-W17 = Mit dem Schlüssel ist der Weg kostenlos, aber nicht mehr, wenn alle vier Aktionspunkte ausgegeben sind.
rule-W18 = Einmal in der Nacht darfst du die Kraft deines Winkels nutzen, wenn sie etwas bewirken kann.
rule-W20 = Wer sich schlafen gelegt hat, wandert in dieser Nacht nicht mehr.
rule-W21 = Ein Splitter kommt auf ein leeres Feld neben einem Splitter oder auf einen freien, der allererste auf das Eingangsfeld.
rule-W22 = Der Träumer tritt einmal ein, auf dem Eingangsfeld, wo ein Splitter liegen muss.
rule-W23 = Für einen Bewegungssplitter geht der Träumer auf ein Nachbarfeld mit Splittern, und stehen bleiben muss er auf einem freien.
rule-W24 = Zwei Splitter einer Farbe, nicht rot, bringen einen in einer anderen, wenn der Beutel ihn hat.
rule-W25 = Für einen Wiesensplitter pflanzt du einen Baum auf einen freien Splitter, der nicht rot ist, solange es Bäume gibt.
rule-W28 = Die Splitter des Sammlers kommen auf freie Plätze in einem oder zwei Winkeln.
rule-W29 = Der Turm nimmt freie Splitter deiner Werkstatt in deine Hände.
rule-W30 = Der Golem versetzt einen Splitter mit allem darauf auf ein Nachbarfeld, das ihn aufnehmen kann.
rule-W31 = Der See bringt die Splitter eines Winkels in beliebige Reihenfolge.
rule-W32 = Der Traumfürst öffnet einen Stapel, der noch Karten hat.
rule-W33 = Ein Splitter aus deinen Händen, nicht rot, kommt auf den leeren Kraftplatz einer deiner unvollendeten Karten oder der obersten vollendeten.
rule-W35 = Erde schenkt einen freien Schritt, und er muss gleich als Nächstes kommen.
rule-W37 = Mehrere Landschaften stehen zugleich: Eine davon wird als Nächste vollendet.
rule-W38 = Von den beiden Splittern bleibt einer auf dem Stapel.
rule-W40 = Nach einer vollendeten Landschaft darfst du von einem Stapel ziehen, der Karten hat, und eine behalten oder keine.
rule-W41 = Beim letzten Bauen gibt es keine Kräfte.
rule-W44 = Bauen alle zugleich, gehören die letzten Bäume denen, die in der Zugfolge früher sind.
rule-W47 = Der rote Splitter kommt auf einen leeren Weg deines Winkels.
rule-W48 = Die Kraft des Winkels, in dem Herr Albtraum steht, kann nicht genutzt werden.
rule-W49 = Ein roter Splitter kommt auf ein leeres Feld neben einem Splitter, und auf ihn kommt nur der Träumer.
rule-W50 = Rote Splitter, die du noch in den Händen hast, müssen in die Werkstatt.
rule-W51 = Drei rote Splitter aus deinen Händen bringen einen in einer anderen Farbe, wenn der Beutel ihn hat.
