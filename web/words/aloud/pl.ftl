# Plansza słowami, po polsku.

now = Teraz
table = Na stole
nothing = nic
unknown = nieznany
on-top = Na wierzchu: { $card }
moves = Możliwe ruchy: { $moves }.
moves-many = { $count ->
        [one] Masz do wyboru { $count } ruch.
        [few] Masz do wyboru { $count } ruchy.
        [many] Masz do wyboru { $count } ruchów.
       *[other] Masz do wyboru { $count } ruchu.
    }

# Drzwi
doors-hand = Ręka: { $cards }
doors-row = Rząd, od początku: { $cards }
doors-run = { $count ->
        [one] Na końcu rzędu: { $count } karta jednego koloru.
        [few] Na końcu rzędu: { $count } karty jednego koloru.
        [many] Na końcu rzędu: { $count } kart jednego koloru.
       *[other] Na końcu rzędu: { $count } karty jednego koloru.
    }
doors-opened = Otwarte drzwi: { $cards }
doors-drawn = Dobrana karta: { $card }
doors-sight = Proroczy sen, od najbliższej karty: { $cards }
doors-shared = Wspólne karty: { $cards }
doors-laid-out = Wyłożone dla obojga: { $cards }
doors-deck = { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
doors-top = Znane z wierzchu talii, od najbliższej karty: { $cards }
doors-limbo = W Otchłani: { $cards }
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
ravens-until = Gra kończy się, gdy ktoś ma { $target ->
        [one] { $target } kruka
        [few] { $target } kruki
        [many] { $target } kruków
       *[other] { $target } kruka
    }.
ravens-rounds = Gra się najwyżej { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }.
ravens-drawn = Dobrane przez ciebie: { $cards }
ravens-holding = { $who ->
        [you] Trzymasz
       *[other] { $name } trzyma
    } { $count ->
        [one] { $count } dobraną kartę.
        [few] { $count } dobrane karty.
        [many] { $count } dobranych kart.
       *[other] { $count } dobranej karty.
    }
ravens-picked = Do zamiany: { $who ->
        [you] twoja karta
       *[other] { $name }, karta
    } { $place }
ravens-card = Karta { $place }: { $card }
ravens-card-seen = Karta { $place }: { $card }. Kto ją zna: { $names }
ravens-total = { $count ->
        [one] Na razie { $count } kruk
        [few] Na razie { $count } kruki
        [many] Na razie { $count } kruków
       *[other] Na razie { $count } kruka
    }
ravens-pile = { $count ->
        [one] Stos zakryty: { $count } karta
        [few] Stos zakryty: { $count } karty
        [many] Stos zakryty: { $count } kart
       *[other] Stos zakryty: { $count } karty
    }
ravens-discard = { $count ->
        [one] Stos odkryty: { $count } karta
        [few] Stos odkryty: { $count } karty
        [many] Stos odkryty: { $count } kart
       *[other] Stos odkryty: { $count } karty
    }
ravens-unseen = Niewidziane w tej rundzie: { $cards }
ravens-last = Poprzednia runda
ravens-scored = { $name }: { $cards }. Punkty: { $points } ({ $why })

# Piaskun
sandman-round = Runda { $round } z 3
sandman-free = { $count ->
        [one] { $count } krok koła jest darmowy.
        [few] { $count } kroki koła są darmowe.
        [many] { $count } kroków koła jest darmowych.
       *[other] { $count } kroku koła jest darmowe.
    }
sandman-backwards = W tej turze koło rusza się przeciwnie do ruchu wskazówek zegara.
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
runners-glass = W klepsydrze sypie się piasek.
runners-shared = Do podziału: { $rewards }
runners-costs = kosztuje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } spokoju
runners-over = pod płytką „{ $tile }” ({ $effect })
runners-dispelled = rozproszone
runners-collected = { $times ->
        [1] zebrane
       *[other] zebrane podwójnie
    }
runners-loses = strata { $count ->
        [one] { $count } punktu
        [few] { $count } punktów
        [many] { $count } punktów
       *[other] { $count } punktu
    } spokoju
runners-laid = leży rogiem w rzędzie { $row }, kolumnie { $column }{ $turn ->
        [0] { "" }
        [1] , obrócona raz
        [2] , obrócona dwa razy
       *[other] , obrócona trzy razy
    }
runners-in-tray = nie leży we śnie
runners-stock = Spokój { $calm }, gwiazda { $star }, monety { $coins }, klucze { $keys }
runners-shards = Odłamki: { $shards }
runners-tiles = Płytki: { $tiles }
runners-layout = Ułożone: { $tiles }
runners-chest = Skrzynia tego snu: { $chest }, { $keys ->
        [one] otwiera ją { $keys } klucz
        [few] otwierają ją { $keys } klucze
        [many] otwiera ją { $keys } kluczy
       *[other] otwiera ją { $keys } klucza
    }. W środku: { $rewards }
runners-offer = Za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }: { $tile }. Pod spodem jeszcze: { $stack }
runners-rest = Punkt spokoju kosztuje { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }.

# Pracownia
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
