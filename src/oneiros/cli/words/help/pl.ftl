# Pomoc, błędy i raporty poleceń, po polsku.
# W `command-` pierwszy akapit stoi też na liście poleceń. To, co się wpisuje, zostaje bez zmian: nazwy poleceń, opcji
# (--seed) i poziomów. Słowa wielkimi literami zastępuje się własnymi; są niżej jako `metavar-`.

usage = Użycie:
usage-options = [OPCJE]
usage-command = POLECENIE [ARGUMENTY]...
heading-options = Opcje
heading-commands = Polecenia
default = domyślnie: { $value }
metavar-address = ADRES
metavar-bots = BOTY
metavar-class = KLASA
metavar-file = PLIK
metavar-folder = FOLDER
metavar-game = GRA
metavar-games = GRY
metavar-languages = JĘZYKI
metavar-packs = ZESTAWY
metavar-hash = SKRÓT
metavar-kind = RODZAJ
metavar-language = JĘZYK
metavar-levels = POZIOMY
metavar-module = MODUŁ
metavar-name = NAZWA
metavar-names = NAZWY
metavar-part = CZĘŚĆ
metavar-number = NUMER
metavar-person = OSOBA
metavar-seats = MIEJSCA
metavar-table = STÓŁ
metavar-text = TEKST
metavar-value = WARTOŚĆ
metavar-bot = BOT
metavar-keeper = KONTO
metavar-link = LINK
metavar-token = TOKEN

command-oneiros = Gry planszowe o snach: graj, czytaj zasady, oglądaj powtórki, symuluj.
command-analyse = Oceń każdy ruch zakończonej gry: szanse przed nim i po nim oraz to, co byłoby lepsze.
command-arena =
    Niech boty zagrają ze sobą, każde rozdanie z każdego miejsca; policz, kto wygrywa.

    Gry są zapisywane na bieżąco. Po przerwaniu to samo polecenie podejmuje je dalej.
command-arena-merge =
    Połącz części turnieju: każdy FOLDER zapisany przez --part.

    Wynik jest taki, jak po jednym przebiegu. Brakujące części są wymienione.
command-dataset =
    Zapisz decyzje botów z wielu gier jako pliki Parquet, z kartą, która je opisuje.

    Przerwane polecenie wystarczy uruchomić ponownie: podejmie pracę dalej.
command-backup =
    Skopiuj bazę działającego serwera do nowego pliku PLIK.

    Żeby ją przywrócić, zatrzymaj serwer, połóż kopię w miejscu bazy i uruchom serwer ponownie.
command-balance =
    Zmierz w wielu grach szybkich botów, co każda część gry wnosi do wygranej.

    Z --content PLIK --against standard: co zmieniają twoje własne karty.
command-bots = Lista botów: poziomy, boty jednej gry i boty z zainstalowanych pakietów.
command-content = Własne karty: zacznij zestaw, sprawdź go, obejrzyj.
command-content-check = Sprawdź zestaw: wszystko, co jest w nim źle, gdzie, i jak byłoby dobrze.
command-content-new = Zacznij zestaw: kopia kart gry z komentarzami, do zmieniania.
command-content-show = Narysuj zestaw: wszystkie elementy na jednym arkuszu SVG. Bez PLIKU: zestaw samej gry.
command-exam =
    Oceń agenta: każdy ruch według tego, co można było wiedzieć z jego miejsca, a osobno przestrzeganie zasad i koszt.

    „oneiros exam BOT” to skrót od „oneiros exam take BOT”.
command-exam-check = Przeprowadź egzamin jeszcze raz na podstawie odpowiedzi z jego PLIKU i sprawdź, czy wszystkie oceny się zgadzają.
command-exam-take = Przeegzaminuj agenta (bota, klasę, program albo adres) i zapisz raport oraz wszystkie odpowiedzi.
command-games = Lista gier z liczbą graczy i opcjami.
command-hint = Pokaż, co zrobiłby teraz mocny gracz, wiedząc tylko tyle, co to miejsce przy stole.
command-ladder = Niech każdy poziom botów zagra z niższym; pokaż, kto jak często wygrywa.
command-play = Zagraj w terminalu. Bez nazwy gry wybierasz z menu.
command-replay = Opowiedz zapisaną grę ruch po ruchu, a potem pokaż stół.
command-rules = Przeczytaj zasady gry albo jedną z nich, po numerze.
command-serve = Udostępnij gry w przeglądarce. Bez opcji: tylko na tym komputerze.
command-server =
    Opieka nad serwerem: kto na nim jest i co z tym zrobić.

    Działające serwery zauważą zmianę w ciągu pięciu sekund.
