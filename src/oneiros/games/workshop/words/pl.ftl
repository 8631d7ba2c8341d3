# Workshop po polsku. Nazwy stoją w mianowniku: po dwukropku, w nawiasie lub w cudzysłowie.
# Wieści są w czasie teraźniejszym i nie zdradzają płci.

player = Gracz { $number }
you = Ty
none = nic
about =
    Wędruj po krainie snów i zbieraj jej odłamki. Układaj z nich krajobrazy ze swoich kart i niech stanie w nich twój
    śniący: wygrywa najpiękniejszy sen po sześciu nocach.

# Odłamki, zakątki i moce

colour-water = woda
colour-earth = ziemia
colour-meadow = łąka
colour-rock = skała
colour-motion = ruch
colour-nightmare = koszmar
give-water = woda
give-earth = ziemia
give-meadow = łąka
give-rock = skała
give-motion = ruch
take-water = woda
take-earth = ziemia
take-meadow = łąka
take-rock = skała
take-motion = ruch
take-nightmare = koszmar
corner-archive = Archiwum
corner-collector = Dom Kolekcjonera
corner-tower = Wieża
corner-golem = Podwórze Golema
corner-lake = Jezioro
corner-lord = Dwór Pana Snów
power-archive = Archiwum
power-collector = Kolekcjoner
power-tower = Wieża
power-golem = Golem
power-lake = Jezioro
power-lord = Pan Snów

# Żetony snu

token-most-cards = Najwięcej ukończonych krajobrazów
token-most-pairs = Najwięcej stosów z dokładnie dwóch odłamków
token-farthest = Śniący najdalej od wejścia
token-most-shards = Najwięcej odłamków
token-fewest-empty = Najmniej pustych pól
token-no-red = Ani jednego odłamka koszmaru
token-most-colour = Najwięcej odłamków koloru
token-most-singles = Najwięcej pól z jednym odłamkiem koloru
token-harvest = Im więcej koloru, tym więcej punktów
token-longest-path = Najdłuższa ścieżka koloru
token-outlook = Kolor dookoła śniącego

# Krajobrazy

card-quiet-pool = Cicha toń
card-footpath = Ścieżka
card-twin-stones = Bliźniacze głazy
card-clearing = Polana
card-shore = Brzeg
card-water-meadow = Zalewowa łąka
card-outcrop = Wychodnia
card-gravel-bank = Żwirowa łacha
card-ford = Bród
card-causeway = Grobla
card-cairn = Kopczyk
card-wellspring = Źródło
card-river-bend = Zakole rzeki
card-hollow = Kotlina
card-ledge = Półka skalna
card-lone-birch = Samotna brzoza
card-willow = Wierzba
card-first-breeze = Pierwszy powiew
card-weathervane = Wiatrowskaz
card-islet = Wysepka
card-delta = Ujście
card-crossroads = Rozstaje
card-saddle = Przełęcz
card-orchard = Sad
card-waterfall = Wodospad
card-dyke = Wał
card-lookout = Punkt widokowy
card-moor = Wrzosowisko
card-grotto = Grota
card-mill-race = Młynówka
card-terraces = Tarasy
card-avenue = Aleja
card-tarn = Górski staw
card-windy-knoll = Wietrzny pagórek
card-stone-garden = Kamienny ogród
card-oxbow = Starorzecze
card-twin-peaks = Bliźniacze szczyty
card-great-lake = Wielkie jezioro
card-canyon = Kanion
card-high-forest = Wysoki las
card-archipelago = Archipelag
card-cloud-stair = Schody do chmur
card-old-bridge = Stary most
card-glacier = Lodowiec
card-citadel = Cytadela
card-hanging-garden = Wiszący ogród
card-labyrinth = Labirynt
card-lighthouse = Latarnia morska
card-storm-coast = Wybrzeże sztormów
card-roof-of-the-night = Dach nocy

# Ruchy

