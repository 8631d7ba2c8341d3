# Hilfe, Fehler und Berichte der Befehle, auf Deutsch.
# In `command-` steht der erste Absatz auch in der Liste der Befehle. Was getippt wird, bleibt: Namen von Befehlen,
# Optionen (--seed) und Stufen. Wörter in Großbuchstaben stehen für das, was man selbst einsetzt; siehe `metavar-`.

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
heading-options = Optionen
heading-commands = Befehle
default = Standard: { $value }
metavar-address = ADRESSE
metavar-bots = BOTS
metavar-class = KLASSE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-game = SPIEL
metavar-games = SPIELE
metavar-languages = SPRACHEN
metavar-packs = KARTENSÄTZE
metavar-hash = PRÜFSUMME
metavar-kind = ART
metavar-language = SPRACHE
metavar-levels = STUFEN
metavar-module = MODUL
metavar-name = NAME
metavar-names = NAMEN
metavar-part = TEIL
metavar-number = NUMMER
metavar-person = NUTZER
metavar-seats = PLÄTZE
metavar-table = TISCH
metavar-text = TEXT
metavar-value = WERT
metavar-bot = BOT
metavar-keeper = KONTO
metavar-link = LINK
metavar-token = TOKEN

command-oneiros = Brettspiele von Träumen: spielen, Regeln lesen, noch einmal ansehen, simulieren.
command-analyse = Beurteilt jeden Zug einer beendeten Partie: die Chancen davor und danach, und was besser gewesen wäre.
command-arena =
    Lässt Bots gegeneinander spielen, jede Verteilung von jedem Platz aus, und zählt, wer gewinnt.

    Jede Partie wird sofort aufgeschrieben. Nach einer Unterbrechung macht derselbe Befehl dort weiter.
command-arena-merge =
    Fügt die Teile eines Turniers zusammen: jeden ORDNER, den --part geschrieben hat.

    Das Ergebnis ist, was ein einziger Lauf geschrieben hätte. Fehlende Teile werden genannt.
command-dataset =
    Schreibt die Entscheidungen vieler Partien von Bots als Parquet-Dateien, mit einer Karte, die sie beschreibt.

    Nach einer Unterbrechung macht derselbe Befehl dort weiter.
command-backup =
    Kopiert den Speicher des Servers in eine neue DATEI, während der Server läuft.

    Zum Wiederherstellen den Server anhalten, die Kopie an die Stelle des Speichers legen und den Server neu starten.
command-balance =
    Misst über viele Partien schneller Bots, was jeder Teil eines Spiels zum Sieg beiträgt.

    Mit --content DATEI --against standard: was eigene Karten verändern.
command-bots = Zeigt die Bots: die Stufen, die Bots eines Spiels und die installierter Pakete.
command-content = Eigene Karten: einen Kartensatz beginnen, prüfen, ansehen.
command-content-check = Prüft einen Kartensatz: alles, was daran falsch ist, wo es steht und was richtig wäre.
command-content-new = Beginnt einen Kartensatz: eine kommentierte Kopie der Karten des Spiels, zum Ändern.
command-content-show = Zeichnet einen Kartensatz: alle Teile auf einem Blatt, als SVG. Ohne DATEI den des Spiels.
command-exam =
    Benotet einen Agenten: jeden Zug nach dem, was sein Platz wissen konnte, und getrennt davon Regeltreue und Aufwand.

    „oneiros exam BOT“ ist kurz für „oneiros exam take BOT“.
command-exam-check = Hält eine Prüfung nach den Antworten in ihrer DATEI noch einmal ab und sagt, ob alle Noten stimmen.
command-exam-take = Prüft einen Agenten (Bot, Klasse, Programm oder Adresse) und schreibt einen Bericht und alle Antworten.
command-games = Zeigt die Spiele mit Spielerzahlen und Optionen.
command-hint = Zeigt, was ein starker Spieler als Nächstes täte, wenn er nur weiß, was dieser Platz weiß.
command-ladder = Lässt jede Stufe der Bots gegen die darunter spielen und zeigt, wer wie oft gewinnt.
command-play = Spielt ein Spiel im Terminal. Ohne Namen erscheint ein Menü.
command-replay = Erzählt eine gespeicherte Partie Zug für Zug und zeigt dann den Tisch.
command-rules = Zeigt die Regeln eines Spiels, oder eine Regel nach ihrer Nummer.
command-serve = Stellt die Spiele für Browser bereit. Ohne Optionen nur auf diesem Rechner.
command-server =
    Kümmert sich um einen Server: wer da ist, und was zu tun ist.

    Laufende Server merken es binnen fünf Sekunden.
