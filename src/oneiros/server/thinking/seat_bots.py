"""The bots of one worker process. A bot lives as long as its seat, and keeps what it has thought from move to move.

A question brings the record of the game. If the bot has followed that game so far, only the new moves are applied.
Anything else (moves taken back, a bot that was dropped, another level) makes a new bot by playing the record through.
The bot itself gets a Mind, and never the record or the state.
"""

from __future__ import annotations

import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple

import msgspec

import oneiros
from oneiros.bots import LEVELS, bot
from oneiros.core.bot import Bot, Mind, Thought
from oneiros.core.errors import OneirosError
from oneiros.core.record import Play, Record
from oneiros.core.seeds import derived_seed
from oneiros.table.setup import SUBSTITUTE

MOST_KEPT: Final = 128  # bots in one worker
MOST_SECONDS: Final = 30.0  # that a bot of another package may think
Purpose = Literal["play", "hint"]


class TooSlow(BaseException):
    """A bot thinks for too long. No `except Exception` of its own may hide that."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooSlow` inside after so many seconds, where the system can: one bot must not hold up all others."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TooSlow(f"it thought for more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


class Question(NamedTuple):
    """What shall this seat of this table do?"""

    table: str
    seat: int
    level: str
    record: Record
    key: str  # fixes the bot's chance; a secret of the server
    purpose: Purpose = "play"


class Answer(NamedTuple):
    """What the bot would do. `fault` says what went wrong where another bot had to stand in for it."""

    thought: Thought
    fault: str = ""


class SeatBot:
    """A bot, and the game as far as it has followed it."""

    def __init__(self, question: Question) -> None:
        record = question.record
        game = oneiros.game(record.game)
        seed = derived_seed(question.key, question.table, question.seat, question.purpose)
        if any(seat == question.seat for seat, _ in record.moves):
            seed = derived_seed(seed, len(record.moves))  # a bot that begins anew must not repeat its chance
        self.level = question.level
        self.seed = seed
        self.beginning = msgspec.structs.replace(record, moves=[])
        self.play = Play.resume(record, game)
        self.missing = ""
        try:
            self.bot: Bot = bot(game, question.level, seed)
        except OneirosError as error:  # it was added when the table was opened, and is not there any more
            self.bot, self.missing = bot(game, SUBSTITUTE, seed), str(error)

    def follow(self, question: Question) -> bool:
        """Apply the moves that are new; False if this is not the game that it has followed."""
        moves, known = question.record.moves, self.play.record.moves
        same = question.level == self.level and msgspec.structs.replace(question.record, moves=[]) == self.beginning
        if not same or moves[: len(known)] != known:
            return False
        for seat, action in moves[len(known) :]:
            self.play.apply(seat, action)
        return True

    def think(self, seat: int) -> Answer:
        """Its answer. Where a bot of another package fails or breaks the rules, a level of ours moves in its place."""
        mind = Mind(self.play.state, seat, self.play.record.moves)
        if self.level in LEVELS or self.missing:
            return Answer(self.bot.think(mind), self.missing)
        try:
            with at_most(MOST_SECONDS):
                thought = self.bot.think(mind)
            if thought.action in mind.legal:
                return Answer(thought)
            fault = f"{self.level} chose {thought.action}, which is not legal"
        except (Exception, SystemExit, TooSlow) as error:  # a stranger's bot may raise anything
            fault = f"{self.level}: {type(error).__name__}: {error}"
        return Answer(bot(self.play.game, SUBSTITUTE, self.seed).think(mind), fault)


class SeatBots:
    """The bots of this process, the one that thought last at the end; those that have not thought for longest go."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, int, Purpose], SeatBot] = OrderedDict()

    def think(self, question: Question) -> Answer:
        """Let the seat's bot think. It is kept only if it comes to an answer."""
        place = (question.table, question.seat, question.purpose)
        one = self.kept.pop(place, None)
        if one is None or not one.follow(question):
            one = SeatBot(question)
        answer = one.think(question.seat)
        self.kept[place] = one
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return answer

    def forget(self, table: str) -> None:
        """The game at this table is over."""
        for place in [place for place in self.kept if place[0] == table]:
            del self.kept[place]


_here: Final = SeatBots()


def think(question: Question) -> Answer:
    """In a worker: what the bot of that seat would do."""
    return _here.think(question)


def forget(table: str) -> None:
    """In a worker: let the bots of that table go."""
    _here.forget(table)
