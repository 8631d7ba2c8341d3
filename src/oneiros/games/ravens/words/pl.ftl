# Ravens po polsku. Nazwy kart stoją po dwukropku, w mianowniku; wieści są w czasie teraźniejszym.
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
card-ravens-9 = dziewięć kruków
card-take-two = Weź 2 (5 kruków)
card-peek-one = Podejrzyj 1 (6 kruków)
card-swap-two = Zamień 2 (7 kruków)

# Ruchy

move-look = Obejrzyj kartę { $place1 } swojego snu
move-wake = Pobudka!
move-draw = Dobierz ze stosu
move-take = Weź wierzchnią odrzuconą kartę w zamian za swoją kartę { $place1 }
move-swap = Połóż dobraną kartę w miejsce swojej karty { $place1 }
move-drop = Odrzuć dobraną kartę
move-use = Użyj dobranej karty
move-choose = Zatrzymaj { $which ->
        [0] pierwszą
       *[1] drugą
    } kartę
move-peek = Podejrzyj kartę { $place1 } gracza { $owner1 }
move-pick = Zamień kartę { $place1 } gracza { $owner1 }...
move-exchange = ...z kartą { $place1 } gracza { $owner1 }
move-claim = Ogłoś, że twoje karty { $first1 } i { $second1 } to dwa razy { $number }

# Wieści

news-dealt = Runda { $round }, karty rozdane. { $who ->
    [you] Zaczynasz
   *[other] Zaczyna { $seat }
}; na stosie odrzuconych: { $card }.
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
}: Pobudka!
news-ran-out = Stos się wyczerpał: koniec rundy, nikt nie zawołał.
news-took = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} z odrzuconych: { $card }. Odtąd to karta { $place1 } tego snu.
news-drew = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $card }.
news-drew-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę.
news-kept = { $who ->
    [you] Wkładasz
   *[other] { $seat } wkłada
} do swojego snu: { $card }. Odtąd to karta { $place1 }.
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
    [you] Podglądasz
   *[other] { $seat } podgląda
}: { $whose ->
    [you] twoja karta { $place1 }
   *[other] { $owner }, karta { $place1 }
} to { $card }.
news-peeked-unseen = { $who ->
    [you] Podglądasz
   *[other] { $seat } podgląda
}: { $whose ->
    [you] twoja karta { $place1 }
   *[other] { $owner }, karta { $place1 }
}.
news-picked = { $who ->
    [you] Szykujesz
   *[other] { $seat } szykuje
} zamianę: { $whose ->
    [you] twoja karta { $place1 }
   *[other] { $owner }, karta { $place1 }
}.
news-exchanged = { $who ->
    [you] Zamieniasz
   *[other] { $seat } zamienia
} karty: { $whose ->
    [you] twoja karta { $place1 }
   *[other] { $owner }, karta { $place1 }
}, i { $whom ->
    [you] twoja karta { $there1 }
   *[other] { $other }, karta { $there1 }
}.
news-claimed = { $who ->
    [you] Ogłaszasz, że karty { $first1 } i { $second1 } to dwa razy { $number }, i masz rację: { $cards }.
   *[other] { $seat } ogłasza, że karty { $first1 } i { $second1 } to dwa razy { $number }, i ma rację: { $cards }.
}
news-misclaimed = { $who ->
    [you] Ogłaszasz, że karty { $first1 } i { $second1 } to dwa razy { $number }, i nie masz racji: { $cards }.
   *[other] { $seat } ogłasza, że karty { $first1 } i { $second1 } to dwa razy { $number }, i nie ma racji: { $cards }.
}
news-scored = { $who ->
    [you] Śnisz
   *[other] { $seat } śni
}: { $cards }. Razem { $ravens ->
        [one] { $ravens } kruk
        [few] { $ravens } kruki
        [many] { $ravens } kruków
       *[other] { $ravens } kruka
    }; wynik rundy { $points }, dotąd w sumie { $total }.

# O co pytamy

phase-look = Obejrzyj dwie karty swojego snu.
phase-turn = Twoja tura: zawołaj „Pobudka!”, weź odrzuconą kartę albo dobierz ze stosu.
phase-drawn = Dobrana karta: włóż ją do snu, odrzuć albo, jeśli jest specjalna, użyj jej.
phase-choose = Dwie dobrane karty: wybierz tę, którą zatrzymasz.
phase-peek = Wybierz kartę z dowolnego snu, żeby ją podejrzeć.
phase-pick = Wybierz pierwszą z dwóch kart do zamiany.
phase-exchange = Wybierz kartę innego gracza, z którą ją zamienisz.
phase-over = Koniec gry.

# Warto się zastanowić

warning-wake = To natychmiast kończy rundę. Jeśli ktoś ma mniej kruków od ciebie, płacisz karę.
warning-claim = Obie karty zobaczą wszyscy. Jeśli się mylisz, dostajesz dodatkową kartę.

# Skąd taki wynik

why-counted = kruki ze snu
why-fewest = pobudka z najmniejszą liczbą kruków
why-tied = pobudka przy remisie o najmniej kruków
why-beaten = pobudka, choć nie najmniej kruków: kara
why-all-nines = sen z samych dziewiątek
why-outshone = ktoś śni same dziewiątki

# Jak się skończyło

reason-target = Granica punktów przekroczona. Wygrywa najmniej kruków.
reason-rounds = Ostatnia runda za nami. Wygrywa najmniej kruków.
reason-long = Dłużej już grać nie można. Wygrywa najmniej kruków.

# Stół w terminalu

label-legend = Liczba na karcie to jej kruki; karty z nazwą mają moc po dobraniu. ? to karta, której nie znasz.
label-total = w sumie { $total }
label-drawn = Dobrane
label-discarded = Odrzucone
label-pile = Stos
label-round = Runda
label-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
label-empty = brak
label-called = Runda { $round }: { $caller } woła: Pobudka!
label-ran-out = Runda { $round }: stos się wyczerpał.
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

rule-R3 = Przed pierwszą turą oglądasz dwie karty własnego snu, każdą raz.
rule-R5 = Tura zaczyna się od stosu, od odrzuconych albo od „Pobudka!”, a zawołać można tylko wtedy.
rule-R6 = Wierzchnia karta z odrzuconych trafia do snu w miejsce jednej z twoich; po 20 takich kartach z rzędu ktoś musi najpierw dobrać.
rule-R7 = Dobraną kartę wkładasz do snu, odrzucasz albo jej używasz, jeśli jest specjalna.
rule-R8 = Dobrana karta zajmuje miejsce jednej z kart twojego snu.
rule-R10 = Użyć można tylko karty specjalnej, właśnie dobranej.
rule-R11 = Z dwóch kart „Weź 2” zatrzymujesz jedną.
rule-R12 = Dzięki „Podejrzyj 1” oglądasz jedną kartę z dowolnego snu.
rule-R13 = „Zamień 2” zamienia dwie karty dwóch różnych graczy.
rule-R21 = Zgadywanie to wariant: wskazujesz dwie karty swojego snu, a przy 8 kartach już nie można.
