"""Pages of logs and replays. To make one, a long game may have to be played again.

What may be asked for is decided in `live/redaction.py`. Here the page that was asked for is made, and written as JSON.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from oneiros.core.record import Record
from oneiros.registry import find_played
from oneiros.table import AnyEvent, Setup, Table, frames
from oneiros.table.replay import Eyes

MOST_READ: Final = 16  # tables that are kept, so that the next page of one is quick
FRAMES_PAGE: Final = 50
LOG_PAGE: Final = 100


class ReplayAsked(NamedTuple):
    """Some frames of a game, through eyes that the viewer may look through."""

    record: Record
    by: list[str]
    eyes: Eyes
    first: int


class LogAsked(NamedTuple):
    """What has happened after a version, as a seat may know it, from events whose news are not in memory any more."""

    table: str
    setup: Setup
    events: bytes  # as a JSON list
    seat: int | None
    since: int


def replay_page(asked: ReplayAsked) -> bytes:
    """Frames, as a JSON list."""
    found = frames(
        asked.record, find_played(asked.record.game, asked.record.content), asked.eyes, asked.by, asked.first
    )
    return msgspec.json.encode(list(islice(found, FRAMES_PAGE)))


def log_page(asked: LogAsked, read: OrderedDict[str, Table] | None = None) -> bytes:
    """Events as they are told, as a JSON list. The table is kept with its news, and follows what is new at the next."""
    kept = _read if read is None else read
    events = msgspec.json.decode(asked.events, type=list[AnyEvent])
    table = kept.pop(asked.table, None) or Table(asked.setup, keep=None)
    table.commit(events[table.version :])
    kept[asked.table] = table
    if len(kept) > MOST_READ:
        kept.popitem(last=False)
    return msgspec.json.encode(table.events_since(asked.seat, asked.since, LOG_PAGE))


_read: Final[OrderedDict[str, Table]] = OrderedDict()
