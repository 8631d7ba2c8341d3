"""One live match with people, bots and spectators: no network, no disk, no clock of its own, no threads.

A table is its setup and the ordered list of its events. To do something, ask the table: it checks, and gives the events
to be stored or raises `TableRefusal`. Store them, `commit` them, and only then tell anyone, by `snapshot`. Any process
that loads the same events has the same table at the same version.

>>> table = Table(new_setup(oneiros.game("ravens"), 2, bots=[None, "dreamer"]))
>>> table.commit(table.sit("anna's id", "Anna", now=0.0))
>>> table.commit(table.ready("anna's id", now=1.0))
>>> table.seen_by(0, now=1.0).choices
"""

from oneiros.table.events import AnyEvent, decode_event, encode_event
from oneiros.table.fairness import Proof, promise, verify
from oneiros.table.ledger import RematchPlan
from oneiros.table.match import Match, match
from oneiros.table.refusals import Reason, TableRefusal
from oneiros.table.replay import Frame, frames
from oneiros.table.setup import NO_CLOCK, Clock, Setup, new_setup
from oneiros.table.shown import (
    Choice,
    DueEvent,
    RematchShown,
    Result,
    SeatShown,
    Snapshot,
    ToldEvent,
    UndoShown,
    WishShown,
)
from oneiros.table.snapshot import Moment
from oneiros.table.table import Table

__all__ = [
    "NO_CLOCK",
    "AnyEvent",
    "Choice",
    "Clock",
    "DueEvent",
    "Frame",
    "Match",
    "Moment",
    "Proof",
    "Reason",
    "RematchPlan",
    "RematchShown",
    "Result",
    "SeatShown",
    "Setup",
    "Snapshot",
    "Table",
    "TableRefusal",
    "ToldEvent",
    "UndoShown",
    "WishShown",
    "decode_event",
    "encode_event",
    "frames",
    "match",
    "new_setup",
    "promise",
    "verify",
]
