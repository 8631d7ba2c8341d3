"""Redaction: the one place where what a viewer gets of a table is made. Nothing of a match leaves but through here.

A viewer is a person (who may have a seat) or nobody in particular. What is made here comes from `Table.snapshot`,
`Table.events_since` and `Table.replay`, which redact; what this adds is the same for everybody or the viewer's own.
"""

from __future__ import annotations

import time

import msgspec

from oneiros.core.errors import Refusal
from oneiros.server.errors import unknown
from oneiros.server.live import daily
from oneiros.server.live.tables import LiveTable
from oneiros.server.thinking.analyses import Analysis
from oneiros.server.wire import Analysed, Judgement, LogPage, Picture, Replay
from oneiros.table import Proof
from oneiros.table.replay import Eyes

LOG_PAGE = 100
FRAMES_PAGE = 50


def seat_of(live: LiveTable, person: str | None) -> int | None:
    """The seat through whose eyes this person looks."""
    return None if person is None else live.table.seat_of(person)


def picture(live: LiveTable, person: str | None, since: int | None) -> Picture:
    """All that the viewer sees now, and what has happened since a version they know."""
    known = None if since is None else max(since, live.table.version - LOG_PAGE)
    seen = live.table.snapshot(seat_of(live, person), time.time(), known, live.here())
    if still_secret(live):  # others may have this shuffle before them, though this try at it is over
        seen = msgspec.structs.replace(seen, seed=None)
    return Picture(
        table=live.id,
        code=live.code,
        opener=person == live.opener,
        hints=live.manners.hints,
        listed=live.listed,
        chat=live.manners.chat,
        day=live.day,
        seen=seen,
    )


def log_page(live: LiveTable, person: str | None, id: int, since: int) -> LogPage:
    """What has happened after a version, as far as the viewer may know."""
    events = live.table.events_since(seat_of(live, person), since)
    return LogPage(id, events[:LOG_PAGE], len(events) > LOG_PAGE)


def replay(live: LiveTable, person: str | None, eyes: Eyes, first: int) -> Replay:
    """Some frames of a game: one's own eyes or a spectator's while it lasts, any eyes and all open after the end."""
    table = live.table
    if eyes == "open" and still_secret(live):
        raise Refusal("hidden", "the daily game is told openly when the day is over", 403)
    frames = table.replay(eyes, seat_of(live, person))
    names = [seat.name for seat in table.seats]
    return Replay(live.id, table.setup.game, names, len(frames) - 1, frames[first : first + FRAMES_PAGE])


def proof(live: LiveTable) -> Proof:
    """The record of a finished game with its seed, for everybody to check."""
    if still_secret(live):
        raise Refusal("hidden", "the seed of the daily game is told when the day is over", 403)
    return live.table.proof()


def analysed(live: LiveTable, analysis: Analysis) -> Analysed:
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


def still_secret(live: LiveTable) -> bool:
    """Whether this is a try at a daily game that others may have before them."""
    return live.day is not None and not daily.is_over(live.day)


def check_look(live: LiveTable, person: str | None) -> None:
    """Refuse to show a try at the daily game to others while the day lasts: to them there is no such table."""
    if still_secret(live) and person != live.opener:
        raise unknown("table")
