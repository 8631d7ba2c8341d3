"""The newsstand: keeps for some seats of one game what each was told since it last looked."""

from __future__ import annotations

from collections.abc import Iterable

from oneiros.core.state import State
from oneiros.core.types import News

MOST_KEPT = 500


class Newsstand:
    """News by seat, each as that seat may know it. Without seats it keeps nothing and costs nothing."""

    def __init__(self, state: State, seats: Iterable[int]) -> None:
        self._kept: dict[int, list[News]] = {seat: [] for seat in seats}
        if self._kept:
            state.listen()

    def hear(self, state: State) -> None:
        """A move was made: keep what it brought about."""
        for seat, kept in self._kept.items():
            kept += state.news(seat)
            del kept[:-MOST_KEPT]

    def take(self, seat: int) -> list[News]:
        """What the seat was told since it last took it."""
        kept = self._kept.get(seat)
        if not kept:
            return []
        taken = kept[:]
        kept.clear()
        return taken
