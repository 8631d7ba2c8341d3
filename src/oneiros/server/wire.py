"""All that goes over the wire, in both directions: the bodies of HTTP and the messages of the socket.

Everything that comes in is decoded strictly: unknown fields, wrong types and wrong tags are refused. The TypeScript
types of the web client and docs/protocol.md are made from these definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Line = Annotated[str, Meta(max_length=2000)]  # cut to size by `texts`, which also says why
Seat = Annotated[int, Meta(ge=0, le=15)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class Out(msgspec.Struct, frozen=True):
    """The body of an answer."""


class Refused(Out, frozen=True):
    """Why something was not done: a word for programs, a sentence for people, the rule where there is one."""

    code: str
    reason: str
    rule: str = ""


# Who somebody is


class Named(In, frozen=True):
    """A name to be called by."""

    name: Line


class Credentials(In, frozen=True):
    """An account's name and passphrase."""

    name: Line
    passphrase: Line


class NewPassphrase(In, frozen=True):
    """The passphrase as it is and as it shall be."""

    old: Line
    new: Line


class Arrival(In, frozen=True):
    """The secret of a personal link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Rating(Out, frozen=True):
    """How well somebody plays a game: `skill` is what they very probably surpass."""

    game: str
    skill: float
    games: int


class Me(Out, frozen=True):
    """Who one is to the server."""

    id: str
    name: str
    account: bool
    ratings: list[Rating]


class CarryLink(Out, frozen=True):
    """A personal link: whoever opens it within `seconds` is this person on their device. It works once.

    The page puts the secret behind the # of its address, where no server and no log sees it.
    """

    secret: str
    seconds: float


class Device(Out, frozen=True):
    """A session: one device on which one is known."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class Ended(Out, frozen=True):
    """How many sessions were ended."""

    sessions: int
