"""Running a server: uvicorn, set up so that nothing waits for ever and no message is too large."""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import click
import uvicorn
from sqlalchemy import make_url

from oneiros.core.errors import BadOption, OneirosError
from oneiros.server.config import Config
from oneiros.server.errors import StoreDown
from oneiros.server.http.app import make_app
from oneiros.server.http.connections import guarded_http
from oneiros.server.http.fast_websocket import FastWebSocket
from oneiros.server.http.neighbours import Neighbours
from oneiros.server.logs import set_up
from oneiros.server.services import Services
from oneiros.server.store.migrating import OtherVersion

KEEP_ALIVE_SECONDS = 30
SWITCH_SECONDS = 0.0005  # how long the thread that stores a move may wait for a busy event loop


# A full collection of all objects of a thousand tables holds everybody up for a third of a second. Counting lets go of
# most things here, so one every few minutes of heavy play is enough for the cycles that old sockets leave. The young
# are looked at seldom too. Every move makes its table and pictures anew, so the young are those of all tables. To look
# at them takes 30 to 60 ms, after however many new objects, and nearly nothing of it is garbage. A request leaves 50
# objects in cycles, 10 KB, so 50 MB wait at most.
YOUNG, MIDDLE, OLD = 250_000, 10, 10


class Server(uvicorn.Server):
    """uvicorn, which would close sockets before their moves are answered."""

    services: Services
    _adopting: set[asyncio.Task[None]]
    neighbours: Neighbours | None = None  # other processes behind the same port
    greeting = ""  # for people, when it has begun: logs go elsewhere
    failed: BadOption | None = None  # why it could not begin

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store first: if that cannot be, say so in a sentence and begin nothing."""
        try:
            await self.services.open()
        except (OneirosError, OtherVersion, OSError, sqlite3.Error) as error:
            self.failed = why_not(self.services.config, error)
            self.should_exit = True
            await self.services.store.close()
            return
        await super().startup(sockets)
        if self.neighbours is not None:
            self.neighbours.open(self._adopt)
        if self.started and self.greeting:
            click.echo(self.greeting)

    def _adopt(self, connection: socket.socket, data: bytes) -> None:
        """Another process hands a connection on, with what has come through it."""
        protocol: Any = self.config.http_protocol_class
        shared = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        make = partial(protocol, **shared)

        async def take() -> None:
            _, begun = await asyncio.get_running_loop().connect_accepted_socket(make, connection)
            begun.data_received(data)

        task = asyncio.create_task(take())
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way, then close."""
        if self.neighbours is not None:
            self.neighbours.close()
        for server in self.servers:
            server.close()
        await self.services.wind_down()
        await super().shutdown(sockets)


def make_server(config: Config, neighbours: Neighbours | None = None) -> Server:
    """A server that is ready to run."""
    limits = config.limits
    services = Services(config)
    server = Server(
        uvicorn.Config(
            make_app(config, services),
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            server_header=False,
            # With h11: the other one reads all requests that come in one go, and more with every answer, without end.
            http=guarded_http(config, neighbours),
            ws=FastWebSocket,
            ws_max_size=limits.socket_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # the length of a packed secret would tell of it
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=int(config.drain_seconds),
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies or None,
            h11_max_incomplete_event_size=16384,
        )
    )
    server.services = services
    server.neighbours = neighbours
    server._adopting = set()
    return server


def serve(
    config: Config,
    open_page: bool = False,
    greeting: Callable[[str], str] | None = None,
    listening: socket.socket | None = None,
    neighbours: Neighbours | None = None,
) -> None:
    """Serve until told to stop. `greeting` makes the sentence that tells the address, once all is ready.

    One of several processes has `neighbours` and a socket that is bound already.
    """
    set_up()
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_many_files()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    config.check()
    if listening is None:
        check_port(config)
    server = make_server(config, neighbours)
    server.greeting = greeting(config.address) if greeting else ""
    if open_page:
        threading.Timer(1.0, webbrowser.open, [config.own_address]).start()
    server.run(None if listening is None else [listening])
    if server.failed:
        raise server.failed


def allow_many_files() -> None:
    """Every connection is an open file. Take as many as the system lets this process have, where it counts them."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # macOS says more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def why_not(config: Config, error: Exception) -> BadOption:
    """Why the store cannot be opened, for the operator."""
    if isinstance(error, BadOption):
        return error
    url = make_url(config.store_url)
    where = str(config.store_file or f"{url.host or 'localhost'}/{url.database}")  # no password
    if isinstance(error, OtherVersion):
        sentence = f"the store {where} was written by another version of Oneiros: {error}"
        return BadOption(sentence, "store-version", file=where, detail=str(error))
    reason = error.__cause__ if isinstance(error, StoreDown) and error.__cause__ else error
    detail = str(getattr(reason, "orig", None) or reason).splitlines()[0]
    return BadOption(f"the store {where} cannot be opened: {detail}", "store-closed", file=where, detail=detail)


def check_port(config: Config) -> None:
    """Say in a sentence that the port is taken, before anything else is begun."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            sentence = f"cannot listen on {config.host} port {config.port}: {error.strerror}"
            facts = {"host": config.host, "port": str(config.port), "errno": error.errno}
            raise BadOption(sentence, "not-listening", **facts) from None
