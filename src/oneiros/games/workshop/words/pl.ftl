# Workshop po polsku. Nazwy stoją w mianowniku: po dwukropku, w nawiasie lub w cudzysłowie.
# Wieści są w czasie teraźniejszym i nie zdradzają płci; $who mówi, czy to ty, czy ktoś inny.

title = Pracownia
player = Gracz { $number }
you = Ty
none = nic
about =
    Wędruj po krainie snów i zbieraj jej okruchy. Układaj z nich krajobrazy ze swoich kart i spaceruj po nich swoim
    marzycielem: po sześciu nocach wygrywa najpiękniejszy sen.

# Okruchy, zakątki i moce

colour-water = woda
colour-earth = ziemia
colour-meadow = łąka
colour-rock = skała
colour-motion = ruch
colour-nightmare = koszmar
give-water = wody
give-earth = ziemi
give-meadow = łąki
give-rock = skały
give-motion = ruchu
take-water = wody
take-earth = ziemi
take-meadow = łąki
take-rock = skały
take-motion = ruchu
take-nightmare = koszmaru
corner-archive = Archiwum
corner-collector = Zbieracz
corner-tower = Wieża
corner-golem = Golem
corner-lake = Jezioro
corner-lord = Władca Snów
power-archive = Archiwum
power-collector = Zbieracz
power-tower = Wieża
power-golem = Golem
power-lake = Jezioro
power-lord = Władca Snów

# Żetony marzeń

token-most-cards = Najwięcej ukończonych krajobrazów
token-most-pairs = Najwięcej stosów z dokładnie dwóch okruchów
token-farthest = Marzyciel najdalej od wejścia
token-most-shards = Najwięcej okruchów
token-fewest-empty = Najmniej pustych pól
token-no-red = Ani jednego okruchu koszmaru
token-most-colour = Najwięcej okruchów tego koloru
token-most-singles = Najwięcej pól z pojedynczym okruchem tego koloru
token-harvest = Im więcej tego koloru, tym więcej punktów
token-longest-path = Najdłuższa ścieżka tego koloru
token-outlook = Ten kolor dookoła marzyciela

# Krajobrazy

card-quiet-pool = Cicha toń
card-footpath = Ścieżka
card-twin-stones = Bliźniacze głazy
card-clearing = Polana
card-shore = Brzeg
card-water-meadow = Łąka zalewowa
card-outcrop = Skałka
card-gravel-bank = Łacha żwiru
card-ford = Bród
card-causeway = Grobla
card-cairn = Kamienny kopczyk
card-wellspring = Źródło
card-river-bend = Zakole rzeki
card-hollow = Kotlina
card-ledge = Skalna półka
card-lone-birch = Samotna brzoza
card-willow = Wierzba
card-first-breeze = Pierwszy powiew
card-weathervane = Wiatrowskaz
card-islet = Wysepka
card-delta = Delta rzeki
card-crossroads = Rozstaje
card-saddle = Przełęcz
card-orchard = Sad
card-waterfall = Wodospad
card-dyke = Wał nadrzeczny
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
card-high-forest = Wysoki bór
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

move-put = Połóż na { $field } okruch: { $colour }
move-stride = Idź na { $field } za okruch ruchu
move-step = Przejdź na { $field } za darmo
move-plant = Posadź drzewo na { $field }
move-raise = Weź z powrotem wierzchni okruch z { $field }
move-lift = Niech Golem chwyci wierzchni okruch na { $field }
move-carry = Przenieś to na { $field }
move-strip = Usuń wierzchni okruch z { $field }
move-travel = Idź do zakątka: { $corner }
move-collect = Zbierz kolejny okruch
move-use = Użyj mocy tego zakątka
move-sleep = Idź spać
move-wake = Zakończ tworzenie snu
move-enter = Wpuść marzyciela
move-deeper = Chwyć o jeden okruch więcej, głębiej
move-stop = Wystarczy
move-decline = Nie bierz karty
move-haunt = Zostaw okruch koszmaru na ścieżce { $path }
move-look = Dobierz ze stosu { $level }
move-stir = Przestaw okruchy w zakątku: { $corner }
move-arrange = Kolejne miejsce: { $colour }
move-invoke = Połóż na karcie i użyj jej mocy: { $colour }
move-store = Połóż na karcie i przechowaj: { $colour }
move-leave = Zostaw na stosie: { $colour }
move-banish = Oddaj trzy okruchy koszmaru, weź: { $colour }
move-exchange = Oddaj dwa okruchy { $give } za okruch { $take }
move-lay = Połóż okruch ({ $colour }) w zakątku: { $corner }
move-awaken = Połóż okruch na karcie „{ $card }”
move-keep = Zatrzymaj kartę „{ $card }”
move-finish = Ukończ teraz krajobraz „{ $card }”

