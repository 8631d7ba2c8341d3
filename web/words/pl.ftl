# To, co mówi tylko przeglądarka, po polsku. $who mówi, czy $name to ty, czy ktoś inny.

you = Ty
home-title = Który sen dziś w nocy?
home-about = Pięć gier planszowych na spokojne wieczory. Z przyjaciółmi, z nieznajomymi albo w pojedynkę przeciw botom.
title-doors = Drzwi
title-ravens = Kruki
title-sandman = Piaskun
title-runners = Biegacze snów
title-workshop = Pracownia
tagline-doors = Ośmioro drzwi prowadzi na zewnątrz. Znajdź je, zanim skończy się talia.
tagline-ravens = Zapamiętuj, zamieniaj i odważ się obudzić przed innymi.
tagline-sandman = Idź za kołami i utkaj najbarwniejszy sen.
tagline-runners = Ułóż swoje płytki, póki sypie się piasek.
tagline-workshop = Zbieraj okruchy, wznoś krajobrazy i spaceruj po nich.
look = Zobacz planszę
gallery = Wszystkie elementy
theme-night = Noc
theme-dawn = Świt
theme-turn = Noc albo świt

# Przyciski
back = Wstecz
undo = Cofnij
hint = Podpowiedź
rules = Zasady
log = Co się działo
close = Zamknij
other-players = Pozostali gracze
your-turn = Twój ruch.
wait-for = { $count ->
        [one] Myśli { $names }.
        [few] Myślą: { $names }.
        [many] Myślą: { $names }.
       *[other] Myślą: { $names }.
    }
not-now = Nie teraz.
not-now-why = W tej chwili nie da się tego użyć.
think-twice = Zastanów się
keep-thinking = Jeszcze pomyślę
do-it = Zrób to mimo wszystko
clear-choice = Cofnij wybór
card-unknown = nieznana karta
card-back = zakryta karta
place-to-put = miejsce na kartę
news-live = Ostatnio: { $news }

# Drzwi
doors-lay = Zagraj
doors-discard = Odrzuć
doors-foresee = Proroczy sen
doors-take-it = Weź
doors-give-it = Oddaj
doors-swap-nothing = Nie wymieniaj
doors-drop-it = Odrzuć
doors-next = Następna
doors-open = Otwórz
doors-leave = Do Otchłani
doors-accept = Weź
doors-decline = Zostaw
doors-row-mine = Twój rząd
doors-row = Rząd
doors-mine = Twoje drzwi
doors-shared = Wspólne: ty i { $name }
doors-shared-both = Wspólne karty
doors-laid-out = Wyłożone dla obojga
doors-count = Drzwi: { $count }
doors-deck = Talia
doors-limbo = Otchłań
doors-discarded = Odrzucone
doors-unseen = Jeszcze niewidziane
doors-left = Co zostało
doors-silent = po cichu
doors-open-talk = odkryte karty
doors-with = gra też { $name }
doors-alone = w pojedynkę
doors-door-missing = Nie ma jeszcze { $colour ->
        [czerwony] czerwonych
        [niebieski] niebieskich
        [zielony] zielonych
       *[other] brązowych
    } drzwi
doors-door-open = { $colour ->
        [czerwony] Czerwone
        [niebieski] Niebieskie
        [zielony] Zielone
       *[other] Brązowe
    } drzwi, otwarte
doors-prophecy = Wierzch talii, od następnej karty
doors-known-top = Następna
doors-run = { $count } z 3
doors-say-selected = { $card }: zagrać czy odrzucić?
doors-say-discard-only = { $card }: tej karty nie da się teraz zagrać. Odrzucić?
doors-nightmare-key = Oddaj klucz
doors-nightmare-door = Oddaj { $colour ->
        [czerwony] czerwone
        [niebieski] niebieskie
        [zielony] zielone
       *[other] brązowe
    } drzwi
doors-nightmare-five = Pięć kart z wierzchu
doors-nightmare-hand = Wszystkie karty z ręki

