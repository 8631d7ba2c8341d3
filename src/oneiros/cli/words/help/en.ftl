# Help, errors and reports of the commands, in English.
# In `command-` the first paragraph also stands in the list of commands. What is typed stays as it is: names of commands,
# of options (--seed) and of levels. Words in capitals stand for what the reader fills in; they are `metavar-` below.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
heading-options = Options
heading-commands = Commands
default = default: { $value }
metavar-address = ADDRESS
metavar-bots = BOTS
metavar-class = CLASS
metavar-file = FILE
metavar-folder = FOLDER
metavar-game = GAME
metavar-games = GAMES
metavar-languages = LANGUAGES
metavar-packs = PACKS
metavar-hash = HASH
metavar-kind = KIND
metavar-language = LANGUAGE
metavar-levels = LEVELS
metavar-module = MODULE
metavar-name = NAME
metavar-names = NAMES
metavar-part = PART
metavar-number = NUMBER
metavar-person = PERSON
metavar-seats = SEATS
metavar-table = TABLE
metavar-text = TEXT
metavar-value = VALUE
metavar-bot = BOT
metavar-keeper = KEEPER
metavar-link = LINK
metavar-token = TOKEN

command-oneiros = Board games of dreams: play them, read their rules, watch them again, simulate them.
command-analyse = Judge every move of a finished game: the chances before and after it, and what would have been better.
command-arena =
    Let bots play each other, every deal from every seat, and count who wins.

    Games are written down as they are played. If you interrupt the command, run it again and it continues.
command-arena-merge =
    Put the parts of a tournament together: the FOLDERs that --part has written.

    The result is what one run would have written. Missing parts are named.
command-dataset =
    Write the decisions of many games of bots as Parquet files, with a card that describes them.

    If you interrupt the command, run it again and it continues.
command-backup =
    Copy the server’s store to a new FILE, while the server runs.

    To restore, stop the server, put the copy in place of the store, and start the server again.
command-balance =
    Measure what each part of a game does to winning, over many games of quick bots.

    With --content FILE --against standard: what your own cards change.
command-bots = List the bots: the levels, those of one game, and those of installed packages.
command-content = Make cards of your own: start a pack, check it, look at it.
command-content-check = Check a pack: everything that is wrong with it, where, and what would be right.
command-content-new = Start a pack: a copy of the game’s own, with comments, for you to change.
command-content-show = Draw a pack: all its pieces on one sheet, as SVG. Without FILE, the game’s own.
command-exam =
    Grade an agent: every move by what its seat could know, and apart from that how well it keeps the rules and what it costs.

    “oneiros exam BOT” is short for “oneiros exam take BOT”.
command-exam-check = Hold an exam again from the answers in its FILE, and say whether all grades agree.
command-exam-take = Give an agent (a bot, a class, a program, an address) the exam, and write a report and all its answers.
command-games = List the games with their numbers of players and their options.
command-hint = Show what a strong player would do next in a saved game, knowing only what that seat knows.
command-ladder = Let every level of bots play the one below, and show who wins how often.
command-play = Play a game in the terminal. Without a name, choose from a menu.
command-replay = Retell a saved game move by move, then show the table.
command-rules = Read the rules of a game, or one rule by its number.
command-serve = Serve the games to browsers. Without options, to this machine only.
command-server =
    Look after a server: see who is there, and act on it.

    Running servers notice within five seconds.
command-server-block =
    Keep a person, a name or an address out for a time.

    A person is an id or the name of an account. A name keeps out everyone called that, or nearly that. The kind address-of takes a person and blocks where they come from.
command-server-blocks = List what is blocked now.
command-server-chat = List the last chat messages at a TABLE (its id or code).
command-server-close-table = Close a TABLE (its id or code) for good.
command-server-end-sessions = Log a PERSON (an id, or the name of an account) out everywhere.
command-server-people = List who was here last: ids, names and what they did. People from one address have the same entry under “address”.
command-server-remove-line = Remove message NUMBER from the chat of a TABLE.
command-server-tables = List the tables that are not over, the latest first.
command-server-unblock = Let a person, a name or an address in again.
command-simulate = Play many games at random. The same seed gives the same figures, however many jobs.
command-troubles =
    List the tables that the server could not read, with the reason.

    Their visitors are told so, and all other tables go on. When a server starts, it tries them again.
command-train = Teach a player of a game from nothing but its own games. It needs PyTorch, stops at any time and goes on where it was.
command-verify =
    Check a finished game: its shuffle against the promise, and its moves against the rules.

    FILE is the proof that a table hands out after the end, or a saved game; for a saved game, give the promise too.
