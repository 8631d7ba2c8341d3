"""Significance of balance findings: items against what is fair, and one pack or option against another.

A page makes hundreds of comparisons, so some would look remarkable by luck alone. All of a page are judged together by
Holm's method: if nothing at all were out of balance, the chance that even one item is marked is at most 5%. It is not
Benjamini and Hochberg's method: that one assumes that findings do not pull against each other, and here one player's
win is another's loss. Holm's method holds however findings depend on each other. Every interval is as wide as the step
of the method that judged it. So it leaves out the expected value exactly when the item is marked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.balance.findings import Findings, Holding
from oneiros.arena.statistics import Series

ERROR: Final = 0.05
FEWEST: Final = 20
"""Items held less often are not judged: too few games to tell."""
NORMAL: Final = NormalDist()
NUMBERS: Final = "whole games"


class Comparison(msgspec.Struct, frozen=True):
    """Something measured beside something expected, in fair shares or in its own unit."""

    players: int
    group: str
    item: str
    value: float
    expected: float
    low: float
    high: float
    mark: int  # 1 or -1 where it stands out above or below
    count: int  # games or holders it was measured on
    before: float = 0.0  # where two packs are compared: of the other one; `value` is the difference then
    wins: bool = True  # whether it is measured in fair shares of wins, or counted in games


class Measurement(NamedTuple):
    """A comparison before it is judged among the others."""

    players: int
    group: str
    item: str
    value: float
    expected: float
    error: float  # standard error if all is as expected
    times: int
    before: float
    wins: bool
    holding: Holding | None  # where the interval is Wilson's


def holm_levels(chances: Sequence[float]) -> list[float]:
    """Holm's method: for each p-value the level it is compared with. It is significant if it is below that level.

    The smallest is compared with 5% divided by their number, the next with 5% divided by one less, until one is not
    below. All from there on share the level of that one.
    """
    found = [0.0] * len(chances)
    stopped: float | None = None
    for step, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        level = ERROR / (len(chances) - step)
        if stopped is None and chances[at] >= level:
            stopped = level
        found[at] = level if stopped is None else stopped
    return found


def assess(measured: Iterable[Measurement]) -> list[Comparison]:
    """All comparisons of a page, judged together."""
    every = list(measured)
    chances = [2 * (1 - NORMAL.cdf(abs(_distance(one)))) for one in every]
    comparisons = []
    for one, chance, level in zip(every, chances, holm_levels(chances), strict=True):
        z = NORMAL.inv_cdf(1 - level / 2)
        if one.holding is None:
            low, high = one.value - z * one.error, one.value + z * one.error
        else:
            low, high = (edge * one.players for edge in score_interval(one.holding, z))
        mark = 0 if chance >= level else 1 if one.value > one.expected else -1
        comparisons.append(
            Comparison(
                one.players,
                one.group,
                one.item,
                one.value,
                one.expected,
                low,
                high,
                mark,
                one.times,
                one.before,
                one.wins,
            )
        )
    return comparisons


def _distance(one: Measurement) -> float:
    return (one.value - one.expected) / one.error if one.error else 0.0


def score_interval(holding: Holding, z: float) -> tuple[float, float]:
    """Wilson's interval of the holders' share of wins: exactly those shares that the same test does not reject."""
    share, count = holding.wins / holding.held, holding.held
    weight = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / weight
    half = z / weight * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def groups(found: Findings) -> dict[str, dict[str, Holding]]:
    """Seats and all that was held."""
    return {"seat": {f"seat {seat + 1}": holding for seat, holding in enumerate(found.seats)}, **found.items}


# One pack by itself


def measure_items(found: Mapping[int, Findings], dealt: Iterable[str]) -> Iterator[Measurement]:
    """Every item that was held often enough.

    What chance deals (seats, and the groups `dealt`) is compared with a fair share. What players earn, by playing well,
    is compared with the mean of its group: a player who finishes anything great has had a good game.
    """
    by_chance = {"seat", *dealt}
    for players, findings in found.items():
        for group, items in groups(findings).items():
            share = 1 / players if group in by_chance else _mean_share(items.values())
            for item, holding in items.items():
                if holding.held >= FEWEST and 0 < share < 1:
                    error = sqrt(share * (1 - share) / holding.held) * players
                    value = holding.ratio(players)
                    yield Measurement(
                        players, group, item, value, share * players, error, holding.held, 0.0, True, holding
                    )


def _mean_share(holdings: Iterable[Holding]) -> float:
    every = list(holdings)
    held = sum(holding.held for holding in every)
    return sum(holding.wins for holding in every) / held if held else 0.0


def too_rare(found: Mapping[int, Findings]) -> list[tuple[int, str, str]]:
    """Players, group and item of all that was held too seldom to be judged."""
    return [
        (players, group, item)
        for players, findings in found.items()
        for group, items in groups(findings).items()
        for item, holding in items.items()
        if holding.held < FEWEST
    ]


# Two packs, or two ways to play


def measure_differences(before: Mapping[int, Findings], after: Mapping[int, Findings]) -> Iterator[Measurement]:
    """How far each item, and the games as a whole, differ: after less before; expected is no difference."""
    for players in after:
        old, new = before[players], after[players]
        for name in ("scores", "gaps", "lengths"):
            yield from _difference(players, NUMBERS, NUMBER_WORDS[name], getattr(old, name), getattr(new, name))
        theirs = groups(old)
        for group, items in groups(new).items():
            for item, mine in items.items():
                other = theirs.get(group, {}).get(item)
                if other is None or min(mine.held, other.held) < FEWEST:
                    continue
                share = (mine.wins + other.wins) / (mine.held + other.held)
                error = sqrt(share * (1 - share) * (1 / mine.held + 1 / other.held)) * players
                was = other.ratio(players)
                yield Measurement(
                    players, group, item, mine.ratio(players) - was, 0.0, error, mine.held, was, True, None
                )
        for group, series in new.counts.items():
            for item, numbers in series.items():
                if item in old.counts.get(group, {}):
                    yield from _difference(players, group, item, old.counts[group][item], numbers)


NUMBER_WORDS: Final = {"scores": "score", "gaps": "best minus worst score", "lengths": "moves"}


def _difference(players: int, group: str, item: str, old: Series, new: Series) -> Iterator[Measurement]:
    if min(old.count, new.count) >= FEWEST:
        error = sqrt(old.sd**2 / old.count + new.sd**2 / new.count)
        yield Measurement(players, group, item, new.mean - old.mean, 0.0, error, new.count, old.mean, False, None)


def only_in_one(before: Mapping[int, Findings], after: Mapping[int, Findings]) -> tuple[list[str], list[str]]:
    """Items that were held in one of the two and never in the other: new, gone."""

    def names(found: Mapping[int, Findings]) -> set[str]:
        return {
            f"{group}: {item}" for players in found for group, items in found[players].items.items() for item in items
        }

    old, new = names(before), names(after)
    return sorted(new - old), sorted(old - new)
