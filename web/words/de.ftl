# Was nur der Browser sagt, auf Deutsch.

you = Du
home-title = Welcher Traum heute Nacht?
home-about = Fünf Brettspiele für ruhige Abende. Mit Freunden, mit Fremden oder allein gegen Bots.
title-doors = Türen
title-ravens = Raben
title-sandman = Sandmann
title-runners = Traumläufer
title-workshop = Werkstatt
tagline-doors = Acht Türen führen hinaus. Finde sie, bevor der Stapel leer ist.
tagline-ravens = Merk dir was, tausche und trau dich, zuerst aufzuwachen.
tagline-sandman = Folge den Rädern und webe den lebhaftesten Traum.
tagline-runners = Leg deine Plättchen, solange der Sand läuft.
tagline-workshop = Sammle Splitter, bau Landschaften und geh darin spazieren.
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
log = Was geschah
close = Schließen
other-players = Die anderen Spieler
your-turn = Du bist dran.
wait-for = { $names } { $count ->
        [one] überlegt.
       *[other] überlegen.
    }
not-now = Nicht jetzt.
not-now-why = Das geht gerade nicht.
think-twice = Überleg noch einmal
keep-thinking = Ich überlege noch
do-it = Trotzdem tun
clear-choice = Zurücklegen
card-unknown = eine unbekannte Karte
card-back = eine verdeckte Karte
place-to-put = ein Platz zum Ablegen
news-live = Zuletzt: { $news }

# Türen
doors-lay = Anlegen
doors-discard = Abwerfen
doors-foresee = Prophezeiung
doors-take-it = Nehmen
doors-give-it = Hergeben
doors-swap-nothing = Nichts tauschen
doors-drop-it = Abwerfen
doors-next = Als Nächstes
doors-open = Öffnen
doors-leave = In den Limbus
doors-accept = Nehmen
doors-decline = Im Stapel lassen
doors-row-mine = Deine Reihe
doors-row = Reihe
doors-mine = Deine Türen
doors-shared = Gemeinsam mit { $name }
doors-shared-both = Gemeinsame Karten
doors-laid-out = Für beide ausgelegt
doors-count = { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    }
doors-deck = Stapel
doors-limbo = Limbus
doors-discarded = Ablage
doors-unseen = Noch nicht gesehen
doors-left = Was noch kommt
doors-silent = schweigend
doors-open-talk = offene Karten
doors-with = mit { $name }
doors-alone = allein
doors-door-missing = { $colour }: noch keine Tür
doors-door-open = { $colour }: Tür offen
doors-prophecy = Oben auf dem Stapel, die nächste Karte zuerst
doors-known-top = Als Nächstes
doors-run = { $count } von 3
doors-say-selected = { $card }: anlegen oder abwerfen?
doors-say-discard-only = { $card }: lässt sich gerade nicht anlegen. Abwerfen?
doors-nightmare-key = Einen Schlüssel
doors-nightmare-door = Eine Tür in { $colour } opfern
doors-nightmare-five = Die obersten fünf Karten
doors-nightmare-hand = Die ganze Hand

# Raben
ravens-total = { $count ->
        [one] 1 Rabe
       *[other] { $count } Raben
    }
