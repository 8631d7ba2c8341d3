"""The statements of every move, on SQLite: one for all rows of a batch, handed to the driver as JSON.

The driver lets other threads run at every row, and then waits for its turn again. Beside a busy event loop that takes
twenty times as long as the row itself. One statement reads all rows from one JSON text, and waits once. Its own text is
made once too. Other stores are reached over a network, where all this is nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Insert, LargeBinary, Update
from sqlalchemy.dialects import sqlite


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, in the same transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


PATIENCE: Final = "oneiros.patience"  # how long a connection waits now
PRIMARY: Final = 0xFF  # the part of an error code of SQLite that says what kind it is


class Locked(Exception):
    """Another program writes into the store just now."""


def be_patient(connection: Connection, seconds: float) -> None:
    """Wait so long from now on when another program writes into the store."""
    if connection.info.get(PATIENCE) != seconds:
        driver_of(connection).execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")
        connection.info[PATIENCE] = seconds


@contextmanager
def driver_transaction(connection: Connection, seconds: float) -> Iterator[None]:
    """One transaction of the driver itself: all of it is kept, or none of it. For others' to end it waits so long.

    Where it should not wait at all, and would have to, it raises `Locked`.
    """
    be_patient(connection, seconds)
    driver = driver_of(connection)
    try:
        driver.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if not seconds and error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY:
            raise Locked from error
        raise
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:  # a full disk may have ended it already
            driver.execute("ROLLBACK")
        raise


def run_many(
    connection: Connection, statement: Insert | Update, names: tuple[str, ...], rows: Sequence[tuple[Any, ...]]
) -> None:
    """Run a statement, which must be one made once for all, for each of the rows, which give it what `names` says.

    Bytes in them are texts.
    """
    if connection.dialect.name == "sqlite":
        text, binary = _compiled(statement, names)
        if binary:
            rows = [tuple([one.decode() if type(one) is bytes else one for one in row]) for row in rows]
        driver_of(connection).execute(text, (msgspec.json.encode(rows).decode(),))
    else:
        connection.execute(statement, [dict(zip(names, row, strict=True)) for row in rows])


@cache
def _compiled(statement: Insert | Update, names: tuple[str, ...]) -> tuple[str, bool]:
    """The text of a statement for SQLite, with rows as `names` says, and whether any of them is bytes."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
    assert compiled.positiontup is not None
    asked = list(compiled.positiontup)
    binary = [isinstance(compiled.binds[name].type, LargeBinary) for name in asked]
    columns = []
    for place, name in enumerate(asked):
        value = f"json_extract(value, '$[{names.index(name)}]')"
        columns.append(f"{f'CAST({value} AS BLOB)' if binary[place] else value} AS given{place}")
    given = f"SELECT {', '.join(columns)} FROM json_each(?)"
    text = str(compiled)
    if statement.is_insert:
        return f"{text.partition(' VALUES ')[0]} {given}", any(binary)
    for place in range(len(asked)):
        text = text.replace("?", f"given{place}", 1)
    change, _, condition = text.partition(" WHERE ")
    return f"{change} FROM ({given}) WHERE {condition}", any(binary)
