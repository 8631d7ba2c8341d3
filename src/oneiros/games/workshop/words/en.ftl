# Workshop in English.

player = Player { $number }
you = You
none = none
about =
    Wander through the land of dreams and gather its shards. Build the landscapes of your cards out of them and let your
    dreamer stand in their midst: whoever dreams best in six nights wins.

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
corner-collector = the Collector’s
corner-tower = the Tower
corner-golem = the Golem’s yard
corner-lake = the Lake
corner-lord = the Dream Lord’s hall
power-archive = the Archive
power-collector = the Collector
power-tower = the Tower
power-golem = the Golem
power-lake = the Lake
power-lord = the Dream Lord

# Dream tokens

token-most-cards = Most landscapes finished
token-most-pairs = Most stacks of exactly two shards
token-farthest = Dreamer farthest from the entry
token-most-shards = Most shards
token-fewest-empty = Fewest empty fields
token-no-red = No nightmare shard
token-most-colour = Most shards of the colour
token-most-singles = Most fields with a single shard, of the colour
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
move-raise = Take the top shard of { $field } back
move-lift = Take hold of the top of { $field }
move-carry = Move it to { $field }
move-strip = Clear the top of { $field }
move-travel = Go to { $corner }
move-collect = Collect the next shard
move-use = Use the power of this corner
move-sleep = Lie down to sleep
move-wake = End this dream
move-enter = Let the dreamer in
move-deeper = Take hold one shard deeper
move-stop = Leave it at that
move-decline = Take no card
move-haunt = Leave the nightmare shard on path { $path }
move-look = Draw from stack { $level }
move-stir = Rearrange { $corner }
move-arrange = Next spot: { $colour }
move-invoke = Lay { $colour } on the card and use its power
move-store = Lay { $colour } on the card and keep it for later
move-leave = Leave { $colour } on the pile
move-banish = Give three nightmare shards for { $colour }
move-exchange = Give two { $give } for one { $take }
move-lay = Lay { $colour } in { $corner }
move-awaken = Lay a shard on { $card }
move-keep = Keep { $card }
move-finish = Finish { $card } next

# What is asked

phase-rest = The others are busy.
phase-start = Choose your first landscape.
phase-wander = Wander through the land and gather shards.
phase-haunt = Choose the path where a nightmare shard is left.
phase-make = Make your dream.
phase-walk = The dreamer is in a tree: walk on to a bare shard.
phase-card = Choose a shard for the card, to use its power or to store it.
phase-tower = Choose a bare shard to take back into your hands.
phase-golem = Choose what the Golem moves.
phase-carry = Choose how much the Golem holds, and where it goes.
phase-lake = Choose the corner to rearrange.
phase-arrange = Choose the shard for the next spot, beginning at the key.
phase-collector = Lay the shards you found in the corners.
phase-lord = Choose the stack the Dream Lord opens to you.
phase-finish = Several landscapes stand. Choose which is finished next.
phase-spot = Choose the shard that stays on your pile.
phase-draw = Draw new landscapes from a stack, or none.
phase-keep = Keep one of these landscapes, or none.
phase-bury = Put the nightmare shards you hold into your workshop.
phase-over = Morning has come.

# News

news-put = { $seat } put { $colour } on { $field }.
news-strode = { $seat }’s dreamer walked to { $field }.
news-stepped = { $seat }’s dreamer stepped on to { $field }.
news-entered = { $seat }’s dreamer came in.
news-scored = { $seat } scored { $points } on { $field }.
news-planted = { $seat } planted a tree on { $field } for { $points }.
news-raised = { $seat } took { $colour } back from { $field }.
news-carried = { $seat }’s Golem moved { $count } from { $field } to { $target }.
news-stripped = { $seat } cleared { $colour } from { $field }.
news-felled = { $seat } gave up the tree on { $field }.
news-travelled = { $seat } went to { $corner }.
news-caught = { $seat } took the nightmare shard from path { $path }.
news-collected = { $seat } collected { $colour }.
news-slept = { $seat } lay down in { $corner }.
news-followed = Mr Nightmare followed { $seat }.
news-haunted = Mr Nightmare left a shard on path { $path }.
news-woke = { $seat } let the dream go.
news-power = { $seat } called on { $power }.
news-invoked = { $seat } laid { $colour } on { $card } and used its power.
news-stored = { $seat } stored { $colour } on { $card }.
news-drew = { $seat } drew { $colour } from the bag.
news-found = { $seat } found { $colours }.
news-laid = { $seat } laid { $colour } in { $corner }.
news-stirred = { $seat } rearranged { $corner }: { $colours }.
news-exchanged = { $seat } gave two { $give } for one { $take }.
news-banished = { $seat } banished three nightmare shards and took { $colour }.
news-finished = { $seat } finished { $card } for { $points }.
news-gave-up = { $seat } returned a shard of { $colour } from the pile.
news-looked = { $seat } looked at { $count } of stack { $level }: { $cards }.
news-looked-unseen = { $seat ->
        [You] You are
       *[name] { $seat } is
    } looking at { $count } of stack { $level }.