command-server-block =
    Zablokuj na jakiś czas osobę, nazwę albo adres.

    Osoba to identyfikator albo nazwa konta. Nazwa blokuje każdego, kto nazywa się tak lub prawie tak. Rodzaj address-of przyjmuje osobę i blokuje jej adres.
command-server-blocks = Lista obecnych blokad.
command-server-chat = Ostatnie wiadomości przy stole STÓŁ (identyfikator albo kod).
command-server-close-table = Zamknij STÓŁ (identyfikator albo kod) na zawsze.
command-server-end-sessions = Wyloguj wszędzie: OSOBA to identyfikator albo nazwa konta.
command-server-people = Lista ostatnich gości: identyfikatory, nazwy i co robili. Osoby spod jednego adresu mają ten sam wpis w kolumnie „adres”.
command-server-remove-line = Usuń wiadomość NUMER z rozmowy przy stole STÓŁ.
command-server-tables = Lista stołów, przy których gra trwa, od najnowszych.
command-server-unblock = Wpuść znów osobę, nazwę albo adres.
command-simulate = Rozegraj wiele losowych gier. To samo ziarno daje te same liczby, przy każdej liczbie procesów.
command-troubles =
    Lista stołów, których serwer nie mógł odczytać, z powodem.

    Goście takiego stołu się o tym dowiadują, a pozostałe stoły działają dalej. Serwer próbuje ponownie przy uruchomieniu.
command-train = Ucz gracza wyłącznie na jego własnych grach. Wymaga PyTorch; można przerwać w każdej chwili i wrócić do nauki.
command-verify =
    Sprawdź zakończoną grę: tasowanie względem obietnicy i ruchy względem zasad.

    PLIK to dowód, który stół wydaje po końcu gry, albo zapisana gra; wtedy podaj też obietnicę.
command-words = Opieka nad tłumaczeniami.
command-words-check = Lista tego, czego językowi brakuje względem angielskiego: plików, zdań, wartości. Kończy się kodem 1, jeśli czegoś brakuje.
command-bot = Przyprowadź własnego bota na serwer.
command-bot-run =
    Przyprowadź BOTA (program, adres albo module:Class) do stołu na serwerze.

    Bez --table i --open siada przy publicznych stołach, przy których boty są mile widziane.
command-mcp = Pozwól grać asystentowi: serwer Model Context Protocol na standardowym wejściu i wyjściu.
command-server-end-token = Unieważnij TOKEN, podając jego identyfikator.
command-server-make-token =
    Utwórz token dla BOTA, za którego odpowiada KONTO (jego nazwa albo identyfikator osoby).

    Token widać tylko raz: nikt nie odczyta go ponownie.
command-server-tokens = Lista tokenów kont botów.

