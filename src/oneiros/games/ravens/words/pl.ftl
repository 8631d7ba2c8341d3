# Ravens po polsku. Nazwy kart stoją po dwukropku, w mianowniku; wieści są w czasie teraźniejszym.
title = Kruki
player = Gracz { $number }
you = Ty
none = nic

# Karty

card-ravens-0 = puste niebo (0)
card-ravens-1 = 1 kruk
card-ravens-2 = 2 kruki
card-ravens-3 = 3 kruki
card-ravens-4 = 4 kruki
card-ravens-5 = 5 kruków
card-ravens-6 = 6 kruków
card-ravens-7 = 7 kruków
card-ravens-8 = 8 kruków
card-ravens-9 = 9 kruków
card-take-two = Weź 2 (5 kruków)
card-peek-one = Podejrzyj 1 (6 kruków)
card-swap-two = Zamień 2 (7 kruków)

# Ruchy

move-look = Obejrzyj kartę { $place1 } swojego snu
move-done = Zapamiętane
move-wake = Pobudka!
move-draw = Dobierz ze stosu zakrytego
move-take = Weź kartę ze stosu odkrytego w zamian za swoją kartę { $place1 }
move-swap = Połóż dobraną kartę w miejsce swojej karty { $place1 }
move-drop = Odrzuć dobraną kartę
move-use = Użyj dobranej karty
move-choose = Zatrzymaj { $which ->
        [0] pierwszą
       *[1] drugą
    } kartę
move-peek = Podejrzyj { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }
move-pick = Zamień { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }…
move-exchange = …na { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }
move-claim = Ogłoś: na twoich kartach { $first1 } i { $second1 } jest po { $number }

# Wieści

news-dealt = Runda { $round }: karty rozdane. { $who ->
    [you] Zaczynasz
   *[other] Zaczyna { $seat }
}; na stosie odkrytym leży: { $card }.
news-looked = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} kartę { $place1 } swojego snu: { $card }.
news-looked-unseen = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} kartę { $place1 } swojego snu.
news-woke = { $who ->
    [you] Wołasz
   *[other] { $seat } woła
}: „Pobudka!”
news-ran-out = Stos zakryty się wyczerpał: runda kończy się bez pobudki.
news-took = { $who ->
    [you] Bierzesz ze stosu odkrytego w miejsce swojej karty
   *[other] { $seat } bierze ze stosu odkrytego w miejsce swojej karty
} { $place1 }: { $card }.
news-drew = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $card }.
news-drew-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę.
news-kept = { $who ->
    [you] Wkładasz do swojego snu jako kartę
   *[other] { $seat } wkłada do swojego snu jako kartę
} { $place1 }: { $card }.
news-kept-unseen = { $who ->
    [you] Wkładasz
   *[other] { $seat } wkłada
} dobraną kartę do swojego snu jako kartę { $place1 }.
news-discarded = { $who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} kartę: { $card }.
news-used = { $who ->
    [you] Używasz
   *[other] { $seat } używa
} karty: { $card }.
news-drew-two = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} dwie karty: { $cards }.
news-drew-two-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} dwie karty.
news-peeked = { $who ->
    [you] Podglądasz { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }: { $card }.
   *[other] { $seat } podgląda { $whose ->
        [you] twoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }: { $card }.
}
news-peeked-unseen = { $who ->
    [you] Podglądasz { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }.
   *[other] { $seat } podgląda { $whose ->
        [you] twoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }.
}
news-picked = { $who ->
    [you] Wybierasz do zamiany { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }.
   *[other] { $seat } wybiera do zamiany { $whose ->
        [you] twoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    }.
}
news-exchanged = { $who ->
    [you] Zamieniasz miejscami { $whose ->
        [you] swoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    } i { $whom ->
        [you] swoją kartę { $there1 }
       *[other] kartę { $there1 } ({ $other })
    }.
   *[other] { $seat } zamienia miejscami { $whose ->
        [you] twoją kartę { $place1 }
       *[other] kartę { $place1 } ({ $owner })
    } i { $whom ->
        [you] twoją kartę { $there1 }
       *[other] kartę { $there1 } ({ $other })
    }.
}
news-claimed = { $who ->
    [you] Ogłaszasz, że na kartach { $first1 } i { $second1 } jest po { $number }, i masz rację: { $cards }.
   *[other] { $seat } ogłasza, że na kartach { $first1 } i { $second1 } jest po { $number }, i ma rację: { $cards }.
}
news-misclaimed = { $who ->
    [you] Ogłaszasz, że na kartach { $first1 } i { $second1 } jest po { $number }, i mylisz się: { $cards }.
   *[other] { $seat } ogłasza, że na kartach { $first1 } i { $second1 } jest po { $number }, i myli się: { $cards }.
}
news-scored = { $who ->
    [you] Twój sen
   *[other] { $seat }
}: { $cards }. Razem { $ravens ->
        [one] { $ravens } kruk
        [few] { $ravens } kruki
        [many] { $ravens } kruków
       *[other] { $ravens } kruka
    }; wynik rundy: { $points }, w sumie: { $total }.

# O co pytamy

