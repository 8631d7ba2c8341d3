"""What leaves a table: one snapshot for each viewer, redacted here and nowhere else.

Everything here is made from `view`, `legal`, `warnings` and redacted news of one seat, and from what all may know
of a table. The owners' ids, the seed before the end, actions of others and the true state never get here.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from oneiros.core.game import Game
from oneiros.core.state import told_to
from oneiros.table import events as ev
from oneiros.table.ledger import Ledger
from oneiros.table.refusals import Reason
from oneiros.table.shown import Choice, RematchShown, SeatShown, Snapshot, ToldEvent, UndoShown, WishShown

if TYPE_CHECKING:
    from oneiros.table.table import Table


MOVED: Final = "moved"  # what a move is called in JSON
SAME_MOMENT: Final = 0.01
"""Seconds. Viewers who get their pictures within them get the same ones."""


class Moment:
    """A table at one moment. What several viewers see alike is made once for all of them.

    A caller with many viewers keeps it while `holds`. The table may go on meanwhile: then it does not hold any more.
    """

    def __init__(self, table: Table, now: float, here: Collection[int]) -> None:
        self.table = table
        self.version = table.version
        self.now = now
        self.here = here
        self._open = _open_part(table, now, here)
        self._seen: dict[int | None, Snapshot] = {}
        self._told: dict[tuple[int | None, int], list[ToldEvent]] = {}

    def holds(self, table: Table, now: float, here: Collection[int]) -> bool:
        """Whether this is still how the table stands."""
        same = self.table is table and self.version == table.version and self.here == here
        return same and 0.0 <= now - self.now < SAME_MOMENT

    def snapshot(self, seat: int | None) -> Snapshot:
        """What the owner of a seat gets, or a spectator (None), but for what has happened."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = _for_viewer(self.table, seat, self._open)
        return found

    def told(self, seat: int | None, since: int) -> list[ToldEvent]:
        """What has happened after a version, as that seat may know it."""
        found = self._told.get((seat, since))
        if found is None:
            found = self._told[seat, since] = self.table.events_since(seat, since)
        return found


def _open_part(table: Table, now: float, here: Collection[int]) -> Snapshot:
    """What everybody sees of a table, the game itself excepted."""
    setup = table.setup
    status = table.status
    asked = table.undo_asked
    return Snapshot(
        version=table.version,
        status=status,
        you=None,
        game=setup.game,
        rules_version=setup.rules_version,
        content=setup.content,
        players=setup.players,
        options=setup.options,
        clock=setup.clock,
        substitute=setup.substitute,
        seats=[_seat(table, number, now, number in here) for number in range(setup.players)],
        turn=table.play.state.awaited if status == "playing" and table.play is not None else (),
        asked=None,
        timer=_timer_left(table, now),
        view=None,
        choices=[],
        undo=NO_UNDO
        if asked is None
        else UndoShown(
            possible=False, why_not=None, asked_by=asked.seat, moves=asked.moves, agreed=sorted(asked.agreed)
        ),
        wishes=[WishShown(at, wish.name) for at, wish in sorted(table.seat_wishes.items())]
        if table.seat_wishes and status != "over"
        else [],
        rematch=RematchShown(
            sorted(table.rematch_wanted), table.rematch_agreed, table.rematch_table, *table.rematch_plan
        )
        if status == "over"
        else NO_REMATCH,
        result=table.result if status == "over" else None,
        promise=table.promise,
        seed=setup.seed if status == "over" else None,
        told=[],
    )


def _for_viewer(table: Table, seat: int | None, shared: Snapshot) -> Snapshot:
    """The same, with what this viewer alone sees."""
    if table.play is None:
        return msgspec.structs.replace(shared, you=seat)
    view = table.play.state.view(seat)
    if seat is None or shared.status != "playing":
        asked = None if seat is None else table.asked(seat)
        return msgspec.structs.replace(shared, you=seat, asked=asked, view=view)
    return msgspec.structs.replace(
        shared,
        you=seat,
        asked=table.asked(seat),
        view=view,
        choices=_choices(table, seat),
        undo=_undo(table, seat, shared.undo),
    )


