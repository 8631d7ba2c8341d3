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
