"""The journal: appends events to the store, in order, for many tables at once.

Whoever appends waits until their events are committed. While one transaction is under way, what comes in is gathered
for the next one, so a busy server pays for a commit once for many moves (group commit), and an idle one at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.server.errors import Refusal, StoreDown
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.models import events, seats, tables, tries
from oneiros.server.ratings import rate
from oneiros.server.store import Store

MOST_AT_ONCE = 200


class SeatLine(msgspec.Struct, frozen=True):
    """A seat as the lists of games show it."""

    seat: int
    person: str | None
    turn: bool
    result: str | None = None
    score: int | None = None


class Birth(msgspec.Struct, frozen=True):
    """A new table: its row, its seats and its first events."""

    row: dict[str, Any]  # but for what its state says: version, stage, moments
    stage: str
    due_at: float | None
    events: tuple[bytes, ...]
    seats: tuple[SeatLine, ...]


class Finale(msgspec.Struct, frozen=True):
    """What the end of a game changes beyond its table: ratings, and the result of a daily try."""

    game: str
    won: dict[str, bool]  # by person
    line: str | None = None  # of a daily game


class Entry(msgspec.Struct, frozen=True):
    """Events that follow a version of a table, and what the lists and the clock need to know after them."""

    table: str
    after: int  # the version they follow
    events: tuple[bytes, ...]
    stage: str
    due_at: float | None
    seats: tuple[SeatLine, ...] = ()  # those that changed
    finale: Finale | None = None
    birth: Birth | None = None  # of a table that begins in the same moment


class Stale(Refusal):
    """Somebody else's events came first; nothing of this entry was stored."""

    def __init__(self) -> None:
        super().__init__("stale", "something else happened at the table first; look again", 409)


class Journal:
    """The only writer of events."""

    def __init__(self, store: Store, metrics: Metrics, process: str) -> None:
        self.store = store
        self.metrics = metrics
        self.process = process
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Store the entry. Afterwards it is safe. Stale: it was not stored; StoreDown: it may not have been."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await asyncio.shield(done)

    async def drain(self) -> None:
        """Wait until nothing is under way."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            # Two entries of one table cannot be judged in one transaction: the second waits for the next.
            batch: dict[str, tuple[Entry, asyncio.Future[None]]] = {}
            rest: list[tuple[Entry, asyncio.Future[None]]] = []
            for entry, done in self._waiting:
                if entry.table in batch or len(batch) >= MOST_AT_ONCE:
                    rest.append((entry, done))
                else:
                    batch[entry.table] = entry, done
            self._waiting = rest
            await self._settle(list(batch.values()))

    async def _settle(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            stored = await self._store([entry for entry, _ in batch])
        except StoreDown as error:
            log().warning("store-down", reason=str(error.__cause__)[:200], entries=len(batch))
            for _, done in batch:
                done.set_exception(StoreDown())
                done.exception()  # whoever waited may be gone by now
            return
        except Exception as error:
            self.metrics.errors.inc()
            log().error("journal", exc_info=error)
            for _, done in batch:
                done.set_exception(StoreDown())
                done.exception()
            return
        self.metrics.store.observe(time.perf_counter() - began)
        self.metrics.batch.observe(len(batch))
        for entry, done in batch:
            if entry.table in stored:
                self.metrics.events.inc(len(entry.events))
                done.set_result(None)
            else:
                self.metrics.stale.inc()
                done.set_exception(Stale())
                done.exception()

    async def _store(self, entries: Sequence[Entry]) -> set[str]:
        """Append what follows the stored version of its table, in one transaction; gives the tables stored."""
        async with self.store.writing() as connection:
            # On PostgreSQL the rows are locked, always in the same order; SQLite has only one writer anyway.
            found = await connection.execute(
                select(tables.c.id, tables.c.version)
                .where(tables.c.id.in_(sorted(entry.table for entry in entries)))
                .order_by(tables.c.id)
                .with_for_update()
            )
            versions = {row.id: row.version for row in found}
            fresh = [entry for entry in entries if versions.get(entry.table) == entry.after]
            if fresh:
                await self._write(connection, fresh)
        return {entry.table for entry in fresh}

    async def _write(self, connection: AsyncConnection, entries: Sequence[Entry]) -> None:
        now = time.time()
        lines = [
            {"table_id": entry.table, "version": entry.after + place, "data": data}
            for entry in entries
            for place, data in enumerate(entry.events, start=1)
        ]
        if lines:
            await connection.execute(insert(events), lines)
        lease = self.store.config.lease_seconds
        await connection.execute(
            _TABLE,
            [
                {
                    "of": entry.table,
                    "to_version": entry.after + len(entry.events),
                    "to_stage": entry.stage,
                    "to_touched": now,
                    "to_due": entry.due_at,
                    "to_lease": 0.0 if entry.due_at is None else max(now, entry.due_at) + lease,
                    "to_by": self.process,
                }
                for entry in entries
            ],
        )
        changed = [
            {
                "of": entry.table,
                "at_seat": line.seat,
                "to_person": line.person,
                "to_turn": line.turn,
                "to_result": line.result,
                "to_score": line.score,
            }
            for entry in entries
            for line in entry.seats
        ]
        if changed:
            await connection.execute(_SEAT, changed)
        for entry in entries:
            if entry.birth is not None:
                await self.bear(connection, entry.birth)
            if entry.finale is not None:
                await rate(connection, entry.finale.game, entry.finale.won)
                if entry.finale.line is not None:
                    result = update(tries).where(tries.c.table_id == entry.table).values(line=entry.finale.line)
                    await connection.execute(result)

    async def bear(self, connection: AsyncConnection, birth: Birth) -> None:
        """Store a new table, in a transaction under way."""
        now, id = time.time(), birth.row["id"]
        await connection.execute(
            insert(tables).values(
                **birth.row,
                version=len(birth.events),
                stage=birth.stage,
                opened=now,
                touched=now,
                due_at=birth.due_at,
                lease_until=0.0,
                lease_by="",
            )
        )
        lines = [
            {"table_id": id, "version": version, "data": data} for version, data in enumerate(birth.events, start=1)
        ]
        if lines:
            await connection.execute(insert(events), lines)
        await connection.execute(
            insert(seats), [{"table_id": id, **msgspec.structs.asdict(line)} for line in birth.seats]
        )


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
    )
)
