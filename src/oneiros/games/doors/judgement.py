"""How likely a prospect of Doors is to be won: a small network of whole numbers, learnt from the game's own play.

One hidden layer of rectified sums. A prospect is told as rows, each with a count; the sums add up the weights of
those rows. Three weights lie side by side in one machine word, so that one addition serves three sums, and both builds
come to exactly the same numbers.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 3
LANE: Final = 20  # bits of each
HALF: Final = 1 << (LANE - 1)
MASK: Final = (1 << LANE) - 1
MOST_WORDS: Final = 64
FINE: Final = 1024.0  # what a weight of 1 is stored as
SURE: Final = 1 << 50  # more than any judgement: won for certain


@final
class Judgement:
    """The learnt numbers for one number of players."""

    def __init__(self, rows: int, hidden: list[list[int]], bias: list[int], out: list[int], out_bias: int) -> None:
        """`hidden` has for each row its weight in each sum; there are `len(bias)` sums, `out` weighs them."""
        self.sums: i64 = len(bias)
        self.words: i64 = (len(bias) + LANES - 1) // LANES
        self.rows: i64 = rows
        packed: list[int] = []
        for weights in [*hidden, bias]:
            packed += _packed(weights)
        self.packed = vec[i64](packed)  # the last row is the bias
        self.out = vec[i64](out)
        self.out_bias: i64 = out_bias

    def rest(self, rows: vec[i64], counts: vec[i64], size: i64, still: vec[i64]) -> None:
        """Add up in `still` what is common to the prospects that follow."""
        packed = self.packed
        words = self.words
        base = self.rows * words
        word: i64 = 0
        while word < words:
            still[word] = packed[base + word]
            word += 1
        at: i64 = 0
        while at < size:
            base = rows[at] * words
            count = counts[at]
            word = 0
            if count == 1:
                while word < words:
                    still[word] += packed[base + word]
                    word += 1
            else:
                while word < words:
                    still[word] += packed[base + word] * count
                    word += 1
            at += 1

    def weigh(self, rows: vec[i64], size: i64, still: vec[i64], moving: vec[i64]) -> i64:
        """The judgement of what is common and these rows: the logarithm of the odds, times FINE**2."""
        packed = self.packed
        words = self.words
        word: i64 = 0
        while word < words:
            moving[word] = still[word]
            word += 1
        at: i64 = 0
        while at < size:
            base = rows[at] * words
            word = 0
            while word < words:
                moving[word] += packed[base + word]
                word += 1
            at += 1
        out = self.out
        total = self.out_bias
        place: i64 = 0
        word = 0
        while word < words:
            lanes = moving[word]
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


def _packed(weights: list[int]) -> list[int]:
    """Three to a word, the first lowest."""
    words: list[int] = []
    for at in range(0, len(weights), LANES):
        word = 0
        for lane, weight in enumerate(weights[at : at + LANES]):
            word += weight << (LANE * lane)
        words.append(word)
    return words


def chance(judged: i64) -> float:
    """The judgement as a chance of winning, within 0 and 1."""
    if judged >= SURE:
        return 1.0
    if judged <= -SURE:
        return 0.0
    logit = float(judged) / (FINE * FINE)
    if logit > 12.0:
        logit = 12.0
    if logit < -12.0:
        logit = -12.0
    return 1.0 / (1.0 + exp(-logit))


def read(path: str) -> list[Judgement]:
    """The judgements of a file: numbers of 16 bits, the low byte first.

    Of each judgement first how many rows and sums, then the weights of every row, the bias, the weights of the sums and
    their bias.
    """
    with open(path, "rb") as file:
        data = file.read()
    numbers = [int.from_bytes(data[at : at + 2], "little", signed=True) for at in range(0, len(data), 2)]
    found: list[Judgement] = []
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
        out_bias = numbers[at + 2 * sums] * int(FINE)
        at += 2 * sums + 1
        found.append(Judgement(rows, hidden, bias, out, out_bias))
    return found
