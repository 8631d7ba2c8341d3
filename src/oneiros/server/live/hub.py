"""The hub: tells every process, and through it every socket, that something happened. It carries no content.

A note says which table has which version, that a session has ended, or who looks at a table. What a viewer then gets is
made by the process that holds their socket, in `redaction`. When the channel is down nothing is lost. Sockets of this
process are told directly. Those of others hear of it when the channel is back or at the next sweep.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from oneiros.server.config import Config
from oneiros.server.live.announcements import TableMoved
from oneiros.server.logs import log

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "oneiros"
AGAIN_SECONDS: Final = 0.5  # until the channel is tried again
MOST_WAITING: Final = 10_000


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is told between processes."""

    sender: str
    table: str = ""
    version: int = 0
    chat: int = 0  # the number of the last line
    ended: tuple[str, ...] = ()  # sessions that were revoked
    here: dict[str, tuple[int, ...]] = {}  # by table, the seats whose owners look through the sender


class Hub:
    """Sends notes to all processes, this one included, and hands on those that come."""

    def __init__(self, config: Config, process: str) -> None:
        self.process = process
        self._read: Callable[[Note], None] = _not_open
        self._redis = _redis(config)
        self._backend = _backend(self._redis)
        self._queue: asyncio.Queue[Note] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        self._closing = False

    @property
    def shared(self) -> bool:
        """Whether other processes may be listening."""
        return self._redis is not None

    def open(self, read: Callable[[Note], None], back: Callable[[], None]) -> None:
        """Begin to listen; a channel that is not there yet is waited for in the background.

        `read` gets every note. `back` is called when the channel was down and is there again: notes may have been
        missed.
        """
        self._read = read
        self._tasks = [asyncio.create_task(self._listen(back)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        """Stop."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._backend.on_shutdown()
            if self._redis is not None:
                await self._redis.aclose()
        except Exception as error:
            log().warning("channel-close", reason=type(error).__name__)

    def table_moved(self, moved: TableMoved) -> None:
        """A listener: what this process stored the others hear of. This one has been told already."""
        if moved.ours:
            self.send(Note(self.process, moved.live.id, moved.live.table.version))

    def tell(self, note: Note) -> None:
        """Tell this process at once and the others as soon as may be."""
        self._read(note)
        self.send(note)

    def send(self, note: Note) -> None:
        """Tell the other processes, if there may be any, as soon as may be."""
        if not self.shared:
            return
        try:
            self._queue.put_nowait(note)
        except asyncio.QueueFull:
            log().warning("channel-full", table=note.table)  # the sweep will tell them

    async def _send(self) -> None:
        encoder = msgspec.json.Encoder()
        while not self._closing:  # the driver may take a cancellation for a time-out of its own
            note = await self._queue.get()
            try:
                await self._backend.publish(encoder.encode(note), [CHANNEL])
            except Exception as error:
                log().warning("channel-down", reason=type(error).__name__, table=note.table)

    async def _listen(self, back: Callable[[], None]) -> None:
        decoder = msgspec.json.Decoder(Note)
        began = False
        while not self._closing:
            try:
                await self._backend.on_startup()
                await self._backend.subscribe([CHANNEL])
                self.up = True
                if began:
                    log().info("channel-back")
                    back()
                began = True
                async for _, data in self._backend.stream_events():
                    note = decoder.decode(data)
                    if note.sender != self.process:
                        self._read(note)
            except Exception as error:
                if self.up or not began:
                    log().warning("channel-down", reason=type(error).__name__)
                began = True
                self.up = False
                await asyncio.sleep(AGAIN_SECONDS)


def _not_open(note: Note) -> None:
    raise RuntimeError("the hub is not open")


def _redis(config: Config) -> Redis | None:
    if not config.channels:
        return None
    from redis.asyncio import Redis  # only a server of several processes needs it

    return Redis.from_url(config.channels, socket_connect_timeout=2, socket_timeout=5, health_check_interval=5)


def _backend(redis: Redis | None) -> ChannelsBackend:
    if redis is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

    return RedisChannelsPubSubBackend(redis=redis)
