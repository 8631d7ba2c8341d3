ravens-round = Round { $round }
ravens-until = The game ends when someone has { $target } ravens.
ravens-rounds = { $rounds ->
        [one] The game lasts one round.
       *[other] The game lasts { $rounds } rounds.
    }
ravens-drawn = You drew: { $cards }
ravens-holding = { $who ->
        [you] You hold
       *[other] { $name } holds
    } { $count ->
        [one] a drawn card
       *[other] { $count } drawn cards
    }.
ravens-picked = To be swapped: { $who ->
        [you] your
       *[other] { $name }’s
    } card { $place }
ravens-card = Card { $place }: { $card }
ravens-card-seen = Card { $place }: { $card }. Seen by: { $names }
ravens-total = { $count ->
        [one] 1 raven so far
       *[other] { $count } ravens so far
    }
ravens-pile = { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
ravens-discard = { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
ravens-unseen = Not seen this round: { $cards }
ravens-last = The last round
ravens-scored = { $name }: { $cards }. Points: { $points } ({ $why })
