doors-hand = Ręka: { $cards }
doors-row = Rząd, od początku: { $cards }
doors-run = { $count ->
        [one] Na końcu rzędu: { $count } karta jednego koloru.
        [few] Na końcu rzędu: { $count } karty jednego koloru.
        [many] Na końcu rzędu: { $count } kart jednego koloru.
       *[other] Na końcu rzędu: { $count } karty jednego koloru.
    }
doors-opened = Otwarte drzwi: { $cards }
doors-drawn = Dobrana karta: { $card }
doors-sight = Proroczy sen, od najbliższej karty: { $cards }
doors-shared = Wspólne karty: { $cards }
doors-laid-out = Wyłożone dla obojga: { $cards }
doors-deck = { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
doors-top = Znane z wierzchu talii, od najbliższej karty: { $cards }
doors-limbo = W Otchłani: { $cards }
doors-discarded = { $count ->
        [one] Odrzucone: { $count } karta
        [few] Odrzucone: { $count } karty
        [many] Odrzucone: { $count } kart
       *[other] Odrzucone: { $count } karty
    }
doors-missing = Drzwi, które trzeba jeszcze otworzyć: { $cards }
doors-unseen = Jeszcze niewidziane: { $cards }