ravens-round = Runde { $round }
ravens-target = bis { $target }
ravens-rounds = von { $rounds }
ravens-pile = Nachziehstapel
ravens-discard = Ablage
ravens-drawn = Das hast du gezogen
ravens-drew-two = Behalte eine
ravens-they-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
} gezogen
ravens-wake = Aufwachen!
ravens-draw = Ziehen
ravens-use = { $card } einsetzen
ravens-drop = Abwerfen
ravens-claim = Ich kenne zwei
ravens-claim-say = Beide zeigen je { $number }
ravens-take-say = Von der Ablage: { $card }. Anstelle welcher Karte?
ravens-place = { $who ->
    [you] Deine Karte { $place }
   *[other] Karte { $place } von { $name }
}
ravens-place-mine = Deine Karte { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, verdeckt
ravens-seen-by = gesehen: { $names }
ravens-say-turn = Zieh eine Karte, nimm die oberste der Ablage oder ruf „Aufwachen!“.
ravens-say-drawn = Behalte sie anstelle einer deiner Karten oder wirf sie ab.
ravens-say-drawn-special = Behalte sie anstelle einer deiner Karten, setz sie ein oder wirf sie ab.
ravens-say-claim-first = Welche zwei deiner Karten zeigen dieselbe Zahl? Wähle die erste.
ravens-say-claim-second = Und die zweite?
ravens-say-claim-number = Wie viele Raben zeigt jede?
ravens-scored = Runde { $round }
ravens-special-take-two = Nimm 2
ravens-special-peek-one = Spicke 1
ravens-special-swap-two = Tausch 2
ravens-looks = sieht sich noch { $count } an
ravens-round-over = Runde { $round } ist vorbei
ravens-on = Weiter
ravens-points = + { $points }

# Sandmann
sandman-round = Runde { $round } von 3
sandman-tokens = { $count ->
        [one] 1 Sandmarke
       *[other] { $count } Sandmarken
    }
sandman-your-tokens = Deine Sandmarken
sandman-your-goal = Dein Ziel
sandman-so-far = bisher { $count }
sandman-dreams = Träume
sandman-bag = Beutel
sandman-encounters = Begegnungen
sandman-open = Offen
sandman-in-hand = Auf der Hand
sandman-take-it = Nehmen
sandman-wheel-black = Schwarzes Rad
sandman-wheel-white = Weißes Rad
sandman-say-wheel = Wähle eine Karte im Kreis: Das { $wheel ->
        [black] schwarze
       *[white] weiße
    } Rad fährt dorthin.
sandman-say-steps = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }: „{ $card }“ nehmen?
sandman-draws = Bringt { $count ->
        [one] 1 Sandmarke
       *[other] { $count } Sandmarken
    }.
sandman-costs = Kostet { $count ->
        [one] 1 Sandmarke
       *[other] { $count } Sandmarken
    }.
sandman-meets = Die Räder träfen sich.
sandman-attach = Ebene { $level }
sandman-joined = verbunden
sandman-broken = ein Riss
sandman-lay-on = Ebene { $level }
sandman-done = Zug beenden
sandman-play-it = Ausspielen
sandman-keep-it = Behalten
sandman-pay-it = Bezahlen
sandman-set-here = Hier
sandman-step-mark = Schritte: { $steps }
sandman-left = noch { $count }
sandman-level = Ebene { $level }
sandman-score = Punkte: { $total }
sandman-gap = Lücke

# Traumläufer
runners-round = Traum { $round } von { $rounds }
runners-laying = legt noch
runners-content = fertig
runners-holder = zuerst fertig
runners-woken = aufgewacht
runners-stars-worth = Sterne und was sie wert sind
runners-calm = Ruhe
runners-as-it-lies = Wie es jetzt liegt
runners-as-it-was = So ging es aus
runners-lost-outside = Außerhalb des Traums
runners-lost-open = Offene Felder
runners-lost-nightmares = Albträume
runners-lost-krakens = Kraken
runners-lost-spiders = Spinnen
runners-gained = Erhalten
runners-chest = Truhe geöffnet
runners-linked = Verbundener Traum, wird geteilt
runners-bats = Plättchen für die Fledermäuse
runners-stars = Schritte auf der Sternenskala
runners-calm-after = Ruhe danach
runners-is-content = Fertig
runners-reconsider = Noch ändern
runners-clear = Zurücknehmen
runners-turn = Plättchen drehen
runners-laid = Gelegt
runners-hidden = Die Anordnungen bleiben verdeckt.
runners-turned = { $who ->
    [you] Du hast
   *[other] { $name } hat
} sie umgedreht.
runners-say-lay = Leg deine Plättchen über den Traum und drück dann auf „Fertig“.
runners-say-tile = Wohin kommt „{ $tile }“?
runners-say-waiting = Du bist fertig. Die anderen legen noch.
runners-buy = { $price } Münzen
runners-rest = Ausruhen: { $price } Münzen für 1 Ruhepunkt
runners-done = Nichts mehr kaufen
runners-market = Zu kaufen
runners-stack = noch { $count }
runners-place = Zeile { $row }, Spalte { $column }
runners-take-reward = { $reward } nehmen
runners-choose-colour = { $colour }

# Werkstatt
workshop-night = Nacht { $round } von 6
workshop-land = Land
workshop-workshop = Werkstatt
workshop-trees = { $count ->
        [one] 1 Baum
       *[other] { $count } Bäume
    }
