"""The bots of one worker process. A bot lives as long as its seat, and keeps what it has thought from move to move.

A request brings the record of the game. If the bot has followed that game so far, only the new moves are applied.
Anything else (moves taken back, a bot that was dropped, another level) makes a new bot by playing the record through.
The bot itself gets a Mind, and never the record or the state.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from oneiros import compiled
from oneiros.agents import Newsstand, ask
from oneiros.bots import LEVELS, bot
from oneiros.bots.plain_levels import BUDGETS, plain_bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.errors import AgentFault, OneirosError
from oneiros.core.game import Game
from oneiros.core.record import Play, Record
from oneiros.core.seeds import derived_seed
from oneiros.registry import find_played
from oneiros.table.setup import SUBSTITUTE

MOST_KEPT: Final = 128  # bots in one worker
Purpose = Literal["play", "hint"]
MakeLevel = Callable[[Game, str, int], Bot]
"""Makes the bot of a name, with a seed."""


class ThinkRequest(NamedTuple):
    """What shall this seat of this table do?"""

    table: str
    seat: int
    level: str
    record: Record
    key: str  # fixes the bot's chance; a secret of the server
    purpose: Purpose = "play"


class ThinkResult(NamedTuple):
    """What the bot would do. `fault` says what went wrong where another bot had to stand in for it."""

    thought: Thought
    fault: str = ""


class SeatBot:
    """A bot, and the game as far as it has followed it."""

    def __init__(self, request: ThinkRequest, make: MakeLevel = bot) -> None:
        record = request.record
        game = find_played(record.game, record.content)
        seed = derived_seed(request.key, request.table, request.seat, request.purpose)
        self.level = request.level
        self.seed = seed
        self.beginning = msgspec.structs.replace(record, moves=[])
        self.missing = ""
        try:
            self.bot: Bot = make(game, request.level, seed)
        except OneirosError as error:  # it was added when the table was opened, and is not there any more
            self.bot, self.missing = bot(game, SUBSTITUTE, seed), str(error)
        if any(seat == request.seat for seat, _ in record.moves):
            # A bot that begins anew must not repeat its chance. What it plans by its seed (a layout) stays as it was.
            self.bot.rng = Rng(derived_seed(seed, len(record.moves)))
        self._begin(record, game, request.seat)

    def _begin(self, record: Record, game: Game, seat: int) -> None:
        """Play the record through. A bot that wants news is told what its seat learnt after its own last move."""
        if not self.bot.wants_news:
            self.play = Play.resume(record, game)
            self.newsstand = Newsstand(self.play.state, ())
            return
        self.play = Play.resume(self.beginning, game)
        self.newsstand = Newsstand(self.play.state, [seat])
        for who, action in record.moves:
            if who == seat:
                self.newsstand.take(seat)
            self._apply(who, action)

    def _apply(self, seat: int, action: int) -> None:
        self.play.apply(seat, action)
        self.newsstand.hear(self.play.state)

    def follow(self, request: ThinkRequest) -> bool:
        """Apply the moves that are new; False if this is not the game that it has followed."""
        moves, known = request.record.moves, self.play.record.moves
        same = request.level == self.level and msgspec.structs.replace(request.record, moves=[]) == self.beginning
        if not same or moves[: len(known)] != known:
            return False
        for seat, action in moves[len(known) :]:
            self._apply(seat, action)
        return True

    def think(self, seat: int, budget: Budget | None = None) -> ThinkResult:
        """Its answer. Where a bot of another package fails or breaks the rules, a level of ours moves in its place."""
        mind = Mind(self.play.state, seat, self.play.record.moves, self.newsstand.take(seat))
        if self.level in LEVELS or self.missing:
            return ThinkResult(self.bot.think(mind, budget), self.missing)
        try:
            return ThinkResult(ask(self.bot, mind))
        except AgentFault as error:
            fault = f"{self.level}: {error.kind}: {error}"
        return ThinkResult(bot(self.play.game, SUBSTITUTE, self.seed).think(mind), fault)


class SeatBots:
    """The bots of this process, the one that thought last at the end; those that have not thought for longest go."""

    def __init__(
        self, most: int = MOST_KEPT, budgets: Mapping[str, Budget] | None = None, make: MakeLevel | None = None
    ) -> None:
        self.most = most
        self.budgets = budgets or {}  # of levels that shall think longer or shorter than by themselves
        self.make = make or bot
        self.kept: OrderedDict[tuple[str, int, Purpose], SeatBot] = OrderedDict()

    def think(self, request: ThinkRequest) -> ThinkResult:
        """Let the seat's bot think. It is kept only if it comes to an answer."""
        place = (request.table, request.seat, request.purpose)
        one = self.kept.pop(place, None)
        if one is None or not one.follow(request):
            if one is not None:
                one.bot.close()
            one = SeatBot(request, self.make)
        answer = one.think(request.seat, self.budgets.get(request.level))
        self.kept[place] = one
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)[1].bot.close()
        return answer

    def forget(self, table: str) -> None:
        """The game at this table is over."""
        for place in [place for place in self.kept if place[0] == table]:
            self.kept.pop(place).bot.close()


# Plain rules are slow: there the levels think longer, or in another way.
_here: Final = SeatBots() if compiled() else SeatBots(MOST_KEPT, BUDGETS, plain_bot)


def think(request: ThinkRequest) -> ThinkResult:
    """In a worker: what the bot of that seat would do."""
    return _here.think(request)


def forget(table: str) -> None:
    """In a worker: let the bots of that table go."""
    _here.forget(table)
