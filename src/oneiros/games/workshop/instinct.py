"""What a practised player of Workshop feels: the greedy player's choice, and how the points will likely stand."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.instinct import Instinct
from oneiros.core.state import State
from oneiros.core.terms import TABLE
from oneiros.games.workshop.greedy import choose
from oneiros.games.workshop.pieces import ROUNDS
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.valuation import worth

# How unsure a lead is, in points: at the end, and how that grows with the root of the rounds to come.
DOUBT: Final = 2.0
DOUBT_OF_ROUNDS: Final = 3.0


@final
class WorkshopInstinct(Instinct):
    """Sense of Workshop. Positions are valued where search leaves them: a greedy playout would take far longer."""

    def __init__(self) -> None:
        super().__init__()
        self.curiosity = 0.1
        self.width = 0.4
        self.horizon = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, WorkshopState)
        return choose(state, seat, rng)

    def worth(self, state: State, seat: i64) -> float:
        """The chance to win, by the points that all will likely have; at the end, the result."""
        assert isinstance(state, WorkshopState)
        if state.actor() == TABLE:
            outcome = state.outcome
            if outcome is not None:
                return 1.0 / len(outcome.winners) if int(seat) in outcome.winners else 0.0
        mine = worth(state, seat)
        best = -1000.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, worth(state, other))
            other += 1
        doubt = DOUBT + DOUBT_OF_ROUNDS * sqrt(float(max(ROUNDS - state.round, 0)))
        return 1.0 / (1.0 + exp((best - mine) / doubt))
