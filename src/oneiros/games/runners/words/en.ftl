# The words of Runners in English. $who is "you" where the reader has the seat; a sentence then says "You", never the name.

title = Runners
player = Player { $number }
you = You
none = nothing
about =
    Cover each of eight dreams with your tiles before the sandglass runs out: collect its rewards, dispel its
    nightmares, leave no field uncovered. Four shards of four colours move you up the star track. Do not lose all your calm.

# Your own tiles, then those that can be bought
tile-wisp = Wisp
tile-lantern = Lantern
tile-ladder = Ladder
tile-crook = Crook
tile-moth = Moth
tile-candle = Candle
tile-bell = Bell
tile-mirror = Mirror
tile-thimble = Thimble
tile-pebble = Pebble
tile-twins = Twins
tile-shutters = Shutters
tile-scales = Scales
tile-echo = Echo
tile-eclipse = Eclipse
tile-comet = Comet
tile-ferry = Ferry
tile-oar = Oar
tile-river = River
tile-thread = Thread
tile-fence = Fence
tile-arrow = Arrow
tile-stair = Stair
tile-anchor = Anchor
tile-sickle = Sickle
tile-harbour = Harbour
tile-wing = Wing
tile-hook = Hook

# Dreams
dream-quiet-harbour = Quiet Harbour
dream-paper-boats = Paper Boats
dream-lamplighters = Lamplighters
dream-orchard-of-clocks = Orchard of Clocks
dream-cat-on-the-sill = Cat on the Sill
dream-night-train = Night Train
dream-flooded-library = Flooded Library
dream-glass-stairs = Glass Stairs
dream-kite-weather = Kite Weather
dream-moth-market = Moth Market
dream-drowned-carousel = Drowned Carousel
dream-long-corridor = The Long Corridor
dream-house-without-stairs = House Without Stairs
dream-teeth-of-the-tide = Teeth of the Tide
dream-masquerade = Masquerade
dream-falling-observatory = Falling Observatory
dream-winter-aquarium = Winter Aquarium
dream-borrowed-faces = Borrowed Faces
dream-red-stage = The Red Stage
dream-well-of-voices = Well of Voices
dream-theatre-of-hands = Theatre of Hands
dream-iron-menagerie = Iron Menagerie
dream-tomb-of-birds = Tomb of Birds
dream-hour-before-dawn = The Hour Before Dawn

# Chests
chest-tin-box = Tin Box
chest-sewing-box = Sewing Box
chest-music-box = Music Box
chest-snuffbox = Snuffbox
chest-ring-case = Ring Case
chest-tea-caddy = Tea Caddy
chest-sea-chest = Sea Chest
chest-apothecary = Apothecary
chest-puppet-trunk = Puppet Trunk
chest-map-case = Map Case
chest-linen-coffer = Linen Coffer
chest-star-cabinet = Star Cabinet
chest-crown-vault = Crown Vault
chest-moon-safe = Moon Safe
chest-smugglers-hoard = Smuggler’s Hoard
chest-reliquary = Reliquary
chest-strongbox = Strongbox
chest-sleepers-treasure = Sleeper’s Treasure

# Small things
reward-blue = blue shard
reward-white = white shard
reward-orange = orange shard
reward-green = green shard
reward-any = shard of your choice
reward-key = key
reward-coin = coin
reward-calm = calm
colour-blue = blue
colour-white = white
colour-orange = orange
colour-green = green
shape-single = single
shape-domino = domino
shape-straight = straight three
shape-bent = bent three
effect-none = nothing
effect-collect = collect
effect-double = double collect
effect-dispel = dispel
effect-both = collect and dispel
field-blank = empty
field-reward = reward
field-nightmare = nightmare
field-kraken = kraken
field-bat = bat
field-spider = spider
field-chest = chest
field-linked = linked dream
how-laid = was laid
how-lifted = was taken back

# Moves
move-place = Lay the { $tile } with its corner on row { $row1 }, column { $column1 }{ $turn ->
    [0] {""}
    [1] , turned once
    [2] , turned twice
   *[other] , turned three times
  }
move-back = Take back the { $tile }
move-content = Done
move-reconsider = Change the layout again
move-take = Take: { $reward }
move-colour = Choose { $colour }
move-lose = Give the { $tile } to the bat
move-buy = Buy the { $shape }
move-rest = Rest: buy 1 calm
move-done = Done buying
move-time-up = Time is up

