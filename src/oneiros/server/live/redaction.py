"""Redaction: the one place where what a viewer gets of a table is made. Nothing of a match leaves but through here.

A viewer is a person (who may have a seat) or nobody in particular. What is made here comes from `Table.snapshot`,
`Table.events_since` and replays, which redact; what this adds is the same for everybody or the viewer's own. Pages that
take long are made elsewhere (`thinking/pages.py`), for the eyes that are chosen here. A server and a page in a browser
make their pictures here alike, so this imports neither a store nor a web framework.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.errors import unknown
from oneiros.server.live import daily
from oneiros.server.live.house_table import HouseTable
from oneiros.server.thinking.judging import Analysis
from oneiros.server.thinking.pages import LOG_PAGE, LogAsked, ReplayAsked
from oneiros.server.wire import Analysed, Judgement, LogPage, Picture, Replay
from oneiros.table import Proof, ToldEvent
from oneiros.table.replay import Eyes, Frame


def picture(live: HouseTable, person: str | None, since: int | None, shown: int | None = None) -> Picture:
    """All that the viewer sees now, and what has happened since a version they know, as far as it is in memory.

    Of several people at one screen (`shown`) only the one before it is shown anything. While it is nobody, they get
    what a spectator gets.
    """
    picture, told = picture_and_told(live, person, since, shown)
    return msgspec.structs.replace(picture, seen=msgspec.structs.replace(picture.seen, told=told)) if told else picture


def picture_and_told(
    live: HouseTable, person: str | None, since: int | None, shown: int | None = None
) -> tuple[Picture, list[ToldEvent]]:
    """The same, with what has happened apart from what is seen now."""
    table = live.table
    seat = live.seat_of(person, shown)
    moment = live.moment(clock.now())
    seen = moment.snapshot(seat)
    if live.day is not None and still_secret(live):  # others may have this shuffle before them, though this try is over
        seen = msgspec.structs.replace(seen, seed=None)
    screen = [] if person is None or not table.sharing else table.seats_of(person)
    screen = screen if len(screen) > 1 else []
    picture = Picture(
        table=live.id,
        code=live.code,
        opener=person == live.opener,
        host=table.seat_of(live.opener),
        hints=live.manners.hints,
        listed=live.listed,
        chat=live.manners.chat,
        day=live.day,
        screen=screen,
        next=table.next_at_screen(seat) if screen else None,
        hidden=[one for one in screen if table.sees_more(one)],
        glass_waits=bool(screen) and table.play is not None and table.passing,
        seen=seen,
    )
    if since is None:
        return picture, []
    return picture, moment.told(seat, max(since, table.version - LOG_PAGE, table.forgotten))


async def log_page(
    live: HouseTable,
    person: str | None,
    id: int,
    since: int,
    make: Callable[[LogAsked], Awaitable[bytes]],
    shown: int | None = None,
) -> LogPage:
    """What has happened after a version, as far as the viewer may know. `make` has the page made, where need be."""
    asked = ask_log(live, person, since, shown)
    if isinstance(asked, list):
        events = asked
    else:
        events = cast("list[ToldEvent]", msgspec.Raw(await make(asked)))  # JSON already
    return LogPage(id, events, live.table.version > since + LOG_PAGE)


def ask_log(live: HouseTable, person: str | None, since: int, shown: int | None = None) -> list[ToldEvent] | LogAsked:
    """A page of the log, if it is in memory, or else what to ask for."""
    table, seat = live.table, live.seat_of(person, shown)
    if since >= table.forgotten:
        return table.events_since(seat, since, LOG_PAGE)
    return LogAsked(live.id, table.setup, msgspec.json.encode(table.events), seat, since)


async def replay(
    live: HouseTable, person: str | None, eyes: Eyes, first: int, make: Callable[[ReplayAsked], Awaitable[bytes]]
) -> Replay:
    """Some frames of a game. `make` has them made."""
    asked, table = ask_replay(live, person, eyes, first), live.table
    frames = cast("list[Frame]", msgspec.Raw(await make(asked)))  # JSON already
    names = [seat.name for seat in table.seats]
    return Replay(live.id, table.setup.game, names, len(asked.record.moves), frames)


def ask_replay(live: HouseTable, person: str | None, eyes: Eyes, first: int) -> ReplayAsked:
    """What to ask for: one's own eyes or a spectator's while the game lasts, any eyes and all open after the end.

    Who shares a screen gets a spectator's: nobody knows who of them is before it.
    """
    table = live.table
    if eyes == "open" and still_secret(live):
        raise Refusal("hidden", "the daily game is told openly when the day is over", 403)
    table.check_replay(eyes, live.seat_of(person, None))
    return ReplayAsked(table.record, table.by, eyes, first)


def proof(live: HouseTable) -> Proof:
    """The record of a finished game with its seed, for everybody to check."""
    if still_secret(live):
        raise Refusal("hidden", "the seed of the daily game is told when the day is over", 403)
    return live.table.proof()


def analysed(live: HouseTable, analysis: Analysis) -> Analysed:
    """What a bot thinks of a finished game, from what each seat could know; the moves of all seats are open by then."""
    moves = live.table.game.moves
    judged = [
        Judgement(
            number=one.number,
            seat=one.seat,
            before=round(one.before, 3),
            after=round(one.after, 3),
            turn=one.turn,
            better=None if one.turn is None or one.better is None else moves[one.better],
        )
        for one in analysis.judged
    ]
    return Analysed(analysis.moves, analysis.done, judged, analysis.turns)


def still_secret(live: HouseTable) -> bool:
    """Whether this is a try at a daily game that others may have before them."""
    return live.day is not None and not daily.is_over(live.day)


def check_look(live: HouseTable, person: str | None) -> None:
    """Refuse to show a try at the daily game to others while the day lasts: to them there is no such table."""
    if still_secret(live) and person != live.opener:
        raise unknown("table")
