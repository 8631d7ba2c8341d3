"""Scripted chance: draws that are answered by the caller."""

from __future__ import annotations

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from oneiros import BadOption, Rng
from oneiros.core.chance import Unanswered, scripted

POOL = [7, 7, 3, 7, 5]


def test_a_draw_without_an_answer_tells_its_odds() -> None:
    with pytest.raises(Unanswered) as asked:
        scripted([]).below(3)
    assert asked.value.odds == [(0, 1), (1, 1), (2, 1)]
    with pytest.raises(Unanswered) as asked:
        scripted([]).place(vec[i64](POOL), 4)
    assert asked.value.odds == [(3, 1), (7, 3)]


def test_answers_are_given_in_order_and_to_those_who_have_a_choice() -> None:
    rng = scripted([2, 3, 1])
    assert rng.below(4) == 2
    assert rng.below(1) == 0
    assert rng.place(vec[i64](POOL), 2) == 0  # both are alike
    assert POOL[rng.place(vec[i64](POOL), 5)] == 3
    twin = rng.clone()
    assert twin.below(2) == rng.below(2) == 1
    with pytest.raises(Unanswered):
        rng.below(2)


def test_a_script_cannot_give_words() -> None:
    with pytest.raises(BadOption, match="a script answers"):
        scripted([1]).word()


def test_a_place_of_a_pool_is_a_number_below_its_size() -> None:
    """So games play as before, from the same seeds."""
    one, two = Rng(5), Rng(5)
    for size in range(1, 6):
        assert one.place(vec[i64](POOL), size) == two.below(size)


@pytest.mark.parametrize("rng", [Rng(3), Rng(b"0123456789abcdef"), scripted([1, 0, 1])])
def test_generators_can_be_pickled(rng: Rng) -> None:
    if rng.source is None:
        rng.below(10)
    twin = pickle.loads(pickle.dumps(rng))
    assert twin.state() == rng.state()
    assert [twin.below(2) for _ in range(3)] == [rng.below(2) for _ in range(3)]
