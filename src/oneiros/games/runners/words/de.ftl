# Runners auf Deutsch. Meldungen stehen in der Gegenwart; „Du“ hat seine eigenen Verbformen.
# Namen stehen im Nominativ: in Anführungszeichen oder nach einem Doppelpunkt.

player = Spieler { $number }
you = Du
none = nichts
about =
    Acht Träume: Bedecke jeden mit deinen Plättchen, bevor die Sanduhr abläuft. Sammle seine Schätze, vertreibe seine
    Albträume, lass kein Feld offen. Vier Splitter in vier Farben heben dich auf der Sternenleiste empor. Verlier nicht
    all deine Ruhe.

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
dream-orchard-of-clocks = Garten der Uhren
dream-cat-on-the-sill = Katze auf dem Sims
dream-night-train = Nachtzug
dream-flooded-library = Überflutete Bibliothek
dream-glass-stairs = Gläserne Treppe
dream-kite-weather = Drachenwetter
dream-moth-market = Mottenmarkt
dream-drowned-carousel = Ertrunkenes Karussell
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
dream-hour-before-dawn = Die Stunde vor der Dämmerung

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
chest-linen-coffer = Leinentruhe
chest-star-cabinet = Sternenkabinett
chest-crown-vault = Kronschatz
chest-moon-safe = Mondtresor
chest-smugglers-hoard = Schmugglerhort
chest-reliquary = Reliquiar
chest-strongbox = Geldkassette
chest-sleepers-treasure = Schatz des Schläfers

# Kleine Dinge
reward-blue = blauer Splitter
reward-white = weißer Splitter
reward-orange = oranger Splitter
reward-green = grüner Splitter
reward-any = Splitter nach Wahl
reward-key = Schlüssel
reward-coin = Münze
reward-calm = Ruhe
colour-blue = Blau
colour-white = Weiß
colour-orange = Orange
colour-green = Grün
shape-single = Einer
shape-domino = Zweier
shape-straight = gerader Dreier
shape-bent = geknickter Dreier
effect-none = nichts
effect-collect = sammelt
effect-double = sammelt doppelt
effect-dispel = vertreibt
effect-both = sammelt und vertreibt
field-blank = still
field-reward = Schatz
field-nightmare = Albtraum
field-kraken = Krake
field-bat = Fledermaus
field-spider = Spinne
field-chest = Truhe
field-linked = verbundener Traum
how-laid = gelegt
how-lifted = zurückgenommen

# Züge
move-place = „{ $tile }“ mit der Ecke auf Reihe { $row1 }, Spalte { $column1 } legen{ $turn ->
    [0] {""}
    [1] , einmal gedreht
    [2] , zweimal gedreht
   *[other] , dreimal gedreht
  }
move-back = „{ $tile }“ zurücknehmen
move-content = Es dabei belassen
move-reconsider = Noch einmal überlegen
move-take = Nehmen: { $reward }
move-colour = Farbe wählen: { $colour }
move-lose = „{ $tile }“ der Fledermaus überlassen
move-buy = Kaufen: { $shape }
move-rest = Ausruhen: Münzen gegen 1 Ruhe
move-done = Nichts mehr kaufen
move-time-up = Die Zeit ist um

# Was geschieht
news-dream = Traum { $number } beginnt: { $dream }.
news-handled = { $seat ->
    [Du] Du bewegst
   *[name] { $seat } bewegt
} ein Plättchen: „{ $tile }“ { $how }.
news-handled-unseen = { $seat ->
    [Du] Du bewegst
   *[name] { $seat } bewegt
} ein Plättchen.
news-took-glass = { $seat ->
    [Du] Du belässt es dabei und drehst die Sanduhr um.
   *[name] { $seat } belässt es dabei und dreht die Sanduhr um.
}
news-content = { $seat ->
    [Du] Du belässt es dabei.
   *[name] { $seat } belässt es dabei.
}
news-reconsidered = { $seat ->
    [Du] Du überlegst
   *[name] { $seat } überlegt
} noch einmal.
news-patience-over = Niemand wollte es dabei belassen; die Sanduhr dreht sich von selbst.
news-glass-empty = Das letzte Sandkorn fällt.
news-revealed = Alles Gelegte wird aufgedeckt.
news-laid-open = Ein verbundener Traum liegt offen: { $rewards }.
news-took = { $seat ->
    [Du] Du nimmst
   *[name] { $seat } nimmt
}: { $reward }.
news-gained = { $seat ->
    [Du] Du erhältst
   *[name] { $seat } erhält
}: { $number } × { $reward }.
news-rose = { $seat ->
    [Du] Du steigst
   *[name] { $seat } steigt
} auf Stern { $star }.
news-opened = { $seat ->
    [Du] Du öffnest
   *[name] { $seat } öffnet
} mit { $number ->
    [one] einem Schlüssel
   *[other] { $number } Schlüsseln
  } eine Truhe: { $chest }.
