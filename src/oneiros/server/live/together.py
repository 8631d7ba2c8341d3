"""What people do at many tables in one turn of the event loop, carried out together.

It is what `LiveTables.act` does: try on a copy, store, take in, tell. But no task is begun for a table, and none is
woken. A few tables are seen to at a time, from the try to the messages that tell of it. So what is read of a table is
still near the processor when it is needed again. Few are stored here and now. Many are stored in a thread, or
on PostgreSQL; meanwhile the next are tried and the last are told. Whatever cannot be done so goes by `act`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from oneiros.server.errors import StoreDown
from oneiros.server.live.house_table import Propose
from oneiros.server.live.tables import LiveTable, LiveTables, Step, next_step
from oneiros.server.logs import log

FEW: Final = 128  # tables at a time: one transaction pays for all of them, and the caches hold them
MANY: Final = 24  # so many are stored in a thread: to go there and back takes as long as to store five

Answer = Callable[[int | Exception], None]
"""What is told the one who asked: the version of the table now, or why it was not done."""


class Asked(NamedTuple):
    """What somebody wants to do."""

    live: LiveTable
    propose: Propose
    answer: Answer


Tried = tuple[Asked, Step]


class Batch(NamedTuple):
    """What a thread stores: the tables that were stored, or None, as the journal says it."""

    steps: list[Tried]
    storing: asyncio.Task[set[str] | None]


class ActsTogether:
    """Gathers what is asked, and does it before the turn is over, or in the next ones where it is much."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.store = tables.store
        self._asked: list[Asked] = []
        self._beside: asyncio.Task[None] | None = None  # which stores in a thread, as long as much is asked

    def can(self, live: LiveTable) -> bool:
        """Whether something may be asked of this table now."""
        return live.settled and (self._beside is not None or self.store.at_once or not self.store.is_sqlite)

    def ask(self, live: LiveTable, propose: Propose, answer: Answer) -> None:
        """Do this soon. What was asked before at the same table is done first."""
        one = Asked(live, propose, answer)
        if live.id in self.tables.asked:
            self.do()
        if live.id in self.tables.asked:  # a thread is waited for
            self._wait_for(one)
            return
        if not self._asked:
            asyncio.get_running_loop().call_soon(self.do)
        self._asked.append(one)
        self.tables.asked.add(live.id)
        if len(self._asked) >= FEW:
            self.do()

    def do(self) -> None:
        """Do now what was asked. Where it is much, begin with it; where a thread is at work, that goes on with it."""
        if self._beside is not None or not self._asked:
            return
        if self._is_for_a_thread():
            self._beside = self.tables.begin(self._do_beside())
            return
        steps = [(one, step) for one in self._next_few() if (step := self._try(one)) is not None]
        if steps:
            try:
                stored = self.tables.journal.append_at_once([step.entry for _, step in steps])
            except StoreDown as error:
                self._lose(steps, error)
            else:
                self._settle(steps, stored)

    def _is_for_a_thread(self) -> bool:
        """Whether what is asked is much, or is not to be stored here and now: PostgreSQL is a way off."""
        return len(self._asked) >= MANY or bool(self._asked and not self.store.at_once)

    async def _do_beside(self) -> None:
        """Store batch after batch in a thread. While it has one, the one before is told."""
        try:
            batch: Batch | None = await self._begin()
            while batch is not None:
                await asyncio.wait([batch.storing])
                following = await self._begin() if self._is_for_a_thread() else None
                await asyncio.sleep(0)  # so the thread has it before the last ones are told
                self._end(batch)
                batch = following
        finally:
            self._beside = None
            self.do()

    async def _begin(self) -> Batch:
        """Try the next few, and have them stored. Until that is done nobody else acts at these tables."""
        steps = []
        for one in self._next_few():
            await one.live.lock.acquire()
            if (step := self._try(one)) is None:
                one.live.lock.release()
            else:
                steps.append((one, step))
        return Batch(steps, asyncio.create_task(self.tables.journal.append_beside([step.entry for _, step in steps])))

    def _end(self, batch: Batch) -> None:
        for one, _ in batch.steps:
            one.live.lock.release()
        try:
            stored = batch.storing.result()
        except StoreDown as error:
            self._lose(batch.steps, error)
        else:
            self._settle(batch.steps, stored)

    def _next_few(self) -> list[Asked]:
        """What was asked first. Where somebody is at work at a table, that is waited for."""
        few, self._asked = self._asked[:FEW], self._asked[FEW:]
        self.tables.asked.difference_update([one.live.id for one in few])
        free = []
        for one in few:
            if one.live.settled:
                free.append(one)
            else:
                self._wait_for(one)
        return free

    def _try(self, one: Asked) -> Step | None:
        """What is to be stored; None if that is nothing, or must be stored otherwise."""
        try:
            step = next_step(one.live, one.propose)
        except Exception as error:
            one.answer(error)
            return None
        if step is None:
            one.answer(one.live.table.version)
        elif step.entry.game_over is not None:  # ratings are written with more than a few statements
            self._wait_for(one)
            return None
        return step

    def _lose(self, steps: list[Tried], error: StoreDown) -> None:
        """The store is down, and may have kept them or not."""
        log().warning("store-down", reason=str(error.__cause__)[:200], entries=len(steps))
        for one, _ in steps:
            one.live.doubtful = True
            one.answer(StoreDown())

    def _settle(self, steps: list[Tried], stored: set[str] | None) -> None:
        """Tell of what was stored; the rest waits for its turn."""
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