command-words = Look after the translations.
command-words-check = List what a language is missing beside English: files, messages, values. Exits with 1 if anything is missing.
command-bot = Bring a bot of your own to a server.
command-bot-run =
    Bring a BOT (a program, an address or module:Class) to a table of a server.

    Without --table and --open it sits down at public tables that welcome bots.
command-mcp = Let an assistant play: a Model Context Protocol server on stdin and stdout.
command-server-end-token = Revoke a TOKEN, by its id.
command-server-make-token =
    Make a token for a BOT that the account KEEPER (its name, or a person’s id) answers for.

    The token is shown once: nobody can read it again.
command-server-tokens = List the tokens of bot accounts.

option-help = Show this help.
option-version = Show the version.
option-lang = The language: { $known }. Otherwise ONEIROS_LANG or the system’s language decides.
option-option = An option of the game; may be repeated.
option-seed = A whole number: the same seed deals the same cards.
option-content = A file with cards of your own.
option-json = Print JSON and nothing else.
option-jobs = How many processes work at a time.
option-part = Only a part of the games, such as 3/64, for machines that know nothing of each other.
option-seconds = How long to think about each move.
option-simulations = Instead of --seconds: the same number always gives the same answer.
option-store = The server’s store, as for “oneiros serve”.
option-most = How many to list.
option-analyse-jobs = How many processes work at a time; one per core by default.
option-analyse-svg = Also draw the course of the game.
option-arena-bots = Who plays.
option-arena-games = How many games; rounded up until every seating has played every deal.
option-arena-jobs = How many processes play at a time on this machine; one per core by default.
option-arena-out = Where the games, the report and the figures go; arena/GAME by default. A tournament already there continues.
option-arena-own-time = Let the search bots take the time of their levels instead. Such games cannot be repeated.
option-arena-players = How many seats; 2 by default, where the game and the bots allow it.
option-arena-ray = Play on a Ray cluster instead; every machine of it needs this package.
option-arena-seed = The same seed gives the same games, however many jobs.
option-arena-simulations = How much the search bots (lucid, oracle) think about each move.
option-arena-merge-out = Where the whole goes; arena/GAME by default.
option-dataset-bots = Who plays.
option-dataset-columns = What a row holds beside the actions and the end of the game: view, features, truth. The last one tells secrets.
option-dataset-games = How many games; rounded up until every seating has played every deal.
option-dataset-jobs = How many processes play at a time; one per core by default.
option-dataset-judge = Judge every move too, from what the player could know. This takes long.
option-dataset-judge-simulations = How much the judge thinks about each move.
option-dataset-out = Where the files go; dataset/GAME by default. A dataset already there continues.
option-dataset-players = How many seats; 2 by default, where the game allows it.
option-dataset-seed = The same seed gives the same files, however many jobs.
option-dataset-shard = How many games a file holds.
option-dataset-simulations = How much the search bots (lucid, oracle) think about each move.
option-balance-against = Compare with another pack: a file, or “standard”.
option-balance-as = A page for a browser, or Markdown with its plots beside it.
option-balance-games = How many games; by default as many as it takes.
option-balance-out = The folder for the report.
option-balance-players = How many seats; by default every number the game allows, from 2 up.
option-balance-seed = The same seed gives the same report.
option-balance-variants = Whether to try the game’s options too.
option-content-show-out = Where the drawing goes; GAME.svg by default.
option-exam-take-deals = How many deals of each game and pack.
option-exam-take-games = Which games, between commas; all by default.
option-exam-take-judge = How many simulations the judge thinks about a move; more in games whose simulations are cheap. The same number gives the same grades.
option-exam-take-languages = In which languages an agent that reads is asked; “nonsense:7” is a made-up one of that number.
option-exam-take-out = Where the report and the answers go; exam/BOT by default. An exam already there continues.
option-exam-take-packs = Which packs: “standard”, or the number of one that nobody has seen.
option-exam-take-quick = A sixth of the questions.
option-exam-take-seed = The same seed asks the same questions.
option-exam-take-simulations = How much an agent that searches (lucid, oracle) thinks about each move; by default as long as in play.
option-exam-take-jobs = How many processes work at a time; one per core by default.
option-exam-check-jobs = How many processes work at a time; one per core by default.
option-games-competitive = Leave out games that all players win or lose together.
option-games-ids = Print the ids only, one per line.
option-hint-seat = For player N; by default the one whose turn it is.
option-ladder-jobs = How many games at a time.
option-ladder-log = Where every game is written down; what is already there is not played again.
option-ladder-players = Only with so many players; may be repeated. Without it, with every number that a game allows.
option-ladder-quick = Fewer games: about 20 minutes on two cores instead of two hours.
option-ladder-write = A page with the marks for it: the tables go between them.
option-ladder-also = Bots that play the top level beside the ladder, where they can, and are rated with the levels.
option-ladder-share = What part of its time a bot has that thinks by the clock, from 0 to 1. Without it all, or a tenth where both do.
option-ladder-minutes = Minutes of processor time after which a pairing has no more games.
option-play-bots = The bots’ levels in seat order, such as dreamer,lucid (the last one fills the rest); or which seats are bots: all, none, or numbers such as 1,2. By default they are dreamers.
option-play-hotseat = All seats are people who share this terminal.
option-play-load = Continue a saved game.
option-play-people = How many of the players are people at this terminal, from seat 1 on; 1 by default.
option-play-players = How many seats; by default the fewest the game allows.
option-replay-json = Print only the last position, as a list of views.
option-replay-open = Tell everything. This is the default unless --seat is given.
option-replay-seat = Tell only what player N saw.
option-replay-step = Wait for Enter after each move.
option-replay-to = Stop after move N.
option-serve-bot = A bot of your own that visitors may seat.
option-serve-channels = How several processes hear of each other: redis://...
option-serve-client = The built web client, if it is not in the package.
option-serve-host = The address to listen on; 0.0.0.0 means all.
option-serve-open = Open the page in a browser.
option-serve-port = The port to listen on.
option-serve-proxies = Proxies that are trusted to say where visitors come from.
option-serve-public-url = What visitors type, if a proxy stands in front.
option-serve-store = Where games are kept: sqlite:///FILE or postgresql://...
option-serve-unlimited = No limits on what one address may use: for load tests.
option-serve-workers = Processes for bots; 0 means one per core but one.
option-serve-processes = Server processes behind the port; more than one needs PostgreSQL and Redis.
option-server-block-hours = For how many hours.
option-simulate-games = How many games.
option-simulate-players = How many seats; by default the fewest the game allows.
option-verify-promise = What the table showed at the start, if you wrote it down.
option-bot-run-game = In the lobby, only tables of this game.
option-bot-run-games = Stop after this many games.
option-bot-run-no-rematch = Do not play again with the same people.
option-bot-run-open = Open a public table of this game and wait there.
option-bot-run-players = How many seats the table it opens has.
option-bot-run-server = The server, such as https://games.example.org.
option-bot-run-table = Play at this table: its link, code or id.
option-bot-run-token = The token of a bot account; or put it in ONEIROS_TOKEN.
option-train-players = How many players it learns to play with; 2 by default.
option-train-rounds = Teach until there are so many rounds of playing and learning.
option-train-games = How many games it plays in a round.
option-train-guest-rounds = How many rounds the game’s own heuristic plays at first, while the learner watches.
option-train-seed = The same seed teaches the same player.
option-train-course = A file with all that fixes how it is taught, such as the course.json of an earlier run.
option-train-against = Bots that it plays now and then, to see how strong it is.
option-train-trials = How many games it plays against each of them.
option-train-every = After how many rounds it plays against them.
option-train-jobs = How many processes play at a time on this machine.
option-train-ray = Play on a Ray cluster instead; every machine of it needs this package.
option-train-out = Where the network, the log and the curve go; train/GAME-PLAYERS by default. What is there goes on.
option-ladder-bot = A bot of your own: it plays every level instead.
option-server-make-token-scope = What the token allows: to look, or to play.

