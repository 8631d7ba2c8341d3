"""The one place where it is said that a table has moved on. All who have to know are in one list of listeners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from oneiros.server.live.tables import LiveTable


class TableMoved(NamedTuple):
    """This process's copy of a table has new events, which are stored."""

    live: LiveTable
    ours: bool
    """Whether this process stored them. Then it tells the other processes and sees to what is due."""


Listener = Callable[[TableMoved], None]
"""It must return at once, and do its work elsewhere."""


class Announcements:
    """Tells the listeners, in their order, of every table that has moved on."""

    def __init__(self) -> None:
        self.listeners: Sequence[Listener] = ()

    def announce(self, moved: TableMoved) -> None:
        """Tell all listeners."""
        for listener in self.listeners:
            listener(moved)
