# The board in words, in English: for whoever cannot see it, or would rather read it.

now = Now
table = On the table
nothing = nothing
unknown = unknown
on-top = On top of it: { $card }
moves = You can do this: { $moves }.
moves-many = There are { $count } moves to choose from.

# Doors
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

# Ravens
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

# Sandman
sandman-round = Round { $round } of 3
sandman-free = { $count ->
        [one] 1 step of a wheel is free.
       *[other] { $count } steps of a wheel are free.
    }
sandman-backwards = This turn the wheel moves anticlockwise.
sandman-soothed = The card taken this turn will be joined, whatever it shows.
sandman-ends = The round ends after this turn.
sandman-taken = Card taken: { $card }
sandman-spot = It can go on level { $level }. Beside it: { $sides }
sandman-left = { $link } on the left
sandman-right = { $link } on the right
sandman-meets = { $count ->
        [one] 1 encounter to draw
       *[other] { $count } encounters to draw
    }
sandman-drawn = Encounters to choose from: { $cards }
sandman-circle = The circle, clockwise
sandman-plot = plot: { $plot }
sandman-signs = { $count ->
        [one] 1 nightmare sign
       *[other] { $count } nightmare signs
    }
sandman-encounter = with an encounter
sandman-place = Level { $level }, place { $place }: { $card }
sandman-empty = The dream is still empty.
sandman-tokens = Tokens: { $tokens }
sandman-held = Encounters in hand: { $cards }
sandman-held-hidden = { $count ->
        [0] No encounters in hand
        [one] 1 hidden encounter in hand
       *[other] { $count } hidden encounters in hand
    }
sandman-open = Open encounters: { $cards }
sandman-goal = Goal: { $goal } ({ $particles })
sandman-bag = { $count ->
        [one] Bag: 1 token, { $blanks } with a blank back
       *[other] Bag: { $count } tokens, { $blanks } with a blank back
    }
sandman-deck = { $count ->
        [one] 1 dream left in the deck
       *[other] { $count } dreams left in the deck
    }
sandman-encounters = { $count ->
        [one] 1 encounter left to draw
       *[other] { $count } encounters left to draw
    }

# Runners
runners-dream = Dream { $round } of { $rounds }: { $dream }, level { $level }
runners-glass = The sandglass is running.
runners-shared = To be shared: { $rewards }
runners-costs = costs { $count } calm
runners-over = under the { $tile } ({ $effect })
runners-dispelled = dispelled
runners-collected = { $times ->
        [1] collected
       *[other] collected twice
    }
runners-loses = loses { $count } calm
runners-laid = laid with its corner on row { $row }, column { $column }{ $turn ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[other] , turned three times
    }
runners-in-tray = not laid
runners-stock = Calm { $calm }, star { $star }, coins { $coins }, keys { $keys }
runners-shards = Shards: { $shards }
runners-tiles = Tiles: { $tiles }
runners-layout = Laid: { $tiles }
runners-chest = Chest of this dream: { $chest }, { $keys ->
        [one] 1 key opens it
       *[other] { $keys } keys open it
    }. Inside: { $rewards }
runners-offer = For { $price } coins: { $tile }. Below it: { $stack } more
runners-rest = 1 calm costs { $price } coins.

# Workshop
workshop-night = Night { $round } of 6
workshop-order = Turn order: { $names }
workshop-drawn = Shards to put into corners: { $shards }
workshop-sight = The cards you are looking at:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Collected next: { $colour }.
workshop-here = Here: { $names }.
workshop-blocked = Mr Nightmare blocks its power.
workshop-way = The way there: { $cost }.
workshop-red-way = A nightmare shard lies on the way.
workshop-red = Nightmare shards lie on the paths { $paths }.
workshop-hand = Shards in hand: { $shards }
workshop-bare = The workshop is still empty.
workshop-built = Built so far, each stack from the bottom up:
workshop-tree = a tree
workshop-dreamer = the dreamer
workshop-mountain = a mountain
workshop-card = { $points ->
        [one] { $card }, level { $level }, 1 point, power: { $power }.
       *[other] { $card }, level { $level }, { $points } points, power: { $power }.
    }
workshop-card-land = Its landscape: { $land }.
workshop-card-shard = On it lies: { $colour }.
workshop-finished = Finished: { $cards }
workshop-pile = On top of the finished pile:
workshop-bag = In the bag: { $shards }
