workshop-night = Nacht { $round } von 6
workshop-order = Reihenfolge: { $names }
workshop-drawn = Splitter, die du an Orten ablegst: { $shards }
workshop-sight = Diese Karten siehst du dir an:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Als Nächstes wird eingesammelt: { $colour }.
workshop-here = Hier: { $names }.
workshop-blocked = Herr Albtraum blockiert die Kraft.
workshop-way = Der Weg dorthin: { $cost }.
workshop-red-way = Auf dem Weg liegt ein Albtraumsplitter.
workshop-red = Albtraumsplitter liegen auf den Wegen { $paths }.
workshop-hand = In den Händen: { $shards }
workshop-bare = Die Werkstatt ist noch leer.
workshop-built = Bisher gebaut, jeder Stapel von unten nach oben:
workshop-tree = ein Baum
workshop-dreamer = der Träumer
workshop-mountain = ein Berg
workshop-card = { $points ->
        [one] { $card }, Stufe { $level }, 1 Punkt, Kraft: { $power }.
       *[other] { $card }, Stufe { $level }, { $points } Punkte, Kraft: { $power }.
    }
workshop-card-land = Ihre Landschaft: { $land }.
workshop-card-shard = Darauf liegt: { $colour }.
workshop-finished = Vollendet: { $cards }
workshop-pile = Oberste vollendete Karte:
workshop-bag = Im Beutel: { $shards }
