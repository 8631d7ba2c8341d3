workshop-night = Noc { $round } z 6
workshop-order = Kolejność tur: { $names }
workshop-drawn = Okruchy do rozłożenia w zakątkach: { $shards }
workshop-sight = Oglądasz te karty:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Następny do zebrania: { $colour }.
workshop-here = Tutaj: { $names }.
workshop-blocked = Moc blokuje Pan Koszmar.
workshop-way = Przejście tam: { $cost }.
workshop-red-way = Po drodze leży okruch koszmaru.
workshop-red = Okruchy koszmaru leżą na ścieżkach { $paths }.
workshop-hand = W dłoniach: { $shards }
workshop-bare = Pracownia jest jeszcze pusta.
workshop-built = W pracowni, każdy stos od dołu:
workshop-tree = drzewo
workshop-dreamer = marzyciel
workshop-mountain = góra
workshop-card = { $points ->
        [one] { $card }, poziom { $level }, { $points } punkt, moc: { $power }.
        [few] { $card }, poziom { $level }, { $points } punkty, moc: { $power }.
        [many] { $card }, poziom { $level }, { $points } punktów, moc: { $power }.
       *[other] { $card }, poziom { $level }, { $points } punktu, moc: { $power }.
    }
workshop-card-land = Jej krajobraz: { $land }.
workshop-card-shard = Leży na niej: { $colour }.
workshop-finished = Ukończone: { $cards }
workshop-pile = Na wierzchu stosu ukończonych:
workshop-bag = W woreczku: { $shards }
