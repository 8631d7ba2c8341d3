"""What is kept of a page's tables, and the shelf it is kept on: the browser's own database, or memory without one."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from oneiros.core.errors import Refusal
from oneiros.server.live.house_table import Manners
from oneiros.server.wire import OwnGame
from oneiros.table import AnyEvent, Setup, Table

Written = Literal["kept", "stale", "full"]
"""What became of a write: another was quicker, or the browser has no room. Then nothing is kept of it."""


class Shelf(Protocol):
    """Keeps texts. JavaScript gives it; every method is one transaction."""

    async def read(self, table: str) -> str | None:
        """A `KeptTable` as JSON, or None."""

    async def write(self, table: str, after: int, row: str, events: str) -> Written:
        """Keep a row, and a JSON list of events after a version; at another version it is stale."""

    async def rows(self) -> str:
        """All rows, as a JSON list."""

    async def get(self, name: str) -> str | None:
        """A single value, by its name."""

    async def put(self, name: str, value: str) -> Written:
        """Keep a single value."""


def no_room() -> Refusal:
    """The browser keeps no more. What was to be kept is not done."""
    return Refusal("no-room", "this browser has no room left to save that, so nothing was done", 507)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is kept of a table beside its events. It holds the seed, so it never leaves the worker before the end."""

    id: str
    code: str
    listed: bool = False
    day: str | None = None
    manners: Manners = Manners()
    setup: Setup
    opened: float
    own: OwnGame  # as lists show it
    line: str | None = None  # the result of a daily game, to be shared


class KeptTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table as it is kept."""

    row: Row
    events: list[AnyEvent]

    def load(self) -> Table:
        """The table as it is after its events; a table of other rules or cards is refused."""
        return Table.load(self.row.setup, self.events)


def read_kept(text: str) -> KeptTable:
    """A kept table; what cannot be read is refused with a sentence."""
    try:
        return msgspec.json.decode(text, type=KeptTable)
    except msgspec.MsgspecError:
        raise Refusal("set-aside", "this table cannot be read any more", 410) from None
