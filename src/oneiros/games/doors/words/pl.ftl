# Doors po polsku. Wieści są w czasie teraźniejszym i nie zdradzają płci; $who mówi, czy to ty, czy ktoś inny.
# Mianowniki kart są zarazem ich biernikami, więc nazwy można wstawiać wprost.

title = Drzwi
player = Gracz { $number }
you = Ty
none = nic
about =
    Odszukaj drzwi labiryntu i otwórz wszystkie, zanim wyczerpie się talia. Trzy z rzędu komnaty jednego koloru
    otwierają drzwi tego koloru; sąsiednie karty w rzędzie nie mogą mieć tego samego symbolu.

## Karty

card-red-sun = czerwone słońce
card-red-moon = czerwony księżyc
card-red-key = czerwony klucz
card-blue-sun = niebieskie słońce
card-blue-moon = niebieski księżyc
card-blue-key = niebieski klucz
card-green-sun = zielone słońce
card-green-moon = zielony księżyc
card-green-key = zielony klucz
card-brown-sun = brązowe słońce
card-brown-moon = brązowy księżyc
card-brown-key = brązowy klucz
card-red-door = czerwone drzwi
card-blue-door = niebieskie drzwi
card-green-door = zielone drzwi
card-brown-door = brązowe drzwi
card-nightmare = koszmar

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-brown = brązowy

symbol-sun = słońce
symbol-moon = księżyc
symbol-key = klucz
symbol-door = drzwi

# Skąd jest karta, jako koniec zdania: o własnej ręce nic się nie mówi.
source-hand = { "" }
source-shared = { " " }(ze wspólnych)

## O co pytamy gracza, którego jest tura

phase-draft = Przed wami leżą odkryte komnaty. Weź jedną na rękę.
phase-play = Zagraj kartę na koniec swojego rzędu albo odrzuć jedną.
phase-give = Możesz zamienić jedną ze swoich kart na wspólną. Którą oddajesz?
phase-take = Którą ze wspólnych kart bierzesz za { $giving }?
phase-foresee = Proroczy sen: oto karty z wierzchu talii. Odrzuć jedną z nich.
phase-arrange = Odłóż resztę na wierzch talii. Która karta ma być następna?
phase-triple = Trzy z rzędu komnaty jednego koloru, ale drzwi w tym kolorze już masz. Bierzesz i drugie?
phase-door = Przed tobą { $drawn }, a klucz do nich masz na ręce. Otwierasz?
phase-nightmare = Staje przed tobą koszmar. Co mu oddasz?
phase-over = Sen się skończył.

## Ruchy, jako polecenia

move-play = Zagraj { $card }{ $source }
move-discard = Odrzuć { $card }{ $source }
move-draft = Weź { $card }
move-give = Oddaj { $card }
move-take = Weź { $card }
move-keep = Nie wymieniaj
move-foresee = Odrzuć { $card }
move-arrange = Następna karta: { $card }
move-open = Zużyj klucz{ $source } i otwórz drzwi
move-leave = Odeślij drzwi do Otchłani
move-accept = Weź drugie drzwi
move-decline = Zostaw je w talii
move-lose-key = Oddaj { $colour } klucz{ $source }
move-lose-door = Oddaj { $colour ->
    [czerwony] czerwone
    [niebieski] niebieskie
    [zielony] zielone
   *[other] brązowe
} drzwi: trafią do Otchłani
move-lose-five = Oddaj pięć kart z wierzchu talii
move-lose-hand = Oddaj wszystkie karty z ręki

## Wieści

news-drafted = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} { $card }.
news-played = { $who ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
} { $card }.
news-found = Trzecia z rzędu komnata w tym kolorze: { $card } stają otworem.
news-declined = { $who ->
    [you] Zostawiasz
   *[other] { $seat } zostawia
} w talii drugie { $card }.
news-discarded = { $who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} { $card }.
news-swapped = { $who ->
    [you] Odkładasz { $card } między wspólne karty i bierzesz { $gained }.
   *[other] { $seat } odkłada { $card } między wspólne karty i bierze { $gained }.
}
news-foresaw = { $who ->
    [you] Masz proroczy sen
   *[other] { $seat } ma proroczy sen
}: { $cards }.
news-foresaw-unseen =
    { $who ->
        [you] Masz proroczy sen i oglądasz
       *[other] { $seat } ma proroczy sen i ogląda
    } { $count ->
        [one] ostatnią kartę talii.
        [few] { $count } karty z wierzchu talii.
        [many] { $count } kart z wierzchu talii.
       *[other] { $count } karty z wierzchu talii.
    }
