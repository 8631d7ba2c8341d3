"""Finished games as a strong bot sees them: judged a few moves at a time in a process of their own, fairly in turn.

Bots at tables think elsewhere (`bot_workers.py`), so nobody at a table waits for this. Results are kept in memory. Each
process of a server judges for itself what it is asked for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from oneiros.core.record import Record
from oneiros.server.errors import too_much
from oneiros.server.logs import log
from oneiros.server.thinking.fair_workers import Asker, FairWorkers
from oneiros.server.thinking.judging import Analysis, judge_some

MOST_KEPT: Final = 300  # games
MOST_WAITING: Final = 4  # games that are being judged for one address
NICENESS: Final = 15


class Analyses:
    """The games that were asked about."""

    def __init__(self) -> None:
        self._workers = FairWorkers(1, NICENESS)
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._under_way: dict[str, tuple[str, asyncio.Task[None]]] = {}  # with the address that asked

    def knows(self, table: str) -> bool:
        """Whether a game was asked about before."""
        return table in self._kept

    def of(self, table: str, record: Record, asker: Asker) -> Analysis:
        """What is known of a finished game. The first to ask sets it going. Refused where theirs are too many."""
        found = self._kept.get(table)
        if found is not None:
            self._kept.move_to_end(table)
            return found
        if sum(address == asker.address for address, _ in self._under_way.values()) >= MOST_WAITING:
            raise too_much("games being looked at")
        found = self._kept[table] = Analysis(len(record.moves))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        task = asyncio.create_task(self._judge(table, record, found, asker))
        self._under_way[table] = asker.address, task
        task.add_done_callback(lambda _: self._under_way.pop(table, None))
        return found

    def close(self) -> None:
        """Let go; what is under way is dropped."""
        for _, task in list(self._under_way.values()):
            task.cancel()
        self._workers.close()

    async def _judge(self, table: str, record: Record, found: Analysis, asker: Asker) -> None:
        try:
            await found.complete(partial(self._workers.run, asker, 0, judge_some, record))
        except BrokenProcessPool:
            log().warning("analysis-died", table=table)
            self._kept.pop(table, None)  # whoever asks next begins anew
        except Exception as fault:  # nobody waits for this task, and whoever asks must not ask for ever
            log().error("analysis", table=table, reason=repr(fault))
            found.done = found.moves
