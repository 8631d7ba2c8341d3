# To, co mówi tylko przeglądarka, po polsku. $who mówi, czy $name to ty, czy ktoś inny.

you = Ty
home-title = Co ci się dziś przyśni?
home-about = Pięć gier planszowych na spokojne wieczory. Z przyjaciółmi, z nieznajomymi albo w pojedynkę przeciw botom.
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
not-now-why = Teraz nie można tego użyć.
think-twice = Zastanów się
keep-thinking = Jeszcze pomyślę
do-it = Zrób to mimo wszystko
clear-choice = Cofnij wybór
card-unknown = nieznana karta
card-back = zakryta karta
place-to-put = miejsce na kartę
news-live = Ostatnio: { $news }

# Łącze
refusal-rule = (Zasada { $rule })
rule-number = Zasada { $rule }
refusal-unreached = Nie można teraz połączyć się z serwerem.
refusal-unreadable = Odpowiedzi serwera nie da się odczytać.
refusal-interrupted = Połączenie zerwało się przed odpowiedzią. Widzisz teraz aktualny stan gry.
refusal-closed-by-server = Serwer zamknął połączenie.
refusal-stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz.
refusal-too-much = Trochę za szybko. Zaczekaj chwilę.
refusal-unknown = Nie ma tu niczego o takiej nazwie.
refusal-server = Na serwerze wystąpił błąd. Nic nie przepadło; spróbuj jeszcze raz.
refusal-store-down = Serwer nie może teraz zapisywać ruchów. Spróbuj jeszcze raz.
refusal-no-identity = Najpierw wybierz nazwę gracza.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-undo-revealed = Od tamtej pory coś zostało odkryte, więc tego ruchu nie można cofnąć.
refusal-undo-not-yours = Ktoś inny wykonał już ruch, więc twojego nie można cofnąć.
refusal-undo-timed = Dopóki sypie się piasek, ruchów się nie cofa.
refusal-no-undo = Przy tym stole ruchów się nie cofa.
refusal-no-hints = Przy tym stole nie ma podpowiedzi.
refusal-not-your-turn = Teraz nie jest twój ruch.
refusal-away = Na twoim miejscu gra bot. Najpierw je odzyskaj.
refusal-other = Teraz nie można tego zrobić.
refusal-late = Twój czas już minął.
refusal-nobody-shown = Najpierw wskaż, kto siedzi przed ekranem.
refusal-no-companions = Ekran może dzielić z innymi tylko ktoś, kto gra.

# Koniec gry

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
end-you-won = Twój sen był najgłębszy.
end-won = { $who ->
        [you] Twój sen był najgłębszy.
       *[other] Najgłębszy sen: { $name }.
    }
end-shared = Wspólna wygrana: { $names }.
end-all-won = Udało się znaleźć wyjście.
end-all-lost = Tym razem sen okazał się silniejszy.
end-nobody = Nikt nie wygrał.
end-resigned = Gra została poddana.
end-you-resigned = Poddajesz grę.
end-rematch = Rewanż
end-rematch-waits = Czekamy na pozostałych
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
        [0] Nikt jeszcze nie skończył.
        [one] Jak dotąd: { $tries } próba.
        [few] Jak dotąd: { $tries } próby.
        [many] Jak dotąd: { $tries } prób.
       *[other] Jak dotąd: { $tries } próby.
    }
daily-on = Twoja gra czeka na ciebie.
your-games = Twoje gry
your-games-none = Na razie nic. Każda przerwana gra zaczeka tu na ciebie.
games-over-none = Tu znajdziesz swoje ukończone gry.
waits-title = Czekają na twój ruch
games-as-of = Stan na: { $when }.
your-games-wait = Innych gier w toku nie masz.
round-number = Runda { $round }
left-none = czas minął
left-minutes = zostało { $count } min
left-hours = { $count ->
        [one] została 1 godzina
        [few] zostały { $count } godziny
        [many] zostało { $count } godzin
       *[other] zostało { $count } godziny
    }
left-days = { $count ->
        [one] został 1 dzień
        [few] zostały { $count } dni
        [many] zostało { $count } dni
       *[other] zostało { $count } dnia
    }
