# To, co mówi tylko przeglądarka, po polsku. „Ty” musi brzmieć tak samo jak w słowach gier.

you = Ty
home-title = Który sen dziś w nocy?
home-about = Pięć gier planszowych na spokojne wieczory. Z przyjaciółmi, z nieznajomymi albo w pojedynkę przeciw botom.
title-doors = Drzwi
title-ravens = Kruki
title-sandman = Piaskun
title-runners = Biegacze
title-workshop = Pracownia
tagline-doors = Osiem drzwi prowadzi na zewnątrz. Znajdź je, zanim skończy się talia.
tagline-ravens = Pamiętaj, zamieniaj i nie bój się obudzić przed innymi.
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
do-it = Mimo to tak
clear-choice = Odłóż z powrotem
card-unknown = nieznana karta
card-back = zakryta karta
place-to-put = miejsce na kartę
news-live = Ostatnio: { $news }

# Drzwi
doors-lay = Wyłóż
doors-discard = Odrzuć
doors-foresee = Przepowiednia
doors-take-it = Weź
doors-give-it = Oddaj
doors-swap-nothing = Nie wymieniaj
doors-drop-it = Odrzuć
doors-next = Jako następną
doors-open = Otwórz
doors-leave = Niech przepadną
doors-accept = Weź
doors-decline = Zostaw
doors-row-mine = Twój rząd
doors-row = Rząd
doors-mine = Twoje drzwi
doors-shared = Wspólne: Ty i { $name }
doors-laid-out = Wyłożone dla obojga
doors-count = Drzwi: { $count }
doors-deck = Talia
doors-limbo = Limbo
doors-discarded = Odrzucone
doors-unseen = Jeszcze niewidziane
doors-left = Co zostało
doors-silent = po cichu
doors-open-talk = odkryte karty
doors-with = gra też { $name }
doors-alone = w pojedynkę
doors-door-missing = { $colour }: drzwi jeszcze nie ma
doors-door-open = { $colour }: drzwi otwarte
doors-prophecy = Wierzch talii, od następnej karty
doors-known-top = Następna
doors-run = { $count } z 3
doors-say-selected = { $card }: wyłożyć czy odrzucić?
doors-say-discard-only = { $card }: teraz nie da się wyłożyć. Odrzucić?
doors-nightmare-key = Oddaj klucz
doors-nightmare-door = Oddaj drzwi
doors-nightmare-five = Pięć kart z wierzchu
doors-nightmare-hand = Cała ręka

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
ravens-pile = Stos
ravens-discard = Odrzucone
ravens-drawn = Dobrana karta
ravens-drew-two = Zostaw jedną
ravens-they-drew = Dobiera { $name }
ravens-wake = Pobudka!
ravens-draw = Dobierz
ravens-use = Użyj: { $card }
ravens-drop = Odrzuć
ravens-claim = Znam dwie
ravens-claim-say = Obie mają { $number }
ravens-take-say = Z odrzuconych: { $card }. W miejsce której karty?
ravens-place = { $name }, karta { $place }
ravens-place-mine = Twoja karta { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, zakryta
ravens-seen-by = kartę zna: { $names }
ravens-say-turn = Dobierz kartę, weź wierzch stosu odrzuconych albo zrób pobudkę.
ravens-say-drawn = Włóż ją w miejsce którejś karty albo odrzuć.
ravens-say-drawn-special = Włóż ją w miejsce którejś karty, użyj jej albo odrzuć.
ravens-say-claim-first = Dwie twoje karty z tą samą liczbą. Która jest pierwsza?
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
    }: bierzesz { $card }?
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
sandman-meets = Koła by się spotkały.
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
sandman-left = zostało { $count }
sandman-level = poziom { $level }
sandman-score = punkty: { $total }
sandman-gap = luka

