# Workshop in English. $who is "you" where the reader has the seat; a sentence then says "You", never the name.

title = Workshop
player = Player { $number }
you = You
none = none
about =
    Wander through the land of dreams and gather its shards. Build the landscapes of your cards out of them and let your
    dreamer walk there: whoever dreams best in six nights wins.

# Shards, corners and powers

colour-water = water
colour-earth = earth
colour-meadow = meadow
colour-rock = rock
colour-motion = motion
colour-nightmare = nightmare
give-water = water
give-earth = earth
give-meadow = meadow
give-rock = rock
give-motion = motion
take-water = water
take-earth = earth
take-meadow = meadow
take-rock = rock
take-motion = motion
take-nightmare = nightmare
corner-archive = the Archive
corner-collector = the Collector
corner-tower = the Tower
corner-golem = the Golem
corner-lake = the Lake
corner-lord = the Dream Lord
power-archive = the Archive
power-collector = the Collector
power-tower = the Tower
power-golem = the Golem
power-lake = the Lake
power-lord = the Dream Lord

# Dream tokens

token-most-cards = Most landscapes finished
token-most-pairs = Most stacks of exactly two shards
token-farthest = Dreamer farthest from the entry field
token-most-shards = Most shards
token-fewest-empty = Fewest empty fields
token-no-red = No nightmare shard
token-most-colour = Most shards of the colour
token-most-singles = Most fields with just one shard, of the colour
token-harvest = The more of the colour, the more points
token-longest-path = Longest path of the colour
token-outlook = The colour all around the dreamer

# Landscapes

card-quiet-pool = Quiet Pool
card-footpath = Footpath
card-twin-stones = Twin Stones
card-clearing = Clearing
card-shore = Shore
card-water-meadow = Water Meadow
card-outcrop = Outcrop
card-gravel-bank = Gravel Bank
card-ford = Ford
card-causeway = Causeway
card-cairn = Cairn
card-wellspring = Wellspring
card-river-bend = River Bend
card-hollow = Hollow
card-ledge = Ledge
card-lone-birch = Lone Birch
card-willow = Willow
card-first-breeze = First Breeze
card-weathervane = Weathervane
card-islet = Islet
card-delta = Delta
card-crossroads = Crossroads
card-saddle = Saddle
card-orchard = Orchard
card-waterfall = Waterfall
card-dyke = Dyke
card-lookout = Lookout
card-moor = Moor
card-grotto = Grotto
card-mill-race = Mill Race
card-terraces = Terraces
card-avenue = Avenue
card-tarn = Tarn
card-windy-knoll = Windy Knoll
card-stone-garden = Stone Garden
card-oxbow = Oxbow
card-twin-peaks = Twin Peaks
card-great-lake = Great Lake
card-canyon = Canyon
card-high-forest = High Forest
card-archipelago = Archipelago
card-cloud-stair = Cloud Stair
card-old-bridge = Old Bridge
card-glacier = Glacier
card-citadel = Citadel
card-hanging-garden = Hanging Garden
card-labyrinth = Labyrinth
card-lighthouse = Lighthouse
card-storm-coast = Storm Coast
card-roof-of-the-night = Roof of the Night

# Moves

move-put = Put { $colour } on { $field }
move-stride = Walk to { $field } for a motion shard
move-step = Step on to { $field } for free
move-plant = Plant a tree on { $field }
move-raise = Take the top shard of { $field } into your hands
move-lift = Let the Golem hold the top of { $field }
move-carry = Move it to { $field }
move-strip = Clear the top of { $field }
move-travel = Go to { $corner }
move-collect = Collect the next shard
move-use = Use the power of this corner
move-sleep = Lie down to sleep
move-wake = Finish tonight’s dream
move-enter = Let the dreamer in
move-deeper = Hold one more shard below
move-stop = Stop here
move-decline = Take no card
move-haunt = Put the nightmare shard on path { $path }
move-look = Draw from stack { $level }
move-stir = Rearrange the shards at { $corner }
move-arrange = Next spot: { $colour }
move-invoke = Lay { $colour } on the card and use its power
move-store = Lay { $colour } on the card and keep it for later
move-leave = Leave { $colour } on the pile
move-banish = Trade three nightmare shards for { $colour }
move-exchange = Trade two { $give } shards for one { $take } shard
move-lay = Put { $colour } at { $corner }
move-awaken = Lay a shard on { $card }
move-keep = Keep { $card }
move-finish = Finish { $card } next

# What is asked

