"""The door between the house and the JavaScript of its worker: plain texts and numbers go through, nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from oneiros.core.errors import OneirosError
from oneiros.page.house import House
from oneiros.page.requests import Requests
from oneiros.page.shelf import Shelf
from oneiros.page.visits import Visit
from oneiros.server import wire
from oneiros.server.errors import as_refusal

REFUSED = 1008  # the code of a socket that is closed for good
Send = Callable[[int, str], object]
"""Sends a text to the page's socket of that number."""
Close = Callable[[int, int], object]
"""Closes the page's socket of that number with a code."""


class Bridge:
    """What the worker's JavaScript calls."""

    def __init__(self, house: House, send: Send, close: Close) -> None:
        self._house = house
        self._requests = Requests(house)
        self._send = send
        self._close = close
        self._visits: dict[int, Visit] = {}

    async def request(self, method: str, address: str, body: str) -> list[int | str]:
        """Answer a request: HTTP's status, and a body as JSON."""
        return [*await self._requests.answer(method, address, body)]

    async def open(self, socket: int, table: str) -> bool:
        """Open a socket at a table; a table that is not there is told as a server would."""
        try:
            live = await self._house.get(table)
        except OneirosError as error:
            refusal = as_refusal(error)
            self._send(socket, wire.encode(wire.Bye(refusal.code, str(refusal), False)).decode())
            self._close(socket, REFUSED)
            return False
        await self._house.begin_rematch(live)
        self._visits[socket] = Visit(self._house, live, lambda text: self._send(socket, text))
        self._visits[socket].begin()
        return True

    async def hear(self, socket: int, text: str) -> None:
        """A message came through a socket."""
        if (visit := self._visits.get(socket)) is not None:
            await visit.hear(text)

    def close(self, socket: int) -> None:
        """A socket was closed by the page."""
        if (visit := self._visits.pop(socket, None)) is not None:
            visit.end()

    async def catch_up(self, table: str) -> None:
        """Another tab has moved a table on."""
        await self._house.catch_up(table)


async def begin(shelf: Shelf, ask: Callable[[str], Awaitable[str]], send: Send, close: Close) -> Bridge:
    """The house of this worker, with what was kept from before."""
    secret = await shelf.get("secret")
    if secret is None:
        secret = secrets.token_hex(16)
        await shelf.put("secret", secret)
    house = House(shelf, ask, secret)
    house.name = await shelf.get("name")
    await house.packs.begin()
    return Bridge(house, send, close)
