workshop-night = Night { $round } of 6
workshop-land = Land
workshop-workshop = Workshop
workshop-trees = { $count ->
        [one] 1 tree
       *[other] { $count } trees
    }
workshop-points = { $count ->
        [one] 1 action point
       *[other] { $count } action points
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
workshop-enter = Let the dreamer in
workshop-stop = Stop here
workshop-deeper = One more shard
workshop-decline = None
workshop-keep-it = Keep it
workshop-field = field { $field }
workshop-empty = empty
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
workshop-banish = 3 for 1
workshop-invoke = Use its power
workshop-store = For later
workshop-awaken = Lay a shard on it
workshop-finish = Finish it
workshop-level = Level { $level }
workshop-say-put = Where does the { $colour } go?
workshop-say-give = Which two shards do you give?
workshop-say-take = And what do you take for them?
workshop-say-tree = Where do you plant the tree?
workshop-say-walk = Where does the dreamer walk?
workshop-say-step = Where does the dreamer step?
workshop-say-banish = Which shard do you take for three nightmare shards?
end-workshop-W25 = Trees
end-workshop-W34 = Water underfoot
end-workshop-W36 = Mountains
end-workshop-W37 = Finished landscapes
end-workshop-W42 = Unfinished landscapes
end-workshop-W43 = Dream tokens
end-workshop-W49 = Nightmare shards underfoot
end-workshop-W52 = Nightmare shards left
option-workshop-creation = Dreams are made
option-workshop-creation-turns = One after another
option-workshop-creation-together = All at once
option-workshop-nightmare = Mr Nightmare walks the land
workshop-any = any shard
workshop-card-lacks = Still missing: { $shards }
workshop-card-ready = You hold every shard it still needs.
workshop-card-ready-short = all in hand
workshop-card-blocked = It fits nowhere now: something is in the way.
workshop-card-blocked-short = blocked
workshop-path = Path between { $from } and { $to }
workshop-cards = Cards
workshop-of = { $who ->
        [you] Your workshop
       *[other] { $name }’s workshop
    }
workshop-stage-starting = Choosing cards
workshop-stage-wandering = Wandering
workshop-stage-making = Making the dream
workshop-stage-last-making = The last dream
workshop-stage-ended = Morning
workshop-turn-night = The corners are filled. Turn order: { $names }
workshop-turn-making = Everyone is asleep. Now the dreams are made.
workshop-turn-last-making = Six nights are over. Use the shards you still have, without powers.
workshop-worth = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
workshop-entry = Entry field
workshop-say-wander = { $count ->
        [0] No action points left.
       *[other] Action points left: { $count }.
    }
workshop-hint-put = On an empty field next to a shard, or on a bare shard.
workshop-hint-red = On an empty field next to a shard.

# What things do, in a sentence

workshop-power-archive = Draw a random shard from the bag.
workshop-power-collector = Draw two shards and put them on free spots of one or two corners.
workshop-power-tower = Take one or two bare shards from your workshop back into your hands.
workshop-power-golem = Up to three times, move a shard with all that is on it to a neighbouring field.
workshop-power-lake = Put the shards of one corner into any order.
workshop-power-lord = Look at the top 6 cards of one stack and keep one or none.
workshop-about-blocked = Mr Nightmare blocks its power.
workshop-about-next = Collected next: { $colour }.
workshop-about-bare = There is nothing to collect.
workshop-about-key = With this in your hands you come in for free: { $colour }.
workshop-about-way = The way there: { $cost }.
workshop-about-red = A nightmare shard lies on the way, and you must take it.
workshop-about-points = Going to a neighbouring corner and collecting a shard cost 1 action point each.
workshop-about-making = Build, plant, trade, walk. Shards left over go back into the bag.
workshop-about-tree = Discard a meadow shard and plant a tree on a bare shard, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
workshop-about-walk = Discard a motion shard: the dreamer walks to a neighbouring field with shards.
workshop-about-step = From earth the dreamer takes one more step for free, now or never.
workshop-about-trade = Discard two shards of one colour and take one of another colour from the bag.
workshop-about-banish = Return three nightmare shards to the bag for one other shard of your choice.
workshop-about-shard-water = It scores 1 point whenever the dreamer steps on it.
workshop-about-shard-earth = From it the dreamer takes one more step for free.
workshop-about-shard-meadow = Lay it, or discard it to plant a tree.
workshop-about-shard-rock = Two on each other are a mountain: 2 points for the dreamer, once a night.
workshop-about-shard-motion = Lay it, or discard it to let the dreamer walk one field.
workshop-about-shard-nightmare = It costs 1 point when the dreamer steps on it, and 3 points at the end.
workshop-about-card = Lay a shard on it to use its power. { $power }: { $does }
workshop-about-stored = On it lies: { $colour }.
workshop-about-entry = The first shard goes here, and here the dreamer comes in.
workshop-about-mountain = A mountain: 2 points for the dreamer, once a night.
workshop-about-climbed = A mountain, already climbed tonight.
workshop-about-feet-water = Water: 1 point whenever the dreamer steps here.
workshop-about-feet-earth = Earth: one more step for free.
workshop-about-feet-nightmare = Nightmare: 1 point lost whenever the dreamer steps here.
workshop-about-level-1 = Small landscapes, worth 4 to 6 points.
workshop-about-level-2 = Larger landscapes, worth 7 to 9 points.
workshop-about-level-3 = Great landscapes, worth 10 to 14 points.
workshop-about-counts = So far: { $counts }.
workshop-about-tokens = They score at the end. In a tie all score, and a tree counts as one more shard of the colour it stands on.
workshop-token-most-cards = { $points } points for the most finished landscapes.
workshop-token-most-pairs = { $points } points for the most stacks of exactly two shards.
workshop-token-farthest = { $points } points for the dreamer who is the most steps away from the entry field.
workshop-token-most-shards = { $points } points for the most shards in the workshop.
workshop-token-fewest-empty = { $points } points for the fewest empty fields.
workshop-token-no-red = { $points } points for everyone without a nightmare shard in the workshop.
workshop-token-most-colour = { $points } points for the most shards of this colour: { $colour }.
workshop-token-most-singles = { $points } points for the most fields with just one shard, of this colour: { $colour }.
workshop-token-harvest = 3, 5, 7 or 9 shards of this colour score 2, 4, 6 or 9 points: { $colour }.
workshop-token-longest-path = { $points } points for the longest path over fields with this colour on top: { $colour }.
workshop-token-outlook = 1 point for each shard of this colour on top, in the groups the dreamer touches, and twice as much from a mountain: { $colour }.
