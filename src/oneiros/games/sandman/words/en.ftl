# Sandman in English. Places and seats are counted from 1 for people: $place1 is $place and one. $who and $whom are
# "you" where the seat or the other is the reader; a sentence then says "you", never the name.

title = Sandman
player = Player { $number }
you = You
none = nothing

## Things

wheel-black = the black wheel
wheel-white = the white wheel
back-sand = sand
back-blank = blank back
secret-goal = the goal
secret-tokens = the tokens
cause-few-cards = only one card per player is left in the circle
cause-blank = the wheels met, and a token with a blank back was drawn

plot-tide = the tide
plot-sky = the sky
plot-wood = the wood

particle-pearl = pearl
particle-whale = whale
particle-anchor = anchor
particle-coral = coral
particle-eel = eel
particle-lighthouse = lighthouse
particle-kite = kite
particle-comet = comet
particle-cloud = cloud
particle-swallow = swallow
particle-airship = airship
particle-weathercock = weathercock
particle-owl = owl
particle-fox = fox
particle-mushroom = mushroom
particle-lantern = lantern
particle-well = well
particle-thorn = thorn

goal-navigator = The Navigator
goal-jeweller = The Jeweller
goal-watchman = The Watchman
goal-thief = The Thief
goal-poet = The Poet
goal-wanderer = The Wanderer
goal-hermit = The Hermit
goal-storyteller = The Storyteller

encounter-pocketful = Pocketful
encounter-long-stride = Long Stride
encounter-turning-back = Turning Back
encounter-mender = Mender
encounter-second-sight = Second Sight
encounter-swap = Swap
encounter-lullaby = Lullaby
encounter-guard-dog = Guard Dog
encounter-sandglass = Sandglass
encounter-stargazer = Stargazer
encounter-weaver = Weaver
encounter-keepsake = Keepsake

effect-pocketful = Draw { $power ->
        [one] 1 token
       *[other] { $power } tokens
    }.
effect-long-stride = Up to { $power } more steps are free this turn.
effect-turning-back = This turn the wheel moves anticlockwise.
effect-mender = Remove one break from your dream; its two cards are joined.
effect-second-sight = Look at another player’s goal or tokens.
effect-swap = Swap { $power } of your tokens for as many of another player’s, taken at random.
effect-lullaby = The card you take this turn is joined, whatever it shows.
effect-guard-dog = Stays open. Your nightmares that count as level 1 cost nothing.
effect-sandglass = Stays open. Moving 3 steps draws { $power ->
        [one] 1 token
       *[other] { $power } tokens
    }.
effect-stargazer = Stays open. Your 4th step is free.
effect-weaver = Stays open. You may lay one more token each turn.
effect-keepsake = Stays open. { $power ->
        [one] 1 point
       *[other] { $power } points
    } for each plot among your level 3 cards at the end.

## Dreams and nightmares