# Biegacze
runners-round = sen { $round } z { $rounds }
runners-laying = jeszcze układa
runners-content = gotowe
runners-holder = gotowe, klepsydra obrócona
runners-woken = poza snem
runners-stars-worth = Gwiazdy i ich wartość
runners-calm = Spokój
runners-as-it-lies = Tak jak teraz leży
runners-as-it-was = Co z tego wyszło
runners-lost-outside = Poza snem
runners-lost-open = Odkryte pola
runners-lost-nightmares = Koszmary
runners-lost-krakens = Krakeny
runners-lost-spiders = Pająki
runners-gained = Zyskane
runners-chest = Skrzynia otwarta
runners-linked = Spleciony sen, do podziału
runners-bats = Płytki dla nietoperzy
runners-stars = Kroki na torze gwiazd
runners-calm-after = Spokój potem
runners-is-content = Tak zostaje
runners-reconsider = Jeszcze popraw
runners-clear = Zabierz
runners-turn = Obróć płytkę
runners-laid = Ułożone
runners-hidden = Układy pozostają zakryte.
runners-turned = Klepsydrę obraca { $name }.
runners-say-lay = Przykryj sen płytkami, a potem poprzestań na tym.
runners-say-tile = Gdzie położyć: { $tile }?
runners-say-waiting = Gotowe. Inni jeszcze układają.
runners-buy = za { $price } monety
runners-rest = Odpoczynek: { $price } monety za 1 spokój
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
sandman-say-take = Bierzesz { $card }?
sandman-say-lay = Na który poziom?
sandman-say-play = Zagrać: { $encounter }?
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
workshop-invoke = Użyj jej mocy
workshop-store = Przechowaj tam
workshop-awaken = Połóż na niej okruch
workshop-finish = Ukończ ją
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
refusal-interrupted = Połączenie zerwało się przed odpowiedzią. Widzisz teraz, jak sprawy stoją.
refusal-closed-by-server = Serwer zamknął połączenie.
refusal-stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz.
refusal-too-much = Trochę za szybko. Zaczekaj chwilę.
refusal-unknown = Pod tą nazwą nic tu nie ma.
refusal-server = Serwer się pomylił. Nic nie przepadło; spróbuj jeszcze raz.
refusal-store-down = Serwer nie może teraz zapisywać ruchów. Spróbuj jeszcze raz.
refusal-no-identity = Najpierw podaj imię.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-undo-revealed = Coś już zostało odkryte; tego nie da się cofnąć.
refusal-undo-not-yours = W międzyczasie ruszył się ktoś inny.
refusal-undo-timed = Póki sypie się piasek, niczego się nie cofa.
refusal-no-undo = Przy tym stole niczego się nie cofa.
refusal-no-hints = Przy tym stole nie ma podpowiedzi.
refusal-not-your-turn = Nie masz teraz nic do zdecydowania.
refusal-away = Na twoim miejscu gra bot. Najpierw je odzyskaj.
refusal-other = Tego teraz zrobić nie można.
refusal-late = Twój czas już minął.

# Koniec gry
end-doors-red = Czerwone drzwi
end-doors-blue = Niebieskie drzwi
end-doors-green = Zielone drzwi
end-doors-brown = Brązowe drzwi
end-ravens-before = Poprzednie rundy
end-ravens-last = Kruki z ostatniej rundy
end-ravens-spared = Niepoliczone dziewiątki
end-ravens-called = Jak skończyła się runda
end-ravens-penalty = Kara za chybioną pobudkę
end-sandman-level-1 = Gwiazdy, poziom 1
end-sandman-level-2 = Gwiazdy, poziom 2, podwójnie
end-sandman-level-3 = Gwiazdy, poziom 3, potrójnie
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
end-workshop-W52 = Pozostałe czerwone okruchy

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
end-you-won = Nikt nie śnił głębiej niż ty.
end-won = Najgłębiej śni { $name }.
end-shared = Tę noc dzielą między siebie: { $names }.
end-all-won = Udało się znaleźć wyjście.
end-all-lost = Sen was nie wypuścił.
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
end-counting = Przeglądamy ruchy …

