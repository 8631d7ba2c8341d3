# What the terminal itself says, in English.

welcome = Oneiros: dreams to play.
menu-game = Which game?
menu-entry = { $title }, { $fewest } to { $most } players
menu-resume =
    Continue your last game of { $title } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far)
menu-players = How many players, { $fewest } to { $most }?
menu-people = How many people will play here, 1 to { $most }? The others are bots.
menu-again = Please type a number from { $fewest } to { $most }.
goodbye = Good night.
bot-failed = { $player } has failed ({ $reason }). A dreamer plays on.

bots =
    { $count ->
        [one] { $players } is a bot.
       *[other] { $players } are bots.
    }
how-to = Type a number or the move itself, such as “{ $example }”. Type ? for help.
asked = { $player }: { $sentence }
watching = Nobody to ask: the bots play, you watch.
pass-hide = Press Enter to hide your cards.
pass-screen = Pass the screen to { $player }, then press Enter.
sure = { $warning } Do it anyway (y/n)?
yes-or-no = Please answer y or n.
# What may be typed, with spaces between.
yes = y yes
no = n no

help-asked = What is asked: { $sentence } ({ $rule })
help-asked-plainly = What is asked: { $sentence }
help-legend = Signs: { $legend }
help-moves = Type the number of a move, or as much of its words as makes it clear: “{ $example }”.
help-command-help = ?, help: this help
help-command-board = board: draw the table and the moves again
help-command-moves = moves: list every move, however many there are
help-command-undo = undo: undo your last move, unless it revealed something
help-command-rules = rules [number]: all the rules, or one of them
help-command-log = log: everything that has happened, as you saw it
help-command-save = save [file]: save the game in a file of your own
help-command-quit = quit: leave; the game is saved and can be resumed

undone = Undone: { $move }.
undo-nothing = There is nothing to undo.
undo-not-yours = The last move was not yours, so you cannot undo it.
undo-revealed = That move revealed hidden cards, so it cannot be undone.
undo-not-now = You cannot undo now.
rules-in-english = These rules are in English only so far.
no-such-rule = { $title } has no rule { $number }. The rules are { $first } to { $last }.
no-numbered-rules = The rules of { $title } have no numbers.
log-empty = Nothing has happened yet.
saved = Saved: { $file }
save-taken = { $file } already exists and is not a saved game.
save-failed = The game could not be saved to { $file }: { $reason }.
autosave-failed = The game could not be saved automatically: { $reason }. Use “save” with a file of your choice.
left = The game is saved. Resume it with:
not-kept = The game could not be saved: { $reason }.

record-kept = Record of this game: { $file }
again = Play again (y/n)?

replay-title =
    { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
replay-table = The table, seen by { $player }
replay-unfinished = The game is not over.
more-moves = { $count } more like these: type one, or “moves” for all
repeated = { $sentence } ({ $times } times)

hint-best = Best move, from what this seat can know: { $move }
hint-only = It is your only move.
hint-lost = The game is as good as lost from here, whatever you do.
hint-move = move
hint-chance = chance
hint-tried = tried
analyse-number = no.
analyse-player = player
analyse-before = before
analyse-after = after
analyse-better = better
analyse-turns = Turning points:
analyse-no-turns = No single move turned this game.
analyse-mistake = Move { $number }, { $player }: “{ $move }” cut the chances from { $before } to { $after }. Better: “{ $better }”.
analyse-swing = Before move { $number } { $player }’s chances had changed sharply, to { $before }.

level-drowsy = drowsy
level-dreamer = dreamer
level-lucid = lucid
level-oracle = oracle
level-drowsy-how = Plays like a beginner: knows the rules, but misjudges moves, forgets cards or looks at little.
level-dreamer-how = Plays what looks best at first sight, without looking ahead.
level-lucid-how = Looks ahead for 0.2 seconds a move, with the habits of a good player who is still learning.
level-oracle-how = Looks ahead for 2 seconds a move, on all cores where it can.

list-id = id
list-title = title
list-players = players
list-range = { $fewest } to { $most }
list-version = rules version
list-package = package
list-options = Options of { $title }
list-option = option
list-default = default
list-choices = choices
list-what = what it does
list-name = name
list-source = from
list-level = level
list-yardstick = yardstick
list-yardstick-how = The level { $level } of version 0.1, which never changes: others are measured by it.
list-champion = champion
list-champion-how = Looks ahead for 0.2 seconds a move, by a value learnt from its own games.
list-champion-quick-how = Plays by a value learnt from its own games, without looking ahead.
list-how = how it plays
