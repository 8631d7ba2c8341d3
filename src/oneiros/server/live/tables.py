"""The tables in memory. A table is made from its events; this process's copy may be behind, and then catches up.

To act is to propose on the copy, to store the events as the next versions, and only then to take them into the copy
and tell. Of two that act at once, the store refuses the second. Its proposal is then made again on what is there now,
and the table itself says whether it still makes sense.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import func, select

from oneiros.core.errors import BadRecord, Refusal
from oneiros.server import clock
from oneiros.server.errors import Stale, StoreDown, closed_table, unknown
from oneiros.server.live.announcements import Announcements, TableMoved
from oneiros.server.live.daily import result_line
from oneiros.server.live.entry_lines import seat_lines, table_entry
from oneiros.server.live.house_table import HouseTable, Manners, Propose
from oneiros.server.live.portions import portions
from oneiros.server.live.rated_games import rated_result
from oneiros.server.live.viewers import Viewer
from oneiros.server.metrics import Metrics
from oneiros.server.store import models
from oneiros.server.store.database import Store
from oneiros.server.store.entries import Entry, GameOver, NewTable, SeatLine
from oneiros.server.store.journal import Journal
from oneiros.server.store.troubles import Troubles
from oneiros.server.thinking.fair_workers import Asker
from oneiros.table import Setup, Table, decode_event

ID = re.compile("[A-Za-z0-9_-]{1,24}")
RACES = 5  # lost in a row before a proposal is given up as stale
T = TypeVar("T")


class LiveTable(HouseTable):
    """This process's copy of one table, and those who look at it."""

    def __init__(self, row: Any, table: Table) -> None:
        manners = msgspec.json.decode(row.manners, type=Manners)
        super().__init__(row.id, row.code, row.opener, row.listed, row.day, manners, table)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # By process: when it last told, and the seats whose owners look through it.
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self.heard = table.version  # the highest version that this process knows of
        self.doubtful = False  # whether the store may hold more, because a write of ours was cut off
        self.lines = seat_lines(table)
        self.chat = 0  # the number of the last line that this process knows of
        self.asker = Asker("", row.opener)  # for whom bots think here: whoever acted last, and from where

    @property
    def settled(self) -> bool:
        """Whether nobody is at work on this copy, and nothing is known that it lacks."""
        return not (self.lock.locked() or self.doubtful or self.heard > self.table.version)

    def here(self) -> set[int]:
        """The seats whose owners look, through any process."""
        here = self.here_now()
        return here.union(*(seats for _, seats in self.elsewhere.values())) if self.elsewhere else here

    def here_now(self) -> set[int]:
        """The seats whose owners look, through this process."""
        people = {viewer.visitor.id for viewer in self.viewers if viewer.visitor}
        return {number for number, seat in enumerate(self.table.seats) if seat.owner in people}


class Step(NamedTuple):
    """What somebody does at a table, worked out but not stored yet."""

    ahead: Table
    lines: tuple[SeatLine, ...]
    entry: Entry


