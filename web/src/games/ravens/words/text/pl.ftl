ravens-round = Runda { $round }
ravens-until = Gra kończy się, gdy ktoś ma { $target ->
        [one] { $target } kruka
        [few] { $target } kruki
        [many] { $target } kruków
       *[other] { $target } kruka
    }.
ravens-rounds = Gra trwa { $rounds ->
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