note = note: { $text }

# What is wrong with what was typed. These follow “oneiros: ”, so they begin small and end without a full stop.
error-no-command = there is no command “{ $name }”; oneiros --help lists them
error-no-command-near = there is no command “{ $name }”; did you mean { $near }?
error-no-such-flag = there is no option { $name } here; --help lists them
error-no-such-flag-near = there is no option { $name } here; did you mean { $near }?
error-flag-needs-value = { $name } needs a value
error-flag-takes-no-value = { $name } takes no value
error-missing = { $name } is missing; --help shows what the command needs
error-too-much = this is more than the command takes: { $text }
error-not-a-whole-number = { $name } takes a whole number
error-not-in-range = { $name } takes a number from { $least } to { $most }
error-too-low = { $name } takes a number of { $least } or more
error-not-a-choice = { $name } can be: { $choices }
error-not-a-file = { $name } takes a file, not a folder
error-not-a-folder = { $name } takes a folder, not a file

error-no-language = there are no words in “{ $language }” yet; the languages are: { $known }
error-bad-language = a language is a code such as cs, not “{ $language }”
error-option-form = an option is written name=value, not “{ $text }”
error-hotseat = with --hotseat all seats are people: leave out --people and --bots
error-people-or-bots = give --people or the seats of --bots, not both
error-people = --people can be 0 to { $most } here, not { $number }
error-bot-seats = --bots can be all, none, levels, or seats from 1 to { $most } such as 1,2, not “{ $text }”
error-too-many-bots =
    { $room ->
        [one] only 1 bot fits here, not { $number }
       *[other] only { $room } bots fit here, not { $number }
    }
