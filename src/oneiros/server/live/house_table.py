"""A table as a house keeps it: a match with its address, its opener and its manners. A server has many, a page some.

What a viewer gets of one is made in `redaction`, and what a message asks of one in `proposals`. Neither knows how a
table is stored or how its viewers are reached, so both serve a server and a page alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from oneiros.server.wire import ChatKind
from oneiros.table import AnyEvent, Moment, Table

Propose = Callable[[Table, float], list[AnyEvent]]
"""What somebody wants to do, asked of a table at a moment."""


class Person(Protocol):
    """Somebody whom the house knows."""

    @property
    def id(self) -> str:
        """Their id, which nobody is shown."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def account(self) -> bool:
        """Whether the name is theirs alone."""

    @property
    def keeper(self) -> str:
        """Of a bot account, who keeps it; '' of a person."""


class Manners(msgspec.Struct, frozen=True):
    """What is agreed at a table beyond the rules of the game."""

    hints: bool = False
    chat: ChatKind = "all"
    agents: bool = False  # whether bot accounts may sit down, where the table is listed


class HouseTable:
    """A table, and what the house knows of it."""

    def __init__(
        self, id: str, code: str, opener: str, listed: bool, day: str | None, manners: Manners, table: Table
    ) -> None:
        self.id = id
        self.code = code
        self.opener = opener
        self.listed = listed
        self.day = day
        self.manners = manners
        self.table = table
        self._moment: Moment | None = None

    def moment(self, now: float) -> Moment:
        """The table as it stands now, of which every viewer gets their part."""
        here, moment = self.here(), self._moment
        if moment is None or not moment.holds(self.table, now, here):
            moment = self._moment = Moment(self.table, now, here)
        return moment

    def seat_of(self, person: str | None, shown: int | None) -> int | None:
        """The seat through whose eyes this person looks; of several at one screen, that of the one before it.

        Before the game and after it nothing is hidden. Then it is their own.
        """
        if person is None:
            return None
        if not self.table.sharing:
            return self.table.seat_of(person)
        seats = self.table.seats_of(person)
        if len(seats) > 1 and shown not in seats and self.table.status == "playing":
            return None
        return shown if len(seats) > 1 and shown in seats else self.table.seat_of(person)

    def here(self) -> set[int]:
        """The seats whose owners look."""
        raise NotImplementedError
