runners-round = Dream { $round } of { $rounds }
runners-laying = laying tiles
runners-content = done
runners-holder = done, turned the sandglass
runners-woken = woken up
runners-stars-worth = Stars, and what they are worth
runners-calm = Calm
runners-as-it-lies = Your layout so far
runners-as-it-was = Result
runners-lost-outside = Outside the dream
runners-lost-open = Uncovered fields
runners-lost-nightmares = Nightmares
runners-lost-krakens = Krakens
runners-lost-spiders = Spiders
runners-gained = Gained
runners-chest = Chest opened
runners-linked = Linked dream, to be shared
runners-bats = Tiles the bats take
runners-stars = Steps on the star track
runners-calm-after = Calm left
runners-is-content = Done
runners-reconsider = Change it
runners-turn = Turn the tile
runners-laid = Laid
runners-hidden = Layouts are hidden.
runners-turned = { $who ->
        [you] You
       *[other] { $name }
    } turned it.
runners-say-lay = Cover the dream, then press Done.
runners-say-tile = Where does the { $tile } go?
runners-say-waiting = You are done. The others are still laying tiles.
runners-buy = { $price } coins
runners-rest = Rest: { $price } coins for 1 calm
runners-done = Done buying
runners-market = For sale
runners-stack = { $count } more
runners-place = row { $row }, column { $column }
runners-points-note = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
runners-phase-lay = laying
runners-phase-share = sharing
runners-phase-colour = shards
runners-phase-bat = the bat
runners-phase-equip = shop
runners-phase-over = dawn
runners-say-laid-tile = Move the { $tile }, or press its place below to take it back.
runners-hint-tile = Hint: the { $tile } goes where it is marked.
runners-hint-back = Hint: take the { $tile } back first.
runners-glass-stands = until the sandglass turns by itself
runners-put-back = Take back the { $tile }
runners-reveal = All layouts: { $dream }
runners-reveal-on = Go on
runners-reveal-skip = Skip
runners-first = first, 1 coin
runners-have = you have { $coins }
runners-bonus = { $count ->
        [one] 1 coin back
       *[other] { $count } coins back
    }
runners-signs = What the signs mean
runners-signs-tiles = On tiles
runners-signs-fields = On dreams
runners-signs-things = What you have
runners-star = star
runners-about-collect = Gives you the reward under it.
runners-about-double = Gives you the reward under it twice.
runners-about-dispel = A nightmare under it does nothing to you.
runners-about-both = Collects and dispels at once.
runners-about-none = Covers a field, and nothing else.
runners-about-reward = Yours if a part that collects lies on it.
runners-about-nightmare = Costs as much calm as it shows, unless dispelled.
runners-about-kraken = Unless dispelled, costs 1 calm for each Collect in your layout.
runners-about-bat = Unless dispelled, takes one of your unused tiles for good.
runners-about-spider = Costs 1 calm unless dispelled. Collect gives its shard.
runners-about-chest = Collect it and pay the keys it shows: everyone who opens it gets the same.
runners-about-linked = Everyone who collects it shares what it shows, one thing at a time.
runners-about-blank = Nothing here, but uncovered it costs 1 calm.
runners-about-shard = Four shards of four colours move you up a star.
runners-about-any = A shard in a colour you choose.
runners-about-key = Opens chests.
runners-about-coin = 4 coins buy a tile, 3 buy 1 calm.
runners-about-calm = 1 point each at the end. At 0 you wake up and are out.
runners-about-star = Each step on the star track is worth more than the one before.
end-runners-star = Star track
end-runners-calm = Calm
end-runners-tiles = Points on tiles
option-runners-starred = Include the harder dreams, marked with a star
option-runners-sandglass = Sandglass, once someone is done
option-runners-patience = Sandglass turns by itself after
option-runners-patience-0 = Never
