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

from oneiros.agents import ask
from oneiros.bots import bot
from oneiros.cli import saves, story
from oneiros.cli.complaints import sentence_of
from oneiros.cli.language import HELP_WORDS
from oneiros.cli.terminal import Terminal, show_long
from oneiros.core.bot import Bot
from oneiros.core.chance import Rng
from oneiros.core.errors import AgentFault, IllegalAction, OneirosError
from oneiros.core.record import Play
from oneiros.core.seeds import derived_seed
from oneiros.core.types import Move, News, plain
from oneiros.core.words import FALLBACK, Words
from oneiros.drawing.terminal import board_of
from oneiros.table import DueEvent, Reason, TableRefusal
from oneiros.table import Table as Match
from oneiros.table.setup import SUBSTITUTE
from oneiros.text import NotUnderstood, parse, rulebook, speaker

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
        self.speaker = speaker(play.game, terminal.words.language)
        self.words = self.speaker.words
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
        finally:
            for one in self.bots.values():
                one.close()

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
        mind = self.match.mind(seat)
        if player.wants_news:
            since = max(0, self.match.seats[seat].moved - 1)
            mind.news = [news for event in self.match.events_since(seat, since) for news in event.news]
        try:
            thought = ask(player, mind)
        except AgentFault as fault:
            self.terminal.say("bot-failed", player=self._names(None)[seat], reason=str(fault))
            player = self.bots[seat] = bot(self.play.game, SUBSTITUTE)
            thought = player.think(mind)
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
        try:
            return parse(line, self.play.state, seat, self.words.language)
        except (NotUnderstood, IllegalAction) as refusal:
            self.terminal.show(str(refusal))
            return None

    def _sure(self, seat: int, action: int) -> bool:
        warning = self.play.state.warnings(seat).get(action)
        return warning is None or self.terminal.confirm("sure", warning=self.words.say(f"warning-{warning}"))

    # What people see

    def show_table(self, seat: int) -> None:
        """The board, what is asked, and the moves to choose from."""
        view = self.play.state.view(seat)
        self._draw(seat)
        sentence = self.speaker.asked(view)
        if len(self.people) > 1:
            sentence = self.terminal.words.say("asked", player=self._names(None)[seat], sentence=sentence)
        self.terminal.show(sentence, style="bold")
        self.terminal.show(self._move_list(seat))
        if not self.play.record.moves:
            self.terminal.say("how-to", example=self._example(seat), style="dim")

    def _draw(self, seat: int | None) -> None:
        title = self.speaker.title
        self.terminal.show(Rule(Text(title, "bold"), style="dim", align="left"))
        view = self.play.state.view(seat)
        self.terminal.show(self.board.draw(view, self.words, self._names(seat), self.terminal.ink))

    def show_moves(self, seat: int) -> None:
        """Every move there is, however many."""
        show_long(self.terminal.console, self._move_list(seat, whole=True))

    def _move_list(self, seat: int, whole: bool = False) -> RenderableType:
        """Numbered moves; of a long list each kind in a column of its own, if the screen is wide enough.

        Unless the whole list is asked for, only the first few of very many moves of a kind are shown.
        """
        kinds: dict[str, list[Text]] = defaultdict(list)
        for number, move in enumerate(self._moves(self.play.state.legal(seat)), start=1):
            kinds[plain(move)["do"]].append(Text(f"{number:>3}  {self._order(seat, move)}"))
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
        news = (one for move in moves for one in move)
        sentences = self.speaker.news(news, self.play.state.players, seat)
        return [self._repeated(sentence, len(list(times))) for sentence, times in groupby(sentences)]

    def _repeated(self, sentence: str, times: int) -> str:
        return sentence if times == 1 else self.terminal.words.say("repeated", sentence=sentence, times=times)

    def _names(self, seat: int | None) -> list[str]:
        return self.speaker.names(self.play.state.players, seat)

    def _order(self, seat: int, move: Move) -> str:
        """A move as the seat that may make it reads it."""
        return self.speaker.order(move, seat)

    def _moves(self, legal: list[int]) -> list[Move]:
        return [self.play.game.decode(action) for action in legal]

    def _example(self, seat: int) -> str:
        return self._order(seat, self.play.game.decode(self.play.state.legal(seat)[0]))

    # Commands

    def help(self, seat: int, _: str) -> None:
        """The commands, and the rule of what is asked now."""
        rule = self._rule_asked(seat)
        sentence = self.speaker.asked(self.play.state.view(seat))
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

    def _all_rules(self) -> RenderableType:
        """The rules in the chosen language; what is there in English only is said to be so."""
        told = rulebook.readable(self.play.game, None, self.words.language)
        if self.words.language != FALLBACK and told == rulebook.rulebook(self.play.game):
            self.terminal.say("rules-in-english")
        return Markdown(told)

    def _rule(self, number: str) -> RenderableType:
        """One rule: its paragraph in English. In other languages what it asks, or the section that explains it."""
        exact = rulebook.rule(self.play.game, number)
        if self.words.language == FALLBACK:
            return Markdown(exact)
        if self.words.has(message := f"rule-{number.upper()}"):
            return Text.assemble((number.upper(), "bold"), f" {self.words.say(message)}")
        if told := rulebook.section_of(self.play.game, self.words.language, number):
            return Markdown(told)
        self.terminal.say("rules-in-english")
        return Markdown(exact)

    def undo(self, seat: int) -> None:
        """Take back one's own last move, if nobody learnt anything by it."""
        record = self.play.record
        try:
            span = self.match.undo_span(seat)
            move = self._order(seat, self.play.game.decode(record.moves[-span][1]))
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
            rules = self._rule(number) if number else self._all_rules()
        except rulebook.NoSuchRule as error:
            self.terminal.show(str(error) if error.known is None else self._no_such_rule(number, error.known))
            return
        show_long(self.terminal.console, rules)

    def _no_such_rule(self, number: str, known: list[str]) -> str:
        title = self.speaker.title
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
                self.terminal.say("autosave-failed", reason=self._reason(error))

    def _keep_for_later(self) -> None:
        try:
            saves.write(self.play.record, self.file)
        except OneirosError as error:
            self.terminal.say("not-kept", reason=self._reason(error))
        else:
            self.terminal.say("left")
            self.terminal.show_whole(f"  {self.resume}")

    def _reason(self, error: OneirosError) -> str:
        return sentence_of(error, Words(HELP_WORDS, self.terminal.words.language))

    def _conclude(self) -> None:
        """The last news, the board, and who won."""
        only = next(iter(self.people)) if len(self.people) == 1 else None
        self.tell_news(self.at_screen if only is None else only)
        self._draw(only)
        outcome = self.play.state.outcome
        if outcome is not None:
            self.terminal.show(*self.speaker.outcome(outcome, only), style="bold")
        if self.keeping:
            self.terminal.show_whole(self.terminal.words.say("record-kept", file=str(self.file)))


def owner_of(seat: int) -> str:
    """The person of a seat, as the table knows them."""
    return f"seat {seat}"
