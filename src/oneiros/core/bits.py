"""Sets of small numbers as the bits of one `i64` (0 to 62): how the rules hold legal actions.

In random play the processor predicts branches on a set badly. So counting uses no branches.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

KNOWN: Final = 4096
NUMBERS: Final[list[object]] = list(range(KNOWN))
"""Actions as Python's numbers, made once: to make them anew for each list takes most of its time."""


def shifted(bits: i64, by: i64) -> i64:
    """The bits, moved up. When compiled, a literal on the left of `<<` is shifted in 32 bits. An argument is not."""
    return bits << by


def count(bits: i64) -> i64:
    """How many bits are set: added up in pairs, in fours, in bytes, then all bytes into the highest one.

    The product is longer than a machine word. The bits that are asked for are the same in both builds.
    """
    bits -= bits >> 1 & 0x1555555555555555  # a literal of 2**62 or more would not be a machine word
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0x7F


def nth(bits: i64, n: i64) -> i64:
    """The place of the n-th set bit, counted from 0 at the low end."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The place of the lowest set bit, which is the number of places below it."""
    return count((bits & -bits) - 1)


def members(bits: i64, base: i64) -> list[int]:
    """The set as an ascending list, every member raised by `base`."""
    found = room_for(count(bits))
    put_members(found, 0, bits, base)
    return found


def room_for(size: i64) -> list[int]:
    """A list of so many numbers, for `put_members` to write over: a list that grows is copied again and again."""
    if size > KNOWN:
        return [0] * int(size)
    return cast("list[int]", NUMBERS[:size])


def put_members(found: list[int], at: i64, bits: i64, base: i64) -> i64:
    """Write the members of the set over what is in the list from `at` on, as in `members`. Returns where they end."""
    if base < 0 or base > KNOWN - 63:
        while bits:
            found[at] = int(base + lowest(bits))
            at += 1
            bits &= bits - 1
        return at
    objects = cast("list[object]", found)  # so that the compiler hands numbers on as they are
    numbers = NUMBERS
    while bits:
        objects[at] = numbers[base + lowest(bits)]
        at += 1
        bits &= bits - 1
    return at


def add_members(found: list[int], bits: i64, base: i64) -> None:
    """Append the members of the set in ascending order, each raised by `base`."""
    objects = cast("list[object]", found)  # so that the compiler hands numbers on as they are
    numbers = NUMBERS
    while bits:
        number = base + lowest(bits)
        if 0 <= number < KNOWN:
            objects.append(numbers[number])
        else:
            found.append(int(number))
        bits &= bits - 1


def write_flags(bits: i64, flags: vec[u8], at: i64) -> None:
    """Write a 1 for every member of the set; that of 0 is at `at`."""
    while bits:
        flags[at + lowest(bits)] = 1
        bits &= bits - 1


def write_dense_flags(bits: i64, flags: vec[u8], at: i64) -> None:
    """The same, quicker where most of the places are members: none is looked for."""
    while bits:
        flags[at] = u8(bits & 1)
        bits >>= 1
        at += 1
