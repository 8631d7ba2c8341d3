"""What each message of a client asks of its table. Rule questions go to the table; who may ask is decided here."""

from __future__ import annotations

from typing import Any

from oneiros.core.errors import Refusal
from oneiros.server import wire
from oneiros.server.errors import no_identity
from oneiros.server.live.house_table import HouseTable, Person, Propose
from oneiros.table import RematchPlan


def proposal(live: HouseTable, visitor: Person | None, message: wire.AnySay, shown: int | None = None) -> Propose:
    """What the message of a visitor asks of the table; what they may not ask raises.

    Of several people at one screen the one before it (`shown`) speaks.
    """
    if visitor is None:
        raise no_identity()
    person, name, guest = visitor.id, visitor.name, not visitor.account
    own = live.seat_of(person, shown)
    match message:
        case wire.MakeMove(asked=asked, action=action, move=move):
            if (action is None) == (move is None):
                raise Refusal("malformed", "a move is given by `action` or by `move`, and not by both", 400)
            made: Any = move if action is None else action
            return lambda table, now: table.move(person, made, now, asked, own)
        case wire.Sit(seat=seat):
            if live.day is not None and person != live.opener:
                raise Refusal("daily", "everybody has a table of their own at the daily game", 403)
            agent = bool(visitor.keeper)
            return lambda table, now: table.sit(person, name, now, seat, guest, agent)
        case wire.Leave():
            return lambda table, now: table.leave(person, now, own)
        case wire.Back():
            return lambda table, now: table.come_back(person, now, own)
        case wire.Ready(ready=ready):
            return lambda table, now: table.ready(person, now, ready)
        case wire.PutBot(seat=at, level=level):
            _check_opener(live, person)
            return lambda table, now: table.put_bot(at, level, now)
        case wire.Free(seat=at):
            _check_opener(live, person)
            return lambda table, now: table.free(at, now)
        case wire.Nudge(seat=at):
            _check_opener(live, person)
            return lambda table, now: table.nudge(at, now)
        case wire.ReplaceAbsent(seat=at):
            _check_opener(live, person)
            return lambda table, now: table.replace_absent(at, live.here(), now)
        case wire.HandBack(seat=at):
            _check_opener(live, person)
            return lambda table, now: table.hand_back(at, now)
        case wire.AskSeat(seat=at):
            if live.day is not None:
                raise Refusal("daily", "everybody has a table of their own at the daily game", 403)
            return lambda table, now: table.ask_seat(person, name, at, now, guest)
        case wire.AnswerSeat(seat=at, grant=grant):
            _check_opener(live, person)
            return lambda table, now: table.grant_seat(at, now) if grant else table.refuse_seat(at, now)
        case wire.Show(seat=int(at)):
            return lambda table, now: table.take_screen(person, now, at)
        case wire.Undo():
            return lambda table, now: table.undo(person, now, own)
        case wire.AnswerUndo(agree=True):
            return lambda table, now: table.agree_undo(person, now, own)
        case wire.AnswerUndo():
            return lambda table, now: table.refuse_undo(person, now, own)
        case wire.Resign():
            return lambda table, now: table.resign(person, now, own)
        case wire.Rematch(want=want, plan=asked_plan):
            if live.day is not None:
                raise Refusal("daily", "the daily game is played once", 403)
            if want:
                plan = None if asked_plan is None else RematchPlan(asked_plan.order, asked_plan.options)
                return lambda table, now: table.rematch(person, now, plan)
            return lambda table, now: table.refuse_rematch(person, now)
    raise Refusal("malformed", "there is no such message", 400)


def _check_opener(live: HouseTable, person: str) -> None:
    if person != live.opener:
        raise Refusal("not-yours", "only the person who opened the table may do that", 403)
    if live.day is not None:
        raise Refusal("daily", "the daily game is played alone", 403)
