"""One seat of a table: who sits there, who plays it, and its clock."""

from __future__ import annotations

from typing import Literal

import msgspec

from oneiros.table.setup import Clock

BACK_WITH = 30.0
"""A player who comes back to a clock for the whole game has at least so many seconds, or all of a shorter clock."""


class Seat(msgspec.Struct):
    """The state of one seat after the events so far."""

    owner: str | None = None
    name: str = ""
    guest: bool = False
    agent: bool = False  # its owner is a program
    companion: bool = False  # another person at the owner's screen plays it
    level: str | None = None  # of the bot that sits here from the beginning
    ready: bool = False
    away: Literal["", "clock", "left", "host"] = ""
    resigned: bool = False
    moved: int = 0  # the version of its last move
    nudged: float | None = None  # when its owner was last reminded

    # Its clock, for a person who plays.
    bank: float = 0.0  # seconds left for the whole game when it last stood still
    since: float | None = None  # runs since then

    @property
    def is_person(self) -> bool:
        """Whether the seat has an owner."""
        return self.owner is not None

    @property
    def is_open(self) -> bool:
        """Whether anybody could sit down here."""
        return self.owner is None and self.level is None

    @property
    def plays(self) -> bool:
        """Whether its owner plays it: they are there and have not resigned."""
        return self.owner is not None and not self.away and not self.resigned

    def stop(self, at: float, clock: Clock, moved: bool) -> None:
        """The clock stands still; a move of its owner brings the increment."""
        if self.since is not None and clock.kind == "game":
            self.bank = max(0.0, self.bank - (at - self.since)) + (clock.increment if moved else 0.0)
        self.since = None

    def deadline(self, clock: Clock) -> float | None:
        """When the time is up; None while the clock stands still."""
        if self.since is None:
            return None
        return self.since + (clock.seconds if clock.kind == "move" else self.bank)

    def seconds_left(self, clock: Clock, now: float) -> float | None:
        """What its clock shows."""
        if clock.kind == "none" or not self.is_person:
            return None
        full = clock.seconds if clock.kind == "move" else self.bank
        return full if self.since is None else max(0.0, full - max(0.0, now - self.since))

    def come_back(self, clock: Clock) -> None:
        """The owner plays again, with some time on the clock."""
        self.away = ""
        self.bank = max(self.bank, min(clock.seconds, BACK_WITH))
