"""What can happen at a table. A table is its setup and the list of its events, and nothing else.

Every event carries its version (1, 2, 3 ... at each table) and the moment it happened, in seconds. Events are
stored as JSON and never sent to anyone: `Moved` holds actions that others may not know.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

OWNER = "owner"
"""In `Moved.by`: the person whose seat it is. Otherwise it is a bot's level, or `BY_TABLE`."""
BY_TABLE = "table"


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="event", tag=_tag):
    """Something that happened at a table. It holds plain values and no other event, so no collector need look at it."""

    version: int
    at: float


# Before the game


class Sat(Event, frozen=True, omit_defaults=True):
    """A person took an open seat, or, with the host's consent, a bot's, even in play."""

    seat: int
    owner: str
    name: str
    guest: bool = False  # whether the name is nobody's for good, so that another may have it too
    agent: bool = False  # whether it is no person but a program that plays from elsewhere
    companion: bool = False  # whether it is another person at the owner's screen


class BotSat(Event, frozen=True):
    """A bot was put on an open seat, or took the place of another."""

    seat: int
    level: str


class Left(Event, frozen=True):
    """Before the game: the seat is open again. After it: its owner is gone."""

    seat: int


class SeatTransferred(Event, frozen=True, omit_defaults=True, tag="inherited"):
    """At any time: the owner of the seat is known by another id and name from now on."""

    seat: int
    owner: str
    name: str
    guest: bool = False


class Readied(Event, frozen=True):
    """A person is ready to begin, or not any more."""

    seat: int
    ready: bool


class SeatAsked(Event, frozen=True, omit_defaults=True):
    """A person would like to have the seat of a bot. Before the game or in play."""

    seat: int
    owner: str
    name: str
    guest: bool = False


class SeatRefused(Event, frozen=True):
    """They do not get it. To grant it is `Sat`."""

    seat: int


class Started(Event, frozen=True):
    """The cards are dealt."""


# In play


class Moved(Event, frozen=True):
    """A move was made: by the owner of the seat, by a bot or, as seat `TABLE`, by the table itself."""

    seat: int
    action: int
    by: str


class TookScreen(Event, frozen=True):
    """Of several people at one screen, the player of this seat is before it from now on. Kept where time matters."""

    seat: int


class OutOfTime(Event, frozen=True):
    """The own glass of a player at a shared screen has run out, while others there have not had theirs."""

    seat: int


class TookOver(Event, frozen=True):
    """A bot plays the seat from now on: their clock ran out, they left, or the host would not wait any longer."""

    seat: int
    why: Literal["clock", "left", "host"]


class Nudged(Event, frozen=True):
    """The host reminds a player that the table waits for them."""

    seat: int


class HandedBack(Event, frozen=True):
    """The owner of a seat is back, or gets it back from the host. After the game: there again for a rematch."""

    seat: int


class UndoAsked(Event, frozen=True):
    """A person asks the others to let them take back their last move; so many moves in all."""

    seat: int
    moves: int


class UndoAgreed(Event, frozen=True):
    """Another person agrees."""

    seat: int


class UndoRefused(Event, frozen=True):
    """Another person refuses, or the one who asked withdraws the request."""

    seat: int


class TookBack(Event, frozen=True):
    """The last so many moves are as if never made."""

    seat: int
    moves: int


class Resigned(Event, frozen=True):
    """A person has lost; a bot plays their seat if the game goes on."""

    seat: int


class Ended(Event, frozen=True):
    """Nobody is left to play against: the game is over before its end."""


# After the game


class RematchOffered(Event, frozen=True):
    """A person wants to play again, perhaps with other settings and on other seats.

    `order` names for each seat of the next game the seat that its player has now; empty means one seat further on.
    Without `options` the settings stay. Those who agreed to an earlier offer are asked again.
    """

    seat: int
    order: tuple[int, ...] = ()
    options: dict[str, bool | int | str] | None = None


class RematchAccepted(Event, frozen=True):
    """Another person wants to, too."""

    seat: int


class RematchRefused(Event, frozen=True):
    """A person does not, or not any more."""

    seat: int


class Rematched(Event, frozen=True):
    """The next game is at that table; what its name means is the caller's."""

    table: str


AnyEvent = (
    Sat
    | BotSat
    | Left
    | SeatTransferred
    | Readied
    | SeatAsked
    | SeatRefused
    | Started
    | Moved
    | TookScreen
    | OutOfTime
    | TookOver
    | Nudged
    | HandedBack
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | TookBack
    | Resigned
    | Ended
    | RematchOffered
    | RematchAccepted
    | RematchRefused
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> bytes:
    """An event as JSON for a store."""
    return _encoder.encode(event)


def decode_event(text: bytes | str) -> AnyEvent:
    """An event from its JSON; msgspec's errors say what is wrong with it."""
    event: AnyEvent = _decoder.decode(text)
    return event


def name_of(event: AnyEvent) -> str:
    """What the event is called in JSON: `took-back`."""
    return str(type(event).__struct_config__.tag)
