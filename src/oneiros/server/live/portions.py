"""What is asked of the store for everybody at once is asked in portions: one long answer would hold everybody up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

PORTION: Final = 100
T = TypeVar("T")


def portions(things: list[T]) -> Iterator[list[T]]:
    """The things in their order, some at a time."""
    for first in range(0, len(things), PORTION):
        yield things[first : first + PORTION]
