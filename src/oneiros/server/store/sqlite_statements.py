"""The statements of every move, on SQLite: one for all rows of a batch, handed to the driver as JSON.

The driver lets other threads run at every row, and then waits for its turn again. Beside a busy event loop that takes
twenty times as long as the row itself. One statement reads all rows from one JSON text, and waits once. Its own text is
made once too. Other stores are reached over a network, where all this is nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, LargeBinary, Update
from sqlalchemy.dialects import sqlite


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, in the same transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


@contextmanager
def driver_transaction(connection: Connection) -> Iterator[None]:
    """One transaction of the driver itself: all of it is kept, or none of it."""
    driver = driver_of(connection)
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:  # a full disk may have ended it already
            driver.execute("ROLLBACK")
        raise


def run_many(connection: Connection, statement: Insert | Update, rows: Sequence[Mapping[str, Any]]) -> None:
    """Run a statement, which must be one made once for all, for each of the rows. Bytes in them are texts."""
    if connection.dialect.name == "sqlite":
        text, names, binary = _compiled(statement)
        values = [[row[name] for name in names] for row in rows]
        for row in values if binary else ():
            for place in binary:
                row[place] = row[place].decode()
        driver_of(connection).execute(text, (msgspec.json.encode(values).decode(),))
    else:
        connection.execute(statement, rows)


@cache
def _compiled(statement: Insert | Update) -> tuple[str, list[str], list[int]]:
    """The text of a statement for SQLite, the names of its parameters in their order, and the places of bytes."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
    assert compiled.positiontup is not None
    names = list(compiled.positiontup)
    binary = [place for place, name in enumerate(names) if isinstance(compiled.binds[name].type, LargeBinary)]
    columns = []
    for place in range(len(names)):
        value = f"json_extract(value, '$[{place}]')"
        columns.append(f"{f'CAST({value} AS BLOB)' if place in binary else value} AS given{place}")
    given = f"SELECT {', '.join(columns)} FROM json_each(?)"
    text = str(compiled)
    if statement.is_insert:
        return f"{text.partition(' VALUES ')[0]} {given}", names, binary
    for place in range(len(names)):
        text = text.replace("?", f"given{place}", 1)
    change, _, condition = text.partition(" WHERE ")
    return f"{change} FROM ({given}) WHERE {condition}", names, binary
