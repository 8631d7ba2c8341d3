doors-hand = Hand: { $cards }
doors-row = Row, from the start: { $cards }
doors-run = { $count ->
        [one] It ends with 1 card of its colour.
       *[other] It ends with { $count } cards of the same colour.
    }
doors-opened = Open doors: { $cards }
doors-drawn = Just drawn: { $card }
doors-sight = The prophecy, next card first: { $cards }
doors-shared = Shared cards: { $cards }
doors-laid-out = Laid out for both: { $cards }
doors-deck = { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
doors-top = Known on top of the deck, next card first: { $cards }
doors-limbo = In Limbo: { $cards }
doors-discarded = { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
doors-missing = Doors still to be opened: { $cards }
doors-unseen = Not yet seen: { $cards }
