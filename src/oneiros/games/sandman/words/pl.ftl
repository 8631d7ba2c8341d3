# Sandman po polsku. Miejsca i gracze liczą się od 1: $place1 to $place i jeden.
# Nazwy stoją w mianowniku, po dwukropku, w nawiasie albo w cudzysłowie; wieści są w czasie teraźniejszym.

title = Piaskun
player = Gracz { $number }
you = Ty
none = nic

## Rzeczy

wheel-black = czarne koło
wheel-white = białe koło
back-sand = piasek
back-blank = pusty rewers
secret-goal = cel
secret-tokens = żetony
cause-few-cards = w kręgu zostało tylko tyle kart, ilu jest graczy
cause-blank = koła się spotkały, a dobrany żeton ma pusty rewers

plot-tide = przypływ
plot-sky = niebo
plot-wood = las

particle-pearl = perła
particle-whale = wieloryb
particle-anchor = kotwica
particle-coral = koral
particle-eel = węgorz
particle-lighthouse = latarnia morska
particle-kite = latawiec
particle-comet = kometa
particle-cloud = chmura
particle-swallow = jaskółka
particle-airship = sterowiec
particle-weathercock = blaszany kogut
particle-owl = sowa
particle-fox = lis
particle-mushroom = grzyb
particle-lantern = lampion
particle-well = studnia
particle-thorn = cierń

goal-navigator = Nawigator
goal-jeweller = Jubiler
goal-watchman = Stróż
goal-thief = Złodziej
goal-poet = Poeta
goal-wanderer = Wędrowiec
goal-hermit = Pustelnik
goal-storyteller = Bajarz

encounter-pocketful = Pełna kieszeń
encounter-long-stride = Długi krok
encounter-turning-back = Wspak
encounter-mender = Łatacz
encounter-second-sight = Jasnowidzenie
encounter-swap = Zamiana
encounter-lullaby = Kołysanka
encounter-guard-dog = Pies stróżujący
encounter-sandglass = Klepsydra
encounter-stargazer = Gwiazdarz
encounter-weaver = Tkacz
encounter-keepsake = Pamiątka

effect-pocketful = Dobierz { $power ->
    [one] { $power } żeton
    [few] { $power } żetony
    [many] { $power } żetonów
   *[other] { $power } żetonu
}.
effect-long-stride = W tej turze masz do { $power ->
    [one] { $power } darmowego kroku
    [few] { $power } darmowych kroków
    [many] { $power } darmowych kroków
   *[other] { $power } darmowego kroku
} więcej.
effect-turning-back = W tej turze koło rusza się przeciwnie do ruchu wskazówek zegara.
effect-mender = Usuń jedno pęknięcie ze swojego snu; obie karty będą połączone.
effect-second-sight = Obejrzyj cel albo żetony innego gracza.
effect-swap = Wymień { $power ->
    [one] { $power } swój żeton
    [few] { $power } swoje żetony
    [many] { $power } swoich żetonów
   *[other] { $power } swojego żetonu
} na tyle samo losowych żetonów innego gracza.
effect-lullaby = Karta wzięta w tej turze będzie połączona, cokolwiek na niej jest.
effect-guard-dog = Zostaje odkryty. Twoje koszmary liczone jak na poziomie 1 nic nie kosztują.
effect-sandglass = Zostaje odkryta. Za ruch o 3 kroki dobierasz { $power ->
    [one] { $power } żeton
    [few] { $power } żetony
    [many] { $power } żetonów
   *[other] { $power } żetonu
}.
effect-stargazer = Zostaje odkryty. Twój 4. krok jest darmowy.
effect-weaver = Zostaje odkryty. Co turę możesz położyć jeden żeton więcej.
effect-keepsake = Zostaje odkryta. Na koniec { $power ->
    [one] { $power } punkt
    [few] { $power } punkty
    [many] { $power } punktów
   *[other] { $power } punktu
} za każdy wątek wśród twoich kart poziomu 3.

## Sny i koszmary