option-help = Pokaż tę pomoc.
option-version = Pokaż wersję.
option-lang = Język: { $known }. Inaczej decyduje ONEIROS_LANG albo język systemu.
option-option = Opcja gry; można powtórzyć.
option-seed = Liczba całkowita: to samo ziarno rozdaje te same karty.
option-content = Plik z własnymi kartami.
option-json = Wypisz tylko JSON.
option-jobs = Ile procesów pracuje naraz.
option-part = Tylko część gier, na przykład 3/64, dla maszyn, które nic o sobie nie wiedzą.
option-seconds = Ile sekund myśleć nad każdym ruchem.
option-simulations = Zamiast --seconds: ta sama liczba daje zawsze tę samą odpowiedź.
option-store = Baza serwera, jak w „oneiros serve”.
option-most = Ile pozycji pokazać.
option-analyse-jobs = Ile procesów pracuje naraz; domyślnie po jednym na rdzeń.
option-analyse-svg = Narysuj też przebieg gry.
option-arena-bots = Kto gra.
option-arena-games = Ile gier; w górę, aż każdy układ miejsc rozegra każde rozdanie.
option-arena-jobs = Ile procesów gra naraz na tym komputerze; domyślnie jeden na rdzeń.
option-arena-out = Dokąd trafią gry, raport i liczby; domyślnie arena/GRA. Turniej, który już tam jest, toczy się dalej.
option-arena-own-time = Boty szukające myślą tyle, ile ich poziom. Takich gier nie da się powtórzyć.
option-arena-players = Ile miejsc; domyślnie 2, jeśli gra i boty na to pozwalają.
option-arena-ray = Graj na klastrze Ray; każda jego maszyna musi mieć ten pakiet.
option-arena-seed = To samo ziarno daje te same gry, przy każdej liczbie procesów.
option-arena-simulations = Ile boty szukające (lucid, oracle) myślą nad ruchem.
option-arena-merge-out = Dokąd trafi całość; domyślnie arena/GRA.
option-dataset-bots = Kto gra.
option-dataset-columns = Co zawiera wiersz oprócz ruchów i końca gry: view, features, truth. Ostatnia kolumna zdradza tajemnice.
option-dataset-games = Ile gier; w górę, aż każdy układ miejsc rozegra każde rozdanie.
option-dataset-jobs = Ile procesów gra naraz; domyślnie jeden na rdzeń.
option-dataset-judge = Oceń też każdy ruch, według tego, co gracz mógł wiedzieć. To trwa długo.
option-dataset-judge-simulations = Ile sędzia myśli nad każdym ruchem.
option-dataset-out = Dokąd trafią pliki; domyślnie dataset/GRA. Zbiór, który już tam jest, rośnie dalej.
option-dataset-players = Ile miejsc; domyślnie 2, jeśli gra na to pozwala.
option-dataset-seed = To samo ziarno daje te same pliki, przy każdej liczbie procesów.
option-dataset-shard = Ile gier mieści jeden plik.
option-dataset-simulations = Ile boty szukające (lucid, oracle) myślą nad ruchem.
option-balance-against = Porównaj z innym zestawem: plik albo „standard”.
option-balance-as = Strona do przeglądarki albo Markdown z wykresami obok.
option-balance-games = Ile gier; domyślnie tyle, ile potrzeba.
option-balance-out = Folder na raport.
option-balance-players = Ile miejsc; domyślnie każda dozwolona liczba od 2.
option-balance-seed = To samo ziarno daje ten sam raport.
option-balance-variants = Czy wypróbować też opcje gry.
option-content-show-out = Dokąd trafi rysunek; domyślnie GRA.svg.
option-exam-take-deals = Ile rozdań każdej gry z każdym zestawem.
option-exam-take-games = Które gry, po przecinku; domyślnie wszystkie.
option-exam-take-judge = Ile symulacji zajmuje ocena ruchu; więcej w grach, których symulacje są tanie. Ta sama liczba daje te same oceny.
option-exam-take-languages = W jakich językach pytać agenta, który czyta; „nonsense:7” to zmyślony język o tym numerze.
option-exam-take-out = Dokąd trafią raport i odpowiedzi; domyślnie exam/BOT. Egzamin, który już tam jest, toczy się dalej.
option-exam-take-packs = Jakie zestawy: „standard” albo numer takiego, którego nikt nie widział.
option-exam-take-quick = Tylko szósta część pytań.
option-exam-take-seed = To samo ziarno zadaje te same pytania.
option-exam-take-simulations = Ile agent, który przeszukuje (lucid, oracle), myśli nad każdym ruchem; domyślnie tak długo jak w grze.
option-exam-take-jobs = Ile procesów pracuje naraz; domyślnie po jednym na rdzeń.
option-exam-check-jobs = Ile procesów pracuje naraz; domyślnie po jednym na rdzeń.
option-games-competitive = Pomiń gry, w których wszyscy razem wygrywają lub przegrywają.
option-games-ids = Wypisz tylko oznaczenia, po jednym w wierszu.
option-hint-seat = Dla gracza N; domyślnie dla tego, kto ma ruch.
option-ladder-jobs = Ile gier naraz.
option-ladder-log = Gdzie zapisywać każdą grę; to, co już tam jest, nie jest grane ponownie.
option-ladder-players = Tylko dla tylu graczy; można powtórzyć. Bez tego dla każdej liczby, na którą gra pozwala.
option-ladder-quick = Mniej gier: około 20 minut na dwóch rdzeniach zamiast dwóch godzin.
option-ladder-write = Strona ze znacznikami: tabele trafią między nie.
option-ladder-also = Boty, które obok drabiny grają z najwyższym poziomem, gdzie mogą, i są oceniane razem z poziomami.
option-ladder-share = Jaką część swojego czasu ma każdy, kto myśli na czas, od 0 do 1. Bez tego cały, a gdzie myślą tak obaj, dziesiątą część.
option-ladder-minutes = Ile minut pracy procesora, zanim para nie gra już dalej.
option-play-bots = Poziomy botów w kolejności miejsc, na przykład dreamer,lucid (ostatni dotyczy też reszty); albo które miejsca zajmują boty: all, none albo numery, na przykład 1,2. Domyślnie są to boty dreamer.
option-play-hotseat = Na wszystkich miejscach grają ludzie przy tym terminalu.
option-play-load = Wróć do zapisanej gry.
option-play-people = Ilu z nich to ludzie przy tym terminalu, od miejsca 1; domyślnie 1.
option-play-players = Ile miejsc; domyślnie najmniej, ile pozwala gra.
option-replay-json = Wypisz tylko ostatnią pozycję, jako listę widoków.
option-replay-open = Opowiedz wszystko; tak jest też bez --seat.
option-replay-seat = Opowiedz tylko to, co widział gracz N.
option-replay-step = Po każdym ruchu czekaj na Enter.
option-replay-to = Zatrzymaj się po ruchu N.
option-serve-bot = Własny bot, którego goście mogą posadzić przy stole.
option-serve-channels = Jak kilka procesów dowiaduje się o sobie: redis://...
option-serve-client = Zbudowana strona gier, jeśli nie ma jej w pakiecie.
option-serve-host = Adres, na którym serwer słucha; 0.0.0.0 to wszystkie.
option-serve-open = Otwórz stronę w przeglądarce.
option-serve-port = Port, na którym serwer słucha.
option-serve-proxies = Serwery pośredniczące, którym wierzymy, skąd przychodzą goście.
option-serve-public-url = Co wpisują goście, jeśli przed serwerem stoi pośrednik.
option-serve-store = Gdzie zapisywać gry: sqlite:///PLIK albo postgresql://...
option-serve-unlimited = Bez ograniczeń dla jednego adresu: do testów obciążenia.
option-serve-workers = Procesy dla botów; 0 to wszystkie rdzenie oprócz jednego.
option-serve-processes = Procesy serwera za jednym portem; kilka wymaga PostgreSQL i Redisa.
option-server-block-hours = Na ile godzin.
option-simulate-games = Ile gier.
option-simulate-players = Ile miejsc; domyślnie najmniej, ile pozwala gra.
option-verify-promise = Co stół pokazał na początku, jeśli masz to zanotowane.
option-bot-run-game = Z lobby tylko stoły tej gry.
option-bot-run-games = Zakończ po tylu grach.
option-bot-run-no-rematch = Bez rewanżu z tymi samymi osobami.
option-bot-run-open = Otwórz publiczny stół tej gry i czekaj przy nim.
option-bot-run-players = Ile miejsc ma otwierany stół.
option-bot-run-server = Serwer, na przykład https://games.example.org.
option-bot-run-table = Graj przy tym stole: link, kod albo identyfikator.
option-bot-run-token = Token konta bota; może też być w ONEIROS_TOKEN.
option-train-players = Z iloma graczami ma nauczyć się grać; domyślnie 2.
option-train-rounds = Ucz, aż będzie tyle rund gry i nauki.
option-train-games = Ile gier rozgrywa w rundzie.
option-train-guest-rounds = Ile pierwszych rund gra heurystyka gry, a uczeń tylko patrzy.
option-train-seed = To samo ziarno daje tego samego gracza.
option-train-course = Plik z całym planem nauki, na przykład course.json z wcześniejszego przebiegu.
option-train-against = Boty, z którymi od czasu do czasu gra, żeby było widać jego siłę.
option-train-trials = Ile gier rozgrywa z każdym z nich.
option-train-every = Co ile rund z nimi gra.
option-train-jobs = Ile procesów gra naraz na tym komputerze.
option-train-ray = Graj na klastrze Ray; każda jego maszyna musi mieć ten pakiet.
option-train-out = Dokąd trafią sieć, dziennik i krzywa; domyślnie train/GRA-GRACZE. To, co już tam jest, jest kontynuowane.
option-ladder-bot = Własny bot: zagra z każdym poziomem.
option-server-make-token-scope = Na co pozwala token: oglądać czy grać.