# Start
play-now = Graj
new-table = Nowy stół
join = Dołącz
join-code = Kod stołu
weight-1 = lekka
weight-2 = średnia
weight-3 = głęboka
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
games-over-none = Tu możesz jeszcze raz obejrzeć to, co już za tobą.
with-bots = przeciw botom
with-names = przy stole: { $names }
turn-yours = Twój ruch
turn-theirs = Czekamy
table-open = Zbieramy graczy
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka teraz na graczy. Otwórz swój!
result-won = Wygrana
result-lost = Przegrana
name-yours = Twoje imię
name-guest = Śpioch
settling = Chwileczkę …
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
new-clock-game = Po { $minutes } minut
new-listed = Każdy może go znaleźć i dołączyć
new-hints = Podpowiedzi dozwolone
new-undo = Ruchy można cofać
new-open = Otwórz stół

# Przed startem
lobby-title = Stół czeka
lobby-link = Wyślij ten link tym, z którymi chcesz zagrać
lobby-code = albo podaj im kod
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-open = wolne
lobby-sit = Usiądź tu
lobby-stand = Wstań
lobby-free = Zwolnij miejsce
lobby-ready = Zaczynajmy
lobby-not-ready = Jeszcze nie
lobby-is-ready = można zaczynać
lobby-not-here = poza stołem
lobby-waiting = Zaczniemy, gdy wszystkie miejsca będą zajęte i wszyscy to potwierdzą.
level-drowsy = Śpioch
level-dreamer = Marzyciel
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
resign-sure = Poddać grę? Dla innych zagra dalej bot, a ty już nie wygrasz.
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
hint-says = Świadomy śniący zrobiłby tak: { $move }
link-connecting = Szukamy stołu …
link-lost = Połączenie zerwane. Próbujemy ponownie …
retry = Spróbuj teraz
clock-left = { $name }: zostało { $time }
loading = Chwileczkę …
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
learn-astray = Nie całkiem tak: najpierw obróć.
learn-skip = Zakończ lekcję
learn-play = Teraz prawdziwa gra
learn-again = Jeszcze raz

## Pages

# Na każdej stronie
sound = Dźwięk
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone
notice-title = Czegoś brakuje
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
new-seat-person = Człowiek, przez link
new-all-bots = Boty na pozostałych miejscach
new-no-bots = Ludzie na pozostałych miejscach
new-no-options = { $game }: ta gra nie ma własnych ustawień.
new-clock-day = Dzień na ruch
new-chat = Rozmowa
new-chat-all = Swobodna
new-chat-phrases = Gotowe zdania
new-chat-off = Bez rozmów
new-then-link = Potem dostaniesz link i kod dla innych.
new-then-begin = Gra zaczyna się od razu.
new-begin = Zaczynamy
option-seconds = { $value } s
option-doors-talk = Własne karty partnera
option-doors-talk-silent = Zakryte
option-doors-talk-open = Widzicie oboje
option-ravens-penalty = Chybiona pobudka kosztuje
option-ravens-penalty-5 = 5 kruków
option-ravens-penalty-15 = 15 kruków
option-ravens-tie = Pobudka przy remisie o najmniej
option-ravens-tie-ravens = Liczysz swoje kruki
option-ravens-tie-zero = Dostajesz zero
option-ravens-target = Gra kończy się przy tylu krukach
option-ravens-rounds = Albo po tylu rundach (0: nie)
option-ravens-scary_nines = Nie takie straszne: najwięcej dziewiątek się nie liczy
option-ravens-all_or_nothing = Wszystko albo nic: same dziewiątki dają 0, innym 50
option-ravens-claims = „Wiem, co mam”: dwie jednakowe za jedną
option-ravens-memory = Karty, które znasz
option-ravens-memory-aided = Pozostają widoczne
option-ravens-memory-strict = Trzeba pamiętać
option-runners-starred = Z trudniejszymi snami, oznaczonymi gwiazdką
option-runners-sandglass = Klepsydra, gdy ktoś jest gotów
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
tab-words = Słowa
tab-seats = Stół
in-words = Plansza słowami
words-not-yet = Gdy gra się zacznie, plansza będzie tu opisana słowami.
table-link = Link do tego stołu
seat-resigned = poddana gra
carry = Graj dalej na innym urządzeniu
carry-about = Otwórz to na drugim urządzeniu, aparatem albo linkiem. Działa raz, przez { $minutes } min; nie dawaj tego nikomu innemu.
chat-write = Napisz coś
chat-send = Wyślij
chat-none = Nikt jeszcze nic nie napisał.
chat-off = Przy tym stole się milczy.
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
turn-mistake = { $name }, stracone szanse: z { $before } % na { $after } %.
turn-swing = { $name }, szanse zmieniły się z { $before } % na { $after } %.
turn-better = Lepiej: { $move }.
replay-where = Miejsce w grze
replay-speed = Tempo
replay-open-from = { $name }, wszystko odkryte
replay-share = Link do tego ruchu