error-saved-settings = a saved game has its own players, seed and options: leave out --players, --seed and --option
error-saved-game = that is a saved game of { $game }, not of { $other }
error-seat-or-open = give --seat or --open, not both
error-seat = --seat can be 1 to { $most } in this game, not { $number }
error-to = --to can be 0 to { $most } in this game, not { $number }
error-game-over = this game is over: there is nothing left to do
error-not-their-turn = it is not the turn of player { $number }; --seat can be: { $seats }
error-no-promise = { $file } has no promise in it: give the one the table showed, with --promise
error-file-taken = { $file } is there already; name another file
error-not-written = { $file } cannot be written: { $reason }
error-pack-faults =
    { $count ->
        [one] { $file }: 1 thing is wrong
       *[other] { $file }: { $count } things are wrong
    }
error-postgres-backup = PostgreSQL has its own tools: pg_dump to copy, pg_restore to restore
error-no-store = there is no store at { $file }
error-no-server = the server’s parts are not installed ({ $package }): pip install 'oneiros[server]'
error-no-plots = the plots need matplotlib: pip install 'oneiros[balance]'
error-packs-in-markdown = two packs are compared on a page for a browser: leave out --as markdown
error-same-packs = both packs are the same: name another with --content FILE or --against FILE
error-no-marks = { $file } has no marks { $begin } and { $end } to put the tables between
error-no-rules = the rules of { $title } cannot be read: there is no readable { $file }

# The library says these in English by itself, and with more detail.
error-no-game = there is no game '{ $id }'; the games are: { $known }
error-players = { $title } is for { $fewest } to { $most } players, not { $number }
error-no-option = { $title } has no option '{ $name }'; its options are: { $known }
error-option-value = option '{ $name }' of { $title } can be { $allowed }, not { $given }
error-no-bot = there is no bot '{ $name }' for { $title }; there are: { $known }
error-no-champion = there is no champion of { $title } for so many players; there is one for: { $known }
error-other-course = { $folder } has a course with another { $name }; choose another folder, or go on with that one
error-bot-form = a bot is named like 'package.module:Class' or 'process:./agent', not '{ $name }'
error-bot-alone = the bot '{ $name }' plays { $title } alone and nothing else
error-bot-cards = the bot '{ $name }' has learnt the standard cards of { $title } and knows no others
error-not-read = { $file }: cannot be read: { $reason }
error-not-text = { $file }: cannot be read: it is not UTF-8 text
error-not-toml = { $file }: not valid TOML: { $detail }
error-bad-pack = { $file }: { $detail }
error-not-a-record = { $file }: not a record: { $detail }
error-bad-seed = the seed is neither a whole number nor hexadecimal digits
error-record-version = this record was played under version { $version } of the rules of { $title }; here is version { $now }
error-record-cards = this record was played with other cards than '{ $pack }'; give their file with --content
error-record-setup = this record cannot be set up: { $cause }
error-record-move = move { $number } of the record cannot be made: { $cause }
error-no-rule = there is no rule '{ $number }' in the rules of { $title }; they are { $first } to { $last }
error-no-rule-numbers = there is no rule '{ $number }' in the rules of { $title }; they have no numbers
error-save-taken = { $file } is there already and is not a saved game
error-save-failed = { $file }: { $reason }
error-nothing-promised = the seed of this game is a number, so nothing was promised about it
error-broken-promise = the promise does not hold: { $claimed } was promised, and the game gives { $made }
error-bots-once = name each bot once, and at least one
error-seatings = { $bots } bots on { $players } seats are { $seatings } seatings, and every deal is played by each; name fewer bots
error-needs-package = { $what } needs { $package }: pip install 'oneiros[{ $extra }]'
error-not-listening = cannot listen on { $host } port { $port }: { $reason }
error-store-url = --store is a URL: sqlite:///file or postgresql://user@host/name
error-channels-store = --channels is for several processes, which need --store postgresql://... too
error-processes-system = several processes behind one port need Linux
error-processes-store = --processes needs --store postgresql://... and --channels redis://...
error-channels-url = --channels is a URL: redis://host:6379
error-public-url = --public-url is what visitors type: https://games.example.org
error-proxies = --proxies has addresses and networks such as 10.0.0.2,172.16.0.0/12, not '{ $text }'
error-store-damaged = the store { $file } is damaged ({ $detail }); put a backup in its place
error-store-closed = the store { $file } cannot be opened: { $detail }
error-store-version = the store { $file } was written by another version of Oneiros: { $detail }
error-store-in-use = another server uses the store { $file }; give this one another --store, or both a PostgreSQL
error-file-there = { $file } is there already
error-copy-damaged = the copy is damaged; is the disk full?
error-no-line = the table has no line { $number }
error-not-blocked = { $what } is not blocked
error-no-whereabouts = nobody knows where { $name } comes from
error-no-address = '{ $text }' is no address
error-no-person = there is no person with the id '{ $text }', and no account of that name
error-no-table = there is no table with the id or code '{ $text }'
error-not-loaded = '{ $name }' cannot be loaded: { $detail }
error-not-subclass = '{ $name }' is not a subclass of oneiros.{ $base }
error-other-version = this machine has another version of { $title } than the one the arena was started on
error-not-a-plan =
    { $kind ->
        [dataset] { $file } is not the plan of a dataset; name another folder with --out
        [part] { $file } does not say which part of a tournament it is; name folders that --part has written
       *[tournament] { $file } is not the plan of a tournament; name another folder with --out
    }
