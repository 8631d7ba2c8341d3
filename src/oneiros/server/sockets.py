"""A socket at a table: reads what a client says, acts, answers, and keeps the client's picture up to date.

A change of the table only marks the picture as old. A new one is made when the socket can take it, so a slow reader
gets fewer pictures, never older ones, and holds nobody up.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.params import FromPath

from oneiros.server import gate, wire
from oneiros.server.actions import act
from oneiros.server.errors import Refusal, StoreDown, too_much
from oneiros.server.headers import check_origin
from oneiros.server.identity import Visitor
from oneiros.server.limits import address_of
from oneiros.server.line import Line, line_of
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

    def __init__(self, services: Services, live: Live, visitor: Visitor | None, line: Line) -> None:
        self.services = services
        self.live = live
        self.visitor = visitor
        self.line = line
        self.version: int | None = None  # of the last picture sent
        self.chat = 0  # the number of the last line sent
        self.messages = services.gatekeeper.bucket("messages")
        self.chats = services.gatekeeper.bucket("chat")
        self.hints = services.gatekeeper.bucket("hints")
        self.closing: wire.Bye | None = None
        self.parted = asyncio.Event()  # the good-bye has been sent
        self._answers: list[wire.AnyTell] = []
        self._look = True
        self._soon = False  # whether what there is to say will be said in a moment
        self._reading_chat: asyncio.Task[None] | None = None
        self._strikes = 0
        self._heard = time.monotonic()
        self._stuck_since = 0.0  # since when the client takes nothing
        line.drained = self._say_soon

    @property
    def person(self) -> str | None:
        """The id of whoever holds this socket."""
        return self.visitor.id if self.visitor else None

    # From the rest of the server

    def changed(self) -> None:
        """The table has moved on."""
        self._look = True
        self._say_soon()

    def said(self) -> None:
        """There may be new chat."""
        if self.chat < self.live.chat and self._reading_chat is None:
            self._reading_chat = asyncio.create_task(self._read_chat())

    def answer(self, message: wire.AnyTell) -> None:
        """Send this as soon as may be."""
        self._answers.append(message)
        self._say_soon()

    def close(self, code: str, reason: str, again: bool) -> None:
        """Say good-bye and close."""
        if self.closing is None:
            self.closing = wire.Bye(code, reason, again)
            self._say_soon()

    # Sending

    def _say_soon(self) -> None:
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._say)

    def _say(self) -> None:
        """Send what there is to send, if the client can take it; otherwise when it can."""
        self._soon = False
        line = self.line
        if not line.open or self.parted.is_set():
            return
        if not line.writable.is_set():
            self._stuck_since = self._stuck_since or time.monotonic()
            return
        self._stuck_since = 0.0
        told, self._answers = self._answers, []
        if self._look:
            self._look = False
            try:
                picture = gate.picture(self.live, self.person, self.version)
            except Exception as error:
                self.services.metrics.errors.inc()
                log().error("picture", table=self.live.id, exc_info=error)
                self.closing = self.closing or wire.Bye("server", "something went wrong here; nothing is lost", True)
            else:
                self.version = picture.seen.version
                told.append(picture)
        if self.closing is not None:
            told.append(self.closing)
            self.parted.set()
        line.write([wire.written(message) for message in told])

    async def _read_chat(self) -> None:
        try:
            while self.chat < self.live.chat:
                last = self.live.chat
                lines = await self.services.chat.lines(self.live, self.visitor, self.chat)
                self.chat = last
                if lines:
                    self.chat = max(last, lines[-1].number)
                    self.answer(wire.Chats(lines))
        except StoreDown:
            pass  # and read it when there is more of it, or at the next check
        finally:
            self._reading_chat = None

    def check(self, now: float) -> None:
        """Called now and then: part from those who say nothing, or take nothing, for too long."""
        limits = self.services.config.limits
        if now - self._heard > limits.idle_seconds:
            self.close("idle", "nothing was heard from you for a while", True)
        if self._stuck_since and now - self._stuck_since > limits.send_seconds:
            self.line.cut()

    # Reading

    async def read_all(self) -> None:
        """Read and carry out what comes, one message after another, until the client goes."""
        limits = self.services.config.limits
        while self.closing is None:
            message = cast("dict[str, Any]", await self.line.receive())
            text = message.get("text")
            if text is None:
                if message["type"] == "websocket.receive":
                    self.close("malformed", "messages are texts", False)
                return
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
            await _serve(Socket(services, live, visitor, line_of(socket)), socket)
    except Refusal as refusal:
        services.metrics.refusals.labels(code=refusal.code).inc()
        if socket.connection_state == "init":
            # A socket that is refused before it is accepted tells a browser nothing: accept, say why, close.
            await socket.accept()
        bye = wire.Bye(refusal.code, str(refusal), refusal.status in (429, 503))
        await socket.send_text(wire.written(bye).decode())
        await socket.close(code=LATER if bye.again else POLICY)


async def _serve(socket: Socket, connection: Connection) -> None:
    """Read until the client goes, or is told to. What it has begun by then is finished."""
    services, live = socket.services, socket.live
    live.sockets.add(socket)
    services.metrics.sockets.inc()
    services.presence.changed(live)
    socket.said()
    reading = asyncio.create_task(socket.read_all())
    parting = asyncio.create_task(socket.parted.wait())
    try:
        await asyncio.wait([reading, parting], return_when=asyncio.FIRST_COMPLETED)
        if socket.closing is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(services.config.limits.send_seconds):
                    await parting
            if socket.parted.is_set():
                await connection.close(code=LATER if socket.closing.again else POLICY)
            else:
                socket.line.cut()
        await reading
    finally:
        parting.cancel()
        socket.line.drained = None
        live.sockets.discard(socket)
        services.metrics.sockets.dec()
        services.presence.changed(live)
