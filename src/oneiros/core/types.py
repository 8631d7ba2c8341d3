"""The small value types of the contract: options, outcomes, timers, moves, views, news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

TABLE: Final = -1
"""The seat of the table itself, which acts when a timer has run out."""


class Option(msgspec.Struct, frozen=True):
    """One setting of a game: its default, its choices, and a sentence on what it does."""

    default: bool | int | str
    choices: Sequence[bool | int | str]
    help: str

    def allows(self, value: object) -> bool:
        """Whether the value is one of the choices and has the same type (`1` is not `True`)."""
        return any(type(value) is type(choice) for choice in self.choices[:1]) and value in self.choices

    def describe(self) -> str:
        """The choices in words."""
        if isinstance(self.choices, range):
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(shown(choice) for choice in self.choices)


def shown(value: object) -> str:
    """An option's value as people write it: yes and no rather than True and False."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points per seat, the winners (none, one or several), and the reason as a word."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Timer(msgspec.Struct, frozen=True):
    """After `seconds` the table applies `action` as seat `TABLE`."""

    seconds: float
    action: int


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A move in words. Each game's moves are subclasses, and the field "do" says which one it is."""


class News(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as one seat saw it. A fact that the seat may not see is None."""

    what: str
    seat: int | None = None
    facts: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that one seat may see. Every game's view has these fields and its own."""

    game: str
    players: int
    seat: int | None  # whose eyes; None for a spectator
    actors: tuple[int, ...]  # who may act now
    phase: str  # what is asked of them
    outcome: Outcome | None = None


def plain(value: object) -> Any:
    """A view, move or record as dicts, lists and plain values, ready for JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
