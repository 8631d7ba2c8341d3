"""Who looks at which table, through whichever process.

Each process tells the others whose sockets it holds, when somebody comes or goes and then again now and then. A process
that has not told for a while is gone, and with it those who looked through it.
"""

from __future__ import annotations

import time
from typing import Final

from oneiros.server.live.hub import Hub, Note
from oneiros.server.live.tables import LiveTable, LiveTables

SILENCES: Final = 3  # after so many times that it should have told, a process counts as gone


class Presence:
    """Keeps every copy's list of who looks at it from elsewhere."""

    def __init__(self, tables: LiveTables, hub: Hub, seconds: float) -> None:
        self._tables = tables
        self._hub = hub
        self._longest = SILENCES * seconds

    def changed(self, live: LiveTable) -> None:
        """Somebody came to a table or went, through this process."""
        _look(live)
        self._tell([live])

    def repeat(self) -> None:
        """Tell the others of everybody here, and forget whom nobody tells of any more."""
        watched = self._tables.watched()
        self._tell(watched)
        old = time.monotonic() - self._longest
        for live in watched:
            gone = [process for process, (at, _) in live.elsewhere.items() if at < old]
            for process in gone:
                del live.elsewhere[process]
            if gone:
                _look(live)

    def heard(self, note: Note) -> None:
        """Another process tells of its sockets."""
        for id, seats in note.here.items():
            live = self._tables.cached(id)
            if live is None:
                continue
            before = live.here()
            live.elsewhere[note.sender] = (time.monotonic(), frozenset(seats))
            if live.here() != before:
                _look(live)

    def _tell(self, lives: list[LiveTable]) -> None:
        if self._hub.shared and lives:
            self._hub.send(Note(self._hub.process, here={live.id: tuple(sorted(live.here_now())) for live in lives}))


def _look(live: LiveTable) -> None:
    for viewer in live.viewers:
        viewer.look()