note = uwaga: { $text }

# Co jest nie tak z tym, co wpisano. Te zdania następują po „oneiros: ” i nie mają kropki na końcu.
error-no-command = nie ma polecenia „{ $name }”; listę pokaże oneiros --help
error-no-command-near = nie ma polecenia „{ $name }”; może chodzi o { $near }?
error-no-such-flag = nie ma tu opcji { $name }; listę pokaże --help
error-no-such-flag-near = nie ma tu opcji { $name }; może chodzi o { $near }?
error-flag-needs-value = { $name } wymaga wartości
error-flag-takes-no-value = { $name } nie przyjmuje wartości
error-missing = brakuje: { $name }; --help pokaże, czego wymaga polecenie
error-too-much = to więcej, niż przyjmuje polecenie: { $text }
error-not-a-whole-number = { $name } wymaga liczby całkowitej
error-not-in-range = { $name } wymaga liczby od { $least } do { $most }
error-too-low = { $name } wymaga liczby nie mniejszej niż { $least }
error-not-a-choice = { $name }: do wyboru są { $choices }
error-not-a-file = { $name } wymaga pliku, nie folderu
error-not-a-folder = { $name } wymaga folderu, nie pliku

error-no-language = nie ma jeszcze słów w języku „{ $language }”; języki to: { $known }
error-bad-language = język to kod, na przykład cs, a nie „{ $language }”
error-option-form = opcję zapisuje się nazwa=wartość, a nie „{ $text }”
error-hotseat = z --hotseat na wszystkich miejscach są ludzie: pomiń --people i --bots
error-people-or-bots = podaj --people albo miejsca w --bots, nie jedno i drugie
error-people = --people może tu być od 0 do { $most }, nie { $number }
error-bot-seats = --bots to all, none, poziomy albo miejsca od 1 do { $most }, na przykład 1,2, a nie „{ $text }”
error-too-many-bots =
    { $room ->
        [one] jest tu miejsce na { $room } bota, a nie na { $number }
        [few] jest tu miejsce na { $room } boty, a nie na { $number }
        [many] jest tu miejsce na { $room } botów, a nie na { $number }
       *[other] jest tu miejsce na { $room } bota, a nie na { $number }
    }
