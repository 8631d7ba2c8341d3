"""Where bots think: processes of their own, so that the event loop never waits for one.

A worker gets a record and a seat, plays the record through, and makes the Mind of that seat from it; the bot gets
only the Mind. Nothing is kept between thoughts, so it does not matter which worker, or which machine, thinks.
"""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import oneiros
from oneiros.bots import bot
from oneiros.core.bot import Mind, Thought
from oneiros.core.record import Record, replay_on
from oneiros.core.seeds import derived_seed
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.pools import begin_pool


class BotWorkers:
    """A pool of thinkers, begun when the first bot has to move."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def think(self, record: Record, seat: int, level: str, key: str) -> Thought:
        """What a bot of that level does in that seat; `key` (of the table, say) fixes its chance."""
        began = time.perf_counter()
        for last in (False, True):
            pool = self._pool or self._begin()
            try:
                thought = await asyncio.get_running_loop().run_in_executor(pool, _think, record, seat, level, key)
                self.metrics.thought.observe(time.perf_counter() - began)
                return thought
            except BrokenProcessPool:
                log().warning("workers-died")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if last or self._closed:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Let the workers go; thoughts under way are dropped, another process will think them."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> ProcessPoolExecutor:
        self._pool = begin_pool(self.count, niceness=5)
        return self._pool


def _think(record: Record, seat: int, level: str, key: str) -> Thought:
    game = oneiros.game(record.game)
    state = replay_on(record, game)
    mind = Mind(state, seat, record.moves)
    return bot(game, level, derived_seed(key, seat, len(record.moves))).think(mind)