command-server-block =
    Sperrt einen Nutzer, einen Namen oder eine Adresse für eine Weile aus.

    Ein Nutzer ist eine Kennung oder der Name eines Kontos. Ein Name sperrt alle aus, die so oder fast so heißen. Die Art address-of nimmt einen Nutzer und sperrt, woher er kommt.
command-server-blocks = Zeigt, was gerade gesperrt ist.
command-server-chat = Zeigt die letzten Nachrichten im Chat an einem TISCH (Kennung oder Code).
command-server-close-table = Schließt einen TISCH (Kennung oder Code) endgültig.
command-server-end-sessions = Meldet einen NUTZER (Kennung oder Name eines Kontos) überall ab.
command-server-people = Zeigt, wer zuletzt da war: Kennungen, Namen und was sie taten. Wer von derselben Adresse kommt, hat denselben Eintrag unter „Adresse“.
command-server-remove-line = Entfernt die Nachricht NUMMER aus dem Chat an einem TISCH.
command-server-tables = Zeigt die Tische, deren Partie nicht zu Ende ist, die neuesten zuerst.
command-server-unblock = Lässt einen Nutzer, einen Namen oder eine Adresse wieder herein.
command-simulate = Spielt viele Partien aufs Geratewohl. Derselbe Startwert gibt dieselben Zahlen, bei jeder Zahl von Prozessen.
command-troubles =
    Zeigt die Tische, die der Server nicht lesen konnte, mit dem Grund.

    Ihre Besucher erfahren es, alle anderen Tische laufen weiter. Ein Server versucht sie beim Start noch einmal.
command-train = Bringt einem Bot ein Spiel bei, nur aus seinen eigenen Partien. Braucht PyTorch; lässt sich jederzeit unterbrechen und fortsetzen.
command-verify =
    Prüft eine beendete Partie: das Mischen am Versprechen, die Züge an den Regeln.

    DATEI ist der Nachweis, den ein Tisch nach dem Ende herausgibt, oder eine gespeicherte Partie; dann gehört das Versprechen dazu.
command-words = Kümmert sich um die Übersetzungen.
command-words-check = Zeigt, was einer Sprache gegenüber dem Englischen fehlt: Dateien, Sätze, Werte. Endet mit 1, wenn etwas fehlt.
command-bot = Bringt einen eigenen Bot auf einen Server.
command-bot-run =
    Bringt einen BOT (ein Programm, eine Adresse oder module:Class) an einen Tisch eines Servers.

    Ohne --table und --open setzt er sich an öffentliche Tische, an denen Bots willkommen sind.
command-mcp = Lässt einen Assistenten spielen: ein Server für das Model Context Protocol über Standardein- und -ausgabe.
command-server-end-token = Widerruft ein TOKEN; angegeben wird seine Kennung.
command-server-make-token =
    Erstellt ein Token für einen BOT, für den das KONTO (sein Name oder eine Kennung) verantwortlich ist.

    Das Token wird nur einmal gezeigt: Niemand kann es später noch lesen.
command-server-tokens = Listet die Tokens der Bot-Konten auf.

