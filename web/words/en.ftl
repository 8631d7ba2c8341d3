# What only the browser says, in English.

you = You
home-title = Which dream tonight?
home-about = Five board games for quiet evenings. With friends, with strangers, or on your own against bots.
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
refusal-nobody-shown = Say first who is at the screen.
refusal-no-companions = Only someone who plays can share the screen with others.

# The end of a game

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
waits-title = Waiting for you
games-as-of = As of { $when }.
your-games-wait = No other games are in progress.
round-number = Round { $round }
left-none = time is up
left-minutes = { $count } min left
left-hours = { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
left-days = { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
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
guest-mark = guest
guest-about = Plays without an account. Others can use the same name.
guest-named = { $name } (guest)
bot-mark = bot
bot-about = A program plays here, from another computer.
bot-named = { $name } (bot)
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
new-agents = Bots of other people can join too
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
lobby-same-screen = at the same screen
lobby-waiting = The game begins when every seat is taken and everyone is ready.
lobby-seats = Seats
invite-title = { $name } invites you to play { $game }
invite-title-open = You are invited to play { $game }
invite-sit = Sit down and play
invite-minutes = about { $count } min
invite-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
invite-others = At the table: { $names }
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
watching = Watching
undo-not = Nothing to undo
undo-wish = { $name } would like to undo { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
undo-agree = All right
undo-refuse = No, thanks
undo-asked = You asked to undo a move. The others have to agree.
hint-says = A lucid dreamer would choose: { $move }.
hint-only = It is your only move.
hint-lost = The game is as good as lost from here, whatever you do.
hint-better = It wins about { $chance }% of the time. Next best: “{ $other }”, about { $otherchance }%.
hint-close = It wins about { $chance }% of the time. Another move is about as good.
hint-sensible = It wins about { $chance }% of the time.
link-connecting = Finding the table…
link-lost = The connection is lost. Trying again…
link-silent = The server is not answering. Waiting for it…
link-doubt = Your last move may have arrived. You will know as soon as the connection is back.
retry = Try now
clock-hours = { $hours } h { $minutes } min
seat-away = a bot plays
since-turn = Since your turn
since-again = Watch again: { $what }
cues = Sounds and vibration
cue-buzz = Vibration
cue-turn = when it is my turn, and at the end
cue-moves = when something is played
cue-chat = when someone writes
chat-mute-short = Mute
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
learn-other = The lesson goes another way. Choose what is lit.
learn-over = The lesson ends here. Now a real game?
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
new-seat-here = Someone at this screen
new-here-name = Name of the player in seat { $number }
new-here-note = You share this screen: a curtain falls between two players. The game is not rated.
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
carry-about = Scan this with the other device, or open the link there. It works once, within { $minutes } minutes; do not share it with anyone.
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
end-axis-chance = Chance to win, %
end-axis-moves = Moves
end-looking = A strong bot is looking at every move: { $done } of { $moves }
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
me-guest-waits = In one game you have two seats: your own and that of the guest { $name }. To play on as the guest, log out in this browser.
me-rating = rating at least { $skill }, { $games ->
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
tokens-title = Your bots
tokens-about = A program can play here under its own name. It logs in with a token, and everyone sees that it is a bot.
tokens-made = This is the token of { $name }. You will not see it again: copy it now.
tokens-use = Anyone who has it can play as your bot. Give it to the program like this:
tokens-bot = Name of the bot
tokens-scope = It may
tokens-play = play
tokens-read = only watch
tokens-make = Make a token
tokens-unused = not used yet
tokens-used = last used { $day }
tokens-end = Revoke
tokens-end-of = Revoke the token of { $name }

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
refusal-hidden = You can see this once the game is over; for today’s dream, once the day is over.
refusal-idle = The connection was closed because of inactivity.
refusal-no-chat = This table allows set phrases only, or no chat at all.
refusal-empty = Write something first.
refusal-too-long = That is too long.
refusal-account-name = An account keeps its name.
refusal-bad-content = This set of cards has a mistake and cannot be used.
refusal-bad-plugin = An added game or bot does not work on this server.
refusal-bad-record = This record of a game cannot be read.
refusal-bad-request = The server cannot accept that choice.
refusal-begun = The game has already begun.
refusal-blocked = The people who run this server have blocked you for a while.
refusal-closed = The people who run this server have closed this table.
refusal-name-blocked = This name cannot be used here.
refusal-daily = Everyone plays today’s dream alone, and once.
refusal-early = It is not time for that yet.
refusal-has-account = You already have an account.
refusal-host = This server answers only on the machine it runs on.
refusal-malformed = The server could not read that. Reload the page and try again.
refusal-method = The server cannot do that here.
refusal-missing-package = The server is missing something it needs for this.
refusal-needs-answer = It is a bot’s turn here.
refusal-no-seat = Leave at least one seat for a person.
refusal-no-such-bot = There is no such bot for this game.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-away = You are already playing this seat yourself.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-not-ready = Some seats are still free.
refusal-not-seated = You have no seat at this table.
refusal-not-yours = Only the host of this table can do that.
refusal-origin = That came from another site, so it was refused.
refusal-over = The game is over.
refusal-refused = The server refused that.
refusal-rematch-made = The rematch has already been opened.
refusal-rematch-not-agreed = Not everyone has agreed to a rematch yet.
refusal-rematch-not-offered = Nobody has offered a rematch.
refusal-resigned = You have resigned from this game.
refusal-restart = The server is restarting. Nothing is lost.
refusal-set-aside = This table can no longer be opened. The server has noted why, and all other tables go on.
refusal-timeout = The server took too long. Nothing is lost; please try again.
refusal-too-large = That is too much for the server.
refusal-too-many-changes = Too much has been changed or undone at this table. Play on as it stands, or open a new table.
refusal-undo-asked = Someone is already asking to undo.
refusal-undo-not-asked = Nobody is asking to undo.
refusal-yourself = You cannot mute yourself.
refusal-agent-fault = The program that plays here has failed.
refusal-bad-token = This token is not valid: it was never made, or it was revoked.
refusal-for-people = A token cannot do that. Log in as the account that keeps the bot.
refusal-no-account = Only an account can keep bots. Make one first.
refusal-no-bots = The host of this table wants to play with people.
refusal-scope = This token may watch, but not play.
refusal-too-many = That is the limit. First revoke one that you no longer need.

## Boards

standing = The score so far

# Friends at a table
rematch-call-off = Call the rematch off
rematch-change = Other seats or settings
rematch-offer = Offer this rematch
rematch-up = Move { $name } up a seat
rematch-seats = In this order: { $names }
told-undo-refused = { $name } would rather leave the move as it is.
told-nudged = The table is waiting for you.
told-watching = You are watching. You see what every player may see.
told-seat-refused = The bot keeps its seat this time. You are welcome to watch.
told-seat-granted = The seat is yours. Good luck!
seat-wish = { $name } would like to take over from { $bot }.
seat-grant = Give them the seat
seat-refuse = Not now
seat-offer = { $bot } is a bot. Would you like to play in its place?
seat-ask = Ask for this seat
seat-ask-whose = Ask for the seat of { $bot }
seat-asked = You asked for a seat. The host will answer.
absent = { $name } is away, and it is their move.
absent-nudge = Remind them
absent-message = It is your move. The table is waiting for you.
absent-copied = Copied, now send it
remind = Remind { $name }
absent-replace = Let a bot play
replaced-here = { $name } is here again, and a bot plays in their place.
replaced-back = Give the seat back
refusal-not-replaced = No bot plays in that player’s place.
refusal-here = They are at the table.
refusal-nudged = They were reminded a moment ago. Give them some time.
refusal-no-bot = This seat is not a bot’s.
refusal-seat-asked = Someone has already asked. Wait for the answer.
refusal-seat-not-asked = Nobody is asking for this seat.
refusal-seat-refused = The host has said no this time. You can stay and watch.
refusal-bad-rematch = A game cannot be set up like that.

# A house in the page: the static form

page-here = On this device
page-title = Without the server
page-about = You can play against bots even when the server cannot be reached. The download is { $size } MB. Games played this way stay on this device.
page-keep = Download for offline play
page-keeping = Downloading the games: { $percent }%
page-kept = Everything you need is on this device. Games played this way stay on it.
page-play = Play on this device
page-forget = Delete the download
page-failed = Not everything could be saved. Check your connection and the free space, then try again; what has arrived is kept.
page-unsafe = Browsers save games for offline play only from secure addresses, and this is not one.
page-lacking = The games were not downloaded to this device, so you can play again when the server is back.
page-home = The games you play here stay on this device and need no server.
page-leave = Go to the server
page-waits = Waiting at the server
house-loading = Getting the games ready: { $percent }%. You can look around meanwhile.
house-waking = Waking up…
house-progress = How much has loaded
house-download = Part of the game did not arrive. Check your connection and try again; what has arrived is kept.
house-python = This browser could not start the game. Update it, or try another one.
house-unkept = This browser does not let us save anything: your games end when you close this page.
house-understood = All right
house-update = A new version is here. Your games are kept.
house-update-take = Use it now
house-update-later = Later
house-old = This site has a newer version, and the one you see cannot go on without it. Your games are kept.
house-full = This browser’s storage is full. What could not be saved was not done; everything before it is safe. Free some space, then play on.
refusal-no-room = This browser’s storage is full, so that could not be saved and nothing was done.
refusal-no-house = The games are not here yet. Wait a moment and try again.
refusal-no-people = You play alone in this browser: there are no other people here.
refusal-bad-file = This is not a file of saved games.
pack-title = Cards of your own
pack-about = A pack is a text file (TOML) with the cards and numbers of a game. Save a copy of the standard pack, change it, and load it here. It stays in this browser and goes along when you save your games.
pack-copy = Save the standard pack
pack-load = Load a pack
pack-loaded = “{ $name }” is loaded: choose it for a new table.
pack-faults = { $count ->
    [one] This pack cannot be used yet. One thing is wrong:
   *[other] This pack cannot be used yet. { $count } things are wrong:
}
pack-remove = Remove
pack-choose = Cards
pack-standard = The standard pack
refusal-pack-used = You have games with these cards, so the pack stays.
refusal-pack-too-long = This file is too long for a pack.
refusal-too-many-packs = There are too many packs here. Remove one first.
refusal-no-pack = These cards are not here.
kept-title = Your games
kept-about = They stay in this browser and go nowhere else. Save them to a file to take them to another device. The file shows hidden cards to anyone who reads it.
kept-give = Save to a file
kept-given = The file is in your downloads.
kept-take = Load from a file
kept-taken = { $taken ->
    [one] One game was added
   *[other] { $taken } games were added
}. Already here: { $known }. Could not be read: { $unread }.

# Several people at one screen
curtain-next = { $name } is next
curtain-hand = Hand the device over. Everyone else looks away.
curtain-lift = I am { $name }: lift the curtain
curtain-who = Who is at the screen?
curtain-other = Or is it someone else?
curtain-glass = Your sandglass starts when you lift the curtain.
hand-on-over = You are done for now.
hand-on = Cover the table for { $name }
hand-on-glass = Start your sandglass
cover-screen = Cover the table
