"""What each message of a client does. What it asks of the table, and who may ask, is said in `live/proposals.py`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oneiros.server import clock, wire
from oneiros.server.errors import no_identity
from oneiros.server.live import redaction
from oneiros.server.live.hints import ask_hint, check_hints
from oneiros.server.live.house_table import Propose
from oneiros.server.live.proposals import proposal

if TYPE_CHECKING:
    from oneiros.server.http.sockets import Socket

COUNTED: dict[type, str] = {
    wire.Sit: "seats",
    wire.Leave: "seats",
    wire.Back: "seats",
    wire.Ready: "seats",
    wire.PutBot: "seats",
    wire.Free: "seats",
    wire.Nudge: "seats",
    wire.ReplaceAbsent: "seats",
    wire.HandBack: "seats",
    wire.AskSeat: "seats",
    wire.AnswerSeat: "seats",
    wire.Rematch: "rematches",
    wire.Chat: "chat",
}
"""What is counted by person and address, whatever socket it comes by."""


async def act(socket: Socket, message: wire.AnySay) -> None:
    """Carry a message out and answer it; what is refused raises."""
    if (subject := COUNTED.get(type(message))) is not None:
        await socket.services.rate_limiter.count(subject, socket.address, _person(socket))
    match message:
        case wire.Ping():
            socket.answer(wire.Pong(message.id, clock.now()))
        case wire.Look():
            await socket.services.tables.get(socket.live.id, fresh=True)
            socket.answer(wire.Done(message.id, socket.live.table.version))
            socket.look_whole(message.since)
        case wire.Log():
            make = partial(socket.services.pages.log, socket.asker)
            page = await redaction.log_page(socket.live, socket.person, message.id, message.since, make, socket.shown)
            socket.answer(page)
        case wire.Show(seat=None):
            socket.show(None)
            socket.answer(wire.Done(message.id, socket.live.table.version))
        case wire.Hint():
            await _hint(socket, message)
        case wire.Chat():
            await _chat(socket, message)
        case wire.Mute():
            await socket.services.chat.mute(socket.live, _person(socket), message.line)
            socket.answer(wire.Done(message.id, socket.live.table.version))
        case _:
            version = await socket.services.tables.act(socket.live, ask(socket, message))
            if isinstance(message, wire.Show):
                socket.show(message.seat)
            socket.answer(wire.Done(message.id, version))
            if isinstance(message, wire.Rematch):
                await socket.services.lobby.begin_rematch(socket.live)


def ask(socket: Socket, message: wire.AnySay) -> Propose:
    """What the message asks of the table."""
    if socket.seated:
        socket.live.asker = socket.asker  # for whom bots think next
    return proposal(socket.live, socket.visitor, message, socket.shown)


def _person(socket: Socket) -> str:
    if socket.visitor is None:
        raise no_identity()
    return socket.visitor.id


async def _hint(socket: Socket, message: wire.Hint) -> None:
    """Ask a bot that knows what this seat knows."""
    person, live = _person(socket), socket.live
    check_hints(live)
    await socket.services.rate_limiter.count("hints", socket.address, person)
    asked = ask_hint(live, person, socket.services.store.secret.hex(), shown=socket.shown)
    thought = await socket.services.bot_workers.think(asked.request, socket.asker)
    socket.answer(asked.advice(message.id, thought))


async def _chat(socket: Socket, message: wire.Chat) -> None:
    visitor, live = socket.visitor, socket.live
    if visitor is None:
        raise no_identity()
    await socket.services.chat.say(live, visitor, message.phrase, message.text, socket.shown)
    socket.answer(wire.Done(message.id, live.table.version))
