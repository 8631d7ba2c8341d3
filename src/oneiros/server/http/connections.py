"""The HTTP protocol of the server: uvicorn's, with so many connections for one address, none of them idle for long.

A process can have so many files open, and a connection is one of them. Without this a stranger who opens a thousand and
says nothing would keep everybody else out. A proxy of ours comes from one address for all, and is not held to it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from oneiros.server.config import Config
from oneiros.server.http.neighbours import Neighbours
from oneiros.server.people.rate_limits import address_of

HEAD_SECONDS: Final = 20.0  # for the head of a request to come


class Doorkeeper:
    """Counts the connections of each address."""

    def __init__(self, config: Config) -> None:
        self._most = config.limits.connections
        self._proxies = [ip_network(proxy.strip()) for proxy in config.proxies.split(",") if proxy.strip()]
        self._open: Counter[str] = Counter()

    def let_in(self, client: tuple[str, int] | None) -> str | None:
        """Whom to count the connection for, '' for nobody; None if they have as many as they may."""
        if client is None or any(ip_address(client[0]) in proxy for proxy in self._proxies):
            return ""
        address = address_of(client)
        if self._open[address] >= self._most:
            return None
        self._open[address] += 1
        return address

    def let_go(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class GuardedHttp(H11Protocol):
    """One connection. It is counted until it ends or becomes a socket, which has limits of its own."""

    doorkeeper: Doorkeeper
    neighbours: Neighbours | None = None  # other processes behind the same port
    _begun = False  # whether anything has come
    _counted = ""  # for whom
    _late: asyncio.TimerHandle | None = None  # ends the connection, unless a request has come by then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        counted = self.doorkeeper.let_in(self.client)
        if counted is None:
            transport.abort()
            return
        self._counted = counted
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Something comes. While it is not yet a whole head, the time for that runs on."""
        if self.neighbours is not None and not self._begun:
            self._begun = True
            if self.neighbours.hand_on(data, self.transport.get_extra_info("socket").fileno()):
                self.transport.abort()  # the other process has a descriptor of its own
                return
        super().data_received(data)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _expect_request(self) -> None:
        """The time for a head runs while no request is under way. It is not begun anew by every byte."""
        under_way = self.cycle is not None and not self.cycle.response_complete
        if under_way or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self._end)

    def _end(self) -> None:
        self._late = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._counted:
            self.doorkeeper.let_go(self._counted)
            self._counted = ""


def guarded_http(config: Config, neighbours: Neighbours | None = None) -> type[Any]:
    """The protocol for one server."""
    return type("GuardedHttp", (GuardedHttp,), {"doorkeeper": Doorkeeper(config), "neighbours": neighbours})