news-kept = { $seat } kept { $card }.
news-kept-none = { $seat } kept none of the cards.
news-drew-none = { $seat } drew no cards.
news-filled = Night { $round }: the land is full of shards.
news-ordered = Turn order: { $order }.
news-ended = Morning has come.

# Warnings and ends

warning-points-left = You still have action points and could collect a shard.
warning-shards-lost = The shards left in your hands go back to the bag.
warning-free-step = You could step there for free.
warning-takes-red = That takes a nightmare shard.
reason-morning = Six nights are over.

# The table in a terminal

sign-water = w
sign-earth = e
sign-meadow = m
sign-rock = r
sign-motion = v
sign-nightmare = x
sign-any = any
label-legend = w water, e earth, m meadow, r rock, v motion, x nightmare; stacks are told from the bottom up, { $tree } a tree, { $dreamer } the dreamer, ^ a mountain not yet climbed tonight. In a corner the key is at the left; the shard before the > is collected next
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
label-stacks = landscapes to draw: { $one } / { $two } / { $three }
label-red = red paths: { $paths }
label-corner = { $number } { $corner }
label-free = free
label-cost = costs { $cost }
label-blocked = Mr Nightmare
label-score = { $player }: { $score } points ({ $total } if it ended now)
label-finished = { $count ->
    [0] none finished
    [one] 1 finished
   *[other] { $count } finished
}
label-used = corner’s power used
label-unused = corner’s power not used
label-next-tree = next tree { $points }
label-hands = Hands
label-cards = Landscapes
label-pile = Finished
label-sight = Drawn
label-worth = { $points } for
label-spot = holds { $colour }
label-spot-free = power free
label-missing = lacks { $shards }
label-ready = nothing lacks
label-no-place = has no place left
label-found = Found
label-tokens = Tokens

# What a rule asks, for whoever tried something else

rule-W2 = Paths join the corners side by side and up and down, never diagonally.
rule-W10 = At the beginning you keep one of the cards drawn.
rule-W15 = While you wander you go to a neighbouring corner for an action point, collect, use powers, and lie down in the end.
rule-W16 = For an action point you collect the rightmost shard of your corner, but none of a colour of which you hold two.
rule-W17 = A key opens the way for free, but not once all four action points are spent.
rule-W18 = Once a night you may use the power of your corner, if it can do something.
rule-W20 = Whoever has lain down wanders no more this night.
rule-W21 = A shard goes on an empty field next to a shard or on a bare one, the very first on the entry field.
rule-W22 = The dreamer enters once, on the entry field, where a shard has to lie.
rule-W23 = For a motion shard the dreamer moves to a neighbouring field with shards, and he has to stop on a bare one.
rule-W24 = Two shards of one colour, not red, buy one of another colour, if the bag has it.
rule-W25 = For a meadow shard you plant a tree on a bare shard that is not red, as long as there are trees.
rule-W28 = The Collector’s shards go on free spots of one or two corners.
rule-W29 = The Tower takes bare shards of your workshop into your hands.
rule-W30 = The Golem moves a shard with all that is on it to a neighbouring field that can take it.
rule-W31 = The Lake puts the shards of one corner into any order.
rule-W32 = The Dream Lord opens a stack that still has cards.
rule-W33 = A shard from your hands, not red, goes on the empty power spot of an unfinished card of yours or of the top of your finished pile.
rule-W35 = Earth gives one free step, and it has to be the very next thing.
rule-W37 = Several landscapes stand at once: one of them is finished next.
rule-W38 = Of the two shards one stays on the pile.
rule-W40 = After finishing a landscape you may draw from one stack that has cards, and keep one of them or none.
rule-W41 = In the last making there are no powers.
rule-W44 = When all make their dreams at once, the last trees are for those earlier in turn order.
rule-W47 = The red shard goes on an empty path of your corner.
rule-W48 = The power of the corner where Mr Nightmare stands cannot be used.
rule-W49 = A red shard goes on an empty field next to a shard, and nothing but the dreamer goes on it.
rule-W50 = Red shards left in your hands have to go into the workshop.
rule-W51 = Three red shards from your hands buy one of another colour, if the bag has it.