option-help = Zeigt diese Hilfe.
option-version = Zeigt die Version.
option-lang = Die Sprache: { $known }. Sonst entscheidet ONEIROS_LANG oder die Sprache des Systems.
option-option = Eine Option des Spiels; auch mehrmals.
option-seed = Eine ganze Zahl: derselbe Startwert verteilt dieselben Karten.
option-content = Eine Datei mit eigenen Karten.
option-json = Gibt JSON aus und sonst nichts.
option-jobs = Wie viele Prozesse zugleich arbeiten.
option-part = Nur ein Teil der Partien, etwa 3/64, für Rechner, die nichts voneinander wissen.
option-seconds = Wie lange über jeden Zug nachgedacht wird.
option-simulations = Statt --seconds: dieselbe Zahl gibt immer dieselbe Antwort.
option-store = Der Speicher des Servers, wie bei „oneiros serve“.
option-most = Wie viele gezeigt werden.
option-analyse-jobs = Wie viele Prozesse zugleich arbeiten; ohne Angabe einer je Kern.
option-analyse-svg = Zeichnet auch den Verlauf der Partie.
option-arena-bots = Wer spielt.
option-arena-games = Wie viele Partien; aufgerundet, bis jede Sitzordnung jede Verteilung gespielt hat.
option-arena-jobs = Wie viele Prozesse auf diesem Rechner zugleich spielen; sonst einer je Kern.
option-arena-out = Wohin Partien, Bericht und Zahlen kommen; sonst arena/SPIEL. Ein Turnier, das schon da ist, geht weiter.
option-arena-own-time = Die suchenden Bots nehmen sich die Zeit ihrer Stufe. Solche Partien lassen sich nicht wiederholen.
option-arena-players = Wie viele Plätze; sonst 2, wo Spiel und Bots es erlauben.
option-arena-ray = Spielt stattdessen auf einem Ray-Cluster; jeder Rechner dort braucht dieses Paket.
option-arena-seed = Derselbe Startwert gibt dieselben Partien, bei jeder Zahl von Prozessen.
option-arena-simulations = Wie viel die suchenden Bots (lucid, oracle) über jeden Zug nachdenken.
option-arena-merge-out = Wohin das Ganze kommt; sonst arena/SPIEL.
option-dataset-bots = Wer spielt.
option-dataset-columns = Was eine Zeile außer den Zügen und dem Ende der Partie enthält: view, features, truth. Das letzte verrät Geheimes.
option-dataset-games = Wie viele Partien; aufgerundet, bis jede Sitzordnung jede Verteilung gespielt hat.
option-dataset-jobs = Wie viele Prozesse zugleich spielen; sonst einer je Kern.
option-dataset-judge = Beurteilt auch jeden Zug, nach dem, was der Spieler wissen konnte. Das dauert lange.
option-dataset-judge-simulations = Wie viel über jedes Urteil nachgedacht wird.
option-dataset-out = Wohin die Dateien kommen; sonst dataset/SPIEL. Ein Datensatz, der schon da ist, geht weiter.
option-dataset-players = Wie viele Plätze; sonst 2, wo das Spiel es erlaubt.
option-dataset-seed = Derselbe Startwert gibt dieselben Dateien, bei jeder Zahl von Prozessen.
option-dataset-shard = Wie viele Partien eine Datei enthält.
option-dataset-simulations = Wie viel die suchenden Bots (lucid, oracle) über jeden Zug nachdenken.
option-balance-against = Vergleicht mit einem anderen Kartensatz: einer Datei oder „standard“.
option-balance-as = Eine Seite für den Browser, oder Markdown mit Bildern daneben.
option-balance-games = Wie viele Partien; sonst so viele wie nötig.
option-balance-out = Der Ordner für den Bericht.
option-balance-players = Wie viele Plätze; sonst jede Zahl ab 2, die das Spiel erlaubt.
option-balance-seed = Derselbe Startwert gibt denselben Bericht.
option-balance-variants = Ob auch die Optionen des Spiels erprobt werden.
option-content-show-out = Wohin die Zeichnung kommt; sonst SPIEL.svg.
option-exam-take-deals = Wie oft jedes Spiel mit jedem Kartensatz gegeben wird.
option-exam-take-games = Welche Spiele, durch Kommas getrennt; ohne Angabe alle.
option-exam-take-judge = Wie viele Simulationen ein Urteil braucht; mehr in Spielen, deren Simulationen wenig kosten. Dieselbe Zahl ergibt dieselben Noten.
option-exam-take-languages = In welchen Sprachen ein lesender Agent gefragt wird; „nonsense:7“ ist die erfundene Sprache Nummer 7.
option-exam-take-out = Wohin Bericht und Antworten kommen; ohne Angabe nach exam/BOT. Eine Prüfung, die schon da ist, geht weiter.
option-exam-take-packs = Welche Kartensätze: „standard“ oder die Nummer eines unbekannten.
option-exam-take-quick = Nur ein Sechstel der Fragen.
option-exam-take-seed = Derselbe Startwert stellt dieselben Fragen.
option-exam-take-simulations = Wie viel ein suchender Agent (lucid, oracle) über jeden Zug nachdenkt; ohne Angabe so lange wie im Spiel.
option-exam-take-jobs = Wie viele Prozesse zugleich arbeiten; ohne Angabe einer je Kern.
option-exam-check-jobs = Wie viele Prozesse zugleich arbeiten; ohne Angabe einer je Kern.
option-games-competitive = Lässt Spiele weg, die alle gemeinsam gewinnen oder verlieren.
option-games-ids = Gibt nur die Kennungen aus, eine je Zeile.
option-hint-seat = Für Spieler N; sonst für den, der am Zug ist.
option-ladder-jobs = Wie viele Partien zugleich.
option-ladder-log = Wo jede Partie aufgeschrieben wird; was schon da ist, wird nicht noch einmal gespielt.
option-ladder-players = Nur mit so vielen Spielern; mehrfach möglich. Sonst mit jeder Zahl, die das Spiel erlaubt.
option-ladder-quick = Weniger Partien: etwa 20 Minuten auf zwei Kernen statt zwei Stunden.
option-ladder-write = Eine Seite mit den Marken dafür: die Tabellen kommen dazwischen.
option-ladder-also = Bots, die neben der Leiter gegen die oberste Stufe spielen, wo sie können, und mit den Stufen bewertet werden.
option-ladder-share = Welchen Teil seiner Zeit jeder hat, der nach der Uhr denkt, von 0 bis 1. Sonst die ganze, oder ein Zehntel, wo beide es tun.
option-ladder-minutes = Minuten Rechenzeit, nach denen eine Paarung keine Partien mehr hat.
option-play-bots = Die Stufen der Bots in der Reihenfolge der Plätze, etwa dreamer,lucid (die letzte gilt auch für den Rest); oder welche Plätze Bots sind: all, none oder Nummern wie 1,2. Sonst sind sie dreamer.
option-play-hotseat = Auf allen Plätzen sitzen Menschen, die sich dieses Terminal teilen.
option-play-load = Setzt eine gespeicherte Partie fort.
option-play-people = Wie viele davon Menschen an diesem Terminal sind, ab Platz 1; sonst 1.
option-play-players = Wie viele Plätze; sonst die kleinste Zahl, die das Spiel erlaubt.
option-replay-json = Gibt nur die letzte Stellung aus, als Liste von Ansichten.
option-replay-open = Erzählt alles; so ist es auch ohne --seat.
option-replay-seat = Erzählt nur, was Spieler N gesehen hat.
option-replay-step = Wartet nach jedem Zug auf Enter.
option-replay-to = Hört nach Zug N auf.
option-serve-bot = Ein eigener Bot, den Besucher an den Tisch setzen dürfen.
option-serve-channels = Wie mehrere Prozesse voneinander erfahren: redis://...
option-serve-client = Die gebaute Webseite, wenn sie nicht im Paket liegt.
option-serve-host = Die Adresse, auf der der Server hört; 0.0.0.0 heißt alle.
option-serve-open = Öffnet die Seite im Browser.
option-serve-port = Der Port, auf dem der Server hört.
option-serve-proxies = Proxys, denen geglaubt wird, woher Besucher kommen.
option-serve-public-url = Was Besucher eingeben, wenn ein Proxy davorsteht.
option-serve-store = Wo Partien gespeichert werden: sqlite:///DATEI oder postgresql://...
option-serve-unlimited = Keine Grenzen für eine einzelne Adresse: für Lasttests.
option-serve-workers = Prozesse für Bots; 0 heißt alle Kerne bis auf einen.
option-serve-processes = Serverprozesse hinter dem Port; mehrere brauchen PostgreSQL und Redis.
option-server-block-hours = Für wie viele Stunden.
option-simulate-games = Wie viele Partien.
option-simulate-players = Wie viele Plätze; sonst die kleinste Zahl, die das Spiel erlaubt.
option-verify-promise = Was der Tisch zu Beginn gezeigt hat, falls du es notiert hast.
option-bot-run-game = Aus der Lobby nur Tische dieses Spiels.
option-bot-run-games = Nach so vielen Partien aufhören.
option-bot-run-no-rematch = Keine Revanche spielen.
option-bot-run-open = Einen öffentlichen Tisch dieses Spiels eröffnen und dort warten.
option-bot-run-players = Wie viele Plätze der eröffnete Tisch hat.
option-bot-run-server = Der Server, etwa https://games.example.org.
option-bot-run-table = An diesem Tisch spielen: Link, Code oder Kennung.
option-bot-run-token = Das Token eines Bot-Kontos; es kann auch in ONEIROS_TOKEN stehen.
option-train-players = Mit wie vielen Spielern er zu spielen lernt; sonst 2.
option-train-rounds = Lehrt, bis es so viele Runden aus Spielen und Lernen sind.
option-train-games = Wie viele Partien er in einer Runde spielt.
option-train-guest-rounds = Wie viele Runden anfangs die Heuristik des Spiels spielt, während der Lernende zusieht.
option-train-seed = Derselbe Startwert gibt denselben Spieler.
option-train-course = Eine Datei mit dem ganzen Lehrplan, etwa die course.json eines früheren Laufs.
option-train-against = Bots, gegen die er ab und zu spielt, damit man seine Stärke sieht.
option-train-trials = Wie viele Partien er gegen jeden von ihnen spielt.
option-train-every = Nach wie vielen Runden er gegen sie spielt.
option-train-jobs = Wie viele Prozesse auf diesem Rechner zugleich spielen.
option-train-ray = Spielt stattdessen auf einem Ray-Cluster; jeder Rechner dort braucht dieses Paket.
option-train-out = Wohin Netz, Verlauf und Kurve kommen; sonst train/SPIEL-SPIELER. Was schon da ist, geht weiter.
option-ladder-bot = Ein eigener Bot: Er spielt stattdessen gegen jede Stufe.
option-server-make-token-scope = Was das Token erlaubt: zusehen oder spielen.

