"""What each message of a client does. Every rule question goes to the table; who may ask is decided here."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from oneiros.core.errors import Refusal
from oneiros.server import wire
from oneiros.server.errors import no_identity, too_much
from oneiros.server.live import redaction
from oneiros.server.live.tables import Propose
from oneiros.server.thinking.seat_bots import Question

if TYPE_CHECKING:
    from oneiros.server.http.sockets import Socket

HINT_LEVEL = "lucid"


async def act(socket: Socket, message: wire.AnySay) -> None:
    """Carry a message out and answer it; what is refused raises."""
    match message:
        case wire.Ping():
            socket.answer(wire.Pong(message.id, time.time()))
        case wire.Look():
            socket.version = message.since
            await socket.services.tables.get(socket.live.id, fresh=True)
            socket.answer(wire.Done(message.id, socket.live.table.version))
            socket.look()
        case wire.Log():
            socket.answer(redaction.log_page(socket.live, socket.person, message.id, message.since))
        case wire.Hint():
            await _hint(socket, message)
        case wire.Chat():
            await _chat(socket, message)
        case wire.Mute():
            await socket.services.chat.mute(socket.live, _person(socket), message.line)
            socket.answer(wire.Done(message.id, socket.live.table.version))
        case _:
            version = await socket.services.tables.act(socket.live, _proposal(socket, message))
            socket.answer(wire.Done(message.id, version))
            if isinstance(message, wire.Rematch):
                await socket.services.lobby.begin_rematch(socket.live)


def _person(socket: Socket) -> str:
    if socket.visitor is None:
        raise no_identity()
    return socket.visitor.id


def _proposal(socket: Socket, message: Any) -> Propose:
    """What the message asks of the table."""
    person = _person(socket)
    assert socket.visitor is not None
    name, live = socket.visitor.name, socket.live
    match message:
        case wire.MakeMove(asked=asked, action=action, move=move):
            if (action is None) == (move is None):
                raise Refusal("malformed", "a move is told by `action` or by `move`", 400)
            made: Any = move if action is None else action
            return lambda table, now: table.move(person, made, now, asked)
        case wire.Sit(seat=seat):
            if live.day is not None and person != live.opener:
                raise Refusal("daily", "everybody has a table of their own at the daily game", 403)
            return lambda table, now: table.sit(person, name, now, seat)
        case wire.Leave():
            return lambda table, now: table.leave(person, now)
        case wire.Back():
            return lambda table, now: table.come_back(person, now)
        case wire.Ready(ready=ready):
            return lambda table, now: table.ready(person, now, ready)
        case wire.PutBot(seat=at, level=level):
            _check_opener(socket)
            return lambda table, now: table.put_bot(at, level, now)
        case wire.Free(seat=at):
            _check_opener(socket)
            return lambda table, now: table.free(at, now)
        case wire.Undo():
            return lambda table, now: table.undo(person, now)
        case wire.AnswerUndo(agree=True):
            return lambda table, now: table.agree_undo(person, now)
        case wire.AnswerUndo():
            return lambda table, now: table.refuse_undo(person, now)
        case wire.Resign():
            return lambda table, now: table.resign(person, now)
        case wire.Rematch(want=want):
            if live.day is not None:
                raise Refusal("daily", "the daily game is played once", 403)
            if want:
                return lambda table, now: table.rematch(person, now)
            return lambda table, now: table.refuse_rematch(person, now)
    raise Refusal("malformed", "there is no such message", 400)


def _check_opener(socket: Socket) -> None:
    if socket.person != socket.live.opener:
        raise Refusal("not-yours", "only the person who opened the table may place bots and free seats", 403)
    if socket.live.day is not None:
        raise Refusal("daily", "the daily game is played alone", 403)


async def _hint(socket: Socket, message: wire.Hint) -> None:
    """Ask a bot that knows what this seat knows."""
    person, live = _person(socket), socket.live
    if not live.manners.hints:
        raise Refusal("no-hints", "this table gives no hints", 403)
    if not socket.hints.take(time.monotonic()):
        raise too_much("hints")
    table = live.table
    seat = table.seat_of(person)
    asked = None if seat is None else table.asked(seat)
    if seat is None or asked is None or not table.seats[seat].plays:
        raise Refusal("not-your-turn", "there is nothing for you to decide now")
    key = socket.services.store.secret.hex()
    thought = await socket.services.bot_workers.think(Question(live.id, seat, HINT_LEVEL, table.record, key, "hint"))
    move = table.game.decode(thought.action)
    socket.answer(wire.Advice(message.id, asked, thought.action, move, thought.value))


async def _chat(socket: Socket, message: wire.Chat) -> None:
    visitor, live = socket.visitor, socket.live
    if visitor is None:
        raise no_identity()
    if not socket.chats.take(time.monotonic()):
        raise too_much("chat")
    await socket.services.chat.say(live, visitor, message.phrase, message.text)
    socket.answer(wire.Done(message.id, live.table.version))