def _timer_left(table: Table, now: float) -> float | None:
    clock = table.clock
    return None if clock.timer is None else _seconds(clock.timer.seconds - max(0.0, now - clock.since))


def _seconds(time: float) -> float:
    """A time that is left or has passed, to the millisecond: people do not see more, and it is shorter to write."""
    return round(max(0.0, time), 3)


def _seat(table: Table, number: int, now: float, here: bool) -> SeatShown:
    seat = table.seats[number]
    left = seat.seconds_left(table.setup.clock, now)
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
        waited=_seconds(now - table.played_at) if number in table.clock.asked and seat.plays else None,
        resigned=seat.resigned,
        clock=None if left is None else _seconds(left),
        running=seat.since is not None,
    )


def _choices(table: Table, seat: int) -> list[Choice]:
    assert table.play is not None
    state = table.play.state
    if table.holds_still(seat):
        return []
    legal = state.legal(seat)
    if not legal:  # most seats, most of the time: nothing to be warned of
        return []
    warnings = state.warnings(seat)
    known = _known_choices(table.game)
    if not warnings:
        return [known[action] for action in legal]
    return [
        Choice(action, known[action].move, warnings[action]) if action in warnings else known[action]
        for action in legal
    ]


@lru_cache(maxsize=64)
def _known_choices(game: Game) -> list[Choice]:
    """Every action of a game as a choice without a warning: they are the same at every table."""
    return [Choice(action, move, None) for action, move in enumerate(game.moves)]


def _undo(table: Table, seat: int, shared: UndoShown) -> UndoShown:
    """Whether this seat's owner may take a move back."""
    if not table.seats[seat].plays:
        return shared
    why_not = table.why_no_undo(seat) or (None if table.undo_asked is None else Reason.UNDO_ASKED)
    if table.undo_asked is None:
        return _NO_UNDOS.get(why_not, NO_UNDO)
    return msgspec.structs.replace(shared, why_not=str(why_not))


NO_REMATCH = RematchShown([], False, None, (), None)
NO_UNDO = UndoShown(possible=False, why_not=None, asked_by=None, moves=None, agreed=[])
"""Nobody asks to take a move back, and the viewer does not play."""
_NO_UNDOS: dict[Reason | None, UndoShown] = {
    why: msgspec.structs.replace(NO_UNDO, possible=why is None, why_not=None if why is None else str(why))
    for why in (None, *Reason)
}


def events_since(table: Ledger, seat: int | None, since: int, most: int | None = None) -> list[ToldEvent]:
    """The events after a version, so many at most. Callers outside use `Table.events_since`.

    In a game that hides past views a seat is told what it alone saw until it moves again. Older events are told as a
    spectator heard them.
    """
    logs = table.notes_since(since)
    hides_past_views = table.play is not None and table.play.state.hides_past_views
    found = []
    first = max(0, since)
    for event in table.events[first : None if most is None else first + most]:
        eyes = seat
        if seat is not None and hides_past_views and event.version < table.seats[seat].moved:
            eyes = None
        version, at, news = event.version, round(event.at, 3), told_to(eyes, logs.get(event.version, []))
        if isinstance(event, ev.Moved):  # nearly all of them: the others are written out by name
            by = None if event.by == ev.OWNER else event.by  # at most moves: a fiftieth of what is sent
            told = ToldEvent(version=version, at=at, event=MOVED, seat=event.seat, by=by, news=news)
        else:
            facts = {shown_as: getattr(event, field) for field, shown_as in _FACTS[type(event)]}
            told = ToldEvent(version=version, at=at, event=ev.name_of(event), news=news, **facts)
        found.append(told)
    return found


# For each kind of event, the fields that everybody gets, and their names there.
_SHOWN_AS = {"seat": "seat", "name": "name", "by": "by", "level": "by", "moves": "moves", "why": "why"}
_SHOWN_AS |= {"ready": "ready", "table": "table"}
_FACTS: dict[type, list[tuple[str, str]]] = {
    kind: [(field, _SHOWN_AS[field]) for field in kind.__struct_fields__ if field in _SHOWN_AS]
    for kind in get_args(ev.AnyEvent)
}