card-tear-of-the-moon = Łza księżyca
card-slow-giant = Powolny olbrzym
card-rust-and-rope = Rdza i lina
card-red-garden = Czerwony ogród
card-silver-question = Srebrne pytanie
card-last-lamp = Ostatnia lampa
card-sunken-dowry = Zatopiony posag
card-nursery-reef = Rafa-kołyska
card-thief-in-the-shallows = Złodziej z płycizny
card-signal-stone = Kamień sygnałowy
card-dragged-harbour = Port na uwięzi
card-barnacle-psalm = Psalm pąkli
card-two-long-shadows = Dwa długie cienie
card-answered-song = Pieśń i odzew
card-knot-untying = Rozplątany węzeł
card-safe-mooring = Bezpieczna przystań
card-crooked-alley = Krzywy zaułek
card-glass-lagoon = Szklana laguna
card-drowned-treasury = Zatopiony skarbiec
card-harbour-of-rings = Port pierścieni
card-grotto-market = Targ w grocie
card-atoll-choir = Chór z atolu
card-wreck-parade = Parada wraków
card-pilots-farewell = Pożegnanie sternika
card-reef-at-midnight = Rafa o północy
card-storm-aquarium = Burza w akwarium
card-one-red-thread = Jedna czerwona nić
card-late-guest = Spóźniony gość
card-feather-bed = Pierzyna
card-first-of-spring = Zwiastun wiosny
card-quiet-engine = Cichy silnik
card-which-way-home = Którędy do domu
card-tangled-noon = Splątane południe
card-string-and-wing = Sznurek i skrzydło
card-towed-by-a-child = Na holu u dziecka
card-roof-games = Zabawy na dachach
card-torn-curtain = Rozdarta kurtyna
card-racing-the-spark = Wyścig z iskrą
card-night-mail = Nocna poczta
card-iron-omen = Żelazny omen
card-soft-landing = Miękkie lądowanie
card-rain-by-noon = Deszcz przed południem
card-stowaways = Pasażerowie na gapę
card-council-of-eaves = Narada pod okapem
card-carnival-aloft = Podniebny karnawał
card-windy-parish = Wietrzna parafia
card-ribbon-regatta = Regaty wstążek
card-attic-window = Okno na strychu
card-ballast-of-stars = Balast z gwiazd
card-thunder-fair = Jarmark gromów
card-southbound-night = Noc odlotów
card-village-of-sparks = Wioska iskier
card-someone-awake = Ktoś nie śpi
card-borrowed-coat = Pożyczony płaszcz
card-small-umbrella = Mały parasol
card-walking-light = Wędrujące światło
card-wishing-down = Życzenie na dnie
card-hundred-years = Sto lat
card-midnight-supper = Kolacja o północy
card-reading-lesson = Lekcja czytania
card-mother-of-echoes = Matka ech
card-needle-nest = Gniazdo igieł
card-picnic-of-liars = Piknik kłamców
card-lost-on-purpose = Zgubić się naumyślnie
card-moon-for-cheese = Księżyc zamiast sera
card-clever-gate = Sprytna furtka
card-damp-cathedral = Wilgotna katedra
card-ring-of-teeth = Zębaty krąg
card-drowned-candle = Zatopiona świeca
card-rose-by-night = Róża nocą
card-hollow-council = Rada w dziupli
card-witchs-pantry = Spiżarnia wiedźmy
card-keepers-clearing = Polana strażnika
card-briar-school = Szkoła w głogach
card-tricksters-spring = Źródło psotników
card-hedge-banquet = Uczta w żywopłocie
card-procession-home = Powrót orszaku
card-masque-of-briars = Maskarada głogów
card-endless-corridor = Korytarz bez końca
card-late-for-everything = Wszędzie za późno
card-house-without-doors = Dom bez drzwi
card-second-mirror = Drugie lustro
card-running-in-sand = Bieg po piasku
card-faceless-choir = Chór bez twarzy
card-locked-voice = Głos pod kluczem
card-tooth-by-tooth = Ząb za zębem
card-visitor-below = Gość z dołu
card-falling-stair = Spadające schody

## Ruchy

move-lay = Połóż żeton na ostatniej karcie poziomu { $level }: { $particle } ({ $back })
move-move = Przesuń { $wheel } o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
move-play = Zagraj: { $encounter }
move-attach = { $level ->
    [1] Poszerz sen na poziomie 1
   *[other] Pogłęb sen do poziomu { $level }
}
move-done = Zakończ turę
move-spend = Oddaj żeton: { $particle } ({ $back })
move-keep = Zatrzymaj: { $encounter }
move-mend = Załataj pęknięcie za miejscem { $place1 } na poziomie { $level }
move-look = Obejrzyj { $secret } ({ $other })
move-trade = Wymień się żetonami: { $other }
move-set = Ustaw pierwsze koło przed kartą { $gap1 } kręgu

## O co pytamy

phase-set = Ustaw pierwsze koło między dwiema kartami; drugie stanie naprzeciwko.
phase-move = Przesuń koło. Przedtem możesz położyć żeton lub zagrać spotkania.
phase-pay = Zapłać za kroki: wybierz żeton, który wróci do woreczka.
phase-return = Wrzuć drugi żeton z pary do woreczka.
phase-attach = Dołącz kartę do swojego snu.
phase-keep = Zatrzymaj jedno z tych spotkań; pozostałe zostaną odrzucone.
phase-end = Zagraj spotkanie albo zakończ turę.
phase-mend = Wybierz pęknięcie, które załata Łatacz.
phase-look = Wybierz, co pokaże ci Jasnowidzenie.
phase-trade = Wybierz, z kim wymienisz się żetonami.
phase-give = Wybierz żeton, który oddasz.
phase-over = Noc się skończyła.

## Co się stało

