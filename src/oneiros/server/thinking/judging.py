"""Judging a finished game, a piece at a time: between two pieces there is time for something else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from oneiros.bots.analysis import MoveReview, review_moves, turning_points, with_turns
from oneiros.core.bot import Budget
from oneiros.core.record import Record
from oneiros.registry import find_played

BUDGET: Final = Budget(milliseconds=60.0, simulations=400)
AT_A_TIME: Final = 12  # moves in one piece of work: a second or so, after which another game has its turn
MOST_TURNS: Final = 5
Judge = Callable[[range], Awaitable[list[MoveReview]]]
"""Judges the moves with these numbers."""


class Analysis(msgspec.Struct):
    """What is known of a game so far. It is complete when all its moves are done."""

    moves: int
    done: int = 0
    judged: list[MoveReview] = []
    turns: list[int] = []  # the numbers of the moves at which the game turned, the greatest first; at the end

    async def complete(self, judge: Judge, at_a_time: int = AT_A_TIME) -> None:
        """Have all moves judged, piece by piece."""
        judged: list[MoveReview] = []
        for first in range(1, self.moves + 1, at_a_time):
            numbers = range(first, min(first + at_a_time, self.moves + 1))
            judged += await judge(numbers)
            self.done = numbers.stop - 1
            self.judged = with_turns(judged)
        self.turns = [one.number for one in turning_points(self.judged, MOST_TURNS)]


def judge_some(record: Record, numbers: range, budget: Budget | None = None) -> list[MoveReview]:
    """The moves with these numbers, judged."""
    return list(review_moves(record, find_played(record.game, record.content), budget or BUDGET, numbers))
