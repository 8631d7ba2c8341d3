# Plansza słowami, po polsku.

now = Teraz
table = Na stole
nothing = nic
unknown = nieznany
on-top = Na wierzchu: { $card }
moves = Możesz zrobić to: { $moves }.
moves-many = { $count ->
        [one] Masz do wyboru { $count } ruch.
        [few] Masz do wyboru { $count } ruchy.
        [many] Masz do wyboru { $count } ruchów.
       *[other] Masz do wyboru { $count } ruchu.
    }

# Drzwi
doors-hand = Ręka: { $cards }
doors-row = Rząd, od początku: { $cards }
doors-run = Kart jednego koloru na jego końcu: { $count }
doors-opened = Otwarte drzwi: { $cards }
doors-drawn = Wyszło: { $card }
doors-sight = Przepowiednia, od najbliższej karty: { $cards }
doors-shared = Wspólne karty: { $cards }
doors-laid-out = Wyłożone dla obojga: { $cards }
doors-deck = { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
doors-top = Znane z wierzchu talii, od najbliższej karty: { $cards }
doors-limbo = W limbo: { $cards }
doors-discarded = { $count ->
        [one] Odrzucone: { $count } karta
        [few] Odrzucone: { $count } karty
        [many] Odrzucone: { $count } kart
       *[other] Odrzucone: { $count } karty
    }
doors-missing = Drzwi, które trzeba jeszcze otworzyć: { $cards }
doors-unseen = Jeszcze niewidziane: { $cards }

# Kruki
ravens-round = Runda { $round }
ravens-until = Gra kończy się, gdy ktoś uzbiera tyle kruków: { $target }.
ravens-rounds = Rund najwyżej: { $rounds }
ravens-drawn = Dobrane przez ciebie: { $cards }
ravens-holding = { $count ->
        [one] { $name } trzyma { $count } dobraną kartę.
        [few] { $name } trzyma { $count } dobrane karty.
        [many] { $name } trzyma { $count } dobranych kart.
       *[other] { $name } trzyma { $count } dobranej karty.
    }
ravens-picked = Do zamiany: { $name }, karta { $place }
ravens-card = Karta { $place }: { $card }
ravens-card-seen = Karta { $place }: { $card }. Zna ją: { $names }
ravens-total = { $count ->
        [one] Na razie { $count } kruk
        [few] Na razie { $count } kruki
        [many] Na razie { $count } kruków
       *[other] Na razie { $count } kruka
    }
ravens-pile = { $count ->
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
        [many] Stos: { $count } kart
       *[other] Stos: { $count } karty
    }
ravens-discard = { $count ->
        [one] Odrzucone: { $count } karta
        [few] Odrzucone: { $count } karty
        [many] Odrzucone: { $count } kart
       *[other] Odrzucone: { $count } karty
    }
ravens-unseen = Niewidziane w tej rundzie: { $cards }
ravens-last = Poprzednia runda
ravens-scored = { $name }: { $cards }. Punkty: { $points } ({ $why })

# Piaskun
sandman-round = Runda { $round } z 3
sandman-free = Darmowe kroki koła: { $count }
sandman-backwards = W tej turze koło rusza się przeciwnie do wskazówek zegara.
sandman-soothed = Karta wzięta w tej turze będzie połączona.
sandman-ends = Po tej turze runda się kończy.
sandman-taken = Wzięta karta: { $card }
sandman-spot = Może trafić na poziom { $level }. Obok: { $sides }
sandman-left = z lewej { $link }
sandman-right = z prawej { $link }
sandman-meets = { $count ->
        [one] { $count } spotkanie do dobrania
        [few] { $count } spotkania do dobrania
        [many] { $count } spotkań do dobrania
       *[other] { $count } spotkania do dobrania
    }
sandman-drawn = Spotkania do wyboru: { $cards }
sandman-circle = Krąg, zgodnie z ruchem wskazówek zegara
sandman-plot = wątek: { $plot }
sandman-signs = { $count ->
        [one] { $count } znak koszmaru
        [few] { $count } znaki koszmaru
        [many] { $count } znaków koszmaru
       *[other] { $count } znaku koszmaru
    }
sandman-encounter = ze spotkaniem
sandman-place = Poziom { $level }, miejsce { $place }: { $card }
sandman-empty = Sen jest jeszcze pusty.
sandman-tokens = Żetony: { $tokens }
sandman-held = Spotkania na ręce: { $cards }
sandman-held-hidden = { $count ->
        [0] Brak spotkań na ręce
        [one] { $count } zakryte spotkanie na ręce
        [few] { $count } zakryte spotkania na ręce
        [many] { $count } zakrytych spotkań na ręce
       *[other] { $count } zakrytego spotkania na ręce
    }
sandman-open = Odkryte spotkania: { $cards }
sandman-goal = Cel: { $goal } ({ $particles })
sandman-bag = { $count ->
        [one] Woreczek: { $count } żeton, z pustym rewersem: { $blanks }
        [few] Woreczek: { $count } żetony, z pustym rewersem: { $blanks }
        [many] Woreczek: { $count } żetonów, z pustym rewersem: { $blanks }
       *[other] Woreczek: { $count } żetonu, z pustym rewersem: { $blanks }
    }
sandman-deck = { $count ->
        [one] W talii { $count } sen
        [few] W talii { $count } sny
        [many] W talii { $count } snów
       *[other] W talii { $count } snu
    }
sandman-encounters = { $count ->
        [one] Do dobrania { $count } spotkanie
        [few] Do dobrania { $count } spotkania
        [many] Do dobrania { $count } spotkań
       *[other] Do dobrania { $count } spotkania
    }

# Biegacze
runners-dream = Sen { $round } z { $rounds }: { $dream }, poziom { $level }
runners-glass = Piasek w klepsydrze się sypie.
runners-shared = Do podziału: { $rewards }
runners-costs = kosztuje spokoju: { $count }
runners-over = przykrywa je: { $tile } ({ $effect })
runners-dispelled = rozproszone
runners-collected = { $times ->
        [1] zebrane
       *[other] zebrane podwójnie
    }
runners-loses = traci spokoju: { $count }
runners-laid = leży, róg: rząd { $row }, kolumna { $column }{ $turn ->
        [0] { "" }
        [1] , obrót o ćwierć
        [2] , obrót o pół
       *[other] , obrót o trzy ćwierci
    }
runners-in-tray = nie leży we śnie
runners-stock = Spokój { $calm }, gwiazda { $star }, monety { $coins }, klucze { $keys }
runners-shards = Odłamki: { $shards }
runners-tiles = Płytki: { $tiles }
runners-layout = Ułożone: { $tiles }
runners-chest = Skrzynia tego snu: { $chest }, otwiera ją { $keys ->
        [one] { $keys } klucz
        [few] { $keys } klucze
        [many] { $keys } kluczy
       *[other] { $keys } klucza
    }. W środku: { $rewards }
runners-offer = Cena w monetach { $price }: { $tile }. Pod spodem jeszcze: { $stack }
runners-rest = Jeden spokój, cena w monetach: { $price }

# Pracownia
workshop-night = Noc { $round } z 6
workshop-order = Kolejność: { $names }
workshop-drawn = Okruchy do rozłożenia w zakątkach: { $shards }
workshop-sight = Oglądasz te karty:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Następny do zebrania: { $colour }.
workshop-here = Tutaj: { $names }.
workshop-blocked = Na mocy stoi Pan Koszmar.
workshop-way = Droga tam: { $cost }.
workshop-red-way = Po drodze leży okruch koszmaru.
workshop-red = Okruchy koszmaru leżą na ścieżkach { $paths }.
workshop-hand = W dłoniach: { $shards }
workshop-bare = Pracownia jest jeszcze pusta.
workshop-built = Zbudowane, każdy stos od dołu:
workshop-tree = drzewo
workshop-dreamer = marzyciel
workshop-mountain = góra
workshop-card = { $points ->
        [one] { $card }, poziom { $level }, { $points } punkt, moc: { $power }.
        [few] { $card }, poziom { $level }, { $points } punkty, moc: { $power }.
        [many] { $card }, poziom { $level }, { $points } punktów, moc: { $power }.
       *[other] { $card }, poziom { $level }, { $points } punktu, moc: { $power }.
    }
workshop-card-land = Jej teren: { $land }.
workshop-card-shard = Leży na niej: { $colour }.
workshop-finished = Ukończone: { $cards }
workshop-pile = Na wierzchu ukończonych:
workshop-bag = W woreczku: { $shards }
