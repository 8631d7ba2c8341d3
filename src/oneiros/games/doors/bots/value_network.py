"""A value network of Doors: the chance to win, by a small network of whole numbers learnt from played games.

It has one hidden layer of rectified sums. A position is a list of rows, each with a count; the sums add up the weights
of those rows. Three weights lie side by side in one machine word, so that one addition serves three sums. Both builds
get exactly the same sums.
"""

from math import exp
from pathlib import Path
from struct import unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.doors.bots.afterstate import Afterstate

LANES: Final = 3
LANE: Final = 20  # bits of each
HALF: Final = 1 << (LANE - 1)
MASK: Final = (1 << LANE) - 1
ROWS_AT_ONCE: Final = 4
MOST_WORDS: Final = 64  # that the sums of one position take
FINE: Final = 1024.0  # what a weight of 1 is stored as
UTMOST: Final = 9.0  # of the logarithm of the odds: nothing is certain before the end


@final
class ValueNetwork:
    """The learnt numbers for one number of players."""

    def __init__(self, hidden: list[list[int]], bias: list[int], out: list[int], out_bias: int) -> None:
        """`hidden` has for each row its weight in each sum; there are `len(bias)` sums, `out` weighs them."""
        self.sums: i64 = len(bias)
        self.words: i64 = (len(bias) + LANES - 1) // LANES
        packed: list[int] = []
        for weights in [bias, *hidden, [0] * len(bias)]:
            packed += _packed(weights)
        self.no_row: i64 = len(hidden)
        self.packed = vec[i64](packed)
        self.out = vec[i64](out)
        self.out_bias: i64 = out_bias

    def chance(self, afterstate: Afterstate, scratch: vec[i64]) -> float:
        """The chance of winning, more than 0 and less than 1."""
        afterstate.write_seen()
        afterstate.write_pool()
        self.begin(afterstate, scratch)
        afterstate.write_moving()
        return as_chance(self.finish(afterstate, scratch, scratch))

    def begin(self, afterstate: Afterstate, sums: vec[i64]) -> None:
        """The sums of the rows with counts, which were written last."""
        packed = self.packed
        words = self.words
        word: i64 = 0
        while word < words:
            sums[word] = packed[word]
            word += 1
        self._add_counted(afterstate, sums)

    def finish(self, afterstate: Afterstate, begun: vec[i64], scratch: vec[i64]) -> i64:
        """Sums that were begun and the rows that count once, written since: the value, see `as_chance`."""
        self._add_once(afterstate, begun, scratch)
        return self._out(scratch)

    def _add_counted(self, afterstate: Afterstate, sums: vec[i64]) -> None:
        """Add the weights of the rows, as often as they count."""
        packed = self.packed
        words = self.words
        at: i64 = 0
        while at < afterstate.size:
            base = (afterstate.rows[at] + 1) * words
            count = afterstate.counts[at]
            word: i64 = 0
            while word < words:
                sums[word] += packed[base + word] * count
                word += 1
            at += 1

    def _add_once(self, afterstate: Afterstate, begun: vec[i64], sums: vec[i64]) -> None:
        """Add the weights of the rows to sums that were begun, four rows at a time to touch sums seldom."""
        packed = self.packed
        words = self.words
        rows = afterstate.rows
        size = afterstate.size
        while size % ROWS_AT_ONCE:  # a row without weights fills up
            rows[size] = self.no_row
            size += 1
        at: i64 = 0
        while at < size:
            first = (rows[at] + 1) * words
            second = (rows[at + 1] + 1) * words
            third = (rows[at + 2] + 1) * words
            fourth = (rows[at + 3] + 1) * words
            word: i64 = 0
            while word < words:
                sums[word] = (
                    begun[word]
                    + packed[first + word]
                    + packed[second + word]
                    + packed[third + word]
                    + packed[fourth + word]
                )
                word += 1
            begun = sums
            at += ROWS_AT_ONCE

    def _out(self, scratch: vec[i64]) -> i64:
        out = self.out
        total = self.out_bias
        place: i64 = 0
        word: i64 = 0
        while word < self.words:
            lanes = scratch[word]
            lane: i64 = 0
            while lane < LANES and place < self.sums:
                low = ((lanes + HALF) & MASK) - HALF
                lanes = (lanes - low) >> LANE
                if low > 0:
                    total += low * out[place]
                place += 1
                lane += 1
            word += 1
        return total


def as_chance(answer: i64) -> float:
    """The chance of winning, more than 0 and less than 1. The answer is the logarithm of the odds, in small parts."""
    logit = float(answer) / (FINE * FINE)
    if logit > UTMOST:
        logit = UTMOST
    if logit < -UTMOST:
        logit = -UTMOST
    return 1.0 / (1.0 + exp(-logit))


def _packed(weights: list[int]) -> list[int]:
    """Three to a word, the first lowest."""
    words: list[int] = []
    for at in range(0, len(weights), LANES):
        word = 0
        for lane, weight in enumerate(weights[at : at + LANES]):
            word += weight << (LANE * lane)
        words.append(word)
    return words


def read_networks(path: Path) -> list[ValueNetwork]:
    """The networks of a file: numbers of 16 bits, the low byte first.

    Of each network first how many rows and sums, then the weights of every row, the bias, the weights of the sums and
    their bias.
    """
    data = path.read_bytes()
    numbers = list(unpack(f"<{len(data) // 2}h", data))
    found: list[ValueNetwork] = []
    at = 0
    while at < len(numbers):
        rows, sums = numbers[at], numbers[at + 1]
        at += 2
        hidden: list[list[int]] = []
        for _ in range(rows):
            hidden.append(numbers[at : at + sums])
            at += sums
        bias = numbers[at : at + sums]
        out = numbers[at + sums : at + 2 * sums]
        found.append(ValueNetwork(hidden, bias, out, numbers[at + 2 * sums] * int(FINE)))
        at += 2 * sums + 1
    return found
