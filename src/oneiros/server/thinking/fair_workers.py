"""Worker processes that are shared fairly: one address after another, and one person after another at each.

However much somebody asks for, the next one to ask is served before their second question. The last idle process is
kept for an address that has none at work: there is no way to interrupt a bot, so a newcomer would wait for it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from oneiros.server.logs import log
from oneiros.workers import begin_pool

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is done: their address, as limits count it, and who they are."""

    address: str = ""
    person: str = ""


class FairWorkers:
    """Some places, each a pool of one process that is begun when it is first needed and replaced when it dies."""

    def __init__(self, places: int, niceness: int) -> None:
        self.places = places
        self.niceness = niceness
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self._idle = set(range(places))
        self._held: Counter[str] = Counter()  # places by address
        # By address and person, those who have waited longest since their last turn first.
        self._waiting: dict[str, dict[str, deque[tuple[asyncio.Future[int], int]]]] = {}
        self._closed = False

    async def run(self, asker: Asker, prefer: int, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work in turn, in the preferred place if that is idle. If its process dies, do it again."""
        for last in (False, True):
            place = await self._turn(asker, prefer % self.places)
            pool = self.pools.get(place) or self._begin(place)
            loop = asyncio.get_running_loop()
            try:
                future = pool.submit(work, *given)
            except BrokenProcessPool:
                self._leave(place, asker.address)
                self._replace(place, pool)
                if last or self._closed:
                    raise
                continue
            except BaseException:
                self._leave(place, asker.address)
                raise
            # The place is taken until the process is done with it, even if nobody waits for the answer any more.
            future.add_done_callback(partial(self._done, loop, place, asker.address))
            try:
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._replace(place, pool)
                if last or self._closed:
                    raise
        raise AssertionError("unreachable")

    def tell_all(self, work: Callable[..., object], *given: Any) -> None:
        """Have every process that has begun do a small thing, after what it does now."""
        for place, pool in list(self.pools.items()):
            try:
                pool.submit(work, *given)
            except BrokenProcessPool:
                self._replace(place, pool)

    def close(self) -> None:
        """Let the processes go; what is under way is dropped."""
        self._closed = True
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, asker: Asker, prefer: int) -> int:
        """Wait for a place."""
        granted: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(asker.address, {})
        people.setdefault(asker.person, deque()).append((granted, prefer))
        self._deal()
        try:
            return await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._leave(granted.result(), asker.address)
            raise

    def _deal(self) -> None:
        """Give idle places to those who wait: first to addresses that hold the fewest."""
        while self._idle and self._waiting:
            address = min(self._waiting, key=self._held.__getitem__)
            if self._held[address] and self.places > 1 and len(self._idle) == 1:
                return  # kept for somebody else
            people = self._waiting.pop(address)
            person = next(iter(people))
            queue = people.pop(person)
            granted, prefer = queue.popleft()
            if queue:
                people[person] = queue
            if people:
                self._waiting[address] = people
            if granted.done():  # whoever waited is gone
                continue
            place = prefer if prefer in self._idle else min(self._idle, key=lambda one: (one not in self.pools, one))
            self._idle.discard(place)
            self._held[address] += 1
            granted.set_result(place)

    def _done(self, loop: asyncio.AbstractEventLoop, place: int, address: str, _: Future[Any]) -> None:
        with suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(self._leave, place, address)

    def _leave(self, place: int, address: str) -> None:
        self._idle.add(place)
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._deal()

    def _begin(self, place: int) -> ProcessPoolExecutor:
        pool = self.pools[place] = begin_pool(1, niceness=self.niceness)
        return pool

    def _replace(self, place: int, pool: ProcessPoolExecutor) -> None:
        log().warning("worker-died")
        if self.pools.get(place) is pool:
            del self.pools[place]
            pool.shutdown(wait=False, cancel_futures=True)
