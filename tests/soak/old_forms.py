"""A store as an older version of the server would have left it: what later migrations have added is taken away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from oneiros.server.store.migrating import migrate

Form = dict[str, set[str]]


def revisions() -> list[str]:
    """All forms of the store, the oldest first."""
    scripts = ScriptDirectory(str(Path(migrate.__code__.co_filename).with_name("migrations")))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def make_old(store: Path, revision: str) -> None:
    """Turn a store that no server uses back into the form that it had at a revision. No game loses anything."""
    with TemporaryDirectory() as folder:
        example = Path(folder) / "example.db"
        with create_engine(f"sqlite:///{example}").begin() as connection:
            migrate(connection, revision)
        with closing(sqlite3.connect(example)) as old:
            columns, indexes = _columns(old), _indexes(old)
    with closing(sqlite3.connect(store, isolation_level=None)) as now:
        for index in _indexes(now) - indexes:
            now.execute(f"DROP INDEX {index}")
        for table, found in _columns(now).items():
            if table not in columns:
                now.execute(f"DROP TABLE {table}")
                continue
            for column in found - columns[table]:
                now.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        now.execute("UPDATE alembic_version SET version_num = ?", (revision,))


def _columns(store: sqlite3.Connection) -> Form:
    tables = store.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {name: {row[1] for row in store.execute(f"PRAGMA table_info({name})")} for (name,) in tables}


def _indexes(store: sqlite3.Connection) -> set[str]:
    found = store.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    return {name for (name,) in found}
