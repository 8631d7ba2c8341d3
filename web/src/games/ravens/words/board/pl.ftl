ravens-total = { $count ->
        [one] { $count } kruk
        [few] { $count } kruki
        [many] { $count } kruków
       *[other] { $count } kruka
    }
ravens-round = runda { $round }
ravens-target = do { $target }
ravens-rounds = z { $rounds }
ravens-pile = Stos zakryty
ravens-discard = Stos odkryty
ravens-drawn = Dobrana karta
ravens-drew-two = Zatrzymaj jedną
ravens-they-drew = { $who ->
        [you] Dobierasz
       *[other] Dobiera { $name }
    }
ravens-wake = Pobudka!
ravens-draw = Dobierz
ravens-use = Użyj: { $card }
ravens-drop = Odrzuć
ravens-claim = Znam dwie
ravens-take-say = Ze stosu odkrytego: { $card }. W miejsce której karty?
ravens-place = { $who ->
        [you] Twoja karta { $place }
       *[other] { $name }, karta { $place }
    }
ravens-place-mine = Twoja karta { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, zakryta
ravens-seen-by = kto zna tę kartę: { $names }
ravens-say-turn = Dobierz kartę, weź wierzchnią ze stosu odkrytego albo zawołaj „Pobudka!”.
ravens-say-drawn = Włóż ją w miejsce którejś karty albo odrzuć.
ravens-say-drawn-special = { $does } Użyj jej, włóż w miejsce którejś karty albo odrzuć.
ravens-say-claim-first = Wskaż dwie swoje karty z tą samą liczbą kruków. Która jest pierwsza?
ravens-say-claim-second = A druga?
ravens-say-claim-number = Ile kruków jest na każdej z nich?
ravens-scored = Runda { $round }
ravens-special-take-two = Weź 2
ravens-special-peek-one = Podejrzyj 1
ravens-special-swap-two = Zamień 2
ravens-looks = { $count ->
        [one] obejrzy jeszcze { $count }
        [few] obejrzy jeszcze { $count }
        [many] obejrzy jeszcze { $count }
       *[other] obejrzy jeszcze { $count }
    }
ravens-round-over = Koniec rundy { $round }
ravens-on = Dalej
ravens-points = +{ $points }
ravens-does-take-two = Weź 2: dobierz jeszcze dwie karty i zatrzymaj jedną.
ravens-does-peek-one = Podejrzyj 1: obejrzyj jedną kartę z dowolnego snu.
ravens-does-swap-two = Zamień 2: zamień w ciemno dwie karty z dwóch snów.
ravens-called = { $who ->
        [you] Wołasz
       *[other] { $name } woła
    }: „Pobudka!”
ravens-all-at-once = Pokaż wszystko
ravens-round-points = ta runda
ravens-in-all = razem
ravens-verdict-fewest = { $who ->
        [you] Udana pobudka: masz najmniej kruków i dostajesz 0.
       *[other] Udana pobudka: { $name } ma najmniej kruków i dostaje 0.
    }
ravens-verdict-tied = { $who ->
        [you] Wołasz, ale ktoś ma równie mało kruków.
       *[other] { $name } woła, ale ktoś ma równie mało kruków.
    }
ravens-verdict-beaten = { $who ->
        [you] Wołasz za wcześnie. Kara: { $penalty ->
            [one] { $penalty } kruk
            [few] { $penalty } kruki
            [many] { $penalty } kruków
           *[other] { $penalty } kruka
        }.
       *[other] { $name } woła za wcześnie. Kara: { $penalty ->
            [one] { $penalty } kruk
            [few] { $penalty } kruki
            [many] { $penalty } kruków
           *[other] { $penalty } kruka
        }.
    }
ravens-verdict-all-nines = { $who ->
        [you] Pobudka z samymi dziewiątkami: dostajesz 0.
       *[other] Pobudka z samymi dziewiątkami: { $name } dostaje 0.
    }
ravens-verdict-outshone = { $who ->
        [you] Wołasz, ale ktoś inny ma same dziewiątki.
       *[other] { $name } woła, ale ktoś inny ma same dziewiątki.
    }
ravens-why = { $reason ->
        [fewest] { $ravens }, najmniej
        [tied] { $ravens }, najmniej, ale remis
        [all-nines] same dziewiątki
        [outshone] ktoś inny ma same dziewiątki
       *[other] { $ravens ->
            [one] { $ravens } kruk
            [few] { $ravens } kruki
            [many] { $ravens } kruków
           *[other] { $ravens } kruka
        }
    }
ravens-why-penalty = { $ravens }, kara { $penalty }
ravens-why-spared = { $counted }; dziewiątki niepoliczone: { $spared }
end-ravens-before = Poprzednie rundy
end-ravens-last = Kruki z ostatniej rundy
end-ravens-spared = Niepoliczone dziewiątki
end-ravens-called = Rozstrzygnięcie rundy
end-ravens-penalty = Kara za nieudaną pobudkę
option-ravens-penalty = Kara za nieudaną pobudkę
option-ravens-penalty-5 = 5 kruków
option-ravens-penalty-15 = 15 kruków
option-ravens-tie = Pobudka przy remisie
option-ravens-tie-ravens = Liczysz swoje kruki
option-ravens-tie-zero = Dostajesz 0
option-ravens-target = Liczba kruków kończąca grę
option-ravens-target-told = Gra do { $value } kruków
option-ravens-rounds = Stała liczba rund (0: gra do limitu kruków)
option-ravens-rounds-told = { $value ->
    [one] Jedna runda
    [few] { $value } rundy
    [many] { $value } rund
   *[other] { $value } rundy
}
option-ravens-scary_nines = „Nie takie kruki straszne”: kto ma najwięcej dziewiątek, nie liczy ich
option-ravens-all_or_nothing = „Idź na całość!”: same dziewiątki dają 0, innym 50
option-ravens-claims = „Wiem, co mam”: dwie jednakowe karty za jedną
option-ravens-memory = Karty, które znasz
option-ravens-memory-aided = Pozostają widoczne
option-ravens-memory-strict = Trzeba pamiętać
