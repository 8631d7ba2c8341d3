"""A heuristic: what a practised player of one game knows without search. Bots stand on it."""

from mypy_extensions import i64, mypyc_attr

from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.core.types import TABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The knowledge of one game that is no rule: sensible moves, and how well a position stands.

    This one knows nothing: it moves at random and waits for the end. A game subclasses it and gives it out by
    `Game.heuristic`. Whatever it is asked, it is asked about an imagined state, so it may look at all of it.
    """

    def __init__(self) -> None:
        self.horizon: i64 = 1 << 30
        """How many moves a playout goes on before `value` is asked."""
        self.exploration: float = 0.7
        """How much search tries what it has seldom tried; values run from 0 to 1."""
        self.depth: i64 = 1 << 30
        """How many moves ahead search compares; from there on it plays by `move`."""
        self.widening: float = 1000.0
        """Search knows at most this many times the square root of its visits of the moves from a position."""
        self.others_move_first: bool = True
        """Simultaneous phases: whether other seats move first in a simulation. Needed when their choices are hidden."""
        self.prior_weight: float = 0.0
        """How many simulations the value that `rank` gives a move counts for; 0: it is never asked."""
        self.prunes_moves: bool = False
        """Whether there are moves that it prunes."""

    def set_level(self, level: str) -> None:
        """Become the heuristic of a player of that level, where experience makes a difference beyond thinking time."""

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible action at once, for the seat that may act: playouts make thousands of them."""
        return state.pick(seat, rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The action that looks best without search; may take a hundred times as long as `move`."""
        return self.move(state, seat, rng)

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won); at the end, how it did."""
        outcome = state.outcome
        if outcome is None:
            return 0.5
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """Every legal action of the seat and its value, 0 to 1, best first; asked if `prior_weight` is set."""
        raise NotImplementedError

    def prunes(self, state: State, seat: i64, action: i64) -> bool:
        """Whether a player of its level would not even think of making that move now; asked if `prunes_moves`.

        Only the move at hand is asked about, so this suits a search that compares no other (`depth` 1).
        """
        return False

    def reweigh_belief(self, state: State, seat: i64, rng: Rng) -> None:
        """Make a state imagined for the seat likelier, in place, by what others' play tells of their hidden cards.

        It may only exchange hidden things with hidden things: the seat sees the same before and after.
        """

    def settled(self, state: State) -> bool:
        """Whether search need not look further, because `value` tells all: at the end of a round, say."""
        return False

    def playout(self, state: State, rng: Rng) -> i64:
        """Play on by `move`, in place, to the horizon or the end; how many moves that took."""
        moves: i64 = 0
        seat = state.actor()
        while seat != TABLE and moves < self.horizon:
            state.step(seat, self.move(state, seat, rng))
            moves += 1
            seat = state.actor()
        return moves


def misjudged(moves: list[tuple[int, int]], whim: i64, rng: Rng) -> i64:
    """Of moves and their points, the one that seems best to somebody who is wrong about each by up to `whim`."""
    best: i64 = 0
    chosen: i64 = TABLE
    for points, action in moves:
        seems = points + rng.below(2 * whim + 1) - whim
        if chosen == TABLE or seems > best:
            best = seems
            chosen = action
    return chosen
