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

from oneiros.core.errors import Refusal
from oneiros.server import wire
from oneiros.server.errors import FAULT, StoreDown, as_refusal, too_much
from oneiros.server.http.actions import act, ask
from oneiros.server.http.bot_rules import READ, check_message
from oneiros.server.http.dependencies import SCOPE, services_of, visitor_of
from oneiros.server.http.fast_websocket import FastWebSocket, fast_websocket_of
from oneiros.server.http.headers import check_origin
from oneiros.server.http.shares import HANDSHAKE, MESSAGE, Shares
from oneiros.server.live import redaction
from oneiros.server.live.changes import LastPicture
from oneiros.server.live.tables import LiveTable
from oneiros.server.live.viewers import Viewer
from oneiros.server.logs import log
from oneiros.server.people.identity import Visitor
from oneiros.server.people.rate_limits import address_of
from oneiros.server.services import Services
from oneiros.server.thinking.fair_workers import Asker

POLICY, LATER = 1008, 1013  # codes of a WebSocket that is closed
LOOK_AGAIN = frozenset({"stale", "late", "store-down", "server"})  # refusals after which the picture is sent anew
STRIKES = 5  # messages refused as too many before the socket is closed
Connection = WebSocket[Any, Any, Any]


class Socket(Viewer):
    """One open socket."""

    def __init__(
        self,
        services: Services,
        live: LiveTable,
        visitor: Visitor | None,
        websocket: FastWebSocket,
        address: str,
        shares: Shares,
        changes: bool,
    ) -> None:
        self.shares = shares
        self.services = services
        self.live = live
        self.visitor = visitor
        self.address = address
        self.websocket = websocket
        self.asker = Asker(address, visitor.id if visitor else "")
        self.version: int | None = None  # of the last picture sent
        self.shown: int | None = None  # of several people at this screen, the seat of the one before it
        self.last_picture = LastPicture() if changes else None  # None: this client gets every picture whole
        self.chat = 0  # the number of the last line sent
        self.messages = services.rate_limiter.bucket("messages")
        self.closing: wire.Bye | None = None
        self.parted = asyncio.Event()  # the good-bye has been sent
        self._loop = asyncio.get_running_loop()
        self._answers: list[wire.AnyTell] = []
        self._look = True
        self._soon = False  # whether what there is to say will be said in a moment
        self._sending_chat: asyncio.Task[None] | None = None
        self._strikes = 0
        self._last_read = time.monotonic()
        self._stuck_since = 0.0  # since when the client takes nothing
        self._idle = False  # whether nothing that came before is still being carried out
        self._taken = False  # whether a move was taken at once and is not answered yet
        self._free = asyncio.Event()  # set when it is
        websocket.drained = self._send_soon
        websocket.take = self.take
        websocket.allowance = self.messages

    @property
    def person(self) -> str | None:
        """The id of the person who holds this socket."""
        return self.visitor.id if self.visitor else None

    @property
    def seated(self) -> bool:
        """Whether that person has a seat at the table."""
        return self.person is not None and self.live.table.seat_of(self.person) is not None

    # From the rest of the server

    def look(self) -> None:
        """What one sees has changed: a new picture is sent as soon as the client can take it."""
        self._look = True
        self._send_soon()

    def show(self, seat: int | None) -> None:
        """Somebody else is before this screen, or nobody. What happened since their last move is told."""
        self.shown = seat
        self.look_whole(None if seat is None else self.live.table.seats[seat].moved)

    def look_whole(self, since: int | None) -> None:
        """Send the picture anew and whole, with what happened since that version."""
        self.version = since
        if self.last_picture is not None:
            self.last_picture.forget()
        self.look()

    def read_chat(self) -> None:
        """There may be new chat."""
        if self.chat < self.live.chat and self._sending_chat is None:
            self._sending_chat = asyncio.create_task(self._send_chat())

    def send_now(self) -> None:
        """What is to be said is said now, and not in a moment."""
        if self._soon and not self.shares.wait(self.asker.address):
            self._send()

    def answer(self, message: wire.AnyTell) -> None:
        """Send this as soon as may be."""
        self._answers.append(message)
        self._send_soon()

    def close(self, code: str, reason: str, again: bool) -> None:
        """Say good-bye and close."""
        if self.closing is None:
            self.closing = wire.Bye(code, reason, again)
            self._send_soon()

    # Sending

    def _send_soon(self) -> None:
        if not self._soon:
            self._soon = True
            if wait := self.shares.wait(self.asker.address):
                self._loop.call_later(wait, self._send)
            else:
                self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send what there is to send, if the client can take it; otherwise when it can."""
        if not self._soon:
            return  # it was said meanwhile
        self._soon = False
        began = time.perf_counter()
        self._send_all()
        self.shares.spent(self.asker.address, time.perf_counter() - began)

    def _send_all(self) -> None:
        websocket = self.websocket
        if not websocket.open or self.parted.is_set():
            return
        if not websocket.writable.is_set():
            self._stuck_since = self._stuck_since or time.monotonic()
            return
        self._stuck_since = 0.0
        answers, self._answers = self._answers, []
        messages = [wire.encode(message) for message in answers]
        if self._look:
            self._look = False
            try:
                messages.append(wire.encode(self._picture()))
            except Exception as error:
                self.services.metrics.errors.inc()
                log().error("picture", table=self.live.id, exc_info=error)
                self.closing = self.closing or wire.Bye("server", "something went wrong here; nothing is lost", True)
        if self.closing is not None:
            messages.append(wire.encode(self.closing))
            self.parted.set()
        websocket.write(messages)

    def _picture(self) -> wire.AnyTell:
        """The picture as this client reads it: whole, or what differs from the last one."""
        live, person, since = self.live, self.person, self.version
        if self.last_picture is None:
            message: wire.AnyTell = redaction.picture(live, person, since, self.shown)
        else:
            message = self.last_picture.follow(*redaction.picture_and_told(live, person, since, self.shown))
        self.version = live.table.version
        return message

    async def _send_chat(self) -> None:
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
            self._sending_chat = None

    def check(self, now: float) -> None:
        """Called now and then: part from those who say nothing, or take nothing, for too long."""
        limits = self.services.config.limits
        if now - self._last_read > limits.idle_seconds:
            self.close("idle", "nothing was heard from you for a while", True)
        if self._stuck_since and now - self._stuck_since > limits.send_seconds:
            self.websocket.cut()

    # Reading

    async def read_all(self) -> None:
        """Read and carry out what comes, one message after another, until the client goes."""
        limits = self.services.config.limits
        while self.closing is None:
            self._idle = True
            message = cast("dict[str, Any]", await self.websocket.receive())
            self._idle = False
            while self._taken:
                self._free.clear()
                await self._free.wait()
            text = message.get("text")
            if text is None:
                if message["type"] == "websocket.receive":
                    self.close("malformed", "messages are texts", False)
                return
            self._last_read = time.monotonic()
            if len(text) > limits.socket_bytes:
                self.close("too-large", f"a message can have {limits.socket_bytes} bytes", False)
                return
            if self.services.stopping:
                continue  # what was not begun is for the next server
            await self._carry_out(text)

    async def _carry_out(self, text: str) -> None:
        """Read one message, do what it says and answer it; a refusal is answered with its reason."""
        await self.shares.turn(self.asker.address, MESSAGE)
        began = time.perf_counter()
        id = 0
        try:
            if not self.messages.take(time.monotonic()):
                self._strikes += 1
                if self._strikes > STRIKES:
                    self.close("too-much", "too many messages", False)
                raise too_much("messages")
            self.services.rate_limiter.use("all_messages", self.asker.address)
            message = wire.decode(text)
            id = message.id
            self._check(message)
            await act(self, message)
            self.services.metrics.act.observe(time.perf_counter() - began)
        except Exception as error:
            self._refuse(error, id or wire.number_of(text))

    def take(self, text: bytes) -> bool:
        """Carry a move out at once, with those of others; False: it has to be read as other messages are.

        It is what `_carry_out` does, for the message that is nearly all the traffic, where nothing is to be waited for.
        """
        acts, address = self.services.acts, self.asker.address
        if self._taken:
            acts.do()  # one message after another
        if self._taken or not self._idle or self.closing is not None or self.services.stopping:
            return False
        if not acts.can(self.live) or self.shares.wait(address):
            return False
        try:
            message = wire.decode(text)
        except Exception:
            return False
        now = time.monotonic()
        if type(message) is not wire.MakeMove or not self.messages.take(now):
            return False
        self._last_read = now
        self._taken = True
        self.shares.spent(address, MESSAGE)
        id, began = message.id, time.perf_counter()

        def answer(result: int | Exception) -> None:
            self._taken = False
            self._free.set()
            if isinstance(result, Exception):
                self._refuse(result, id)
            else:
                self.services.metrics.act.observe(time.perf_counter() - began)
                self.answer(wire.Done(id, result))

        try:
            self.services.rate_limiter.use("all_messages", address)
            self._check(message)
            acts.ask(self.live, ask(self, message), answer)
        except Exception as error:
            answer(error)
        return True

    def _check(self, message: wire.AnySay) -> None:
        self.services.metrics.count_message(str(message.__struct_config__.tag))
        check_message(self.visitor, self.live, message)

    def _refuse(self, error: Exception, id: int) -> None:
        """Say that a message was refused, and why."""
        metrics, refusal = self.services.metrics, as_refusal(error)
        if refusal.status == FAULT:
            metrics.errors.inc()
            log().error("fault", table=self.live.id, exc_info=error)
        metrics.refusals.labels(code=refusal.code).inc()
        self.answer(wire.No(id, refusal.code, str(refusal), refusal.rule))
        if refusal.code in LOOK_AGAIN:
            self.look()


@websocket("/ws/{table:str}", opt={SCOPE: READ})
async def at_table(socket: Connection, table: FromPath[str]) -> None:
    """A socket at a table: see docs/protocol.md."""
    services = services_of(socket)
    client = socket.client
    address = address_of((client.host, client.port) if client else None)
    shares: Shares = socket.app.state.shares
    try:
        await shares.turn(address, HANDSHAKE)
        check_origin(services.config, "SOCKET", socket.headers)
        with services.rate_limiter.socket(address):
            services.rate_limiter.use("requests", address)
            services.blocks.check(None, address)
            visitor = await visitor_of(socket)
            live = await services.tables.get(table, fresh=True)
            redaction.check_look(live, visitor.id if visitor else None)
            await services.lobby.begin_rematch(live)
            await socket.accept()
            changes = "changes" in socket.query_params
            held = Socket(services, live, visitor, fast_websocket_of(socket), address, shares, changes)
            await _serve(held, socket)
    except Refusal as refusal:
        services.metrics.refusals.labels(code=refusal.code).inc()
        if socket.connection_state == "init":
            # A socket that is refused before it is accepted tells a browser nothing: accept, say why, close.
            await socket.accept()
        bye = wire.Bye(refusal.code, str(refusal), refusal.status in (429, 503))
        await socket.send_text(wire.encode(bye).decode())
        await socket.close(code=LATER if bye.again else POLICY)


async def _serve(socket: Socket, connection: Connection) -> None:
    """Read until the client goes, or is told to. What it has begun by then is finished."""
    services, live = socket.services, socket.live
    live.viewers.add(socket)
    services.metrics.sockets.inc()
    services.presence.changed(live)
    socket.read_chat()
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
                socket.websocket.cut()
        await reading
    finally:
        parting.cancel()
        socket.websocket.drained = socket.websocket.take = None
        live.viewers.discard(socket)
        services.metrics.sockets.dec()
        services.presence.changed(live)
