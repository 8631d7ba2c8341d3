"""Sets of small numbers as the bits of one `i64` (0 to 62): how the rules hold legal actions."""

from mypy_extensions import i64


def count(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def nth(bits: i64, n: i64) -> i64:
    """The place of the n-th set bit, counted from 0 at the low end."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The place of the lowest set bit."""
    place: i64 = 0
    if not bits & 0xFFFFFFFF:
        bits >>= 32
        place += 32
    if not bits & 0xFFFF:
        bits >>= 16
        place += 16
    if not bits & 0xFF:
        bits >>= 8
        place += 8
    if not bits & 0xF:
        bits >>= 4
        place += 4
    while not bits & 1:
        bits >>= 1
        place += 1
    return place


def members(bits: i64, base: i64) -> list[int]:
    """The set as an ascending list, every member raised by `base`."""
    found: list[int] = []
    at = base
    while bits:
        if not bits & 0xF:
            bits >>= 4
            at += 4
            continue
        if bits & 1:
            found.append(int(at))
        bits >>= 1
        at += 1
    return found
