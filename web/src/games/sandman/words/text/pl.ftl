sandman-free = { $count ->
        [one] { $count } krok koła jest darmowy.
        [few] { $count } kroki koła są darmowe.
        [many] { $count } kroków koła jest darmowych.
       *[other] { $count } kroku koła jest darmowe.
    }
sandman-backwards = W tej turze koło rusza się przeciwnie do ruchu wskazówek zegara.
sandman-soothed = Karta wzięta w tej turze będzie połączona, cokolwiek na niej jest.
sandman-taken = Wzięta karta: { $card }
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
sandman-spot = Na poziomie { $level } leżałaby tak: { $sides }
sandman-points = punkty: { $points }