error-saved-settings = zapisana gra ma swoich graczy, ziarno i opcje: pomiń --players, --seed i --option
error-saved-game = to zapisana gra { $game }, a nie { $other }
error-seat-or-open = podaj --seat albo --open, nie jedno i drugie
error-seat = --seat może w tej grze być od 1 do { $most }, nie { $number }
error-to = --to może w tej grze być od 0 do { $most }, nie { $number }
error-game-over = ta gra jest skończona: nie ma już nic do zrobienia
error-not-their-turn = gracz { $number } nie ma teraz ruchu; --seat może być: { $seats }
error-no-promise = w pliku { $file } nie ma obietnicy: podaj tę, którą pokazał stół, w --promise
error-file-taken = { $file } już istnieje; podaj inny plik
error-not-written = nie można zapisać { $file }: { $reason }
error-pack-faults =
    { $count ->
        [one] { $file }: { $count } błąd
        [few] { $file }: { $count } błędy
        [many] { $file }: { $count } błędów
       *[other] { $file }: { $count } błędu
    }
error-postgres-backup = PostgreSQL ma własne narzędzia: pg_dump kopiuje, pg_restore przywraca
error-no-store = pod { $file } nie ma bazy
error-no-server = części serwera nie są zainstalowane ({ $package }): pip install 'oneiros[server]'
error-no-plots = wykresy wymagają matplotlib: pip install 'oneiros[balance]'
error-packs-in-markdown = dwa zestawy porównuje się na stronie do przeglądarki: pomiń --as markdown
error-same-packs = oba zestawy są takie same: podaj inny w --content PLIK albo --against PLIK
error-no-marks = w { $file } nie ma znaczników { $begin } i { $end }, między które trafiają tabele
error-no-rules = nie można odczytać zasad gry { $title }: plik { $file } nie istnieje albo jest nieczytelny

