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
other-players = The other players
your-turn = Your turn.
wait-for = { $names } { $count ->
        [one] is thinking.
       *[other] are thinking.
    }
not-now = Not now.
not-now-why = This cannot be used at the moment.
think-twice = Think twice
keep-thinking = Keep thinking
do-it = Do it anyway
clear-choice = Put it back
card-unknown = a card you do not know
card-back = a card face down
place-to-put = a place to put it
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

# The wire
refusal-rule = (Rule { $rule })
rule-number = Rule { $rule }
refusal-unreached = The server cannot be reached just now.
refusal-unreadable = The server gave an answer that cannot be read.
refusal-interrupted = The connection broke before the answer came. What you see now is how things stand.
refusal-closed-by-server = The server has closed the connection.
refusal-stale = The table has moved on. Look again.
refusal-too-much = That was a little too fast. Wait a moment.
refusal-unknown = There is nothing here under that name.
refusal-server = The server made a mistake. Nothing is lost; please try again.
refusal-store-down = The server cannot keep moves just now. Please try again.
refusal-no-identity = Take a name first.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-revealed = Something has been revealed since; that cannot be taken back.
refusal-undo-not-yours = Somebody else has moved since.
refusal-undo-timed = While the sand runs nothing is taken back.
refusal-no-undo = At this table nothing is taken back.
refusal-no-hints = This table gives no hints.
refusal-not-your-turn = There is nothing for you to decide now.
refusal-away = A bot plays your seat. Take it back first.
refusal-other = That cannot be done now.
refusal-late = Your time had run out.

# The end of a game
end-doors-red = Red doors
end-doors-blue = Blue doors
end-doors-green = Green doors
end-doors-brown = Brown doors
end-ravens-before = Rounds before
end-ravens-last = Ravens of the last round
end-ravens-spared = Nines not counted
end-ravens-called = How the round ended
end-ravens-penalty = Penalty for waking up wrongly
end-sandman-level-1 = Stars, level 1
end-sandman-level-2 = Stars, level 2, twice
end-sandman-level-3 = Stars, level 3, three times
end-sandman-cut-off = Cards cut off, as level 1
end-sandman-encounters = Encounters
end-sandman-goal = Goal
end-sandman-nightmares = Nightmares
end-sandman-keepsake = Keepsakes
end-runners-star = Star track
end-runners-calm = Calm
end-runners-tiles = Points on tiles
end-workshop-W25 = Trees
end-workshop-W34 = Water underfoot
end-workshop-W36 = Mountains
end-workshop-W37 = Finished landscapes
end-workshop-W42 = Unfinished landscapes
end-workshop-W43 = Dream tokens
end-workshop-W49 = Red shards underfoot
end-workshop-W52 = Red shards left

end-in-all = In all
end-together = Together
end-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
end-winner = winner
end-you-won = You dreamt the deepest.
end-won = { $name } dreamt the deepest.
end-shared = { $names } share the night.
end-all-won = You found the way out.
end-all-lost = The dream kept you.
end-nobody = Nobody won.
end-resigned = The game was given up.
end-you-resigned = You gave the game up.
end-rematch = Rematch
end-rematch-waits = Waiting for the others
end-rematch-wanted = { $names } { $count ->
        [one] wants
       *[other] want
    } to play again.
end-replay = Replay
end-share = Share
end-shared-link = Copied
end-look = Look at the table
end-back = Back to the result
end-night = How the night went
end-counting = Going through the moves …

# Home
play-now = Play now
new-table = New table
join = Join
join-code = Code of a table
weight-1 = light
weight-2 = medium
weight-3 = deep
weight = weight { $weight } of 3
minutes = { $count } min
players-range = { $from }–{ $to }
players-for = for { $from } to { $to } players
daily = Today’s dream
daily-about = One deck for everyone, one try. { $tries ->
        [0] Nobody has woken up yet.
        [one] One has woken up so far.
       *[other] { $tries } woke up so far.
    }
daily-on = Your try is waiting for you.
your-games = Your games
your-games-none = Nothing going on yet. A game you leave waits for you here.
games-over-none = What you have finished can be seen again here.
with-bots = against the house
with-names = with { $names }
turn-yours = Your turn
turn-theirs = Waiting
table-open = Gathering
open-tables = Open tables
open-tables-none = No table is waiting for players just now. Open one!
result-won = Won
result-lost = Lost
name-yours = Your name
name-guest = Dreamer
settling = One moment …
language = Language
go-home = To the games

