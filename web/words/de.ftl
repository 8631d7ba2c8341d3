# Was nur der Browser sagt, auf Deutsch.

you = Du
home-title = Welcher Traum heute Nacht?
home-about = Fünf Brettspiele für ruhige Abende. Mit Freunden, mit Fremden oder allein gegen Bots.
look = Ein Spielbrett ansehen
gallery = Alle Spielteile
theme-night = Nacht
theme-dawn = Morgen
theme-turn = Nacht oder Morgen

# Bedienung
back = Zurück
undo = Zurücknehmen
hint = Tipp
rules = Regeln
log = Verlauf
close = Schließen
other-players = Die anderen Spieler
your-turn = Du bist dran.
wait-for = { $names } { $count ->
        [one] überlegt.
       *[other] überlegen.
    }
not-now = Nicht jetzt.
not-now-why = Das geht gerade nicht.
think-twice = Überleg es dir noch einmal
keep-thinking = Ich überlege noch
do-it = Trotzdem machen
clear-choice = Zurücklegen
card-unknown = eine unbekannte Karte
card-back = eine verdeckte Karte
place-to-put = ein Platz zum Anlegen
news-live = Zuletzt: { $news }

# Die Leitung
refusal-rule = (Regel { $rule })
rule-number = Regel { $rule }
refusal-unreached = Der Server ist gerade nicht zu erreichen.
refusal-unreadable = Die Antwort des Servers lässt sich nicht lesen.
refusal-interrupted = Die Verbindung ist abgerissen, bevor die Antwort kam. Was du siehst, ist der neueste Stand.
refusal-closed-by-server = Der Server hat die Verbindung geschlossen.
refusal-stale = Das Spiel ist schon weitergegangen. Sieh noch einmal hin.
refusal-too-much = Das war etwas zu schnell. Warte einen Moment.
refusal-unknown = Unter diesem Namen gibt es hier nichts.
refusal-server = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
refusal-store-down = Der Server kann gerade keine Züge speichern. Versuch es noch einmal.
refusal-no-identity = Gib dir zuerst einen Namen.
refusal-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
refusal-undo-revealed = Seitdem wurde etwas aufgedeckt, also lässt sich der Zug nicht zurücknehmen.
refusal-undo-not-yours = Seitdem war jemand anders am Zug, also lässt sich dein Zug nicht zurücknehmen.
refusal-undo-timed = Solange die Sanduhr läuft, lässt sich nichts zurücknehmen.
refusal-no-undo = An diesem Tisch lassen sich Züge nicht zurücknehmen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-not-your-turn = Du hast gerade nichts zu entscheiden.
refusal-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-other = Das geht jetzt nicht.
refusal-late = Deine Zeit war abgelaufen.
refusal-nobody-shown = Sag erst, wer vor dem Bildschirm sitzt.
refusal-no-companions = Nur wer mitspielt, kann den Bildschirm mit anderen teilen.

# Das Ende

end-in-all = Insgesamt
end-together = Zusammen
end-place = { $place }. Platz
end-winner = gewonnen
end-you-won = Du hast am tiefsten geträumt.
end-won = { $who ->
    [you] Du hast
   *[other] { $name } hat
} am tiefsten geträumt.
end-shared = Geteilter Sieg: { $names }
end-all-won = Der Weg hinaus ist gefunden.
end-all-lost = Aus diesem Traum gab es kein Entkommen.
end-nobody = Niemand hat gewonnen.
end-resigned = Das Spiel endete durch Aufgabe.
end-you-resigned = Du hast aufgegeben.
end-rematch = Revanche
end-rematch-waits = Warten auf die anderen
end-rematch-wanted = { $names } { $count ->
        [one] möchte
       *[other] möchten
    } noch einmal spielen.
end-replay = Wiederholung
end-share = Teilen
end-shared-link = Kopiert
end-look = Zum Tisch
end-back = Zum Ergebnis
end-night = So verlief die Nacht
end-counting = Die Züge werden durchgesehen …