error-no-game = nie ma gry „{ $id }”; gry to: { $known }
error-players = { $title }: gra dla { $fewest }–{ $most } graczy, a nie { $number }
error-no-option = { $title }: nie ma opcji „{ $name }”; opcje to: { $known }
error-option-value = { $title }: opcja „{ $name }” może mieć wartość { $allowed }, a nie { $given }
error-no-bot = { $title }: nie ma bota „{ $name }”; są: { $known }
error-no-champion = { $title }: nie ma mistrza dla tylu graczy; jest dla: { $known }
error-other-course = w { $folder } jest kurs, w którym { $name } jest inne; wybierz inny folder albo kontynuuj tamten
error-bot-form = bot nazywa się jak „package.module:Class” albo „process:./agent”, a nie „{ $name }”
error-bot-alone = bot „{ $name }” gra tylko w jedną grę ({ $title }), i to sam
error-bot-cards = bot „{ $name }” zna tylko zwykłe karty gry { $title }
error-not-read = nie można odczytać { $file }: { $reason }
error-not-text = nie można odczytać { $file }: to nie jest tekst UTF-8
error-not-toml = { $file } nie jest poprawnym plikiem TOML: { $detail }
error-bad-pack = { $file }: { $detail }
error-not-a-record = { $file } nie jest zapisem gry: { $detail }
error-bad-seed = ziarno nie jest ani liczbą całkowitą, ani ciągiem cyfr szesnastkowych
error-record-version = tę grę rozegrano według wersji { $version } zasad gry { $title }; tu jest wersja { $now }
error-record-cards = tę grę rozegrano innymi kartami niż „{ $pack }”; podaj ich plik w --content
error-record-setup = nie da się rozłożyć tej gry: { $cause }
error-record-move = ruch { $number } tej gry jest niemożliwy: { $cause }
error-no-rule = { $title }: nie ma zasady „{ $number }”; zasady to { $first }–{ $last }
error-no-rule-numbers = { $title }: nie ma zasady „{ $number }”; zasady nie mają numerów
error-save-taken = { $file } już istnieje i nie jest zapisaną grą
error-save-failed = { $file }: { $reason }
error-nothing-promised = ziarno tej gry jest liczbą, więc niczego nie obiecano
error-broken-promise = obietnica złamana: obiecano { $claimed }, a z gry wynika { $made }
error-bots-once = podaj każdego bota raz, i co najmniej jednego
error-seatings = przy tylu botach ({ $bots }) i miejscach ({ $players }) układów jest { $seatings }, a każdy gra każde rozdanie; podaj mniej botów
error-needs-package = { $what } wymaga pakietu { $package }: pip install 'oneiros[{ $extra }]'
error-not-listening = nie można słuchać na { $host }, port { $port }: { $reason }
error-store-url = --store to URL: sqlite:///PLIK albo postgresql://user@host/name
error-channels-store = --channels jest dla kilku procesów, a te wymagają też --store postgresql://...
error-processes-system = kilka procesów za jednym portem działa tylko w Linuksie
error-processes-store = --processes wymaga --store postgresql://... i --channels redis://...
error-channels-url = --channels to URL: redis://host:6379
error-public-url = --public-url to adres, który wpisują goście: https://games.example.org
error-proxies = --proxies to adresy i sieci, na przykład 10.0.0.2,172.16.0.0/12, a nie „{ $text }”
error-store-damaged = baza { $file } jest uszkodzona ({ $detail }); zastąp ją kopią
error-store-closed = nie można otworzyć bazy { $file }: { $detail }
error-store-version = bazę { $file } zapisała inna wersja Oneiros: { $detail }
error-store-in-use = bazy { $file } używa inny serwer; podaj temu inne --store albo obu PostgreSQL
error-file-there = { $file } już istnieje
error-copy-damaged = kopia jest uszkodzona; czy dysk nie jest pełny?
error-no-line = przy tym stole nie ma wiadomości { $number }
error-not-blocked = { $what }: nie ma takiej blokady
error-no-whereabouts = nie wiadomo, skąd łączy się { $name }
error-no-address = „{ $text }” nie jest adresem
error-no-person = nie ma osoby o identyfikatorze „{ $text }” ani konta o tej nazwie
error-no-table = nie ma stołu o identyfikatorze ani kodzie „{ $text }”
error-not-loaded = nie można wczytać „{ $name }”: { $detail }
error-not-subclass = „{ $name }” nie jest podklasą oneiros.{ $base }
error-other-version = na tym komputerze jest inna wersja gry { $title } niż tam, gdzie zaczęła się arena
error-not-a-plan =
    { $kind ->
        [dataset] { $file } nie jest planem zbioru danych; podaj inny folder w --out
        [part] { $file } nie mówi, która to część turnieju; podaj foldery zapisane przez --part
       *[tournament] { $file } nie jest planem turnieju; podaj inny folder w --out
    }
error-other-run =
    { $kind ->
        [dataset] w { $folder } jest inny zbiór danych (różni się: { $differs }); podaj inny folder w --out
        [part] w { $folder } jest inna część turnieju (różni się: { $differs }); podaj inny folder w --out
       *[tournament] w { $folder } jest inny turniej (różni się: { $differs }); podaj inny folder w --out
    }
error-part-form = część zapisuje się jak 3/64, trzecia z 64, a nie „{ $text }”
error-parts-differ = { $folder } i { $other } to części różnych turniejów; różnią się: { $differs }
error-parts-missing =
    { $count ->
        [one] brakuje { $count } części z { $of }: { $numbers }
        [few] brakuje { $count } części z { $of }: { $numbers }
        [many] brakuje { $count } części z { $of }: { $numbers }
       *[other] brakuje { $count } części z { $of }: { $numbers }
    }
