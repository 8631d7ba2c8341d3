# What only the browser says, in English.

you = You
home-title = Which dream tonight?
home-about = Five board games for quiet evenings. With friends, with strangers, or on your own against bots.
title-doors = Doors
title-ravens = Ravens
title-sandman = Sandman
title-runners = Runners
title-workshop = Workshop
tagline-doors = Eight doors lead out. Find them before the deck runs dry.
tagline-ravens = Remember, swap, and dare to wake up first.
tagline-sandman = Follow the wheels and weave the most vivid dream.
tagline-runners = Lay your tiles while the sand runs.
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
not-now-why = You cannot use this right now.
think-twice = Think twice
keep-thinking = Keep thinking
do-it = Do it anyway
clear-choice = Put it back
card-unknown = a card you do not know
card-back = a card face down
place-to-put = a place to put it
news-live = Latest: { $news }

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
doors-leave = Send to Limbo
doors-accept = Take it
doors-decline = Leave it
doors-row-mine = Your row
doors-row = Row
doors-mine = Your doors
doors-shared = Shared with { $name }
doors-shared-both = Shared by both
doors-laid-out = Laid out for both
doors-count = { $count ->
        [one] 1 door
       *[other] { $count } doors
    }
doors-deck = Deck
doors-limbo = Limbo
doors-discarded = Discards
doors-unseen = Not yet seen
doors-left = Cards left
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
doors-say-discard-only = { $card }: you cannot lay it now. Discard it?
doors-nightmare-key = Give a key
doors-nightmare-door = Give up a { $colour } door
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
ravens-discard = Discards
ravens-drawn = You drew this
ravens-drew-two = Keep one
ravens-they-drew = { $who ->
        [you] You
       *[other] { $name }
    } drew
