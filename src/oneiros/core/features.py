"""What a seat sees, as a row of whole numbers: the input of learning agents, written straight into one buffer.

Each number has a scale, which is the same in every position of a game and player count. `State.features` gives
number / scale, about 0 to 1. Whole numbers are small to keep and quick to write. A learner divides a whole batch by the
scales in one go.

The same code that writes the numbers names them. Given a legend, the writer notes for each number what it is called,
its scale and its bounds. Without one the names cost nothing.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.core.bits import lowest, shifted

MOST: Final = 1 << 14  # numbers in a row: more than any game writes
LOWEST: Final = -(1 << 15)  # of an i16: the bounds of numbers for which a game declares none
HIGHEST: Final = (1 << 15) - 1
NO_LABELS: Final[tuple[str, ...]] = ()


class Feature(NamedTuple):
    """One number of the row: its name, what counts as 1, and the least and the most that it can be."""

    name: str
    scale: int
    low: int
    high: int


class Column(NamedTuple):
    """Numbers that every row of a table has: their name, how many, what counts as 1, the most that each can be."""

    name: str
    size: int
    scale: int
    high: int
    labels: Sequence[str] = NO_LABELS


@final
class FeatureWriter:
    """Rows of numbers, filled one after the other. All are zero at first. A legend is kept only if one is given."""

    def __init__(self, size: i64, legend: list[Feature] | None) -> None:
        self.numbers = vec[i16]([0] * size)
        self.at: i64 = 0
        self.legend = legend
        self._owner = ""
        self._part = ""

    # Names. They matter only while a legend is kept.

    def player(self, after: i64) -> None:
        """What follows is about a player: 0 is the seat itself, 1 the next one. Below 0 it is about the table."""
        if self.legend is not None:
            self._owner = "" if after < 0 else "own." if after == 0 else f"other_{int(after)}."
            self._part = ""

    def part(self, name: str, number: i64) -> None:
        """What follows is about this part, say a row. Below 0 it has no number; without a name it is over."""
        if self.legend is not None:
            self._part = f"{name}_{int(number)}." if number >= 0 else f"{name}." if name else ""

    def limit(self, at: i64, low: i64, high: i64) -> None:
        """Bounds of a number that was written, where they are not those of its whole block."""
        if self.legend is not None:
            known = self.legend[at]
            self.legend[at] = Feature(known.name, known.scale, int(low), int(high))

    def _keep(self, size: i64, scale: i64, name: str, low: i64, high: i64, labels: Sequence[str]) -> None:
        legend = self.legend
        if legend is None:
            return
        for number in range(int(size)):
            if not name:
                called = f"feature_{len(legend)}"
            elif size == 1 and not labels:
                called = f"{self._owner}{self._part}{name}"
            else:
                called = f"{self._owner}{self._part}{name}.{labels[number] if labels else number}"
            legend.append(Feature(called, int(scale), int(low), int(high)))

    # Numbers

    def add(self, number: i64, scale: i64, name: str = "", high: i64 = HIGHEST, low: i64 = LOWEST) -> None:
        """One number. With a name and a `high`, `low` is 0 unless it is given."""
        self.numbers[self.at] = i16(number)
        self.at += 1
        if self.legend is not None:
            self._keep(1, scale, name, _floor(low, high), high, NO_LABELS)

    def flag(self, holds: bool, name: str = "") -> None:
        """1 or 0."""
        begin = self.at
        self.at += 1
        if self.legend is not None:
            self._keep(1, 1, name, 0, 1, NO_LABELS)
        if holds:
            self.numbers[begin] = 1

    def block(
        self, size: i64, scale: i64, name: str = "", high: i64 = HIGHEST, labels: Sequence[str] = NO_LABELS
    ) -> i64:
        """Reserve `size` numbers of one scale, all zero. Returns where the block begins."""
        begin = self.at
        self.at += size
        if self.legend is not None:
            self._keep(size, scale, name, _floor(LOWEST, high), high, labels)
        return begin

    def table(self, rows: i64, width: i64, columns: Sequence[Column], part: str = "", first: i64 = -1) -> i64:
        """Reserve a table of rows alike, all zero, each `width` numbers of these columns. Returns where it begins.

        The caller writes the numbers that are not zero into `numbers`. That is quicker than a call for each. Rows are
        parts, numbered from `first` on.
        """
        begin = self.at
        self.at += rows * width
        if self.legend is not None:
            for row in range(int(rows)):
                if part:
                    self.part(part, -1 if first < 0 else first + row)
                for column in columns:
                    self._keep(column.size, column.scale, column.name, 0, column.high, column.labels)
            if part:
                self.part("", -1)
        return begin

    def raise_at(self, at: i64, by: i64) -> None:
        """Add to a number of a block."""
        self.numbers[at] += i16(by)

    def one_of(self, which: i64, size: i64, name: str = "", labels: Sequence[str] = NO_LABELS) -> None:
        """A block in which only `which` is 1 (one-hot). If `which` is outside the block, all are 0."""
        begin = self.block(size, 1, name, 1, labels)
        if 0 <= which < size:
            self.raise_at(begin + which, 1)

    def members(self, bits: i64, size: i64, name: str = "", labels: Sequence[str] = NO_LABELS) -> None:
        """A block with a 1 for every member of a set."""
        mark(self.numbers, self.block(size, 1, name, 1, labels), bits & (shifted(1, size) - 1))


def mark(numbers: vec[i16], begin: i64, bits: i64) -> None:
    """Write a 1 for every member of a set, which begins at `begin`."""
    while bits:
        numbers[begin + lowest(bits)] = 1
        bits &= bits - 1


def _floor(low: i64, high: i64) -> i64:
    """The lower bound: counts begin at 0, unless another one is given; of a number without bounds there is none."""
    return 0 if low == LOWEST and high != HIGHEST else low