move-put = Połóż na { $field }: { $colour }
move-stride = Idź na { $field } za odłamek ruchu
move-step = Przejdź na { $field } za darmo
move-plant = Posadź drzewo na { $field }
move-raise = Weź z powrotem wierzchni odłamek z { $field }
move-lift = Chwyć wierzch stosu na { $field }
move-carry = Przenieś to na { $field }
move-strip = Usuń wierzch stosu z { $field }
move-travel = Idź do zakątka: { $corner }
move-collect = Zbierz kolejny odłamek
move-use = Użyj mocy tego zakątka
move-sleep = Połóż się spać
move-wake = Zakończ ten sen
move-enter = Wpuść śniącego
move-deeper = Chwyć o jeden odłamek głębiej
move-stop = Na tym poprzestań
move-decline = Nie bierz karty
move-haunt = Zostaw odłamek koszmaru na ścieżce { $path }
move-look = Dobierz ze stosu { $level }
move-stir = Przestaw odłamki: { $corner }
move-arrange = Kolejne miejsce: { $colour }
move-invoke = Połóż na karcie i użyj jej mocy: { $colour }
move-store = Połóż na karcie i zachowaj na później: { $colour }
move-leave = Zostaw na stosie: { $colour }
move-banish = Oddaj trzy odłamki koszmaru, weź: { $colour }
move-exchange = Oddaj 2 × { $give }, weź 1 × { $take }
move-lay = Połóż odłamek ({ $colour }) w zakątku: { $corner }
move-awaken = Połóż odłamek na karcie „{ $card }”
move-keep = Zatrzymaj kartę „{ $card }”
move-finish = Ukończ teraz krajobraz „{ $card }”

# O co pytamy

phase-rest = Teraz działają inni.
phase-start = Wybierz swój pierwszy krajobraz.
phase-wander = Wędruj po krainie i zbieraj odłamki.
phase-haunt = Wybierz ścieżkę, na której zostanie odłamek koszmaru.
phase-make = Twórz swój sen.
phase-walk = Śniący jest na drzewie: idź dalej, na odkryty odłamek.
phase-card = Wybierz odłamek na kartę: użyjesz jej mocy albo go zachowasz.
phase-tower = Wybierz odkryty odłamek, który wróci do twoich rąk.
phase-golem = Wybierz, co przeniesie Golem.
phase-carry = Wybierz, ile chwyci Golem i dokąd to zaniesie.
phase-lake = Wybierz zakątek, w którym przestawisz odłamki.
phase-arrange = Wybierz odłamek na kolejne miejsce, zaczynając od klucza.
phase-collector = Rozłóż znalezione odłamki po zakątkach.
phase-lord = Wybierz stos, który otworzy przed tobą Pan Snów.
phase-finish = Stoi kilka krajobrazów. Wybierz, który ukończysz teraz.
phase-spot = Wybierz odłamek, który zostanie na twoim stosie.
phase-draw = Dobierz nowe krajobrazy z jednego stosu albo żadnych.
phase-keep = Zatrzymaj jeden z tych krajobrazów albo żaden.
phase-bury = Złóż w pracowni odłamki koszmaru, które trzymasz.
phase-over = Nadszedł ranek.

# Wieści

