runners-round = Sen { $round } z { $rounds }
runners-laying = jeszcze układa
runners-content = gotowe
runners-holder = gotowe, klepsydra obrócona
runners-woken = już nie śni
runners-stars-worth = Gwiazdy i ich wartość
runners-calm = Spokój
runners-as-it-lies = Twój układ na razie
runners-as-it-was = Wynik
runners-lost-outside = Poza snem
runners-lost-open = Odkryte pola
runners-lost-nightmares = Koszmary
runners-lost-krakens = Krakeny
runners-lost-spiders = Pająki
runners-gained = Zyski
runners-chest = Skrzynia otwarta
runners-linked = Spleciony sen, do podziału
runners-bats = Płytki dla nietoperzy
runners-stars = Kroki na torze gwiazd
runners-calm-after = Pozostały spokój
runners-is-content = Gotowe
runners-reconsider = Popraw układ
runners-turn = Obróć płytkę
runners-laid = Ułożone
runners-hidden = Układy są zakryte.
runners-turned = { $who ->
        [you] Klepsydrę obracasz ty.
       *[other] Klepsydrę obraca { $name }.
    }
runners-say-lay = Przykryj sen, potem naciśnij „Gotowe”.
runners-say-tile = Gdzie położyć płytkę „{ $tile }”?
runners-say-waiting = Gotowe. Inni jeszcze układają.
runners-buy = za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
runners-rest = Odpoczynek: { $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    } za punkt spokoju
runners-done = Zakończ zakupy
runners-market = Do kupienia
runners-stack = jeszcze { $count }
runners-place = rząd { $row }, kolumna { $column }
runners-points-note = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
runners-phase-lay = układanie
runners-phase-share = podział
runners-phase-colour = odłamki
runners-phase-bat = nietoperz
runners-phase-equip = zakupy
runners-phase-over = świt
runners-say-laid-tile = Przełóż płytkę „{ $tile }” albo zabierz ją: naciśnij jej miejsce poniżej.
runners-hint-tile = Podpowiedź: płytka „{ $tile }” pasuje w zaznaczone miejsce.
runners-hint-back = Podpowiedź: najpierw zabierz płytkę „{ $tile }”.
runners-glass-stands = potem klepsydra obróci się sama
runners-put-back = Zabierz płytkę „{ $tile }”
runners-reveal = Wszystkie układy: { $dream }
runners-reveal-on = Dalej
runners-reveal-skip = Pomiń
runners-first = najszybciej, 1 moneta
runners-have = masz { $coins }
runners-bonus = { $count ->
        [one] +{ $count } moneta
        [few] +{ $count } monety
        [many] +{ $count } monet
       *[other] +{ $count } monety
    }
runners-signs = Co znaczą symbole
runners-signs-tiles = Na płytkach
runners-signs-fields = Na kartach snów
runners-signs-things = Co masz
runners-star = gwiazda
runners-about-collect = Daje ci nagrodę, która leży pod spodem.
runners-about-double = Daje ci dwa razy nagrodę, która leży pod spodem.
runners-about-dispel = Koszmar pod spodem nic ci nie zrobi.
runners-about-both = Zbiera i rozprasza naraz.
runners-about-none = Przykrywa pole i nic więcej.
runners-about-reward = Twoja, jeśli leży na niej część, która zbiera.
runners-about-nightmare = Kosztuje tyle punktów spokoju, ile pokazuje, chyba że go rozproszysz.
runners-about-kraken = Kosztuje punkt spokoju za każdy znak zbierania w twoim układzie, chyba że go rozproszysz.
runners-about-bat = Zabiera na zawsze jedną z twoich nieużytych płytek, chyba że go rozproszysz.
runners-about-spider = Kosztuje punkt spokoju, chyba że go rozproszysz. Zbieranie daje jego odłamek.
runners-about-chest = Zbierz ją i zapłać tyle kluczy, ile pokazuje. Każdy, kto ją otworzy, dostaje to samo.
runners-about-linked = Kto go zbierze, ma udział w podziale: nagrody bierze się po kolei, po jednej.
runners-about-blank = Nic tu nie ma, ale odkryte pole kosztuje punkt spokoju.
runners-about-shard = Cztery odłamki w czterech kolorach to krok na torze gwiazd.
runners-about-any = Odłamek w wybranym kolorze.
runners-about-key = Otwiera skrzynie.
runners-about-coin = 4 monety to płytka, 3 to punkt spokoju.
runners-about-calm = Na koniec 1 punkt za każdy. Przy zerze budzisz się i odpadasz.
runners-about-star = Każdy krok na torze gwiazd jest wart więcej niż poprzedni.
end-runners-star = Tor gwiazd
end-runners-calm = Spokój
end-runners-tiles = Punkty na płytkach
option-runners-starred = Także trudniejsze sny (z gwiazdką)
option-runners-sandglass = Klepsydra, gdy ktoś skończy
option-runners-patience = Klepsydra sama obróci się po
option-runners-patience-0 = Nigdy
