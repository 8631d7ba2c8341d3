workshop-night = Nacht { $round } von 6
workshop-land = Land
workshop-workshop = Werkstatt
workshop-trees = { $count ->
        [one] 1 Baum
       *[other] { $count } Bäume
    }
workshop-points = { $count ->
        [one] noch 1 Punkt
       *[other] noch { $count } Punkte
    }
workshop-dream-tokens = Traummarken
workshop-finished = { $count } vollendet
workshop-hand = In deinen Händen
workshop-tree = Baum
workshop-walk = Gehen
workshop-step = Schritt
workshop-trade = 2 für 1
workshop-collect = Einsammeln
workshop-use = Kraft nutzen
workshop-sleep = Schlafen
workshop-wake = Fertig
workshop-enter = Träumer hereinlassen
workshop-stop = Genug
workshop-deeper = Einen tiefer
workshop-decline = Keine
workshop-keep-it = Behalten
workshop-field = Feld { $field }
workshop-empty = leer
workshop-corner-archive = Archiv
workshop-corner-collector = Sammler
workshop-corner-tower = Turm
workshop-corner-golem = Golem
workshop-corner-lake = See
workshop-corner-lord = Traumfürst
workshop-cost = { $count ->
        [0] kostenlos
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
workshop-banish = 3 für 1
workshop-invoke = Ihre Kraft nutzen
workshop-store = Für später
workshop-awaken = Splitter darauflegen
workshop-finish = Vollenden
workshop-level = Stufe { $level }
workshop-say-put = Wohin kommt der Splitter ({ $colour })?
workshop-say-give = Welche zwei gibst du ab?
workshop-say-take = Und was nimmst du dafür?
workshop-say-tree = Wo wird der Baum gepflanzt?
workshop-say-walk = Wohin geht der Träumer?
workshop-say-step = Wohin tritt der Träumer?
workshop-say-banish = Welchen Splitter nimmst du für drei Albtraumsplitter?
end-workshop-W25 = Bäume
end-workshop-W34 = Wasser unter den Füßen
end-workshop-W36 = Berge
end-workshop-W37 = Vollendete Landschaften
end-workshop-W42 = Unvollendete Landschaften
end-workshop-W43 = Traummarken
end-workshop-W49 = Rote Splitter unter den Füßen
end-workshop-W52 = Übrige rote Splitter
option-workshop-creation = Träume erschaffen
option-workshop-creation-turns = Nacheinander
option-workshop-creation-together = Alle gleichzeitig
option-workshop-nightmare = Herr Albtraum geht im Land um
workshop-any = beliebiger Splitter
workshop-card-lacks = Es fehlt noch: { $shards }
workshop-card-ready = Alle Splitter, die noch fehlen, hast du in den Händen.
workshop-card-ready-short = alles da
workshop-card-blocked = Sie passt gerade nirgends hin: Überall ist etwas im Weg.
workshop-card-blocked-short = blockiert
workshop-path = Weg zwischen { $from } und { $to }
workshop-cards = Karten
workshop-of = { $who ->
        [you] Deine Werkstatt
       *[other] Werkstatt von { $name }
    }
workshop-stage-starting = Kartenwahl
workshop-stage-wandering = Wandern
workshop-stage-making = Träume erschaffen
workshop-stage-last-making = Der letzte Traum
workshop-stage-ended = Morgen
workshop-turn-night = An den Orten liegen neue Splitter. Reihenfolge: { $names }
workshop-turn-making = Alle schlafen. Jetzt werden die Träume erschaffen.
workshop-turn-last-making = Sechs Nächte sind vorbei. Bau mit den Splittern, die du noch hast, ohne Kräfte.
workshop-worth = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
workshop-entry = Eingangsfeld
workshop-say-wander = { $count ->
        [0] Keine Aktionspunkte mehr.
        [one] Noch 1 Aktionspunkt.
       *[other] Noch { $count } Aktionspunkte.
    }
workshop-hint-put = Auf ein leeres Feld neben einem Splitter oder auf einen freien Splitter.
workshop-hint-red = Auf ein leeres Feld neben einem Splitter.

# What things do, in a sentence

workshop-power-archive = Zieh einen zufälligen Splitter aus dem Beutel.
workshop-power-collector = Zieh zwei Splitter und leg sie auf freie Plätze an einem oder zwei Orten.
workshop-power-tower = Nimm einen oder zwei freie Splitter aus deiner Werkstatt zurück in die Hände.
workshop-power-golem = Beweg bis zu dreimal einen Splitter mit allem darauf auf ein Nachbarfeld.
workshop-power-lake = Bring die Splitter eines Ortes in eine beliebige Reihenfolge.
workshop-power-lord = Sieh dir die obersten 6 Karten eines Stapels an und behalte eine oder keine.
workshop-about-blocked = Herr Albtraum blockiert die Kraft.
workshop-about-next = Als Nächstes einzusammeln: { $colour }.
workshop-about-bare = Hier gibt es nichts einzusammeln.
workshop-about-key = Mit einem solchen Splitter in den Händen ist der Weg hierher kostenlos: { $colour }.
workshop-about-way = Der Weg dorthin: { $cost }.
workshop-about-red = Auf dem Weg liegt ein Albtraumsplitter, den du nehmen musst.
workshop-about-points = Zum Nachbarort gehen und einen Splitter einsammeln kosten je 1 Aktionspunkt.
workshop-about-making = Bauen, pflanzen, tauschen, gehen. Übrige Splitter kommen in den Beutel zurück.
workshop-about-tree = Wirf einen Wiesensplitter ab und pflanz einen Baum auf einen freien Splitter, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
workshop-about-walk = Wirf einen Bewegungssplitter ab: Der Träumer geht auf ein Nachbarfeld mit Splittern.
workshop-about-step = Von Erde aus geht der Träumer kostenlos ein Feld weiter, jetzt oder gar nicht.
workshop-about-trade = Wirf zwei Splitter einer Farbe ab und nimm einen in einer anderen Farbe aus dem Beutel.
workshop-about-banish = Leg drei Albtraumsplitter in den Beutel zurück und nimm dafür einen anderen deiner Wahl.
workshop-about-shard-water = Bringt 1 Punkt, sooft der Träumer darauf tritt.
workshop-about-shard-earth = Von hier aus geht der Träumer kostenlos ein Feld weiter.
workshop-about-shard-meadow = Leg ihn, oder wirf ihn ab und pflanz einen Baum.
workshop-about-shard-rock = Zwei aufeinander sind ein Berg: 2 Punkte für den Träumer, einmal pro Nacht.
workshop-about-shard-motion = Leg ihn, oder wirf ihn ab, und der Träumer geht ein Feld weiter.
workshop-about-shard-nightmare = Kostet 1 Punkt, wenn der Träumer darauf tritt, und am Ende 3 Punkte.
workshop-about-card = Leg einen Splitter darauf, um ihre Kraft zu nutzen. { $power }: { $does }
workshop-about-stored = Darauf liegt: { $colour }.
workshop-about-entry = Hierher kommt der erste Splitter, und hier kommt der Träumer herein.
workshop-about-mountain = Ein Berg: 2 Punkte für den Träumer, einmal pro Nacht.
workshop-about-climbed = Ein Berg, heute Nacht schon bestiegen.
workshop-about-feet-water = Wasser: 1 Punkt, sooft der Träumer hierher tritt.
workshop-about-feet-earth = Erde: ein Schritt weiter, kostenlos.
workshop-about-feet-nightmare = Albtraum: 1 Punkt weniger, sooft der Träumer hierher tritt.
workshop-about-level-1 = Kleine Landschaften für 4 bis 6 Punkte.
workshop-about-level-2 = Größere Landschaften für 7 bis 9 Punkte.
workshop-about-level-3 = Große Landschaften für 10 bis 14 Punkte.
workshop-about-counts = Bisher: { $counts }.
workshop-about-tokens = Sie zählen am Ende. Bei Gleichstand bekommen alle die Punkte, und ein Baum zählt als ein weiterer Splitter der Farbe, auf der er steht.
workshop-token-most-cards = { $points } Punkte für die meisten vollendeten Landschaften.
workshop-token-most-pairs = { $points } Punkte für die meisten Stapel aus genau zwei Splittern.
workshop-token-farthest = { $points } Punkte für den Träumer, der die meisten Schritte vom Eingangsfeld entfernt ist.
workshop-token-most-shards = { $points } Punkte für die meisten Splitter in der Werkstatt.
workshop-token-fewest-empty = { $points } Punkte für die wenigsten leeren Felder.
workshop-token-no-red = { $points } Punkte für alle ohne Albtraumsplitter in der Werkstatt.
workshop-token-most-colour = { $points } Punkte für die meisten Splitter dieser Farbe: { $colour }.
workshop-token-most-singles = { $points } Punkte für die meisten Felder mit einem einzelnen Splitter dieser Farbe: { $colour }.
workshop-token-harvest = 3, 5, 7 oder 9 Splitter dieser Farbe bringen 2, 4, 6 oder 9 Punkte: { $colour }.
workshop-token-longest-path = { $points } Punkte für den längsten Pfad über Felder, auf denen diese Farbe oben liegt: { $colour }.
workshop-token-outlook = 1 Punkt für jeden oben liegenden Splitter dieser Farbe in den Gruppen, die der Träumer berührt, von einem Berg aus doppelt: { $colour }.