error-part-unfinished = część { $number } nie jest skończona: gier { $played } z { $games } ({ $folder }); jej polecenie podejmie je dalej
error-no-column = nie ma do wyboru kolumny „{ $name }”; są { $known }
error-no-features = gra { $title } nie ma cech
error-not-a-game = w { $file } jest wiersz, który nie jest grą: { $detail }
error-one-agent = podaj jednego agenta, a nie '{ $text }'
error-exam-wrong =
    { $count ->
        [one] { $count } pytanie w pliku { $file } nie zgadza się ze swoimi odpowiedziami
        [few] { $count } pytania w pliku { $file } nie zgadzają się ze swoimi odpowiedziami
        [many] { $count } pytań w pliku { $file } nie zgadza się ze swoimi odpowiedziami
       *[other] { $count } pytania w pliku { $file } nie zgadza się ze swoimi odpowiedziami
    }
error-exam-page = { $file } mówi co innego niż odpowiedzi obok; wszystkie oceny się zgadzają
error-exam-pack = zestaw to 'standard' albo numer nieznanego, a nie '{ $pack }'
error-not-an-exam = { $file } to nie egzamin: { $detail }
error-other-exam = w pliku { $file } jest inny egzamin; podaj inny folder w --out
error-exam-version = ten egzamin odbył się według innych zasad niż w tej wersji Oneiros
error-agent-silent = agent nie odpowiada: { $detail }
error-nonsense-form = zmyślony język to 'nonsense:' i liczba całkowita, a nie '{ $language }'
error-workers-die = procesy, które grają, ciągle się przerywają; czy starcza pamięci?
error-no-cluster = pod „{ $address }” nie ma klastra Ray: { $detail }
error-bot-of-your-own = podaj własnego bota, na przykład process:./agent albo module:Class, a nie „{ $name }”
error-table-or-open = podaj --table albo --open, nie oba naraz
error-bot-stopped = { $name }: awaria, bot zrezygnował i kończy: { $reason }

rule-broken = zabrania tego zasada { $rule }
os-error =
    { $errno ->
        [2] nie ma takiego pliku ani folderu
        [13] brak dostępu
        [17] taka nazwa już istnieje
        [20] część ścieżki nie jest folderem
        [21] to folder
        [28] dysk jest pełny
        [30] dysk jest tylko do odczytu
        [48] adres jest zajęty
        [98] adres jest zajęty
        [10048] adres jest zajęty
       *[other] błąd systemu { $errno }
    }

version = oneiros { $version } ({ $build })
train-goes-on = Dalszy ciąg po { $rounds } rundach i { $minutes } minutach czasu procesora.
train-round = runda { $number }, { $minutes } min: { $games } gier, strata { $loss }, { $share } z gośćmi { $curve }
train-trial = { $share } z { $games } gier wygranych z { $bot } (95%: { $low } do { $high })
written = Zapisano: { $file }
content-next = Dalej: { $command }
content-right = dobrze byłoby na przykład:
content-good = { $file } nadaje się do gry: { $name }, skrót { $fingerprint }
backup-made =
    { $count ->
        [one] { $file }: { $count } stół
        [few] { $file }: { $count } stoły
        [many] { $file }: { $count } stołów
       *[other] { $file }: { $count } stołu
    }
troubles-none = Wszystkie stoły dają się odczytać.
verify-dealt = Karty rozdano zgodnie z obietnicą: { $promise }
verify-moves =
    { $count ->
        [one] { $count } ruch, zgodny z zasadami.
        [few] { $count } ruchy, wszystkie zgodne z zasadami.
        [many] { $count } ruchów, wszystkie zgodne z zasadami.
       *[other] { $count } ruchu, wszystkie zgodne z zasadami.
    }
verify-unfinished = Gry nie rozegrano do końca.
verify-won = Wygrana: { $winners }. Wyniki według miejsc: { $scores }.
verify-nobody = Nikt nie wygrał. Wyniki według miejsc: { $scores }.
serve-where = Gry są pod adresem { $address } (koniec: Ctrl-C)
words-to-do =
    { $count ->
        [one] { $language }: { $count } rzecz do zrobienia
        [few] { $language }: { $count } rzeczy do zrobienia
        [many] { $language }: { $count } rzeczy do zrobienia
       *[other] { $language }: { $count } rzeczy do zrobienia
    }
words-complete = { $language }: niczego nie brakuje
gap-file = brakuje pliku
gap-line = wiersza { $line } nie da się odczytać
gap-message = brakuje { $key }
gap-left-over = { $key } jest zbędne
gap-value = { $key } nie mówi { $name }
gap-unknown-value = { $key } nie dostaje { $name }

