"""What a table gives out, as values: its parts as a viewer is shown them, how it ended, and what is due.

They are apart from the code that makes them because that code is compiled. None can lead back to itself, so the
garbage collector need not follow them (`gc=False`): every move makes some dozens.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from oneiros.core.types import Move, News, Outcome, View
from oneiros.table.setup import Clock

Status = Literal["gathering", "playing", "over"]


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended for the people in it.

    `outcome` is the game's own, None when the game was broken off. A seat whose owner resigned never wins, even if the
    bot that played on for it did.
    """

    reason: str
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
    outcome: Outcome | None


class SeatShown(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str  # of a person
    guest: bool  # a person without an account: others may have the same name
    agent: bool  # no person but a bot account: a program plays from elsewhere
    companion: bool  # another person at the screen of the one who opened the table
    level: str | None  # of the bot that plays it now, even if a person owns it
    here: bool  # connected
    ready: bool
    away: Literal["", "clock", "left", "host"]
    waited: float | None  # seconds since the last move, if the table waits for the person who plays it
    resigned: bool
    clock: float | None  # seconds left
    running: bool


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal move of the viewer."""

    action: int
    move: Move
    warning: str | None  # the name of a reason to think twice


class ToldEvent(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """An event as one viewer may be told of it."""

    version: int
    at: float
    event: str
    seat: int | None = None
    name: str | None = None  # of a person who sat down
    by: str | None = None  # who moved where it was not the owner of the seat: table or a bot's level
    moves: int | None = None  # taken back, or asked to be
    why: str | None = None
    ready: bool | None = None
    table: str | None = None  # of the rematch
    news: list[News] = []


class UndoShown(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Whether moves can be taken back, and what was asked."""

    possible: bool  # by the viewer, now
    why_not: str | None  # the reason why not, for a viewer who plays
    asked_by: int | None
    moves: int | None
    agreed: list[int]


class RematchShown(msgspec.Struct, frozen=True, gc=False):
    """Who wants to play again, how, and where."""

    wanted: list[int]
    agreed: bool
    table: str | None
    order: tuple[int, ...]  # for each seat of the next game the seat that its player has now; empty: one further on
    options: dict[str, bool | int | str] | None  # where they are to be others


class WishShown(msgspec.Struct, frozen=True, gc=False):
    """Somebody who asks for the seat of a bot."""

    seat: int
    name: str


class Snapshot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that one viewer gets of a table."""

    version: int
    status: Status
    you: int | None  # the viewer's seat
    game: str
    rules_version: int
    content: str
    players: int
    options: dict[str, bool | int | str]
    clock: Clock
    substitute: str
    seats: list[SeatShown]
    turn: tuple[int, ...]  # the seats that the game waits for
    asked: int | None  # the question the viewer is asked, to be sent back with the answer
    timer: float | None  # seconds until the game's own timer has run out
    view: View | None  # before the start there is nothing to see
    choices: list[Choice]
    undo: UndoShown
    wishes: list[WishShown]  # for seats of bots
    rematch: RematchShown
    result: Result | None
    promise: str  # of the shuffle: see `fairness`
    seed: int | str | None  # after the end
    told: list[ToldEvent]  # what has happened since the version the viewer knew


class DueEvent(msgspec.Struct, frozen=True, gc=False):
    """Something that has to happen at a moment. It stays in `Table.due` until somebody has done it, no matter who.

    A `bot` has to be asked for the move of its seat (`mind`, then `answer`). A `clock` that has run out is fired, and
    so is the `glass` (a timer of the game's own).
    """

    kind: Literal["bot", "clock", "glass"]
    seat: int
    at: float
    mark: int  # the version since which it is due
