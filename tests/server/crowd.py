"""Scripted people who play on by themselves, whatever happens to the server: they reconnect, look, and go on.

Each keeps what was acknowledged: the version, and the move that was sent for it.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import websockets

import oneiros
from oneiros.core.chance import Rng
from tests.server.house import Visitor

PAUSE = 0.05  # before the server is tried again
ANSWER_SECONDS = 10.0
Acknowledged = tuple[str, int, int]  # table, version, action


class Player:
    """One person, from table to table: when a game is over they want a rematch and follow it."""

    def __init__(self, visitor: Visitor, urls: list[str], table: str, seed: int, pause: float) -> None:
        self.visitor = visitor
        self.urls = urls  # servers to try, in turn
        self.table = table
        self.rng = Rng(seed)
        self.pause = pause
        self.acknowledged: list[Acknowledged] = []
        self.faults: list[str] = []
        self.version = 0
        self.connections = 0

    async def play(self, until: asyncio.Event) -> None:
        """Play until told to stop."""
        tried = 0
        while not until.is_set():
            url = self.urls[tried % len(self.urls)]
            tried += 1
            try:
                await self._sit_at(url, until)
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(PAUSE)

    async def _sit_at(self, url: str, until: asyncio.Event) -> None:
        address = f"ws{url.removeprefix('http')}/ws/{self.table}"
        headers = {"Cookie": self.visitor.cookie}
        async with websockets.connect(
            address, additional_headers=headers, proxy=None, open_timeout=5, close_timeout=0.2, max_size=None
        ) as line:
            self.connections += 1
            pending: dict[int, tuple[str, int]] = {}
            number = 0
            while not until.is_set():
                async with asyncio.timeout(ANSWER_SECONDS if pending else 1.0):
                    try:
                        message: dict[str, Any] = json.loads(await line.recv())
                    except TimeoutError:
                        if pending:
                            raise
                        continue
                match message["tell"]:
                    case "done":
                        what, action = pending.pop(message["id"], ("", 0))
                        if what == "move":
                            self.acknowledged.append((self.table, message["version"], action))
                    case "no":
                        pending.pop(message["id"], None)
                        if message["code"] in ("server", "malformed", "unknown", "no-identity"):
                            self.faults.append(str(message))
                        if message["code"] == "store-down":
                            await line.send(json.dumps({"do": "look", "id": 0}))
                    case "bye":
                        return
                    case "picture":
                        seen = message["seen"]
                        self.version = seen["version"]
                        if seen["rematch"]["table"]:
                            self.table, self.version = seen["rematch"]["table"], 0
                            return
                        if pending:
                            continue
                        said = self._wanted(seen)
                        if said is not None:
                            if self.pause:
                                await asyncio.sleep(self.pause)
                            number += 1
                            pending[number] = said["do"], said.get("action", 0)
                            await line.send(json.dumps({**said, "id": number}))

    def _wanted(self, seen: dict[str, Any]) -> dict[str, Any] | None:
        """What to do in this position."""
        if seen["you"] is None:
            return None
        if seen["status"] == "gathering":
            return None if seen["seats"][seen["you"]]["ready"] else {"do": "ready"}
        if seen["status"] == "over":
            return None if seen["you"] in seen["rematch"]["wanted"] else {"do": "rematch"}
        if seen["asked"] is None or not seen["choices"]:
            return None
        choice = seen["choices"][int(self.rng.below(len(seen["choices"])))]
        return {"do": "move", "asked": seen["asked"], "action": choice["action"]}


async def seated(urls: list[str], number: int, pause: float, bots: bool) -> list[Player]:
    """The people of one table: two, or one and a bot."""
    game = [*oneiros.all_games()][number % 3]  # of three games: the others would add nothing but time
    with_bot = bots and number % 5 == 0
    people = [Visitor(urls[seat % len(urls)]) for seat in range(1 if with_bot else 2)]
    for seat, person in enumerate(people):
        await person.post("/api/me", name=f"Player {number}.{seat}")
    opened = await people[0].post(
        "/api/tables", game="ravens" if with_bot else game, players=2, bots=[None, "drowsy"] if with_bot else []
    )
    for person in people[1:]:
        async with person.at(opened["id"]) as line:
            await line.done("sit")
    return [Player(person, urls, opened["id"], number * 2 + seat, pause) for seat, person in enumerate(people)]


async def leave(players: list[Player]) -> None:
    """Close what the players have open."""
    for player in players:
        await player.visitor.http.aclose()
