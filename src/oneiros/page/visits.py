"""A visit: what a socket at a table is to a server. It hears messages, answers them and keeps the picture new."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from oneiros.core.errors import Refusal
from oneiros.page.house import PERSON, House, PageTable
from oneiros.server import clock, wire
from oneiros.server.errors import FAULT, as_refusal, no_identity
from oneiros.server.live import redaction
from oneiros.server.live.hints import ask_hint, check_hints
from oneiros.server.live.proposals import proposal
from oneiros.server.thinking.pages import LogAsked, log_page

LOOK_AGAIN = frozenset({"stale", "late", "server"})  # refusals after which the picture is sent anew
_log = logging.getLogger("oneiros.page")


class Visit:
    """One open page at a table. `send` takes texts, as a socket's would be."""

    def __init__(self, house: House, live: PageTable, send: Callable[[str], object]) -> None:
        self.house = house
        self.live = live
        self.send = send
        self.version: int | None = None  # of the last picture sent
        self.shown: int | None = None  # of several people at this screen, the seat of the one before it
        self._soon = False

    @property
    def person(self) -> str | None:
        """Who looks: nobody in particular, until they have a name."""
        return None if self.house.name is None else PERSON

    def begin(self) -> None:
        """Look from now on."""
        self.live.viewers.add(self)
        for viewer in self.live.viewers:
            viewer.look()

    def end(self) -> None:
        """Look no more."""
        self.live.viewers.discard(self)

    def look(self) -> None:
        """Have a new picture sent in a moment: what changes together is seen together."""
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._soon = False
        if self in self.live.viewers:
            picture = redaction.picture(self.live, self.person, self.version, self.shown)
            self.version = picture.seen.version
            self.tell(picture)

    def tell(self, message: wire.AnyTell) -> None:
        """Send this."""
        self.send(wire.encode(message).decode())

    async def hear(self, text: str) -> None:
        """Do what a message says and answer it; a refusal is answered with its reason."""
        id = 0
        try:
            message = wire.decode(text)
            id = message.id
            await self._act(message)
        except Exception as error:
            refusal = as_refusal(error)
            if refusal.status == FAULT:
                _log.error("a message failed", exc_info=error)
            self.tell(wire.No(id or wire.number_of(text), refusal.code, str(refusal), refusal.rule))
            if refusal.code in LOOK_AGAIN:
                self.look()

    async def _act(self, message: wire.AnySay) -> None:
        house, live = self.house, self.live
        match message:
            case wire.Ping():
                self.tell(wire.Pong(message.id, clock.now()))
            case wire.Look():
                self.version = message.since
                self.tell(wire.Done(message.id, live.table.version))
                self.look()
            case wire.Log():
                page = await redaction.log_page(live, self.person, message.id, message.since, _make_log, self.shown)
                self.tell(page)
            case wire.Show(seat=None):
                self._be_before(None)
                self.tell(wire.Done(message.id, live.table.version))
            case wire.Hint():
                if house.name is None:
                    raise no_identity()
                check_hints(live)
                shown = self.shown
                asked = ask_hint(live, PERSON, house.secret, shown=shown)
                thought = (await house.think(asked.request)).thought
                if self.shown != shown:
                    raise Refusal("stale", "somebody else is before the screen by now")
                self.tell(asked.advice(message.id, thought))
            case wire.Chat() | wire.Mute():
                raise Refusal("no-chat", "this table has agreed on stock phrases only, or on silence", 403)
            case _:
                version = await house.act(live, proposal(live, house.visitor, message, self.shown))
                if isinstance(message, wire.Show):
                    self._be_before(message.seat)
                self.tell(wire.Done(message.id, version))
                if isinstance(message, wire.Rematch):
                    await house.begin_rematch(live)

    def _be_before(self, seat: int | None) -> None:
        """Somebody else is before this screen, or nobody. What happened since their last move is told."""
        self.shown = seat
        self.version = None if seat is None else self.live.table.seats[seat].moved
        self.look()


async def _make_log(asked: LogAsked) -> bytes:
    return log_page(asked)