# Start
play-now = Spielen
new-table = Neuer Tisch
join = Mitspielen
join-code = Tischcode
weight-1 = leicht
weight-2 = mittel
weight-3 = schwer
weight = Anspruch { $weight } von 3
minutes = { $count } Min.
players-range = { $from }–{ $to }
players-for = für { $from } bis { $to } Spieler
daily = Traum des Tages
daily-about = Ein Stapel für alle, ein Versuch. { $tries ->
    [0] Noch hat niemand zu Ende gespielt.
    [one] Bisher 1 beendeter Versuch.
   *[other] Bisher { $tries } beendete Versuche.
}
daily-on = Dein Versuch wartet auf dich.
your-games = Deine Spiele
your-games-none = Noch läuft nichts. Ein Spiel, das du verlässt, wartet hier auf dich.
games-over-none = Hier erscheinen deine beendeten Spiele.
waits-title = Hier bist du dran
games-as-of = Stand: { $when }.
your-games-wait = Sonst läuft gerade nichts.
round-number = Runde { $round }
left-none = Zeit abgelaufen
left-minutes = noch { $count } Min.
left-hours = { $count ->
        [one] noch 1 Stunde
       *[other] noch { $count } Stunden
    }
left-days = { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }
with-bots = gegen Bots
with-names = mit { $names }
turn-yours = Du bist dran
turn-theirs = Andere sind dran
table-open = Sucht Mitspieler
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen!
result-won = Gewonnen
result-lost = Verloren
name-yours = Dein Name
name-guest = Gast
guest-mark = Gast
guest-about = Spielt ohne Konto. Andere können denselben Namen tragen.
guest-named = { $name } (Gast)
bot-mark = Bot
bot-about = Hier spielt ein Programm, von einem anderen Rechner aus.
bot-named = { $name } (Bot)
settling = Einen Moment …
language = Sprache
go-home = Zu den Spielen

