# Runners po polsku. Wieści są w czasie teraźniejszym i nie zdradzają płci; $who mówi, czy to ty, czy ktoś inny.
# Nazwy stoją w mianowniku: w cudzysłowie przy płytce lub skrzyni albo po dwukropku.

title = Biegacze snów
player = Gracz { $number }
you = Ty
none = nic
about =
    Osiem snów: każdy przykryj swoimi płytkami, zanim przesypie się klepsydra. Zbieraj nagrody, rozpraszaj
    koszmary, nie zostaw odkrytych pól. Cztery odłamki czterech kolorów to krok w górę na torze gwiazd. Nie strać
    całego spokoju.

# Własne płytki, potem te do kupienia
tile-wisp = Ognik
tile-lantern = Lampion
tile-ladder = Drabina
tile-crook = Pastorał
tile-moth = Ćma
tile-candle = Świeca
tile-bell = Dzwonek
tile-mirror = Lustro
tile-thimble = Naparstek
tile-pebble = Kamyk
tile-twins = Bliźnięta
tile-shutters = Okiennice
tile-scales = Waga
tile-echo = Echo
tile-eclipse = Zaćmienie
tile-comet = Kometa
tile-ferry = Prom
tile-oar = Wiosło
tile-river = Rzeka
tile-thread = Nić
tile-fence = Płot
tile-arrow = Strzała
tile-stair = Schody
tile-anchor = Kotwica
tile-sickle = Sierp
tile-harbour = Port
tile-wing = Skrzydło
tile-hook = Hak

# Sny
dream-quiet-harbour = Cichy port
dream-paper-boats = Papierowe łódki
dream-lamplighters = Latarnicy
dream-orchard-of-clocks = Sad zegarów
dream-cat-on-the-sill = Kot na parapecie
dream-night-train = Nocny pociąg
dream-flooded-library = Zalana biblioteka
dream-glass-stairs = Szklane schody
dream-kite-weather = Pogoda na latawce
dream-moth-market = Targ ciem
dream-drowned-carousel = Zatopiona karuzela
dream-long-corridor = Długi korytarz
dream-house-without-stairs = Dom bez schodów
dream-teeth-of-the-tide = Zęby przypływu
dream-masquerade = Maskarada
dream-falling-observatory = Spadające obserwatorium
dream-winter-aquarium = Zimowe akwarium
dream-borrowed-faces = Pożyczone twarze
dream-red-stage = Czerwona scena
dream-well-of-voices = Studnia głosów
dream-theatre-of-hands = Teatr dłoni
dream-iron-menagerie = Żelazna menażeria
dream-tomb-of-birds = Grobowiec ptaków
dream-hour-before-dawn = Godzina przed świtem

# Skrzynie
chest-tin-box = Blaszane pudełko
chest-sewing-box = Niciarka
chest-music-box = Pozytywka
chest-snuffbox = Tabakierka
chest-ring-case = Puzderko na pierścionki
chest-tea-caddy = Puszka na herbatę
chest-sea-chest = Skrzynia marynarza
chest-apothecary = Szafka aptekarza
chest-puppet-trunk = Kufer lalkarza
chest-map-case = Tuba na mapy
chest-linen-coffer = Kufer z pościelą
chest-star-cabinet = Gablota gwiazd
chest-crown-vault = Skarbiec koronny
chest-moon-safe = Księżycowy sejf
chest-smugglers-hoard = Łup przemytnika
chest-reliquary = Relikwiarz
chest-strongbox = Kasa pancerna
chest-sleepers-treasure = Skarb śpiącego

# Drobiazgi
reward-blue = niebieski odłamek
reward-white = biały odłamek
reward-orange = pomarańczowy odłamek
reward-green = zielony odłamek
reward-any = dowolny odłamek
reward-key = klucz
reward-coin = moneta
reward-calm = punkt spokoju
colour-blue = niebieski
colour-white = biały
colour-orange = pomarańczowy
colour-green = zielony
shape-single = jedynka
shape-domino = domino
shape-straight = prosta trójka
shape-bent = zgięta trójka
effect-none = nic
effect-collect = zbiera
effect-double = zbiera podwójnie
effect-dispel = rozprasza
effect-both = zbiera i rozprasza
field-blank = puste
field-reward = nagroda
field-nightmare = koszmar
field-kraken = kraken
field-bat = nietoperz
field-spider = pająk
field-chest = skrzynia
field-linked = spleciony sen
how-laid = położona
how-lifted = zabrana z powrotem

# Ruchy
move-place = Połóż płytkę „{ $tile }” rogiem w rzędzie { $row1 }, kolumnie { $column1 }{ $turn ->
    [0] {""}
    [1] , obróconą raz
    [2] , obróconą dwa razy
   *[other] , obróconą trzy razy
  }
move-back = Zabierz płytkę „{ $tile }”
move-content = Gotowe
move-reconsider = Popraw układ
move-take = Weź: { $reward }
move-colour = Wybierz kolor: { $colour }
move-lose = Oddaj nietoperzowi płytkę „{ $tile }”
move-buy = Kup: { $shape }
move-rest = Odpocznij: kup punkt spokoju
move-done = Zakończ zakupy
move-time-up = Czas minął

