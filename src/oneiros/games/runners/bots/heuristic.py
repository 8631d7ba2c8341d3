"""The heuristic of Runners: the greedy player's moves, and how well the points stand."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.runners.bots.appraiser import FULL, Appraiser
from oneiros.games.runners.bots.greedy import choose
from oneiros.games.runners.bots.holdings_row import write_holdings
from oneiros.games.runners.pieces import COLOURS, ROUNDS
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import OVER

SHARD_POINTS: Final = 0.6
COIN_POINTS: Final = 0.4
SURE: Final = 3.0  # points that are a clear lead before the last round; twice as many a round earlier, and so on
GOOD_SCORE: Final = 45.0  # of one player
SPREAD: Final = 8.0
WOKEN: Final = -10_000.0  # points: no layout costs as much but one that wakes its owner


@final
class RunnersHeuristic(Heuristic):
    """Sense of Runners. The solver finds the layouts, so there is nothing to search."""

    def __init__(self) -> None:
        super().__init__()
        self.any_order = True
        self.points_foretold = FULL

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, RunnersState)
        return choose(state, int(seat), rng)

    def value(self, state: State, seat: i64) -> float:
        """By points against the best of the others; alone, against a good score."""
        assert isinstance(state, RunnersState)
        return self.chance(state, seat, [0.0] * int(state.players), False)

    def chance(self, state: RunnersState, seat: i64, gains: list[float], after: bool) -> float:
        """The same, if every seat had gained so many points; `after` this round, if they come from its dream."""
        if state.awake >> seat & 1 or gains[seat] < WOKEN:
            return 0.0
        own = self._points(state, seat) + gains[seat]
        rounds = float(ROUNDS - state.round - (1 if after else 0))
        if state.players == 1:
            left = rounds / float(ROUNDS) if state.phase != OVER else 0.0
            return 1.0 / (1.0 + exp((GOOD_SCORE * (1.0 - 0.5 * left) - own) / SPREAD))
        if state.phase == OVER:
            outcome = state.outcome
            won = outcome is not None and seat in outcome.winners
            return 1.0 / len(outcome.winners) if outcome is not None and won else 0.0
        scale = SURE * (rounds + 1.0)
        total = 0.0
        other: i64 = 0
        while other < state.players:
            if not (state.awake >> other & 1 or gains[other] < WOKEN):
                total += exp((self._points(state, other) + gains[other] - own) / scale)
            other += 1
        return 1.0 / total

    def _points(self, state: RunnersState, seat: i64) -> float:
        points = float(sum(state.points(int(seat))))
        if state.phase == OVER:
            return points
        shards: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            shards += state.shards[seat * COLOURS + colour]
            colour += 1
        return points + SHARD_POINTS * float(shards) + COIN_POINTS * float(state.coins[seat])

    # Learning

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, RunnersState)
        write_holdings(state, seat, writer)

    def guided(self, value: Heuristic) -> Heuristic:
        return Appraiser(value)