# Kruki
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
ravens-claim-say = Obie mają po { $number }
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
ravens-say-drawn-special = Włóż ją w miejsce którejś karty, użyj jej albo odrzuć.
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
ravens-points = + { $points }

# Piaskun
sandman-round = runda { $round } z 3
sandman-tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
sandman-your-tokens = Twoje żetony
sandman-your-goal = Twój cel
sandman-so-far = jak dotąd { $count }
sandman-dreams = Sny
sandman-bag = Woreczek
sandman-encounters = Spotkania
sandman-open = Odkryte
sandman-in-hand = Na ręce
sandman-take-it = Weź
sandman-wheel-black = Czarne koło
sandman-wheel-white = Białe koło
sandman-say-wheel = Wybierz kartę w kręgu: { $wheel ->
        [black] czarne
       *[white] białe
    } koło podjedzie do niej.
sandman-say-steps = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }: wziąć kartę „{ $card }”?
sandman-draws = Dobierasz { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }.
sandman-costs = Kosztuje { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }.
sandman-meets = Koła się spotkają.
sandman-attach = Poziom { $level }
sandman-joined = połączone
sandman-broken = pęknięcie
sandman-lay-on = Poziom { $level }
sandman-done = Zakończ turę
sandman-play-it = Zagraj
sandman-keep-it = Zatrzymaj
sandman-pay-it = Zapłać
sandman-set-here = Tutaj
sandman-step-mark = kroki: { $steps }
sandman-left = zostało: { $count }
sandman-level = poziom { $level }
sandman-score = punkty: { $total }
sandman-gap = luka

# Biegacze
runners-round = sen { $round } z { $rounds }
runners-laying = jeszcze układa
runners-content = gotowe
runners-holder = gotowe, klepsydra obrócona
runners-woken = już nie śni
runners-stars-worth = Gwiazdy i ich wartość
runners-calm = Spokój
runners-as-it-lies = W tym układzie
runners-as-it-was = Co z tego wyszło
runners-lost-outside = Poza snem
runners-lost-open = Odkryte pola
runners-lost-nightmares = Koszmary
runners-lost-krakens = Krakeny
runners-lost-spiders = Pająki
runners-gained = Zyski
runners-chest = Skrzynia otwarta
runners-linked = Spleciony sen, do podziału
runners-bats = Płytki dla nietoperzy
runners-stars = Kroki na torze gwiazd
runners-calm-after = Spokój potem
runners-is-content = Gotowe
runners-reconsider = Popraw układ
runners-clear = Zabierz
runners-turn = Obróć płytkę
runners-laid = Ułożone
runners-hidden = Układy pozostają zakryte.
runners-turned = { $who ->
        [you] Klepsydra obrócona przez ciebie.
       *[other] Klepsydrę obraca { $name }.
    }
runners-say-lay = Przykryj sen płytkami, a potem naciśnij „Gotowe”.
runners-say-tile = Gdzie położyć płytkę „{ $tile }”?
runners-say-waiting = Gotowe. Inni jeszcze układają.
runners-buy = za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
runners-rest = Odpoczynek: { $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    } za punkt spokoju
runners-done = Nic więcej
runners-market = Na sprzedaż
runners-stack = jeszcze { $count }
runners-place = rząd { $row }, kolumna { $column }
runners-take-reward = Weź: { $reward }
runners-choose-colour = { $colour }

# Pracownia
workshop-night = noc { $round } z 6
workshop-land = Kraina
workshop-workshop = Pracownia
workshop-trees = { $count ->
        [one] { $count } drzewo
        [few] { $count } drzewa
        [many] { $count } drzew
       *[other] { $count } drzewa
    }
