"""What leaves a table: one snapshot for each viewer, redacted here and nowhere else.

Everything here is made from `view`, `legal`, `warnings` and redacted news of one seat, and from what all may know
of a table. The owners' ids, the seed before the end, actions of others and the true state never get here.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from oneiros.core.state import told_to
from oneiros.core.types import Move, News, View
from oneiros.table import events as ev
from oneiros.table.ledger import Ledger, Result, Status
from oneiros.table.refusals import Reason, TableRefusal
from oneiros.table.setup import Clock

if TYPE_CHECKING:
    from oneiros.table.table import Table


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str  # of a person
    guest: bool  # a person without an account: others may have the same name
    agent: bool  # no person but a bot account: a program plays from elsewhere
    companion: bool  # another person at the screen of the one who opened the table
    level: str | None  # of the bot that plays it now, even if a person owns it
    here: bool  # connected
    ready: bool
    away: Literal["", "clock", "left", "host"]
    waited: float | None  # seconds since the last move, if the table waits for the person who plays it
    resigned: bool
    clock: float | None  # seconds left
    running: bool


class Choice(msgspec.Struct, frozen=True):
    """A legal move of the viewer."""

    action: int
    move: Move
    warning: str | None  # the name of a reason to think twice


class ToldEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event as one viewer may be told of it."""

    version: int
    at: float
    event: str
    seat: int | None = None
    name: str | None = None  # of a person who sat down
    by: str | None = None  # who moved: owner, table or a bot's level
    moves: int | None = None  # taken back, or asked to be
    why: str | None = None
    ready: bool | None = None
    table: str | None = None  # of the rematch
    news: list[News] = []


class UndoShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whether moves can be taken back, and what was asked."""

    possible: bool  # by the viewer, now
    why_not: str | None  # the reason why not, for a viewer who plays
    asked_by: int | None
    moves: int | None
    agreed: list[int]


class RematchShown(msgspec.Struct, frozen=True):
    """Who wants to play again, how, and where."""

    wanted: list[int]
    agreed: bool
    table: str | None
    order: tuple[int, ...]  # for each seat of the next game the seat that its player has now; empty: one further on
    options: dict[str, bool | int | str] | None  # where they are to be others


class WishShown(msgspec.Struct, frozen=True):
    """Somebody who asks for the seat of a bot."""

    seat: int
    name: str


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """All that one viewer gets of a table."""

    version: int
    status: Status
    you: int | None  # the viewer's seat
    game: str
    rules_version: int
    content: str
    players: int
    options: dict[str, bool | int | str]
    clock: Clock
    substitute: str
    seats: list[SeatShown]
    turn: tuple[int, ...]  # the seats that the game waits for
    asked: int | None  # the question the viewer is asked, to be sent back with the answer
    timer: float | None  # seconds until the game's own timer has run out
    view: View | None  # before the start there is nothing to see
    choices: list[Choice]
    undo: UndoShown
    wishes: list[WishShown]  # for seats of bots
    rematch: RematchShown
    result: Result | None
    promise: str  # of the shuffle: see `fairness`
    seed: int | str | None  # after the end
    told: list[ToldEvent]  # what has happened since the version the viewer knew


def make_snapshot(
    table: Table, seat: int | None, now: float, events: list[ToldEvent], here: Collection[int]
) -> Snapshot:
    """What the viewer gets. Callers outside use `Table.snapshot`."""
    setup = table.setup
    status = table.status
    state = None if table.play is None else table.play.state
    playing = status == "playing" and state is not None
    return Snapshot(
        version=table.version,
        status=status,
        you=seat,
        game=setup.game,
        rules_version=setup.rules_version,
        content=setup.content,
        players=setup.players,
        options=setup.options,
        clock=setup.clock,
        substitute=setup.substitute,
        seats=[_seat(table, number, now, number in here) for number in range(setup.players)],
        turn=state.awaited if playing and state is not None else (),
        asked=None if seat is None else table.asked(seat),
        timer=_timer_left(table, now),
        view=None if state is None else state.view(seat),
        choices=_choices(table, seat) if playing and seat is not None else [],
        undo=_undo(table, seat),
        wishes=[] if status == "over" else [WishShown(at, wish.name) for at, wish in sorted(table.seat_wishes.items())],
        rematch=RematchShown(
            sorted(table.rematch_wanted), table.rematch_agreed, table.rematch_table, *table.rematch_plan
        ),
        result=table.result,
        promise=table.promise,
        seed=setup.seed if status == "over" else None,
        told=events,
    )


def _timer_left(table: Table, now: float) -> float | None:
    clock = table.clock
    return None if clock.timer is None else max(0.0, clock.timer.seconds - max(0.0, now - clock.since))


def _seat(table: Table, number: int, now: float, here: bool) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        kind="person" if seat.is_person else "open" if seat.is_open else "bot",
        name=seat.name,
        guest=seat.guest,
        agent=seat.agent,
        companion=seat.companion,
        level=table.bot_level(number),
        here=here,
        ready=seat.ready,
        away=seat.away,
        waited=max(0.0, now - table.played_at) if number in table.clock.asked and seat.plays else None,
        resigned=seat.resigned,
        clock=seat.seconds_left(table.setup.clock, now),
        running=seat.since is not None,
    )


def _choices(table: Table, seat: int) -> list[Choice]:
    assert table.play is not None
    state = table.play.state
    if table.holds_still(seat):
        return []
    warnings = state.warnings(seat)
    moves = table.game.moves
    return [Choice(action, moves[action], warnings.get(action)) for action in state.legal(seat)]


def _undo(table: Table, seat: int | None) -> UndoShown:
    why_not: str | None = None
    possible = False
    if seat is not None and table.status == "playing" and table.seats[seat].plays:
        try:
            table.undo_span(seat)
            possible = True
        except TableRefusal as refusal:
            why_not = str(refusal.code)
        if possible and table.undo_asked is not None:
            possible, why_not = False, str(Reason.UNDO_ASKED)
    asked = table.undo_asked
    return UndoShown(
        possible=possible,
        why_not=why_not,
        asked_by=None if asked is None else asked.seat,
        moves=None if asked is None else asked.moves,
        agreed=[] if asked is None else sorted(asked.agreed),
    )


def events_since(table: Ledger, seat: int | None, since: int, most: int | None = None) -> list[ToldEvent]:
    """The events after a version, so many at most. Callers outside use `Table.events_since`.

    In a game that hides past views a seat is told what it alone saw until it moves again. Older events are told as a
    spectator heard them.
    """
    logs = dict(takewhile(lambda log: log[0] > since, reversed(table.logs)))
    hides_past_views = table.play is not None and table.play.state.hides_past_views
    found = []
    first = max(0, since)
    for event in table.events[first : None if most is None else first + most]:
        eyes = seat
        if seat is not None and hides_past_views and event.version < table.seats[seat].moved:
            eyes = None
        found.append(
            ToldEvent(
                version=event.version,
                at=event.at,
                event=ev.name_of(event),
                news=told_to(eyes, logs.get(event.version, [])),
                **{shown_as: getattr(event, field) for field, shown_as in _FACTS[type(event)]},
            )
        )
    return found


# For each kind of event, the fields that everybody gets, and their names there.
_SHOWN_AS = {"seat": "seat", "name": "name", "by": "by", "level": "by", "moves": "moves", "why": "why"}
_SHOWN_AS |= {"ready": "ready", "table": "table"}
_FACTS: dict[type, list[tuple[str, str]]] = {
    kind: [(field, _SHOWN_AS[field]) for field in kind.__struct_fields__ if field in _SHOWN_AS]
    for kind in get_args(ev.AnyEvent)
}