arena-report = Raport: { $file }
arena-games = Gry: { $file }
arena-continues =
    { $count ->
        [one] Dalej po { $count } grze z { $folder }.
        [few] Dalej po { $count } grach z { $folder }.
        [many] Dalej po { $count } grach z { $folder }.
       *[other] Dalej po { $count } grach z { $folder }.
    }
arena-rounded = Liczba gier: { $count }, żeby każdy układ miejsc rozegrał każde rozdanie.
arena-interrupted = Przerwano po { $count } z { $games } gier; to samo polecenie podejmie je dalej.
arena-part = Część { $number } z { $of } rozegrana, liczba gier: { $count }. Jest w { $folder }; wszystkie części połączy „oneiros arena merge”.
dataset-continues =
    { $count ->
        [one] Dalej po { $count } zapisanej grze.
        [few] Dalej po { $count } zapisanych grach.
        [many] Dalej po { $count } zapisanych grach.
       *[other] Dalej po { $count } zapisanych grach.
    }
dataset-part = Brakuje plików: { $missing } z { $files } w { $folder }. Połóż pliki wszystkich części w jednym folderze i uruchom tam polecenie bez --part.
dataset-written = Gry: { $games }. Pliki: { $files }. Karta: { $file }
exam-report = Raport: { $file }
exam-answers = Odpowiedzi: { $file }
exam-continues =
    { $count ->
        [one] Dalej po { $count } podejściu zapisanym w { $file }.
        [few] Dalej po { $count } podejściach zapisanych w { $file }.
        [many] Dalej po { $count } podejściach zapisanych w { $file }.
       *[other] Dalej po { $count } podejściach zapisanych w { $file }.
    }
exam-interrupted = Przerwano po { $count } z { $all } podejść; to samo polecenie zacznie od tego miejsca.
exam-differs = Pytanie { $number } się nie zgadza: { $fields }
exam-agrees =
    { $count ->
        [one] Powtórzono { $count } podejście: wszystkie oceny się zgadzają.
        [few] Powtórzono { $count } podejścia: wszystkie oceny się zgadzają.
        [many] Powtórzono { $count } podejść: wszystkie oceny się zgadzają.
       *[other] Powtórzono { $count } podejścia: wszystkie oceny się zgadzają.
    }
exam-unfinished =
    { $count ->
        [one] Brakuje jeszcze { $count } podejścia.
        [few] Brakuje jeszcze { $count } podejść.
        [many] Brakuje jeszcze { $count } podejść.
       *[other] Brakuje jeszcze { $count } podejścia.
    }
exam-game = gra
exam-choices = wybory
exam-lost = oddane
exam-mistakes = błędy
exam-refused = odrzucone
exam-failed = awarie
exam-all = wszystkie
figure-bot = bot
figure-won = wygrane
figure-share = udział
figure-interval = przedział 95%
figure-score = wynik
figure-mean-score = średni wynik
figure-of = { $count } z { $all }
figure-range = { $low }–{ $high }
simulate-title = { $title }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, losowych gier: { $games }, ziarno { $seed }
simulate-wins = wygrane
simulate-player = gracz { $number }
simulate-won = wygrane
simulate-won-together = wygrane razem
simulate-shared = wspólne
simulate-nobody = nikt
simulate-moves = Ruchy w grze: średnio { $mean }, odchylenie { $sd }, od { $least } do { $most }
simulate-endings = Zakończenia: { $endings }
simulate-speed = Tempo na sekundę: { $games } gier i { $moves } ruchów

server-id = identyfikator
server-name = nazwa
server-address = adres
server-seen = ostatnio
server-tables = stoły
server-lines = wiadomości
server-code = kod
server-game = gra
server-stage = stan
server-touched = ostatni ruch
server-opener = kto otworzył
server-people = ludzie
server-line = wiadomość
server-person = osoba
server-said = treść
server-kind = rodzaj
server-what = co
server-until = do kiedy
server-account = konto
server-guest = gość
server-listed = publiczny
server-line-removed = Wiadomość { $number } usunięta.
server-table-closed = Stół { $id } zamknięty.
server-sessions-ended =
    { $count ->
        [one] zakończono { $count } sesję
        [few] zakończono { $count } sesje
        [many] zakończono { $count } sesji
       *[other] zakończono { $count } sesji
    }
server-blocked = { $kind } { $what }: blokada do { $until }
server-unblocked = Gotowe.
server-bot = bot
server-scope = uprawnienia
server-made = utworzony
server-used = użyty
server-never = nigdy
server-token-ended = Token nie jest już ważny.
