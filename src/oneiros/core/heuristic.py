"""A heuristic: what a practised player of one game knows without search. Bots stand on it."""

from math import log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import State
from oneiros.core.types import TABLE

ODDS: Final = 100  # of the logarithm of odds, what 1 is written as in features
CERTAIN: Final = 0.999
TO_THE_END: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Knowledge of one game beyond its rules: sensible moves, and the value of a position.

    This base class knows nothing. It moves at random, and only the end of a game has a value. A game subclasses it and
    returns its own from `Game.heuristic`. Every state given to it is imagined, so it may look at all of it.
    """

    def __init__(self) -> None:
        self.horizon: i64 = TO_THE_END
        """How many moves a playout makes before `value` is asked."""
        self.exploration: float = 0.7
        """The exploration constant of UCB, for values from 0 to 1."""
        self.depth: i64 = 1 << 30
        """How deep the search tree may grow, in moves. Below that, search plays by `move`."""
        self.widening: float = 1000.0
        """Progressive widening: a position has at most `widening * sqrt(visits)` moves in the tree."""
        self.others_move_first: bool = True
        """Simultaneous phases: whether other seats move first in a simulation. Needed when their choices are hidden."""
        self.prior_weight: float = 0.0
        """How many simulations a move's prior, its value by `rank`, counts for. With 0, `rank` is never asked."""
        self.prunes_moves: bool = False
        """Whether `prunes` is asked at all."""
        self.gambles: list[int] = []
        """Moves that depend more on what is hidden than on chance. A learned value has an answer for each."""
        self.any_order: bool = False
        """Whether seats that may act at once are asked in any order while a value is learnt. Else the first one is."""
        self.points_foretold: i64 = 0
        """Points that a learned value counts as 1, where it foretells points; with 0 it foretells who wins."""

    def set_level(self, level: str) -> None:
        """Take on the habits of a level, in games where levels differ by more than thinking time."""

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible action for the seat that may act. It must be fast: playouts make thousands of them."""
        return state.pick(seat, rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The action that looks best without search. It may take a hundred times as long as `move`."""
        return self.move(state, seat, rng)

    def value(self, state: State, seat: i64) -> float:
        """The value of the position for the seat, from 0 (lost) to 1 (won). At the end it is the result."""
        outcome = state.result()
        if outcome is None:
            return 0.5
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def standing(self, state: State) -> list[float]:
        """The value of the position for each seat. Search asks for it at the end of a simulation."""
        values: list[float] = []
        seat: i64 = 0
        if type(self) is Heuristic:  # the shares of the win, without asking for each
            outcome = state.result()
            if outcome is None:
                return [0.5] * int(state.players)
            values = [0.0] * int(state.players)
            winners: tuple[int, ...] = outcome.winners
            for winner in winners:
                values[winner] = 1.0 / float(len(winners))
            return values
        while seat < state.players:
            values.append(self.value(state, seat))
            seat += 1
        return values

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """Every legal action of the seat with its value, 0 to 1, best first. Asked if `prior_weight` is set."""
        raise NotImplementedError

    def prunes(self, state: State, seat: i64, action: i64) -> bool:
        """Whether search leaves that move out, because a player of its level would not think of it now.

        Asked if `prunes_moves` is set, and only about the move at hand. So it suits a search of `depth` 1.
        """
        return False

    def reweigh_belief(self, state: State, seat: i64, rng: Rng) -> None:
        """Make an imagined state likelier, in place: the play of others tells something about their hidden cards.

        It may only exchange hidden things with hidden things. The seat sees the same before and after.
        """

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        """Write what a learned value judges a position by. All of the imagined state may be used.

        By default it is what the seat sees, and this heuristic's own value of the position.
        """
        state.write_features(seat, writer)
        value = min(max(self.value(state, seat), 1.0 - CERTAIN), CERTAIN)
        writer.add(i64(float(ODDS) * log(value / (1.0 - value))), ODDS, "value")

    def write_pair(self, state: State, seat: i64, other: i64, writer: FeatureWriter) -> None:
        """The same of two players among more: what a value that was learnt with two players judges them by."""
        raise NotImplementedError

    def guided(self, value: "Heuristic") -> "Heuristic":
        """One who chooses by a learned value. By default that is the value itself, which ranks all moves."""
        return value

    def settled(self, state: State) -> bool:
        """Whether search may stop here because `value` says everything, for example at the end of a round."""
        return False

    def playout(self, state: State, rng: Rng) -> i64:
        """Play on by `move`, in place, to the horizon or the end. Returns the number of moves."""
        if type(self) is Heuristic and self.horizon == TO_THE_END:
            return state.playout(rng)  # at random, as `move` would, without asking it each time
        moves: i64 = 0
        seat = state.actor()
        while seat != TABLE and moves < self.horizon:
            state.step(seat, self.move(state, seat, rng))
            moves += 1
            seat = state.actor()
        return moves


def misjudged(moves: list[tuple[int, int]], whim: i64, rng: Rng) -> i64:
    """The best move for a player who misjudges the points of each by up to `whim`. `moves` are (points, action)."""
    best: i64 = 0
    chosen: i64 = TABLE
    for points, action in moves:
        seems = points + rng.below(2 * whim + 1) - whim
        if chosen == TABLE or seems > best:
            best = seems
            chosen = action
    return chosen
