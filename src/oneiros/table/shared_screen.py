"""Several people at one device: who is before the screen, and whose own glass has run out.

Seats of one owner share a screen. In a phase that is played against the glass they lay one after another, each with a
fresh glass. While the device is handed on, the glass and the bots wait. The rules know nothing of it: their timer runs
out when the last of them has had a glass.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class SharedScreen:
    """Who is before the screen of a table, as far as time goes."""

    __slots__ = ("first", "out", "seat")

    def __init__(self) -> None:
        self.seat: int | None = None  # who took it last in this phase
        self.first: int | None = None  # who took it first in the last phase that had none before
        self.out: frozenset[int] = frozenset()  # whose own glass has run out in this phase

    def clone(self) -> SharedScreen:
        """An independent copy."""
        twin = SharedScreen()
        twin.seat, twin.first, twin.out = self.seat, self.first, self.out
        return twin

    def take(self, seat: int) -> None:
        """The player of this seat is before it."""
        if self.seat is None:
            self.first = seat
        self.seat = seat

    def begin_phase(self) -> None:
        """Everybody has a glass before them again, and another is to begin."""
        self.seat, self.out = None, frozenset()

    def following(self, seats: Sequence[int], at: int | None) -> int | None:
        """Of these seats the next one clockwise: from `at` on, or after the one who took it, or began, last."""
        if not seats:
            return None
        last = self.first if self.seat is None else self.seat
        from_seat = at if at is not None else 0 if last is None else last + 1
        return min(seats, key=lambda seat: (seat < from_seat, seat))


def shared_seats(owners: Iterable[str | None]) -> tuple[int, ...]:
    """The seats whose owner has others beside it."""
    known = list(owners)
    return tuple(seat for seat, owner in enumerate(known) if owner is not None and known.count(owner) > 1)
