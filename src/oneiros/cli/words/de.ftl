# Was das Terminal selbst sagt, auf Deutsch.

welcome = Oneiros: Träume zum Spielen.
menu-game = Welches Spiel?
menu-entry = { $title }, für { $fewest }–{ $most } Spieler
menu-resume =
    Das letzte Spiel fortsetzen: { $title } (bisher { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    })
menu-players = Wie viele Spieler ({ $fewest } bis { $most })?
menu-people = Wie viele davon sind Menschen an diesem Bildschirm (1 bis { $most })? Die anderen sind Bots.
menu-again = Bitte gib eine Zahl von { $fewest } bis { $most } ein.
goodbye = Gute Nacht.
bot-failed = { $player } ist ausgefallen ({ $reason }). Ein Tagträumer spielt weiter.

bots =
    { $count ->
        [one] Bot: { $players }.
       *[other] Bots: { $players }.
    }
how-to = Gib eine Nummer ein oder den Zug selbst, etwa „{ $example }“. ? zeigt die Hilfe.
asked = { $player }: { $sentence }
watching = Hier spielen nur Bots, du siehst zu.
pass-hide = Drück Enter, um deine Karten zu verbergen.
pass-screen = Der Bildschirm geht an { $player }. Drück Enter.
sure = { $warning } Trotzdem (j/n)?
yes-or-no = Bitte antworte mit j oder n.
# Was eingegeben werden kann, durch Leerzeichen getrennt.
yes = j ja
no = n nein

help-asked = Darum geht es: { $sentence } ({ $rule })
help-asked-plainly = Darum geht es: { $sentence }
help-legend = Zeichen: { $legend }
help-moves = Gib die Nummer eines Zuges ein oder so viel von seinen Worten, dass er eindeutig ist: „{ $example }“.
help-command-help = ?, help: diese Hilfe
help-command-board = board: Tisch und Züge noch einmal zeigen
help-command-moves = moves: alle Züge zeigen, so viele es auch sind
help-command-undo = undo: deinen letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
help-command-rules = rules [Nummer]: die Regeln oder eine davon
help-command-log = log: was bisher geschah, wie du es gesehen hast
help-command-save = save [Datei]: das Spiel in einer eigenen Datei speichern
help-command-quit = quit: aufhören; das Spiel wird gespeichert und kann weitergehen

undone = Zurückgenommen: { $move }.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Der letzte Zug war nicht deiner, also kannst du ihn nicht zurücknehmen.
undo-revealed = Dieser Zug hat verdeckte Karten aufgedeckt, also lässt er sich nicht zurücknehmen.
undo-not-now = Gerade kannst du nichts zurücknehmen.
rules-in-english = Diese Regeln gibt es bisher nur auf Englisch.
no-such-rule = „{ $title }“ hat keine Regel { $number }, nur { $first } bis { $last }.
no-numbered-rules = Die Regeln von „{ $title }“ sind nicht nummeriert.
log-empty = Noch ist nichts geschehen.
saved = Gespeichert: { $file }
save-taken = Die Datei { $file } gibt es schon, und sie ist kein gespeichertes Spiel.
save-failed = Das Spiel ließ sich nicht in { $file } speichern: { $reason }.
autosave-failed = Das Spiel ließ sich nicht automatisch speichern: { $reason }. Nimm „save“ mit einer eigenen Datei.
left = Das Spiel ist gespeichert. So geht es weiter:
not-kept = Das Spiel ließ sich nicht speichern: { $reason }.

record-kept = Die Aufzeichnung dieses Spiels: { $file }
again = Noch einmal spielen (j/n)?

replay-title =
    { $title }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
replay-table = Der Tisch aus Sicht von { $player }
replay-unfinished = Das Spiel ist noch nicht zu Ende.
more-moves = { $count ->
        [one] { $count } weiterer dieser Art
       *[other] { $count } weitere dieser Art
    }: Gib einen ein oder „moves“ für alle
repeated = { $sentence } ({ $times }-mal)

hint-best = Der beste Zug, soweit man es von diesem Platz aus wissen kann: { $move }.
hint-only = Es ist der einzig mögliche Zug.
hint-lost = Das Spiel ist so gut wie verloren, egal was du tust.
hint-move = Zug
hint-chance = Chance
hint-tried = versucht
analyse-number = Nr.
analyse-player = Spieler
analyse-before = davor
analyse-after = danach
analyse-better = besser
analyse-turns = Wendepunkte:
analyse-no-turns = Das Spiel hatte keinen Wendepunkt.
analyse-mistake = Zug { $number }, { $player }: „{ $move }“ senkte die Chancen von { $before } auf { $after }. Besser: „{ $better }“.
analyse-swing = Vor Zug { $number } hatten sich die Chancen von { $player } stark verändert, auf { $before }.

level-drowsy = Schlafmütze
level-dreamer = Tagträumer
level-lucid = Klarträumer
level-oracle = Orakel
level-drowsy-how = Spielt wie ein Anfänger: kennt die Regeln, schätzt aber Züge falsch ein, vergisst Karten oder sieht nur wenig an.
level-dreamer-how = Spielt, was auf den ersten Blick am besten aussieht, ohne vorauszudenken.
level-lucid-how = Denkt 0,2 Sekunden je Zug voraus und spielt wie jemand, der gut ist und noch dazulernt.
level-oracle-how = Denkt 2 Sekunden je Zug voraus, wenn es geht auf allen Kernen.

list-id = Kennung
list-title = Titel
list-players = Spieler
list-range = { $fewest } bis { $most }
list-version = Regelversion
list-package = Paket
list-options = Optionen: { $title }
list-option = Option
list-default = Vorgabe
list-choices = Auswahl
list-what = Wirkung
list-name = Name
list-source = Herkunft
list-level = Stufe
list-yardstick = Maßstab
list-yardstick-how = Die Stufe { $level } der Version 0.1, die sich nie ändert: Daran werden andere gemessen.
list-champion = Meister
list-champion-how = Denkt 0,2 Sekunden je Zug voraus, mit einer Bewertung aus eigenen Partien.
list-champion-quick-how = Spielt nach einer Bewertung aus eigenen Partien, ohne vorauszudenken.
list-how = Spielweise