news-put = { $seat ->
    [Ty] Kładziesz
   *[name] { $seat } kładzie
} na { $field }: { $colour }.
news-strode = { $seat ->
    [Ty] Twój śniący
   *[name] { $seat }: śniący
} idzie na { $field }.
news-stepped = { $seat ->
    [Ty] Twój śniący
   *[name] { $seat }: śniący
} przechodzi na { $field }.
news-entered = { $seat ->
    [Ty] Twój śniący
   *[name] { $seat }: śniący
} wchodzi do snu.
news-scored = { $seat ->
    [Ty] Zdobywasz
   *[name] { $seat }:
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na { $field }.
news-planted = { $seat ->
    [Ty] Sadzisz
   *[name] { $seat } sadzi
} drzewo na { $field } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
news-raised = { $seat ->
    [Ty] Bierzesz
   *[name] { $seat } bierze
} z powrotem z { $field }: { $colour }.
news-carried = { $seat ->
    [Ty] Twój Golem
   *[name] { $seat }: Golem
} przenosi { $count ->
    [one] { $count } odłamek
    [few] { $count } odłamki
    [many] { $count } odłamków
   *[other] { $count } odłamka
} z { $field } na { $target }.
news-stripped = { $seat ->
    [Ty] Usuwasz
   *[name] { $seat } usuwa
} z { $field }: { $colour }.
news-felled = { $seat ->
    [Ty] Poświęcasz
   *[name] { $seat } poświęca
} drzewo na { $field }.
news-travelled = { $seat ->
    [Ty] Idziesz
   *[name] { $seat } idzie
} do zakątka: { $corner }.
news-caught = { $seat ->
    [Ty] Zabierasz
   *[name] { $seat } zabiera
} odłamek koszmaru ze ścieżki { $path }.
news-collected = { $seat ->
    [Ty] Zbierasz
   *[name] { $seat } zbiera
}: { $colour }.
news-slept = { $seat ->
    [Ty] Kładziesz
   *[name] { $seat } kładzie
} się spać w zakątku: { $corner }.
news-followed = { $seat ->
    [Ty] Pan Koszmar rusza twoim śladem.
   *[name] Pan Koszmar rusza śladem: { $seat }.
}
news-haunted = Pan Koszmar zostawia odłamek na ścieżce { $path }.
news-woke = { $seat ->
    [Ty] Kończysz
   *[name] { $seat } kończy
} swój sen.
news-power = { $seat ->
    [Ty] Wzywasz
   *[name] { $seat } wzywa
} moc: { $power }.
news-invoked = { $seat ->
    [Ty] Kładziesz na karcie „{ $card }” odłamek ({ $colour }) i używasz jej mocy.
   *[name] { $seat } kładzie na karcie „{ $card }” odłamek ({ $colour }) i używa jej mocy.
}
news-stored = { $seat ->
    [Ty] Zachowujesz
   *[name] { $seat } zachowuje
} na karcie „{ $card }”: { $colour }.
news-drew = { $seat ->
    [Ty] Wyciągasz
   *[name] { $seat } wyciąga
} z worka: { $colour }.
news-found = { $seat ->
    [Ty] Znajdujesz
   *[name] { $seat } znajduje
}: { $colours }.
news-laid = { $seat ->
    [Ty] Kładziesz
   *[name] { $seat } kładzie
} odłamek ({ $colour }) w zakątku: { $corner }.
news-stirred = { $seat ->
    [Ty] Przestawiasz
   *[name] { $seat } przestawia
} odłamki ({ $corner }): { $colours }.
news-exchanged = { $seat ->
    [Ty] Oddajesz 2 × { $give }, bierzesz
   *[name] { $seat } oddaje 2 × { $give }, bierze
} 1 × { $take }.
news-banished = { $seat ->
    [Ty] Przepędzasz trzy odłamki koszmaru i bierzesz
   *[name] { $seat } przepędza trzy odłamki koszmaru i bierze
}: { $colour }.
news-finished = { $seat ->
    [Ty] Kończysz
   *[name] { $seat } kończy
} krajobraz „{ $card }” za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
news-gave-up = { $seat ->
    [Ty] Oddajesz
   *[name] { $seat } oddaje
} odłamek ze stosu: { $colour }.
news-looked = { $seat ->
    [Ty] Oglądasz
   *[name] { $seat } ogląda
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosu { $level }: { $cards }.
news-looked-unseen = { $seat ->
    [Ty] Oglądasz
   *[name] { $seat } ogląda
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosu { $level }.
news-kept = { $seat ->
    [Ty] Zatrzymujesz
   *[name] { $seat } zatrzymuje
} kartę „{ $card }”.
news-kept-none = { $seat ->
    [Ty] Nie zatrzymujesz
   *[name] { $seat } nie zatrzymuje
} żadnej karty.
news-drew-none = { $seat ->
    [Ty] Nie dobierasz
   *[name] { $seat } nie dobiera
} kart.
news-filled = Noc { $round }: kraina jest pełna odłamków.
news-ordered = Kolejność: { $order }.
news-ended = Nadszedł ranek.

# Ostrzeżenia i koniec

warning-points-left = Masz jeszcze punkty akcji i możesz zebrać odłamek.
warning-shards-lost = Odłamki, które zostały ci w rękach, wrócą do worka.
warning-free-step = Można tam przejść za darmo.
warning-takes-red = To oznacza wzięcie odłamka koszmaru.
reason-morning = Minęło sześć nocy.

# Stół w terminalu

sign-water = w
sign-earth = z
sign-meadow = ł
sign-rock = s
sign-motion = r
sign-nightmare = k
sign-any = dowolny
label-legend = w woda, z ziemia, ł łąka, s skała, r ruch, k koszmar; stosy czyta się od dołu, { $tree } drzewo, { $dreamer } śniący, ^ góra, na której tej nocy nikt jeszcze nie był. W zakątku klucz jest z lewej; najpierw zbiera się odłamek przed znakiem >.
label-night = Noc { $round } z 6
label-points = { $count ->
    [one] został { $count } punkt akcji
    [few] zostały { $count } punkty akcji
    [many] zostało { $count } punktów akcji
   *[other] zostało { $count } punktu akcji
}
label-bag = Worek
label-trees = { $count ->
    [0] nie ma już drzew
    [one] zostało { $count } drzewo
    [few] zostały { $count } drzewa
    [many] zostało { $count } drzew
   *[other] zostało { $count } drzewa
}
label-stacks = krajobrazy do dobrania: { $one } / { $two } / { $three }
label-red = czerwone ścieżki: { $paths }
label-corner = { $number } { $corner }
label-free = za darmo
label-cost = koszt { $cost }
label-blocked = Pan Koszmar
label-score = { $player }, punkty: { $score } (gdyby to był koniec: { $total })
label-finished = { $count ->
    [0] nic nie ukończono
    [one] ukończony { $count } krajobraz
    [few] ukończone { $count } krajobrazy
    [many] ukończonych { $count } krajobrazów
   *[other] ukończone { $count } krajobrazu
}
label-used = moc zakątka użyta
label-unused = moc zakątka nieużyta
label-next-tree = następne drzewo { $points }
label-hands = Ręce
label-cards = Krajobrazy
label-pile = Ukończone
label-sight = Dobrane
label-worth = { $points } za
label-spot = odłamek: { $colour }
label-spot-free = moc wolna
label-missing = brakuje: { $shards }
label-ready = nic nie brakuje
label-no-place = nie ma już dokąd pasować
label-found = Znalezione
label-tokens = Żetony

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-W2 = Ścieżki łączą zakątki obok siebie oraz w górę i w dół, nigdy na ukos.
rule-W10 = Na początku zatrzymujesz jedną z dobranych kart.
rule-W15 = Wędrując, przechodzisz za punkt akcji do sąsiedniego zakątka, zbierasz, używasz mocy, a na koniec kładziesz się spać.
rule-W16 = Za punkt akcji zbierasz ostatni z prawej odłamek swojego zakątka, ale nie w kolorze, którego masz już dwa.
rule-W17 = Z kluczem droga jest darmowa, ale nie wtedy, gdy wszystkie cztery punkty akcji są wydane.
rule-W18 = Raz na noc możesz użyć mocy swojego zakątka, jeśli może coś zdziałać.
rule-W20 = Kto położył się spać, tej nocy już nie wędruje.
rule-W21 = Odłamek kładziesz na pustym polu obok odłamka albo na niczym nieprzykrytym, a pierwszy na polu wejścia.
rule-W22 = Śniący wchodzi raz, na pole wejścia, na którym musi leżeć odłamek.
rule-W23 = Za odłamek ruchu śniący przechodzi na sąsiednie pole z odłamkami, a zatrzymać się musi na niczym nieprzykrytym.
rule-W24 = Dwa odłamki jednego koloru, nie czerwone, dają jeden innego, jeśli jest w worku.
rule-W25 = Za odłamek łąki sadzisz drzewo na niczym nieprzykrytym odłamku, nie czerwonym, dopóki są drzewa.
rule-W28 = Odłamki Kolekcjonera trafiają na wolne miejsca jednego lub dwóch zakątków.
rule-W29 = Wieża zabiera z pracowni do rąk odłamki niczym nieprzykryte.
rule-W30 = Golem przenosi odłamek ze wszystkim, co na nim, na sąsiednie pole, które może go przyjąć.
rule-W31 = Jezioro układa odłamki jednego zakątka w dowolnej kolejności.
rule-W32 = Pan Snów otwiera stos, w którym są jeszcze karty.
rule-W33 = Odłamek z rąk, nie czerwony, kładziesz na pustym miejscu mocy swojej nieukończonej karty albo wierzchniej z ukończonych.
rule-W35 = Ziemia daje jeden darmowy krok i trzeba go zrobić od razu.
rule-W37 = Kilka krajobrazów stoi naraz: teraz kończysz jeden z nich.
rule-W38 = Z dwóch odłamków jeden zostaje na stosie.
rule-W40 = Po ukończeniu krajobrazu możesz dobrać z jednego stosu, w którym są karty, i zatrzymać jedną albo żadnej.
rule-W41 = Przy ostatnim budowaniu nie działają moce.
rule-W44 = Gdy wszyscy budują naraz, ostatnie drzewa są dla tych, którzy są wcześniej w kolejności.
rule-W47 = Czerwony odłamek trafia na pustą ścieżkę przy twoim zakątku.
rule-W48 = Mocy zakątka, w którym stoi Pan Koszmar, nie można użyć.
rule-W49 = Czerwony odłamek kładziesz na pustym polu obok odłamka, a na nim może stanąć tylko śniący.
rule-W50 = Czerwone odłamki, które zostały ci w rękach, muszą trafić do pracowni.
rule-W51 = Trzy czerwone odłamki z rąk dają jeden innego koloru, jeśli jest w worku.