workshop-points = { $count ->
        [one] został { $count } punkt
        [few] zostały { $count } punkty
        [many] zostało { $count } punktów
       *[other] zostało { $count } punktu
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
sandman-say-take = Wziąć kartę „{ $card }”?
sandman-say-lay = Na który poziom?
sandman-say-play = Zagrać spotkanie „{ $encounter }”?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
sandman-hint-draws = dobierasz { $count }
sandman-hint-costs = kosztuje { $count }
sandman-hint-meets = koła się spotkają
sandman-card = { $name }: { $particles }, { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
sandman-nightmare = { $name }, koszmar: { $particles }
runners-points-note = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
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
workshop-banish = Przepędź
workshop-invoke = Użyj mocy
workshop-store = Przechowaj
workshop-awaken = Połóż okruch
workshop-finish = Ukończ
workshop-level = Poziom { $level }
workshop-hand-empty = Masz puste dłonie.
workshop-say-put = Gdzie położyć: { $colour }?
workshop-say-give = Które dwa oddajesz?
workshop-say-take = A co za nie bierzesz?
workshop-say-tree = Gdzie posadzić drzewo?
workshop-say-walk = Dokąd idzie marzyciel?
workshop-say-step = Dokąd marzyciel robi krok?
workshop-say-banish = Jaki okruch bierzesz za trzy koszmary?

# Łącze
refusal-rule = (Zasada { $rule })
rule-number = Zasada { $rule }
refusal-unreached = Serwer jest chwilowo nieosiągalny.
refusal-unreadable = Odpowiedzi serwera nie da się odczytać.
refusal-interrupted = Połączenie zerwało się przed odpowiedzią. Widzisz teraz aktualny stan gry.
refusal-closed-by-server = Serwer zamknął połączenie.
refusal-stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz.
refusal-too-much = Trochę za szybko. Zaczekaj chwilę.
refusal-unknown = Nie ma tu niczego o tej nazwie.
refusal-server = Na serwerze wystąpił błąd. Nic nie przepadło; spróbuj jeszcze raz.
refusal-store-down = Serwer nie może teraz zapisywać ruchów. Spróbuj jeszcze raz.
refusal-no-identity = Najpierw podaj nazwę.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-undo-revealed = Coś już zostało odkryte; tego nie da się cofnąć.
refusal-undo-not-yours = Po tobie ruch wykonał już ktoś inny.
refusal-undo-timed = Póki sypie się piasek, ruchów się nie cofa.
refusal-no-undo = Przy tym stole ruchów się nie cofa.
refusal-no-hints = Przy tym stole nie ma podpowiedzi.
refusal-not-your-turn = Teraz nie ty decydujesz.
refusal-away = Na twoim miejscu gra bot. Najpierw je odzyskaj.
refusal-other = Teraz nie można tego zrobić.
refusal-late = Twój czas już minął.

# Koniec gry
end-doors-red = Czerwone drzwi
end-doors-blue = Niebieskie drzwi
end-doors-green = Zielone drzwi
end-doors-brown = Brązowe drzwi
end-ravens-before = Poprzednie rundy
end-ravens-last = Kruki z ostatniej rundy
end-ravens-spared = Niepoliczone dziewiątki
end-ravens-called = Rozstrzygnięcie rundy
end-ravens-penalty = Kara za nieudaną pobudkę
end-sandman-level-1 = Gwiazdki, poziom 1
end-sandman-level-2 = Gwiazdki, poziom 2, podwójnie
end-sandman-level-3 = Gwiazdki, poziom 3, potrójnie
end-sandman-cut-off = Odcięte karty, jak na poziomie 1
end-sandman-encounters = Spotkania
end-sandman-goal = Cel
end-sandman-nightmares = Koszmary
end-sandman-keepsake = Pamiątki
end-runners-star = Tor gwiazd
end-runners-calm = Spokój
end-runners-tiles = Punkty na płytkach
end-workshop-W25 = Drzewa
end-workshop-W34 = Woda pod stopami
end-workshop-W36 = Góry
end-workshop-W37 = Ukończone krajobrazy
end-workshop-W42 = Nieukończone krajobrazy
end-workshop-W43 = Żetony marzeń
end-workshop-W49 = Czerwone okruchy pod stopami
end-workshop-W52 = Czerwone okruchy w pracowni

end-in-all = Razem
end-together = Wspólnie
end-place = { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
        [4] czwarte miejsce
       *[other] piąte miejsce
    }
end-winner = zwycięstwo
end-you-won = Nikt nie śni głębiej niż ty.
end-won = { $who ->
        [you] Nikt nie śni głębiej niż ty.
       *[other] Najgłębiej śni { $name }.
    }
end-shared = Wspólna wygrana: { $names }.
end-all-won = Udało się znaleźć wyjście.
end-all-lost = Tym razem sen nie wypuszcza.
end-nobody = Nikt nie wygrywa.
end-resigned = Gra została poddana.
end-you-resigned = Poddajesz grę.
end-rematch = Rewanż
end-rematch-waits = Czekamy na resztę
end-rematch-wanted = { $count ->
        [one] { $names } chce zagrać jeszcze raz.
        [few] { $names } chcą zagrać jeszcze raz.
        [many] { $names } chcą zagrać jeszcze raz.
       *[other] { $names } chcą zagrać jeszcze raz.
    }
end-replay = Powtórka
end-share = Udostępnij
end-shared-link = Skopiowano
end-look = Zobacz stół
end-back = Wróć do wyniku
end-night = Przebieg nocy
end-counting = Przeglądamy ruchy…

# Start
play-now = Graj
new-table = Nowy stół
join = Dołącz
join-code = Kod stołu
weight-1 = lekka
weight-2 = średnia
weight-3 = złożona
weight = złożoność { $weight } z 3
minutes = { $count } min
players-range = { $from }–{ $to }
players-for = od { $from } do { $to } graczy
daily = Sen na dziś
daily-about = Jedna talia dla wszystkich, jedna próba. { $tries ->
        [0] Jeszcze nikt się nie obudził.
        [one] Jak dotąd: { $tries } próba.
        [few] Jak dotąd: { $tries } próby.
        [many] Jak dotąd: { $tries } prób.
       *[other] Jak dotąd: { $tries } próby.
    }
daily-on = Twoja próba czeka.
your-games = Twoje gry
your-games-none = Na razie nic. Gra, od której odejdziesz, zaczeka tu na ciebie.
games-over-none = Tu możesz jeszcze raz obejrzeć ukończone gry.
with-bots = przeciw botom
with-names = przy stole: { $names }
turn-yours = Twój ruch
turn-theirs = Czekasz
table-open = Zbieramy graczy
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka teraz na graczy. Otwórz swój!
result-won = Wygrana
result-lost = Przegrana
name-yours = Twoja nazwa
name-guest = Gość
settling = Chwileczkę…
language = Język
go-home = Do gier

# Nowy stół
new-title = Nowy stół
new-game = Która gra?
new-players = Ilu graczy?
new-clock = Czas do namysłu
new-clock-none = Bez limitu
new-clock-move = { $minutes ->
        [one] Minuta na ruch
        [few] { $minutes } minuty na ruch
        [many] { $minutes } minut na ruch
       *[other] { $minutes } minuty na ruch
    }
new-clock-game = Po { $minutes } min na gracza
new-listed = Każdy może znaleźć ten stół i dołączyć
new-hints = Podpowiedzi dozwolone
new-undo = Ruchy można cofać
new-open = Otwórz stół

# Przed startem
lobby-title = Stół czeka
lobby-link = Wyślij ten link osobom, z którymi chcesz zagrać
lobby-code = albo podaj im kod
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-open = wolne miejsce
lobby-sit = Usiądź tu
lobby-stand = Wstań
lobby-free = Zwolnij miejsce
lobby-ready = Zaczynajmy
lobby-not-ready = Jeszcze nie
lobby-is-ready = czeka na start
lobby-not-here = poza stołem
lobby-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy nacisną „Zaczynajmy”.
level-drowsy = Śpioch
level-dreamer = Lunatyk
level-lucid = Świadomy
level-oracle = Wyrocznia
bot-1 = Morfeusz
bot-2 = Nyks
bot-3 = Ikelos
bot-4 = Fantasos
bot-5 = Hypnos
seat-number = Miejsce { $number }
seat-bot = bot: { $level }

# Przy stole
more = Więcej
resign = Poddaj się
resign-sure = Poddać grę? Za ciebie zagra dalej bot, a ty już nie wygrasz.
leave = Zostaw miejsce botowi
come-back = Wróć na swoje miejsce
away-note = Na twoim miejscu gra bot.
watching = Patrzysz na grę.
undo-not = Nie ma czego cofnąć
undo-wish = { $name } prosi o cofnięcie { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchów
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
undo-agree = Zgoda
undo-refuse = Raczej nie
undo-asked = Prosisz o cofnięcie ruchu. Inni muszą się zgodzić.
hint-says = Kto śni świadomie, zrobi tak: { $move }
link-connecting = Szukamy stołu…
link-lost = Połączenie zerwane. Próbujemy ponownie…
retry = Spróbuj teraz
clock-left = { $who ->
        [you] Masz jeszcze { $time }
       *[other] { $name }: zostało { $time }
    }
loading = Chwileczkę…
nothing-here = Nic tu nie ma.

# Powtórki
replay-move = Ruch { $move } z { $moves }
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-eyes = Czyimi oczami
replay-open = wszystko odkryte
replay-spectator = widz

## Zasady i pierwsze gry
rules-of = { $game }: zasady
rules-contents = W tych zasadach
learn-short = Pierwsza gra
learn-begin = Naucz się, grając
learn-title = { $game }: pierwsza gra
learn-note = pierwsza gra
learn-step = Krok { $step } z { $steps }
learn-fold = Zwiń
learn-unfold = Rozwiń
learn-do = Pokaż mi
learn-astray = Prawie: najpierw obróć.
learn-skip = Zakończ lekcję
learn-play = Teraz prawdziwa gra
learn-again = Jeszcze raz

## Pages

# Na każdej stronie
sound = Dźwięk
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone
notice-title = Coś poszło nie tak
rules-now = Co jest teraz ważne
rules-page = Wszystkie zasady na osobnej stronie

# Start i listy
with-nobody = w pojedynkę
daily-try = Spróbuj
daily-go-on = Graj dalej
replays = Powtórki
games-all = Wszystkie ({ $count })
games-any = Wszystkie gry
games-going-on = W toku

# Nowy stół
new-seats = Kto gdzie siedzi
new-seat-person = Osoba z linkiem
new-all-bots = Boty na pozostałych miejscach
new-no-bots = Ludzie na pozostałych miejscach
new-no-options = { $game }: ta gra nie ma własnych ustawień.
new-clock-day = Dzień na ruch
new-chat = Rozmowa
new-chat-all = Swobodna
new-chat-phrases = Gotowe zdania
new-chat-off = Wyłączona
new-then-link = Potem dostaniesz link i kod dla innych.
new-then-begin = Gra zaczyna się od razu.
new-begin = Zaczynamy
option-seconds = { $value } s
option-doors-talk = Własne karty partnera
option-doors-talk-silent = Zakryte
option-doors-talk-open = Widoczne dla obojga
option-ravens-penalty = Kara za nieudaną pobudkę
option-ravens-penalty-5 = 5 kruków
option-ravens-penalty-15 = 15 kruków
option-ravens-tie = Pobudka przy remisie
option-ravens-tie-ravens = Liczysz swoje kruki
option-ravens-tie-zero = Dostajesz zero
option-ravens-target = Liczba kruków kończąca grę
option-ravens-rounds = Stała liczba rund (0: gra do granicy)
option-ravens-scary_nines = „Nie takie kruki straszne”: kto ma najwięcej dziewiątek, nie liczy ich
option-ravens-all_or_nothing = „Idź na całość!”: same dziewiątki dają 0, innym 50
option-ravens-claims = „Wiem, co mam”: dwie jednakowe za jedną
option-ravens-memory = Karty, które znasz
option-ravens-memory-aided = Pozostają widoczne
option-ravens-memory-strict = Trzeba pamiętać
option-runners-starred = Z trudniejszymi snami (z gwiazdką)
option-runners-sandglass = Klepsydra, gdy ktoś skończy
option-runners-patience = Obraca się sama po
option-runners-patience-0 = Nigdy
option-workshop-creation = Sny powstają
option-workshop-creation-turns = Po kolei
option-workshop-creation-together = Wszystkie naraz
option-workshop-nightmare = Po krainie krąży Pan Koszmar

# Przed startem
lobby-full = Wszystkie miejsca przy tym stole są zajęte. Możesz zostać i patrzeć albo otworzyć własny:
lobby-who = Kto siedzi na miejscu { $number }

# Przy stole
tab-log = Przebieg
tab-chat = Czat
tab-rules = Zasady
tab-words = Opis
tab-seats = Stół
in-words = Opis planszy
words-not-yet = Opis planszy pojawi się tu, gdy gra się zacznie.
table-link = Link do tego stołu
seat-resigned = poddana gra
carry = Graj dalej na innym urządzeniu
carry-about = Otwórz to na drugim urządzeniu: aparatem albo przez link. Działa raz, przez { $minutes } min; nie pokazuj tego nikomu.
chat-write = Napisz coś
chat-send = Wyślij
chat-none = Nikt jeszcze nic nie napisał.
chat-off = Rozmowy przy tym stole są wyłączone.
chat-mute = Wycisz: { $name }
chat-unread = Czat: { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-well-played = Świetna gra!
phrase-sorry = Przepraszam!
phrase-oops = Ojej.
phrase-wow = Wow!
phrase-your-turn = Twój ruch!
phrase-thinking = Chwila, myślę.
phrase-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia!

# Koniec i powtórki
end-moments = Punkty zwrotne
end-show-chances = Szanse
end-show-points = Punkty
end-looking = Mocny gracz przegląda ruchy: { $done } z { $moves }
end-no-turns = Żaden pojedynczy ruch nie odwrócił tej gry.
turn-mistake = { $who ->
        [you] Twoje szanse maleją
       *[other] { $name }: szanse maleją
    } z { $before }% do { $after }%.
turn-swing = { $who ->
        [you] Twoje szanse zmieniają się
       *[other] { $name }: szanse zmieniają się
    } z { $before }% na { $after }%.
turn-better = Lepiej: { $move }.
replay-where = Miejsce w grze
replay-speed = Tempo
replay-open-from = { $name }, wszystko odkryte
replay-share = Link do tego ruchu

# Kim się jest
me-title = Twój profil
me-name = Nazwa gracza
me-take-name = Użyj tej nazwy
me-named = To teraz twoja nazwa.
me-account = Masz konto jako { $name }.
me-rating = ranking co najmniej { $skill }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
me-make = Załóż konto
me-make-about = Do gry nie jest potrzebne. Z kontem masz swoje gry na każdym urządzeniu. Wystarczą nazwa i hasło.
me-made = Konto założone. Są w nim wszystkie twoje dotychczasowe gry.
me-name-first = Najpierw podaj nazwę.
me-passphrase = Hasło, co najmniej 10 znaków
me-enter = Zaloguj się
me-enter-about = Gry rozegrane tu w roli gościa przejdą na to konto.
me-entered = Zalogowano.
me-change = Zmień hasło
me-change-about = Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie.
me-changed = Hasło zmienione, wszystkie inne urządzenia są wylogowane.
me-old = Dotychczasowe hasło
me-new = Nowe hasło, co najmniej 10 znaków
me-devices = Twoje urządzenia
me-device = Urządzenie
me-device-this = to urządzenie
me-device-seen = ostatnio { $day }
me-end = Wyloguj
me-ended = Wylogowano tamto urządzenie.
me-end-others = Wyloguj inne urządzenia
me-leave = Wyloguj się tutaj
me-left = Wylogowano. Następna osoba zagra tu jako nowy gość.
me-leave-warning = Nie masz konta: po wylogowaniu wszystkich urządzeń nie da się już odzyskać twoich gier.
me-muted = Wyciszeni gracze
me-unmute = Wyłącz wyciszenie

# Odmowy
refusal-no-code = Żaden stół nie ma takiego kodu. Sprawdź go jeszcze raz.
refusal-no-table = Pod tym adresem nie ma stołu. Może link jest ucięty.
refusal-seat-taken = To miejsce jest zajęte.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-revoked = To urządzenie zostało wylogowane. Zaloguj się ponownie albo graj jako nowy gość.
refusal-no-link = Ten osobisty link jest już wykorzystany albo wygasł. Utwórz nowy.
refusal-wrong-passphrase = Nie ma konta z taką nazwą i hasłem.
refusal-name-taken = Ta nazwa jest już zajęta. Wybierz inną.
refusal-passphrase = Hasło musi mieć od 10 do 200 znaków.
refusal-other-rules = Tę grę zaczęto według innych zasad i nie można jej tu dokończyć.
refusal-hidden = Zobaczysz to po grze, a we śnie na dziś – gdy minie dzień.
refusal-idle = Połączenie zamknięto, bo długo nic się nie działo.
refusal-no-chat = Przy tym stole można używać tylko gotowych zdań albo rozmowy są wyłączone.
refusal-empty = Najpierw coś napisz.
refusal-too-long = To za długie.
refusal-account-name = Konto zachowuje swoją nazwę.
refusal-bad-content = W tym zestawie kart jest błąd i nie można go użyć.
refusal-bad-plugin = Dodana gra albo bot nie działa na tym serwerze.
refusal-bad-record = Tego zapisu gry nie da się odczytać.
refusal-bad-request = Serwer nie przyjmuje tego wyboru.
refusal-begun = Gra już się zaczęła.
refusal-daily = W sen na dziś gra się w pojedynkę i tylko raz.
refusal-early = Na to jest jeszcze za wcześnie.
refusal-has-account = Masz już konto.
refusal-host = Ten serwer odpowiada tylko na komputerze, na którym działa.
refusal-malformed = Serwer nie mógł tego odczytać. Odśwież stronę i spróbuj jeszcze raz.
refusal-method = Serwer nie może tego tutaj zrobić.
refusal-missing-package = Na serwerze brakuje czegoś, co jest do tego potrzebne.
refusal-needs-answer = Zaraz zagra tu bot.
refusal-no-seat = Zostaw przynajmniej jedno miejsce dla człowieka.
refusal-no-such-bot = Takiego bota w tej grze nie ma.
refusal-no-such-seat = Takiego miejsca przy tym stole nie ma.
refusal-not-away = Na tym miejscu grasz już ty.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra jeszcze trwa.
refusal-not-ready = Niektóre miejsca są jeszcze wolne.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-yours = Może to zrobić tylko ktoś, kto otworzył stół.
refusal-origin = To żądanie przyszło z innej strony, więc zostało odrzucone.
refusal-over = Gra jest skończona.
refusal-refused = Serwer tego odmówił.
refusal-rematch-made = Rewanż jest już otwarty.
refusal-rematch-not-agreed = Nie wszyscy zgodzili się jeszcze na rewanż.
refusal-rematch-not-offered = Nikt nie zaproponował rewanżu.
refusal-resigned = Ta gra jest już przez ciebie poddana.
refusal-restart = Serwer uruchamia się ponownie. Nic nie przepadło.
refusal-timeout = Serwer odpowiadał zbyt długo. Nic nie przepadło; spróbuj jeszcze raz.
refusal-too-large = To za dużo dla serwera.
refusal-undo-asked = Ktoś już prosi o cofnięcie ruchu.
refusal-undo-not-asked = Nikt nie prosi o cofnięcie ruchu.
refusal-yourself = Nie możesz wyciszyć siebie.

## Boards

sandman-look-goal = Cudzy cel
sandman-look-tokens = Cudzy piasek
sandman-say-look = { $name }: co chcesz zobaczyć?
sandman-look-closer = { $name }: zobacz sen z bliska
sandman-dream-of = { $who ->
        [you] Twój sen
       *[other] Śni: { $name }
    }
workshop-any = dowolny okruch
workshop-card-lacks = Jeszcze brakuje: { $shards }
workshop-card-ready = Masz w dłoniach wszystkie potrzebne okruchy.
workshop-card-ready-short = wszystko w dłoniach
workshop-card-blocked = Wszędzie, gdzie ten krajobraz by się zmieścił, coś zawadza.
workshop-card-blocked-short = coś zawadza
standing = Dotychczasowy wynik
