"""The generators: reference vectors, fairness, and the same numbers on both builds."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from pathlib import Path

import pytest

from oneiros import BadOption, Rng
from oneiros.core.bits import count, lowest, members, nth, put_members, room_for, shifted
from tests.chi import fits

KEY = bytes(range(16))


def words(rng: Rng, number: int) -> list[int]:
    return [int(rng.word()) for _ in range(number)]


def test_fast_generator_is_xoshiro128_plus_plus() -> None:
    """The state 1, 2, 3, 4 and the numbers after it, as in its authors' reference."""
    rng = Rng(0)
    rng.s0, rng.s1, rng.s2, rng.s3 = 1, 2, 3, 4
    assert words(rng, 6) == [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768]


def test_keyed_stream_has_its_published_vectors() -> None:
    """Whoever checks a shuffle with another tool works from docs/chance.md."""
    page = Path("docs/chance.md").read_text(encoding="utf-8")
    published = page.partition("vectors:begin -->\n```\n")[2].partition("```")[0].split()
    assert len(published) == 24
    assert words(Rng(KEY), 24) == [int(word, 16) for word in published]
    rng = Rng(KEY)
    numbers = page.partition("`below(76)` gives\n")[2].partition(".")[0].split(", ")
    assert [int(rng.below(76)) for _ in numbers] == [int(number) for number in numbers]


def test_keyed_stream_is_blake2b_of_a_counter() -> None:
    made = words(Rng(KEY), 40)
    told = b"".join(blake2b(n.to_bytes(8, "little"), key=KEY, person=b"oneiros").digest() for n in range(3))
    assert made == [int.from_bytes(told[at * 4 : at * 4 + 4], "little") for at in range(40)]


@pytest.mark.parametrize("seed", [5, KEY])
def test_below_is_fair_and_in_range(seed: int | bytes) -> None:
    rng = Rng(seed)
    for n in (1, 2, 3, 7, 76):
        found = Counter(int(rng.below(n)) for _ in range(4000 + 100 * n))
        fits(found, Counter(dict.fromkeys(range(n), 1)))


def test_below_has_no_bias_where_a_plain_remainder_would() -> None:
    """Of 3 * 2**30 numbers, those under 2**30 would come twice as often by remainder of a 32-bit word."""
    n = 3 << 29
    rng = Rng(9)
    low = sum(int(rng.below(n)) < n // 3 for _ in range(30000))
    assert 9600 < low < 10400


@pytest.mark.parametrize("seed", [5, KEY])
def test_clones_agree_and_are_independent(seed: int | bytes) -> None:
    rng = Rng(seed)
    words(rng, 21)
    twin = rng.clone()
    assert twin.state() == rng.state()
    ahead = words(twin, 30)
    assert words(rng, 30) == ahead
    assert rng.fork().state() != rng.fork().state()


def test_a_fork_depends_only_on_its_source() -> None:
    assert Rng(4).fork().state() == Rng(4).fork().state()
    assert words(Rng(4).fork(), 4) != words(Rng(5).fork(), 4)


@pytest.mark.parametrize("seed", [-1, -2, 2**64, b"", bytes(15), bytes(17)])
def test_bad_seeds_are_refused(seed: int | bytes) -> None:
    with pytest.raises(BadOption, match="seed is"):
        Rng(seed)


def test_bit_sets() -> None:
    for bits in (1, 2, 3, 0b1011, 1 << 62, (1 << 63) - 1, 0xF0F0F0F0F0F0F0):
        places = [place for place in range(63) if bits >> place & 1]
        for base in (100, 4090, 1 << 40, -70):  # of few numbers the objects are kept
            assert members(bits, base) == [base + place for place in places]
        assert count(bits) == len(places)
        assert lowest(bits) == places[0]
        assert [nth(bits, n) for n in range(len(places))] == places
    assert members(0, 5) == []
    assert [shifted(1, place) for place in range(63)] == [2**place for place in range(63)]
    assert count(0) == 0


def test_sets_are_written_one_after_another_into_room_that_was_made_for_them() -> None:
    for base in (0, 4096 - 63, 4096 - 62, 5000):  # about the last of the numbers that are kept
        found = room_for(5)
        assert len(found) == 5
        end = put_members(found, 0, 1 << 62 | 0b101, base)
        assert end == 3
        assert put_members(found, end, 0b11, 7) == 5
        assert found == [base, base + 2, base + 62, 7, 8]
    assert len(room_for(5000)) == 5000
    assert room_for(3) is not room_for(3)