news-let-go = { $who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} z proroczego snu { $card }.
news-arranged =
    { $count ->
        [0] Po proroczym śnie nie zostało nic do odłożenia.
       *[other] { $who ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } na wierzch talii, od najbliższej karty: { $cards }.
    }
news-arranged-unseen =
    { $count ->
        [0] Po proroczym śnie nie zostało nic do odłożenia.
        [one] { $who ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } jedną kartę na wierzch talii.
        [few] { $who ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } { $count } karty na wierzch talii.
        [many] { $who ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } { $count } kart na wierzch talii.
       *[other] { $who ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } { $count } karty na wierzch talii.
    }
news-drew = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $card }.
news-drew-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę.
news-drew-shared = Do wspólnych kart dołącza { $card }.
news-met = Oto { $card }.
news-faded = Koszmar nie ma już czego zabrać i rozwiewa się.
news-opened = { $who ->
    [you] Zużywasz klucz i otwierasz
   *[other] { $seat } zużywa klucz i otwiera
} { $card }.
news-left = { $who ->
    [you] Nie otwierasz
   *[other] { $seat } nie otwiera
}: { $card } trafiają do Otchłani.
news-lost-key = { $who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} koszmarowi { $card }.
news-lost-door = { $who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} koszmarowi { $card }. Trafiają do Otchłani.
news-lost-five = Koszmar zmiata wierzch talii: { $cards }.
news-lost-hand = { $who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} koszmarowi wszystkie karty z ręki.
news-passed = Prosto do Otchłani: { $card }.
news-shuffled = Otchłań oddaje wszystko, co pochłonęła, i talia zostaje przetasowana.

## Ruchy, nad którymi warto się zastanowić

warning-discards-door = Odrzucone drzwi przepadają na zawsze, a bez nich może nie być wyjścia.
warning-empties-deck = To zabierze resztę talii. Gdy nie będzie czego dobrać, przegrasz.
warning-second-door = Masz już drzwi w tym kolorze. Drugie zagrodzą wyjście, dopóki ich nie oddasz.

## Koniec

reason-escaped = Ostatnie drzwi stają otworem. Droga z labiryntu jest wolna.
reason-lost = Talia jest pusta, a labirynt się zamyka.
# Drzwi liczy się liczebnikami zbiorowymi.
score =
    { $points ->
        [0] ani jednych otwartych drzwi
        [one] jedne otwarte drzwi
        [2] dwoje otwartych drzwi
        [3] troje otwartych drzwi
        [4] czworo otwartych drzwi
        [5] pięcioro otwartych drzwi
        [6] sześcioro otwartych drzwi
        [7] siedmioro otwartych drzwi
        [8] ośmioro otwartych drzwi
        [few] { $points } otwartych drzwi
        [many] { $points } otwartych drzwi
       *[other] { $points } otwartych drzwi
    }

## Nazwy rzeczy na stole

label-doors = Drzwi
label-opened = { $open } z { $needed }
label-row = Rząd
label-run = { $length } z 3
label-hand = Ręka
label-shared = Wspólne
label-laid-out = Wyłożone
label-deck = Talia
label-top = następne:
label-prophecy = Proroczy sen
label-limbo = Otchłań
label-discarded = Odrzucone
label-last = ostatnia:
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
label-known-set =
    { $where ->
        [deck] Znane na wierzchu talii, w nieznanej kolejności
        [hand] Znane na ręce drugiej osoby
       *[both] Znane na wierzchu talii albo na ręce drugiej osoby
    }
label-unseen = Nieznane
label-empty = pusto

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-D4 = Kartę zagrywasz na koniec swojego rzędu, jeśli ma inny symbol niż karta przed nią.
rule-D6 = Zamiast zagrać kartę, możesz odrzucić jedną: z ręki albo ze wspólnych.
rule-D7 = Z kart proroczego snu jedną odrzucasz, a resztę odkładasz na talię, zaczynając od najbliższej.
rule-D10 = Drzwi, które się pojawią, otwierasz kluczem w ich kolorze albo trafiają do Otchłani.
rule-D11 = Koszmar chce jednej z czterech rzeczy, a wybrać możesz tylko to, co masz.
rule-D19 = Na początku bierzecie na zmianę po jednej z wyłożonych kart, aż każde z was będzie miało trzy.
rule-D21 = Zaraz po odrzuceniu karty możesz zamienić jedną własną na wspólną.
rule-D23 = Drugie drzwi w tym samym kolorze możesz wziąć albo zostawić w talii.

option-talk = Dla dwóch graczy: czy każdy widzi własne karty drugiego (D25).
bot-learned = Sieć, która sama nauczyła się grać; gra w pojedynkę.
