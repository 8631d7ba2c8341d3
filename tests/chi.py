"""Whether counts agree with chances: Pearson's chi-square with a bound that a right sampler passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def fits(found: Counter[T], weights: Counter[T]) -> None:
    """Fail unless exactly the expected outcomes came up, in about the expected shares.

    The bound is the mean of chi-square plus five of its standard deviations; the samples have fixed seeds.
    """
    assert set(found) == set(weights), f"unexpected: {set(found) ^ set(weights)}"
    total, weight = sum(found.values()), sum(weights.values())
    chi = 0.0
    for outcome, count in weights.items():
        expected = total * count / weight
        assert expected >= 5, "too few samples to tell"
        chi += (found[outcome] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5, f"chi-square {chi:.1f} at {freedom} degrees of freedom: {found}"