card-tear-of-the-moon = Tear of the Moon
card-slow-giant = Slow Giant
card-rust-and-rope = Rust and Rope
card-red-garden = Red Garden
card-silver-question = Silver Question
card-last-lamp = Last Lamp
card-sunken-dowry = Sunken Dowry
card-nursery-reef = Nursery Reef
card-thief-in-the-shallows = Thief in the Shallows
card-signal-stone = Signal Stone
card-dragged-harbour = Dragged Harbour
card-barnacle-psalm = Barnacle Psalm
card-two-long-shadows = Two Long Shadows
card-answered-song = Answered Song
card-knot-untying = Knot Untying
card-safe-mooring = Safe Mooring
card-crooked-alley = Crooked Alley
card-glass-lagoon = Glass Lagoon
card-drowned-treasury = Drowned Treasury
card-harbour-of-rings = Harbour of Rings
card-grotto-market = Grotto Market
card-atoll-choir = Atoll Choir
card-wreck-parade = Wreck Parade
card-pilots-farewell = Pilot’s Farewell
card-reef-at-midnight = Reef at Midnight
card-storm-aquarium = Storm Aquarium
card-one-red-thread = One Red Thread
card-late-guest = Late Guest
card-feather-bed = Feather Bed
card-first-of-spring = First of Spring
card-quiet-engine = Quiet Engine
card-which-way-home = Which Way Home
card-tangled-noon = Tangled Noon
card-string-and-wing = String and Wing
card-towed-by-a-child = Towed by a Child
card-roof-games = Roof Games
card-torn-curtain = Torn Curtain
card-racing-the-spark = Racing the Spark
card-night-mail = Night Mail
card-iron-omen = Iron Omen
card-soft-landing = Soft Landing
card-rain-by-noon = Rain by Noon
card-stowaways = Stowaways
card-council-of-eaves = Council of Eaves
card-carnival-aloft = Carnival Aloft
card-windy-parish = Windy Parish
card-ribbon-regatta = Ribbon Regatta
card-attic-window = Attic Window
card-ballast-of-stars = Ballast of Stars
card-thunder-fair = Thunder Fair
card-southbound-night = Southbound Night
card-village-of-sparks = Village of Sparks
card-someone-awake = Someone Awake
card-borrowed-coat = Borrowed Coat
card-small-umbrella = Small Umbrella
card-walking-light = Walking Light
card-wishing-down = Wishing Down
card-hundred-years = Hundred Years
card-midnight-supper = Midnight Supper
card-reading-lesson = Reading Lesson
card-mother-of-echoes = Mother of Echoes
card-needle-nest = Needle Nest
card-picnic-of-liars = Picnic of Liars
card-lost-on-purpose = Lost on Purpose
card-moon-for-cheese = Moon for Cheese
card-clever-gate = Clever Gate
card-damp-cathedral = Damp Cathedral
card-ring-of-teeth = Ring of Teeth
card-drowned-candle = Drowned Candle
card-rose-by-night = Rose by Night
card-hollow-council = Hollow Council
card-witchs-pantry = Witch’s Pantry
card-keepers-clearing = Keeper’s Clearing
card-briar-school = Briar School
card-tricksters-spring = Tricksters’ Spring
card-hedge-banquet = Hedge Banquet
card-procession-home = Procession Home
card-masque-of-briars = Masque of Briars
card-endless-corridor = Endless Corridor
card-late-for-everything = Late for Everything
card-house-without-doors = House Without Doors
card-second-mirror = Second Mirror
card-running-in-sand = Running in Sand
card-faceless-choir = Faceless Choir
card-locked-voice = Locked Voice
card-tooth-by-tooth = Tooth by Tooth
card-visitor-below = Visitor Below
card-falling-stair = Falling Stair

## Moves

move-lay = Lay the { $particle } token ({ $back }) on the last card of level { $level }
move-move = Move { $wheel } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
move-play = Play { $encounter }
move-attach = { $level ->
    [1] Widen the dream on level 1
   *[other] Deepen the dream on level { $level }
}
move-done = End the turn
move-spend = Pay with the { $particle } token ({ $back })
move-keep = Keep { $encounter }
move-mend = Mend the break after place { $place1 } of level { $level }
move-look = Look at { $secret } of { $other }
move-trade = Swap tokens with { $other }
move-set = Set the first wheel before card { $gap1 } of the circle

## What is asked

phase-set = Set the first wheel between two cards; the second goes opposite.
phase-move = Move a wheel. Before that you may lay a token or play encounters.
phase-pay = Pay for the steps: choose a token to put back into the bag.
phase-return = Put the second token of the pair back into the bag.
phase-attach = Attach the card to your dream.
phase-keep = Keep one of these encounters; the others are discarded.
phase-end = Play an encounter, or end your turn.
phase-mend = Choose the break for the Mender to remove.
phase-look = Choose what Second Sight shows you.
phase-trade = Choose a player to swap tokens with.
phase-give = Choose a token to give.
phase-over = The night is over.

## What happened

news-set = { $who ->
        [you] You
       *[other] { $seat }
    } set the wheels.
news-drew = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $particles } ({ $backs }).
news-drew-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $number ->
        [one] a token
       *[other] { $number } tokens
    } ({ $backs }).
news-laid = { $who ->
        [you] You
       *[other] { $seat }
    } laid the { $particle } token on { $card }.
news-returned = { $who ->
        [you] You
       *[other] { $seat }
    } put the other { $particle } token back into the bag ({ $back }).