# O co pytamy

phase-rest = Czekasz na innych.
phase-start = Wybierz swój pierwszy krajobraz.
phase-wander = Wędruj po krainie i zbieraj okruchy.
phase-haunt = Wybierz ścieżkę, na której zostanie okruch koszmaru.
phase-make = Twórz swój sen.
phase-walk = Marzyciel stoi na drzewie: idź dalej, na pusty okruch.
phase-card = Wybierz okruch na kartę: użyjesz jej mocy albo go przechowasz.
phase-tower = Wybierz pusty okruch, który wróci do twoich dłoni.
phase-golem = Wybierz, co przeniesie Golem.
phase-carry = Wybierz, ile chwyci Golem i dokąd to przeniesie.
phase-lake = Wybierz zakątek, w którym przestawisz okruchy.
phase-arrange = Wybierz okruch na kolejne miejsce, zaczynając od klucza.
phase-collector = Rozłóż po zakątkach okruchy wyciągnięte z woreczka.
phase-lord = Wybierz stos, który obejrzysz.
phase-finish = Masz kilka gotowych krajobrazów. Wybierz, który ukończysz teraz.
phase-spot = Wybierz okruch, który zostanie na stosie ukończonych kart.
phase-draw = Dobierz nowe krajobrazy z jednego stosu albo nie dobieraj żadnych.
phase-keep = Zatrzymaj najwyżej jeden z tych krajobrazów.
phase-bury = Połóż w pracowni okruchy koszmaru, które masz w dłoniach.
phase-over = Nadszedł ranek.

# Wieści

