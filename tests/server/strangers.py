"""A stranger with a script, in a process of their own: keeps attacking a server while told to, within its limits.

    python -m tests.server.strangers URL ADDRESS TABLE COOKIE

Reads `go ATTACK` and `stop` from stdin, and says `going` when an attack is in full swing. What the server says does not
keep them from going on.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import click
import httpx
import websockets

from tests.server.house import Visitor

SOCKETS = 12
BUSY_TABLES = 4
BEGIN_SECONDS = 30.0
LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)
Attack = Callable[["Stranger"], Coroutine[Any, Any, None]]


class Stranger:
    """Somebody, their tables, and whether they attack now."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table  # a long one, for those who want one
        self.going = asyncio.Event()
        self.begun = asyncio.Event()  # what they do first is done

    def begun_task(self) -> asyncio.Task[bool]:
        """To wait for that."""
        return asyncio.create_task(self.begun.wait())

    async def again(self, once: Callable[[], Awaitable[None]]) -> None:
        """Do that again and again while told to go."""
        while True:
            await self.going.wait()
            with suppress(*LOST):
                await once()
            self.begun.set()
            await asyncio.sleep(0.001)

    async def together(self, count: int, once: Callable[[], Awaitable[None]]) -> None:
        """The same, so many at once."""
        await asyncio.gather(*(self.again(once) for _ in range(count)))


def saying(*messages: str) -> Attack:
    """Sockets that say something as fast as they can, until they are closed, and then come again."""

    async def attack(stranger: Stranger) -> None:
        async def once() -> None:
            async with stranger.visitor.at(stranger.table) as line:
                line._listener.cancel()  # what comes is not read: one need not
                while stranger.going.is_set():
                    for message in messages:
                        await line.connection.send(message)
                    stranger.begun.set()
                    await asyncio.sleep(0.12)

        await stranger.together(SOCKETS, once)

    return attack


async def replays(stranger: Stranger) -> None:
    """Pages of a long game, with everything open."""

    async def once() -> None:
        await stranger.visitor.http.get(f"/api/replays/{stranger.table}?eyes=open&first=100")

    await stranger.together(4, once)


async def requests(stranger: Stranger) -> None:
    """Whatever costs the server most, and what does not exist."""
    paths = ["/api/games", "/api/tables", "/api/nothing", "/metrics", "/health", "/schema", "/"]

    async def once() -> None:
        for path in paths:
            await stranger.visitor.http.get(path)
            await stranger.visitor.http.post(path, content="[" * 2000)

    await stranger.together(4, once)


async def pipelines(stranger: Stranger) -> None:
    """Requests in one go, many more than can be answered, on connections that are never read to the end."""
    host = stranger.visitor.http.base_url
    request = f"GET /api/nothing HTTP/1.1\r\nhost: {host.host}\r\n\r\n".encode()

    async def once() -> None:
        reader, writer = await asyncio.open_connection(
            host.host, host.port, local_addr=(stranger.visitor.address, 0), limit=1 << 20
        )
        try:
            while stranger.going.is_set():
                writer.write(request * 1000)
                stranger.begun.set()
                async with asyncio.timeout(5):
                    await writer.drain()
                    await reader.read(1 << 16)
        finally:
            writer.close()

    await stranger.together(SOCKETS, once)


async def frames(stranger: Stranger) -> None:
    """Control frames without end."""

    async def once() -> None:
        async with stranger.visitor.at(stranger.table) as line:
            while stranger.going.is_set():
                for _ in range(50):
                    await line.connection.ping()
                    await line.connection.pong()
                await asyncio.sleep(0)

    await stranger.together(SOCKETS, once)


async def bots(stranger: Stranger) -> None:
    """Tables full of the strongest bots; where a game is over, another."""

    async def once() -> None:
        opened = await stranger.visitor.post(
            "/api/tables", game="ravens", players=5, bots=[None, *["oracle"] * 4], hints=True
        )
        async with stranger.visitor.at(opened["id"]) as line:
            await line.say("ready")
            stranger.begun.set()
            while line.seen["status"] != "over":
                await stranger.going.wait()
                with suppress(TimeoutError):  # the bots of one person think in turn, so it may take long
                    await line.move(0)

    await stranger.together(BUSY_TABLES, once)


ATTACKS: dict[str, Attack] = {
    "logs": saying('{"do":"log","since":0}', '{"do":"look","since":0}'),
    "looks": saying('{"do":"look"}'),
    "nesting": saying("[" * 4000, '{"do":"move","asked":1,"move":' + "[" * 3000),
    "replays": replays,
    "requests": requests,
    "pipelines": pipelines,
    "frames": frames,
    "bots": bots,
}


async def main(url: str, address: str, table: str, cookie: str) -> None:
    """Attack while told to."""
    visitor = Visitor(url, address=address)
    visitor.http.cookies["oneiros"] = cookie
    strangers: dict[str, Stranger] = {}
    attacks: list[asyncio.Task[None]] = []
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        word, _, name = line.decode().strip().partition(" ")
        if word == "stop":
            for stranger in strangers.values():
                stranger.going.clear()
            continue
        if name not in strangers:
            strangers[name] = Stranger(visitor, table)
            attacks.append(asyncio.create_task(ATTACKS[name](strangers[name])))
        strangers[name].going.set()
        await asyncio.wait([strangers[name].begun_task()], timeout=BEGIN_SECONDS)
        click.echo("going")


if __name__ == "__main__":
    os.nice(19)  # what the stranger's own machine does is not what is measured
    asyncio.run(main(*sys.argv[1:5]))
