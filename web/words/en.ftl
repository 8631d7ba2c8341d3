# What only the browser says, in English.

you = You
home-title = Which dream tonight?
home-about = Five board games for quiet evenings. With friends, with strangers, or alone against the house.
title-doors = Doors
title-ravens = Ravens
title-sandman = Sandman
title-runners = Runners
title-workshop = Workshop
tagline-doors = Eight doors lead out. Find them before the deck runs dry.
tagline-ravens = Remember, swap, and dare to wake up first.
tagline-sandman = Follow the wheels and weave the most vivid dream.
tagline-runners = Lay your fragments while the sand runs.
tagline-workshop = Gather shards, raise landscapes, walk in them.
look = Look at a board
gallery = All the pieces
theme-night = Night
theme-dawn = Dawn
theme-turn = Night or dawn

# Controls
back = Back
undo = Undo
hint = Hint
rules = Rules
log = What happened
close = Close
your-turn = Your turn.
wait-for = { $names } { $count ->
        [one] is thinking.
       *[other] are thinking.
    }
game-over = The game is over.
not-now = Not now.
not-now-why = This cannot be used at the moment.
think-twice = Think twice
keep-thinking = Keep thinking
do-it = Do it anyway
confirm = Yes
clear-choice = Put it back
card-unknown = a card you do not know
card-back = a card face down
place-to-put = a place to put it
can-be-used = can be used
chosen = chosen
seat-turn = { $name }, whose turn it is
of-name = { $name }’s
news-live = Last: { $news }

# Doors
doors-lay = Lay it
doors-discard = Discard
doors-foresee = Prophecy
doors-take-it = Take it
doors-give-it = Give it
doors-swap-nothing = Swap nothing
doors-drop-it = Discard it
doors-next = Comes next
doors-open = Open it
doors-leave = Let it sink
doors-accept = Take it
doors-decline = Leave it
doors-row-mine = Your row
doors-row = Row
doors-mine = Your doors
doors-shared = Shared with { $name }
doors-laid-out = Laid out for both
doors-count = { $count ->
        [one] 1 door
       *[other] { $count } doors
    }
doors-deck = Deck
doors-limbo = Limbo
doors-discarded = Discard
doors-unseen = Not yet seen
doors-left = What is left
doors-silent = silent
doors-open-talk = open hands
doors-with = with { $name }
doors-alone = alone
doors-door-missing = no { $colour } door yet
doors-door-open = { $colour } door, open
doors-prophecy = The top of the deck, next card first
doors-known-top = Next
doors-run = { $count } of 3
doors-say-selected = { $card }: lay it, or discard it?
doors-say-discard-only = { $card }: it cannot be laid now. Discard it?
doors-nightmare-key = Give a key
doors-nightmare-door = Give up a door
doors-nightmare-five = The top five cards
doors-nightmare-hand = Your whole hand

# Ravens
ravens-total = { $count ->
        [one] 1 raven
       *[other] { $count } ravens
    }
