"""The processes in which bots think, as the server sees them.

The requests about a seat go to the process that keeps its bot (`seat_bots`), unless that one is busy with another's
while there is an idle one. Then the bot is made again there from the record. The same holds if a process dies.
"""

from __future__ import annotations

import os
import time
from typing import Final
from zlib import crc32

from oneiros.core.bot import Thought
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.thinking import seat_bots
from oneiros.server.thinking.fair_workers import Asker, FairWorkers
from oneiros.server.thinking.seat_bots import ThinkRequest

MOST_NOTED: Final = 10_000  # tables whose bots are let go when they are over; those beyond go by their age
NICENESS: Final = 5


class BotWorkers:
    """So many workers for everybody, and one more for those who have none at work: see `FairWorkers`."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.workers = FairWorkers((count or max(1, (os.cpu_count() or 2) - 1)) + 1, NICENESS)
        self.metrics = metrics
        self._tables: set[str] = set()  # that bots were asked about
        self._closed = False

    async def think(self, request: ThinkRequest, asker: Asker) -> Thought:
        """What the bot of that seat does."""
        began = time.perf_counter()
        if len(self._tables) >= MOST_NOTED:
            self._tables.clear()
        self._tables.add(request.table)
        prefer = crc32(f"{request.table} {request.seat}".encode())
        with self.metrics.thinking.track_inprogress():
            answer = await self.workers.run(asker, prefer, seat_bots.think, request)
        self.metrics.thought.observe(time.perf_counter() - began)
        if answer.fault:
            log().warning("bot-failed", table=request.table, seat=request.seat, reason=answer.fault)
        return answer.thought

    def forget(self, table: str) -> None:
        """The game at this table is over: its bots are let go."""
        if table in self._tables and not self._closed:
            self._tables.discard(table)
            self.workers.tell_all(seat_bots.forget, table)

    def close(self) -> None:
        """Let the workers go; thoughts under way are dropped, another process will think them."""
        self._closed = True
        self.workers.close()