phase-look = Obejrzyj dwie karty swojego snu.
phase-turn = Twoja tura: zawołaj „Pobudka!”, weź kartę ze stosu odkrytego albo dobierz ze stosu zakrytego.
phase-drawn = Masz dobraną kartę: włóż ją do snu, odrzuć albo, jeśli jest specjalna, użyj jej.
phase-choose = Masz dwie dobrane karty: wybierz tę, którą zatrzymasz.
phase-peek = Wybierz kartę z dowolnego snu, żeby ją podejrzeć.
phase-pick = Wybierz pierwszą z dwóch kart do zamiany.
phase-exchange = Wybierz kartę innego gracza, na którą ją zamienisz.
phase-remember = Zapamiętaj, co widzisz: drugi raz tego nie zobaczysz.
phase-over = Koniec gry.

# Warto się zastanowić

warning-wake = To natychmiast kończy rundę. Jeśli ktoś ma mniej kruków od ciebie, płacisz karę.
warning-claim = Obie karty zobaczą wszyscy. Jeśli się mylisz, w twoim śnie przybędzie karta.

# Skąd taki wynik

why-counted = kruki ze snu
why-fewest = pobudka z najmniejszą liczbą kruków
why-tied = pobudka przy remisie
why-beaten = pobudka mimo zbyt wielu kruków: kara
why-all-nines = sen z samych dziewiątek
why-outshone = ktoś inny ma we śnie same dziewiątki

# Jak się skończyło

reason-target = Limit kruków osiągnięty. Wygrywa gracz z najmniejszą liczbą kruków.
reason-rounds = Ostatnia runda za nami. Wygrywa gracz z najmniejszą liczbą kruków.
reason-long = Dłużej już grać nie można. Wygrywa gracz z najmniejszą liczbą kruków.

# Stół w terminalu

label-legend = Liczba na karcie to liczba kruków; karty z nazwą działają po dobraniu. ? to karta, której nie znasz.
label-total = w sumie { $total }
label-drawn = Dobrane
label-discarded = Stos odkryty
label-takes-left = { $count ->
        [0] Zamknięty, dopóki ktoś nie dobierze
        [one] Jeszcze 1 karta i zamknięty, dopóki ktoś nie dobierze
        [few] Jeszcze { $count } karty i zamknięty, dopóki ktoś nie dobierze
        [many] Jeszcze { $count } kart i zamknięty, dopóki ktoś nie dobierze
       *[other] Jeszcze { $count } karty i zamknięty, dopóki ktoś nie dobierze
    }
label-pile = Stos zakryty
label-round = Runda
label-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
label-empty = brak
label-called = Runda { $round }: pobudka ({ $caller })
label-ran-out = Runda { $round }: wyczerpał się stos zakryty.
short-ravens-0 = 0
short-ravens-1 = 1
short-ravens-2 = 2
short-ravens-3 = 3
short-ravens-4 = 4
short-ravens-5 = 5
short-ravens-6 = 6
short-ravens-7 = 7
short-ravens-8 = 8
short-ravens-9 = 9
short-take-two = 5 Weź 2
short-peek-one = 6 Podejrzyj 1
short-swap-two = 7 Zamień 2

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-R3 = Przed pierwszą turą oglądasz dwie różne karty własnego snu.
rule-R5 = Tura zaczyna się od stosu zakrytego, od stosu odkrytego albo od zawołania „Pobudka!”; później zawołać już nie można.
rule-R6 = Karta ze stosu odkrytego trafia do snu w miejsce jednej z twoich; po 20 takich kartach z rzędu ktoś musi najpierw dobrać ze stosu zakrytego.
rule-R7 = Dobraną kartę wkładasz do snu, odrzucasz albo jej używasz, jeśli jest specjalna.
rule-R8 = Dobrana karta zajmuje miejsce jednej z kart twojego snu.
rule-R10 = Użyć można tylko karty specjalnej, i to zaraz po jej dobraniu.
rule-R11 = Z dwóch kart dobranych dzięki „Weź 2” zatrzymujesz jedną.
rule-R12 = Dzięki „Podejrzyj 1” oglądasz jedną kartę z dowolnego snu.
rule-R13 = „Zamień 2” zamienia miejscami dwie karty dwóch różnych graczy.
rule-R21 = „Wiem, co mam” to wariant: wskazujesz dwie karty swojego snu; przy 8 kartach już nie można.

option-penalty = Ile kruków dochodzi temu, kto ogłosił pobudkę, nie mając ich najmniej (R14).
option-tie = Co dostaje ten, kto ogłosił pobudkę, przy remisie (R14).
option-target = Gra kończy się, gdy ktoś ma tyle kruków (R17).
option-rounds = Zamiast tego tyle rund; 0: do końcowej liczby kruków (R18).
option-scary-nines = Kto jako jedyny ma najwięcej dziewiątek, nie liczy ich (R19).
option-all-or-nothing = Sen z samych dziewiątek daje 0, a pozostałym po 50 (R20).
option-claims = Wymień dwie jednakowe karty na jedną, jeśli wiesz, gdzie leżą (R21).
option-memory = Czy karty, które znasz, pozostają dla ciebie widoczne.
