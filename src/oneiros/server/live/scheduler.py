"""What happens without a person: bots' turns, clocks, sandglasses, each at its moment and once.

The moment stands in the store, with a lease of the process that means to see to it. That process keeps a timer. If it
dies, the lease runs out and whichever process looks next takes the table up. Should two ever do the same thing, the
second finds the version taken, so it happens once all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import or_, select, update

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.config import Config
from oneiros.server.errors import StoreDown
from oneiros.server.live.announcements import TableMoved
from oneiros.server.live.tables import LiveTable, LiveTables
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.store.database import Store
from oneiros.server.store.models import tables, troubles
from oneiros.server.thinking.bot_workers import BotWorkers
from oneiros.server.thinking.seat_bots import ThinkRequest
from oneiros.table import DueEvent, TableRefusal

CLAIMED_AT_ONCE = 100
AGAIN_SECONDS = 0.5  # after a fault
SKEWED = 3  # leases from now: no process with a right clock takes one that ends later
GLANCE_SECONDS = 1.0  # after which a bot that takes its time looks whether people still need theirs


class Scheduler:
    """Keeps the timers of one process and looks for what others left."""

    def __init__(
        self,
        config: Config,
        process: str,
        store: Store,
        live_tables: LiveTables,
        bot_workers: BotWorkers,
        metrics: Metrics,
    ) -> None:
        self.config = config
        self.process = process
        self.store = store
        self.tables = live_tables
        self.bot_workers = bot_workers
        self.metrics = metrics
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[tuple[str, DueEvent], asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._stopped = False

    def open(self, also: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin to look for what others left, and do `also` as often."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever(also))

    async def close(self) -> None:
        """Begin nothing any more and let the leases go, so that others need not wait for them."""
        self._stopped = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        try:
            async with self.store.writing() as connection:
                mine = tables.c.lease_by == self.process
                await connection.execute(update(tables).where(mine).values(lease_until=0.0, lease_by=""))
        except StoreDown:
            pass  # then they run out by themselves

    # Timers

    def table_moved(self, moved: TableMoved) -> None:
        """A listener: the process that moved a table sees to what is due at it, and no other does."""
        self._set_timer(moved.live, moved.ours)
        if moved.live.table.status == "over":
            self.bot_workers.forget(moved.live.id)

    def _set_timer(self, live: LiveTable, ours: bool = True) -> None:
        """Set the timer of a table by what is due at it now; if it is another process's to see to, none."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        if self._stopped or not ours:
            return
        waiting = [due.at for due in live.table.due() if (live.id, due) not in self._busy]
        if waiting:
            delay = max(0.0, min(waiting) - moment_at(live))
            self._timers[live.id] = asyncio.get_running_loop().call_later(delay, self._begin, live.id)

    def _begin(self, id: str) -> None:
        """See to all that is due at a table by now."""
        self._timers.pop(id, None)
        live = self.tables.cached(id)
        if live is None or self._stopped:
            return  # what fell out of memory is taken up again when its lease has run out
        now = moment_at(live)
        for due in live.table.due():
            if due.at <= now and (id, due) not in self._busy:
                task = asyncio.create_task(self._see_to(live, due))
                self._busy[id, due] = task
                task.add_done_callback(partial(self._done, (id, due)))
        self._set_timer(live)

    def _done(self, key: tuple[str, DueEvent], _: object) -> None:
        self._busy.pop(key, None)
        if (live := self.tables.cached(key[0])) is not None:
            self._set_timer(live)

    async def _see_to(self, live: LiveTable, due: DueEvent) -> None:
        try:
            if due.kind == "bot":
                await self._think(live, due)
            else:
                self.metrics.late.observe(max(0.0, clock.now() - due.at))
                await self.tables.unbroken(self.tables.act(live, lambda table, now: table.fire(due, now)))
        except TableRefusal:
            pass  # it is not due any more
        except Refusal as refusal:
            log().warning("due", table=live.id, kind=due.kind, code=refusal.code)
            await asyncio.sleep(AGAIN_SECONDS)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.metrics.errors.inc()
            log().error("due", table=live.id, kind=due.kind, exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _think(self, live: LiveTable, due: DueEvent) -> None:
        """Let a bot think in a worker and make its move, not before the moment at which a person would."""
        table = live.table
        level = table.bot_level(due.seat)
        if level is None or due not in table.due():
            return
        self.metrics.late.observe(max(0.0, clock.now() - due.at))
        key = self.store.secret.hex()  # its chance: not to be guessed, and the same in every process
        thought = await self.bot_workers.think(ThinkRequest(live.id, due.seat, level, table.record, key), live.asker)
        while (left := live.table.answer_at(due, thought) - moment_at(live)) > 0.0:
            await asyncio.sleep(min(left, GLANCE_SECONDS))
        await self.tables.unbroken(self.tables.act(live, lambda table, now: table.answer(due, thought.action, now)))

    # What others left

    async def _sweep_for_ever(self, also: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await self.sweep()
                await also()
            except StoreDown:
                pass
            except Exception as error:
                self.metrics.errors.inc()
                log().error("sweep", exc_info=error)
            await asyncio.sleep(self.config.sweep_seconds)

    async def sweep(self) -> None:
        """Keep the leases of what is being seen to, and take up what is overdue and nobody's."""
        if self._stopped:
            return  # to claim what it will not see to would keep the others from it
        now, process, lease = clock.now(), self.process, self.config.lease_seconds
        working = sorted({id for id, _ in self._busy})
        # A lease that ends later than any could is of a process whose clock was wrong, and binds nobody.
        free = or_(tables.c.lease_until <= now, tables.c.lease_until > now + SKEWED * lease)
        overdue = await self.store.all(
            select(tables.c.id)
            .where(tables.c.due_at <= now, free, tables.c.id.not_in(working))
            .where(tables.c.id.not_in(select(troubles.c.table_id)))
            .order_by(tables.c.due_at)
            .limit(CLAIMED_AT_ONCE)
        )
        if not overdue and not working:
            return
        claimed = []
        async with self.store.writing() as connection:
            for row in overdue:
                done = await connection.execute(
                    update(tables)
                    .where(tables.c.id == row.id, tables.c.due_at <= now, free)
                    .values(lease_until=now + lease, lease_by=process)
                )
                if done.rowcount:
                    claimed.append(row.id)
            if working:
                await connection.execute(
                    update(tables)
                    .where(tables.c.id.in_(working), tables.c.lease_by == process)
                    .values(lease_until=now + lease)
                )
        for id in claimed:
            try:
                self._set_timer(await self.tables.get(id, fresh=True))
            except Refusal as refusal:
                log().warning("due", table=id, code=refusal.code)
            except Exception as error:  # the others are taken up all the same
                self.metrics.errors.inc()
                log().error("due", table=id, exc_info=error)


def moment_at(live: LiveTable) -> float:
    """The moment at a table, which never runs backwards there: what has happened is not in the future."""
    return max(clock.now(), live.table.time)