phase-rest = The others are busy.
phase-start = Choose your first card.
phase-wander = Wander through the land and gather shards.
phase-haunt = Choose the path that gets a nightmare shard.
phase-make = Make your dream.
phase-walk = The dreamer is on a tree: walk on to a bare shard.
phase-card = Choose a shard to lay on the card, to use its power or to keep it for later.
phase-tower = Choose a bare shard to take back into your hands.
phase-golem = Choose what the Golem moves.
phase-carry = Choose how much the Golem holds, and where it goes.
phase-lake = Choose the corner to rearrange.
phase-arrange = Choose the shard for the next spot, beginning at the key.
phase-collector = Put the shards you drew into the corners.
phase-lord = Choose the stack to look at.
phase-finish = Several landscapes are complete. Choose which is finished next.
phase-spot = Choose the shard that stays on your pile.
phase-draw = Draw new cards from a stack, or none.
phase-keep = Keep one of these cards, or none.
phase-bury = Put the nightmare shards in your hands into your workshop.
phase-over = Morning has come.

# News

news-put = { $who ->
        [you] You
       *[other] { $seat }
    } put { $colour } on { $field }.
news-strode = { $who ->
        [you] Your
       *[other] { $seat }’s
    } dreamer walked to { $field }.
news-stepped = { $who ->
        [you] Your
       *[other] { $seat }’s
    } dreamer stepped on to { $field }.
news-entered = { $who ->
        [you] Your
       *[other] { $seat }’s
    } dreamer came in.
news-scored = { $who ->
        [you] You
       *[other] { $seat }
    } scored { $points } on { $field }.
news-planted = { $who ->
        [you] You
       *[other] { $seat }
    } planted a tree on { $field } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
news-raised = { $who ->
        [you] You
       *[other] { $seat }
    } took { $colour } back from { $field }.
news-carried = { $who ->
        [you] Your
       *[other] { $seat }’s
    } Golem moved { $count ->
        [one] 1 shard
       *[other] { $count } shards
    } from { $field } to { $target }.
news-stripped = { $who ->
        [you] You
       *[other] { $seat }
    } cleared { $colour } from { $field }.
news-felled = { $who ->
        [you] You
       *[other] { $seat }
    } gave up the tree on { $field }.
news-travelled = { $who ->
        [you] You
       *[other] { $seat }
    } went to { $corner }.
news-caught = { $who ->
        [you] You
       *[other] { $seat }
    } took the nightmare shard from path { $path }.
news-collected = { $who ->
        [you] You
       *[other] { $seat }
    } collected { $colour }.
news-slept = { $who ->
        [you] You
       *[other] { $seat }
    } lay down to sleep at { $corner }.
news-followed = Mr Nightmare followed { $who ->
        [you] you
       *[other] { $seat }
    }.
news-haunted = A nightmare shard was put on path { $path }.
news-woke = { $who ->
        [you] You
       *[other] { $seat }
    } finished tonight’s dream.
news-power = { $who ->
        [you] You
       *[other] { $seat }
    } used the power of { $power }.
news-invoked = { $who ->
        [you] You
       *[other] { $seat }
    } laid { $colour } on { $card } and used its power.
news-stored = { $who ->
        [you] You
       *[other] { $seat }
    } laid { $colour } on { $card } for later.
news-drew = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $colour } from the bag.
news-found = { $who ->
        [you] You
       *[other] { $seat }
    } drew from the bag: { $colours }.
news-laid = { $who ->
        [you] You
       *[other] { $seat }
    } put { $colour } at { $corner }.
news-stirred = { $who ->
        [you] You
       *[other] { $seat }
    } rearranged the shards at { $corner }: { $colours }.
news-exchanged = { $who ->
        [you] You
       *[other] { $seat }
    } traded two { $give } shards for one { $take } shard.
news-banished = { $who ->
        [you] You
       *[other] { $seat }
    } traded three nightmare shards for { $colour }.