error-other-run =
    { $kind ->
        [dataset] { $folder } holds another dataset (it differs in: { $differs }); name another folder with --out
        [part] { $folder } holds another part of a tournament (it differs in: { $differs }); name another folder with --out
       *[tournament] { $folder } holds another tournament (it differs in: { $differs }); name another folder with --out
    }
error-part-form = a part is written like 3/64, the third of 64, not “{ $text }”
error-parts-differ = { $folder } and { $other } are parts of different tournaments; they differ in: { $differs }
error-parts-missing =
    { $count ->
        [one] 1 of { $of } parts is missing: { $numbers }
       *[other] { $count } of { $of } parts are missing: { $numbers }
    }
error-part-unfinished = part { $number } has only { $played } of its { $games } games ({ $folder }); its command continues it
error-no-column = there is no column “{ $name }” to choose; there are { $known }
error-no-features = { $title } has no features
error-not-a-game = { $file } has a line that is no game: { $detail }
error-one-agent = name one agent, not '{ $text }'
error-exam-wrong =
    { $count ->
        [one] 1 question of { $file } does not agree with its answers
       *[other] { $count } questions of { $file } do not agree with their answers
    }
error-exam-page = { $file } does not say what the answers beside it say; all grades agree
error-exam-pack = a pack is 'standard' or the number of an unseen one, not '{ $pack }'
error-not-an-exam = { $file } is not an exam: { $detail }
error-other-exam = { $file } holds another exam; name another folder with --out
error-exam-version = this exam was held under other rules than this version of Oneiros has
error-agent-silent = the agent does not answer: { $detail }
error-nonsense-form = a nonsense language is 'nonsense:' and a whole number, not '{ $language }'
error-workers-die = the processes that play die again and again; is there enough memory?
error-no-cluster = there is no Ray cluster at '{ $address }': { $detail }
error-bot-of-your-own = bring a bot of your own, such as process:./agent or module:Class, not '{ $name }'
error-table-or-open = give --table or --open, not both
error-bot-stopped = { $name } failed, resigned and stopped: { $reason }

rule-broken = rule { $rule } forbids it
os-error =
    { $errno ->
        [2] there is no such file or folder
        [13] access is not allowed
        [17] there is one of that name already
        [20] part of the path is not a folder
        [21] it is a folder
        [28] the disk is full
        [30] the disk is read-only
        [48] the address is in use
        [98] the address is in use
        [10048] the address is in use
       *[other] error { $errno } of the system
    }