news-put = { $who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} na { $field } okruch: { $colour }.
news-strode = { $who ->
    [you] Twój marzyciel
   *[other] { $seat }: marzyciel
} idzie na { $field }.
news-stepped = { $who ->
    [you] Twój marzyciel
   *[other] { $seat }: marzyciel
} przechodzi na { $field }.
news-entered = { $who ->
    [you] Twój marzyciel
   *[other] { $seat }: marzyciel
} wchodzi do snu.
news-scored = { $who ->
    [you] Twoje punkty
   *[other] { $seat }, punkty
} na { $field }: { $points }.
news-planted = { $who ->
    [you] Sadzisz
   *[other] { $seat } sadzi
} drzewo na { $field }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
news-raised = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
} z powrotem okruch z { $field }: { $colour }.
news-carried = { $who ->
    [you] Twój Golem
   *[other] { $seat }: Golem
} przenosi { $count ->
    [one] { $count } okruch
    [few] { $count } okruchy
    [many] { $count } okruchów
   *[other] { $count } okruchu
} z { $field } na { $target }.
news-stripped = { $who ->
    [you] Usuwasz
   *[other] { $seat } usuwa
} okruch z { $field }: { $colour }.
news-felled = { $who ->
    [you] Poświęcasz
   *[other] { $seat } poświęca
} drzewo na { $field }.
news-travelled = { $who ->
    [you] Idziesz
   *[other] { $seat } idzie
} do zakątka: { $corner }.
news-caught = { $who ->
    [you] Zabierasz
   *[other] { $seat } zabiera
} okruch koszmaru ze ścieżki { $path }.
news-collected = { $who ->
    [you] Zbierasz
   *[other] { $seat } zbiera
} okruch: { $colour }.
news-slept = { $who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} się spać w zakątku: { $corner }.
news-followed = { $who ->
    [you] Pan Koszmar idzie do zakątka, w którym śpisz.
   *[other] Pan Koszmar idzie do zakątka, w którym śpi { $seat }.
}
news-haunted = Pan Koszmar zostawia okruch koszmaru na ścieżce { $path }.
news-woke = { $who ->
    [you] Kończysz
   *[other] { $seat } kończy
} tworzenie snu.
news-power = { $who ->
    [you] Używasz
   *[other] { $seat } używa
} mocy: { $power }.
news-invoked = { $who ->
    [you] Kładziesz na karcie „{ $card }” okruch ({ $colour }) i używasz jej mocy.
   *[other] { $seat } kładzie na karcie „{ $card }” okruch ({ $colour }) i używa jej mocy.
}
news-stored = { $who ->
    [you] Przechowujesz
   *[other] { $seat } przechowuje
} na karcie „{ $card }”: { $colour }.
news-drew = { $who ->
    [you] Wyciągasz
   *[other] { $seat } wyciąga
} z woreczka: { $colour }.
news-found = { $who ->
    [you] Wyciągasz
   *[other] { $seat } wyciąga
} z woreczka: { $colours }.
news-laid = { $who ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} okruch ({ $colour }) w zakątku: { $corner }.
news-stirred = { $who ->
    [you] Przestawiasz
   *[other] { $seat } przestawia
} okruchy w zakątku ({ $corner }): { $colours }.
news-exchanged = { $who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} dwa okruchy { $give } za okruch { $take }.
news-banished = { $who ->
    [you] Oddajesz trzy okruchy koszmaru i bierzesz
   *[other] { $seat } oddaje trzy okruchy koszmaru i bierze
}: { $colour }.
news-finished = { $who ->
    [you] Kończysz
   *[other] { $seat } kończy
} krajobraz „{ $card }”: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
news-gave-up = { $who ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} do woreczka okruch ze stosu: { $colour }.
news-looked = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosu { $level }: { $cards }.
news-looked-unseen = { $who ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosu { $level }.
news-kept = { $who ->
    [you] Zatrzymujesz
   *[other] { $seat } zatrzymuje
} kartę „{ $card }”.
news-kept-none = { $who ->
    [you] Nie zatrzymujesz
   *[other] { $seat } nie zatrzymuje
} żadnej karty.
news-drew-none = { $who ->
    [you] Nie dobierasz
   *[other] { $seat } nie dobiera
} kart.
news-filled = Noc { $round }: zakątki zapełniają się okruchami.
news-ordered = Kolejność tur: { $order }.
news-ended = Nadszedł ranek.

# Ostrzeżenia i koniec

warning-points-left = Masz jeszcze punkty akcji i możesz zebrać okruch.
warning-shards-lost = Okruchy, które zostały ci w dłoniach, wrócą do woreczka.
warning-free-step = Możesz tam przejść za darmo.
warning-takes-red = Bierzesz w ten sposób okruch koszmaru.
reason-morning = Minęło sześć nocy.

# Stół w terminalu

sign-water = w
sign-earth = z
sign-meadow = ł
sign-rock = s
sign-motion = r
sign-nightmare = k
sign-any = dowolny
label-legend = w woda, z ziemia, ł łąka, s skała, r ruch, k koszmar; stosy czyta się od dołu, { $tree } drzewo, { $dreamer } marzyciel, ^ góra, na którą tej nocy marzyciel jeszcze nie wszedł. W zakątku klucz jest z lewej; najpierw zbiera się okruch przed znakiem >.
label-night = Noc { $round } z 6
label-points = { $count ->
    [one] został { $count } punkt akcji
    [few] zostały { $count } punkty akcji
    [many] zostało { $count } punktów akcji
   *[other] zostało { $count } punktu akcji
}
label-bag = Woreczek
label-trees = { $count ->
    [0] nie ma już drzew
    [one] zostało { $count } drzewo
    [few] zostały { $count } drzewa
    [many] zostało { $count } drzew
   *[other] zostało { $count } drzewa
}
label-stacks = krajobrazy do dobrania: { $one } / { $two } / { $three }
label-red = okruchy koszmaru na ścieżkach: { $paths }
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
label-next-tree = następne drzewo: { $points }
label-hands = Dłonie
label-cards = Krajobrazy
label-pile = Ukończone
label-sight = Dobrane
label-worth = { $points } za
label-spot = leży: { $colour }
label-spot-free = moc dostępna
label-missing = brakuje: { $shards }
label-ready = niczego nie brakuje
label-no-place = nigdzie już nie pasuje
label-found = Z woreczka
label-tokens = Żetony marzeń

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-W2 = Ścieżki łączą sąsiednie zakątki w poziomie i w pionie, nigdy na ukos.
rule-W10 = Na początku zatrzymujesz jedną z dobranych kart.
rule-W15 = Wędrując, przechodzisz za punkt akcji do sąsiedniego zakątka, zbierasz okruchy, używasz mocy, a na koniec idziesz spać.
rule-W16 = Za punkt akcji zbierasz ostatni z prawej okruch swojego zakątka, ale nie w kolorze, w którym masz już dwa.
rule-W17 = Z kluczem przejście jest darmowe, ale nie wtedy, gdy wszystkie cztery punkty akcji są wydane.
rule-W18 = Raz na noc możesz użyć mocy swojego zakątka, jeśli może coś zdziałać i nie stoi tam Pan Koszmar.
rule-W20 = Kto poszedł spać, tej nocy już nie wędruje.
rule-W21 = Okruch kładziesz na pustym polu obok okruchu albo na pustym okruchu, a pierwszy na polu wejściowym.
rule-W22 = Marzyciel wchodzi raz, na pole wejściowe, na którym musi leżeć okruch.
rule-W23 = Za okruch ruchu marzyciel przechodzi na sąsiednie pole z okruchami, a zatrzymać się musi na pustym okruchu.
rule-W24 = Za dwa okruchy jednego koloru (byle nie czerwone) dostajesz jeden innego koloru, jeśli jest w woreczku.
rule-W25 = Za okruch łąki sadzisz drzewo na pustym okruchu (byle nie czerwonym), dopóki są drzewa.
rule-W28 = Okruchy Zbieracza trafiają na wolne miejsca jednego lub dwóch zakątków.
rule-W29 = Wieża zabiera z pracowni do dłoni puste okruchy.
rule-W30 = Golem przenosi okruch ze wszystkim, co na nim, na sąsiednie pole, które może go przyjąć.
rule-W31 = Jezioro układa okruchy jednego zakątka w dowolnej kolejności.
rule-W32 = Władca Snów pozwala obejrzeć stos, w którym są jeszcze karty.
rule-W33 = Okruch z dłoni (byle nie czerwony) kładziesz na wolnym polu mocy swojej nieukończonej karty albo wierzchniej z ukończonych.
rule-W35 = Ziemia daje jeden darmowy krok, który trzeba zrobić od razu.
rule-W37 = Kilka krajobrazów jest gotowych naraz: teraz kończysz jeden z nich.
rule-W38 = Z dwóch okruchów jeden zostaje na stosie.
rule-W40 = Po ukończeniu krajobrazu możesz dobrać z jednego stosu, w którym są karty, i zatrzymać najwyżej jedną.
rule-W41 = Przy ostatnim tworzeniu snów moce nie działają.
rule-W44 = Gdy wszyscy tworzą sny naraz, ostatnie drzewa są dla tych, którzy są wcześniej w kolejności tur.
rule-W47 = Czerwony okruch trafia na pustą ścieżkę przy twoim zakątku.
rule-W48 = Mocy zakątka, w którym stoi Pan Koszmar, nie można użyć.
rule-W49 = Czerwony okruch kładziesz na pustym polu obok okruchu, a na nim może stanąć tylko marzyciel.
rule-W50 = Czerwone okruchy, które zostały ci w dłoniach, muszą trafić do pracowni.
rule-W51 = Za trzy czerwone okruchy z dłoni dostajesz jeden innego koloru, jeśli jest w woreczku.

option-creation = Czy sny tworzy się po kolei, czy wszyscy naraz (W44).
option-nightmare = Pan Koszmar chodzi po krainie i zostawia okruchy koszmaru (W45–W52).