# News
news-dream = Dream { $number }: { $dream }.
news-handled = { $who ->
        [you] You
       *[other] { $seat }
    } moved a tile: the { $tile } { $how }.
news-handled-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } moved a tile.
news-took-glass = { $who ->
        [you] You
       *[other] { $seat }
    } finished first and turned the sandglass.
news-content = { $who ->
        [you] You are
       *[other] { $seat } is
    } done.
news-reconsidered = { $who ->
        [you] You
       *[other] { $seat }
    } went back to { $who ->
        [you] your
       *[other] their
    } layout.
news-patience-over = Nobody was done in time, so the sandglass turned by itself.
news-glass-empty = The last grain of sand has fallen.
news-revealed = All layouts were revealed.
news-laid-open = To be shared from the linked dream: { $rewards }.
news-took = { $who ->
        [you] You
       *[other] { $seat }
    } took: { $reward }.
news-gained = { $who ->
        [you] You
       *[other] { $seat }
    } gained { $number } × { $reward }.
news-rose = { $who ->
        [you] You
       *[other] { $seat }
    } moved up to star { $star }.
news-opened = { $who ->
        [you] You
       *[other] { $seat }
    } opened the { $chest } with { $number ->
        [one] 1 key
       *[other] { $number } keys
    }.
news-reckoned = { $who ->
        [you] You
       *[other] { $seat }
    } lost { $lost } calm and gained { $gained }; calm is now { $calm }.
news-woke = { $who ->
        [you] You
       *[other] { $seat }
    } woke up and { $who ->
        [you] are
       *[other] is
    } out.
news-lost-tile = { $who ->
        [you] You
       *[other] { $seat }
    } lost the { $tile } to a bat.
news-bought = { $who ->
        [you] You
       *[other] { $seat }
    } bought the { $tile }{ $coins ->
        [0] { "" }
        [one] { " " }and got a coin with it
       *[other] { " " }and got { $coins } coins with it
    }.
news-rested = { $who ->
        [you] You
       *[other] { $seat }
    } rested; calm is now { $calm }.

# What is asked
phase-lay = Cover the dream with your tiles, then choose Done.
phase-share = Take one thing from the linked dream.
phase-colour = Choose the colour of your shard.
phase-bat = The bat wants one of your unused tiles.
phase-equip = Buy a tile, buy calm, or go on.
phase-over = The night is over.

# Think twice
warning-wakes-up = With this layout you would wake up and be out.
warning-fields-open = Some fields are still uncovered, and you have tiles to cover them.
warning-coins-left = Coins score nothing at the end, but calm does.

# How it ended
reason-dawn = Dawn has come.
reason-woken = Everyone has woken up.

## The terminal's table

label-legend = + collect, ++ double collect, x dispel, +x both, o nothing; a slash ends a row of a tile. There is no sandglass in the terminal.
label-dream = { $dream }, level { $level } (round { $round } of { $rounds })
label-mine = Your layout
label-layout = So far
label-offers = For { $price } coins
label-keys = { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
label-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
label-calm-then = calm { $calm } afterwards ({ $lost } lost, { $gained } gained);
label-gains = you gain { $rewards }
label-woken = woken up
label-stock = calm { $calm }, star { $star }, coins { $coins }, keys { $keys };
label-shards = shards: { $shards };
label-score = { $total ->
        [one] 1 point
       *[other] { $total } points
    }
label-content = (done)
label-tiles = Tiles

# What a rule asks, for a player who tried something else

rule-U8 = You lay your own tiles; each covers at least one field of the dream, and none overlaps another.
rule-U9 = A layout you have declared done stays as it is until you take that back; the one that turned the sandglass is final.
rule-U10 = Only the sandglass ends the phase, and then every layout is final.
rule-U11 = You can handle tiles at most 60 times in a round; after that you can only be done.
rule-U14 = You choose a colour of shard that the supply still has.
rule-U16 = The bat carries off one of the tiles that you have not laid.
rule-U19 = From a linked dream you take one of the rewards that are still there.
rule-U22 = Once a round you may buy one of the open tiles, if you have the coins.
rule-U23 = You may buy calm as often as your coins allow, but never beyond 30.

option-starred = Whether the harder dreams, marked with a star, are shuffled in (U1).
option-sandglass = Seconds to finish after the first player is done (U9).
option-patience = Seconds until the sandglass turns by itself; 0 for never (U11).
