"""A consistent copy of the one-file store, made while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from oneiros.core.errors import OneirosError


class BackupFailed(OneirosError):
    """The copy could not be made; the message says why."""


def back_up(source: Path, target: Path) -> int:
    """Copy the store to a new file, as it is at one moment; how many tables (matches) are in it.

    SQLite's own online copy takes what was committed and nothing else; the server may go on writing. The copy is
    checked before it gets its name.
    """
    if not source.is_file():
        raise BackupFailed(f"there is no store at {source}", "no-store", file=str(source))
    if target.exists():
        raise BackupFailed(f"{target} is there already", "file-there", file=str(target))
    draft = target.with_name(target.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)  # it holds the server's secret
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(draft)) as copy,
        ):
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BackupFailed("the copy is damaged; is the disk full?", "copy-damaged")
            found = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise BackupFailed(f"{target}: {error}", "save-failed", file=str(target), reason=str(error)) from None
    return int(found)