# Kim się jest
me-title = Ty
me-name = Imię
me-take-name = Przyjmij to imię
me-named = Tak się teraz nazywasz.
me-account = Masz konto jako { $name }.
me-rating = na pewno powyżej { $skill }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
me-make = Załóż konto
me-make-about = Do gry nie jest potrzebne. Z kontem twoje gry są twoje na każdym urządzeniu: imię, hasło i nic więcej.
me-made = Konto założone. Jest w nim wszystko, co do tej pory zagrane.
me-name-first = Najpierw podaj imię.
me-passphrase = Hasło, co najmniej 10 znaków
me-enter = Zaloguj się
me-enter-about = Gry rozegrane tu jako gość przejdą razem z tobą.
me-entered = Zalogowano.
me-change = Zmień hasło
me-change-about = Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie.
me-changed = Hasło zmienione, wszystkie inne urządzenia są wylogowane.
me-old = Dotychczasowe hasło
me-new = Nowe hasło, co najmniej 10 znaków
me-devices = Twoje urządzenia
me-device = Urządzenie
me-device-this = to tutaj
me-device-seen = ostatnio { $day }
me-end = Wyloguj
me-ended = Tam już wylogowano.
me-end-others = Wyloguj wszędzie indziej
me-leave = Wyloguj się tutaj
me-left = Wylogowano. Kto zagra tu teraz, będzie kimś nowym.
me-leave-warning = Bez konta po wylogowaniu wszystkich urządzeń nikt już nie będzie mógł być tobą.
me-muted = Osoby, których nie słyszysz
me-unmute = Słuchaj znowu

# Odmowy
refusal-no-code = Żaden stół nie ma takiego kodu. Sprawdź go jeszcze raz.
refusal-no-table = Pod tym adresem nie ma stołu. Może link jest ucięty.
refusal-seat-taken = To miejsce jest zajęte.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-revoked = Na tym urządzeniu cię wylogowano. Zaloguj się ponownie albo graj jako ktoś nowy.
refusal-no-link = Ten osobisty link jest już zużyty albo za stary. Utwórz nowy.
refusal-wrong-passphrase = Nie ma konta z takim imieniem i hasłem.
refusal-name-taken = To imię ma już inne konto. Wybierz inne.
refusal-passphrase = Hasło ma od 10 do 200 znaków.
refusal-other-rules = Tę grę zaczęto według innych zasad i nie można jej tu dokończyć.
refusal-hidden = Zobaczysz to po grze, a w grze dnia – gdy minie dzień.
refusal-idle = Połączenie zamknięto, bo długo nic się nie działo.
refusal-no-chat = Przy tym stole są tylko gotowe zdania albo cisza.
refusal-empty = Najpierw coś napisz.
refusal-too-long = To za długie.

## Boards

sandman-look-goal = Cudzy cel
sandman-look-tokens = Cudzy piasek
sandman-say-look = { $name }: co chcesz zobaczyć?
sandman-look-closer = { $name }: zobacz sen z bliska
sandman-dream-of = Śni: { $name }
workshop-any = dowolny okruch
workshop-card-lacks = Jeszcze brakuje: { $shards }
workshop-card-ready = Masz w dłoniach wszystkie potrzebne okruchy.
workshop-card-ready-short = jest w dłoniach
workshop-card-blocked = Gdziekolwiek mogłaby stanąć, coś zawadza.
workshop-card-blocked-short = coś zawadza
standing = Dotychczasowy wynik
