runners-round = Traum { $round } von { $rounds }
runners-laying = legt noch
runners-content = fertig
runners-holder = zuerst fertig
runners-woken = aufgewacht
runners-stars-worth = Sterne und was sie wert sind
runners-calm = Ruhe
runners-as-it-lies = Deine Anordnung bisher
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
runners-turn = Plättchen drehen
runners-laid = Gelegt
runners-hidden = Die Anordnungen bleiben verdeckt.
runners-turned = { $who ->
    [you] Du hast
   *[other] { $name } hat
} sie umgedreht.
runners-say-lay = Bedeck den Traum und drück dann auf „Fertig“.
runners-say-tile = Wohin kommt „{ $tile }“?
runners-say-waiting = Du bist fertig. Die anderen legen noch.
runners-buy = { $price } Münzen
runners-rest = Ausruhen: { $price } Münzen für 1 Ruhepunkt
runners-done = Nichts mehr kaufen
runners-market = Zu kaufen
runners-stack = noch { $count }
runners-place = Zeile { $row }, Spalte { $column }
runners-points-note = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
runners-phase-lay = Legen
runners-phase-share = Teilen
runners-phase-colour = Splitter
runners-phase-bat = Fledermaus
runners-phase-equip = Aufrüsten
runners-phase-over = Morgen
runners-say-laid-tile = Leg „{ $tile }“ woandershin, oder nimm es zurück: Drück auf seinen Platz unten.
runners-hint-tile = Tipp: „{ $tile }“ gehört an die markierte Stelle.
runners-hint-back = Tipp: Nimm „{ $tile }“ erst zurück.
runners-glass-stands = dann dreht sich die Sanduhr von selbst um
runners-put-back = „{ $tile }“ zurücknehmen
runners-reveal = Alle Anordnungen: { $dream }
runners-reveal-on = Weiter
runners-reveal-skip = Überspringen
runners-first = zuerst, 1 Münze
runners-have = du hast { $coins }
runners-bonus = { $count ->
        [one] 1 Münze zurück
       *[other] { $count } Münzen zurück
    }
runners-signs = Was die Symbole bedeuten
runners-signs-tiles = Auf Plättchen
runners-signs-fields = Auf Träumen
runners-signs-things = Was du hast
runners-star = Stern
runners-about-collect = Gibt dir die Belohnung, die darunter liegt.
runners-about-double = Gibt dir die Belohnung darunter zweimal.
runners-about-dispel = Ein Albtraum darunter tut dir nichts.
runners-about-both = Sammelt und vertreibt zugleich.
runners-about-none = Bedeckt ein Feld, sonst nichts.
runners-about-reward = Gehört dir, wenn ein Teil darauf liegt, der sammelt.
runners-about-nightmare = Kostet so viele Ruhepunkte, wie er zeigt, wenn er nicht vertrieben wird.
runners-about-kraken = Kostet 1 Ruhepunkt für jedes Sammelsymbol in deiner Anordnung, wenn er nicht vertrieben wird.
runners-about-bat = Nimmt eins deiner ungenutzten Plättchen für immer mit, wenn sie nicht vertrieben wird.
runners-about-spider = Kostet 1 Ruhepunkt, wenn sie nicht vertrieben wird. Wer sie sammelt, bekommt ihren Splitter.
runners-about-chest = Sammle sie und zahl so viele Schlüssel, wie sie zeigt. Alle, die sie öffnen, bekommen dasselbe.
runners-about-linked = Alle, die ihn sammeln, teilen sich reihum seinen Inhalt.
runners-about-blank = Hier ist nichts, aber offen kostet das Feld 1 Ruhepunkt.
runners-about-shard = Splitter in allen vier Farben bringen dich einen Stern weiter.
runners-about-any = Ein Splitter in einer Farbe deiner Wahl.
runners-about-key = Öffnet Truhen.
runners-about-coin = Für 4 Münzen gibt es ein Plättchen, für 3 einen Ruhepunkt.
runners-about-calm = Am Ende je 1 Punkt. Bei 0 wachst du auf und scheidest aus.
runners-about-star = Jeder Schritt auf der Sternenskala ist mehr wert als der davor.
end-runners-star = Sternenskala
end-runners-calm = Ruhe
end-runners-tiles = Punkte auf Plättchen
option-runners-starred = Auch schwerere Träume (mit Stern)
option-runners-sandglass = Laufzeit der Sanduhr, sobald jemand fertig ist
option-runners-patience = Sie dreht sich von selbst um nach
option-runners-patience-0 = Nie