ravens-round = round { $round }
ravens-target = to { $target }
ravens-rounds = of { $rounds }
ravens-pile = Draw pile
ravens-discard = Discard
ravens-drawn = You drew this
ravens-drew-two = Keep one
ravens-they-drew = { $name } drew
ravens-wake = Wake up!
ravens-draw = Draw
ravens-use = Use { $card }
ravens-drop = Discard it
ravens-claim = I know two
ravens-claim-say = Both show { $number }
ravens-take-say = The { $card } from the discard pile: in place of which card?
ravens-place = Card { $place } of { $name }
ravens-place-mine = Your card { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, face down
ravens-seen-by = seen by { $names }
ravens-say-turn = Draw a card, take the top of the discard pile, or wake up.
ravens-say-drawn = Keep it in place of a card, or discard it.
ravens-say-drawn-special = Keep it in place of a card, use it, or discard it.
ravens-say-claim-first = Two cards of yours that show the same number. Which is the first?
ravens-say-claim-second = And the second?
ravens-say-claim-number = How many ravens do both show?
ravens-scored = Round { $round }
ravens-special-take-two = Take 2
ravens-special-peek-one = Peek 1
ravens-special-swap-two = Swap 2
ravens-looks = { $count ->
        [one] looks at 1 more
       *[other] looks at { $count } more
    }
ravens-round-over = Round { $round } is over
ravens-on = Go on
ravens-points = + { $points }

# Sandman
sandman-round = round { $round } of 3
sandman-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
sandman-your-tokens = Your tokens
sandman-your-goal = Your goal
sandman-so-far = { $count } so far
sandman-dreams = Dreams
sandman-bag = Bag
sandman-encounters = Encounters
sandman-open = Open
sandman-in-hand = In hand
sandman-take-it = Take it
sandman-wheel-black = Black wheel
sandman-wheel-white = White wheel
sandman-say-wheel = Choose a card in the circle: the { $wheel ->
        [black] black
       *[white] white
    } wheel goes there.
sandman-say-steps = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }: take { $card }?
sandman-draws = It draws { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
sandman-costs = It costs { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }.
sandman-meets = The wheels would meet.
sandman-attach = Level { $level }
sandman-joined = joined
sandman-broken = a break
sandman-lay-on = Level { $level }
sandman-done = End the turn
sandman-play-it = Play it
sandman-keep-it = Keep it
sandman-pay-it = Pay it
sandman-set-here = Here
sandman-step-mark = { $steps } steps
sandman-left = { $count } left
sandman-level = level { $level }
sandman-score = { $total } points
sandman-gap = gap

# Runners
runners-round = dream { $round } of { $rounds }
runners-laying = still laying
runners-content = content
runners-holder = content, turned the glass
runners-woken = woken up
runners-stars-worth = Stars, and what they are worth
runners-calm = Calm
runners-as-it-lies = As it lies now
runners-as-it-was = How it came out
runners-lost-outside = Outside the dream
runners-lost-open = Fields open
runners-lost-nightmares = Nightmares
runners-lost-krakens = Krakens
runners-lost-spiders = Spiders
runners-gained = Gained
runners-chest = Chest opened
runners-linked = Linked, to be shared
runners-bats = Tiles the bats take
runners-stars = Steps on the star track
runners-calm-after = Calm after it
runners-is-content = Content
runners-reconsider = Think again
runners-clear = Take it back
runners-turn = Turn the tile
runners-laid = Laid
runners-hidden = Layouts stay hidden.
runners-turned = { $name } turned it.
runners-say-lay = Lay your tiles over the dream, then be content.
runners-say-tile = Where does { $tile } go?
runners-say-waiting = You are content. The others are still laying.
runners-buy = { $price } coins
runners-rest = Rest: { $price } coins for one calm
runners-done = Buy nothing more
runners-market = For sale
runners-stack = { $count } more
runners-place = row { $row }, column { $column }
runners-take-reward = Take { $reward }
runners-choose-colour = { $colour }

# Workshop
workshop-night = night { $round } of 6
workshop-land = Land
workshop-workshop = Workshop
workshop-trees = { $count ->
        [one] 1 tree
       *[other] { $count } trees
    }
workshop-points = { $count ->
        [one] 1 point left
       *[other] { $count } points left
    }
workshop-dream-tokens = Dream tokens
workshop-finished = { $count } finished
workshop-hand = In your hands
workshop-tree = Tree
workshop-walk = Walk
workshop-step = Step
workshop-trade = 2 for 1
workshop-collect = Collect
workshop-use = Use power
workshop-sleep = Sleep
workshop-wake = Done
workshop-enter = Let in
workshop-stop = Enough
workshop-deeper = One deeper
workshop-decline = None
workshop-keep-it = Keep it
workshop-field = field { $field }
workshop-empty = empty
sandman-say-take = Take { $card }?
sandman-say-lay = Onto which level?
sandman-say-play = Play { $encounter }?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
sandman-hint-draws = draws { $count }
sandman-hint-costs = costs { $count }
sandman-hint-meets = the wheels meet
sandman-card = { $name }: { $particles }, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
sandman-nightmare = { $name }, a nightmare: { $particles }
runners-points-note = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
workshop-corner-archive = Archive
workshop-corner-collector = Collector
workshop-corner-tower = Tower
workshop-corner-golem = Golem
workshop-corner-lake = Lake
workshop-corner-lord = Dream Lord
workshop-cost = { $count ->
        [0] free
        [one] 1 point
       *[other] { $count } points
    }
workshop-banish = Banish
workshop-invoke = Use its power
workshop-store = Keep it there
workshop-awaken = Lay a shard on it
workshop-finish = Finish it
workshop-level = Level { $level }
workshop-hand-empty = Your hands are empty.
workshop-say-put = Where does the { $colour } go?
workshop-say-give = Which two do you give?
workshop-say-take = And what do you take for them?
workshop-say-tree = Where is the tree planted?
workshop-say-walk = Where does the dreamer walk?
workshop-say-step = Where does the dreamer step?
workshop-say-banish = Which shard do you take for three nightmares?