news-paid = { $who ->
        [you] You
       *[other] { $seat }
    } paid with the { $particle } token ({ $back }).
news-paid-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } paid with a token ({ $back }).
news-moved = { $who ->
        [you] You
       *[other] { $seat }
    } moved { $wheel } { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and took { $card }.
news-attached = { $who ->
        [you] You
       *[other] { $seat }
    } attached { $card } on level { $level }.
news-broke = That left a break beside it ({ $back }).
news-broke-bare = That left a break beside it; the bag was empty.
news-met = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $encounters }.
news-met-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $number ->
        [one] an encounter
       *[other] { $number } encounters
    }.
news-kept = { $who ->
        [you] You
       *[other] { $seat }
    } kept { $encounter }.
news-kept-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } kept one encounter.
news-let-go = { $who ->
        [you] You
       *[other] { $seat }
    } discarded { $encounters }.
news-played = { $who ->
        [you] You
       *[other] { $seat }
    } played { $encounter }.
news-mended = { $who ->
        [you] You
       *[other] { $seat }
    } mended a break on level { $level }.
news-looked-at-goal = { $who ->
        [you] You
       *[other] { $seat }
    } looked at { $whom ->
        [you] your
       *[other] { $other }’s
    } goal: { $goal }.
news-looked-at-goal-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } looked at { $whom ->
        [you] your
       *[other] { $other }’s
    } goal.
news-looked-at-tokens = { $who ->
        [you] You
       *[other] { $seat }
    } looked at { $whom ->
        [you] your
       *[other] { $other }’s
    } tokens: { $particles }.
news-looked-at-tokens-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } looked at { $whom ->
        [you] your
       *[other] { $other }’s
    } tokens.
news-gave = { $who ->
        [you] You
       *[other] { $seat }
    } gave { $whom ->
        [you] you
       *[other] { $other }
    } a token: { $particle }.
news-gave-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } gave { $whom ->
        [you] you
       *[other] { $other }
    } a token.
news-round-ended = Round { $number } is over: { $cause }.
news-round-began = Round { $number } begins. { $who ->
        [you] You go
       *[other] { $seat } goes
    } first.
news-showed = { $who ->
        [you] You
       *[other] { $seat }
    } revealed { $who ->
        [you] your
       *[other] their
    } goal: { $goal }.

## Think twice

warning-may-end-round = The wheels would meet: a token with a blank back would end the round.
warning-makes-break = This leaves a break in your dream.

## How it ended

reason-points = The most vivid dream wins.
reason-tokens = The dreams are equal; whoever has more tokens wins.
reason-shared = Equal dreams and equally many tokens: a shared victory.

## The terminal's table

label-legend = { $star } star, { $sign } nightmare sign, ! encounter. | a break, . a gap. W3 costs 1: three steps of the white wheel for one token.
label-taken = Taken:
label-nightmare = nightmare
label-bag = { $count ->
        [one] Round { $round }. { $count } token in the bag, { $blanks } with a blank back.
       *[other] Round { $round }. { $count } tokens in the bag, { $blanks } with a blank back.
    }
label-stop = { $cost ->
        [0] { $draws ->
            [0] { $wheel }{ $steps }
           *[other] { $wheel }{ $steps } draws { $draws }
        }
       *[other] { $wheel }{ $steps } costs { $cost }
    }
label-score = { $total ->
        [one] { $total } point
       *[other] { $total } points
    } so far.
label-goal = Goal: { $particles }.
label-level = Level { $level }
label-tokens = Tokens
label-encounters = Encounters
label-open = { $encounter }, open

# What a rule asks, for a player who tried something else

rule-S11 = The first wheel goes into a gap of the circle, between two cards.
rule-S12 = Once, before a wheel moves, you may lay a token on the last card of a level. The card must not have that particle yet, and a token of another plot takes two alike.
rule-S13 = A wheel moves at most once around, and each step beyond the free ones costs one of your tokens.
rule-S16 = You have to attach the card you took to your dream.
rule-S18 = A card of level 2 or 3 lies under two neighbouring cards with no break between them.
rule-S20 = Of the encounters drawn you keep one.
rule-S21 = You may play an encounter that you hold if it changes something. While you hold any, you end your turn yourself.
