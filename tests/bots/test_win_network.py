"""The network of whole numbers: the same as on paper, exact whatever came before, alike on both builds."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from oneiros import Rng
from oneiros.bots.win_network import COARSE, FINE, HEADER, UTMOST, WinNetwork, read_win_network

SHAPE = (5, 3, 2, 2)
SIZE = 5 * 5 + 5 + 3 * 2 + 2 + 2 * 2


def some_weights(seed: int) -> list[int]:
    rng = Rng(seed)
    return [int(rng.below(60_001)) - 30_000 for _ in range(SIZE)]


def some_rows(number: int) -> list[list[int]]:
    rng = Rng(number)
    return [[int(rng.below(41)) - 20 for _ in range(5)] for _ in range(number)]


def answers(network: WinNetwork, row: list[int]) -> list[float]:
    network.look(vec[i16](row))
    return [network.chance(0), network.chance(1)]


def on_paper(weights: list[int], row: list[int]) -> list[float]:
    """As floating-point numbers, layer by layer."""
    left = iter(weights)
    rows = [[next(left) / 2**FINE for _ in range(5)] for _ in range(5)]
    sums = [next(left) / 2**FINE for _ in range(5)]
    inner = [[next(left) / 2**COARSE for _ in range(2)] for _ in range(3)]
    middle = [next(left) / 4**COARSE for _ in range(2)]
    out = [[next(left) / 2**COARSE for _ in range(2)] for _ in range(2)]
    for number, by in zip(row, rows):
        sums = [one + number * weight for one, weight in zip(sums, by)]
    for value, by in zip(sums, inner):
        middle = [one + max(0.0, value) * weight for one, weight in zip(middle, by)]
    logits = [sums[3 + at] + sum(max(0.0, one) * by[at] for one, by in zip(middle, out)) for at in range(2)]
    return [1 / (1 + exp(-min(max(logit, -UTMOST), UTMOST))) for logit in logits]


def test_it_answers_as_on_paper() -> None:
    weights = some_weights(1)
    network = WinNetwork(SHAPE, weights)
    for row in some_rows(30):
        assert answers(network, row) == pytest.approx(on_paper(weights, row), abs=0.01)


def test_what_came_before_changes_nothing() -> None:
    weights = some_weights(2)
    used = WinNetwork(SHAPE, weights)
    for row in some_rows(30):
        assert answers(used, row) == answers(WinNetwork(SHAPE, weights), row)


def test_both_builds_answer_alike() -> None:
    """The numbers are those of the day it was written."""
    network = WinNetwork(SHAPE, some_weights(3))
    network.look(vec[i16]([7, -3, 0, 12, -20]))
    assert [network.logits[0], network.logits[1]] == [LOGITS[0], LOGITS[1]]


def test_a_file_is_read_as_it_was_written() -> None:
    weights = some_weights(4)
    data = HEADER.pack(*SHAPE) + b"".join(one.to_bytes(4, "little", signed=True) for one in weights)
    row = [1, 2, 3, 4, 5]
    assert answers(read_win_network(data), row) == answers(WinNetwork(SHAPE, weights), row)


def test_a_file_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="42 numbers, not 41"):
        WinNetwork(SHAPE, some_weights(5)[1:])


LOGITS = (-1488327284, -114525996)
