"""Stacks of shards in Workshop, each as one number: three bits a shard, the top one in the lowest bits.

A shard is written as its colour plus 1, so 0 is an empty place and no two stacks have the same code.
Corners of the land are written the same way, their key spot at the bottom (W3). A code holds up to
`MOST` shards; what a stack of the workshop has below these is kept apart (`WorkshopPosition.tall`).
"""

from typing import Final

from mypy_extensions import i64

from oneiros.games.workshop.pieces import ROCK

SHARD: Final = 3  # bits
MOST: Final = 20
FULL: Final = 1 << 57  # codes from here on hold MOST shards
BELOW_TOP: Final = (1 << 57) - 1  # all but the lowest shard of a full code
CRAG: Final = ROCK + 1


def height(code: i64) -> i64:
    """How many shards."""
    n: i64 = 0
    while code:
        code >>= SHARD
        n += 1
    return n


def bottom(code: i64) -> i64:
    """The colour of the lowest shard; there must be one."""
    while code > 7:
        code >>= SHARD
    return code - 1


def is_mountain(code: i64) -> bool:
    """W36: two rocks directly on each other, anything below or above."""
    while code > 7:
        if code & 0x3F == CRAG << SHARD | CRAG:
            return True
        code >>= SHARD
    return False


def count_of(code: i64, colour: i64) -> i64:
    """How many shards of the colour."""
    n: i64 = 0
    while code:
        if code & 7 == colour + 1:
            n += 1
        code >>= SHARD
    return n


def colours_in(code: i64) -> i64:
    """The bit set of colours."""
    bits: i64 = 0
    while code:
        bits |= 1 << ((code & 7) - 1)
        code >>= SHARD
    return bits


def shards(code: int) -> list[int]:
    """The colours from the bottom up, however long the code."""
    found: list[int] = []
    while code:
        found.append((code & 7) - 1)
        code >>= SHARD
    found.reverse()
    return found


def pack(colours: list[int]) -> int:
    """The code of a stack given from the bottom up."""
    code = 0
    for colour in colours:
        code = code << SHARD | (colour + 1)
    return code
