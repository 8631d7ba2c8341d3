"""People by the hundred, scripted: two at each table, who move when it is their turn and time each other's pictures."""

from __future__ import annotations

import asyncio
import random
import time
from http.cookiejar import DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import UNSET

from bench.load.lines import Line, connect
from oneiros.server import differences
from oneiros.server.live.changes import read_choices, write_choices
from oneiros.table import Choice

SETTING_UP = 20  # tables at once
BEFORE = -1  # the question before the game: whether one is ready


class Seen(msgspec.Struct):
    """What the script reads of a picture, or of the changes to one."""

    version: Any = UNSET
    status: Any = UNSET
    you: Any = UNSET
    asked: Any = UNSET
    choices: Any = UNSET
    rematch: Any = UNSET


class Change(msgspec.Struct):
    """What the script reads of changes."""

    seen: Seen = msgspec.field(default_factory=Seen)


class Message(msgspec.Struct):
    """What the script reads of a message."""

    tell: str
    seen: Seen | None = None
    change: Change | None = None


reader = msgspec.json.Decoder(Message)


class Person:
    """One of the two at a table: what they see, and what they do about it."""

    def __init__(self, table: Table, who: int) -> None:
        self.table = table
        self.who = who
        self.seen = Seen()
        self.line: Line | None = None
        self.sent: tuple[int, float] | None = None  # their last move: from which version, when
        self.answered: tuple[str, int] = ("", 0)  # the last question they have dealt with
        self.bytes = 0

    async def come(self) -> None:
        """Sit before the table's socket; from then on everything happens as it is heard."""
        crowd = self.table.crowd
        async with crowd.door:  # all at once would only wait for each other
            path = f"/ws/{self.table.id}{crowd.query}"
            self.line = await connect(crowd.host, crowd.port, path, self.table.cookies[self.who], self.hear)

    def hear(self, text: bytes) -> None:
        """A message has come."""
        self.bytes += len(text)
        message = reader.decode(text)
        if message.seen is not None:
            self.seen = message.seen
            self.seen.choices = write_choices([Choice(**one) for one in self.seen.choices])
        elif message.change is not None:
            for name in Seen.__struct_fields__:
                if (change := getattr(message.change.seen, name)) is not UNSET:
                    setattr(self.seen, name, differences.apply(getattr(self.seen, name), change))
        else:
            return
        self.table.timed(self.who, self.seen.version)
        self.act()

    def act(self) -> None:
        """What the picture asks of the person: done at its time."""
        seen, table, line = self.seen, self.table, self.line
        if line is None or seen.version is UNSET:
            return
        if seen.rematch["table"] is not None:
            table.go_on(seen.rematch["table"])
        elif seen.status == "gathering":
            if self.answered != (table.id, BEFORE):
                self.answered = table.id, BEFORE
                line.say('{"do":"ready"}')
        elif seen.status == "over":
            table.began = True
            if seen.you not in seen.rematch["wanted"]:
                line.say('{"do":"rematch"}')
        else:
            table.began = True
            if seen.asked is not None and seen.choices and self.answered != (table.id, seen.asked):
                self.answered = table.id, seen.asked
                pause = table.next_at - time.perf_counter()
                if pause > 0:
                    asyncio.get_running_loop().call_later(pause, self.move)
                else:
                    self.move()

    def move(self) -> None:
        """Make a move at random."""
        table, now = self.table, time.perf_counter()
        table.next_at = max(table.next_at + table.crowd.pause, now)
        self.sent = self.seen.version, now
        choices = read_choices(self.seen.choices)
        if choices and self.line is not None:
            action = choices[int(random.random() * len(choices))][0]
            self.line.say(f'{{"do":"move","asked":{self.seen.asked},"action":{action}}}')


class Table:
    """One table and its two people."""

    def __init__(self, crowd: Crowd, cookies: list[str], id: str) -> None:
        self.crowd = crowd
        self.cookies = cookies
        self.id = id
        self.people = [Person(self, who) for who in range(2)]
        self.next_at = time.perf_counter() + random.random() * crowd.pause
        self.began = False

    async def play(self) -> None:
        """Both play until the crowd stops."""
        for person in self.people:
            await person.come()
        for person in self.people:
            person.act()

    def go_on(self, id: str) -> None:
        """The rematch is at another table."""
        if id != self.id:
            self.id = id
            for person in self.people:
                if person.line is not None:
                    person.line.close()
                person.line, person.sent = None, None
            self.crowd.spawn(self.play())

    def timed(self, who: int, version: int) -> None:
        """If this is the picture of the other's move, note how long it took."""
        other = self.people[1 - who]
        if other.sent is not None and version > other.sent[0]:
            self.crowd.took.append(time.perf_counter() - other.sent[1])
            other.sent = None


class Crowd:
    """Everybody. They read pictures as changes, as the browser client does, unless told otherwise."""

    def __init__(self, url: str, changes: bool = True) -> None:
        self.url = url
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        self.query = "?changes=yes" if changes else ""
        self.pause = 2.0
        self.door = asyncio.Semaphore(SETTING_UP)
        self.took: list[float] = []
        self.tables: list[Table] = []
        self._beside: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        """Do something beside the reading."""
        task = asyncio.ensure_future(work)
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
                    seated = asyncio.get_running_loop().create_future()

                    def hear(text: bytes) -> None:
                        if reader.decode(text).tell in ("done", "no") and not seated.done():
                            seated.set_result(None)

                    line = await connect(self.host, self.port, f"/ws/{id}", second["cookie"], hear)
                    line.say('{"do":"sit","id":1}')
                    await seated
                    line.close()
                    return Table(self, [first["cookie"], second["cookie"]], id)

            fresh = await asyncio.gather(*(one() for _ in range(count)))
        self.tables += fresh
        await asyncio.gather(*(table.play() for table in fresh))
        async with asyncio.timeout(120):
            while not all(table.began for table in fresh):
                await asyncio.sleep(0.1)

    async def measure(self, seconds: float) -> tuple[float, list[float]]:
        """Moves a second, and the times from a move to the opponent's picture of it, over so many seconds."""
        self.took = []
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        return len(self.took) / (time.perf_counter() - began), sorted(self.took)

    def bytes(self) -> int:
        """All that everybody was sent so far."""
        return sum(person.bytes for table in self.tables for person in table.people)

    async def go(self) -> None:
        """Stop."""
        for table in self.tables:
            for person in table.people:
                if person.line is not None:
                    person.line.close()
        await asyncio.sleep(0)
