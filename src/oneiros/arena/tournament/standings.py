"""Standings of a tournament: shares of wins with their intervals, pairs, seats and lengths.

The games of one deal are not independent of each other: they share its cards. So intervals are made from deals, not
from games: a share is a ratio of sums over deals, and its spread is that of the deals around it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt

import msgspec

from oneiros.arena.statistics import Series, Z, wilson
from oneiros.arena.tournament.plan import Plan, Row


class Share(msgspec.Struct, frozen=True):
    """What part of something was won, with its 95% interval."""

    won: float
    of: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.won / self.of if self.of else 0.0


class Deals:
    """Something won, deal by deal."""

    def __init__(self) -> None:
        self._won: defaultdict[int, float] = defaultdict(float)
        self._of: defaultdict[int, float] = defaultdict(float)

    def add(self, deal: int, won: float, of: float = 1.0) -> None:
        """Count this much won, out of this much that could be won."""
        self._won[deal] += won
        self._of[deal] += of

    def share(self) -> Share:
        """The share and its interval; where all or nothing was won, Wilson's for so many deals."""
        won, of, deals = sum(self._won.values()), sum(self._of.values()), len(self._of)
        if not of:
            return Share(0.0, 0.0, 0.0, 1.0)
        share = won / of
        strays = sum((self._won[deal] - share * self._of[deal]) ** 2 for deal in self._of)
        if deals < 2 or strays < 1e-12:
            low, high = wilson(share * deals, deals)
            return Share(won, of, min(low, share), max(high, share))
        half = Z * sqrt(strays * deals / (deals - 1)) / of
        return Share(won, of, max(0.0, share - half), min(1.0, share + half))


class Standings:
    """Figures of a tournament, growing game by game; the order of the games does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.together = plan.together
        self.games = 0
        self.deals: set[int] = set()
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.forfeits: Counter[str] = Counter()  # games that a bot lost by failing
        self.faults: dict[str, str] = {}  # how it failed first
        self.scores: defaultdict[str, Series] = defaultdict(Series)
        self._bots: defaultdict[str, Deals] = defaultdict(Deals)
        self._pairs: defaultdict[tuple[str, str], Deals] = defaultdict(Deals)
        self._seats: defaultdict[int, Deals] = defaultdict(Deals)
        self._bot_seats: defaultdict[tuple[str, int], Deals] = defaultdict(Deals)

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        self.deals.add(row.deal)
        self.lengths[len(row.moves)] += 1
        self.reasons[row.reason] += 1
        if row.forfeit is not None:
            self.forfeits[row.bots[row.forfeit]] += 1
            self.faults.setdefault(row.bots[row.forfeit], row.fault)
        for bot, score in zip(row.bots, row.scores, strict=row.forfeit is None):
            self.scores[bot].add(score)
        if self.together:
            self._add_together(row)
        else:
            self._add_against(row)

    def _add_together(self, row: Row) -> None:
        """One result for all: it counts once for each bot of the game, and for each pair of partners."""
        won = float(bool(row.winners))
        for bot in set(row.bots):
            self._bots[bot].add(row.deal, won)
        first, last = row.bots[0], row.bots[-1]
        self._pairs[first, last].add(row.deal, won)

    def _add_against(self, row: Row) -> None:
        shares: defaultdict[str, float] = defaultdict(float)
        for seat, bot in enumerate(row.bots):
            won = row.won(seat)
            shares[bot] += won / row.bots.count(bot)
            self._bots[bot].add(row.deal, won)
            self._seats[seat].add(row.deal, won)
            self._bot_seats[bot, seat].add(row.deal, won)
        for one in shares:
            for other in shares:
                if one != other:
                    self._pairs[one, other].add(row.deal, shares[one], shares[one] + shares[other])

    def bots(self) -> dict[str, Share]:
        """Each bot's share of the wins of its seats; in games won together, of the games it sat in. Best first."""
        shares = {bot: self._bots[bot].share() for bot in self.plan.bots}
        return dict(sorted(shares.items(), key=lambda pair: -pair[1].share))

    def mean_score(self, bot: str) -> str:
        """Its mean score, in words: a bot that failed in every game has none."""
        return f"{self.scores[bot].mean:.1f}" if self.scores[bot].count else "none"

    def failures(self) -> list[str]:
        """A sentence for each bot that lost games by failing."""
        played = Counter({bot: round(share.of) for bot, share in self.bots().items()})
        return [
            f"{bot} lost {lost:,} of {played[bot]:,} games by failing. The first time: {self.faults[bot]}."
            for bot, lost in self.forfeits.most_common()
        ]

    def pairs(self) -> dict[tuple[str, str], Share]:
        """Of games that one of two bots won, those that the first won; in games won together, as partners."""
        return {pair: deals.share() for pair, deals in self._pairs.items()}

    def seats(self) -> list[Share]:
        """Each seat's share of wins, all bots sitting there equally often; empty in games won together."""
        return [self._seats[seat].share() for seat in range(self.plan.players)] if self._seats else []

    def bot_seats(self) -> dict[tuple[str, int], Share]:
        """Each bot's share of wins on each seat."""
        return {key: deals.share() for key, deals in self._bot_seats.items()}

    def moves(self) -> Series:
        """How long the games were."""
        series = Series()
        for moves, games in self.lengths.items():
            part = Series(games, moves * games, moves * moves * games, moves, moves)
            series.merge(part)
        return series