note = Achtung: { $text }

# Was an der Eingabe falsch ist. Diese Sätze folgen auf „oneiros: “ und haben am Ende keinen Punkt.
error-no-command = den Befehl „{ $name }“ gibt es nicht; oneiros --help zeigt alle
error-no-command-near = den Befehl „{ $name }“ gibt es nicht; meintest du { $near }?
error-no-such-flag = die Option { $name } gibt es hier nicht; --help zeigt alle
error-no-such-flag-near = die Option { $name } gibt es hier nicht; meintest du { $near }?
error-flag-needs-value = { $name } braucht einen Wert
error-flag-takes-no-value = { $name } nimmt keinen Wert
error-missing = { $name } fehlt; --help zeigt, was der Befehl braucht
error-too-much = das ist mehr, als der Befehl nimmt: { $text }
error-not-a-whole-number = { $name } braucht eine ganze Zahl
error-not-in-range = { $name } braucht eine Zahl von { $least } bis { $most }
error-too-low = { $name } braucht eine Zahl ab { $least }
error-not-a-choice = { $name } kann sein: { $choices }
error-not-a-file = { $name } braucht eine Datei, keinen Ordner
error-not-a-folder = { $name } braucht einen Ordner, keine Datei

error-no-language = auf „{ $language }“ gibt es noch keine Texte; die Sprachen sind: { $known }
error-bad-language = eine Sprache ist ein Kürzel wie cs, nicht „{ $language }“
error-option-form = eine Option schreibt man Name=Wert, nicht „{ $text }“
error-hotseat = mit --hotseat sitzen überall Menschen: lass --people und --bots weg
error-people-or-bots = gib entweder --people oder die Plätze von --bots an
error-people = --people kann hier 0 bis { $most } sein, nicht { $number }
error-bot-seats = --bots kann all, none, Stufen oder Plätze von 1 bis { $most } sein, etwa 1,2, nicht „{ $text }“
error-too-many-bots =
    { $room ->
        [one] hier ist Platz für { $room } Bot, nicht für { $number }
       *[other] hier ist Platz für { $room } Bots, nicht für { $number }
    }