version = oneiros { $version } ({ $build })
train-goes-on = Going on after { $rounds } rounds and { $minutes } minutes of processor time.
train-round = round { $number }, { $minutes } min: { $games } games, loss { $loss }, { $share } against guests { $curve }
train-trial = { $share } of { $games } games won against { $bot } (95%: { $low } to { $high })
written = Written: { $file }
content-next = Next: { $command }
content-right = right, for example:
content-good = { $file } can be played: { $name }, fingerprint { $fingerprint }
backup-made =
    { $count ->
        [one] { $file }: 1 table
       *[other] { $file }: { $count } tables
    }
troubles-none = Every table can be read.
verify-dealt = The game was dealt as promised: { $promise }
verify-moves =
    { $count ->
        [one] The one move keeps to the rules.
       *[other] All { $count } moves keep to the rules.
    }
verify-unfinished = The game was not played to its end.
verify-won = Won by: { $winners }. Scores by seat: { $scores }.
verify-nobody = Nobody won. Scores by seat: { $scores }.
serve-where = The games are at { $address } (Ctrl-C ends this)
words-to-do =
    { $count ->
        [one] { $language }: 1 thing to do
       *[other] { $language }: { $count } things to do
    }
words-complete = { $language }: nothing is missing
gap-file = the file is missing
gap-line = line { $line } cannot be read
gap-message = { $key } is missing
gap-left-over = { $key } is left over
gap-value = { $key } does not say { $name }
gap-unknown-value = { $key } is not given { $name }

arena-report = Report: { $file }
arena-games = Games: { $file }
arena-continues =
    { $count ->
        [one] Continuing after 1 game that is in { $folder }.
       *[other] Continuing after { $count } games that are in { $folder }.
    }
arena-rounded = Playing { $count } games, so that every seating plays every deal.
arena-interrupted = Interrupted after { $count } of { $games } games; the same command continues from there.
arena-part = Part { $number } of { $of } is played, games: { $count }. It is in { $folder }; “oneiros arena merge” puts all parts together.
dataset-continues =
    { $count ->
        [one] Continuing after 1 game that is already written.
       *[other] Continuing after { $count } games that are already written.
    }
dataset-part = Missing files: { $missing } of { $files } in { $folder }. Put the files of all parts into one folder, and run the command there without --part.
dataset-written = Games: { $games }. Files: { $files }. The card: { $file }
exam-report = Report: { $file }
exam-answers = Answers: { $file }
exam-continues =
    { $count ->
        [one] Continuing after 1 sitting that is in { $file }.
       *[other] Continuing after { $count } sittings that are in { $file }.
    }
exam-interrupted = Interrupted after { $count } of { $all } sittings; the same command continues from there.
exam-differs = Question { $number } does not agree: { $fields }
exam-agrees =
    { $count ->
        [one] 1 sitting was held again: all grades agree.
       *[other] { $count } sittings were held again: all grades agree.
    }
exam-unfinished =
    { $count ->
        [one] 1 sitting is still missing.
       *[other] { $count } sittings are still missing.
    }
exam-game = game
exam-choices = choices
exam-lost = given away
exam-mistakes = mistakes
exam-refused = refused
exam-failed = failed
exam-all = all
figure-bot = bot
figure-won = won
figure-share = share
figure-interval = 95% interval
figure-score = score
figure-mean-score = mean score
figure-of = { $count } of { $all }
figure-range = { $low } to { $high }
simulate-title = { $title }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $games } games at random, seed { $seed }
simulate-wins = wins
simulate-player = player { $number }
simulate-won = won
simulate-won-together = won together
simulate-shared = shared
simulate-nobody = nobody
simulate-moves = Moves per game: mean { $mean }, sd { $sd }, { $least } to { $most }
simulate-endings = Endings: { $endings }
simulate-speed = Speed: { $games } games and { $moves } moves a second

server-id = id
server-name = name
server-address = address
server-seen = seen
server-tables = tables
server-lines = messages
server-code = code
server-game = game
server-stage = stage
server-touched = last move
server-opener = opened by
server-people = people
server-line = message
server-person = person
server-said = said
server-kind = kind
server-what = what
server-until = until
server-account = account
server-guest = guest
server-listed = listed
server-line-removed = Message { $number } is gone.
server-table-closed = Table { $id } is closed.
server-sessions-ended =
    { $count ->
        [one] 1 session ended
       *[other] { $count } sessions ended
    }
server-blocked = { $kind } { $what } is blocked until { $until }
server-unblocked = Done.
server-bot = bot
server-scope = scope
server-made = made
server-used = used
server-never = never
server-token-ended = The token is no longer valid.
