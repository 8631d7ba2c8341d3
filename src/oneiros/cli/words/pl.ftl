# Co mówi sam terminal, po polsku.

welcome = Oneiros: gry jak ze snu.
menu-game = Która gra?
menu-entry = { $title }, dla { $fewest }–{ $most } graczy
menu-resume =
    Wróć do ostatniej gry: { $title } (dotąd { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    })
menu-players = Ilu graczy, od { $fewest } do { $most }?
menu-people = Ile osób zagra przy tym ekranie, od 1 do { $most }? Pozostali to boty.
menu-again = Wpisz liczbę od { $fewest } do { $most }.
goodbye = Dobranoc.
bot-failed = { $player }: awaria ({ $reason }). Dalej gra lunatyk.

bots =
    { $count ->
        [one] Bot: { $players }.
        [few] Boty: { $players }.
        [many] Boty: { $players }.
       *[other] Boty: { $players }.
    }
how-to = Wpisz numer albo sam ruch, na przykład «{ $example }». Znak ? wyświetla pomoc.
asked = { $player }: { $sentence }
watching = Nie ma kogo pytać: grają boty, a ty patrzysz.
pass-hide = Naciśnij Enter, żeby ukryć swoje karty.
pass-screen = Teraz do ekranu siada { $player }. Potem naciśnij Enter.
sure = { $warning } Zrobić to mimo wszystko (t/n)?
yes-or-no = Odpowiedz t albo n.
# Co można wpisać, oddzielone spacją.
yes = t tak
no = n nie

help-asked = Co teraz zrobić: { $sentence } ({ $rule })
help-asked-plainly = Co teraz zrobić: { $sentence }
help-legend = Znaki: { $legend }
help-moves = Wpisz numer ruchu albo tyle jego słów, żeby było wiadomo, o który chodzi: «{ $example }».
help-command-help = ?, help: ta pomoc
help-command-board = board: pokaż jeszcze raz stół i ruchy
help-command-moves = moves: wszystkie ruchy, choćby było ich bardzo dużo
help-command-undo = undo: cofnij swój ostatni ruch, jeśli nic nie odsłonił
help-command-rules = rules [numer]: wszystkie zasady albo jedna z nich
help-command-log = log: wszystko, co się wydarzyło, widziane twoimi oczami
help-command-save = save [plik]: zapisz grę we własnym pliku
help-command-quit = quit: wyjdź; gra zostanie zapisana i można do niej wrócić

undone = Cofnięto: { $move }.
undo-nothing = Nie ma czego cofać.
undo-not-yours = Ostatni ruch nie był twój, więc nie możesz go cofnąć.
undo-revealed = Ten ruch odsłonił ukryte karty, więc nie można go cofnąć.
undo-not-now = Teraz nie można cofnąć ruchu.
rules-in-english = Te zasady są na razie tylko po angielsku.
no-such-rule = { $title }: nie ma zasady { $number }. Zasady to { $first }–{ $last }.
no-numbered-rules = { $title }: zasady nie mają numerów.
log-empty = Nic się jeszcze nie wydarzyło.
saved = Zapisano: { $file }
save-taken = Plik { $file } już istnieje i nie jest zapisaną grą.
save-failed = Nie udało się zapisać gry w pliku { $file }: { $reason }.
autosave-failed = Nie udało się automatycznie zapisać gry: { $reason }. Użyj „save” z wybranym plikiem.
left = Gra jest zapisana. Wróć do niej tak:
not-kept = Nie udało się zapisać gry: { $reason }.

record-kept = Zapis tej gry: { $file }
again = Jeszcze raz (t/n)?

replay-title =
    { $title }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
replay-table = Stół z miejsca gracza: { $player }
replay-unfinished = Gra jest niedokończona.
more-moves = i jeszcze { $count ->
        [one] { $count } podobny
        [few] { $count } podobne
        [many] { $count } podobnych
       *[other] { $count } podobnego
    }: wpisz ruch albo „moves”, żeby zobaczyć wszystkie
repeated = { $sentence } (× { $times })

hint-best = Najlepszy ruch według tego, co może wiedzieć ten gracz: { $move }
hint-only = To jedyny możliwy ruch.
hint-lost = Ta gra jest już praktycznie przegrana, cokolwiek zrobisz.
hint-move = ruch
hint-chance = szansa
hint-tried = próby
analyse-number = nr
analyse-player = gracz
analyse-before = przed
analyse-after = po
analyse-better = lepiej
analyse-turns = Punkty zwrotne gry:
analyse-no-turns = Żaden pojedynczy ruch nie odwrócił tej gry.
analyse-mistake = Ruch { $number }, { $player }: «{ $move }» zmniejsza szanse z { $before } do { $after }. Lepiej: «{ $better }».
analyse-swing = Przed ruchem { $number } gwałtownie zmieniły się szanse ({ $player }): { $before }.

level-drowsy = Śpioch
level-dreamer = Lunatyk
level-lucid = Świadomy
level-oracle = Wyrocznia
level-drowsy-how = Gra jak początkujący: zna zasady, ale źle ocenia ruchy, zapomina karty albo mało co rozważa.
level-dreamer-how = Gra to, co na pierwszy rzut oka wygląda najlepiej, bez patrzenia naprzód.
level-lucid-how = Patrzy naprzód przez 0,2 sekundy na ruch, z nawykami dobrego gracza, który wciąż się uczy.
level-oracle-how = Patrzy naprzód przez 2 sekundy na ruch, w miarę możliwości na wszystkich rdzeniach.

list-id = oznaczenie
list-title = tytuł
list-players = gracze
list-range = { $fewest }–{ $most }
list-version = wersja zasad
list-package = pakiet
list-options = Opcje: { $title }
list-option = opcja
list-default = domyślnie
list-choices = do wyboru
list-what = co zmienia
list-name = nazwa
list-source = skąd
list-level = poziom
list-yardstick = miara
list-yardstick-how = Poziom { $level } z wersji 0.1, który się nie zmienia: mierzy się nim innych.
list-champion = mistrz
list-champion-how = Myśli 0,2 sekundy nad ruchem, z oceną wyuczoną na własnych grach.
list-champion-quick-how = Gra według oceny wyuczonej na własnych grach, bez patrzenia naprzód.
list-how = jak gra
