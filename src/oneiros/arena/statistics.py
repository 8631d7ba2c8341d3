"""Statistics of many games, kept as whole numbers so that the order of adding does not matter."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from oneiros.core.types import Outcome

Z = 1.959963984540054  # of a normal distribution, for 95%


class Series(msgspec.Struct):
    """Whole numbers summed up."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        """Count one number."""
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)

    def merge(self, other: Series) -> None:
        """Count all that the other has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min((value for value in (self.least, other.least) if value is not None), default=None)
        self.most = max((value for value in (self.most, other.most) if value is not None), default=None)

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.count

    @property
    def sd(self) -> float:
        """The standard deviation of the sample; 0 for a single number."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1)))

    @property
    def margin(self) -> float:
        """Half the width of the 95% confidence interval of the mean."""
        return Z * self.sd / sqrt(self.count)


class Tally(msgspec.Struct):
    """The results of many games of one kind."""

    players: int
    games: int = 0
    wins: list[int] = []  # by seat, alone or shared
    shared: int = 0  # games with several winners, but not all
    everybody: int = 0  # games that all seats won; of one seat, each win
    nobody: int = 0
    lengths: Series = msgspec.field(default_factory=Series)
    scores: list[Series] = []  # by seat
    reasons: dict[str, int] = {}

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players
        self.scores = self.scores or [Series() for _ in range(self.players)]

    def add(self, outcome: Outcome, moves: int) -> None:
        """Count one game."""
        self.games += 1
        winners = len(outcome.winners)
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.nobody += winners == 0
        self.everybody += winners == self.players
        self.shared += 1 < winners < self.players
        self.lengths.add(moves)
        for series, score in zip(self.scores, outcome.scores, strict=True):
            series.add(score)
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1

    def merge(self, other: Tally) -> None:
        """Count all that the other has counted."""
        self.games += other.games
        self.nobody += other.nobody
        self.everybody += other.everybody
        self.shared += other.shared
        self.wins = [ours + theirs for ours, theirs in zip(self.wins, other.wins, strict=True)]
        self.lengths.merge(other.lengths)
        for series, theirs in zip(self.scores, other.scores, strict=True):
            series.merge(theirs)
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number

    @property
    def together(self) -> bool:
        """Whether in every game all won or nobody did, as in cooperative games."""
        return self.everybody + self.nobody == self.games

    def figures(self) -> dict[str, Any]:
        """Everything as plain values; the same games give the same bytes."""
        return {
            "games": self.games,
            "together": self.together,
            "wins": [rate(wins, self.games) for wins in self.wins],
            "shared": self.shared,
            "everybody": self.everybody,
            "nobody": self.nobody,
            "length": {**_spread(self.lengths), "min": self.lengths.least, "max": self.lengths.most},
            "scores": [_spread(series) for series in self.scores],
            "reasons": dict(sorted(self.reasons.items())),
        }


def rate(count: int, of: int) -> dict[str, Any]:
    """A share with its 95% Wilson interval."""
    low, high = wilson(count, of)
    return {"count": count, "rate": count / of, "low": low, "high": high}


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95% Wilson score interval of `count` out of `of`. A shared win counts in parts."""
    share = count / of
    weight = 1 + Z * Z / of
    middle = (share + Z * Z / (2 * of)) / weight
    half = Z / weight * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return (middle - half if count else 0.0), (middle + half if count < of else 1.0)


def _spread(series: Series) -> dict[str, Any]:
    return {
        "mean": series.mean,
        "sd": series.sd,
        "low": series.mean - series.margin,
        "high": series.mean + series.margin,
    }
