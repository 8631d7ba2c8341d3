doors-lay = Zagraj
doors-discard = Odrzuć
doors-foresee = Proroczy sen
doors-take-it = Weź
doors-give-it = Oddaj
doors-swap-nothing = Nie wymieniaj
doors-drop-it = Odrzuć
doors-open = Otwórz
doors-leave = Do Otchłani
doors-accept = Weź
doors-decline = Zostaw
doors-row-mine = Twój rząd
doors-row = Rząd
doors-mine = Twoje drzwi
doors-shared = Wspólne: { $name }
doors-shared-both = Wspólne karty
doors-laid-out = Wyłożone dla obojga
doors-count = Drzwi: { $count }
doors-deck = Talia
doors-limbo = Otchłań
doors-discarded = Odrzucone
doors-unseen = Jeszcze niewidziane
doors-left = Co zostało
doors-silent = po cichu
doors-open-talk = odkryte karty
doors-with = gra też { $name }
doors-alone = w pojedynkę
doors-door-missing = Nie ma jeszcze { $colour ->
        [czerwony] czerwonych
        [niebieski] niebieskich
        [zielony] zielonych
       *[other] brązowych
    } drzwi
doors-door-open = { $colour ->
        [czerwony] Czerwone
        [niebieski] Niebieskie
        [zielony] Zielone
       *[other] Brązowe
    } drzwi, otwarte
doors-prophecy = Wierzch talii, od najbliższej karty
doors-known-top = Następna
doors-run = { $count } z 3
doors-say-selected = { $card }: zagrać czy odrzucić?
doors-say-discard-only = { $card }: tej karty nie da się teraz zagrać. Odrzucić?
doors-nightmare-door = Oddaj { $colour ->
        [czerwony] czerwone
        [niebieski] niebieskie
        [zielony] zielone
       *[other] brązowe
    } drzwi
doors-nightmare-five = Pięć kart z wierzchu
doors-nightmare-hand = Wszystkie karty z ręki
doors-order = Wskazuj je w kolejności, w jakiej mają przyjść
doors-of = drzwi: { $open } z { $needed }
doors-about-sun = Komnata. W twoim rzędzie żadna karta nie może mieć tego samego symbolu co poprzednia.
doors-about-moon = Komnata. W twoim rzędzie żadna karta nie może mieć tego samego symbolu co poprzednia.
doors-about-key = Komnata z kluczem: otwiera drzwi swojego koloru, przekupuje koszmar, a odrzucona daje proroczy sen.
doors-about-door = Otwierają je trzy z rzędu komnaty ich koloru albo klucz tego koloru, gdy drzwi się pojawią.
doors-about-nightmare = Gdy się pojawi, żąda klucza, otwartych drzwi, pięciu kart z wierzchu talii albo wszystkich kart z ręki.
doors-about-limbo = Otchłań: karty, które tu leżą, na koniec tury wtasowuje się do talii.
end-doors-deck = Karty w talii
end-doors-missing = Brakujące drzwi
end-doors-nightmares = Napotkane koszmary
end-doors-red = Czerwone drzwi
end-doors-blue = Niebieskie drzwi
end-doors-green = Zielone drzwi
end-doors-brown = Brązowe drzwi
option-doors-talk = Wasze własne karty
option-doors-talk-silent = Zakryte
option-doors-talk-open = Widoczne dla obojga
doors-end-doors = Otwarte drzwi: { $doors }.
doors-end-colour = { $colour ->
        [czerwony] czerwone
        [niebieski] niebieskie
        [zielony] zielone
       *[other] brązowe
    } { $count } z { $all }
doors-end-deck = { $count ->
        [0] W talii nie została żadna karta.
        [one] W talii została jedna karta.
        [few] W talii zostały { $count } karty.
        [many] W talii zostało { $count } kart.
       *[other] W talii zostało { $count } karty.
    }
doors-end-lacks = { $colour ->
        [czerwony] czerwone
        [niebieski] niebieskie
        [zielony] zielone
       *[other] brązowe
    } { $count }
doors-end-lost = Trzeba było dobrać kartę, a talia była pusta.
doors-end-lost-draw = { $who ->
        [you] W twojej turze trzeba było dobrać kartę, a talia była pusta.
       *[other] { $name } musi dobrać kartę, a talia jest pusta.
    }
doors-end-lost-five = Koszmar zmiótł ostatnie karty talii ({ $count }). Nie było już czego dobrać.
doors-end-lost-hand = { $who ->
        [you] Oddajesz
       *[other] { $name } oddaje
    } koszmarowi wszystkie karty z ręki. Talia skończyła się, zanim znalazło się pięć nowych.
doors-end-closed = Wciąż zamknięte: { $doors }.
doors-end-limbo = Niedostępne w Otchłani: { $doors }.
