"""The journal: appends events to the store, in order, for many tables at once.

A caller waits until its events are committed. What comes in during one turn of the event loop, or while another
transaction is under way, is gathered for the next one (group commit). Where transactions are in another thread, or on
another machine, a busy server waits a moment longer for others to join. So it pays once for many moves, and an idle one
commits at once.
"""

from __future__ import annotations

import asyncio
import time

from oneiros.server.errors import Stale, StoreDown
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.store.database import Store
from oneiros.server.store.entries import Entry, append

MOST_AT_ONCE = 200
GATHER_SECONDS = 0.004  # how long a transaction waits for others: to begin one takes as long as to store five moves
MANY = 4  # so many in the last transaction are a busy server


class Journal:
    """The only writer of events."""

    def __init__(self, store: Store, metrics: Metrics, process: str) -> None:
        self.store = store
        self.metrics = metrics
        self.process = process
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._busy = False  # whether many tables were in the last transaction

    async def append(self, entry: Entry) -> None:
        """Store the entry. Afterwards it is safe. Stale: it was not stored; StoreDown: it may not have been.

        A caller that waits here must not be cancelled: nobody would hear of what was stored.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    def append_at_once(self, entries: list[Entry]) -> set[str] | None:
        """Store entries of different tables, in which no game ends, now; the tables of those that were stored.

        None: that cannot be done now. Nothing was stored, and `append` may be asked. StoreDown: it may have been.
        """
        if not self.store.at_once:
            return None
        began = time.perf_counter()
        lease = self.store.config.lease_seconds
        try:
            stored = self.store.transact_here(lambda connection: append(connection, entries, self.process, lease))
        except StoreDown:
            raise
        except Exception:  # another program writes, or one of them is at fault: `append` waits, or finds out which
            return None
        self._count(entries, stored, time.perf_counter() - began)
        return stored

    async def append_beside(self, entries: list[Entry]) -> set[str] | None:
        """The same in a thread, while the event loop goes on."""
        began, lease = time.perf_counter(), self.store.config.lease_seconds
        try:
            stored = await self.store.transact_beside(
                lambda connection: append(connection, entries, self.process, lease), by_driver=True
            )
        except StoreDown:
            raise
        except Exception:  # one of them is at fault: `append` finds out which
            return None
        self._count(entries, stored, time.perf_counter() - began)
        return stored

    async def drain(self) -> None:
        """Wait until nothing is under way."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            if self._busy and not self.store.at_once:
                await asyncio.sleep(GATHER_SECONDS)
            # Two entries of one table cannot be judged in one transaction: the second waits for the next.
            batch: dict[str, tuple[Entry, asyncio.Future[None]]] = {}
            rest: list[tuple[Entry, asyncio.Future[None]]] = []
            for entry, done in self._waiting:
                if entry.table in batch or len(batch) >= MOST_AT_ONCE:
                    rest.append((entry, done))
                else:
                    batch[entry.table] = entry, done
            self._waiting = rest
            self._busy = len(batch) >= MANY
            await self._settle(list(batch.values()))

    async def _settle(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            entries, lease = [entry for entry, _ in batch], self.store.config.lease_seconds
            by_driver = all(entry.new_table is None and entry.game_over is None for entry in entries)
            stored = await self.store.transact(
                lambda connection: append(connection, entries, self.process, lease), by_driver
            )
        except StoreDown as error:
            log().warning("store-down", reason=str(error.__cause__)[:200], entries=len(batch))
            for _, done in batch:
                done.set_exception(StoreDown())
                done.exception()  # whoever waited may be gone by now
            return
        except Exception as error:
            if len(batch) > 1:  # one of them is at fault, and the others shall not suffer for it
                for one in batch:
                    await self._settle([one])
                return
            self.metrics.errors.inc()
            log().error("journal", table=batch[0][0].table, exc_info=error)
            for _, done in batch:
                done.set_exception(StoreDown())
                done.exception()
            return
        self._count(entries, stored, time.perf_counter() - began)
        for entry, done in batch:
            if entry.table in stored:
                done.set_result(None)
            else:
                done.set_exception(Stale())
                done.exception()

    def _count(self, entries: list[Entry], stored: set[str], seconds: float) -> None:
        """For those who watch the server."""
        self.metrics.store.observe(seconds)
        self.metrics.batch.observe(len(entries))
        self.metrics.events.inc(sum(len(entry.events) for entry in entries if entry.table in stored))
        self.metrics.stale.inc(len(entries) - len(stored))
