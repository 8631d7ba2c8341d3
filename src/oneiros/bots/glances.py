"""A race of moves under the same luck: for one who plays alone, where search would compare only the move at hand.

Nobody answers but chance. So each move is made in many imagined states, some moves are played on, and the position is
valued (`Heuristic.playout`, `Heuristic.value`). The moves that still race get the same luck each time. Then they differ
by what they are worth, and not by what was drawn. A move that is surely worse than the best one drops out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from oneiros.core.bot import Mind
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic

ENTRANTS: Final = 6  # moves that race, at most
NEAR: Final = 0.06  # and none that seems worse than the best by more than this, before it was tried
GLANCES: Final = 1000  # of all moves together: more than that changes little
LONGEST: Final = 200.0  # milliseconds that it takes at most, where time is what limits it
LOOK_AT_RACE: Final = 24  # glances at each move between two looks at who drops out
SURE: Final = 3.0  # standard errors that a move must be behind to drop out

Row = tuple[int, int, float]
"""An action, how often it was looked at, and its mean value."""


def races(heuristic: Heuristic, players: int) -> bool:
    """Whether moves are to be compared like this, rather than by a tree."""
    return players == 1 and heuristic.depth == 1 and heuristic.prior_weight > 0.0


def race(
    heuristic: Heuristic,
    mind: Mind,
    rng: Rng,
    clock: Callable[[], float],
    milliseconds: float,
    glances: int,
    only: int | None,
) -> tuple[list[Row], int]:
    """The moves that were looked at, the winner first, and how many glances that took; with `only`, that move alone."""
    seat, dream = mind.seat, mind.dream
    end = clock() + milliseconds / 1000.0
    ranked = heuristic.rank(mind.imagine(rng), seat, rng)
    priors = dict(ranked)
    entrants = [action for action, value in ranked[:ENTRANTS] if value >= ranked[0][1] - NEAR]
    sensible = [action for action in entrants if not heuristic.prunes(dream, seat, action)] or entrants
    left = sensible if only is None else [only]
    values: dict[int, list[float]] = {action: [] for action in left}
    most = min(glances, GLANCES)
    done = 0

    def mean(action: int) -> float:
        seen, weight = values[action], heuristic.prior_weight
        return (sum(seen) + weight * priors[action]) / (len(seen) + weight)

    while True:
        luck = rng.fork()
        for action in left:
            same = luck.clone()
            ahead = dream.imagine(seat, same)
            ahead.step(seat, action)
            heuristic.playout(ahead, same)
            values[action].append(heuristic.value(ahead, seat))
        done += len(left)
        if done + len(left) > most or clock() >= end:
            break
        if len(values[left[0]]) % LOOK_AT_RACE == 0:
            first = max(left, key=mean)
            left = [action for action in left if action == first or not _behind(values[action], values[first])]
            if len(left) == 1 and only is None:
                break
    winner = max(left, key=mean)
    rows = [(action, len(seen), mean(action)) for action, seen in values.items()]
    rows.sort(key=lambda row: (row[0] != winner, -row[1], -row[2], row[0]))
    return rows, done


def _behind(values: list[float], best: list[float]) -> bool:
    """Whether a move is surely worse than another that had the same luck."""
    gaps = [high - low for high, low in zip(best, values)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean > SURE * sqrt(spread / len(gaps))