news-finished = { $who ->
        [you] You
       *[other] { $seat }
    } finished { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
news-gave-up = { $who ->
        [you] You
       *[other] { $seat }
    } returned a shard from the pile to the bag: { $colour }.
news-looked = { $who ->
        [you] You
       *[other] { $seat }
    } looked at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of stack { $level }: { $cards }.
news-looked-unseen = { $who ->
        [you] You are
       *[other] { $seat } is
    } looking at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of stack { $level }.
news-kept = { $who ->
        [you] You
       *[other] { $seat }
    } kept { $card }.
news-kept-none = { $who ->
        [you] You
       *[other] { $seat }
    } kept none of the cards.
news-drew-none = { $who ->
        [you] You
       *[other] { $seat }
    } drew no cards.
news-filled = Night { $round }: the corners are filled with shards.
news-ordered = Turn order: { $order }.
news-ended = Morning has come.

# Warnings and ends

warning-points-left = You still have action points and could collect a shard.
warning-shards-lost = Shards left in your hands go back into the bag.
warning-free-step = You could step there for free.
warning-takes-red = That trades for a nightmare shard.
reason-morning = Six nights are over.

# The table in a terminal

sign-water = w
sign-earth = e
sign-meadow = m
sign-rock = r
sign-motion = v
sign-nightmare = x
sign-any = any
label-legend = w water, e earth, m meadow, r rock, v motion, x nightmare; stacks are written from the bottom up, { $tree } a tree, { $dreamer } the dreamer, ^ a mountain not yet climbed tonight. In a corner the key spot is on the left; the shard before the > is collected next
label-night = Night { $round } of 6
label-points = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
}
label-bag = Bag
label-trees = { $count ->
    [0] no trees left
    [one] 1 tree left
   *[other] { $count } trees left
}
label-stacks = cards to draw: { $one } / { $two } / { $three }
label-red = nightmare shards on paths: { $paths }
label-corner = { $number } { $corner }
label-free = free
label-cost = costs { $cost }
label-blocked = Mr Nightmare
label-score = { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $total } if it ended now)
label-finished = { $count ->
    [0] none finished
    [one] 1 finished
   *[other] { $count } finished
}
label-used = corner’s power used
label-unused = corner’s power not used
label-next-tree = next tree: { $points }
label-hands = Hands
label-cards = Cards
label-pile = Finished
label-sight = Drawn
label-worth = { $points } for
label-spot = holds { $colour }
label-spot-free = power free
label-missing = needs { $shards }
label-ready = nothing missing
label-no-place = fits nowhere now
label-found = Found
label-tokens = Tokens

# What a rule asks, for a player who tried something else

rule-W2 = Paths join the corners side by side and up and down, never diagonally.
rule-W10 = At the start you keep one of the cards drawn.
rule-W15 = While you wander you go to a neighbouring corner for an action point, collect, use powers, and in the end lie down to sleep.
rule-W16 = For an action point you collect the rightmost shard of your corner, but not a colour of which you hold two.
rule-W17 = A key opens the way for free, but not once all four action points are spent.
rule-W18 = Once a night you may use the power of your corner, if it can do something and Mr Nightmare is not there.
rule-W20 = Once you have lain down, your wandering is over for the night.
rule-W21 = A shard goes on an empty field next to a shard or on a bare shard, the very first on the entry field.
rule-W22 = The dreamer enters once, on the entry field, which must hold a shard.
rule-W23 = For a motion shard the dreamer moves to a neighbouring field with shards, and has to stop on a bare shard.
rule-W24 = Two shards of one colour, but not nightmare shards, buy one of another colour, if the bag has it.
rule-W25 = For a meadow shard you plant a tree on a bare shard that is not a nightmare shard, as long as there are trees.
rule-W28 = The Collector’s shards go on free spots of one or two corners.
rule-W29 = The Tower takes bare shards from your workshop into your hands.
rule-W30 = The Golem moves a shard with everything on it to a neighbouring field that can take it.
rule-W31 = The Lake puts the shards of one corner into any order.
rule-W32 = The Dream Lord lets you look at a stack that still has cards.
rule-W33 = A shard from your hands, but not a nightmare shard, goes on the empty power spot of one of your unfinished cards or of the top of your finished pile.
rule-W35 = Earth gives one free step, and it has to be the very next thing.
rule-W37 = Several landscapes are complete at once: one of them is finished next.
rule-W38 = Of the two shards, one stays on the pile.
rule-W40 = After finishing a card you may draw from one stack that has cards, and keep one of them or none.
rule-W41 = In the last making of dreams there are no powers.
rule-W44 = When all make their dreams at once, the last trees are for those earlier in turn order.
rule-W47 = The nightmare shard goes on an empty path of your corner.
rule-W48 = The power of the corner where Mr Nightmare stands cannot be used.
rule-W49 = A nightmare shard goes on an empty field next to a shard, and nothing but the dreamer goes on it.
rule-W50 = Nightmare shards left in your hands have to go into the workshop.
rule-W51 = Three nightmare shards from your hands buy one of another colour, if the bag has it.

option-creation = Whether dreams are made one after the other or all at once (W44).
option-nightmare = Mr Nightmare walks the land and leaves nightmare shards behind (W45 to W52).
