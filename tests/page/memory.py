"""A house in a page without a page: its shelf is a dictionary, and its thinker is called straight away."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from oneiros.page import bridge, thinker
from oneiros.page.shelf import Written


class MemoryShelf:
    """A shelf as JavaScript gives it."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, list[str]]] = {}
        self.values: dict[str, str] = {}
        self.full = False  # whether the browser has no room

    async def read(self, table: str) -> str | None:
        if table not in self.kept:
            return None
        row, events = self.kept[table]
        return f'{{"row":{row},"events":[{",".join(events)}]}}'

    async def write(self, table: str, after: int, row: str, events: str) -> Written:
        _, known = self.kept.get(table, ("", []))
        if len(known) != after:
            return "stale"
        if self.full:
            return "full"
        self.kept[table] = row, known + [json.dumps(event) for event in json.loads(events)]
        return "kept"

    async def rows(self) -> str:
        return f"[{','.join(row for row, _ in self.kept.values())}]"

    async def get(self, name: str) -> str | None:
        return self.values.get(name)

    async def put(self, name: str, value: str) -> Written:
        if self.full:
            return "full"
        self.values[name] = value
        return "kept"


class Page:
    """A page with one house, and all that its sockets got."""

    def __init__(self, shelf: MemoryShelf | None = None) -> None:
        self.shelf = shelf or MemoryShelf()
        self.told: dict[int, list[str]] = {}
        self.closed: dict[int, int] = {}
        self.thoughts = 0
        self.bridge: bridge.Bridge

    async def begin(self) -> Page:
        def send(socket: int, text: str) -> None:
            self.told.setdefault(socket, []).append(text)

        self.bridge = await bridge.begin(self.shelf, self.think, send, self.closed.__setitem__)
        return self

    async def think(self, question: str) -> str:
        await asyncio.sleep(0)
        self.thoughts += 1
        return thinker.answer(question)

    async def ask(self, method: str, address: str, body: object = None, status: int = 200) -> Any:
        told, text = await self.bridge.request(method, address, "" if body is None else json.dumps(body))
        assert told == status, text
        return json.loads(str(text))

    async def say(self, socket: int, do: str, **more: object) -> dict[str, Any]:
        """Say something and give the answer to it."""
        before = len(self.told.get(socket, []))
        await self.bridge.hear(socket, json.dumps({"do": do, "id": 7, **more}))
        answers = [told for text in self.told[socket][before:] if (told := json.loads(text)).get("id") == 7]
        assert len(answers) == 1
        return dict(answers[0])

    def picture(self, socket: int) -> dict[str, Any]:
        """The newest picture."""
        return next(told for text in reversed(self.told[socket]) if (told := json.loads(text))["tell"] == "picture")

    async def settle(self, socket: int, until: str) -> dict[str, Any]:
        """Wait until one is asked, or the game is over; whatever bots do meanwhile."""
        while True:
            await asyncio.sleep(0)
            seen = self.picture(socket)["seen"]
            if seen["status"] == "over" or (until == "turn" and seen["asked"] is not None and seen["choices"]):
                return dict(seen)
