workshop-night = Noc { $round } z 6
workshop-land = Kraina
workshop-workshop = Pracownia
workshop-trees = { $count ->
        [one] { $count } drzewo
        [few] { $count } drzewa
        [many] { $count } drzew
       *[other] { $count } drzewa
    }
workshop-points = { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
        [many] { $count } punktów akcji
       *[other] { $count } punktu akcji
    }
workshop-dream-tokens = Żetony marzeń
workshop-finished = ukończone: { $count }
workshop-hand = W dłoniach
workshop-tree = Drzewo
workshop-walk = Spacer
workshop-step = Krok
workshop-trade = 2 za 1
workshop-collect = Zbierz
workshop-use = Użyj mocy
workshop-sleep = Idź spać
workshop-wake = Gotowe
workshop-enter = Wpuść marzyciela
workshop-stop = Wystarczy
workshop-deeper = Głębiej
workshop-decline = Żadnej
workshop-keep-it = Zatrzymaj
workshop-field = pole { $field }
workshop-empty = puste
workshop-corner-archive = Archiwum
workshop-corner-collector = Zbieracz
workshop-corner-tower = Wieża
workshop-corner-golem = Golem
workshop-corner-lake = Jezioro
workshop-corner-lord = Władca Snów
workshop-cost = { $count ->
        [0] za darmo
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
workshop-banish = 3 za 1
workshop-invoke = Użyj mocy
workshop-store = Przechowaj
workshop-awaken = Połóż okruch
workshop-finish = Ukończ
workshop-level = Poziom { $level }
workshop-say-put = Gdzie położyć okruch ({ $colour })?
workshop-say-give = Które dwa okruchy oddajesz?
workshop-say-take = A co za nie bierzesz?
workshop-say-tree = Gdzie posadzić drzewo?
workshop-say-walk = Dokąd idzie marzyciel?
workshop-say-step = Dokąd marzyciel robi krok?
workshop-say-banish = Jaki okruch bierzesz za trzy okruchy koszmaru?
end-workshop-W25 = Drzewa
end-workshop-W34 = Woda pod stopami
end-workshop-W36 = Góry
end-workshop-W37 = Ukończone krajobrazy
end-workshop-W42 = Nieukończone krajobrazy
end-workshop-W43 = Żetony marzeń
end-workshop-W49 = Czerwone okruchy pod stopami
end-workshop-W52 = Czerwone okruchy w pracowni
option-workshop-creation = Sny powstają
option-workshop-creation-turns = Po kolei
option-workshop-creation-together = Wszystkie naraz
option-workshop-nightmare = Po krainie krąży Pan Koszmar
workshop-any = dowolny okruch
workshop-card-lacks = Jeszcze brakuje: { $shards }
workshop-card-ready = Masz w dłoniach wszystkie potrzebne okruchy.
workshop-card-ready-short = masz wszystko
workshop-card-blocked = Ten krajobraz nigdzie się teraz nie mieści: coś zawadza.
workshop-card-blocked-short = coś zawadza
workshop-path = Ścieżka: { $from } – { $to }
workshop-cards = Karty
workshop-of = { $who ->
        [you] Twoja pracownia
       *[other] Pracownia: { $name }
    }
workshop-stage-starting = Wybór kart
workshop-stage-wandering = Wędrówka
workshop-stage-making = Tworzenie snu
workshop-stage-last-making = Ostatni sen
workshop-stage-ended = Ranek
workshop-turn-night = W zakątkach leżą nowe okruchy. Kolejność tur: { $names }
workshop-turn-making = Wszyscy śpią. Pora tworzyć sny.
workshop-turn-last-making = Minęło sześć nocy. Użyj okruchów, które ci zostały, już bez mocy.
workshop-worth = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
workshop-entry = Pole wejściowe
workshop-say-wander = { $count ->
        [0] Nie masz już punktów akcji.
        [one] Został { $count } punkt akcji.
        [few] Zostały { $count } punkty akcji.
        [many] Zostało { $count } punktów akcji.
       *[other] Zostało { $count } punktu akcji.
    }
workshop-hint-put = Na puste pole obok okruchu albo na pusty okruch.
workshop-hint-red = Na puste pole obok okruchu.

# What things do, in a sentence

workshop-power-archive = Wyciągnij losowy okruch z woreczka.
workshop-power-collector = Wyciągnij dwa okruchy i połóż je na wolnych miejscach 1–2 zakątków.
workshop-power-tower = Weź z pracowni do dłoni jeden lub dwa puste okruchy.
workshop-power-golem = Najwyżej 3 razy przenieś okruch i wszystko na nim na sąsiednie pole.
workshop-power-lake = Ułóż okruchy jednego zakątka w dowolnej kolejności.
workshop-power-lord = Obejrzyj 6 wierzchnich kart jednego stosu i zatrzymaj najwyżej jedną.
workshop-about-blocked = Pan Koszmar blokuje tę moc.
workshop-about-next = Następny do zebrania: { $colour }.
workshop-about-bare = Nie ma tu czego zbierać.
workshop-about-key = Z takim okruchem w dłoniach wchodzisz za darmo: { $colour }.
workshop-about-way = Droga tam: { $cost }.
workshop-about-red = Po drodze leży okruch koszmaru i musisz go wziąć.
workshop-about-points = Przejście do sąsiedniego zakątka i zebranie okruchu kosztują po 1 punkcie akcji.
workshop-about-making = Buduj, sadź, wymieniaj, spaceruj. Reszta okruchów wróci do woreczka.
workshop-about-tree = Odrzuć okruch łąki i posadź drzewo na pustym okruchu za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
workshop-about-walk = Odrzuć okruch ruchu: marzyciel przejdzie na sąsiednie pole z okruchami.
workshop-about-step = Z ziemi marzyciel robi jeszcze jeden krok za darmo, teraz albo wcale.
workshop-about-trade = Odrzuć dwa okruchy jednego koloru i weź z woreczka jeden innego.
workshop-about-banish = Oddaj do woreczka trzy okruchy koszmaru za jeden dowolny inny okruch.
workshop-about-shard-water = Daje 1 punkt za każdym razem, gdy marzyciel na nią wejdzie.
workshop-about-shard-earth = Marzyciel robi z niej jeszcze jeden krok za darmo.
workshop-about-shard-meadow = Połóż ją albo odrzuć, żeby posadzić drzewo.
workshop-about-shard-rock = Dwie, jedna na drugiej, to góra: 2 punkty za wejście marzyciela, raz na noc.
workshop-about-shard-motion = Połóż go albo odrzuć, żeby marzyciel przeszedł o jedno pole.
workshop-about-shard-nightmare = Kosztuje 1 punkt, gdy marzyciel na niego wejdzie, i 3 punkty na koniec.
workshop-about-card = Połóż na niej okruch, żeby użyć jej mocy. { $power }: { $does }
workshop-about-stored = Leży na niej: { $colour }.
workshop-about-entry = Tu trafia pierwszy okruch i tu wchodzi marzyciel.
workshop-about-mountain = Góra: 2 punkty za wejście marzyciela, raz na noc.
workshop-about-climbed = Góra, na którą marzyciel już dziś wszedł.
workshop-about-feet-water = Woda: 1 punkt za każde wejście marzyciela.
workshop-about-feet-earth = Ziemia: jeszcze jeden krok za darmo.
workshop-about-feet-nightmare = Koszmar: 1 punkt mniej za każde wejście marzyciela.
workshop-about-level-1 = Małe krajobrazy, warte od 4 do 6 punktów.
workshop-about-level-2 = Większe krajobrazy, warte od 7 do 9 punktów.
workshop-about-level-3 = Wielkie krajobrazy, warte od 10 do 14 punktów.
workshop-about-counts = Na razie: { $counts }.
workshop-about-tokens = Liczą się na koniec. Przy remisie punkty dostają wszyscy remisujący, a drzewo liczy się jak jeszcze jeden okruch koloru, na którym stoi.
workshop-token-most-cards = { $points } punktów za najwięcej ukończonych krajobrazów.
workshop-token-most-pairs = { $points } punktów za najwięcej stosów z dokładnie dwóch okruchów.
workshop-token-farthest = { $points } punktów za marzyciela, który stoi najdalej od pola wejściowego, licząc w krokach.
workshop-token-most-shards = { $points } punktów za najwięcej okruchów w pracowni.
workshop-token-fewest-empty = { $points } punktów za najmniej pustych pól.
workshop-token-no-red = { $points } punktów dla każdego, kto nie ma w pracowni okruchu koszmaru.
workshop-token-most-colour = { $points } punktów za najwięcej okruchów tego koloru: { $colour }.
workshop-token-most-singles = { $points } punktów za najwięcej pól z pojedynczym okruchem tego koloru: { $colour }.
workshop-token-harvest = 3, 5, 7 lub 9 okruchów tego koloru daje 2, 4, 6 lub 9 punktów: { $colour }.
workshop-token-longest-path = { $points } punktów za najdłuższą ścieżkę po polach z tym kolorem na wierzchu: { $colour }.
workshop-token-outlook = 1 punkt za każdy wierzchni okruch tego koloru w grupach, których dotyka marzyciel, a z góry dwa razy tyle: { $colour }.
