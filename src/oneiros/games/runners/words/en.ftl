# The words of Runners in English. News are in the past tense, so that "You" and "Player 2" both fit.

player = Player { $number }
you = You
none = nothing
about =
    Lay your tiles over each of eight dreams, before the sandglass runs out: collect on its rewards, dispel on its
    nightmares, cover every field. Four shards of four colours raise you on the star track. Do not lose all your calm.

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
effect-double = collect twice
effect-dispel = dispel
effect-both = collect and dispel
field-blank = quiet
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
move-content = Be content
move-reconsider = Think again
move-take = Take: { $reward }
move-colour = Choose { $colour }
move-lose = Give the { $tile } to the bat
move-buy = Buy the { $shape }
move-rest = Rest: coins for one calm
move-done = Buy nothing more
move-time-up = Time is up

# News
news-dream = Dream { $number } began: { $dream }.
news-handled = { $seat } moved a tile: the { $tile } { $how }.
news-handled-unseen = { $seat } moved a tile.
news-took-glass = { $seat } turned the sandglass, content.
news-content = { $seat } became content.
news-reconsidered = { $seat } thought again.
news-patience-over = Nobody was content, and the sandglass turned by itself.
news-glass-empty = The last grain fell.
news-revealed = The layouts came to light.
news-laid-open = A linked dream lay open: { $rewards }.
news-took = { $seat } took: { $reward }.
news-gained = { $seat } gained { $number } × { $reward }.
news-rose = { $seat } rose to star { $star }.
news-opened = { $seat } opened the { $chest } with { $number ->
    [one] one key
   *[other] { $number } keys
  }.
news-reckoned = { $seat } lost { $lost } calm and gained { $gained }; { $calm } remained.
news-woke = { $seat } woke up and left the dream.
news-lost-tile = { $seat } lost the { $tile } to a bat.
news-bought = { $seat } bought the { $tile }{ $coins ->
    [0] {""}
    [one] {" "}and got a coin back
   *[other] {" "}and got { $coins } coins back
  }.
news-rested = { $seat } rested; calm rose to { $calm }.

# What is asked
phase-lay = Lay your tiles over the dream, then be content.
phase-share = Take one thing from the linked dream.
phase-colour = Choose the colour of your shard.
phase-bat = The bat wants one of your unused tiles.
phase-equip = Buy a tile, buy calm, or go on.
phase-over = The night is over.

# Think twice
warning-wakes-up = This layout would wake you up.
warning-fields-open = Fields are still open, and you have tiles to cover them.
warning-coins-left = Coins bring no points at dawn, but calm does.

# How it ended
reason-dawn = Dawn has come.
reason-woken = Everyone has woken up.

## The terminal's table

label-legend = + collect, ++ collect twice, x dispel, +x both, o nothing; a slash ends a row of a tile. The terminal runs no sandglass.
label-dream = { $dream }, level { $level } (round { $round } of { $rounds })
label-mine = Your layout
label-layout = As it lies
label-offers = For { $price }
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
label-score = { $total } points
label-content = (content)
label-tiles = Tiles

# What a rule asks, for whoever tried something else

rule-U8 = Your own tiles are laid so that each covers a field of the dream and none overlaps another.
rule-U9 = A layout that you are content with rests until you think again.
rule-U10 = Time is called by the sandglass alone, and then every layout is final.
rule-U11 = Tiles can be handled at most 60 times in a round; after that you can only be content.
rule-U14 = A shard of your choice is of a colour that the supply still has.
rule-U16 = The bat carries off one of the tiles that you have not laid.
rule-U19 = From a linked dream you take one of the things that still lie open.
rule-U22 = Once a round you may buy one of the open tiles, if you have the coins.
rule-U23 = Coins buy calm as often as they last, but never beyond 30.
