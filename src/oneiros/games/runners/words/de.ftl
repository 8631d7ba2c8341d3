# Runners auf Deutsch. Meldungen stehen in der Gegenwart; „Du“ hat seine eigenen Verbformen.
# Namen stehen im Nominativ: in Anführungszeichen oder nach einem Doppelpunkt.

title = Traumläufer
player = Spieler { $number }
you = Du
none = nichts
about =
    Acht Träume: Bedecke jeden mit deinen Plättchen, bevor die Sanduhr abläuft. Sammle seine Belohnungen, vertreibe
    seine Albträume, lass kein Feld offen. Vier Splitter in vier Farben bringen dich auf der Sternenskala voran.
    Und verlier nicht die Ruhe.

# Die eigenen Plättchen, dann die zu kaufenden
tile-wisp = Irrlicht
tile-lantern = Laterne
tile-ladder = Leiter
tile-crook = Hirtenstab
tile-moth = Motte
tile-candle = Kerze
tile-bell = Glocke
tile-mirror = Spiegel
tile-thimble = Fingerhut
tile-pebble = Kiesel
tile-twins = Zwillinge
tile-shutters = Fensterläden
tile-scales = Waage
tile-echo = Echo
tile-eclipse = Finsternis
tile-comet = Komet
tile-ferry = Fähre
tile-oar = Ruder
tile-river = Fluss
tile-thread = Faden
tile-fence = Zaun
tile-arrow = Pfeil
tile-stair = Treppe
tile-anchor = Anker
tile-sickle = Sichel
tile-harbour = Hafen
tile-wing = Flügel
tile-hook = Haken

# Träume
dream-quiet-harbour = Stiller Hafen
dream-paper-boats = Papierschiffchen
dream-lamplighters = Laternenanzünder
dream-orchard-of-clocks = Obstgarten voller Uhren
dream-cat-on-the-sill = Katze auf dem Sims
dream-night-train = Nachtzug
dream-flooded-library = Überflutete Bibliothek
dream-glass-stairs = Gläserne Treppe
dream-kite-weather = Drachenwetter
dream-moth-market = Mottenmarkt
dream-drowned-carousel = Versunkenes Karussell
dream-long-corridor = Der lange Flur
dream-house-without-stairs = Haus ohne Treppen
dream-teeth-of-the-tide = Zähne der Flut
dream-masquerade = Maskerade
dream-falling-observatory = Stürzende Sternwarte
dream-winter-aquarium = Winteraquarium
dream-borrowed-faces = Geliehene Gesichter
dream-red-stage = Die rote Bühne
dream-well-of-voices = Brunnen der Stimmen
dream-theatre-of-hands = Theater der Hände
dream-iron-menagerie = Eiserne Menagerie
dream-tomb-of-birds = Gruft der Vögel
dream-hour-before-dawn = Kurz vor Morgengrauen

# Truhen
chest-tin-box = Blechdose
chest-sewing-box = Nähkästchen
chest-music-box = Spieluhr
chest-snuffbox = Schnupftabakdose
chest-ring-case = Ringkästchen
chest-tea-caddy = Teedose
chest-sea-chest = Seemannskiste
chest-apothecary = Apothekerschrank
chest-puppet-trunk = Puppentruhe
chest-map-case = Kartenköcher
chest-linen-coffer = Wäschetruhe
chest-star-cabinet = Sternenkabinett
chest-crown-vault = Kronschatz
chest-moon-safe = Mondtresor
chest-smugglers-hoard = Schmugglerschatz
chest-reliquary = Reliquiar
chest-strongbox = Geldkassette
chest-sleepers-treasure = Schatz des Schläfers

# Kleine Dinge
reward-blue = blauer Splitter
reward-white = weißer Splitter
reward-orange = orangefarbener Splitter
reward-green = grüner Splitter
reward-any = Splitter nach Wahl
reward-key = Schlüssel
reward-coin = Münze
reward-calm = Ruhepunkt
colour-blue = Blau
colour-white = Weiß
colour-orange = Orange
colour-green = Grün
shape-single = Einzelplättchen
shape-domino = Zweierplättchen
shape-straight = gerades Dreierplättchen
shape-bent = Winkelplättchen
effect-none = tut nichts
effect-collect = sammelt
effect-double = sammelt doppelt
effect-dispel = vertreibt
effect-both = sammelt und vertreibt
field-blank = leer
field-reward = Belohnung
field-nightmare = Albtraum
field-kraken = Krake
field-bat = Fledermaus
field-spider = Spinne
field-chest = Truhe
field-linked = verbundener Traum
how-laid = gelegt
how-lifted = zurückgenommen

move-place = Legen: { $tile }, Ecke auf Zeile { $row1 }, Spalte { $column1 }{ $turn ->
    [0] {""}
    [1] , einmal gedreht
    [2] , zweimal gedreht
   *[other] , dreimal gedreht
  }
move-back = Zurücknehmen: { $tile }
move-content = Fertig
move-reconsider = Noch ändern
move-take = Nehmen: { $reward }
move-colour = Farbe wählen: { $colour }
move-lose = Der Fledermaus überlassen: { $tile }
move-buy = Kaufen: { $shape }
move-rest = Ausruhen: Münzen gegen 1 Ruhepunkt
move-done = Nichts mehr kaufen
move-time-up = Die Zeit ist um

