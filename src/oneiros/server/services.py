"""All that a request may need, made once for each process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

import oneiros
from oneiros.server.accounts import Accounts
from oneiros.server.analyses import Analyses
from oneiros.server.chat import ChatRoom
from oneiros.server.config import Config
from oneiros.server.dues import Dues
from oneiros.server.errors import Refusal
from oneiros.server.hub import Hub, Note
from oneiros.server.identity import Identities, Visitor, known, new_id
from oneiros.server.journal import Journal
from oneiros.server.limits import Gatekeeper, address_of
from oneiros.server.live import Live, Tables
from oneiros.server.lobby import Lobby
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.notify import Notifier
from oneiros.server.presence import Presence
from oneiros.server.store import Store
from oneiros.server.workers import Workers

if TYPE_CHECKING:
    from oneiros.server.sockets import Socket

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Services:
    """The parts of one server process, and how news travel between them."""

    identities: Identities
    accounts: Accounts

    def __init__(self, config: Config, notifier: Notifier | None = None) -> None:
        self.config = config
        self.process = new_id()
        self.metrics = Metrics()
        self.store = Store(config)
        self.gatekeeper = Gatekeeper(config.limits)
        self.notifier = notifier or Notifier()
        self.workers = Workers(config.workers, self.metrics)
        self.analyses = Analyses()
        self.hub = Hub(config, self.process, self._heard, self._missed)
        self.journal = Journal(self.store, self.metrics, self.process)
        self.tables = Tables(self.store, self.journal, self.hub, self.metrics, self._changed)
        self.dues = Dues(config, self.store, self.tables, self.workers, self.metrics)
        self.presence = Presence(self.tables, self.hub, config.check_seconds)
        self.chat = ChatRoom(self.store, self.hub)
        self.lobby = Lobby(self.store, self.tables)
        self._background: set[asyncio.Task[None]] = set()
        self._checked = 0.0
        self.stopping = False

    async def open(self) -> None:
        """Open the store, make what needs its secret, and begin to listen and to look after what is due."""
        await self.store.open()
        await asyncio.to_thread(oneiros.all_games)  # read before anybody waits for them
        self.identities = Identities(self.store)
        self.accounts = Accounts(self.store, self.identities)
        await self.hub.open()
        self.dues.sweeps.append(self._check_sockets)
        self.dues.open()

    async def wind_down(self) -> None:
        """Begin nothing new, finish what is under way, answer it, and say good-bye to everybody."""
        self.stopping = True
        await self.dues.close()
        try:
            async with asyncio.timeout(self.config.drain_seconds):
                await self.tables.drain()
                while sockets := self.sockets():  # some may have been opening meanwhile
                    for socket in sockets:
                        socket.close("restart", "the server is being restarted; nothing is lost", True)
                    await asyncio.sleep(0.01)
        except TimeoutError:
            log().error("drain", reason="not everything under way was finished in time")

    async def close(self) -> None:
        """Let go."""
        if not self.stopping:
            await self.wind_down()
        self.workers.close()
        self.analyses.close()
        await self.hub.close()
        await self.store.close()

    # News

    def sockets(self) -> list[Socket]:
        """Every socket of this process."""
        return [socket for live in self.tables.watched() for socket in live.sockets]

    def _changed(self, live: Live, ours: bool) -> None:
        """A table has moved on: its sockets look anew, and whoever moved it sees to what is due."""
        for socket in live.sockets:
            socket.changed()
        self.dues.schedule(live, ours)
        if ours:
            self.notifier.moved_on(live)

    def _heard(self, note: Note) -> None:
        """What a process, this one included, has told all."""
        if note.ended:
            for socket in self.sockets():
                if socket.visitor is not None and socket.visitor.session in note.ended:
                    socket.close("revoked", "this session was ended", False)
        if note.here:
            self.presence.heard(note)
        live = self.tables.cached(note.table)
        if live is None:
            return
        if note.chat:
            live.chat = max(live.chat, note.chat)
            for socket in live.sockets:
                socket.said()
        if note.version > live.heard:
            live.heard = note.version
            if live.sockets:
                self._in_background(self._catch_up(live.id))

    def _missed(self) -> None:
        """The channel was down: whatever is watched here may have moved on elsewhere."""
        self._in_background(self._catch_up_all())

    async def _catch_up(self, id: str) -> None:
        try:
            await self.tables.get(id)
        except Refusal as refusal:
            log().warning("catch-up", table=id, code=refusal.code)  # the next sweep tries again

    async def _catch_up_all(self) -> None:
        watched = {live.id: live for live in self.tables.watched()}
        for id, version in await self.tables.versions(list(watched)):
            if version > watched[id].table.version:
                watched[id].heard = max(watched[id].heard, version)
                await self._catch_up(id)
        for id, number in await self.chat.numbers(list(watched)):
            watched[id].chat = max(watched[id].chat, number)
            for socket in watched[id].sockets:
                socket.said()

    async def _check_sockets(self) -> None:
        """Now and then: whether a note was missed or a session revoked elsewhere."""
        now = time.monotonic()
        for socket in self.sockets():
            socket.check(now)
        if now - self._checked < self.config.check_seconds:
            return
        self._checked = now
        self.presence.repeat()
        await self._catch_up_all()
        sockets = [socket for socket in self.sockets() if socket.visitor is not None]
        alive = await self.identities.alive({socket.visitor.session for socket in sockets if socket.visitor})
        for socket in sockets:
            if socket.visitor is not None and socket.visitor.session not in alive:
                socket.close("revoked", "this session was ended", False)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @property
    def cookie(self) -> str:
        """The name of the cookie; over https browsers guard one with this prefix more closely."""
        return "__Host-oneiros" if self.config.secure else "oneiros"


def services_of(connection: AnyConnection) -> Services:
    """The services of the process that serves this connection."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


async def provide_visitor(request: AnyConnection) -> Visitor | None:
    """Who asks, if the server knows them."""
    services = services_of(request)
    return await services.identities.who(request.cookies.get(services.cookie))


async def provide_me(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """Who asks; somebody the server does not know is refused."""
    return known(visitor)


def provide_address(request: AnyConnection) -> str:
    """Where the request comes from, as limits count it."""
    client = request.client
    return address_of((client.host, client.port) if client else None)


# What handlers ask for.
Parts = NamedDependency[Services]
Guest = NamedDependency[Visitor | None]
Known = NamedDependency[Visitor]
Address = NamedDependency[str]