news-set = { $who ->
    [you] Ustawiasz
   *[other] { $seat } ustawia
} koła.
news-drew = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
}: { $particles } ({ $backs }).
news-drew-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $number ->
    [one] żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
} ({ $backs }).
news-laid = { $who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} żeton na karcie „{ $card }”: { $particle }.
news-returned = { $who ->
    [you] Wrzucasz
   *[other] { $seat } wrzuca
} drugi taki żeton do woreczka: { $particle } ({ $back }).
news-paid = { $who ->
    [you] Płacisz
   *[other] { $seat } płaci
} żetonem: { $particle } ({ $back }).
news-paid-unseen = { $who ->
    [you] Płacisz
   *[other] { $seat } płaci
} żetonem ({ $back }).
news-moved = { $who ->
    [you] Przesuwasz
   *[other] { $seat } przesuwa
} { $wheel } o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} i { $who ->
    [you] bierzesz
   *[other] bierze
} kartę „{ $card }”.
news-attached = { $who ->
    [you] Dołączasz
   *[other] { $seat } dołącza
} na poziomie { $level } kartę „{ $card }”.
news-broke = Obok powstaje pęknięcie ({ $back }).
news-broke-bare = Obok powstaje pęknięcie; woreczek jest pusty.
news-met = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} z talii spotkań: { $encounters }.
news-met-unseen = { $who ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $number ->
    [one] jedno spotkanie
    [few] { $number } spotkania
    [many] { $number } spotkań
   *[other] { $number } spotkania
}.
news-kept = { $who ->
    [you] Zatrzymujesz
   *[other] { $seat } zatrzymuje
} spotkanie: { $encounter }.
news-kept-unseen = { $who ->
    [you] Zatrzymujesz
   *[other] { $seat } zatrzymuje
} jedno spotkanie.
news-let-go = { $who ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} z dobranych spotkań: { $encounters }.
news-played = { $who ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
} spotkanie: { $encounter }.
news-mended = { $who ->
    [you] Łatasz
   *[other] { $seat } łata
} pęknięcie na poziomie { $level }.
news-looked-at-goal = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $whom ->
    [you] twój cel
   *[other] cudzy cel ({ $other })
}: { $goal }.
news-looked-at-goal-unseen = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $whom ->
    [you] twój cel
   *[other] cudzy cel ({ $other })
}.
news-looked-at-tokens = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $whom ->
    [you] twoje żetony
   *[other] cudze żetony ({ $other })
}: { $particles }.
news-looked-at-tokens-unseen = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $whom ->
    [you] twoje żetony
   *[other] cudze żetony ({ $other })
}.
news-gave = { $who ->
    [you] Oddajesz żeton: { $particle }. Dostaje go { $other }.
   *[other] { $seat } oddaje żeton: { $particle }. { $whom ->
        [you] Dostajesz go.
       *[other] Dostaje go { $other }.
    }
}
news-gave-unseen = { $who ->
    [you] Oddajesz żeton. Dostaje go { $other }.
   *[other] { $seat } oddaje żeton. { $whom ->
        [you] Dostajesz go.
       *[other] Dostaje go { $other }.
    }
}
news-round-ended = Koniec rundy { $number }: { $cause }.
news-round-began = Runda { $number }. { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
news-showed = { $who ->
    [you] Odsłaniasz
   *[other] { $seat } odsłania
} swój cel: { $goal }.

## Warto się zastanowić

warning-may-end-round = Koła się spotkają: żeton z pustym rewersem zakończyłby rundę.
warning-makes-break = W twoim śnie powstanie pęknięcie.

## Jak się skończyło

reason-points = Wygrywa najbarwniejszy sen.
reason-tokens = Sny są równe; wygrywa gracz z większą liczbą żetonów.
reason-shared = Równe sny i tyle samo żetonów: wspólne zwycięstwo.

## Stół w terminalu

label-legend = { $star } gwiazdka, { $sign } znak koszmaru, ! spotkanie. | pęknięcie, . luka. B3 za 1: trzy kroki białego koła za jeden żeton.
label-taken = Wzięta karta:
label-nightmare = koszmar
label-bag = Runda { $round }. W woreczku { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }, z pustym rewersem: { $blanks }.
# Litery kół: C czarne, B białe.
label-stop = { $wheel ->
        [B] C
       *[W] B
    }{ $steps }{ $cost ->
        [0] { $draws ->
            [0] { "" }
           *[other] { " " }dobór { $draws }
        }
       *[other] { " " }za { $cost }
    }
label-score = Punkty jak dotąd: { $total }.
label-goal = Cel: { $particles }.
label-level = Poziom { $level }
label-tokens = Żetony
label-encounters = Spotkania
label-open = { $encounter } (odkryte spotkanie)

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-S11 = Pierwsze koło staje w luce kręgu, między dwiema kartami.
rule-S12 = Raz w turze, przed ruchem koła, możesz położyć żeton na ostatniej karcie poziomu. Karta nie może mieć jeszcze tej cząstki, a z innego wątku potrzeba dwóch takich samych żetonów.
rule-S13 = Koło okrąża krąg najwyżej raz, a każdy krok ponad darmowe kosztuje jeden z twoich żetonów.
rule-S16 = Wziętą kartę trzeba dołączyć do snu.
rule-S18 = Karta poziomu 2 lub 3 leży pod dwiema sąsiednimi kartami, między którymi nie ma pęknięcia.
rule-S20 = Z dobranych spotkań zatrzymujesz jedno.
rule-S21 = Możesz zagrać spotkanie z ręki, jeśli coś zmieni; dopóki masz jakieś na ręce, turę kończysz osobnym ruchem.
