doors-lay = Lay it
doors-discard = Discard
doors-foresee = Prophecy
doors-take-it = Take it
doors-give-it = Give it
doors-swap-nothing = Swap nothing
doors-drop-it = Discard it
doors-open = Open it
doors-leave = Send to Limbo
doors-accept = Take it
doors-decline = Leave it
doors-row-mine = Your row
doors-row = Row
doors-mine = Your doors
doors-shared = Shared with { $name }
doors-shared-both = Shared by both
doors-laid-out = Laid out for both
doors-count = { $count ->
        [one] 1 door
       *[other] { $count } doors
    }
doors-deck = Deck
doors-limbo = Limbo
doors-discarded = Discards
doors-unseen = Not yet seen
doors-left = Cards left
doors-silent = silent
doors-open-talk = open hands
doors-with = with { $name }
doors-alone = alone
doors-door-missing = { $colour } door, still closed
doors-door-open = { $colour } door, open
doors-prophecy = The top of the deck, next card first
doors-known-top = Next
doors-run = { $count } of 3
doors-say-selected = { $card }: lay it, or discard it?
doors-say-discard-only = { $card }: you cannot lay it now. Discard it?
doors-nightmare-door = Give up a { $colour } door
doors-nightmare-five = The top five cards
doors-nightmare-hand = Your whole hand
doors-order = Press them in the order you want to draw them
doors-of = { $open } of { $needed } doors
doors-about-sun = A chamber. In your row no card may show the same symbol as the one before it.
doors-about-moon = A chamber. In your row no card may show the same symbol as the one before it.
doors-about-key = A chamber with a key: it opens a door of its colour, buys off a nightmare or, when discarded, gives a prophecy.
doors-about-door = Opens when three chambers of its colour lie in a row, or with a key of its colour when it comes up.
doors-about-nightmare = When it comes up it wants a key, an open door, the top five cards of the deck or your whole hand.
doors-about-limbo = Limbo: what lies here is shuffled back into the deck at the end of the turn.
end-doors-deck = Cards left in the deck
end-doors-missing = Doors still missing
end-doors-nightmares = Nightmares met
end-doors-red = Red doors
end-doors-blue = Blue doors
end-doors-green = Green doors
end-doors-brown = Brown doors
option-doors-talk = Your partner’s own cards
option-doors-talk-silent = Hidden
option-doors-talk-open = Seen by both
doors-end-doors = Doors open: { $doors }.
doors-end-colour = { $colour } { $count } of { $all }
doors-end-deck = { $count ->
        [0] No cards were left in the deck.
        [one] One card was left in the deck.
       *[other] { $count } cards were left in the deck.
    }
doors-end-lacks = { $colour } { $count }
doors-end-lost = A card had to be drawn, and the deck was empty.
doors-end-lost-draw = { $who ->
        [you] You
       *[other] { $name }
    } had to draw a card, and the deck was empty.
doors-end-lost-five = The nightmare swept away the last cards of the deck ({ $count }). There was nothing left to draw.
doors-end-lost-hand = { $who ->
        [you] You gave your whole hand
       *[other] { $name } gave their whole hand
    } to the nightmare. The deck ran out before there were five new cards.
doors-end-closed = Still closed: { $doors }.
doors-end-limbo = Out of reach in Limbo: { $doors }.
