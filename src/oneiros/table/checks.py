"""What has to be so before something may happen at a table, and the reasons why not."""

from __future__ import annotations

from typing import Final

import msgspec

from oneiros.core.record import Play
from oneiros.table import events as ev
from oneiros.table.ledger import Ledger
from oneiros.table.refusals import Reason, TableRefusal

Events = list[ev.AnyEvent]
MOST_CHANGES: Final = 2000
"""After so many events that are no moves, nobody sits down, comes back, asks to undo or offers a rematch any more."""


class CheckedLedger(Ledger):
    """A ledger that refuses what cannot be asked of it now."""

    def _gathering(self) -> None:
        if self.play is not None:
            raise TableRefusal(Reason.BEGUN, "the game has begun")

    def _playing(self) -> Play:
        if self.play is None:
            raise TableRefusal(Reason.NOT_BEGUN, "the game has not begun")
        if self.status == "over":
            raise TableRefusal(Reason.OVER, "the game is over")
        return self.play

    def _after(self, owner: str) -> list[int]:
        """The seats of a person, and of those who share their screen, who are at the table after the game."""
        seats = [seat for seat in self._seats(owner) if not self.seats[seat].away]
        if self.status != "over":
            raise TableRefusal(Reason.NOT_OVER, "the game is not over")
        if self.rematch_table is not None:
            raise TableRefusal(Reason.REMATCH_MADE, "the next game has been set up already")
        if not seats:
            raise TableRefusal(Reason.AWAY, "you have left this table; come back first")
        return seats

    @property
    def has_room(self) -> bool:
        """Whether more may happen at the table than moves."""
        return self.changes < MOST_CHANGES

    def _check_room(self) -> None:
        if not self.has_room:
            raise TableRefusal(
                Reason.TOO_MANY_CHANGES,
                "too much was changed at this table: play the game to its end, or open another table",
            )

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise TableRefusal(
                Reason.NO_SUCH_SEAT, f"there is no seat {seat + 1}; the seats are 1 to {self.setup.players}"
            )

    def _seats(self, owner: str) -> list[int]:
        """The seats of a person and of those who share their screen."""
        seats = self.seats_of(owner)
        if not seats:
            raise TableRefusal(Reason.NOT_SEATED, "you have no seat at this table")
        return seats

    def _seat(self, owner: str, seat: int | None = None) -> int:
        """The seat of a person. Where several share a screen, it has to be said who of them is before it."""
        seats = self._seats(owner)
        if seat is None and len(seats) > 1:
            raise TableRefusal(Reason.NOBODY_SHOWN, "several people share this screen: say first who is before it")
        if seat is not None and seat not in seats:
            raise TableRefusal(Reason.NOT_SEATED, "that seat is not of this screen")
        return seats[0] if seat is None else seat

    def _player(self, owner: str, seat: int | None = None) -> int:
        """The seat of a person who plays it now."""
        seat = self._seat(owner, seat)
        self._playing()
        if self.seats[seat].resigned:
            raise TableRefusal(Reason.RESIGNED, "you have resigned this game")
        if self.seats[seat].away:
            raise TableRefusal(Reason.AWAY, "a bot plays your seat; take it back first")
        return seat

    def _moment(self, now: float) -> float:
        """The moment. It never runs backwards at one table, though several machines give it."""
        return max(float(now), self.time)

    def _dated(self, now: float, *events: ev.AnyEvent) -> Events:
        """Events with the moment and the next versions."""
        at = self._moment(now)
        return [
            msgspec.structs.replace(event, version=self.version + number, at=at)
            for number, event in enumerate(events, start=1)
        ]
