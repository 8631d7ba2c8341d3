"""The heuristic of Workshop: the greedy player's choice, and how the points will likely stand."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic, misjudged
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.games.workshop.bots.greedy import choose
from oneiros.games.workshop.bots.ranking import points_of_moves
from oneiros.games.workshop.bots.route_search import RouteSearch
from oneiros.games.workshop.bots.valuation import INCOME, POINT, Valuer, expected_points
from oneiros.games.workshop.bots.value_features import write_player, write_table
from oneiros.games.workshop.choices import WANDERING
from oneiros.games.workshop.missing import packed_hand
from oneiros.games.workshop.pieces import CORNERS, ROUNDS
from oneiros.games.workshop.rules import WorkshopState

# How unsure a lead is, in points: at the end, and how that grows with the root of the rounds to come.
DOUBT: Final = 2.0
DOUBT_OF_ROUNDS: Final = 3.0

# How far levels that still learn misjudge a move, in thousandths of a point.
WHIMS: Final = {"drowsy": 2750, "dreamer": 1300, "lucid": 500, "dreamer-1": 1500, "lucid-1": 1000}

TENTHS: Final = 50  # of a point: so many are written as 1 for a learned value


@final
class WorkshopHeuristic(Heuristic):
    """Sense of Workshop. Positions are valued where search leaves them: a greedy playout would take far longer."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.1
        self.widening = 0.7
        self.prior_weight = (
            20.0  # with 2, it beat `lucid` in 4 of 9 games at a tenth of both budgets, with 20 in 16 of 20
        )
        self.others_move_first = False  # W44: what others make meanwhile is open, and hardly touches one's own
        self.horizon = 0
        self.whim: i64 = 0  # thousandths of a point by which it misjudges a move
        self.has_habits: bool = False

    def set_level(self, level: str) -> None:
        """Levels that still learn misjudge moves, and must find out by search alone which others are good."""
        self.whim = WHIMS.get(level, 0)
        if level in ("lucid", "lucid-1"):
            self.prior_weight = 0.0
            self.widening = 0.4
            self.has_habits = True

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, WorkshopState)
        return state.pick(seat, rng) if self.has_habits else choose(state, seat, rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, WorkshopState)
        if self.whim == 0:
            return choose(state, seat, rng)
        return misjudged(points_of_moves(state, seat, rng), self.whim, rng)

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """By what the greedy player counts; the best move is worth what the position is."""
        assert isinstance(state, WorkshopState)
        found: list[tuple[int, float]] = []
        now = self.value(state, seat)
        if now <= 0.0 or now >= 1.0:
            now = 0.5
        against = (1.0 - now) / now
        scale = 0.001 / _doubt(state)
        best = 0
        for points, action in points_of_moves(state, seat, rng):
            if len(found) == 0:
                best = points
            found.append((action, 1.0 / (1.0 + against * exp(min(scale * float(best - points), 50.0)))))
        return found

    def value(self, state: State, seat: i64) -> float:
        """The chance to win, by the points that all will likely have; at the end, the result."""
        assert isinstance(state, WorkshopState)
        if state.actor() == TABLE:
            outcome = state.result()
            if outcome is not None:
                return 1.0 / len(outcome.winners) if int(seat) in outcome.winners else 0.0
        mine = _points(state, seat)
        best = -1000.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, _points(state, other))
            other += 1
        return 1.0 / (1.0 + exp((best - mine) / _doubt(state)))

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, WorkshopState)
        after: i64 = 0
        while after < state.players:
            write_player(state, (seat + after) % state.players, after, writer)
            after += 1
        write_table(state, writer)
        best = -1000.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, _points(state, other))
            other += 1
        _write_lead(state, _points(state, seat) - best, writer)

    def write_pair(self, state: State, seat: i64, other: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, WorkshopState)
        write_player(state, seat, 0, writer)
        write_player(state, other, 1, writer)
        write_table(state, writer)
        _write_lead(state, _points(state, seat) - _points(state, other), writer)


def _write_lead(state: WorkshopState, points: float, writer: FeatureWriter) -> None:
    lead = 10.0 * points
    writer.add(i64(lead), TENTHS, "lead")
    writer.add(i64(10.0 * lead / _doubt(state)), TENTHS, "lead_in_doubts")


def _points(state: WorkshopState, seat: i64) -> float:
    """About the points that the seat will have in the end; for a wanderer, by the best route from here.

    The route includes what the points left can still gather, so nothing else is expected of them: otherwise going
    anywhere would be worth as much as collecting.
    """
    if state.stage != WANDERING or not state.active >> seat & 1:
        return expected_points(state, seat)
    valuer = Valuer(state, seat)
    valuer.expect((ROUNDS - state.round) * INCOME)
    routes = RouteSearch(state, seat, valuer)
    hand = packed_hand(state, seat)
    now = valuer.value(state)
    corner: i64 = 0
    while corner < CORNERS:
        routes.gifts[corner] = 0
        corner += 1
    return float(now + routes.search(hand, state.points) - routes.value(hand)) / POINT


def _doubt(state: WorkshopState) -> float:
    """How many points of lead are unsure."""
    return DOUBT + DOUBT_OF_ROUNDS * sqrt(float(max(ROUNDS - state.round, 0)))
