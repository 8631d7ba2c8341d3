"""What a move writes into the store beside its events: how the table and its seats stand in lists."""

from __future__ import annotations

from typing import Final

from oneiros.server.store import models
from oneiros.server.store.entries import Entry, GameOver, NewTable, SeatLine
from oneiros.table import AnyEvent, Table, encode_event

STAGES: Final = {"gathering": models.OPEN, "playing": models.PLAYING, "over": models.OVER}


def table_entry(
    id: str,
    events: list[AnyEvent],
    ahead: Table,
    before: tuple[SeatLine, ...],
    lines: tuple[SeatLine, ...],
    game_over: GameOver | None,
    new_table: NewTable | None,
) -> Entry:
    """The events that lead to this table, and what lists and clocks show after them. Seats that stayed are left out."""
    return Entry(
        table=id,
        after=ahead.version - len(events),
        events=tuple([encode_event(event) for event in events]),
        stage=STAGES[ahead.status],
        due_at=min((due.at for due in ahead.due()), default=None),
        seats=tuple([line for line, old in zip(lines, before, strict=True) if line != old]),
        game_over=game_over,
        new_table=new_table,
    )


def seat_lines(table: Table) -> tuple[SeatLine, ...]:
    """The seats as lists of games show them."""
    state = table.play.state if table.play is not None and table.status == "playing" else None
    awaited = () if state is None else state.awaited
    number_of_round = None if state is None else table.game.round_of(state)
    result = table.result
    scores = result.outcome.scores if result is not None and result.outcome is not None else None
    return tuple(
        [
            SeatLine(
                number,
                seat.owner,
                number in awaited,
                None if result is None else "won" if number in result.winners else "lost",
                None if scores is None else scores[number],
                number_of_round,
                seat.deadline(table.setup.clock) if state is not None else None,
            )
            for number, seat in enumerate(table.seats)
        ]
    )