# A new table
new-title = A new table
new-game = Which game?
new-players = How many play?
new-clock = Time to think
new-clock-none = As long as you like
new-clock-move = { $minutes ->
        [one] A minute a move
       *[other] { $minutes } minutes a move
    }
new-clock-game = { $minutes } minutes each
new-listed = Anybody may find it and join
new-hints = Hints are allowed
new-undo = Moves may be taken back
new-open = Open the table

# Before the start
lobby-title = The table is set
lobby-link = Send this link to whom you want to play with
lobby-code = or let them type the code
lobby-copy = Copy
lobby-copied = Copied
lobby-open = open
lobby-sit = Sit here
lobby-stand = Stand up
lobby-free = Free the seat
lobby-ready = I am ready
lobby-not-ready = Not yet ready
lobby-is-ready = ready
lobby-not-here = not here
lobby-waiting = It begins when every seat is taken and everybody is ready.
level-drowsy = Drowsy
level-dreamer = Dreamer
level-lucid = Lucid
level-oracle = Oracle
bot-1 = Morpheus
bot-2 = Nyx
bot-3 = Icelos
bot-4 = Phantasos
bot-5 = Hypnos
seat-number = Seat { $number }
seat-bot = bot, { $level }

# At the table
more = More
resign = Give up
resign-sure = Give the game up? A bot plays on for the others, and you cannot win any more.
leave = Leave the seat to a bot
come-back = Take your seat back
away-note = A bot is playing your seat.
watching = You are watching.
undo-not = Nothing to take back
undo-wish = { $name } would like to take { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back.
undo-agree = All right
undo-refuse = Rather not
undo-asked = You asked to take a move back. The others have to agree.
hint-says = A lucid dreamer would: { $move }
link-connecting = Finding the table …
link-lost = The connection is lost. Trying again …
retry = Try now
clock-left = { $name }: { $time } left
loading = One moment …
nothing-here = There is nothing here.

# Replays
replay-move = Move { $move } of { $moves }
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-stop = Stop
replay-eyes = Through whose eyes
replay-open = everything open
replay-spectator = a spectator

## Rules and first games
rules-of = { $game }: the rules
rules-contents = In these rules
learn-short = First game
learn-begin = Learn it by playing
learn-title = { $game }: a first game
learn-note = a first game
learn-step = Step { $step } of { $steps }
learn-fold = Fold
learn-unfold = Go on
learn-do = Show me
learn-astray = Not quite like that: turn it first.
learn-skip = Leave the lesson
learn-play = Now a real game
learn-again = Once more

## Pages

# Every page
sound = Sound
sound-on = Sounds are on
sound-off = Sounds are off
notice-title = Something is missing
rules-now = What matters now
rules-page = All the rules on a page of their own

# Home and lists
with-nobody = alone
daily-try = Try it
daily-go-on = Go on
replays = Replays
games-all = All { $count }
games-any = All games
games-going-on = Going on

# A new table
new-seats = Who sits where
new-seat-person = A person, by link
new-all-bots = Bots on every other seat
new-no-bots = People on every other seat
new-no-options = { $game } has no settings of its own.
new-clock-day = A day a move
new-chat = Talking
new-chat-all = Freely
new-chat-phrases = In stock phrases
new-chat-off = Not at all
new-then-link = Next you get a link and a code for the others.
new-then-begin = The game begins at once.
new-begin = Begin
option-seconds = { $value } s
option-doors-talk = Your partner’s private cards
option-doors-talk-silent = Hidden
option-doors-talk-open = Seen by both
option-ravens-penalty = Waking up wrongly costs
option-ravens-penalty-5 = 5 ravens
option-ravens-penalty-15 = 15 ravens
option-ravens-tie = Waking up in a tie for the fewest
option-ravens-tie-ravens = Scores your ravens
option-ravens-tie-zero = Scores nothing
option-ravens-target = The game ends at so many ravens
option-ravens-rounds = Or after so many rounds (0: not)
option-ravens-scary_nines = Not so scary: the most nines do not count
option-ravens-all_or_nothing = All in: nothing but nines scores 0, all others 50
option-ravens-claims = “I know what I have”: two alike for one
option-ravens-memory = What you have seen
option-ravens-memory-aided = Stays in sight
option-ravens-memory-strict = Must be remembered
option-runners-starred = With the harder dreams, marked with a star
option-runners-sandglass = The sandglass, once somebody is content
option-runners-patience = It turns by itself after
option-runners-patience-0 = Never
option-workshop-creation = Dreams are made
option-workshop-creation-turns = One after the other
option-workshop-creation-together = All at once
option-workshop-nightmare = Mr Nightmare walks the land

# Before the start
lobby-full = Every seat of this table is taken. You may stay and watch, or open one of your own:
lobby-who = Who sits on seat { $number }

# At the table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-words = Words
tab-seats = Table
in-words = Board in words
words-not-yet = The board is told here as soon as the game begins.
table-link = Link to this table
seat-resigned = gave up
carry = Go on on another device
carry-about = Open this on the other device, with its camera or by the link. It works once, for { $minutes } minutes; do not give it to anybody else.
chat-write = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-off = This table is silent.
chat-mute = Mute { $name }
chat-unread = Chat: { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-wow = Wow!
phrase-your-turn = Your turn!
phrase-thinking = Let me think.
phrase-again = Another one?
phrase-goodbye = Goodbye!

# The end and replays
end-moments = Where it turned
end-show-chances = Chances
end-show-points = Points
end-looking = A strong player is going through the moves: { $done } of { $moves }
end-no-turns = No single move turned this game.
turn-mistake = { $name } gave chances away: from { $before }% to { $after }%.
turn-swing = The chances of { $name } changed from { $before }% to { $after }%.
turn-better = Better: { $move }.
replay-where = Where in the game
replay-speed = Speed
replay-open-from = { $name }, all open
replay-share = Link to this move

# Who one is
me-title = You
me-name = Name
me-take-name = Take this name
me-named = That is your name now.
me-account = You are { $name }, with an account.
me-rating = surely better than { $skill }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
me-make = Make an account
me-make-about = You need none to play. With an account your games are yours on every device: a name, a passphrase, nothing else.
me-made = Your account is made. All you have played is kept in it.
me-name-first = Take a name first.
me-passphrase = Passphrase, at least 10 signs
me-enter = Log in
me-enter-about = What you have played here as a guest comes along.
me-entered = You are logged in.
me-change = Change the passphrase
me-change-about = Every other device has to log in again.
me-changed = The passphrase is changed, and all other devices are logged out.
me-old = Passphrase until now
me-new = New passphrase, at least 10 signs
me-devices = Your devices
me-device = A device
me-device-this = this one
me-device-seen = last seen { $day }
me-end = Log out
me-ended = Logged out there.
me-end-others = Log out everywhere else
me-leave = Log out here
me-left = You are logged out. Whoever plays here next is somebody new.
me-leave-warning = Without an account nobody can be you again once all your devices are logged out.
me-muted = People you do not hear
me-unmute = Hear again

# Refusals
refusal-no-code = No table has this code. Look at it once more.
refusal-no-table = There is no table at this address. The link may be cut short.
refusal-seat-taken = This seat is taken.
refusal-already-seated = You have a seat at this table already.
refusal-revoked = You were logged out of this device. Log in again, or go on as somebody new.
refusal-no-link = This personal link was used already, or is too old. Make a new one.
refusal-wrong-passphrase = There is no account with this name and passphrase.
refusal-name-taken = An account has this name already. Choose another.
refusal-passphrase = A passphrase has 10 to 200 signs.
refusal-other-rules = This game was begun under other rules and cannot go on here.
refusal-hidden = This is shown when the game is over, and of the daily game when the day is.
refusal-idle = The connection was closed because nothing was heard for a while.
refusal-no-chat = This table has agreed on stock phrases only, or on silence.
refusal-empty = Write something first.
refusal-too-long = That is too long.

## Boards

sandman-look-goal = Their goal
sandman-look-tokens = Their sand
sandman-say-look = What do you want to see of { $name }?
sandman-look-closer = { $name }: see the dream large
sandman-dream-of = The dream of { $name }
workshop-any = any shard
workshop-card-lacks = Still missing: { $shards }
workshop-card-ready = You hold every shard that it still needs.
workshop-card-ready-short = at hand
workshop-card-blocked = Something is in the way wherever it could stand.
workshop-card-blocked-short = in the way
standing = The score so far
