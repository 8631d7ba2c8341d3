"""One seat of a table: who sits there, who plays it, and its clock."""

from __future__ import annotations

from typing import Literal

from oneiros.table.setup import Clock

BACK_WITH = 30.0
"""A player who comes back to a clock for the whole game has at least so many seconds, or all of a shorter clock."""


class Seat:
    """The state of one seat after the events so far."""

    def __init__(self, level: str | None = None, bank: float = 0.0) -> None:
        self.owner: str | None = None
        self.name = ""
        self.guest = False
        self.agent = False  # its owner is a program
        self.companion = False  # another person at the owner's screen plays it
        self.level = level  # of the bot that sits here from the beginning
        self.ready = False
        self.away: Literal["", "clock", "left", "host"] = ""
        self.resigned = False
        self.moved = 0  # the version of its last move
        self.nudged: float | None = None  # when its owner was last reminded
        # Its clock, for a person who plays.
        self.bank = bank  # seconds left for the whole game when it last stood still
        self.since: float | None = None  # runs since then

    def clone(self) -> Seat:
        """An independent copy."""
        twin = Seat(self.level, self.bank)
        twin.owner = self.owner
        twin.name = self.name
        twin.guest = self.guest
        twin.agent = self.agent
        twin.companion = self.companion
        twin.ready = self.ready
        twin.away = self.away
        twin.resigned = self.resigned
        twin.moved = self.moved
        twin.nudged = self.nudged
        twin.since = self.since
        return twin

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
