# Doors po polsku. Wieści są w czasie teraźniejszym i nie zdradzają płci; „Ty” ma swoje formy czasowników.
# Mianowniki kart są zarazem ich biernikami, więc nazwy można wstawiać wprost.

player = Gracz { $number }
you = Ty
none = nic
about =
    Odszukaj drzwi labiryntu i otwórz wszystkie, zanim wyczerpie się talia. Trzy komnaty jednego koloru
    z rzędu otwierają drzwi tego koloru; sąsiadki w rzędzie nigdy nie noszą tego samego symbolu.

## Karty

card-red-sun = czerwone słońce
card-red-moon = czerwony księżyc
card-red-key = czerwony klucz
card-blue-sun = błękitne słońce
card-blue-moon = błękitny księżyc
card-blue-key = błękitny klucz
card-green-sun = zielone słońce
card-green-moon = zielony księżyc
card-green-key = zielony klucz
card-brown-sun = brązowe słońce
card-brown-moon = brązowy księżyc
card-brown-key = brązowy klucz
card-red-door = czerwone drzwi
card-blue-door = błękitne drzwi
card-green-door = zielone drzwi
card-brown-door = brązowe drzwi
card-nightmare = koszmar

colour-red = czerwień
colour-blue = błękit
colour-green = zieleń
colour-brown = brąz

symbol-sun = słońce
symbol-moon = księżyc
symbol-key = klucz
symbol-door = drzwi

# Skąd jest karta, jako koniec zdania: o własnej ręce nic się nie mówi.
source-hand = { "" }
source-shared = { " " }(ze wspólnych)

## O co pytamy gracza, którego jest tura

phase-draft = Przed wami leżą odkryte komnaty. Weź jedną na rękę.
phase-play = Dołóż kartę do swojego rzędu albo odrzuć jedną.
phase-give = Możesz odłożyć swoją kartę między wspólne i wziąć za nią inną. Którą oddajesz?
phase-take = Którą ze wspólnych kart bierzesz za { $giving }?
phase-foresee = Przepowiednia: oto wierzch talii. Odrzuć jedną z tych kart.
phase-arrange = Odłóż resztę na talię. Która karta ma być następna?
phase-triple = Trzy komnaty jednego koloru, ale jego drzwi już masz. Bierzesz i drugie?
phase-door = Przed tobą { $drawn }, a klucz do nich masz w ręce. Otwierasz?
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
move-arrange = Połóż jako następne: { $card }
move-open = Zużyj klucz{ $source } i otwórz drzwi
move-leave = Niech drzwi zapadną się w Limbo
move-accept = Weź drugie drzwi
move-decline = Zostaw je w talii
move-lose-key = Oddaj klucz: { $colour }{ $source }
move-lose-door = Oddaj drzwi: { $colour }. Zapadną się w Limbo
move-lose-five = Oddaj pięć kart z wierzchu talii
move-lose-hand = Oddaj wszystkie karty z ręki

## Wieści

news-drafted = { $seat ->
    [Ty] Bierzesz
   *[name] { $seat } bierze
} { $card }.
news-played = { $seat ->
    [Ty] Zagrywasz
   *[name] { $seat } zagrywa
} { $card }.
news-found = Trzecia komnata tego samego koloru: { $card } stają otworem.
news-declined = { $seat ->
    [Ty] Zostawiasz
   *[name] { $seat } zostawia
} drugie { $card } w talii.
news-discarded = { $seat ->
    [Ty] Odrzucasz
   *[name] { $seat } odrzuca
} { $card }.
news-swapped = { $seat ->
    [Ty] Odkładasz { $card } między wspólne karty i bierzesz { $gained }.
   *[name] { $seat } odkłada { $card } między wspólne karty i bierze { $gained }.
}
news-foresaw = { $seat ->
    [Ty] Masz przepowiednię
   *[name] { $seat } ma przepowiednię
}: { $cards }.
news-foresaw-unseen =
    { $seat ->
        [Ty] Masz przepowiednię i oglądasz
       *[name] { $seat } ma przepowiednię i ogląda
    } { $count ->
        [one] ostatnią kartę talii.
        [few] { $count } karty z wierzchu talii.
        [many] { $count } kart z wierzchu talii.
       *[other] { $count } karty z wierzchu talii.
    }
news-let-go = { $seat ->
    [Ty] Odrzucasz
   *[name] { $seat } odrzuca
} z przepowiedni { $card }.
news-arranged =
    { $count ->
        [0] Z przepowiedni nie zostało nic do odłożenia.
        [one] Jedna karta wraca na wierzch talii.
        [few] { $count } karty wracają na wierzch talii.
        [many] { $count } kart wraca na wierzch talii.
       *[other] { $count } karty wraca na wierzch talii.
    }
news-drew = { $seat ->
    [Ty] Dobierasz
   *[name] { $seat } dobiera
} { $card }.
news-drew-unseen = { $seat ->
    [Ty] Dobierasz
   *[name] { $seat } dobiera
} kartę.
news-drew-shared = Do wspólnych kart dołącza { $card }.
news-met = Oto { $card }.
news-faded = Koszmar nie ma już czego zabrać i rozwiewa się.
news-opened = { $seat ->
    [Ty] Zużywasz klucz i otwierasz
   *[name] { $seat } zużywa klucz i otwiera
} { $card }.
news-left = { $seat ->
    [Ty] Nie otwierasz
   *[name] { $seat } nie otwiera
}: { $card } zapadają się w Limbo.
news-lost-key = { $seat ->
    [Ty] Oddajesz
   *[name] { $seat } oddaje
} koszmarowi { $card }.
news-lost-door = { $seat ->
    [Ty] Oddajesz
   *[name] { $seat } oddaje
} koszmarowi { $card }. Zapadają się w Limbo.
news-lost-five = Koszmar zmiata wierzch talii: { $cards }.
news-lost-hand = { $seat ->
    [Ty] Oddajesz
   *[name] { $seat } oddaje
} koszmarowi wszystkie karty z ręki.
news-passed = Prosto w otchłań Limbo: { $card }.
news-shuffled = Limbo oddaje wszystko, co w nim było, i talia zostaje przetasowana.

## Ruchy, nad którymi warto się zastanowić

warning-discards-door = Odrzucone drzwi przepadają na zawsze, a bez nich może nie być wyjścia.
warning-empties-deck = To zabierze resztę talii. Gdy nie ma czego dobrać, sen jest przegrany.
warning-second-door = Masz już drzwi tego koloru. Drugie zagrodzą wyjście, dopóki ich nie oddasz.

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
label-prophecy = Przepowiednia
label-limbo = Limbo
label-discarded = Odrzucone
label-last = ostatnia:
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
label-unseen = Nieznane
label-empty = pusto

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-D4 = Kartę dokładasz na końcu swojego rzędu, jeśli ma inny symbol niż karta przed nią.
rule-D6 = Zamiast wykładać możesz odrzucić kartę, którą masz albo która jest wspólna.
rule-D7 = Z kart przepowiedni jedną odrzucasz, a resztę odkładasz na talię, zaczynając od najbliższej.
rule-D10 = Drzwi, które się pojawią, otwierasz kluczem w ich kolorze albo zapadają się w Limbo.
rule-D11 = Koszmar chce jednej z czterech rzeczy, a wybrać możesz tylko to, co da się oddać.
rule-D19 = Na początku bierzecie na zmianę po jednej z wyłożonych kart, aż każde ma trzy.
rule-D21 = Zaraz po odrzuceniu karty możesz zamienić jedną własną na wspólną.
rule-D23 = Drugie drzwi tego samego koloru możesz wziąć albo zostawić w talii.