class LiveTables:
    """Every table, loaded when it is needed."""

    def __init__(
        self, store: Store, journal: Journal, metrics: Metrics, announcements: Announcements, troubles: Troubles
    ) -> None:
        self.store = store
        self.troubles = troubles
        self.journal = journal
        self.metrics = metrics
        self.announcements = announcements
        # The one copy of each table that anybody here holds. To be kept in memory without that is another matter.
        self._copies: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._reader = ThreadPoolExecutor(1, "tables")
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unbroken: set[asyncio.Task[Any]] = set()
        self._acting = 0  # how many proposals are under way
        self.asked: set[str] = set()  # the tables at which `ActsTogether` will do something in a moment

    # Finding

    def cached(self, id: str) -> LiveTable | None:
        """The copy in memory, if there is one."""
        return self._copies.get(id)

    def watched(self) -> list[LiveTable]:
        """The tables that somebody looks at through this process."""
        return [live for live in self._copies.values() if live.viewers]

    async def get(self, id: str, fresh: bool = False) -> LiveTable:
        """The copy of a table; `fresh` makes sure that it is not behind the store."""
        live = self._copies.get(id)
        if live is None and not ID.fullmatch(id):
            raise unknown("table")
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(task)
        self._keep(live)
        if fresh:
            columns = (models.tables.c.version, models.tables.c.opener, models.tables.c.closed)
            row = await self.store.one(select(*columns).where(models.tables.c.id == id))
            if row.closed is not None:
                raise self._part_from(live)
            live.heard = max(live.heard, row.version)
            live.opener = row.opener  # a guest who opened it may have become the owner of an account
        if live.heard > live.table.version or live.doubtful:
            async with live.lock:
                await self._catch_up(live)
        return live

    def viewers(self) -> list[Viewer]:
        """All who look at a table through this process."""
        return [viewer for live in self._copies.values() for viewer in live.viewers]

    async def versions(self, ids: list[str]) -> list[tuple[str, int]]:
        """How far these tables are in the store."""
        rows = await self.store.all(
            select(models.tables.c.id, models.tables.c.version).where(models.tables.c.id.in_(ids))
        )
        return [(row.id, row.version) for row in rows]

    async def _load(self, id: str) -> LiveTable:
        async with self.store.reading() as connection:
            row = (await connection.execute(select(models.tables).where(models.tables.c.id == id))).first()
            if row is None:
                raise unknown("table")
            if row.closed is not None:
                raise closed_table()
            found = await connection.execute(
                select(models.events.c.data)
                .where(models.events.c.table_id == id, models.events.c.version <= row.version)
                .order_by(models.events.c.version)
            )
            stored = list(found.scalars())
            said = await connection.execute(
                select(func.max(models.chats.c.number)).where(models.chats.c.table_id == id)
            )
            last_line = said.scalar() or 0
        try:
            # In a thread: a long game takes a moment, in which others play on.
            live = await asyncio.get_running_loop().run_in_executor(self._reader, _read, row, stored)
        except Exception as error:  # whatever is wrong with it, it is wrong with this table alone
            raise await self._set_aside(id, error) from None
        live.chat = last_line
        await self.troubles.readable(id)
        self._copies[id] = live
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Keep a copy for a while, and not those that were not asked for in a longer time.

        A socket that holds a copy goes on holding the only one, whether it is kept or not.
        """
        self._kept[live.id] = live
        self._kept.move_to_end(live.id)
        while len(self._kept) > self.store.config.cached_tables:
            self._kept.popitem(last=False)
        self.metrics.cached.set(len(self._copies))

    async def _set_aside(self, id: str, error: Exception) -> Refusal:
        """Note for the operator that a table cannot be read; what its visitors are told."""
        await self.troubles.set_aside(id, error)
        if isinstance(error, BadRecord):
            # It was played under other rules or cards: never silently go on differently.
            return Refusal("other-rules", f"this game cannot go on here: {error}", 410)
        return Refusal("set-aside", "this table cannot be read any more; the operator has a note of it", 410)

    def close(self) -> None:
        """Read no more."""
        self._reader.shutdown(wait=False, cancel_futures=True)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what others have stored. Under the lock."""
        found = await self.store.all(
            select(models.events.c.data)
            .where(models.events.c.table_id == live.id, models.events.c.version > live.table.version)
            .order_by(models.events.c.version)
        )
        if found:
            ahead = live.table.clone()  # a table that somebody may be looking at never changes
            try:
                ahead.commit([decode_event(row.data) for row in found])
            except Exception as error:
                raise await self._set_aside(live.id, error) from None
            live.table = ahead
        elif live.doubtful and await self._closed([live.id]):
            raise self._part_from(live)
        live.doubtful = False
        live.heard = max(live.heard, live.table.version)
        live.lines = seat_lines(live.table)
        if found:
            self.announcements.announce(TableMoved(live, ours=False))

    # Closed by the operator

    async def part_from_closed(self) -> None:
        """Forget the tables here that the operator has closed, and send everybody away from them."""
        for ids in portions([live.id for live in self.watched()]):
            for id in await self._closed(ids):
                if (live := self.cached(id)) is not None:
                    self._part_from(live)

    async def _closed(self, ids: list[str]) -> list[str]:
        rows = await self.store.all(
            select(models.tables.c.id).where(models.tables.c.id.in_(ids), models.tables.c.closed.is_not(None))
        )
        return [row.id for row in rows]

    def _part_from(self, live: LiveTable) -> Refusal:
        refusal = closed_table()
        for viewer in live.viewers:
            viewer.close(refusal.code, str(refusal), False)
        self._copies.pop(live.id, None)
        self._kept.pop(live.id, None)
        return refusal

    # Acting

    async def act(self, live: LiveTable, propose: Propose, new_table: NewTable | None = None) -> int:
        """Carry out what `propose` gives; the version afterwards. With `new_table` that begins in the same transaction.

        Once begun it must be finished: a caller that may be cancelled calls it by `unbroken`.
        """
        self._acting += 1
        try:
            async with live.lock:
                for _ in range(RACES):
                    if live.doubtful or live.heard > live.table.version:
                        await self._catch_up(live)
                    step = next_step(live, propose, new_table)
                    if step is None:
                        return live.table.version
                    try:
                        await self.journal.append(step.entry)
                    except Stale:
                        live.doubtful = True
                        continue
                    except (StoreDown, asyncio.CancelledError):
                        live.doubtful = True
                        raise
                    self.take_in(live, step)
                    return step.ahead.version
            raise Stale
        finally:
            self._acting -= 1

    def take_in(self, live: LiveTable, step: Step) -> None:
        """What is stored now is so, and all are told."""
        live.table = step.ahead
        live.heard = max(live.heard, step.ahead.version)
        live.lines = step.lines
        self.announcements.announce(TableMoved(live, ours=True))

    async def unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end even if the caller is cancelled; shutdown waits for it too."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that nobody need wait for but shutdown."""
        task = asyncio.create_task(work)
        self._unbroken.add(task)
        task.add_done_callback(self._unbroken.discard)
        return task

    async def drain(self) -> None:
        """Wait for what is under way."""
        while self._acting or self._unbroken or self.asked:
            await asyncio.sleep(0.005)
        await self.journal.drain()


def _read(row: Any, stored: list[bytes]) -> LiveTable:
    """A table from what is stored of it."""
    events = [decode_event(data) for data in stored]
    if len(events) != row.version:
        raise BadRecord(f"the table has version {row.version} and {len(events)} events")
    return LiveTable(row, Table.load(msgspec.json.decode(row.setup, type=Setup), events))


def next_step(live: LiveTable, propose: Propose, new_table: NewTable | None = None) -> Step | None:
    """What is proposed, tried on a copy; None if it changes nothing."""
    table = live.table
    events = propose(table, clock.now())
    if not events:
        return None
    ahead = table.clone()
    ahead.commit(events)
    lines = seat_lines(ahead)
    over = ahead.status == "over" and table.status != "over"
    game_over = _game_over(live, ahead) if over else None
    return Step(ahead, lines, table_entry(live.id, events, ahead, live.lines, lines, game_over, new_table))


def _game_over(live: LiveTable, table: Table) -> GameOver:
    return GameOver(table.setup.game, rated_result(table), None if live.day is None else result_line(live.day, table))