error-saved-settings = eine gespeicherte Partie hat ihre eigenen Spieler, ihren Startwert und ihre Optionen: lass --players, --seed und --option weg
error-saved-game = das ist eine gespeicherte Partie von { $game }, nicht von { $other }
error-seat-or-open = gib entweder --seat oder --open an
error-seat = --seat kann in dieser Partie 1 bis { $most } sein, nicht { $number }
error-to = --to kann in dieser Partie 0 bis { $most } sein, nicht { $number }
error-game-over = diese Partie ist zu Ende: es bleibt nichts zu tun
error-not-their-turn = Spieler { $number } ist nicht am Zug; --seat kann sein: { $seats }
error-no-promise = in { $file } steht kein Versprechen: gib das, was der Tisch gezeigt hat, mit --promise an
error-file-taken = { $file } gibt es schon; nimm einen anderen Namen
error-not-written = { $file } kann nicht geschrieben werden: { $reason }
error-pack-faults =
    { $count ->
        [one] { $file }: { $count } Fehler
       *[other] { $file }: { $count } Fehler
    }
error-postgres-backup = PostgreSQL hat eigene Werkzeuge: pg_dump zum Kopieren, pg_restore zum Wiederherstellen
error-no-store = bei { $file } ist kein Speicher
error-no-server = die Teile für den Server sind nicht installiert ({ $package }): pip install 'oneiros[server]'
error-no-plots = die Bilder brauchen matplotlib: pip install 'oneiros[balance]'
error-packs-in-markdown = zwei Kartensätze werden auf einer Seite für den Browser verglichen: lass --as markdown weg
error-same-packs = beide Kartensätze sind gleich: gib einen anderen mit --content DATEI oder --against DATEI an
error-no-marks = in { $file } fehlen die Marken { $begin } und { $end }, zwischen die die Tabellen kommen
error-no-rules = die Regeln von { $title } lassen sich nicht lesen: { $file } fehlt oder ist unlesbar

