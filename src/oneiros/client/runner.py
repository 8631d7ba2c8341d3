"""Brings a bot to a server: to a given table, to one that it opens, or to those of the lobby that welcome bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from oneiros.client.api import NO_ANSWER, Client
from oneiros.client.player import MakeBot, Player
from oneiros.core.errors import BadOption, Refusal
from oneiros.server import wire

T = TypeVar("T")
LOOK_SECONDS: Final = 3.0  # between two looks into the lobby
PASSING: Final = frozenset({NO_ANSWER, "too-much", "store-down", "timeout", "server"})
"""Refusals that may be another answer a little later."""


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot is to do: sit at `table`, open one of `opening`, or else look into the lobby for these `games`."""

    table: str = ""
    opening: wire.Opening | None = None
    games: tuple[str, ...] = ()
    count: int | None = None  # of games to play; None is without end
    rematch: bool = True


class Runner:
    """One bot on one errand."""

    def __init__(self, client: Client, make: MakeBot, errand: Errand, tell: Callable[[str], None]) -> None:
        self.client = client
        self.errand = errand
        self.tell = tell
        self.player = Player(client, make, tell)
        self._refused: set[str] = set()  # tables where it may not sit

    async def run(self) -> None:
        """Play until the errand is done. A bot that failed has resigned, and its fault is raised."""
        me = await self.client.me()
        if me is None or not me.bot:
            raise BadOption("this needs the token of a bot account")
        self.tell(f"is {me.name}, a bot at {self.client.server}")
        played, following = 0, None
        while self.errand.count is None or played < self.errand.count:
            played += 1
            again = self.errand.rematch and played != self.errand.count
            following = await self._play(following or await self._find_table(), again)
            if self.player.fault is not None:
                raise self.player.fault
            if following is None and self.errand.table:
                return

    async def _play(self, table: str, rematch: bool) -> str | None:
        """One game; None if there is no rematch, or if the bot may not sit there."""
        try:
            return await self.player.play(table, rematch)
        except Refusal as refusal:
            if self.errand.table or refusal.code == "revoked":
                raise
            self.tell(f"cannot play at {table}: {refusal}")
            self._refused.add(table)
            return None

    async def _find_table(self) -> str:
        table, opening = self.errand.table, self.errand.opening
        if table:
            return await self.client.find(table)
        if opening is not None:
            opened = await self._patiently(lambda: self.client.open_table(opening))
            self.tell(f"opened a table: {self.client.server}/table/{opened.id} (code {opened.code})")
            return opened.id
        self.tell("looks for tables that welcome bots")
        while True:
            for one in await self._patiently(self.client.lobby):
                if self._fits(one):
                    return one.id
            await asyncio.sleep(LOOK_SECONDS)

    def _fits(self, table: wire.Listed) -> bool:
        """Whether there is room for a bot."""
        free = any(seat.name is None and seat.level is None for seat in table.seats)
        wanted = not self.errand.games or table.game in self.errand.games
        return free and wanted and table.agents and table.id not in self._refused

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Ask again, after a while, where the server could not answer."""
        while True:
            try:
                return await work()
            except Refusal as refusal:
                if refusal.code not in PASSING:
                    raise
                self.tell(f"waits: {refusal}")
                await asyncio.sleep(LOOK_SECONDS)
