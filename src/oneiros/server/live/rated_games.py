"""Which games count for ratings, and as what: those that people played themselves, seat by seat.

A seat counts as played by its owner if they made three quarters of its moves. An owner who left the rest to a bot has
lost, even if the bot has won. Where somebody made fewer than five moves, the game was given up before it began.
"""

from __future__ import annotations

from typing import Final

from oneiros.table import Table
from oneiros.table.events import OWNER

SHARE: Final = 0.75  # of a seat's moves that its owner must have made to win
FEWEST_MOVES: Final = 5


def rated_result(table: Table) -> dict[str, bool]:
    """Who won and who lost, by person. Empty where a bot sat at the table, several shared a screen, or few moved."""
    result = table.result
    if result is None or table.sharing or any(seat.owner is None for seat in table.seats):
        return {}
    all_moves, own_moves = [0] * len(table.seats), [0] * len(table.seats)
    for (seat, _), by in zip(table.record.moves, table.by, strict=True):
        if seat >= 0:
            all_moves[seat] += 1
            own_moves[seat] += by == OWNER
    if any(
        own < FEWEST_MOVES and (own < all_of_seat or result.outcome is None)
        for own, all_of_seat in zip(own_moves, all_moves, strict=True)
    ):
        return {}
    return {
        seat.owner: number in result.winners and own_moves[number] >= SHARE * all_moves[number]
        for number, seat in enumerate(table.seats)
        if seat.owner is not None
    }
