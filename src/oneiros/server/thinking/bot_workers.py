"""The processes in which bots think, as the server sees them.

Each worker is a pool of one process, so that every question about a seat goes to the process that keeps its bot
(`seat_bots`). A worker that dies is replaced, and the bots it kept are made again from the records.
"""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final
from zlib import crc32

from oneiros.core.bot import Thought
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.thinking import seat_bots
from oneiros.server.thinking.seat_bots import Question
from oneiros.workers import begin_pool

MOST_NOTED: Final = 10_000  # tables whose bots are let go when they are over; those beyond go by their age


class BotWorkers:
    """The workers, each begun when it is first needed."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.metrics = metrics
        self._pools: dict[int, ProcessPoolExecutor] = {}
        self._tables: set[str] = set()  # that bots were asked about
        self._closed = False

    async def think(self, question: Question) -> Thought:
        """What the bot of that seat does."""
        began = time.perf_counter()
        worker = crc32(f"{question.table} {question.seat}".encode()) % self.count
        if len(self._tables) >= MOST_NOTED:
            self._tables.clear()
        self._tables.add(question.table)
        for last in (False, True):
            pool = self._pools.get(worker) or self._begin(worker)
            try:
                answer = await asyncio.get_running_loop().run_in_executor(pool, seat_bots.think, question)
            except BrokenProcessPool:
                log().warning("worker-died")
                if self._pools.get(worker) is pool:
                    del self._pools[worker]
                    pool.shutdown(wait=False, cancel_futures=True)
                if last or self._closed:
                    raise
                continue
            self.metrics.thought.observe(time.perf_counter() - began)
            if answer.fault:
                log().warning("bot-failed", table=question.table, seat=question.seat, reason=answer.fault)
            return answer.thought
        raise AssertionError("unreachable")

    def forget(self, table: str) -> None:
        """The game at this table is over: its bots are let go."""
        if table in self._tables and not self._closed:
            self._tables.discard(table)
            for worker, pool in list(self._pools.items()):
                try:
                    pool.submit(seat_bots.forget, table)
                except BrokenProcessPool:
                    del self._pools[worker]  # it has died, and forgotten everything

    def close(self) -> None:
        """Let the workers go; thoughts under way are dropped, another process will think them."""
        self._closed = True
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self, worker: int) -> ProcessPoolExecutor:
        pool = self._pools[worker] = begin_pool(1, niceness=5)
        return pool
