"""The statements of every move, on SQLite: the text is made once and handed to the driver.

There a statement takes the driver a few microseconds, and the layer above it, which weighs every one anew, a hundred
times that. Other stores are reached over a network, where this is nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, in the same transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def run_many(connection: Connection, statement: Insert | Update, rows: Sequence[Mapping[str, Any]]) -> None:
    """Run a statement, which must be one made once for all, for each of the rows."""
    if connection.dialect.name == "sqlite":
        text, names = _compiled(statement)
        driver_of(connection).executemany(text, [[row[name] for name in names] for row in rows])
    else:
        connection.execute(statement, rows)


@cache
def _compiled(statement: Insert | Update) -> tuple[str, list[str]]:
    """The text of a statement for SQLite, and the names of its parameters in their order."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
    assert compiled.positiontup is not None
    return str(compiled), compiled.positiontup
