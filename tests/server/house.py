"""A server for tests: real uvicorn on a loopback port in the test's own event loop, and people who visit it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from argon2 import PasswordHasher

from oneiros.client.reading import TellReader
from oneiros.server import wire
from oneiros.server.config import Config, Rate, unlimited
from oneiros.server.run import make_server
from oneiros.server.services import Services
from tests.server.services import free_port

PATIENCE = 15.0
LONGEST = 180.0
Message = dict[str, Any]


FREE = Rate(10_000, 10_000)
GENEROUS = msgspec.structs.replace(unlimited(), passphrases=FREE, guesses=FREE, sockets=60)


async def bounded(test: Coroutine[Any, Any, None]) -> None:
    """Run a test to its end, but not for ever."""
    async with asyncio.timeout(LONGEST):
        await test


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that brings its own server."""
    asyncio.run(bounded(test))


class House:
    """A running server and its visitors."""

    def __init__(self, config: Config, server: uvicorn.Server, services: Services) -> None:
        self.config = config
        self.server = server
        self.services = services
        self.url = f"http://127.0.0.1:{config.port}"
        self.visitors: list[Visitor] = []
        self.runner: asyncio.Runner | None = None

    def run(self, test: Coroutine[Any, Any, None]) -> None:
        """Run a test in this house."""
        assert self.runner is not None
        self.runner.run(bounded(test))

    def visitor(self, **headers: str) -> Visitor:
        """Somebody with a browser of their own."""
        self.visitors.append(Visitor(self.url, headers))
        return self.visitors[-1]

    async def guest(self, name: str) -> Visitor:
        """Somebody with a name."""
        visitor = self.visitor()
        await visitor.post("/api/me", name=name)
        return visitor


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server whose store is in the folder, unless told."""
    config = Config(
        **{
            "port": free_port(),
            "store": f"sqlite:///{folder / 'test.db'}",
            "workers": 1,
            "limits": GENEROUS,
            "sweep_seconds": 0.2,
            **settings,
        }
    )
    server = make_server(config)
    services = server.services
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.005)
    services.accounts.hasher = PasswordHasher(time_cost=1, memory_cost=64)  # quick, for tests only
    house = House(config, server, services)
    try:
        yield house
    finally:
        for visitor in house.visitors:
            await visitor.http.aclose()
        server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            await task


class Visitor:
    """A browser: its cookies, its requests, its sockets."""

    def __init__(self, url: str, headers: dict[str, str] | None = None, address: str = "127.0.0.1") -> None:
        self.url = url
        self.address = address  # from which they come
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=PATIENCE,
            headers={"origin": url, **(headers or {})},
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )

    async def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        """Ask; the answer must have that status."""
        return self._read(await self.http.get(path, params=parameters), status)

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        """Send a JSON body."""
        return self._read(await self.http.post(path, json=body), status)

    async def patch(self, path: str, status: int | None = None, **body: Any) -> Any:
        """Send a JSON body."""
        return self._read(await self.http.patch(path, json=body), status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        """Delete."""
        return self._read(await self.http.delete(path), status)

    @staticmethod
    def _read(answer: httpx.Response, status: int | None) -> Any:
        wanted = range(200, 300) if status is None else (status,)
        assert answer.status_code in wanted, f"{answer.status_code}: {answer.text}"
        return answer.json() if answer.content else None

    @property
    def cookie(self) -> str:
        """What the browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[PlayerSocket]:
        """A socket at a table."""
        told = {"Cookie": self.cookie, "Origin": self.url, **headers}
        url = f"ws{self.url.removeprefix('http')}/ws/{table}"
        async with websockets.connect(
            url, additional_headers=told, proxy=None, max_size=None, local_addr=(self.address, 0)
        ) as socket_:
            line = PlayerSocket(socket_)
            try:
                yield line
            finally:
                line._listener.cancel()


class PlayerSocket:
    """A socket at a table: hears all the time, and waits for what a test wants to see."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.picture: Message = {}
        self.chat: list[Message] = []
        self.bye: Message | None = None
        self.closed: int | None = None
        self.raw: list[bytes] = []
        self._reader = TellReader()
        self._answers: dict[int, Message] = {}
        self._id = 0
        self._news = asyncio.Condition()
        self._listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.connection:
                await self._take(text if isinstance(text, bytes) else text.encode())
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.closed = self.connection.close_code or 0
            self._news.notify_all()

    async def _take(self, text: bytes) -> None:
        message: Message = json.loads(text)
        async with self._news:
            self.raw.append(text)
            match message["tell"]:
                case "picture" | "changes":
                    self.picture = json.loads(wire.encode(self._reader.read(text, "")))
                case "chats":
                    self.chat += message["lines"]
                case "bye":
                    self.bye = message
                case _:
                    self._answers[message["id"]] = message
            self._news.notify_all()

    async def wait(self, holds: Callable[[], object]) -> None:
        """Wait until that holds."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: holds() or self.closed is not None)
        assert holds(), f"the socket was closed: {self.closed} {self.bye}"

    @property
    def seen(self) -> Message:
        """What the last picture shows."""
        seen: Message = self.picture["seen"]
        return seen

    async def see(self, wanted: Callable[[Message], object] = lambda seen: True) -> Message:
        """A picture of which that holds: the last one or one to come."""
        await self.wait(lambda: self.picture and wanted(self.seen))
        return self.seen

    async def reach(self, version: int) -> Message:
        """A picture at least as new as that version."""
        return await self.see(lambda seen: seen["version"] >= version)

    async def heard(self, lines: int) -> list[Message]:
        """So many lines of chat, at least."""
        await self.wait(lambda: len(self.chat) >= lines)
        return self.chat

    async def ended(self) -> Message:
        """The server's good-bye."""
        await self.wait(lambda: self.bye is not None)
        assert self.bye is not None
        return self.bye

    async def say(self, do: str, **fields: Any) -> Message:
        """Say something and get the answer to it."""
        self._id += 1
        id = self._id
        await self.connection.send(json.dumps({"do": do, "id": id, **fields}))
        await self.wait(lambda: id in self._answers)
        return self._answers[id]

    async def done(self, do: str, **fields: Any) -> Message:
        """Say something that must be done; the picture is brought up to date with it."""
        answer = await self.say(do, **fields)
        assert answer["tell"] == "done", answer
        await self.reach(answer["version"])
        return answer

    async def refused(self, do: str, code: str, **fields: Any) -> Message:
        """Say something that must be refused for that reason."""
        answer = await self.say(do, **fields)
        assert answer["tell"] == "no", answer
        assert answer["code"] == code, answer
        assert answer["reason"], answer
        return answer

    async def move(self, place: int = 0) -> Message:
        """Make one of the moves offered, when it is one's turn."""
        seen = await self.see(lambda seen: seen["asked"] is not None and seen["choices"])
        choice = seen["choices"][place % len(seen["choices"])]
        return await self.done("move", asked=seen["asked"], action=choice["action"])


async def in_step(*lines: PlayerSocket) -> None:
    """Wait until all see the newest of what any of them has seen."""
    for line in lines:
        await line.see()
    newest = max(line.seen["version"] for line in lines)
    for line in lines:
        await line.reach(newest)


async def play_out(*lines: PlayerSocket, most: int = 10_000) -> None:
    """Let these people play until the game is over, or so many moves."""
    for _ in range(most):
        await in_step(*lines)
        if any(line.seen["status"] == "over" for line in lines):
            return
        turn = [line for line in lines if line.seen["asked"] is not None]
        if turn:
            await turn[0].move()
        else:
            version = lines[0].seen["version"]
            await lines[0].reach(version + 1)
