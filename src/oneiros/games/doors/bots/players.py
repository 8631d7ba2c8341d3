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
        patience = None if budget is None else budget.milliseconds
        return self._look_ahead(heuristic, state, mind.seat, perf_counter() + (patience or 3.6e6) / 1000.0)

    def _look_ahead(self, heuristic: DoorsHeuristic, state: State, seat: int, end: float) -> Thought:
        left = heuristic.likely(state, seat)[:LIKELY]
        looked = dict.fromkeys(left, 0)
        hopes = dict.fromkeys(left, 0.0)
        rounds = ceil(log2(len(left)))
        for _ in range(rounds):
            times = max(1, self.glances // (rounds * len(left)))
            for action, hope in zip(left, heuristic.glance(state, seat, left, times, self.rng)):
                looked[action] += times
                hopes[action] += hope
            left = sorted(left, key=lambda action: -hopes[action])[: (len(left) + 1) // 2]
            if perf_counter() > end:
                break
        values = [Candidate(action, times, hopes[action] / max(1, times)) for action, times in looked.items()]
        values.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(left[0], values[0].value, tuple(values), sum(looked.values()))


class PlainLucid(Glancer):
    """Looks ahead twice as often as `dreamer`."""

    glances = 600


class PlainOracle(Glancer):
    """Looks ahead five times as often as `dreamer`."""

    glances = 1500