# Was geschieht
news-dream = Traum { $number } beginnt: { $dream }.
news-handled = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
} ein Plättchen: „{ $tile }“ { $how }.
news-handled-unseen = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
} ein Plättchen.
news-took-glass = { $who ->
    [you] Du bist zuerst fertig und drehst die Sanduhr um.
   *[other] { $seat } ist zuerst fertig und dreht die Sanduhr um.
}
news-content = { $who ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
}
news-reconsidered = { $who ->
    [you] Du änderst
   *[other] { $seat } ändert
} doch noch etwas.
news-patience-over = Niemand war rechtzeitig fertig; die Sanduhr dreht sich von selbst um.
news-glass-empty = Das letzte Sandkorn fällt.
news-revealed = Alle Anordnungen werden aufgedeckt.
news-laid-open = Aus dem verbundenen Traum zu verteilen: { $rewards }.
news-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
}: { $reward }.
news-gained = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
}: { $number } × { $reward }.
news-rose = { $who ->
    [you] Du rückst
   *[other] { $seat } rückt
} auf der Sternenskala auf { $star } vor.
news-opened = { $who ->
    [you] Du öffnest
   *[other] { $seat } öffnet
} mit { $number ->
    [one] einem Schlüssel
   *[other] { $number } Schlüsseln
  } eine Truhe: { $chest }.
news-reckoned = { $who ->
    [you] Ruhepunkte: Du verlierst { $lost } und gewinnst { $gained }; es bleiben { $calm }.
   *[other] Ruhepunkte: { $seat } verliert { $lost } und gewinnt { $gained }; es bleiben { $calm }.
}
news-woke = { $who ->
    [you] Du wachst auf und scheidest aus.
   *[other] { $seat } wacht auf und scheidet aus.
}
news-lost-tile = { $who ->
    [you] Du verlierst
   *[other] { $seat } verliert
} „{ $tile }“ an eine Fledermaus.
news-bought = { $who ->
    [you] Du kaufst „{ $tile }“{ $coins ->
        [0] {""}
        [one] {" "}und bekommst eine Münze zurück
       *[other] {" "}und bekommst { $coins } Münzen zurück
    }
   *[other] { $seat } kauft „{ $tile }“{ $coins ->
        [0] {""}
        [one] {" "}und bekommt eine Münze zurück
       *[other] {" "}und bekommt { $coins } Münzen zurück
    }
}.
news-rested = { $who ->
    [you] Du ruhst dich aus
   *[other] { $seat } ruht sich aus
}; die Ruhe steigt auf { $calm }.

phase-lay = Leg deine Plättchen über den Traum und wähle dann „Fertig“.
phase-share = Nimm dir eine Belohnung aus dem verbundenen Traum.
phase-colour = Wähle die Farbe deines Splitters.
phase-bat = Die Fledermaus will eins deiner ungenutzten Plättchen.
phase-equip = Kauf ein Plättchen oder Ruhepunkte, oder mach weiter.
phase-over = Die Nacht ist vorbei.

warning-wakes-up = Mit dieser Anordnung würdest du aufwachen und ausscheiden.
warning-fields-open = Noch sind Felder offen, und du hast Plättchen, um sie zu bedecken.
warning-coins-left = Münzen bringen am Ende keine Punkte, Ruhepunkte schon.

# Wie es ausging
reason-dawn = Der Morgen graut.
reason-woken = Alle sind aufgewacht.

## Der Tisch im Terminal

label-legend = + sammelt, ++ sammelt doppelt, x vertreibt, +x beides, o nichts; ein Schrägstrich beendet eine Zeile des Plättchens. Im Terminal läuft keine Sanduhr.
label-dream = { $dream }, Stufe { $level } (Runde { $round } von { $rounds })
label-mine = Deine Anordnung
label-layout = Vorschau
label-offers = Für { $price } Münzen
label-keys = { $count } Schlüssel
label-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
label-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
label-calm-then = danach Ruhe { $calm } ({ $lost } verloren, { $gained } gewonnen);
label-gains = du erhältst: { $rewards }
label-woken = aufgewacht
label-stock = Ruhe { $calm }, Sternenskala { $star }, Münzen { $coins }, Schlüssel { $keys };
label-shards = Splitter: { $shards };
label-score = Punkte: { $total }
label-content = (fertig)
label-tiles = Plättchen

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-U8 = Du legst deine eigenen Plättchen. Jedes bedeckt mindestens ein Feld des Traums, und keins überlappt ein anderes.
rule-U9 = Eine Anordnung, die du als fertig gemeldet hast, bleibt so liegen, bis du „Noch ändern“ wählst. Wer die Sanduhr umgedreht hat, kann nichts mehr ändern.
rule-U10 = Nur die Sanduhr beendet die Phase, und dann stehen alle Anordnungen fest.
rule-U11 = In einer Runde kannst du Plättchen höchstens 60-mal bewegen; danach kannst du nur noch „Fertig“ wählen.
rule-U14 = Du wählst eine Splitterfarbe, die es im Vorrat noch gibt.
rule-U16 = Die Fledermaus trägt eins der Plättchen fort, die du nicht gelegt hast.
rule-U19 = Aus einem verbundenen Traum nimmst du eine der Belohnungen, die noch offen liegen.
rule-U22 = Einmal in der Runde darfst du eins der offenen Plättchen kaufen, wenn die Münzen reichen.
rule-U23 = Ruhepunkte kaufst du, solange die Münzen reichen, aber nie über 30 hinaus.

option-starred = Ob die schwereren Träume mit Stern eingemischt werden (U1).
option-sandglass = Sekunden, die bleiben, wenn der erste Spieler fertig ist (U9).
option-patience = Sekunden, bis sich die Sanduhr von selbst umdreht; 0: nie (U11).
