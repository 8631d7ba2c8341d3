"""What people do at many tables in one turn of the event loop, carried out together and with no waiting.

It is what `LiveTables.act` does: try on a copy, store, take in, tell. But nothing here waits, so no task is begun and
none is woken. A few tables are seen to at a time, from the try to the messages that tell of it. So what is read of a
table is still near the processor when it is needed again. Whatever cannot be done at once goes by `act`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from oneiros.server.errors import StoreDown
from oneiros.server.live.house_table import Propose
from oneiros.server.live.tables import LiveTable, LiveTables, Step, next_step
from oneiros.server.logs import log

FEW: Final = 64  # tables at a time: one transaction pays for all of them, and the caches hold them

Answer = Callable[[int | Exception], None]
"""What is told the one who asked: the version of the table now, or why it was not done."""


class Asked(NamedTuple):
    """What somebody wants to do."""

    live: LiveTable
    propose: Propose
    answer: Answer


class ActsTogether:
    """Gathers what is asked, and does it before the turn is over."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._asked: list[Asked] = []

    def can(self, live: LiveTable) -> bool:
        """Whether something may be asked of this table now."""
        return live.settled and self.tables.journal.store.at_once

    def ask(self, live: LiveTable, propose: Propose, answer: Answer) -> None:
        """Do this soon. What was asked before at the same table is done first."""
        if live.id in self.tables.asked:
            self.do()
        if not self._asked:
            asyncio.get_running_loop().call_soon(self.do)
        self._asked.append(Asked(live, propose, answer))
        self.tables.asked.add(live.id)
        if len(self._asked) >= FEW:
            self.do()

    def do(self) -> None:
        """Do now what was asked."""
        asked, self._asked = self._asked, []
        self.tables.asked.clear()
        steps: list[tuple[Asked, Step]] = []
        for one in asked:
            if not one.live.settled:
                self._wait_for(one)
                continue
            try:
                step = next_step(one.live, one.propose)
            except Exception as error:
                one.answer(error)
                continue
            if step is None:
                one.answer(one.live.table.version)
            elif step.entry.game_over is not None:  # ratings are written with more than a few statements
                self._wait_for(one)
            else:
                steps.append((one, step))
        if steps:
            self._store(steps)

    def _store(self, steps: list[tuple[Asked, Step]]) -> None:
        try:
            stored = self.tables.journal.append_at_once([step.entry for _, step in steps])
        except StoreDown as error:
            log().warning("store-down", reason=str(error.__cause__)[:200], entries=len(steps))
            for one, _ in steps:
                one.live.doubtful = True
                one.answer(StoreDown())
            return
        for one, step in steps:
            if stored is not None and one.live.id in stored:
                self._tell(one, step)
            else:  # it could not be stored just now, or another process was quicker
                one.live.doubtful = one.live.doubtful or stored is not None
                self._wait_for(one)

    def _tell(self, one: Asked, step: Step) -> None:
        try:
            self.tables.take_in(one.live, step)
        except Exception as error:  # it is done all the same, and the others have to be told
            self.tables.metrics.errors.inc()
            log().error("fault", table=one.live.id, exc_info=error)
        one.answer(step.ahead.version)
        for viewer in one.live.viewers:
            viewer.send_now()

    def _wait_for(self, one: Asked) -> None:
        self.tables.begin(self._by_itself(one))

    async def _by_itself(self, one: Asked) -> None:
        try:
            version = await self.tables.act(one.live, one.propose)
        except Exception as error:
            one.answer(error)
        else:
            one.answer(version)
