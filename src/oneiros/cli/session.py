"""One game played in a terminal, by people who share it and by bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oneiros.bots import bot
from oneiros.cli import rulebook, saves, story, typed
from oneiros.cli.terminal import Terminal, show_long
from oneiros.core.bot import Bot
from oneiros.core.chance import Rng
from oneiros.core.errors import IllegalAction, OneirosError
from oneiros.core.record import Play
from oneiros.core.seeds import derived_seed
from oneiros.core.types import Move, News, Outcome, View, plain
from oneiros.core.words import FALLBACK, Words, who
from oneiros.drawing.terminal import board_of
from oneiros.table import DueEvent, Reason, TableRefusal
from oneiros.table import Table as Match

LONG_LIST = 5  # from so many moves on they stand in columns
VERY_MANY = 30  # moves of one kind are not all shown,
A_FEW = 4  # but so many of them
NOW = 0.0  # no clock runs in a terminal
UNDO_REFUSED = {
    Reason.UNDO_NOTHING: "undo-nothing",
    Reason.UNDO_NOT_YOURS: "undo-not-yours",
    Reason.UNDO_REVEALED: "undo-revealed",
}


class Left(Exception):
    """The person wants to leave the game."""


class Session:
    """The talk between a game and the people at one terminal.

    Each person is shown only what their seat may see: its view, its legal moves, its news.
    """

    def __init__(self, match: Match, terminal: Terminal, file: Path, resume: str) -> None:
        if match.play is None:
            raise ValueError("the game has not begun")
        self.match = match
        self.play: Play = match.play
        self.people = frozenset(match.people)
        self.bots: dict[int, Bot] = {}
        play = self.play
        self.terminal = terminal
        self.file = file
        self.resume = resume
        self.words = Words(play.game.folder / "words", terminal.words.language)
        self.board = board_of(play.game)
        # By seat: the version it has heard up to. A seat that comes back hears its own last move again.
        self.heard: dict[int | None, int] = {number: max(0, seat.moved - 1) for number, seat in enumerate(match.seats)}
        self.heard[None] = match.version
        self.at_screen: int | None = None  # who sees the screen now, when several people share it
        self.keeping = True
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": lambda seat, _: self.show_table(seat),
            "undo": lambda seat, _: self.undo(seat),
            "rules": lambda _, number: self.show_rules(number),
            "moves": lambda seat, _: self.show_moves(seat),
            "log": lambda seat, _: self.show_log(seat),
            "save": lambda _, name: self.save(name),
            "quit": self.leave,
            "exit": self.leave,
            "q": self.leave,
        }

    def run(self) -> bool:
        """Play on until the game is over (True) or the people leave (False). Nothing played is lost."""
        try:
            self._introduce()
            while self.match.status == "playing":
                if due := self.match.due():
                    self._let_bot_play(due[0])
                else:
                    self._let_person_play(self.play.state.awaited[0])
            self._conclude()
            return True
        except (Left, EOFError, KeyboardInterrupt) as reason:
            if not isinstance(reason, Left):
                self.terminal.show("")
            self._keep_for_later()
            return False

    # Turns

    def _introduce(self) -> None:
        if self.words.has("about") and not self.play.record.moves:
            self.terminal.show(" ".join(self.words.say("about").split()))
        seats = [seat for seat in range(self.play.state.players) if seat not in self.people]
        if seats:
            names = self._names(None)
            levels = [story.level_name(self.match.bot_level(seat) or "", self.terminal.words) for seat in seats]
            players = ", ".join(f"{names[seat]} ({level})" for seat, level in zip(seats, levels, strict=True))
            self.terminal.say("bots", players=players, count=len(seats))
        if not self.people:
            self.terminal.say("watching")
        self._autosave()

    def _let_bot_play(self, due: DueEvent) -> None:
        """Let a bot move. Its chance follows from the game alone, so a game that is resumed goes on the same way."""
        record, seat = self.play.record, due.seat
        player = self.bots.get(seat)
        if player is None:
            player = self.bots[seat] = bot(self.play.game, self.match.bot_level(seat) or "")
        player.rng = Rng(derived_seed(record.seed, "bot", seat, len(record.moves)))
        thought = player.think(self.match.mind(seat))
        self.match.commit(self.match.answer(due, thought.action, NOW))
        self._autosave()
        if not self.people:
            self.tell_news(None)

    def _let_person_play(self, seat: int) -> None:
        self._give_screen_to(seat)
        self.tell_news(seat)
        self.show_table(seat)
        action = self._ask_for_move(seat)
        if action is not None:
            self.match.commit(self.match.move(owner_of(seat), action, NOW))
            self._autosave()

    def _give_screen_to(self, seat: int) -> None:
        """Nobody sees the cards of another person who shares the screen."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        if self.at_screen is not None:
            self.tell_news(self.at_screen)
            self.terminal.ask("pass-hide")
            self.terminal.hide()
        self.terminal.ask("pass-screen", player=self._names(None)[seat])
        self.at_screen = seat

    def _ask_for_move(self, seat: int) -> int | None:
        """The action a person wants to take; None where the position was changed by a command."""
        before = len(self.play.record.moves)
        while True:
            line = self.terminal.read()
            name, _, rest = line.partition(" ")
            if name.casefold() in self.commands:
                self.commands[name.casefold()](seat, rest.strip())
                if len(self.play.record.moves) != before:
                    return None
            elif line:
                action = self._understood(seat, line)
                if action is not None and self._sure(seat, action):
                    return action

    def _understood(self, seat: int, line: str) -> int | None:
        """The legal action that the line means, or None after one line that says what is wrong."""
        legal = self.play.state.legal(seat)
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self.terminal.say("unknown-number", number=int(line), count=len(legal))
            return None
        moves = self._moves(legal)
        found = typed.find(line, moves, self.words)
        if len(found) == 1:
            return legal[found[0]]
        if found:
            self.terminal.say(
                "ambiguous-move", text=line, moves=self._quoted([self.words.move(moves[at]) for at in found])
            )
            return None
        elsewhere = typed.find(line, self.play.game.moves, self.words)
        reasons = {self._refusal(*self.play.state.explain(seat, action)) for action in elsewhere}
        if len(reasons) == 1:
            self.terminal.show(reasons.pop())
            return None
        self.terminal.say("unknown-move", text=line, moves=self._quoted(typed.nearest(line, moves, self.words)))
        return None

    def _refusal(self, rule: str, sentence: str) -> str:
        """Why a move cannot be. A state explains itself in English; in other languages its rule tells what it asks."""
        if self.words.language != FALLBACK and self.words.has(f"rule-{rule}"):
            return self.terminal.words.say("refused-by-rule", sentence=self.words.say(f"rule-{rule}"), rule=rule)
        return self.terminal.words.say("refused", reason=str(IllegalAction(sentence, rule)))

    def _sure(self, seat: int, action: int) -> bool:
        warning = self.play.state.warnings(seat).get(action)
        return warning is None or self.terminal.confirm("sure", warning=self.words.say(f"warning-{warning}"))

    # What people see

    def show_table(self, seat: int) -> None:
        """The board, what is asked, and the moves to choose from."""
        view = self.play.state.view(seat)
        self._draw(seat)
        sentence = self._asked(view)
        if len(self.people) > 1:
            sentence = self.terminal.words.say("asked", player=self._names(None)[seat], sentence=sentence)
        self.terminal.show(sentence, style="bold")
        self.terminal.show(self._move_list(self.play.state.legal(seat)))
        if not self.play.record.moves:
            self.terminal.say("how-to", example=self._example(seat), style="dim")

    def _asked(self, view: View) -> str:
        """What the phase asks of the player who is to move."""
        facts = {name: value for name, value in plain(view).items() if isinstance(value, str | int)}
        return self.words.say(f"phase-{view.phase}", **facts)

    def _draw(self, seat: int | None) -> None:
        title = story.title_of(self.play.game, self.words)
        self.terminal.show(Rule(Text(title, "bold"), style="dim", align="left"))
        view = self.play.state.view(seat)
        self.terminal.show(self.board.draw(view, self.words, self._names(seat), self.terminal.ink))

    def show_moves(self, seat: int) -> None:
        """Every move there is, however many."""
        show_long(self.terminal.console, self._move_list(self.play.state.legal(seat), whole=True))

    def _move_list(self, legal: list[int], whole: bool = False) -> RenderableType:
        """Numbered moves; of a long list each kind in a column of its own, if the screen is wide enough.

        Unless the whole list is asked for, only the first few of very many moves of a kind are shown.
        """
        kinds: dict[str, list[Text]] = defaultdict(list)
        for number, move in enumerate(self._moves(legal), start=1):
            kinds[plain(move)["do"]].append(Text(f"{number:>3}  {self.words.move(move)}"))
        for kind in kinds.values():
            if len(kind) > VERY_MANY and not whole:
                more = self.terminal.words.say("more-moves", count=len(kind) - A_FEW)
                kind[A_FEW:] = [Text(f"     {more}", "dim")]
        entries = [entry for kind in kinds.values() for entry in kind]
        widths = [max(entry.cell_len for entry in kind) + 2 for kind in kinds.values()]
        if len(entries) < LONG_LIST:
            return Text("\n").join(entries)
        if len(kinds) == 1 or sum(widths) > self.terminal.console.width:
            return Columns(entries, column_first=True, padding=(0, 2))
        table = Table.grid(padding=(0, 2))
        table.add_row(*(Text("\n").join(kind) for kind in kinds.values()))
        return table

    def tell_news(self, seat: int | None) -> None:
        """What has happened since this seat last heard, its own last move included."""
        news = self._story(seat, since=self.heard[seat])
        self.heard[seat] = self.match.version
        if news:
            self.terminal.show("", *news)

    def _story(self, seat: int | None, since: int = 0) -> list[str]:
        """What the moves after a version brought about; those taken back never happened."""
        moves: list[list[News]] = []
        for one in self.match.events_since(seat, since):
            if one.event == "moved":
                moves.append(one.news)
            elif one.moves is not None and one.event == "took-back":
                del moves[-one.moves :]
        names = self._names(None if self.words.has("you") else seat)
        sentences = (self.words.news(news, names, seat) for move in moves for news in move)
        return [self._repeated(sentence, len(list(times))) for sentence, times in groupby(sentences)]

    def _repeated(self, sentence: str, times: int) -> str:
        return sentence if times == 1 else self.terminal.words.say("repeated", sentence=sentence, times=times)

    def _names(self, seat: int | None) -> list[str]:
        return story.player_names(self.words, self.terminal.words, self.play.state.players, seat)

    def _moves(self, legal: list[int]) -> list[Move]:
        return [self.play.game.decode(action) for action in legal]

    def _example(self, seat: int) -> str:
        return self.words.move(self.play.game.decode(self.play.state.legal(seat)[0]))

    def _quoted(self, sentences: list[str]) -> str:
        return ", ".join(self.terminal.words.say("quoted", text=sentence) for sentence in sentences)

    # Commands

    def help(self, seat: int, _: str) -> None:
        """The commands, and the rule of what is asked now."""
        rule = self._rule_asked(seat)
        sentence = self._asked(self.play.state.view(seat))
        self.terminal.say("help-asked" if rule else "help-asked-plainly", sentence=sentence, rule=rule)
        try:
            if rule:
                self.terminal.show(self._rule(rule))
        except rulebook.NoSuchRule:
            pass  # the sentence above has to do
        if legend := self.board.legend(self.words, self.terminal.ink):
            self.terminal.say("help-legend", legend=legend)
        self.terminal.say("help-moves", example=self._example(seat))
        for command in ("help", "board", "moves", "undo", "rules", "log", "save", "quit"):
            self.terminal.show("  " + self.terminal.words.say(f"help-command-{command}"))

    def _rule_asked(self, seat: int) -> str:
        """The number of the rule that a move of a wholly other kind would be refused with, or ''."""
        legal = self.play.state.legal(seat)
        kinds = {type(move) for move in self._moves(legal)}
        for action, move in enumerate(self.play.game.moves):
            if type(move) not in kinds:
                rule, _ = self.play.state.explain(seat, action)
                return rule
        return ""

    def _rule(self, number: str) -> RenderableType:
        """One rule: its paragraph in English, and in other languages what it asks, where the game says so."""
        message = f"rule-{number.upper()}"
        if self.words.language != FALLBACK and self.words.has(message):
            return Text.assemble((number.upper(), "bold"), f" {self.words.say(message)}")
        return Markdown(rulebook.rule(self.play.game, number))

    def undo(self, seat: int) -> None:
        """Take back one's own last move, if nobody learnt anything by it."""
        record = self.play.record
        try:
            span = self.match.undo_span(seat)
            move = self.words.move(self.play.game.decode(record.moves[-span][1]))
            self.match.commit(self.match.undo(owner_of(seat), NOW))
        except TableRefusal as refusal:
            self.terminal.say(UNDO_REFUSED.get(refusal.code, "undo-not-now"))
            return
        for other in self.match.present:  # they sit around one screen, and have seen it asked
            if self.match.undo_asked is not None and other != seat:
                self.match.commit(self.match.agree_undo(owner_of(other), NOW))
        self._autosave()
        self.terminal.say("undone", move=move)

    def show_rules(self, number: str) -> None:
        """All the rules, or one."""
        try:
            rules = self._rule(number) if number else Markdown(rulebook.rulebook(self.play.game))
        except rulebook.NoSuchRule as error:
            self.terminal.show(str(error) if error.known is None else self._no_such_rule(number, error.known))
            return
        if isinstance(rules, Markdown) and self.words.language != FALLBACK:
            self.terminal.say("rules-in-english")
        show_long(self.terminal.console, rules)

    def _no_such_rule(self, number: str, known: list[str]) -> str:
        title = story.title_of(self.play.game, self.words)
        first, last = (known[0], known[-1]) if known else ("", "")
        message = "no-such-rule" if known else "no-numbered-rules"
        return self.terminal.words.say(message, number=number, title=title, first=first, last=last)

    def show_log(self, seat: int) -> None:
        """The whole game so far as this seat saw it, or, in a game of memory, as everybody did."""
        news = self._story(None if self.play.state.hides_past_views else seat)
        if news:
            show_long(self.terminal.console, *map(Text, news))
        else:
            self.terminal.say("log-empty")

    def save(self, name: str) -> None:
        """Into a file of one's own, or the one that is written anyway."""
        try:
            path = Path(name).expanduser() if name else self.file
            saves.write(self.play.record, path)
            self.terminal.show_whole(self.terminal.words.say("saved", file=str(path)))
        except saves.SaveFailed as error:
            message = "save-failed" if error.reason else "save-taken"
            self.terminal.say(message, file=str(error.path), reason=error.reason)

    def leave(self, *_: object) -> None:
        """Out of the game; it is kept."""
        raise Left

    # Keeping and ending

    def _autosave(self) -> None:
        """After every move, so that even a cut line loses nothing."""
        if self.keeping:
            try:
                saves.write(self.play.record, self.file)
            except OneirosError as error:
                self.keeping = False
                self.terminal.say("autosave-failed", reason=str(error))

    def _keep_for_later(self) -> None:
        try:
            saves.write(self.play.record, self.file)
        except OneirosError as error:
            self.terminal.say("not-kept", reason=str(error))
        else:
            self.terminal.say("left")
            self.terminal.show_whole(f"  {self.resume}")

    def _conclude(self) -> None:
        """The last news, the board, and who won."""
        only = next(iter(self.people)) if len(self.people) == 1 else None
        self.tell_news(self.at_screen if only is None else only)
        self._draw(only)
        outcome = self.play.state.outcome
        if outcome is not None:
            lines = outcome_lines(outcome, self.words, self.terminal.words, self._names(only), only)
            self.terminal.show(*lines, style="bold")
        if self.keeping:
            self.terminal.show_whole(self.terminal.words.say("record-kept", file=str(self.file)))