error-no-game = das Spiel „{ $id }“ gibt es nicht; die Spiele sind: { $known }
error-players = { $title } ist für { $fewest } bis { $most } Spieler, nicht für { $number }
error-no-option = { $title } hat keine Option „{ $name }“; die Optionen sind: { $known }
error-option-value = die Option „{ $name }“ von { $title } kann { $allowed } sein, nicht { $given }
error-no-bot = für { $title } gibt es keinen Bot „{ $name }“; es gibt: { $known }
error-no-champion = für so viele Spieler gibt es bei { $title } keinen Meister; es gibt einen für: { $known }
error-other-course = in { $folder } liegt ein Kurs mit anderem { $name }; wähle einen anderen Ordner oder setze jenen fort
error-bot-form = ein Bot heißt etwa „package.module:Class“ oder „process:./agent“, nicht „{ $name }“
error-bot-alone = der Bot „{ $name }“ spielt nur { $title }, und nur allein
error-bot-cards = der Bot „{ $name }“ hat die üblichen Karten von { $title } gelernt und kennt keine anderen
error-not-read = { $file } lässt sich nicht lesen: { $reason }
error-not-text = { $file } lässt sich nicht lesen: das ist kein Text in UTF-8
error-not-toml = { $file } ist kein gültiges TOML: { $detail }
error-bad-pack = { $file }: { $detail }
error-not-a-record = { $file } ist keine gespeicherte Partie: { $detail }
error-bad-seed = der Startwert ist weder eine ganze Zahl noch eine Folge hexadezimaler Ziffern
error-record-version = diese Partie wurde nach Version { $version } der Regeln von { $title } gespielt; hier gilt Version { $now }
error-record-cards = diese Partie wurde mit anderen Karten gespielt als „{ $pack }“; gib ihre Datei mit --content an
error-record-setup = diese Partie lässt sich nicht aufbauen: { $cause }
error-record-move = Zug { $number } dieser Partie ist nicht möglich: { $cause }
error-no-rule = eine Regel „{ $number }“ gibt es in { $title } nicht; die Regeln sind { $first } bis { $last }
error-no-rule-numbers = eine Regel „{ $number }“ gibt es in { $title } nicht; die Regeln haben keine Nummern
error-save-taken = { $file } gibt es schon und ist keine gespeicherte Partie
error-save-failed = { $file }: { $reason }
error-nothing-promised = der Startwert dieser Partie ist eine Zahl; darum wurde nichts versprochen
error-broken-promise = das Versprechen ist gebrochen: versprochen war { $claimed }, die Partie ergibt { $made }
error-bots-once = nenne jeden Bot einmal, und mindestens einen
error-seatings = { $bots } Bots auf { $players } Plätzen ergeben { $seatings } Sitzordnungen, und jede spielt jede Verteilung; nenne weniger Bots
error-needs-package = { $what } braucht { $package }: pip install 'oneiros[{ $extra }]'
error-not-listening = { $host }, Port { $port }, lässt sich nicht belegen: { $reason }
error-store-url = --store ist eine URL: sqlite:///DATEI oder postgresql://user@host/name
error-channels-store = --channels ist für mehrere Prozesse; die brauchen auch --store postgresql://...
error-processes-system = mehrere Prozesse hinter einem Port gehen nur unter Linux
error-processes-store = --processes braucht --store postgresql://... und --channels redis://...
error-channels-url = --channels ist eine URL: redis://host:6379
error-public-url = --public-url ist, was Besucher eingeben: https://games.example.org
error-proxies = --proxies nimmt Adressen und Netze wie 10.0.0.2,172.16.0.0/12, nicht „{ $text }“
error-store-damaged = der Speicher { $file } ist beschädigt ({ $detail }); ersetze ihn durch eine Sicherung
error-store-closed = der Speicher { $file } lässt sich nicht öffnen: { $detail }
error-store-version = der Speicher { $file } stammt von einer anderen Version von Oneiros: { $detail }
error-store-in-use = ein anderer Server benutzt den Speicher { $file }; gib diesem ein anderes --store, oder beiden ein PostgreSQL
error-file-there = { $file } gibt es schon
error-copy-damaged = die Kopie ist beschädigt; ist die Platte voll?
error-no-line = der Tisch hat keine Nachricht { $number }
error-not-blocked = { $what } ist nicht gesperrt
error-no-whereabouts = woher { $name } kommt, ist nicht bekannt
error-no-address = „{ $text }“ ist keine Adresse
error-no-person = es gibt keinen Nutzer mit der Kennung „{ $text }“ und kein Konto dieses Namens
error-no-table = es gibt keinen Tisch mit der Kennung oder dem Code „{ $text }“
error-not-loaded = „{ $name }“ lässt sich nicht laden: { $detail }
error-not-subclass = „{ $name }“ ist keine Unterklasse von oneiros.{ $base }
error-other-version = dieser Rechner hat eine andere Version von { $title } als der, auf dem die Arena begann
error-not-a-plan =
    { $kind ->
        [dataset] { $file } ist nicht der Plan eines Datensatzes; gib mit --out einen anderen Ordner an
        [part] { $file } sagt nicht, welcher Teil eines Turniers das ist; gib Ordner an, die --part geschrieben hat
       *[tournament] { $file } ist nicht der Plan eines Turniers; gib mit --out einen anderen Ordner an
    }
