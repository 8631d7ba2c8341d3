"""A visitor of a server: what is asked by HTTP, and the door to tables."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from oneiros.client.seat import TableSocket
from oneiros.core.errors import BadOption, Refusal
from oneiros.server import wire
from oneiros.table import Proof

T = TypeVar("T")
PATIENCE: Final = 20.0  # seconds, for one answer
CODE: Final = re.compile(r"[A-Za-z]{6}")
NO_ANSWER: Final = "no-answer"


class Client:
    """Somebody at a server: a bot by its token, or without one a guest who takes a name."""

    def __init__(self, server: str, token: str = "") -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOption(f"a server is named like https://games.example.org, not {server!r}")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self._http = httpx.AsyncClient(base_url=self.server, timeout=PATIENCE, trust_env=False)
        if token:
            self._http.headers["authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # What is asked by HTTP

    async def me(self) -> wire.Me | None:
        """Who one is; None if the server does not know one yet."""
        return await self._ask("GET", "/api/me", wire.Me | None)

    async def take_name(self, name: str) -> wire.Me:
        """Become a guest of that name. Not for bots, who have a name."""
        return await self._ask("POST", "/api/me", wire.Me, wire.Named(name=name))

    async def games(self) -> list[wire.GameShown]:
        """The games of this server."""
        return await self._ask("GET", "/api/games", list[wire.GameShown])

    async def lobby(self) -> list[wire.Listed]:
        """The tables that wait for players."""
        return await self._ask("GET", "/api/tables", list[wire.Listed])

    async def mine(self) -> list[wire.OwnGame]:
        """One's own games that are not over."""
        return await self._ask("GET", "/api/mine", list[wire.OwnGame])

    async def open_table(self, opening: wire.Opening) -> wire.Opened:
        """Open a table."""
        return await self._ask("POST", "/api/tables", wire.Opened, opening)

    async def proof(self, table: str) -> Proof:
        """The record of a finished game, with its seed."""
        return await self._ask("GET", f"/api/replays/{table}/proof", Proof)

    async def find(self, text: str) -> str:
        """The id of a table, from its link, its short code or its id."""
        last = urlsplit(text).path.rstrip("/").rpartition("/")[2]
        if not CODE.fullmatch(last.replace("-", "")):
            return last
        return (await self._ask("GET", f"/api/codes/{last.replace('-', '')}", wire.Opened)).id

    async def _ask(self, method: str, path: str, kind: type[T] | Any, body: wire.In | None = None) -> T:
        """One request. A refusal of the server is raised as one, and so is a server that does not answer."""
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = await self._http.request(
                method, path, content=content, headers={"content-type": "application/json"} if content else None
            )
        except httpx.TransportError as error:
            raise Refusal(NO_ANSWER, f"{self.server} does not answer: {error or type(error).__name__}", 503) from None
        try:
            if answer.is_success:
                found: T = msgspec.json.decode(answer.content or b"null", type=kind)
                return found
            told = msgspec.json.decode(answer.content, type=wire.RefusalBody)
        except msgspec.MsgspecError:
            raise Refusal(NO_ANSWER, f"{self.server} is no server of Oneiros, or of another version", 502) from None
        raise Refusal(told.code, told.reason, answer.status_code, told.rule)

    # Tables

    def at(self, table: str) -> TableSocket:
        """One's socket at a table, by its id. Use it with `async with`."""
        return TableSocket(f"ws{self.server.removeprefix('http')}/ws/{table}?changes=yes", self._headers())

    def _headers(self) -> dict[str, str]:
        """Who one is, for a socket."""
        if token := self._http.headers.get("authorization"):
            return {"Authorization": token}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())}
