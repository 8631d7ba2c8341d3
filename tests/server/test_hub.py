"""The hub ends when it is told to, whatever its channel does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.memory import MemoryChannelsBackend

from oneiros.server.config import Config
from oneiros.server.live.hub import Hub, Note


class Swallows(MemoryChannelsBackend):
    """A channel that is slow and takes being cancelled for a fault of its own, as drivers with time-outs may."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._wait()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        await self._wait()
        yield "", b""

    async def _wait(self) -> None:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise TimeoutError from None


def test_a_channel_that_swallows_being_cancelled_keeps_no_server_from_ending() -> None:
    async def scenario() -> None:
        hub = Hub(Config(), "one")
        hub._backend = channel = Swallows()
        hub.open(lambda note: None, lambda: None)
        hub._queue.put_nowait(Note("one", "table", 1))
        await channel.begun.wait()
        async with asyncio.timeout(5):
            await hub.close()

    asyncio.run(scenario())