error-other-run =
    { $kind ->
        [dataset] in { $folder } liegt ein anderer Datensatz (verschieden: { $differs }); gib mit --out einen anderen Ordner an
        [part] in { $folder } liegt ein anderer Teil eines Turniers (verschieden: { $differs }); gib mit --out einen anderen Ordner an
       *[tournament] in { $folder } liegt ein anderes Turnier (verschieden: { $differs }); gib mit --out einen anderen Ordner an
    }
error-part-form = ein Teil wird wie 3/64 geschrieben, der dritte von 64, nicht „{ $text }“
error-parts-differ = { $folder } und { $other } sind Teile verschiedener Turniere; verschieden: { $differs }
error-parts-missing =
    { $count ->
        [one] { $count } von { $of } Teilen fehlt: { $numbers }
       *[other] { $count } von { $of } Teilen fehlen: { $numbers }
    }
error-part-unfinished = Teil { $number } hat erst { $played } seiner { $games } Partien ({ $folder }); sein Befehl macht dort weiter
error-no-column = die Spalte „{ $name }“ gibt es nicht zur Wahl; es gibt { $known }
error-no-features = { $title } hat keine Merkmale
error-not-a-game = { $file } hat eine Zeile, die keine Partie ist: { $detail }
error-one-agent = nenne genau einen Agenten, nicht '{ $text }'
error-exam-wrong =
    { $count ->
        [one] 1 Frage in { $file } passt nicht zu ihren Antworten
       *[other] { $count } Fragen in { $file } passen nicht zu ihren Antworten
    }
error-exam-page = in { $file } steht etwas anderes als in den Antworten daneben; die Noten stimmen alle
error-exam-pack = ein Kartensatz ist 'standard' oder die Nummer eines unbekannten, nicht '{ $pack }'
error-not-an-exam = { $file } ist keine Prüfung: { $detail }
error-other-exam = in { $file } steht eine andere Prüfung; nenne mit --out einen anderen Ordner
error-exam-version = diese Prüfung wurde nach anderen Regeln abgehalten, als diese Version von Oneiros sie hat
error-agent-silent = der Agent antwortet nicht: { $detail }
error-nonsense-form = eine erfundene Sprache ist 'nonsense:' und eine ganze Zahl, nicht '{ $language }'
error-workers-die = die Prozesse, die spielen, brechen immer wieder ab; reicht der Arbeitsspeicher?
error-no-cluster = bei „{ $address }“ ist kein Ray-Cluster: { $detail }
error-bot-of-your-own = bring einen eigenen Bot mit, etwa process:./agent oder module:Class, nicht „{ $name }“
error-table-or-open = gib --table oder --open an, nicht beides
error-bot-stopped = { $name } ist ausgefallen, hat aufgegeben und hört auf: { $reason }

rule-broken = Regel { $rule } verbietet es
os-error =
    { $errno ->
        [2] diese Datei oder diesen Ordner gibt es nicht
        [13] der Zugriff ist nicht erlaubt
        [17] das gibt es schon
        [20] ein Teil des Pfads ist kein Ordner
        [21] das ist ein Ordner
        [28] die Platte ist voll
        [30] die Platte ist schreibgeschützt
        [48] die Adresse ist schon belegt
        [98] die Adresse ist schon belegt
        [10048] die Adresse ist schon belegt
       *[other] Fehler { $errno } des Systems
    }

version = oneiros { $version } ({ $build })
train-goes-on = Weiter nach { $rounds } Runden und { $minutes } Minuten Rechenzeit.
train-round = Runde { $number }, { $minutes } min: { $games } Partien, Verlust { $loss }, { $share } gegen Gäste { $curve }
train-trial = { $share } von { $games } Partien gegen { $bot } gewonnen (95%: { $low } bis { $high })
written = Geschrieben: { $file }
content-next = Weiter mit: { $command }
content-right = richtig wäre zum Beispiel:
content-good = { $file } ist spielbar: { $name }, Prüfsumme { $fingerprint }
backup-made =
    { $count ->
        [one] { $file }: { $count } Tisch
       *[other] { $file }: { $count } Tische
    }
troubles-none = Alle Tische lassen sich lesen.
verify-dealt = Die Karten wurden verteilt wie versprochen: { $promise }
verify-moves =
    { $count ->
        [one] { $count } Zug, den Regeln gemäß.
       *[other] { $count } Züge, alle den Regeln gemäß.
    }
