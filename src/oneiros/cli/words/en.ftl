# What the terminal itself says, in English.

you = { $player } (you)
welcome = Oneiros: dreams to play.
menu-game = Which game?
menu-entry = { $title }, { $fewest } to { $most } players
menu-resume =
    Go on with your last game of { $title } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far)
menu-players = How many players, { $fewest } to { $most }?
menu-people = How many of them are people here, 1 to { $most }? The others are bots.
menu-again = Please type a number from { $fewest } to { $most }.
goodbye = Good night.

bots =
    { $count ->
        [one] { $players } is a bot.
       *[other] { $players } are bots.
    }
how-to = Type a number or the move itself, such as “{ $example }”. ? brings help.
asked = { $player }: { $sentence }
watching = Nobody to ask: the bots play, you watch.
pass-hide = Press Enter to hide your cards.
pass-screen = Pass the screen to { $player }, press Enter.
sure = { $warning } Do it all the same (y/n)?
yes-or-no = Please answer y or n.
# What may be typed, with spaces between.
yes = y yes
no = n no

unknown-number =
    { $count ->
        [one] There is only move 1.
       *[other] There is no move { $number }: the moves are 1 to { $count }.
    }
unknown-move = No move reads “{ $text }”. Nearest: { $moves }.
ambiguous-move = “{ $text }” could be: { $moves }.
quoted = “{ $text }”
refused = Not possible: { $reason }.

help-asked = What is asked: { $sentence } ({ $rule }).
help-asked-plainly = What is asked: { $sentence }.
help-legend = Signs: { $legend }
help-moves = Make a move by its number, or type it, as short as it stays clear: “{ $example }”.
help-command-help = ?, help: this help
help-command-board = board: draw the table and the moves again
help-command-moves = moves: every move there is, however many
help-command-undo = undo: take your last move back, if it brought nothing to light
help-command-rules = rules [number]: the rules, or one of them
help-command-log = log: all that has happened, as you saw it
help-command-save = save [file]: keep the game in a file of your own
help-command-quit = quit: leave; the game is kept and can be resumed

undone = Taken back: { $move }.
undo-nothing = There is nothing to take back.
undo-not-yours = The last move was not yours, so it stays.
undo-revealed = That move brought hidden cards to light, so it stays.
log-empty = Nothing has happened yet.
saved = Saved: { $file }
autosave-failed = The game could not be kept on its own: { $reason }. Use “save” with a file of your choice.
left = The game is kept. Resume it with:
not-kept = The game could not be kept: { $reason }.

over-won-alone = { $winners } won.
over-won-together = { $winners } share the win.
over-all = Won: { $score }.
over-none = Lost: { $score }.
over-nobody = Nobody won.
over-everybody = Everybody shares the win.
over-score = { $player }: { $score }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
record-kept = The record of this game: { $file }
again = Play again (y/n)?

replay-title =
    { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
replay-table = The table, { $player }
replay-unfinished = The game is not over.
more-moves = { $count } more like these: type one, or “moves” for all
repeated = { $sentence } ({ $times } times)

hint-best = Best, as far as this seat can know: { $move }.
hint-move = move
hint-chance = chance
hint-tried = tried
analyse-number = no.
analyse-player = player
analyse-before = before
analyse-after = after
analyse-better = better
analyse-turns = Where the game turned:
analyse-no-turns = The game took no sharp turn.
analyse-mistake = Move { $number }, { $player }: “{ $move }” left { $after } of { $before }. Better: “{ $better }”.
analyse-swing = Before move { $number } the chances of { $player } had changed sharply, to { $before }.
