"""One server for one file: a second one on the same SQLite store is refused, also after the first was killed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from oneiros.core.errors import BadOption


class FileLock:
    """A file beside the store that one process holds. The system lets it go when that process ends, however it ends."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        """Hold it, or say who may be holding it."""
        held = sqlite3.connect(f"{self.store}.lock", timeout=0.0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            held.close()
            if "locked" not in str(error):
                raise
            raise BadOption(
                f"another server uses the store {self.store}; give this one another --store, or both a PostgreSQL",
                "store-in-use",
                file=str(self.store),
            ) from None
        self._held = held

    def let_go(self) -> None:
        """Let another have it."""
        if self._held is not None:
            self._held.close()
            self._held = None
