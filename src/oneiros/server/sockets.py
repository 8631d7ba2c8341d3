"""A socket at a table: reads what a client says, acts, answers, and keeps the client's picture up to date.

A change of the table only marks the picture as old. The sender makes a new one when the socket can take it, so a slow
reader gets fewer pictures, never older ones, and holds nobody up.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from oneiros.server import gate, wire
from oneiros.server.actions import act
from oneiros.server.errors import Refusal, StoreDown, too_much
from oneiros.server.headers import check_origin
from oneiros.server.identity import Visitor
from oneiros.server.limits import address_of
from oneiros.server.live import Live
from oneiros.server.logs import log
from oneiros.server.refusals import FAULT, told
from oneiros.server.services import Services, services_of

NORMAL, GOING_AWAY, POLICY, TOO_LARGE, LATER = 1000, 1001, 1008, 1009, 1013
LOOK_AGAIN = frozenset({"stale", "late", "store-down", "server"})  # refusals after which the picture is sent anew
STRIKES = 5  # messages refused as too many before the socket is closed
Connection = WebSocket[Any, Any, Any]


class Socket:
    """One open socket."""

    def __init__(self, services: Services, live: Live, visitor: Visitor | None, connection: Connection) -> None:
        self.services = services
        self.live = live
        self.visitor = visitor
        self.connection = connection
        self.version: int | None = None  # of the last picture sent
        self.chat = 0  # the number of the last line sent
        self.messages = services.gatekeeper.bucket("messages")
        self.chats = services.gatekeeper.bucket("chat")
        self.hints = services.gatekeeper.bucket("hints")
        self.closing: wire.Bye | None = None
        self._answers: deque[wire.AnyTell] = deque()
        self._look = True
        self._news = asyncio.Event()
        self._news.set()
        self._read_chat = True
        self._strikes = 0
        self._heard = time.monotonic()
        self._sending = 0.0  # since when a message waits to be taken
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def person(self) -> str | None:
        """The id of whoever holds this socket."""
        return self.visitor.id if self.visitor else None

    # From the rest of the server

    def changed(self) -> None:
        """The table has moved on."""
        self._look = True
        self._news.set()

    def said(self) -> None:
        """There is new chat."""
        self._read_chat = True
        self._news.set()

    def answer(self, message: wire.AnyTell) -> None:
        """Send this as soon as may be."""
        self._answers.append(message)
        self._news.set()

    def close(self, code: str, reason: str, again: bool) -> None:
        """Say good-bye and close."""
        if self.closing is None:
            self.closing = wire.Bye(code, reason, again)
            self._news.set()

    # Sending

    async def send_all(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._look:
                self._look = False
                picture = gate.picture(self.live, self.person, self.version)
                self.version = picture.seen.version
                await self._send(picture)
            if self._read_chat:
                await self._send_chat()
            if self.closing is not None and not self._answers:
                await self._send(self.closing)
                await self.connection.close(code=LATER if self.closing.again else POLICY)
                return

    async def _send_chat(self) -> None:
        try:
            lines = await self.services.chat.lines(self.live, self.visitor, self.chat)
        except StoreDown:
            return  # and read it with the next news
        self._read_chat = False
        if lines:
            self.chat = lines[-1].number
            await self._send(wire.Chats(lines))

    async def _send(self, message: wire.AnyTell) -> None:
        self._sending = time.monotonic()
        await self.connection.send_text(wire.written(message).decode())
        self._sending = 0.0

    def check(self, now: float) -> None:
        """Called now and then: part from those who say nothing, or take nothing, for too long."""
        limits = self.services.config.limits
        if now - self._heard > limits.idle_seconds:
            self.close("idle", "nothing was heard from you for a while", True)
        if self._sending and now - self._sending > limits.send_seconds:
            for task in self.tasks:
                task.cancel()

    # Reading

    async def read_all(self) -> None:
        """Read and carry out what comes, one message after another, until the client goes."""
        limits = self.services.config.limits
        while self.closing is None:
            text = await self.connection.receive_text()
            self._heard = time.monotonic()
            if len(text) > limits.socket_bytes:
                self.close("too-large", f"a message can have {limits.socket_bytes} bytes", False)
                return
            if self.services.stopping:
                continue  # what was not begun is for the next server
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        began = time.perf_counter()
        metrics, id = self.services.metrics, 0
        try:
            if not self.messages.take(time.monotonic()):
                self._strikes += 1
                if self._strikes > STRIKES:
                    self.close("too-much", "too many messages", False)
                raise too_much("messages")
            message = wire.read(text)
            id = message.id
            metrics.messages.labels(do=message.__struct_config__.tag).inc()
            await act(self, message)
            metrics.act.observe(time.perf_counter() - began)
        except Exception as error:
            refused, status = told(error)
            if status == FAULT:
                metrics.errors.inc()
                log().error("fault", table=self.live.id, exc_info=error)
            metrics.refusals.labels(code=refused.code).inc()
            self.answer(wire.No(id or wire.number_of(text), refused.code, refused.reason, refused.rule))
            if refused.code in LOOK_AGAIN:
                self.changed()


@websocket("/ws/{table:str}")
async def at_table(socket: Connection, table: FromPath[str]) -> None:
    """A socket at a table: see docs/protocol.md."""
    services = services_of(socket)
    client = socket.client
    address = address_of((client.host, client.port) if client else None)
    try:
        check_origin(services.config, "SOCKET", socket.headers)
        with services.gatekeeper.socket(address):
            services.gatekeeper.use("requests", address)
            visitor = await services.identities.who(socket.cookies.get(services.cookie))
            live = await services.tables.get(table, fresh=True)
            gate.check_look(live, visitor.id if visitor else None)
            await services.lobby.begin_rematch(live)
            await socket.accept()
            await _serve(Socket(services, live, visitor, socket))
    except Refusal as refusal:
        services.metrics.refusals.labels(code=refusal.code).inc()
        if socket.connection_state == "init":
            # A socket that is refused before it is accepted tells a browser nothing: accept, say why, close.
            await socket.accept()
        bye = wire.Bye(refusal.code, str(refusal), refusal.status in (429, 503))
        await socket.send_text(wire.written(bye).decode())
        await socket.close(code=LATER if bye.again else POLICY)


async def _serve(socket: Socket) -> None:
    """Read and send until one of the two ends, then end the other."""
    services, live = socket.services, socket.live
    live.sockets.add(socket)
    services.metrics.sockets.inc()
    services.presence.changed(live)
    tasks = socket.tasks = [asyncio.create_task(socket.read_all()), asyncio.create_task(socket.send_all())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0] in done and socket.closing is not None:
            await asyncio.wait([tasks[1]], timeout=services.config.limits.send_seconds)  # the good-bye
        for task in done:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | OSError | RuntimeError):
                services.metrics.errors.inc()
                log().error("socket", table=live.id, exc_info=error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        live.sockets.discard(socket)
        services.metrics.sockets.dec()
        services.presence.changed(live)