ravens-wake = Wake up!
ravens-draw = Draw
ravens-use = Use { $card }
ravens-drop = Discard it
ravens-claim = I know two
ravens-claim-say = Both show { $number }
ravens-take-say = The { $card } from the discard pile: in place of which card?
ravens-place = { $name }: card { $place }
ravens-place-mine = Your card { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, face down
ravens-seen-by = seen by: { $names }
ravens-say-turn = Draw a card, take the top of the discard pile, or call “Wake up!”
ravens-say-drawn = Put it in place of a card, or discard it.
ravens-say-drawn-special = Put it in place of a card, use it, or discard it.
ravens-say-claim-first = Two of your cards show the same number. Which is the first?
ravens-say-claim-second = And the second?
ravens-say-claim-number = How many ravens are on each of them?
ravens-scored = Round { $round }
ravens-special-take-two = Take 2
ravens-special-peek-one = Peek 1
ravens-special-swap-two = Swap 2
ravens-looks = { $count ->
        [one] looks at 1 more
       *[other] looks at { $count } more
    }
ravens-round-over = Round { $round } is over
ravens-on = Continue
ravens-points = +{ $points }

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
sandman-pay-it = Pay with it
sandman-set-here = Here
sandman-step-mark = { $steps } steps
sandman-left = { $count } left
sandman-level = level { $level }
sandman-score = { $total } points
sandman-gap = gap

# Runners
runners-round = dream { $round } of { $rounds }
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
runners-clear = Take it back
runners-turn = Turn the tile
runners-laid = Laid
runners-hidden = Layouts are hidden.
runners-turned = { $who ->
        [you] You
       *[other] { $name }
    } turned it.
runners-say-lay = Cover the dream with your tiles, then press Done.
runners-say-tile = Where does the { $tile } go?
runners-say-waiting = You are done. The others are still laying tiles.
runners-buy = { $price } coins
runners-rest = Rest: { $price } coins for 1 calm
runners-done = Done buying
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
sandman-say-take = Take { $card }?
sandman-say-lay = On which level?
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
workshop-banish = 3 for 1
workshop-invoke = Use its power
workshop-store = For later
workshop-awaken = Lay a shard on it
workshop-finish = Finish it
workshop-level = Level { $level }
workshop-hand-empty = Your hands are empty.
workshop-say-put = Where does the { $colour } go?
workshop-say-give = Which two shards do you give?
workshop-say-take = And what do you take for them?
workshop-say-tree = Where do you plant the tree?
workshop-say-walk = Where does the dreamer walk?
workshop-say-step = Where does the dreamer step?
workshop-say-banish = Which shard do you take for three nightmare shards?

# The wire
refusal-rule = (Rule { $rule })
rule-number = Rule { $rule }
refusal-unreached = The server cannot be reached right now.
refusal-unreadable = The server’s answer could not be read.
refusal-interrupted = The connection broke before the answer came. What you see is up to date.
refusal-closed-by-server = The server has closed the connection.
refusal-stale = The game has moved on. Look again.
refusal-too-much = That was a little too fast. Wait a moment.
refusal-unknown = There is nothing here by that name.
refusal-server = Something went wrong on the server. Nothing is lost; please try again.
refusal-store-down = The server cannot save moves right now. Please try again.
refusal-no-identity = Choose a name first.
refusal-undo-nothing = You have nothing to undo.
refusal-undo-revealed = Something has been revealed since, so it cannot be undone.
refusal-undo-not-yours = Someone else has moved since, so it cannot be undone.
refusal-undo-timed = You cannot undo while the sandglass is running.
refusal-no-undo = Undo is off at this table.
refusal-no-hints = Hints are off at this table.
refusal-not-your-turn = There is nothing for you to decide right now.
refusal-away = A bot is playing your seat. Take it back first.
refusal-other = You cannot do that now.
refusal-late = Your time was up.

# The end of a game
end-doors-red = Red doors
end-doors-blue = Blue doors
end-doors-green = Green doors
end-doors-brown = Brown doors
end-ravens-before = Earlier rounds
end-ravens-last = Ravens in the last round
end-ravens-spared = Nines not counted
end-ravens-called = How the round ended
end-ravens-penalty = Penalty for a wrong call
end-sandman-level-1 = Stars, level 1
end-sandman-level-2 = Stars, level 2, doubled
end-sandman-level-3 = Stars, level 3, tripled
end-sandman-cut-off = Cards cut off, as level 1
end-sandman-encounters = Unplayed encounters
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
end-workshop-W49 = Nightmare shards underfoot
end-workshop-W52 = Nightmare shards left

end-in-all = Total
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
end-shared = { $names } share the victory.
end-all-won = You found the way out.
end-all-lost = The dream kept you.
end-nobody = Nobody won.
end-resigned = The game was resigned.
end-you-resigned = You resigned.
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
end-counting = Going through the moves…

# Home
play-now = Play now
new-table = New table
join = Join
join-code = Table code
weight-1 = light
weight-2 = medium
weight-3 = heavy
weight = complexity { $weight } of 3
minutes = { $count } min
players-range = { $from }–{ $to }
players-for = for { $from } to { $to } players
daily = Today’s dream
daily-about = One deck for everyone, one try. { $tries ->
        [0] Nobody has finished yet.
        [one] One player has finished so far.
       *[other] { $tries } players have finished so far.
    }
daily-on = Your game is waiting for you.
your-games = Your games
your-games-none = No games yet. A game you leave waits for you here.
games-over-none = Your finished games will appear here.
with-bots = against bots
with-names = with { $names }
turn-yours = Your turn
turn-theirs = Waiting
table-open = Waiting for players
open-tables = Open tables
open-tables-none = No table is waiting for players right now. Open one!
result-won = Won
result-lost = Lost
name-yours = Your name
name-guest = Guest
settling = One moment…
language = Language
go-home = To the games

# A new table
new-title = A new table
new-game = Which game?
new-players = How many play?
new-clock = Time to think
new-clock-none = As long as you like
new-clock-move = { $minutes ->
        [one] 1 minute per move
       *[other] { $minutes } minutes per move
    }
new-clock-game = { $minutes } minutes each
new-listed = Anyone can find it and join
new-hints = Hints are allowed
new-undo = Undo is allowed
new-open = Open the table

# Before the start
lobby-title = The table is ready
lobby-link = Send this link to the people you want to play with
lobby-code = or give them the code
lobby-copy = Copy
lobby-copied = Copied
lobby-open = open
lobby-sit = Sit here
lobby-stand = Stand up
lobby-free = Free the seat
lobby-ready = I am ready
lobby-not-ready = Not ready yet
lobby-is-ready = ready
lobby-not-here = not here
lobby-waiting = The game begins when every seat is taken and everyone is ready.
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
resign = Resign
resign-sure = Resign? A bot will play on in your seat, and you can no longer win.
leave = Let a bot take over
come-back = Take your seat back
away-note = A bot is playing your seat.
watching = You are watching.
undo-not = Nothing to undo
undo-wish = { $name } would like to undo { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
undo-agree = All right
undo-refuse = No, thanks
undo-asked = You asked to undo a move. The others have to agree.
hint-says = A lucid dreamer would choose: { $move }
link-connecting = Finding the table…
link-lost = The connection is lost. Trying again…
retry = Try now
clock-left = { $name }: { $time } left
loading = One moment…
nothing-here = There is nothing here.

# Replays
replay-move = Move { $move } of { $moves }
replay-previous = Previous move
replay-next = Next move
replay-play = Play
replay-stop = Stop
replay-eyes = Point of view
replay-open = everything revealed
replay-spectator = a spectator

## Rules and first games
rules-of = { $game }: the rules
rules-contents = In these rules
learn-short = First game
learn-begin = Learn by playing
learn-title = { $game }: a first game
learn-note = a first game
learn-step = Step { $step } of { $steps }
learn-fold = Hide
learn-unfold = Show
learn-do = Show me
learn-astray = Not quite: turn it first.
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
rules-page = All the rules on one page

# Home and lists
with-nobody = alone
daily-try = Try it
daily-go-on = Continue
replays = Replays
games-all = All { $count }
games-any = All games
games-going-on = In progress

# A new table
new-seats = Who sits where
new-seat-person = A person, by link
new-all-bots = Bots in all other seats
new-no-bots = People in all other seats
new-no-options = { $game } has no settings of its own.
new-clock-day = A day per move
new-chat = Chat
new-chat-all = Free text
new-chat-phrases = Set phrases
new-chat-off = Off
new-then-link = Next you get a link and a code for the others.
new-then-begin = The game begins at once.
new-begin = Begin
option-seconds = { $value } s
option-doors-talk = Your partner’s own cards
option-doors-talk-silent = Hidden
option-doors-talk-open = Seen by both
option-ravens-penalty = Penalty for a wrong call
option-ravens-penalty-5 = 5 ravens
option-ravens-penalty-15 = 15 ravens
option-ravens-tie = Calling “Wake up!” when tied for fewest
option-ravens-tie-ravens = Scores your ravens
option-ravens-tie-zero = Scores 0
option-ravens-target = Ravens that end the game
option-ravens-rounds = Or a fixed number of rounds (0 = off)
option-ravens-scary_nines = Not so scary: whoever has the most nines does not count them
option-ravens-all_or_nothing = Go all in: nothing but nines scores 0, everyone else 50
option-ravens-claims = “I know what I have”: trade a pair for one card
option-ravens-memory = What you have seen
option-ravens-memory-aided = Stays visible
option-ravens-memory-strict = Must be remembered
option-runners-starred = Include the harder dreams, marked with a star
option-runners-sandglass = Sandglass, once someone is done
option-runners-patience = Sandglass turns by itself after
option-runners-patience-0 = Never
option-workshop-creation = Dreams are made
option-workshop-creation-turns = One after another
option-workshop-creation-together = All at once
option-workshop-nightmare = Mr Nightmare walks the land

# Before the start
lobby-full = Every seat at this table is taken. You can stay and watch, or open a table of your own:
lobby-who = Who plays seat { $number }

# At the table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-words = Words
tab-seats = Table
in-words = Board in words
words-not-yet = The board will be described here once the game begins.
table-link = Link to this table
seat-resigned = resigned
carry = Continue on another device
carry-about = Open this on the other device, by scanning it or by the link. It works once, within { $minutes } minutes; do not share it with anyone.
chat-write = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-off = Chat is off at this table.
chat-mute = Mute { $name }
chat-unread = Chat: { $count ->
        [one] 1 new message
       *[other] { $count } new messages
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
phrase-again = Another game?
phrase-goodbye = Goodbye!

# The end and replays
end-moments = Turning points
end-show-chances = Chances
end-show-points = Points
end-looking = A strong bot is going through the moves: { $done } of { $moves }
end-no-turns = No single move turned this game.
turn-mistake = { $who ->
        [you] You
       *[other] { $name }
    } threw away chances: from { $before }% to { $after }%.
turn-swing = { $who ->
        [you] Your
       *[other] { $name }’s
    } chances changed from { $before }% to { $after }%.
turn-better = Better: { $move }.
replay-where = Position in the game
replay-speed = Speed
replay-open-from = { $name }, everything revealed
replay-share = Link to this move

# Who one is
me-title = You
me-name = Name
me-take-name = Use this name
me-named = That is your name now.
me-account = You are { $name }, with an account.
me-rating = rated at least { $skill }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
me-make = Create an account
me-make-about = You do not need one to play. With an account your games follow you to every device: a name, a passphrase, nothing else.
me-made = Your account is ready, with everything you have played so far.
me-name-first = Choose a name first.
me-passphrase = Passphrase, at least 10 characters
me-enter = Log in
me-enter-about = What you have played here as a guest comes with you.
me-entered = You are logged in.
me-change = Change the passphrase
me-change-about = Every other device will have to log in again.
me-changed = Your passphrase is changed, and all other devices are logged out.
me-old = Current passphrase
me-new = New passphrase, at least 10 characters
me-devices = Your devices
me-device = A device
me-device-this = this one
me-device-seen = last seen { $day }
me-end = Log out
me-ended = That device is logged out.
me-end-others = Log out everywhere else
me-leave = Log out here
me-left = You are logged out. The next person to play here starts as a new guest.
me-leave-warning = Without an account you cannot get back in once all your devices are logged out.
me-muted = Muted players
me-unmute = Unmute

# Refusals
refusal-no-code = No table has this code. Check it and try again.
refusal-no-table = There is no table at this address. Part of the link may be missing.
refusal-seat-taken = This seat is taken.
refusal-already-seated = You already have a seat at this table.
refusal-revoked = You were logged out on this device. Log in again, or go on as a new guest.
refusal-no-link = This personal link has already been used, or is too old. Make a new one.
refusal-wrong-passphrase = There is no account with this name and passphrase.
refusal-name-taken = That name is already taken. Choose another.
refusal-passphrase = A passphrase has 10 to 200 characters.
refusal-other-rules = This game was started under different rules and cannot go on here.
refusal-hidden = You will see this when the game is over; for today’s dream, when the day is over.
refusal-idle = The connection was closed because of inactivity.
refusal-no-chat = This table allows set phrases only, or no chat at all.
refusal-empty = Write something first.
refusal-too-long = That is too long.
refusal-account-name = An account keeps its name.
refusal-bad-content = This set of cards has a mistake and cannot be used.
refusal-bad-plugin = An added game or bot does not work on this server.
refusal-bad-record = This record of a game cannot be read.
refusal-bad-request = The server does not accept what you chose.
refusal-begun = The game has already begun.
refusal-daily = Everyone plays today’s dream alone, and once.
refusal-early = It is not time for that yet.
refusal-has-account = You already have an account.
refusal-host = This server answers only on the machine it runs on.
refusal-malformed = The server could not read that. Reload the page and try again.
refusal-method = The server cannot do that here.
refusal-missing-package = Something needed for this is missing on the server.
refusal-needs-answer = A bot is about to move here.
refusal-no-seat = Leave at least one seat for a person.
refusal-no-such-bot = There is no such bot for this game.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-away = You are already playing this seat yourself.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-not-ready = Some seats are still free.
refusal-not-seated = You have no seat at this table.
refusal-not-yours = Only whoever opened the table can do that.
refusal-origin = This request came from another site, so it was refused.
refusal-over = The game is over.
refusal-refused = The server refused that.
refusal-rematch-made = The rematch has already been opened.
refusal-rematch-not-agreed = Not everyone has agreed to a rematch yet.
refusal-rematch-not-offered = Nobody has offered a rematch.
refusal-resigned = You have resigned from this game.
refusal-restart = The server is restarting. Nothing is lost.
refusal-timeout = The server took too long. Nothing is lost; please try again.
refusal-too-large = That is too much for the server.
refusal-undo-asked = Someone is already asking to undo.
refusal-undo-not-asked = Nobody is asking to undo.
refusal-yourself = You cannot mute yourself.

## Boards

sandman-look-goal = Their goal
sandman-look-tokens = Their tokens
sandman-say-look = Look at { $name }’s goal or tokens?
sandman-look-closer = { $name }: enlarge the dream
sandman-dream-of = { $who ->
        [you] Your
       *[other] { $name }’s
    } dream
workshop-any = any shard
workshop-card-lacks = Still missing: { $shards }
workshop-card-ready = You hold every shard it still needs.
workshop-card-ready-short = all in hand
workshop-card-blocked = It fits nowhere now: something is in the way.
workshop-card-blocked-short = blocked
standing = The score so far
