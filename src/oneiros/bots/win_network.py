"""A network that values positions: how likely a seat is to win, from a row of whole numbers.

It has two hidden layers of rectified sums, and a straight way past them. All weights and sums are whole numbers, so
both builds give the same values, to the last bit. Rows that come one after the other differ little, so only the
differences are added to the sums of the first layer. As the sums are whole, that is exact.
"""

from math import exp
from struct import Struct, unpack_from
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

FINE: Final = 16  # binary places of a weight of the first layer
COARSE: Final = 12  # of all other weights, and of what a layer hands on
MOST: Final = 1 << 22  # that a layer hands on
UTMOST: Final = 9.0  # of the logarithm of the odds: nothing is certain before the end
HEADER: Final = Struct("<4i")


@final
class WinNetwork:
    """The learnt numbers for one game and number of players. Its first answer is the chance to win."""

    def __init__(self, shape: tuple[int, int, int, int], weights: list[int]) -> None:
        """`shape` is inputs, sums of the first and of the second layer, and answers; `weights` as a file has them."""
        inputs, first, second, answers = shape
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.answers: i64 = answers
        self.width: i64 = first + answers  # sums that an input adds to: the first layer, and straight to the answers
        cuts = [inputs * (first + answers), first + answers, first * second, second, second * answers]
        ends = [sum(cuts[: number + 1]) for number in range(5)]
        if len(weights) != ends[4]:
            raise ValueError(f"a network of that shape has {ends[4]} numbers, not {len(weights)}")
        self.rows = vec[i64](weights[: ends[0]])
        self.bias = vec[i64](weights[ends[0] : ends[1]])
        self.inner = vec[i64](weights[ends[1] : ends[2]])  # by sum of the first layer
        self.inner_bias = vec[i64](weights[ends[2] : ends[3]])
        self.out = vec[i64](weights[ends[3] : ends[4]])  # by sum of the second layer
        self.seen = vec[i64]([0] * inputs)  # the row of which `sums` are the sums
        self.sums = vec[i64](weights[ends[0] : ends[1]])
        self.middle = vec[i64]([0] * second)
        self.logits = vec[i64]([0] * answers)

    def look(self, numbers: vec[i16]) -> None:
        """Value a row. Ask for the answers by `chance`."""
        self._add_differences(numbers)
        sums = self.sums
        inner = self.inner
        middle = self.middle
        second = self.second
        at: i64 = 0
        while at < second:
            middle[at] = self.inner_bias[at]
            at += 1
        base: i64 = 0
        number: i64 = 0
        while number < self.first:
            total = sums[number]
            if total > 0:
                total = total >> (FINE - COARSE)
                if total > MOST:
                    total = MOST
                at = 0
                while at < second:
                    middle[at] += total * inner[base + at]
                    at += 1
            base += second
            number += 1
        answer: i64 = 0
        while answer < self.answers:
            logit = sums[self.first + answer] * (1 << (2 * COARSE - FINE))
            at = 0
            while at < second:
                total = middle[at]
                if total > 0:
                    total = total >> COARSE
                    if total > MOST:
                        total = MOST
                    logit += total * self.out[at * self.answers + answer]
                at += 1
            self.logits[answer] = logit
            answer += 1

    def _add_differences(self, numbers: vec[i16]) -> None:
        seen = self.seen
        sums = self.sums
        rows = self.rows
        width = self.width
        at: i64 = 0
        while at < self.inputs:
            number = i64(numbers[at])
            more = number - seen[at]
            if more != 0:
                seen[at] = number
                base = at * width
                place: i64 = 0
                while place < width:
                    sums[place] += more * rows[base + place]
                    place += 1
            at += 1

    def chance(self, answer: i64) -> float:
        """An answer about the row that was looked at last: more than 0 and less than 1."""
        logit = float(self.logits[answer]) / float(1 << (2 * COARSE))
        if logit > UTMOST:
            logit = UTMOST
        elif logit < -UTMOST:
            logit = -UTMOST
        return 1.0 / (1.0 + exp(-logit))


def read_win_network(data: bytes) -> WinNetwork:
    """The network in a file: its shape, then its weights, each of four bytes."""
    inputs, first, second, answers = HEADER.unpack_from(data)
    size = (len(data) - HEADER.size) // 4
    weights: list[int] = list(unpack_from(f"<{size}i", data, HEADER.size))
    return WinNetwork((inputs, first, second, answers), weights)