def owner_of(seat: int) -> str:
    """The person of a seat, as the table knows them."""
    return f"seat {seat}"


def outcome_lines(
    outcome: Outcome, words: Words, cli_words: Words, names: list[str], reader: int | None = None
) -> list[str]:
    """How it ended, as a seat or a spectator reads it: why, who won, and the scores."""
    why = words.say(f"reason-{outcome.reason}")
    scores = [_score(points, words, cli_words) for points in outcome.scores]
    winners = [names[seat] for seat in outcome.winners]
    if len(set(scores)) == 1 and len(winners) in (0, len(names)):  # all share one fate
        return [why, cli_words.say("over-all" if winners else "over-none", score=scores[0])]
    if len(winners) == len(names):
        result = cli_words.say("over-everybody")
    elif len(winners) > 1:
        result = cli_words.say("over-won-together", winners=", ".join(winners))
    else:
        result = cli_words.say("over-nobody")
        if winners:
            result = cli_words.say("over-won-alone", winners=winners[0], who=who(outcome.winners[0], reader))
    lines = [cli_words.say("over-score", player=name, score=score) for name, score in zip(names, scores, strict=True)]
    return [why, result, *lines]


def _score(points: int, words: Words, cli_words: Words) -> str:
    """In the game's own measure, if it has one."""
    teller = words if words.has("score") else cli_words
    return teller.say("score" if teller is words else "points", points=points)