news-reckoned = { $seat ->
    [Du] Du verlierst { $lost } Ruhe und gewinnst { $gained }; es bleiben { $calm }.
   *[name] { $seat } verliert { $lost } Ruhe und gewinnt { $gained }; es bleiben { $calm }.
}
news-woke = { $seat ->
    [Du] Du wachst auf und verlässt den Traum.
   *[name] { $seat } wacht auf und verlässt den Traum.
}
news-lost-tile = { $seat ->
    [Du] Du verlierst
   *[name] { $seat } verliert
} „{ $tile }“ an eine Fledermaus.
news-bought = { $seat ->
    [Du] Du kaufst
   *[name] { $seat } kauft
} „{ $tile }“{ $coins ->
    [0] {""}
    [one] ; eine Münze kommt zurück
   *[other] ; { $coins } Münzen kommen zurück
  }.
news-rested = { $seat ->
    [Du] Du ruhst dich aus
   *[name] { $seat } ruht sich aus
}; die Ruhe steigt auf { $calm }.

# Was gefragt ist
phase-lay = Leg deine Plättchen über den Traum und belass es dann dabei.
phase-share = Nimm eins aus dem verbundenen Traum.
phase-colour = Wähle die Farbe deines Splitters.
phase-bat = Die Fledermaus will eins deiner ungenutzten Plättchen.
phase-equip = Kauf ein Plättchen, kauf Ruhe oder träum weiter.
phase-over = Die Nacht ist vorbei.

# Zweimal überlegen
warning-wakes-up = So gelegt würdest du aufwachen.
warning-fields-open = Noch sind Felder offen, und du hast Plättchen, um sie zu bedecken.
warning-coins-left = Münzen bringen im Morgengrauen keine Punkte, Ruhe schon.

# Wie es ausging
reason-dawn = Der Morgen graut.
reason-woken = Alle sind aufgewacht.

## Der Tisch im Terminal

label-legend = + sammelt, ++ sammelt doppelt, x vertreibt, +x beides, o nichts; ein Schrägstrich beendet eine Reihe des Plättchens. Im Terminal läuft keine Sanduhr.
label-dream = { $dream }, Stufe { $level } (Runde { $round } von { $rounds })
label-mine = Von dir gelegt
label-layout = Wie es liegt
label-offers = Für { $price }
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
label-stock = Ruhe { $calm }, Stern { $star }, Münzen { $coins }, Schlüssel { $keys };
label-shards = Splitter: { $shards };
label-score = Punkte: { $total }
label-content = (fertig)
label-tiles = Plättchen

# Was eine Regel verlangt, für alle, die etwas anderes versucht haben

rule-U8 = Deine eigenen Plättchen legst du so, dass jedes ein Feld des Traums bedeckt und keines ein anderes überlappt.
rule-U9 = Was du so belassen hast, ruht, bis du es dir anders überlegst.
rule-U10 = Die Zeit beendet allein die Sanduhr, und dann ist alles Gelegte endgültig.
rule-U11 = In einer Runde kannst du Plättchen höchstens 60-mal umlegen; danach kannst du es nur noch dabei belassen.
rule-U14 = Ein Splitter deiner Wahl hat eine Farbe, die der Vorrat noch hat.
rule-U16 = Die Fledermaus trägt eins der Plättchen fort, die du nicht gelegt hast.
rule-U19 = Aus einem verbundenen Traum nimmst du eins der Dinge, die noch offen liegen.
rule-U22 = Einmal in der Runde darfst du eins der offenen Plättchen kaufen, wenn die Münzen reichen.
rule-U23 = Münzen kaufen Ruhe, so oft sie reichen, aber nie über 30 hinaus.