# Wieści
news-dream = Zaczyna się sen { $number }: { $dream }.
news-handled = { $who ->
    [you] Twoja płytka
   *[other] { $seat }, płytka
} „{ $tile }”: { $how }.
news-handled-unseen = { $who ->
    [you] Przekładasz
   *[other] { $seat } przekłada
} płytkę.
news-took-glass = { $who ->
    [you] Kończysz układać najszybciej i obracasz klepsydrę.
   *[other] { $seat } kończy układać najszybciej i obraca klepsydrę.
}
news-content = { $who ->
    [you] Kończysz
   *[other] { $seat } kończy
} układać.
news-reconsidered = { $who ->
    [you] Wracasz
   *[other] { $seat } wraca
} do układania.
news-patience-over = Nikt nie skończył na czas; klepsydra obraca się sama.
news-glass-empty = Przesypuje się ostatnie ziarnko.
news-revealed = Układy zostają odkryte.
news-laid-open = Do podziału ze splecionego snu: { $rewards }.
news-took = { $who ->
    [you] Bierzesz
   *[other] { $seat } bierze
}: { $reward }.
news-gained = { $who ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
}: { $number } × { $reward }.
news-rose = { $who ->
    [you] Idziesz
   *[other] { $seat } idzie
} w górę na torze gwiazd: gwiazda { $star }.
news-opened = { $who ->
    [you] Otwierasz
   *[other] { $seat } otwiera
} skrzynię „{ $chest }” { $number ->
    [one] jednym kluczem
    [few] { $number } kluczami
    [many] { $number } kluczami
   *[other] { $number } klucza
}.
news-reckoned = { $who ->
    [you] Twój spokój
   *[other] { $seat }, spokój
}: strata { $lost }, zysk { $gained }, zostaje { $calm }.
news-woke = { $who ->
    [you] Budzisz się i odpadasz.
   *[other] { $seat } budzi się i odpada.
}
news-lost-tile = Nietoperz porywa płytkę „{ $tile }”. { $who ->
    [you] Tracisz
   *[other] { $seat } traci
} ją na zawsze.
news-bought = { $who ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} płytkę „{ $tile }”{ $coins ->
    [0] {""}
    [one] , a z nią jedną monetę
    [few] , a z nią { $coins } monety
    [many] , a z nią { $coins } monet
   *[other] , a z nią { $coins } monety
}.
news-rested = { $who ->
    [you] Odpoczywasz
   *[other] { $seat } odpoczywa
}; spokój rośnie do { $calm }.

# O co pytamy
phase-lay = Przykryj sen swoimi płytkami, a potem wybierz „Gotowe”.
phase-share = Weź jedną nagrodę ze splecionego snu.
phase-colour = Wybierz kolor swojego odłamka.
phase-bat = Nietoperz chce jednej z twoich nieużytych płytek.
phase-equip = Kup płytkę, kup spokój albo śnij dalej.
phase-over = Noc się skończyła.

# Warto się zastanowić
warning-wakes-up = Z tym układem budzisz się i odpadasz.
warning-fields-open = Są jeszcze odkryte pola, a masz płytki, żeby je przykryć.
warning-coins-left = Na koniec monety nie dają punktów, a spokój tak.

# Jak się skończyło
reason-dawn = Nadszedł świt.
reason-woken = Nikt już nie śni.

## Stół w terminalu

label-legend = + zbiera, ++ zbiera podwójnie, x rozprasza, +x jedno i drugie, o nic; ukośnik kończy rząd płytki. W terminalu klepsydra nie działa.
label-dream = { $dream }, poziom { $level } (runda { $round } z { $rounds })
label-mine = Twój układ
label-layout = Układ
label-offers = Za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
label-keys = { $count ->
        [one] { $count } klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } klucza
    }
label-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
label-coins = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
label-calm-then = potem spokój { $calm } (strata { $lost }, zysk { $gained });
label-gains = nagrody: { $rewards }
label-woken = już nie śni
label-stock = spokój { $calm }, gwiazda { $star }, monety { $coins }, klucze { $keys };
label-shards = odłamki: { $shards };
label-score = punkty: { $total }
label-content = (gotowe)
label-tiles = Płytki

# Czego chce zasada, dla tych, którzy próbowali czegoś innego

rule-U8 = Układasz własne płytki: każda przykrywa choć jedno pole snu i żadna nie zachodzi na inną.
rule-U9 = Gotowy układ leży, dopóki nie zechcesz go poprawić; układ tego, kto obrócił klepsydrę, jest ostateczny.
rule-U10 = Układanie kończy tylko klepsydra; wtedy każdy układ jest ostateczny.
rule-U11 = W jednej rundzie płytki można przełożyć najwyżej 60 razy; potem można już tylko zgłosić „Gotowe”.
rule-U14 = Możesz wybrać tylko kolor, którego odłamki są jeszcze w zapasie.
rule-U16 = Nietoperz porywa jedną z twoich nieużytych płytek.
rule-U19 = Ze splecionego snu bierzesz jedną z nagród, które jeszcze zostały.
rule-U22 = Raz na rundę możesz kupić jedną z odkrytych płytek, jeśli starczy monet.
rule-U23 = Za monety możesz kupować spokój, dopóki ich starcza, ale nigdy ponad 30.

option-starred = Czy wtasować trudniejsze sny, oznaczone gwiazdką (U1).
option-sandglass = Ile sekund zostaje, gdy pierwszy gracz jest gotowy (U9).
option-patience = Po ilu sekundach klepsydra obraca się sama; 0: nigdy (U11).
