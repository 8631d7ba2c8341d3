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