with-bots = przeciw botom
with-names = przy stole: { $names }
turn-yours = Twój ruch
turn-theirs = Czekasz
table-open = Zbieramy graczy
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka teraz na graczy. Otwórz swój!
result-won = Wygrana
result-lost = Przegrana
name-yours = Twoja nazwa gracza
name-guest = Gość
guest-mark = gość
guest-about = Gra bez konta. Ktoś inny może mieć tę samą nazwę.
guest-named = { $name } (gość)
bot-mark = bot
bot-about = Gra tu program z innego komputera.
bot-named = { $name } (bot)
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
new-agents = Mogą dołączyć także boty innych osób
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
lobby-not-here = nie ma tu
lobby-same-screen = przy tym samym ekranie
lobby-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy nacisną „Zaczynajmy”.
lobby-seats = Miejsca
invite-title = { $name } zaprasza do gry: { $game }
invite-title-open = Zaproszenie do gry: { $game }
invite-sit = Usiądź i zagraj
invite-minutes = około { $count } min
invite-players = { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
invite-others = Przy stole: { $names }
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
resign-sure = Poddać grę? Dalej zagra za ciebie bot, a ty nie możesz już wygrać.
leave = Niech zagra za mnie bot
come-back = Wróć na swoje miejsce
away-note = Na twoim miejscu gra bot.
watching = Oglądasz
undo-not = Nie ma czego cofnąć
undo-wish = { $name } prosi o cofnięcie { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchów
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
undo-agree = Zgoda
undo-refuse = Raczej nie
undo-asked = Prośba o cofnięcie ruchu wysłana. Pozostali muszą się zgodzić.
hint-says = Kto śni świadomie, wybierze: { $move }.
hint-only = To jedyny możliwy ruch.
hint-lost = Ta gra jest już praktycznie przegrana, cokolwiek zrobisz.
hint-better = Ten ruch wygrywa w około { $chance }% przypadków. Następny w kolejności: { $other } (około { $otherchance }%).
hint-close = Ten ruch wygrywa w około { $chance }% przypadków. Inny ruch jest prawie tak samo dobry.
hint-sensible = Ten ruch wygrywa w około { $chance }% przypadków.
link-connecting = Szukamy stołu…
link-lost = Połączenie zerwane. Próbujemy ponownie…
link-silent = Serwer nie odpowiada. Czekamy na niego…
link-doubt = Być może twój ostatni ruch dotarł: okaże się to, gdy tylko wróci połączenie.
retry = Spróbuj teraz
clock-hours = { $hours } godz. { $minutes } min
seat-away = gra bot
since-turn = Od twojego ruchu
since-again = Zobacz jeszcze raz: { $what }
cues = Dźwięki i wibracje
cue-buzz = Wibracje
cue-turn = gdy nadchodzi mój ruch i na koniec gry
cue-moves = gdy ktoś coś zagra
cue-chat = gdy ktoś napisze
chat-mute-short = Wycisz
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
learn-other = W tej lekcji gramy inaczej: wybierz to, co jest podświetlone.
learn-over = Tu kończy się lekcja. Teraz prawdziwa gra?
learn-astray = Prawie dobrze: najpierw obróć.
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
rules-page = Wszystkie zasady na jednej stronie

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
new-seat-here = Ktoś przy tym ekranie
new-here-name = Nazwa gracza na miejscu { $number }
new-here-note = Dzielicie jeden ekran: między graczami opada kurtyna. Ta gra nie wpływa na ranking.
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
seat-resigned = gra poddana
carry = Graj dalej na innym urządzeniu
carry-about = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Działa tylko raz, przez { $minutes } min; nikomu go nie pokazuj.
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
end-axis-chance = Szansa na wygraną, %
end-axis-moves = Ruchy
end-looking = Silny bot przegląda ruchy: { $done } z { $moves }
end-no-turns = Żaden pojedynczy ruch nie odwrócił tej gry.
turn-mistake = { $who ->
        [you] Marnujesz szanse: spadają
       *[other] { $name } marnuje szanse: spadają
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
me-guest-waits = W jednej z gier zajmujesz dwa miejsca: własne i gościa { $name }. Aby zagrać jako gość, wyloguj się w tej przeglądarce.
me-rating = ranking co najmniej { $skill }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
me-make = Załóż konto
me-make-about = Grać można i bez konta. Z kontem masz swoje gry na każdym urządzeniu; wystarczą nazwa i hasło, nic więcej.
me-made = Konto jest założone. Są w nim wszystkie twoje dotychczasowe gry.
me-name-first = Najpierw wybierz nazwę gracza.
me-passphrase = Hasło, co najmniej 10 znaków
me-enter = Zaloguj się
me-enter-about = Gry rozegrane tu bez konta przejdą na to konto.
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
me-unmute = Cofnij wyciszenie
tokens-title = Twoje boty
tokens-about = Program może tu grać pod własną nazwą. Loguje się tokenem, a wszyscy widzą, że to bot.
tokens-made = Oto token bota { $name }. Nie zobaczysz go ponownie: skopiuj go teraz.
tokens-use = Kto go ma, może grać jako twój bot. Program dostaje go tak:
tokens-bot = Nazwa bota
tokens-scope = Bot może
tokens-play = grać
tokens-read = tylko patrzeć
tokens-make = Utwórz token
tokens-unused = jeszcze nieużywany
tokens-used = ostatnio użyty: { $day }
tokens-end = Unieważnij
tokens-end-of = Unieważnij token bota { $name }

# Odmowy
refusal-no-code = Żaden stół nie ma takiego kodu. Sprawdź go jeszcze raz.
refusal-no-table = Pod tym adresem nie ma stołu. Może brakuje części linku.
refusal-seat-taken = To miejsce jest zajęte.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-revoked = To urządzenie zostało wylogowane. Zaloguj się ponownie albo graj jako nowy gość.
refusal-no-link = Ten osobisty link jest już wykorzystany albo wygasł. Utwórz nowy.
refusal-wrong-passphrase = Nie ma konta z taką nazwą i hasłem.
refusal-name-taken = Ta nazwa jest już zajęta. Wybierz inną.
refusal-passphrase = Hasło musi mieć od 10 do 200 znaków.
refusal-other-rules = Tę grę zaczęto według innych zasad i nie można jej tu dokończyć.
refusal-hidden = Zobaczysz to po zakończeniu gry, a w przypadku snu na dziś – gdy minie dzień.
refusal-idle = Połączenie zamknięto, bo długo nic się nie działo.
refusal-no-chat = Przy tym stole są tylko gotowe zdania albo rozmowa jest wyłączona.
refusal-empty = Najpierw coś napisz.
refusal-too-long = To za długie.
refusal-account-name = Nazwy konta nie można zmienić.
refusal-bad-content = W tym zestawie kart jest błąd i nie można go użyć.
refusal-bad-plugin = Dodana gra albo bot nie działa na tym serwerze.
refusal-bad-record = Tego zapisu gry nie da się odczytać.
refusal-bad-request = Serwer nie przyjmuje tego wyboru.
refusal-begun = Gra już się zaczęła.
refusal-blocked = Administracja tego serwera zablokowała ci na pewien czas dostęp.
refusal-closed = Administracja tego serwera zamknęła ten stół.
refusal-name-blocked = Tej nazwy nie można tu użyć.
refusal-daily = W sen na dziś gra się w pojedynkę i tylko raz.
refusal-early = Na to jest jeszcze za wcześnie.
refusal-has-account = Masz już konto.
refusal-host = Ten serwer odpowiada tylko na komputerze, na którym działa.
refusal-malformed = Serwer nie mógł tego odczytać. Odśwież stronę i spróbuj jeszcze raz.
refusal-method = Serwer nie może tego tutaj zrobić.
refusal-missing-package = Na serwerze brakuje czegoś, co jest do tego potrzebne.
refusal-needs-answer = Teraz ruch należy do bota.
refusal-no-seat = Zostaw przynajmniej jedno miejsce dla człowieka.
refusal-no-such-bot = Takiego bota w tej grze nie ma.
refusal-no-such-seat = Takiego miejsca przy tym stole nie ma.
refusal-not-away = Na tym miejscu grasz już ty.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra jeszcze trwa.
refusal-not-ready = Niektóre miejsca są jeszcze wolne.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-yours = Może to zrobić tylko osoba, która otworzyła stół.
refusal-origin = To żądanie przyszło z innej strony, więc zostało odrzucone.
refusal-over = Gra już się skończyła.
refusal-refused = Serwer odmówił.
refusal-rematch-made = Stół do rewanżu jest już otwarty.
refusal-rematch-not-agreed = Nie wszyscy zgodzili się jeszcze na rewanż.
refusal-rematch-not-offered = Nikt nie zaproponował rewanżu.
refusal-resigned = Ta gra została już przez ciebie poddana.
refusal-restart = Serwer uruchamia się ponownie. Nic nie przepadło.
refusal-set-aside = Tego stołu nie da się już odczytać. Serwer zapisał przyczynę; przy pozostałych stołach gra toczy się dalej.
refusal-timeout = Serwer odpowiadał zbyt długo. Nic nie przepadło; spróbuj jeszcze raz.
refusal-too-large = To za dużo dla serwera.
refusal-too-many-changes = Przy tym stole już zbyt wiele zmieniano i cofano. Graj dalej tak, jak jest, albo otwórz nowy stół.
refusal-undo-asked = Ktoś już prosi o cofnięcie ruchu.
refusal-undo-not-asked = Nikt nie prosi o cofnięcie ruchu.
refusal-yourself = Siebie nie można wyciszyć.
refusal-agent-fault = Program, który tu gra, przestał działać.
refusal-bad-token = Ten token jest nieważny: nigdy go nie utworzono albo został unieważniony.
refusal-for-people = Tokenem nie da się tego zrobić. Zaloguj się na konto, do którego należy bot.
refusal-no-account = Boty może mieć tylko konto. Najpierw je załóż.
refusal-no-bots = Przy tym stole gospodarz chce grać z ludźmi.
refusal-scope = Ten token pozwala oglądać, ale nie grać.
refusal-too-many = To już limit. Najpierw unieważnij token, który nie jest już potrzebny.

## Boards

standing = Dotychczasowy wynik

# Przyjaciele przy stole
rematch-call-off = Odwołaj rewanż
rematch-change = Inne miejsca lub ustawienia
rematch-offer = Zaproponuj taki rewanż
rematch-up = Przesuń o miejsce wyżej: { $name }
rematch-seats = W tej kolejności: { $names }
told-undo-refused = { $name } woli nie cofać tego ruchu.
told-nudged = Stół czeka na ciebie.
told-watching = Oglądasz grę. Widzisz to, co jawne dla wszystkich.
told-seat-refused = Tym razem bot zostaje na miejscu. Możesz dalej oglądać.
told-seat-granted = Miejsce jest twoje. Powodzenia!
seat-wish = { $name } chce zagrać zamiast bota: { $bot }.
seat-grant = Oddaj miejsce
seat-refuse = Nie teraz
seat-offer = { $bot } to bot. Chcesz zagrać zamiast niego?
seat-ask = Poproś o to miejsce
seat-ask-whose = Poproś o miejsce bota { $bot }
seat-asked = Prośba wysłana. Odpowie osoba, która otworzyła stół.
absent = Ruch ma { $name }, ale nie ma tej osoby przy stole.
absent-nudge = Przypomnij
absent-message = Twój ruch. Stół czeka na ciebie.
absent-copied = Skopiowano, teraz wyślij
remind = Przypomnij: { $name }
absent-replace = Niech zagra bot
replaced-here = { $name } znów jest przy stole, a gra za tę osobę bot.
replaced-back = Oddaj miejsce
refusal-not-replaced = Na tym miejscu bot nikogo nie zastępuje.
refusal-here = Ta osoba jest przy stole.
refusal-nudged = Przypomnienie wysłano przed chwilą. Daj tej osobie trochę czasu.
refusal-no-bot = Na tym miejscu nie siedzi bot.
refusal-seat-asked = Ktoś już o to poprosił. Zaczekaj na odpowiedź.
refusal-seat-not-asked = Nikt nie prosi o to miejsce.
refusal-seat-refused = Tym razem odpowiedź brzmi: nie. Możesz zostać i oglądać.
refusal-bad-rematch = Tak nie da się przygotować gry.

# Dom w samej stronie: postać statyczna

page-here = Na tym urządzeniu
page-title = Bez serwera
page-about = Z botami możesz grać także wtedy, gdy nie można połączyć się z serwerem. Do pobrania jest { $size } MB. Takie gry zostają na tym urządzeniu.
page-keep = Pobierz do gry offline
page-keeping = Pobieranie gier: { $percent }%
page-kept = Wszystko, czego trzeba, jest na tym urządzeniu. Gry bez serwera zostają na nim.
page-play = Graj na tym urządzeniu
page-forget = Usuń pobrane
page-failed = Nie wszystko udało się zapisać. Sprawdź połączenie i wolne miejsce, a potem spróbuj ponownie; to, co dotarło, zostaje.
page-unsafe = Przeglądarki zapisują gry do grania offline tylko z bezpiecznych adresów, a ten taki nie jest.
page-lacking = Gier nie pobrano na to urządzenie. Możesz grać dalej, gdy serwer wróci.
page-home = Gry rozgrywane tutaj zostają na tym urządzeniu i nie potrzebują serwera.
page-leave = Przejdź na serwer
page-waits = Na serwerze czeka na ciebie
house-loading = Przygotowuję gry: { $percent }%. Możesz się tymczasem rozejrzeć.
house-waking = Budzę się…
house-progress = Ile już się wczytało
house-download = Część gry nie dotarła. Sprawdź połączenie i spróbuj ponownie; to, co dotarło, zostaje.
house-python = Ta przeglądarka nie mogła uruchomić gry. Zaktualizuj ją albo spróbuj w innej.
house-unkept = Ta przeglądarka nie pozwala niczego zapisać: gry skończą się, gdy zamkniesz stronę.
house-understood = Dobrze
house-update = Jest nowa wersja. Twoje gry zostają.
house-update-take = Użyj jej teraz
house-update-later = Później
house-old = Ta strona ma nowszą wersję i bez niej nie da się grać dalej. Twoje gry zostają.
house-full = W tej przeglądarce zabrakło miejsca. Tego, czego nie dało się zapisać, nie wykonano; wszystko wcześniejsze jest bezpieczne. Zwolnij trochę miejsca i graj dalej.
refusal-no-room = W tej przeglądarce zabrakło miejsca, żeby to zapisać, więc nic się nie zmieniło.
refusal-no-house = Gier jeszcze tu nie ma. Poczekaj chwilę i spróbuj ponownie.
refusal-no-people = W tej przeglądarce grasz bez innych ludzi.
refusal-bad-file = To nie jest plik z zapisanymi grami.
pack-title = Własne karty
pack-about = Zestaw to plik tekstowy (TOML) z kartami i liczbami jednej gry. Zapisz kopię standardowego zestawu, zmień ją i wczytaj tutaj. Zostanie w tej przeglądarce i trafi do pliku z twoimi grami.
pack-copy = Zapisz standardowy zestaw
pack-load = Wczytaj zestaw
pack-loaded = Zestaw „{ $name }” jest gotowy: wybierz go dla nowego stołu.
pack-faults = { $count ->
    [one] Tego zestawu nie można jeszcze użyć. Jest w nim { $count } błąd:
    [few] Tego zestawu nie można jeszcze użyć. Są w nim { $count } błędy:
    [many] Tego zestawu nie można jeszcze użyć. Jest w nim { $count } błędów:
   *[other] Tego zestawu nie można jeszcze użyć. Jest w nim { $count } błędu:
}
pack-remove = Usuń
pack-choose = Karty
pack-standard = Standardowy zestaw
refusal-pack-used = Masz gry z tymi kartami, więc zestaw zostaje.
refusal-pack-too-long = Ten plik jest za długi na zestaw.
refusal-too-many-packs = Jest tu za dużo zestawów. Najpierw usuń jeden z nich.
refusal-no-pack = Tych kart tu nie ma.
kept-title = Twoje gry
kept-about = Zostają w tej przeglądarce i nigdzie nie trafiają. Zapisz je do pliku, żeby przenieść je na inne urządzenie. Kto przeczyta plik, zobaczy w nim ukryte karty.
kept-give = Zapisz do pliku
kept-given = Plik jest w pobranych.
kept-take = Wczytaj z pliku
kept-taken = { $taken ->
    [one] Dodano jedną grę
    [few] Dodano { $taken } gry
    [many] Dodano { $taken } gier
   *[other] Dodano { $taken } gier
}. Już tu było: { $known }. Nie dało się odczytać: { $unread }.

# Kilka osób przy jednym ekranie
curtain-next = Teraz gra { $name }
curtain-hand = Przekaż urządzenie dalej. Pozostali nie patrzą.
curtain-lift = Tu { $name }: odsłoń stół
curtain-who = Kto siedzi przed ekranem?
curtain-other = A może to ktoś inny?
curtain-glass = Twoja klepsydra ruszy, gdy odsłonisz stół.
hand-on-over = Na razie to wszystko.
hand-on = Zasłoń stół. Następna osoba: { $name }
hand-on-glass = Uruchom swoją klepsydrę
cover-screen = Zasłoń stół
