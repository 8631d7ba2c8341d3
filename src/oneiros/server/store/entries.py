"""What is stored of a table: entries of the journal, and how they are written, in one transaction, with no waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from oneiros.server import clock
from oneiros.server.store.models import events, seats, tables, tries
from oneiros.server.store.ratings import rate
from oneiros.server.store.sqlite_statements import driver_of, run_many


class SeatLine(msgspec.Struct, frozen=True, gc=False):
    """A seat as the lists of games show it."""

    seat: int
    person: str | None
    turn: bool
    result: str | None = None
    score: int | None = None
    round: int | None = None
    deadline: float | None = None


class NewTable(msgspec.Struct, frozen=True, gc=False):
    """A new table: its row, its seats and its first events."""

    row: dict[str, Any]  # but for what its state says: version, stage, moments
    stage: str
    due_at: float | None
    events: tuple[bytes, ...]
    seats: tuple[SeatLine, ...]


class GameOver(msgspec.Struct, frozen=True, gc=False):
    """What the end of a game changes beyond its table: ratings, and the result of a daily try."""

    game: str
    won: dict[str, bool]  # by person; empty where the game does not count
    line: str | None = None  # of a daily game


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Events that follow a version of a table, and what the lists and the clock need to know after them."""

    table: str
    after: int  # the version they follow
    events: tuple[bytes, ...]
    stage: str
    due_at: float | None
    seats: tuple[SeatLine, ...] = ()  # those that changed
    game_over: GameOver | None = None
    new_table: NewTable | None = None  # of a table that begins in the same moment


def append(connection: Connection, entries: Sequence[Entry], process: str, lease_seconds: float) -> set[str]:
    """Append the entries that follow the stored version of their table; gives the tables of those."""
    versions = _versions(connection, sorted(entry.table for entry in entries))
    fresh = [entry for entry in entries if versions.get(entry.table) == entry.after]
    if not fresh:
        return set()
    now = clock.now()
    lines = [
        (entry.table, entry.after + place, data) for entry in fresh for place, data in enumerate(entry.events, start=1)
    ]
    if lines:
        run_many(connection, _EVENT, _EVENT_NAMES, lines)
    run_many(connection, _TABLE, _TABLE_NAMES, [_table_line(entry, now, process, lease_seconds) for entry in fresh])
    changed = [
        (entry.table, at.seat, at.person, at.turn, at.result, at.score, at.round, at.deadline)
        for entry in fresh
        for at in entry.seats
    ]
    if changed:
        run_many(connection, _SEAT, _SEAT_NAMES, changed)
    for entry in fresh:
        if entry.new_table is not None:
            insert_table(connection, entry.new_table)
        if entry.game_over is not None:
            rate(connection, entry.table, entry.game_over.game, entry.game_over.won, now)
            if entry.game_over.line is not None:
                result = update(tries).where(tries.c.table_id == entry.table).values(line=entry.game_over.line)
                connection.execute(result)
    return {entry.table for entry in fresh}


def _versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """How far these tables are, but for closed ones. On PostgreSQL their rows are locked, always in the same order."""
    if connection.dialect.name == "sqlite":  # which has one writer only
        found = driver_of(connection).execute(_VERSIONS, (msgspec.json.encode(ids).decode(),)).fetchone()[0]
        stored: dict[str, int] = msgspec.json.decode(found)
        return stored
    found = connection.execute(
        select(tables.c.id, tables.c.version)
        .where(tables.c.id.in_(ids), tables.c.closed.is_(None))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return {row.id: row.version for row in found}


def insert_table(connection: Connection, new_table: NewTable) -> None:
    """Store a new table."""
    now, id = clock.now(), new_table.row["id"]
    connection.execute(
        insert(tables).values(
            **new_table.row,
            version=len(new_table.events),
            stage=new_table.stage,
            opened=now,
            touched=now,
            due_at=new_table.due_at,
            lease_until=0.0,
            lease_by="",
        )
    )
    lines = [
        {"table_id": id, "version": version, "data": data} for version, data in enumerate(new_table.events, start=1)
    ]
    if lines:
        connection.execute(insert(events), lines)
    connection.execute(insert(seats), [{"table_id": id, **msgspec.structs.asdict(line)} for line in new_table.seats])


def _table_line(entry: Entry, now: float, process: str, lease_seconds: float) -> tuple[object, ...]:
    due = entry.due_at
    lease = 0.0 if due is None else max(now, due) + lease_seconds
    return entry.table, entry.after + len(entry.events), entry.stage, now, due, lease, process


# The statements of every move, and the names of what a row of each gives them, in its order.
_VERSIONS = (  # in one row: see `sqlite_statements`
    "SELECT json_group_object(id, version) FROM tables WHERE id IN (SELECT value FROM json_each(?)) AND closed IS NULL"
)
_EVENT_NAMES = ("table_id", "version", "data")
_TABLE_NAMES = ("of", "to_version", "to_stage", "to_touched", "to_due", "to_lease", "to_by")
_SEAT_NAMES = ("of", "at_seat", "to_person", "to_turn", "to_result", "to_score", "to_round", "to_deadline")
_EVENT = insert(events).values(table_id=bindparam("table_id"), version=bindparam("version"), data=bindparam("data"))
_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        version=bindparam("to_version"),
        stage=bindparam("to_stage"),
        touched=bindparam("to_touched"),
        due_at=bindparam("to_due"),
        lease_until=bindparam("to_lease"),
        lease_by=bindparam("to_by"),
    )
)
_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at_seat"))
    .values(
        person=bindparam("to_person"),
        turn=bindparam("to_turn"),
        result=bindparam("to_result"),
        score=bindparam("to_score"),
        round=bindparam("to_round"),
        deadline=bindparam("to_deadline"),
    )
)
