"""What a seat sees, as a row of whole numbers: the input of learning agents, written straight into one buffer.

Each number has a scale, which is the same in every position of a game and player count. `State.features` gives
number / scale, about 0 to 1. Whole numbers are small to keep and quick to write. A learner divides a whole batch by the
scales in one go.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

MOST: Final = 1 << 14  # numbers in a row: more than any game writes


@final
class FeatureWriter:
    """Rows of numbers, filled one after the other. All are zero at first. Scales are kept only if a list is given."""

    def __init__(self, size: i64, scales: list[int] | None) -> None:
        self.numbers = vec[i16]([0] * size)
        self.at: i64 = 0
        self.scales = scales

    def add(self, number: i64, scale: i64) -> None:
        """One number."""
        self.numbers[self.at] = i16(number)
        self.at += 1
        if self.scales is not None:
            self._keep_units(1, scale)

    def flag(self, holds: bool) -> None:
        """1 or 0."""
        begin = self.block(1, 1)
        if holds:
            self.numbers[begin] = 1

    def block(self, size: i64, scale: i64) -> i64:
        """Reserve `size` numbers of one scale, all zero. Returns where the block begins."""
        begin = self.at
        self.at += size
        if self.scales is not None:
            self._keep_units(size, scale)
        return begin

    def _keep_units(self, size: i64, scale: i64) -> None:
        if self.scales is not None:
            self.scales.extend([int(scale)] * int(size))

    def raise_at(self, at: i64, by: i64) -> None:
        """Add to a number of a block."""
        self.numbers[at] += i16(by)

    def one_of(self, which: i64, size: i64) -> None:
        """A block in which only `which` is 1 (one-hot). If `which` is outside the block, all are 0."""
        begin = self.block(size, 1)
        if 0 <= which < size:
            self.raise_at(begin + which, 1)

    def members(self, bits: i64, size: i64) -> None:
        """A block with a 1 for every member of a set."""
        begin = self.block(size, 1)
        at: i64 = 0
        while at < size:
            if bits >> at & 1:
                self.raise_at(begin + at, 1)
            at += 1