workshop-points = { $count ->
        [one] noch 1 Punkt
       *[other] noch { $count } Punkte
    }
workshop-dream-tokens = Traummarken
workshop-finished = { $count } vollendet
workshop-hand = In deinen Händen
workshop-tree = Baum
workshop-walk = Gehen
workshop-step = Schritt
workshop-trade = 2 für 1
workshop-collect = Einsammeln
workshop-use = Kraft nutzen
workshop-sleep = Schlafen
workshop-wake = Fertig
workshop-enter = Träumer einlassen
workshop-stop = Genug
workshop-deeper = Einen tiefer
workshop-decline = Keine
workshop-keep-it = Behalten
workshop-field = Feld { $field }
workshop-empty = leer
sandman-say-take = „{ $card }“ nehmen?
sandman-say-lay = Auf welche Ebene?
sandman-say-play = „{ $encounter }“ ausspielen?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
sandman-hint-draws = bringt { $count }
sandman-hint-costs = kostet { $count }
sandman-hint-meets = die Räder treffen sich
sandman-card = { $name }: { $particles }, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
sandman-nightmare = { $name }, ein Albtraum: { $particles }
runners-points-note = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
workshop-corner-archive = Archiv
workshop-corner-collector = Sammler
workshop-corner-tower = Turm
workshop-corner-golem = Golem
workshop-corner-lake = See
workshop-corner-lord = Traumfürst
workshop-cost = { $count ->
        [0] kostenlos
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
workshop-banish = Verbannen
workshop-invoke = Ihre Kraft nutzen
workshop-store = Dort verwahren
workshop-awaken = Splitter darauflegen
workshop-finish = Vollenden
workshop-level = Stufe { $level }
workshop-hand-empty = Deine Hände sind leer.
workshop-say-put = Wohin kommt der Splitter ({ $colour })?
workshop-say-give = Welche zwei gibst du ab?
workshop-say-take = Und was nimmst du dafür?
workshop-say-tree = Wo wird der Baum gepflanzt?
workshop-say-walk = Wohin geht der Träumer?
workshop-say-step = Wohin tritt der Träumer?
workshop-say-banish = Welchen Splitter nimmst du für drei Albtraumsplitter?

# Die Leitung
refusal-rule = (Regel { $rule })
rule-number = Regel { $rule }
refusal-unreached = Der Server ist gerade nicht zu erreichen.
refusal-unreadable = Die Antwort des Servers lässt sich nicht lesen.
refusal-interrupted = Die Verbindung riss ab, bevor die Antwort kam. Du siehst jetzt, wie es steht.
refusal-closed-by-server = Der Server hat die Verbindung geschlossen.
refusal-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin.
refusal-too-much = Das war etwas zu schnell. Warte einen Moment.
refusal-unknown = Unter diesem Namen gibt es hier nichts.
refusal-server = Dem Server ist ein Fehler passiert. Nichts ist verloren; versuch es noch einmal.
refusal-store-down = Der Server kann gerade keine Züge speichern. Versuch es noch einmal.
refusal-no-identity = Gib dir zuerst einen Namen.
refusal-undo-nothing = Es gibt nichts von dir zurückzunehmen.
refusal-undo-revealed = Seitdem wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.
refusal-undo-not-yours = Seitdem hat jemand anders gezogen.
refusal-undo-timed = Solange der Sand läuft, wird nichts zurückgenommen.
refusal-no-undo = An diesem Tisch wird nichts zurückgenommen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-not-your-turn = Du hast gerade nichts zu entscheiden.
refusal-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-other = Das geht jetzt nicht.
refusal-late = Deine Zeit war schon um.

# Das Ende
end-doors-red = Rote Türen
end-doors-blue = Blaue Türen
end-doors-green = Grüne Türen
end-doors-brown = Braune Türen
end-ravens-before = Frühere Runden
end-ravens-last = Raben der letzten Runde
end-ravens-spared = Neunen, die nicht zählen
end-ravens-called = Wie die Runde ausging
end-ravens-penalty = Strafe für falsches Aufwachen
end-sandman-level-1 = Sterne, Ebene 1
end-sandman-level-2 = Sterne, Ebene 2, doppelt
end-sandman-level-3 = Sterne, Ebene 3, dreifach
end-sandman-cut-off = Abgeschnittene Karten, als Ebene 1
end-sandman-encounters = Begegnungen
end-sandman-goal = Ziel
end-sandman-nightmares = Albträume
end-sandman-keepsake = Andenken
end-runners-star = Sternenskala
end-runners-calm = Ruhe
end-runners-tiles = Punkte auf Plättchen
end-workshop-W25 = Bäume
end-workshop-W34 = Wasser unter den Füßen
end-workshop-W36 = Berge
end-workshop-W37 = Vollendete Landschaften
end-workshop-W42 = Unvollendete Landschaften
end-workshop-W43 = Traummarken
end-workshop-W49 = Rote Splitter unter den Füßen
end-workshop-W52 = Übrige rote Splitter

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
end-resigned = Das Spiel wurde aufgegeben.
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
join-code = Code eines Tisches
weight-1 = leicht
weight-2 = mittel
weight-3 = anspruchsvoll
weight = Anspruch { $weight } von 3
minutes = { $count } Min.
players-range = { $from }–{ $to }
players-for = für { $from } bis { $to } Spieler
daily = Traum des Tages
daily-about =
    Ein Stapel für alle, ein Versuch. { $tries ->
        [0] Noch niemand hat es versucht.
        [one] Bisher 1 Versuch.
       *[other] Bisher { $tries } Versuche.
    }
daily-on = Dein Versuch wartet auf dich.
your-games = Deine Spiele
your-games-none = Noch läuft nichts. Ein Spiel, das du verlässt, wartet hier auf dich.
games-over-none = Hier kannst du dir noch einmal ansehen, was du gespielt hast.
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
lobby-waiting = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
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
resign-sure = Wirklich aufgeben? Für die anderen spielt ein Bot weiter, und du kannst nicht mehr gewinnen.
leave = Platz einem Bot überlassen
come-back = Platz wieder einnehmen
away-note = Ein Bot spielt für dich.
watching = Du siehst zu.
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
hint-says = Ein Klarträumer rät: „{ $move }“
link-connecting = Der Tisch wird gesucht …
link-lost = Die Verbindung ist weg. Neuer Versuch …
retry = Jetzt versuchen
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
learn-begin = Beim Spielen lernen
learn-title = { $game }: ein erstes Spiel
learn-note = ein erstes Spiel
learn-step = Schritt { $step } von { $steps }
learn-fold = Einklappen
learn-unfold = Ausklappen
learn-do = Zeig es mir
learn-astray = Nicht ganz: Dreh es erst.
learn-skip = Lektion verlassen
learn-play = Jetzt ein echtes Spiel
learn-again = Noch einmal

## Pages

# Auf jeder Seite
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
notice-title = Etwas fehlt
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
new-all-bots = Bots auf alle anderen Plätze
new-no-bots = Menschen auf alle anderen Plätze
new-no-options = { $game } hat keine eigenen Einstellungen.
new-clock-day = Ein Tag pro Zug
new-chat = Chat
new-chat-all = Frei
new-chat-phrases = Mit festen Sätzen
new-chat-off = Gar nicht
new-then-link = Als Nächstes bekommst du Link und Code für die anderen.
new-then-begin = Das Spiel beginnt sofort.
new-begin = Los geht’s
option-seconds = { $value } s
option-doors-talk = Karten des Mitspielers
option-doors-talk-silent = Verdeckt
option-doors-talk-open = Für beide offen
option-ravens-penalty = Falsches Aufwachen kostet
option-ravens-penalty-5 = 5 Raben
option-ravens-penalty-15 = 15 Raben
option-ravens-tie = Aufwachen bei Gleichstand
option-ravens-tie-ravens = Deine Raben zählen
option-ravens-tie-zero = Du bekommst 0
option-ravens-target = Spielende bei so vielen Raben
option-ravens-rounds = Oder nach so vielen Runden (0: aus)
option-ravens-scary_nines = Halb so schlimm: Wer die meisten Neunen hat, zählt sie nicht
option-ravens-all_or_nothing = Alles oder nichts: Nur Neunen geben 0, alle anderen bekommen 50
option-ravens-claims = „Ich weiß, was ich habe“: zwei gleiche gegen eine
option-ravens-memory = Was du gesehen hast
option-ravens-memory-aided = Bleibt sichtbar
option-ravens-memory-strict = Musst du dir merken
option-runners-starred = Auch schwerere Träume (mit Stern)
option-runners-sandglass = Die Sanduhr, sobald jemand fertig ist
option-runners-patience = Sie dreht sich von selbst um nach
option-runners-patience-0 = Nie
option-workshop-creation = Träume erschaffen
option-workshop-creation-turns = Nacheinander
option-workshop-creation-together = Alle gleichzeitig
option-workshop-nightmare = Herr Albtraum geht im Land um

lobby-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen oder selbst einen eröffnen:
lobby-who = Wer auf Platz { $number } sitzt

# Am Tisch
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-words = In Worten
tab-seats = Tisch
in-words = Das Spielbrett in Worten
words-not-yet = Sobald das Spiel beginnt, steht das Spielbrett hier in Worten.
table-link = Link zu diesem Tisch
seat-resigned = hat aufgegeben
carry = Auf anderem Gerät weiter
carry-about = Öffne das auf dem anderen Gerät, mit der Kamera oder über den Link. Es gilt einmal, { $minutes } Minuten lang; gib es niemand anderem.
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
me-ended = Dort abgemeldet.
me-end-others = Überall sonst abmelden
me-leave = Hier abmelden
me-left = Du bist abgemeldet. Wer hier als Nächstes spielt, ist ein neuer Gast.
me-leave-warning = Ohne Konto kommst du an deine Spiele nicht mehr heran, sobald alle deine Geräte abgemeldet sind.
me-muted = Stummgeschaltet
me-unmute = Stummschaltung aufheben

# Absagen
refusal-no-code = Kein Tisch hat diesen Code. Sieh noch einmal nach.
refusal-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-revoked = Auf diesem Gerät wurdest du abgemeldet. Melde dich wieder an oder spiel als neuer Gast.
refusal-no-link = Dieser persönliche Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.
refusal-wrong-passphrase = Ein Konto mit diesem Namen und Passwort gibt es nicht.
refusal-name-taken = Diesen Namen hat schon ein Konto. Wähle einen anderen.
refusal-passphrase = Ein Passwort hat 10 bis 200 Zeichen.
refusal-other-rules = Dieses Spiel begann unter anderen Regeln und kann hier nicht weitergehen.
refusal-hidden = Das siehst du nach dem Spiel, beim Traum des Tages erst, wenn der Tag vorbei ist.
refusal-idle = Die Verbindung wurde geschlossen, weil länger nichts von dir kam.
refusal-no-chat = An diesem Tisch gibt es nur feste Sätze oder Schweigen.
refusal-empty = Schreib zuerst etwas.
refusal-too-long = Das ist zu lang.
refusal-account-name = Ein Konto behält seinen Namen.
refusal-bad-content = Diese Kartensammlung enthält einen Fehler und lässt sich nicht verwenden.
refusal-bad-plugin = Ein hinzugefügtes Spiel oder ein Bot funktioniert auf diesem Server nicht.
refusal-bad-record = Diese Aufzeichnung lässt sich nicht lesen.
refusal-bad-request = Diese Auswahl nimmt der Server nicht an.
refusal-begun = Das Spiel hat schon begonnen.
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
refusal-timeout = Der Server hat zu lange gebraucht. Nichts ist verloren; versuch es noch einmal.
refusal-too-large = Das ist für den Server zu groß.
refusal-undo-asked = Es wird schon gefragt, ob ein Zug zurückgenommen wird.
refusal-undo-not-asked = Niemand will einen Zug zurücknehmen.
refusal-yourself = Dich selbst kannst du nicht stummschalten.

## Boards

sandman-look-goal = Das Ziel
sandman-look-tokens = Die Sandmarken
sandman-say-look = Was willst du von { $name } sehen?
sandman-look-closer = { $who ->
    [you] Deinen Traum groß ansehen
   *[other] { $name }: Traum groß ansehen
}
sandman-dream-of = { $who ->
    [you] Dein Traum
   *[other] Der Traum von { $name }
}
workshop-any = beliebiger Splitter
workshop-card-lacks = Es fehlt noch: { $shards }
workshop-card-ready = Alle Splitter, die noch fehlen, hast du in den Händen.
workshop-card-ready-short = alles da
workshop-card-blocked = Wo sie auch stehen könnte, ist etwas im Weg.
workshop-card-blocked-short = im Weg
standing = Zwischenstand
