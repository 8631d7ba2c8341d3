"""Strength of bots by a Bradley-Terry fit: one number each, with its interval, whatever the order of the games.

The model is Bradley and Terry's, as Luce wrote it for several players: the chance to win of a seat is its strength's
part of the strengths at the table. The fit is Hunter's (2004): it maximises the likelihood step by step. Each pair of
bots is given one game that both half win, so that a bot that won everything has a finite strength. Intervals come from
drawing whole deals anew, because the games of one deal share its cards.

A point is as in chess: 400 more are ten times the chances against each other. The mean of all bots is 0.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp, log, log10

import msgspec

from oneiros.arena.tournament.plan import Row
from oneiros.core.chance import Rng

DRAWS = 200  # times that the deals are drawn anew
STEPS = 500
CLOSE = 1e-7  # relative change of all strengths, to stop at
POINTS = 400  # for ten times the chances
TAIL = 0.025  # of the draws on either side of a 95% interval

Lineup = tuple[int, ...]  # by bot: how many seats it has


class Strength(msgspec.Struct, frozen=True):
    """Points, with their 95% interval."""

    points: float
    low: float
    high: float


class Tally:
    """How often each bot won at tables of each kind."""

    def __init__(self, bots: int) -> None:
        self.wins = [0.0] * bots
        self.games: Counter[Lineup] = Counter()

    def add(self, other: Tally) -> None:
        """Count what another has counted."""
        self.games.update(other.games)
        for at, won in enumerate(other.wins):
            self.wins[at] += won


def strengths(bots: Sequence[str], rows: Iterable[Row], seed: int = 0) -> dict[str, Strength]:
    """The strength of each bot; none where nobody played against another."""
    deals = list(_by_deal(bots, rows))
    if not deals:
        return {}
    points = _points(fit(len(bots), deals))
    rng = Rng(seed)
    drawn = [_points(fit(len(bots), [deals[rng.below(len(deals))] for _ in deals])) for _ in range(DRAWS)]
    found = {}
    for at, bot in enumerate(bots):
        values = sorted(one[at] for one in drawn)
        low, high = values[int(TAIL * DRAWS)], values[DRAWS - 1 - int(TAIL * DRAWS)]
        found[bot] = Strength(points[at], min(low, points[at]), max(high, points[at]))
    return found


def _by_deal(bots: Sequence[str], rows: Iterable[Row]) -> Iterable[Tally]:
    """What happened in each deal. Games without a loser or a winner say nothing."""
    number = {bot: at for at, bot in enumerate(bots)}
    deals: defaultdict[int, Tally] = defaultdict(lambda: Tally(len(bots)))
    for row in rows:
        if not 0 < len(row.winners) < len(row.bots) or len(set(row.bots)) < 2:
            continue
        tally = deals[row.deal]
        seats = Counter(row.bots)
        tally.games[tuple(seats[bot] for bot in bots)] += 1
        for seat, bot in enumerate(row.bots):
            tally.wins[number[bot]] += row.won(seat)
    return [deals[deal] for deal in sorted(deals)]


def fit(bots: int, tallies: Iterable[Tally]) -> list[float]:
    """The strengths that make these results most likely."""
    total = Tally(bots)
    for tally in tallies:
        total.add(tally)
    for one, other in combinations(range(bots), 2):  # the game that both half win
        total.games[tuple(int(at in (one, other)) for at in range(bots))] += 1
        total.wins[one] += 0.5
        total.wins[other] += 0.5
    strength = [1.0] * bots
    for _ in range(STEPS):
        expected = [0.0] * bots  # wins, for a strength of 1
        for lineup, games in total.games.items():
            at_table = sum(seats * strength[at] for at, seats in enumerate(lineup))
            for at, seats in enumerate(lineup):
                expected[at] += games * seats / at_table
        new = [won / share if share else 1.0 for won, share in zip(total.wins, expected, strict=True)]
        middle = exp(sum(map(log, new)) / bots)
        new = [one / middle for one in new]
        moved = max(abs(after / before - 1) for after, before in zip(new, strength, strict=True))
        strength = new
        if moved < CLOSE:
            break
    return strength


def _points(strength: Sequence[float]) -> list[float]:
    """On the scale of chess, with 0 in the middle."""
    points = [POINTS * log10(one) for one in strength]
    middle = sum(points) / len(points)
    return [one - middle for one in points]
