"""The contract of a bot: what it is given, what it gives back, and what a game tells of playing well.

A bot is a class. It is made for one seat of one game and asked for a move by `think`, as often as the seat has to
move. It is given a `Mind`: all that its seat may know, and never the truth.

>>> class Cautious(Bot):
...     def think(self, mind, budget=None):
...         return Thought(mind.legal[0])
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.core.types import News, View

if TYPE_CHECKING:
    from oneiros.core.game import Game


class Mind:
    """All that one seat may know of a game, and no more: the only thing a bot ever gets.

    It is made from the true state but keeps none of it. It keeps one state imagined for the seat. Imagining from
    that state gives the same states as imagining from the truth (the conformance kit checks it for every game). So
    nothing that a bot finds in here can tell it a hidden card.
    """

    def __init__(
        self, state: State, seat: int, moves: Iterable[tuple[int, int]] = (), news: Iterable[News] = ()
    ) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.players = int(state.players)
        self.legal: list[int] = state.legal(seat)
        """The actions the seat may take now, ascending."""
        self.moves = self.game.seen_moves(moves, seat)
        """The moves made so far, as (seat, action). A move that stays secret has `game.num_actions` as its action."""
        self.news = list(news)
        """What the seat was told since it was last asked; only for bots that want it (`Bot.wants_news`)."""
        self.dream: State = state.imagine(seat, Rng(0))
        """A state that is possible for this seat. It agrees with the truth in everything the seat knows."""

    def imagine(self, rng: Rng) -> State:
        """Another state that is possible for this seat (a determinization), drawn with its right chance."""
        return self.dream.imagine(self.seat, rng)

    @property
    def view(self) -> View:
        """All that the seat sees."""
        return self.dream.view(self.seat)


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think. The first limit that is reached counts."""

    milliseconds: float | None = None
    simulations: int | None = None


class Candidate(msgspec.Struct, frozen=True):
    """An action that was thought about: how often it was tried, and its value from 0 (lost) to 1 (won)."""

    action: int
    visits: int
    value: float


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer: the action, its value (0 to 1) if the bot knows it, and the candidates, best first."""

    action: int
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()
    simulations: int = 0
    pause: float | None = None
    """Seconds that a person of this strength would have taken, where the game is played against a clock."""

    def __post_init__(self) -> None:
        """A learner answers with an integer of its own library: it becomes a plain one, which can be stored."""
        msgspec.structs.force_setattr(self, "action", operator.index(self.action))


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a bot that was added may use. One that uses more has lost its game."""

    seconds: float = 30.0
    """For one move."""
    game: float = 1800.0
    """Seconds for all moves of a game together."""
    start: float = 30.0
    """Seconds until an agent outside of this process has said that it is there."""
    memory: int = 1024
    """Megabytes of data that an agent's process may hold."""
    output: int = 65536
    """Bytes of one answer."""


class Bot:
    """A player of one seat of one game. It keeps what it has thought from move to move."""

    level: ClassVar[str] = "oracle"
    """The level whose habits its heuristic takes on."""
    limits: ClassVar[Limits] = Limits()
    """What it may use where it is not one of ours."""
    wants_news: ClassVar[bool] = False
    """Whether `Mind.news` is to be kept for it: that takes time at every move of the game."""
    spent: float = 0.0
    """Seconds that it has thought so far, where its time is limited."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.heuristic = game.heuristic()
        self.heuristic.set_level(self.level)

    @classmethod
    def check(cls, game: Game, players: int | None = None) -> None:
        """Raise `BadOption` if it cannot play this game, these cards or this number of players. By default it can."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """What to do now, for a seat that may act. A given `budget` replaces the bot's own."""
        raise NotImplementedError

    def think_beside_others(self) -> None:
        """Use one core from now on, because other bots think at the same time."""

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: all but the heuristic, which is made anew from the game."""
        return {name: value for name, value in vars(self).items() if name != "heuristic"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.heuristic = self.game.heuristic()
        self.heuristic.set_level(self.level)

    def close(self) -> None:
        """Let go of what it holds outside of this process. Called when its game is over; more than once is fine."""


class Chooser(Bot):
    """Plays what looks best by the game's own valuation, without looking further ahead."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(int(self.heuristic.choose(mind.imagine(self.rng), mind.seat, self.rng)))


class Beginner(Chooser):
    """Plays what looks best to a beginner, by the game's own valuation, and heeds what people are warned of."""

    level = "drowsy"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        thought = super().think(mind, budget)
        return super().think(mind, budget) if thought.action in mind.dream.warnings(mind.seat) else thought


class Adviser(Bot):
    """A bot that can say what it thinks of every choice: it gives hints and judges finished games."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """The best choice."""
        return self.evaluate(mind, budget)

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """All choices and their values, even where there is only one. With `only`, that action alone is valued."""
        raise NotImplementedError


MakeBot = Callable[["Game", int], Bot]
"""Makes a bot from a game and a seed. A bot class is one."""


def _knows_nothing(game: Game) -> Heuristic:
    return Heuristic()


class GameBots(NamedTuple):
    """What a game's own package knows of playing it well: the value `BOTS` of its module `bots`."""

    heuristic: Callable[[Game], Heuristic] = _knows_nothing
    """Makes the heuristic that the levels use: sensible moves, and the value of a position."""
    levels: Mapping[str, MakeBot] = MappingProxyType({})
    """Levels that this game replaces by bots of its own, by name."""
    others: Mapping[str, type[Bot]] = MappingProxyType({})
    """Bots for this game alone, by name."""
    adviser: Callable[[Game, int], Adviser] | None = None
    """The bot that gives hints and judges finished games. Without one, search does."""
    plain_levels: Mapping[str, MakeBot] = MappingProxyType({})
    """Levels that need another way where the rules are plain Python, as in a page: search would be too slow there."""
    plain_alike: tuple[str, ...] = ()
    """Levels that play with others no better than the one below by plain rules: no page offers them."""
    judge_factor: int = 1
    """A judge makes so many times as many simulations, in games where one takes so much less time."""
    learned: Callable[[Game, int, Heuristic, int], Bot] | None = None
    """Makes the bot that plays by a learned value, from a seed, the value and how often it may look at a choice.
    Without one, the moves themselves are ranked by the value."""
    champions: Mapping[str, Mapping[int, str]] = MappingProxyType({})
    """The levels that are the game's champions by number of players, where they play by what was learnt already."""
