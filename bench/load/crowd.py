"""People by the hundred, scripted: two at each table, who move when it is their turn and time each other's pictures."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import websockets

SETTING_UP = 20  # tables at once
BEFORE = -1  # the question before the game: whether one is ready


class Choice(msgspec.Struct):
    """A legal move; the rest of it is not read."""

    action: int


class Rematch(msgspec.Struct):
    """Where the next game is."""

    wanted: list[int]
    table: str | None


class Seen(msgspec.Struct):
    """What the script reads of a picture."""

    version: int
    status: str
    you: int | None
    asked: int | None
    choices: list[Choice]
    rematch: Rematch


class Message(msgspec.Struct):
    """What the script reads of a message."""

    tell: str
    seen: Seen | None = None


reader = msgspec.json.Decoder(Message)


class Table:
    """One table and its two people."""

    def __init__(self, crowd: Crowd, cookies: list[str], id: str) -> None:
        self.crowd = crowd
        self.cookies = cookies
        self.id = id
        self.sent: list[tuple[int, float] | None] = [None, None]  # the last move of each: from which version, when
        self.answered: list[tuple[str, int]] = [("", 0), ("", 0)]  # the last question each has dealt with
        self.next_at = time.perf_counter() + random.random() * crowd.pause
        self.began = False

    async def play(self) -> None:
        """Both play until the crowd stops."""
        await asyncio.gather(*(self.person(seat) for seat in range(2)))

    async def person(self, who: int) -> None:
        """One of them, from game to game."""
        crowd = self.crowd
        while not crowd.stopped.is_set():
            table = self.id
            async with crowd.door:  # all at once would only wait for each other
                line = await websockets.connect(
                    f"{crowd.ws}/ws/{table}",
                    additional_headers={"Cookie": self.cookies[who]},
                    proxy=None,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=None,
                )
            async with line:
                async for text in line:
                    seen = reader.decode(text).seen
                    if seen is None:
                        continue
                    if crowd.stopped.is_set():
                        return
                    self.timed(who, seen)
                    if seen.rematch.table is not None:
                        self.id, self.sent = seen.rematch.table, [None, None]
                        break
                    self.act(line, who, seen)

    def timed(self, who: int, seen: Seen) -> None:
        """If this is the picture of the other's move, note how long it took."""
        sent = self.sent[1 - who]
        if sent is not None and seen.version > sent[0]:
            self.crowd.took.append(time.perf_counter() - sent[1])
            self.sent[1 - who] = None

    def act(self, line: Any, who: int, seen: Seen) -> None:
        """What this picture asks of the person: done at its time, while they go on reading."""
        if seen.status == "gathering":
            if self.answered[who] != (self.id, BEFORE):
                self.answered[who] = self.id, BEFORE
                self.crowd.spawn(line.send('{"do":"ready"}'))
            return
        self.began = True
        if seen.status == "over":
            if seen.you not in seen.rematch.wanted:
                self.crowd.spawn(line.send('{"do":"rematch"}'))
        elif seen.asked is not None and seen.choices and self.answered[who] != (self.id, seen.asked):
            self.answered[who] = self.id, seen.asked
            self.crowd.spawn(self.move(line, who, seen))

    async def move(self, line: Any, who: int, seen: Seen) -> None:
        """Wait for the table's pace, then move."""
        pause = self.next_at - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        self.next_at = max(self.next_at + self.crowd.pause, time.perf_counter())
        self.sent[who] = seen.version, time.perf_counter()
        action = random.choice(seen.choices).action
        await line.send(f'{{"do":"move","asked":{seen.asked},"action":{action}}}')


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """A socket that is closed in the meantime, because the game is over, is no mistake."""
    with suppress(websockets.ConnectionClosed):
        await work


class Crowd:
    """Everybody."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ws = f"ws{url.removeprefix('http')}"
        self.pause = 2.0
        self.stopped = asyncio.Event()
        self.door = asyncio.Semaphore(SETTING_UP)
        self.took: list[float] = []
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._beside: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the reading."""
        task = asyncio.create_task(_quietly(work))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def come(self, count: int, game: str, options: dict[str, int]) -> None:
        """Open so many more tables, with two people at each."""
        room = asyncio.Semaphore(SETTING_UP)
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each brings their own

            async def guest() -> dict[str, str]:
                answer = await http.post("/api/me", json={"name": "Crowd"})
                assert answer.status_code == 200, answer.text
                return {"cookie": answer.headers["set-cookie"].split(";")[0]}

            async def one() -> Table:
                async with room:
                    first, second = await guest(), await guest()
                    body = {"game": game, "players": 2, "clock": {"kind": "none"}, "options": options}
                    id = (await http.post("/api/tables", json=body, headers=first)).json()["id"]
                    async with websockets.connect(
                        f"{self.ws}/ws/{id}", additional_headers={"Cookie": second["cookie"]}, proxy=None, max_size=None
                    ) as line:
                        await line.send(json.dumps({"do": "sit", "id": 1}))
                        async for text in line:
                            if reader.decode(text).tell in ("done", "no"):
                                break
                    return Table(self, [first["cookie"], second["cookie"]], id)

            fresh = await asyncio.gather(*(one() for _ in range(count)))
        self.tables += fresh
        self.tasks += [asyncio.create_task(table.play()) for table in fresh]
        while not all(table.began for table in fresh):
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)

    async def measure(self, seconds: float) -> tuple[float, list[float]]:
        """Moves a second, and the times from a move to the opponent's picture of it, over so many seconds."""
        self.took = []
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        return len(self.took) / (time.perf_counter() - began), sorted(self.took)

    async def go(self) -> None:
        """Stop."""
        self.stopped.set()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
