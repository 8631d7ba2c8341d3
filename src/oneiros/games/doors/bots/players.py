"""Levels of Doors that do not search: `lucid`, and those of a build of plain Python, where a glance ahead takes long.

Alone, they ask the network of afterstates, which needs no search. In pairs all look ahead as `dreamer` does on a
server, and keep to a time where they are given one. They look most often at the moves that are still in question: half
of them go after every round (sequential halving). Who has time for few glances looks at few moves.
"""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter
from typing import ClassVar, Final, cast

from oneiros.core.bot import Bot, Budget, Candidate, Mind, Thought
from oneiros.core.state import State
from oneiros.games.doors.bots.heuristic import DoorsHeuristic

LIKELY: Final = 8  # moves that are looked at, the best by the linear value
FEWEST: Final = 2
EACH: Final = 25  # glances that a move needs: where there is time for fewer, fewer moves are looked at
NO_LIMIT: Final = 3600.0  # seconds
INSTANT: Final = 1e-6


class Glancer(Bot):
    """Looks ahead so many times a move, all actions together, or as often as its budget allows."""

    glances: ClassVar[int]

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        heuristic = cast(DoorsHeuristic, self.heuristic)
        state = mind.imagine(self.rng)
        if mind.players == 1:
            return self._alone(heuristic, state, mind.seat)
        return self._look_ahead(heuristic, state, mind.seat, budget or Budget())

    def _alone(self, heuristic: DoorsHeuristic, state: State, seat: int) -> Thought:
        values = heuristic.rank(state, seat, self.rng)
        return Thought(*values[0], tuple(Candidate(action, 1, value) for action, value in values))

    def _look_ahead(self, heuristic: DoorsHeuristic, state: State, seat: int, budget: Budget) -> Thought:
        patience = NO_LIMIT if budget.milliseconds is None else budget.milliseconds / 1000.0
        glances = self.glances if budget.simulations is None else min(self.glances, budget.simulations)
        likely = heuristic.likely(state, seat)
        began = perf_counter()
        heuristic.glance(state, seat, likely[:1], 1, self.rng)
        within = int(patience / max(perf_counter() - began, INSTANT))
        left = likely[: max(FEWEST, min(LIKELY, min(glances, within) // EACH))]
        looked = dict.fromkeys(left, 0)
        hopes = dict.fromkeys(left, 0.0)
        rounds = max(1, ceil(log2(len(left))))
        for number in range(1, rounds + 1):
            end = began + patience * number / rounds  # every round has its share of the time
            for _ in range(max(1, glances // (rounds * len(left)))):
                for action, hope in zip(left, heuristic.glance(state, seat, left, 1, self.rng)):
                    looked[action] += 1
                    hopes[action] += hope
                if perf_counter() > end:
                    break
            left = sorted(left, key=lambda action: -hopes[action])[: (len(left) + 1) // 2]
        values = [Candidate(action, times, hopes[action] / times) for action, times in looked.items()]
        values.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(left[0], values[0].value, tuple(values), sum(looked.values()))


class Lucid(Glancer):
    """Alone it plays what the network of afterstates thinks best, at once. In pairs it looks ahead."""

    level = "lucid"
    glances = 600


class PlainDreamer(Glancer):
    """In pairs as often as `dreamer` on a server, where there is time. Alone it is the same."""

    glances = 300

    def _alone(self, heuristic: DoorsHeuristic, state: State, seat: int) -> Thought:
        return Thought(int(heuristic.choose(state, seat, self.rng)))


class PlainLucid(Glancer):
    """In pairs as `dreamer`, which has as much time. Alone it asks the network."""

    glances = 300


class PlainOracle(Glancer):
    """Looks ahead twice as often as `dreamer`, and has three times as long. More glances won no more."""

    glances = 600