# Ein neuer Tisch
new-title = Ein neuer Tisch
new-game = Welches Spiel?
new-players = Wie viele spielen?
new-clock = Bedenkzeit
new-clock-none = So lange ihr wollt
new-clock-move = { $minutes ->
        [one] Eine Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
new-clock-game = Je { $minutes } Minuten
new-listed = Offen für alle
new-agents = Auch Bots von anderen können mitspielen
new-hints = Tipps sind erlaubt
new-undo = Züge dürfen zurückgenommen werden
new-open = Tisch eröffnen

lobby-title = Der Tisch steht bereit
lobby-link = Schick diesen Link allen, mit denen du spielen willst
lobby-code = oder sag ihnen den Code
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-open = frei
lobby-sit = Hier hinsetzen
lobby-stand = Aufstehen
lobby-free = Platz frei machen
lobby-ready = Ich bin bereit
lobby-not-ready = Doch noch nicht
lobby-is-ready = bereit
lobby-not-here = nicht da
lobby-same-screen = am selben Bildschirm
lobby-waiting = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
lobby-seats = Plätze
invite-title = { $name } lädt dich zu einer Partie { $game } ein
invite-title-open = Du bist zu einer Partie { $game } eingeladen
invite-sit = Hinsetzen und mitspielen
invite-minutes = etwa { $count } Min.
invite-players = { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
invite-others = Am Tisch: { $names }
level-drowsy = Schlafmütze
level-dreamer = Tagträumer
level-lucid = Klarträumer
level-oracle = Orakel
bot-1 = Morpheus
bot-2 = Nyx
bot-3 = Ikelos
bot-4 = Phantasos
bot-5 = Hypnos
seat-number = Platz { $number }
seat-bot = Bot, { $level }

# Am Tisch
more = Mehr
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt auf deinem Platz weiter, und du kannst nicht mehr gewinnen.
leave = Platz einem Bot überlassen
come-back = Platz wieder einnehmen
away-note = Ein Bot spielt für dich.
watching = Du schaust zu
undo-not = Nichts zurückzunehmen
undo-wish = { $who ->
    [you] Du möchtest
   *[other] { $name } möchte
} { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Lieber nicht
undo-asked = Du möchtest einen Zug zurücknehmen. Die anderen müssen zustimmen.
hint-says = Ein Klarträumer rät: „{ $move }“.
hint-only = Es ist der einzig mögliche Zug.
hint-lost = Das Spiel ist so gut wie verloren, egal was du tust.
hint-better = Damit gewinnst du in etwa { $chance } % der Fälle. Zweitbester Zug: „{ $other }“ mit etwa { $otherchance } %.
hint-close = Damit gewinnst du in etwa { $chance } % der Fälle. Ein anderer Zug ist etwa genauso gut.
hint-sensible = Damit gewinnst du in etwa { $chance } % der Fälle.
link-connecting = Der Tisch wird gesucht …
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-silent = Der Server antwortet nicht. Es wird weiter gewartet …
link-doubt = Vielleicht ist dein letzter Zug noch angekommen. Du siehst es, sobald die Verbindung wieder steht.
retry = Erneut versuchen
clock-hours = { $hours } Std. { $minutes } Min.
seat-away = ein Bot spielt
since-turn = Seit deinem Zug
since-again = Noch einmal ansehen: { $what }
cues = Töne und Vibration
cue-buzz = Vibration
cue-turn = wenn ich dran bin, und am Ende
cue-moves = wenn etwas gespielt wird
cue-chat = wenn jemand schreibt
chat-mute-short = Stumm
clock-left = { $who ->
    [you] Du hast noch { $time }
   *[other] { $name }: noch { $time }
}
loading = Einen Moment …
nothing-here = Hier ist nichts.

# Wiedergabe
replay-move = Zug { $move } von { $moves }
replay-previous = Ein Zug zurück
replay-next = Ein Zug vor
replay-play = Abspielen
replay-stop = Anhalten
replay-eyes = Aus wessen Sicht
replay-open = alles offen
replay-spectator = Zuschauer

## Regeln und erste Spiele
rules-of = { $game }: die Regeln
rules-contents = In diesen Regeln
learn-short = Erstes Spiel
learn-begin = Spielend lernen
learn-title = { $game }: ein erstes Spiel
learn-note = ein erstes Spiel
learn-step = Schritt { $step } von { $steps }
learn-fold = Einklappen
learn-unfold = Ausklappen
learn-do = Zeig es mir
learn-other = Diese Lektion geht einen anderen Weg: Wähle, was leuchtet.
learn-over = Hier endet die Lektion. Jetzt ein echtes Spiel?
learn-astray = Nicht ganz: Dreh es erst.
learn-skip = Lektion verlassen
learn-play = Jetzt ein echtes Spiel
learn-again = Noch einmal

## Pages

# Auf jeder Seite
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
notice-title = Hier fehlt etwas
rules-now = Was gerade zählt
rules-page = Alle Regeln auf einer eigenen Seite

# Start und Listen
with-nobody = allein
daily-try = Versuchen
daily-go-on = Weiterspielen
replays = Wiederholungen
games-all = Alle { $count }
games-any = Alle Spiele
games-going-on = Läuft

# Ein neuer Tisch
new-seats = Wer wo sitzt
new-seat-person = Ein Mensch, per Link
new-seat-here = Jemand an diesem Bildschirm
new-here-name = Name auf Platz { $number }
new-here-note = Ihr teilt euch diesen Bildschirm: Zwischen euch fällt ein Vorhang. Das Spiel wird nicht gewertet.
new-all-bots = Bots auf alle anderen Plätze
new-no-bots = Menschen auf alle anderen Plätze
new-no-options = { $game } hat keine eigenen Einstellungen.
new-clock-day = Ein Tag pro Zug
new-chat = Chat
new-chat-all = Freitext
new-chat-phrases = Feste Sätze
new-chat-off = Aus
new-then-link = Als Nächstes bekommst du Link und Code für die anderen.
new-then-begin = Das Spiel beginnt sofort.
new-begin = Los geht’s
option-seconds = { $value } s

lobby-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen oder selbst einen eröffnen:
lobby-who = Wer auf Platz { $number } sitzt

# Am Tisch
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-words = In Worten
tab-seats = Tisch
in-words = Das Spielbrett in Worten
words-not-yet = Sobald das Spiel beginnt, wird das Spielbrett hier in Worten beschrieben.
table-link = Link zu diesem Tisch
seat-resigned = hat aufgegeben
carry = Auf anderem Gerät weiter
carry-about = Öffne das auf dem anderen Gerät, mit der Kamera oder über den Link. Es gilt nur einmal, { $minutes } Minuten lang; gib es nicht weiter.
chat-write = Sag etwas
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch wird geschwiegen.
chat-mute = { $name } stummschalten
chat-unread =
    Chat: { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla.
phrase-wow = Wow!
phrase-your-turn = Du bist dran!
phrase-thinking = Lass mich überlegen.
phrase-again = Noch ein Spiel?
phrase-goodbye = Tschüss!

end-moments = Wendepunkte
end-show-chances = Chancen
end-show-points = Punkte
end-axis-chance = Gewinnchance in %
end-axis-moves = Züge
end-looking = Ein starker Bot geht die Züge durch: { $done } von { $moves }
end-no-turns = Kein einzelner Zug hat dieses Spiel entschieden.
turn-mistake = { $who ->
    [you] Du hast
   *[other] { $name } hat
} Chancen vergeben: von { $before } % auf { $after } %.
turn-swing = { $who ->
    [you] Deine Chancen
   *[other] Die Chancen von { $name }
}: von { $before } % auf { $after } %.
turn-better = Besser wäre „{ $move }“.
replay-where = Stelle im Spiel
replay-speed = Tempo
replay-open-from = { $name }, alles offen
replay-share = Link zu diesem Zug

# Wer du bist
me-title = Du
me-name = Name
me-take-name = Namen übernehmen
me-named = So heißt du jetzt.
me-account = Du bist { $name } und hast ein Konto.
me-guest-waits = In einem Spiel hast du zwei Plätze: deinen eigenen und den als Gast { $name }. Um als Gast weiterzuspielen, melde dich in diesem Browser ab.
me-rating =
    Wertung mindestens { $skill }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
me-make = Ein Konto anlegen
me-make-about = Zum Spielen brauchst du keins. Mit Konto hast du deine Spiele auf jedem Gerät: ein Name, ein Passwort, sonst nichts.
me-made = Dein Konto ist angelegt. Alles, was du gespielt hast, ist darin.
me-name-first = Gib dir zuerst einen Namen.
me-passphrase = Passwort, mindestens 10 Zeichen
me-enter = Anmelden
me-enter-about = Was du hier als Gast gespielt hast, kommt mit.
me-entered = Du bist angemeldet.
me-change = Passwort ändern
me-change-about = Alle anderen Geräte müssen sich neu anmelden.
me-changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet.
me-old = Bisheriges Passwort
me-new = Neues Passwort, mindestens 10 Zeichen
me-devices = Deine Geräte
me-device = Ein Gerät
me-device-this = dieses hier
me-device-seen = zuletzt { $day }
me-end = Abmelden
me-ended = Das Gerät ist abgemeldet.
me-end-others = Überall sonst abmelden
me-leave = Hier abmelden
me-left = Du bist abgemeldet. Wer hier als Nächstes spielt, ist ein neuer Gast.
me-leave-warning = Ohne Konto kommst du an deine Spiele nicht mehr heran, sobald alle deine Geräte abgemeldet sind.
me-muted = Stummgeschaltet
me-unmute = Stummschaltung aufheben
tokens-title = Deine Bots
tokens-about = Ein Programm kann hier unter eigenem Namen spielen. Es meldet sich mit einem Token an, und alle sehen, dass es ein Bot ist.
tokens-made = Das ist das Token von { $name }. Du siehst es nur dieses eine Mal: Kopiere es jetzt.
tokens-use = Wer es hat, kann als dein Bot spielen. So bekommt es das Programm:
tokens-bot = Name des Bots
tokens-scope = Er darf
tokens-play = spielen
tokens-read = nur zusehen
tokens-make = Token erstellen
tokens-unused = noch nicht benutzt
tokens-used = zuletzt benutzt: { $day }
tokens-end = Widerrufen
tokens-end-of = Token von { $name } widerrufen

refusal-no-code = Kein Tisch hat diesen Code. Prüf ihn und versuch es noch einmal.
refusal-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-revoked = Auf diesem Gerät wurdest du abgemeldet. Melde dich wieder an oder spiel als neuer Gast.
refusal-no-link = Dieser persönliche Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.
refusal-wrong-passphrase = Ein Konto mit diesem Namen und Passwort gibt es nicht.
refusal-name-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
refusal-passphrase = Ein Passwort hat 10 bis 200 Zeichen.
refusal-other-rules = Dieses Spiel wurde nach anderen Regeln begonnen und lässt sich hier nicht fortsetzen.
refusal-hidden = Das siehst du nach dem Spiel; beim Traum des Tages erst, wenn der Tag vorbei ist.
refusal-idle = Die Verbindung wurde geschlossen, weil länger nichts von dir kam.
refusal-no-chat = An diesem Tisch gibt es nur feste Sätze oder gar keinen Chat.
refusal-empty = Schreib zuerst etwas.
refusal-too-long = Das ist zu lang.
refusal-account-name = Ein Konto behält seinen Namen.
refusal-bad-content = Diese Kartensammlung enthält einen Fehler und lässt sich nicht verwenden.
refusal-bad-plugin = Ein hinzugefügtes Spiel oder ein Bot funktioniert auf diesem Server nicht.
refusal-bad-record = Diese Aufzeichnung eines Spiels lässt sich nicht lesen.
refusal-bad-request = Diese Auswahl nimmt der Server nicht an.
refusal-begun = Das Spiel hat schon begonnen.
refusal-blocked = Du wurdest auf diesem Server für eine Weile gesperrt.
refusal-closed = Dieser Tisch wurde von der Leitung des Servers geschlossen.
refusal-name-blocked = Dieser Name ist hier nicht erlaubt.
refusal-daily = Den Traum des Tages spielt man allein und nur einmal.
refusal-early = Dafür ist es noch zu früh.
refusal-has-account = Du hast schon ein Konto.
refusal-host = Dieser Server antwortet nur auf dem Rechner, auf dem er läuft.
refusal-malformed = Der Server konnte das nicht lesen. Lade die Seite neu und versuch es noch einmal.
refusal-method = Das kann der Server hier nicht tun.
refusal-missing-package = Auf dem Server fehlt etwas, das dafür nötig ist.
refusal-needs-answer = Hier ist gleich ein Bot am Zug.
refusal-no-seat = Lass mindestens einen Platz für einen Menschen frei.
refusal-no-such-bot = Einen solchen Bot gibt es für dieses Spiel nicht.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-not-away = Du spielst diesen Platz schon selbst.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-ready = Noch sind nicht alle Plätze besetzt.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-yours = Das kann nur, wer den Tisch eröffnet hat.
refusal-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
refusal-over = Das Spiel ist zu Ende.
refusal-refused = Der Server hat das abgelehnt.
refusal-rematch-made = Die Revanche ist schon eröffnet.
refusal-rematch-not-agreed = Noch haben nicht alle der Revanche zugestimmt.
refusal-rematch-not-offered = Niemand hat eine Revanche angeboten.
refusal-resigned = Du hast dieses Spiel aufgegeben.
refusal-restart = Der Server startet neu. Nichts ist verloren.
refusal-set-aside = Dieser Tisch lässt sich nicht mehr lesen. Der Server hat den Grund notiert; an allen anderen Tischen geht es weiter.
refusal-timeout = Der Server hat zu lange gebraucht. Nichts ist verloren; versuch es noch einmal.
refusal-too-large = Das ist für den Server zu groß.
refusal-too-many-changes = An diesem Tisch wurde zu oft etwas geändert oder zurückgenommen. Spiel weiter, wie es steht, oder eröffne einen neuen.
refusal-undo-asked = Es hat schon jemand gebeten, einen Zug zurücknehmen zu dürfen.
refusal-undo-not-asked = Niemand möchte einen Zug zurücknehmen.
refusal-yourself = Dich selbst kannst du nicht stummschalten.
refusal-agent-fault = Das Programm, das hier spielt, ist ausgefallen.
refusal-bad-token = Dieses Token gilt nicht: Es wurde nie erstellt oder ist widerrufen.
refusal-for-people = Das geht mit einem Token nicht. Melde dich mit dem Konto an, dem der Bot gehört.
refusal-no-account = Nur ein Konto kann Bots haben. Leg zuerst eines an.
refusal-no-bots = Wer diesen Tisch eröffnet hat, möchte mit Menschen spielen.
refusal-scope = Mit diesem Token darfst du zusehen, aber nicht spielen.
refusal-too-many = Mehr geht nicht. Widerrufe erst eines, das du nicht mehr brauchst.

## Boards

standing = Zwischenstand

# Freunde am Tisch
rematch-call-off = Revanche absagen
rematch-change = Andere Plätze oder Einstellungen
rematch-offer = Diese Revanche anbieten
rematch-up = { $name } einen Platz nach oben
rematch-seats = In dieser Reihenfolge: { $names }
told-undo-refused = { $name } möchte den Zug lieber so lassen.
told-nudged = Der Tisch wartet auf dich.
told-watching = Du schaust zu. Du siehst, was für alle offen liegt.
told-seat-refused = Diesmal behält der Bot seinen Platz. Schau gern weiter zu.
told-seat-granted = Der Platz gehört dir. Viel Glück!
seat-wish = { $name } möchte den Platz von { $bot } übernehmen.
seat-grant = Platz überlassen
seat-refuse = Jetzt nicht
seat-offer = { $bot } ist ein Bot. Möchtest du den Platz übernehmen?
seat-ask = Um diesen Platz bitten
seat-ask-whose = Um den Platz von { $bot } bitten
seat-asked = Du hast um einen Platz gebeten. Wer den Tisch eröffnet hat, antwortet dir.
absent = { $name } ist nicht da und wäre am Zug.
absent-nudge = Erinnern
absent-message = Du bist am Zug. Der Tisch wartet auf dich.
absent-copied = Kopiert, jetzt verschicken
remind = { $name } erinnern
absent-replace = Bot spielen lassen
replaced-here = { $name } ist wieder da, und noch spielt ein Bot.
replaced-back = Platz zurückgeben
refusal-not-replaced = Dort vertritt kein Bot einen Spieler.
refusal-here = Dieser Spieler sitzt am Tisch.
refusal-nudged = Die letzte Erinnerung ist noch nicht lange her. Warte noch ein wenig.
refusal-no-bot = Auf diesem Platz sitzt kein Bot.
refusal-seat-asked = Darum hat schon jemand gebeten. Warte die Antwort ab.
refusal-seat-not-asked = Um diesen Platz bittet niemand.
refusal-seat-refused = Diesmal wurde deine Bitte abgelehnt. Du kannst gern zuschauen.
refusal-bad-rematch = So lässt sich kein Spiel aufbauen.

# Ein Haus in der Seite selbst: die statische Form

page-here = Auf diesem Gerät
page-title = Ohne Server
page-about = Gegen Bots kannst du auch spielen, wenn der Server nicht zu erreichen ist. Der Download hat { $size } MB. Solche Partien bleiben auf diesem Gerät.
page-keep = Zum Offline-Spielen laden
page-keeping = Die Spiele werden geladen: { $percent } %
page-kept = Alles Nötige ist auf diesem Gerät. Partien ohne Server bleiben hier.
page-play = Auf diesem Gerät spielen
page-forget = Wieder löschen
page-failed = Es konnte nicht alles gespeichert werden. Prüfe die Verbindung und den freien Platz und versuche es noch einmal; was da ist, bleibt.
page-unsafe = Browser speichern Spiele zum Offline-Spielen nur von sicheren Adressen; diese hier ist keine.
page-lacking = Die Spiele sind nicht auf dieses Gerät geladen. Du kannst weiterspielen, sobald der Server wieder da ist.
page-home = Was du hier spielst, bleibt auf diesem Gerät und braucht keinen Server.
page-leave = Zum Server
page-waits = Beim Server wartet auf dich
house-loading = Die Spiele werden vorbereitet: { $percent } %. Sieh dich inzwischen um.
house-waking = Ich wache auf …
house-progress = Wie viel schon geladen ist
house-download = Ein Teil des Spiels ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; was da ist, bleibt.
house-python = Dieser Browser konnte das Spiel nicht starten. Aktualisiere ihn oder nimm einen anderen.
house-unkept = Dieser Browser lässt uns nichts speichern: Deine Partien enden, wenn du die Seite schließt.
house-understood = In Ordnung
house-update = Eine neue Version ist da. Deine Partien bleiben.
house-update-take = Jetzt verwenden
house-update-later = Später
house-old = Von dieser Website gibt es eine neuere Version, und ohne sie geht es hier nicht weiter. Deine Partien bleiben.
house-full = In diesem Browser ist kein Platz mehr. Was sich nicht speichern ließ, wurde nicht ausgeführt; alles davor ist sicher. Mach etwas Platz frei und spiel dann weiter.
refusal-no-room = In diesem Browser ist kein Platz mehr, um das zu speichern. Es hat sich nichts geändert.
refusal-no-house = Die Spiele sind noch nicht da. Warte einen Moment und versuche es noch einmal.
refusal-no-people = In diesem Browser spielst du ohne andere Menschen.
refusal-bad-file = Das ist keine Datei mit gespeicherten Partien.
pack-title = Eigene Karten
pack-about = Ein Kartensatz ist eine Textdatei (TOML) mit den Karten und Zahlen eines Spiels. Speichere eine Kopie des Standardsatzes, ändere sie und lade sie hier. Sie bleibt in diesem Browser und kommt mit, wenn du deine Partien speicherst.
pack-copy = Standardsatz speichern
pack-load = Kartensatz laden
pack-loaded = „{ $name }“ ist geladen: Wähle den Satz für einen neuen Tisch.
pack-faults = { $count ->
    [one] Dieser Kartensatz lässt sich noch nicht verwenden. Er enthält einen Fehler:
   *[other] Dieser Kartensatz lässt sich noch nicht verwenden. Er enthält { $count } Fehler:
}
pack-remove = Entfernen
pack-choose = Karten
pack-standard = Der Standardsatz
refusal-pack-used = Du hast Partien mit diesen Karten, darum bleibt der Satz.
refusal-pack-too-long = Diese Datei ist zu lang für einen Kartensatz.
refusal-too-many-packs = Hier sind zu viele Kartensätze. Entferne zuerst einen.
refusal-no-pack = Diese Karten gibt es hier nicht.
kept-title = Deine Partien
kept-about = Sie bleiben in diesem Browser und werden nirgendwohin übertragen. Speichere sie in eine Datei, um sie auf ein anderes Gerät mitzunehmen. Wer die Datei liest, sieht darin verdeckte Karten.
kept-give = In eine Datei speichern
kept-given = Die Datei liegt bei deinen Downloads.
kept-take = Aus einer Datei laden
kept-taken = { $taken ->
    [one] Eine Partie kam dazu
   *[other] { $taken } Partien kamen dazu
}. Schon hier: { $known }. Nicht lesbar: { $unread }.

# Mehrere an einem Bildschirm
curtain-next = { $name } ist dran
curtain-hand = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }: Vorhang auf
curtain-who = Wer sitzt vor dem Bildschirm?
curtain-other = Oder ist es jemand anderes?
curtain-glass = Deine Sanduhr läuft, sobald du den Vorhang öffnest.
hand-on-over = Du bist vorerst fertig.
hand-on = Verdecken und weitergeben an { $name }
hand-on-glass = Deine Sanduhr starten
cover-screen = Tisch verdecken
