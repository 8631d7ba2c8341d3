"""A socket at a table: pictures as they come, answers to what is said; a line that breaks is made anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Final

import msgspec
import websockets

from oneiros.client.reading import TellReader
from oneiros.core.errors import Refusal
from oneiros.core.types import News
from oneiros.server import wire

PING_SECONDS: Final = 25.0
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds before one tries again, the last for ever
LARGEST: Final = 1 << 22  # bytes of a picture
Answer = wire.Done | wire.Advice | wire.LogPage | wire.Pong


class TableSocket:
    """A place at a table, with a seat or without. It holds until the server says that there is no coming back."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.headers = headers
        self.picture: wire.Picture | None = None
        self.over: Refusal | None = None  # why there is no coming back
        self._news: list[News] = []
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._line: websockets.ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TableSocket:
        self._keeping = asyncio.create_task(self._keep())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        assert self._keeping is not None
        self._keeping.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeping

    # What one sees

    async def see(self, wanted: Callable[[wire.Picture], object] = lambda picture: True) -> wire.Picture:
        """A picture of which that holds: the last one, or one to come."""
        async with self._changed:
            await self._changed.wait_for(lambda: (self.picture and wanted(self.picture)) or self.over)
        if self.picture is not None and wanted(self.picture):
            return self.picture
        assert self.over is not None
        raise self.over

    async def pictures(self) -> AsyncIterator[wire.Picture]:
        """The newest picture whenever there is a newer one; those that came meanwhile are left out."""
        last: wire.Picture | None = None
        while True:
            last = await self.see(lambda picture, before=last: picture is not before)  # type: ignore[misc]
            yield last

    def take_news(self) -> list[News]:
        """What one was told since this was last called."""
        taken, self._news = self._news, []
        return taken

    # What one says

    async def say(self, message: wire.AnySay) -> Answer:
        """Say something and get the answer. A refusal is raised, and so is a line that breaks before the answer."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._line is not None or self.over)
        if self.over is not None:
            raise self.over
        assert self._line is not None
        self._number += 1
        number = self._number
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            await self._line.send(msgspec.json.encode(msgspec.structs.replace(message, id=number)).decode())
            return await answer
        except websockets.ConnectionClosed:
            raise _broken() from None
        finally:
            self._answers.pop(number, None)

    async def move(self, asked: int, action: int) -> None:
        """Answer a question of the picture."""
        await self.say(wire.MakeMove(asked=asked, action=action))

    # The line

    async def _keep(self) -> None:
        """Hold the line, and make it anew when it breaks, after pauses that grow."""
        tries = 0
        while self.over is None:
            try:
                async with websockets.connect(
                    self.address, additional_headers=self.headers, proxy=None, max_size=LARGEST, compression=None
                ) as line:
                    tries = 0
                    await self._hold(line)
            except (OSError, TimeoutError, websockets.WebSocketException):
                pass  # and try again
            await self._let_go()
            if self.over is None:
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def _hold(self, line: websockets.ClientConnection) -> None:
        if self.picture is not None:  # to be told what happened meanwhile
            await line.send(msgspec.json.encode(wire.Look(since=self.picture.seen.version)).decode())
        async with self._changed:
            self._line = line
            self._changed.notify_all()
        pinging, reader = asyncio.create_task(self._ping(line)), TellReader()
        try:
            async for text in line:
                await self._take(reader.read(text, self.picture.seen.game if self.picture else ""))
        finally:
            pinging.cancel()

    async def _ping(self, line: websockets.ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                await line.send(msgspec.json.encode(wire.Ping()).decode())

    async def _take(self, told: wire.AnyTell) -> None:
        async with self._changed:
            match told:
                case wire.Picture():
                    known = self.picture.seen.version if self.picture else -1
                    self._news += [one for event in told.seen.told if event.version > known for one in event.news]
                    self.picture = told
                case wire.No():
                    if (answer := self._answers.get(told.id)) is not None and not answer.done():
                        answer.set_exception(Refusal(told.code, told.reason, 409, told.rule))
                case wire.Bye():
                    if not told.again:
                        self.over = Refusal(told.code, told.reason, 403)
                case wire.Chats() | wire.Changes():
                    pass  # changes come as the pictures that they make
                case _:
                    if (answer := self._answers.get(told.id)) is not None and not answer.done():
                        answer.set_result(told)
            self._changed.notify_all()

    async def _let_go(self) -> None:
        """The line is gone: nobody answers any more what was said through it."""
        async with self._changed:
            self._line = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(self.over or _broken())
            self._changed.notify_all()


def _broken() -> Refusal:
    return Refusal("broken", "the line broke before the answer came", 503)
