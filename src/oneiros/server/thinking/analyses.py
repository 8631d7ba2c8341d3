"""Finished games as a strong bot sees them: judged a few moves at a time in a process of their own.

Bots at tables think elsewhere (`bot_workers.py`), so nobody at a table waits for this. Results are kept in memory. Each
process of a server judges for itself what it is asked for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

import oneiros
from oneiros.bots.analysis import MoveReview as Judged
from oneiros.bots.analysis import review_moves as judge_part
from oneiros.bots.analysis import turning_points, with_turns
from oneiros.core.bot import Budget
from oneiros.core.record import Record
from oneiros.server.errors import too_much
from oneiros.server.logs import log
from oneiros.workers import begin_pool

BUDGET: Final = Budget(milliseconds=60.0, simulations=400)
AT_A_TIME: Final = 12  # moves in one piece of work: a second or so, after which another game has its turn
MOST_KEPT: Final = 300  # games
MOST_WAITING: Final = 8  # games that are being judged
MOST_TURNS: Final = 5


class Analysis(msgspec.Struct):
    """What is known of a game so far. It is complete when all its moves are done."""

    moves: int
    done: int
    judged: list[Judged]
    turns: list[int]  # the numbers of the moves at which the game turned, the greatest first; at the end


class Analyses:
    """The games that were asked about."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def knows(self, table: str) -> bool:
        """Whether a game was asked about before."""
        return table in self._kept

    def of(self, table: str, record: Record) -> Analysis:
        """What is known of a finished game. The first to ask sets it going. Refused where too many wait."""
        found = self._kept.get(table)
        if found is not None:
            self._kept.move_to_end(table)
            return found
        if len(self._under_way) >= MOST_WAITING:
            raise too_much("games being looked at")
        found = self._kept[table] = Analysis(len(record.moves), 0, [], [])
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        task = asyncio.create_task(self._judge(table, record, found))
        self._under_way[table] = task
        task.add_done_callback(lambda _: self._under_way.pop(table, None))
        return found

    def close(self) -> None:
        """Let go; what is under way is dropped."""
        for task in list(self._under_way.values()):
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _judge(self, table: str, record: Record, found: Analysis) -> None:
        loop = asyncio.get_running_loop()
        judged: list[Judged] = []
        try:
            for first in range(1, found.moves + 1, AT_A_TIME):
                numbers = range(first, min(first + AT_A_TIME, found.moves + 1))
                judged += await loop.run_in_executor(self._pool or self._begin(), _judge_some, record, numbers)
                found.done = numbers.stop - 1
                found.judged = with_turns(judged)
            found.turns = [one.number for one in turning_points(found.judged, MOST_TURNS)]
        except BrokenProcessPool:
            log().warning("analysis-died", table=table)
            self._pool = None
            self._kept.pop(table, None)  # whoever asks next begins anew
        except Exception as fault:  # nobody waits for this task, and whoever asks must not ask for ever
            log().error("analysis", table=table, reason=repr(fault))
            found.done = found.moves

    def _begin(self) -> ProcessPoolExecutor:
        self._pool = begin_pool(1, niceness=15)
        return self._pool


def _judge_some(record: Record, numbers: range) -> list[Judged]:
    return list(judge_part(record, oneiros.game(record.game), BUDGET, numbers))