verify-unfinished = Die Partie wurde nicht zu Ende gespielt.
verify-won = Gewonnen: { $winners }. Punkte nach Plätzen: { $scores }.
verify-nobody = Niemand hat gewonnen. Punkte nach Plätzen: { $scores }.
serve-where = Die Spiele sind unter { $address } (Ende mit Strg-C)
words-to-do =
    { $count ->
        [one] { $language }: { $count } Sache fehlt
       *[other] { $language }: { $count } Sachen fehlen
    }
words-complete = { $language }: nichts fehlt
gap-file = die Datei fehlt
gap-line = Zeile { $line } ist nicht lesbar
gap-message = { $key } fehlt
gap-left-over = { $key } ist überzählig
gap-value = { $key } sagt { $name } nicht
gap-unknown-value = { $key } bekommt kein { $name }

arena-report = Bericht: { $file }
arena-games = Partien: { $file }
arena-continues =
    { $count ->
        [one] Es geht weiter nach { $count } Partie in { $folder }.
       *[other] Es geht weiter nach { $count } Partien in { $folder }.
    }
arena-rounded = Es werden { $count } Partien gespielt, damit jede Sitzordnung jede Verteilung spielt.
arena-interrupted = Unterbrochen nach { $count } von { $games } Partien; derselbe Befehl macht dort weiter.
arena-part = Teil { $number } von { $of } ist gespielt, Partien: { $count }. Er liegt in { $folder }; „oneiros arena merge“ fügt alle Teile zusammen.
dataset-continues =
    { $count ->
        [one] Es geht weiter nach { $count } geschriebenen Partie.
       *[other] Es geht weiter nach { $count } geschriebenen Partien.
    }
dataset-part = Fehlende Dateien: { $missing } von { $files } in { $folder }. Lege die Dateien aller Teile in einen Ordner und starte den Befehl dort ohne --part.
dataset-written = Partien: { $games }. Dateien: { $files }. Die Karte: { $file }
exam-report = Bericht: { $file }
exam-answers = Antworten: { $file }
exam-continues =
    { $count ->
        [one] Es geht nach 1 Sitzung weiter, die in { $file } steht.
       *[other] Es geht nach { $count } Sitzungen weiter, die in { $file } stehen.
    }
exam-interrupted = Nach { $count } von { $all } Sitzungen unterbrochen; derselbe Befehl macht dort weiter.
exam-differs = Frage { $number } stimmt nicht: { $fields }
exam-agrees =
    { $count ->
        [one] 1 Sitzung wurde noch einmal abgehalten: alle Noten stimmen.
       *[other] { $count } Sitzungen wurden noch einmal abgehalten: alle Noten stimmen.
    }
exam-unfinished =
    { $count ->
        [one] 1 Sitzung fehlt noch.
       *[other] { $count } Sitzungen fehlen noch.
    }
exam-game = Spiel
exam-choices = Entscheidungen
exam-lost = verschenkt
exam-mistakes = Fehler
exam-refused = abgelehnt
exam-failed = gescheitert
exam-all = alle
figure-bot = Bot
figure-won = gewonnen
figure-share = Anteil
figure-interval = 95-%-Intervall
figure-score = Punkte
figure-mean-score = Punkte im Mittel
figure-of = { $count } von { $all }
figure-range = { $low } bis { $high }
simulate-title = { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $games } Partien aufs Geratewohl, Startwert { $seed }
simulate-wins = Siege
simulate-player = Spieler { $number }
simulate-won = gewonnen
simulate-won-together = gemeinsam gewonnen
simulate-shared = geteilt
simulate-nobody = niemand
simulate-moves = Züge je Partie: Mittel { $mean }, Standardabweichung { $sd }, { $least } bis { $most }
simulate-endings = Enden: { $endings }
simulate-speed = Tempo: { $games } Partien und { $moves } Züge je Sekunde

server-id = Kennung
server-name = Name
server-address = Adresse
server-seen = zuletzt da
server-tables = Tische
server-lines = Nachrichten
server-code = Code
server-game = Spiel
server-stage = Stand
server-touched = letzter Zug
server-opener = eröffnet von
server-people = Spieler
server-line = Nachricht
server-person = Nutzer
server-said = Text
server-kind = Art
server-what = was
server-until = bis
server-account = Konto
server-guest = Gast
server-listed = öffentlich
server-line-removed = Nachricht { $number } ist weg.
server-table-closed = Tisch { $id } ist geschlossen.
server-sessions-ended =
    { $count ->
        [one] { $count } Sitzung beendet
       *[other] { $count } Sitzungen beendet
    }
server-blocked = { $kind } { $what } ist gesperrt bis { $until }
server-unblocked = Erledigt.
server-bot = Bot
server-scope = Rechte
server-made = erstellt
server-used = benutzt
server-never = nie
server-token-ended = Das Token gilt nicht mehr.
