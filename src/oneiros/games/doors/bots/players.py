"""The levels of Doors that search, for a build of plain Python, where search makes too few simulations.

Alone they ask the network of afterstates, which needs no search. In pairs they look ahead as `dreamer` does. They look
most often at the moves that are still in question: half of them go after every round (sequential halving).
"""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter
from typing import ClassVar, Final, cast

from oneiros.core.bot import Bot, Budget, Candidate, Mind, Thought
from oneiros.core.state import State
from oneiros.games.doors.bots.heuristic import DoorsHeuristic

LIKELY: Final = 8  # moves that are looked at, the best by the linear value
NO_LIMIT: Final = 3600.0  # seconds


class Glancer(Bot):
    """Looks ahead so many times a move, all actions together, or until its time is over."""

    glances: ClassVar[int]

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        heuristic = cast(DoorsHeuristic, self.heuristic)
        state = mind.imagine(self.rng)
        if mind.players == 1:
            values = heuristic.rank(state, mind.seat, self.rng)
            return Thought(*values[0], tuple(Candidate(action, 1, value) for action, value in values))
        patience = NO_LIMIT if budget is None or budget.milliseconds is None else budget.milliseconds / 1000.0
        return self._look_ahead(heuristic, state, mind.seat, patience)

    def _look_ahead(self, heuristic: DoorsHeuristic, state: State, seat: int, patience: float) -> Thought:
        left = heuristic.likely(state, seat)[:LIKELY]
        looked = dict.fromkeys(left, 0)
        hopes = dict.fromkeys(left, 0.0)
        rounds = max(1, ceil(log2(len(left))))
        began = perf_counter()
        for number in range(1, rounds + 1):
            end = began + patience * number / rounds  # every round has its share of the time
            for _ in range(max(1, self.glances // (rounds * len(left)))):
                for action, hope in zip(left, heuristic.glance(state, seat, left, 1, self.rng)):
                    looked[action] += 1
                    hopes[action] += hope
                if perf_counter() > end:
                    break
            left = sorted(left, key=lambda action: -hopes[action])[: (len(left) + 1) // 2]
        values = [Candidate(action, times, hopes[action] / times) for action, times in looked.items()]
        values.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(left[0], values[0].value, tuple(values), sum(looked.values()))


class PlainLucid(Glancer):
    """Looks ahead twice as often as `dreamer`, where there is time."""

    glances = 600


class PlainOracle(Glancer):
    """Looks ahead five times as often as `dreamer`, where there is time."""

    glances = 1500
