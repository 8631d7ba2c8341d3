"""Analysis of a finished game: the value of every move, better moves, and the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from oneiros.bots.judge import judge_by
from oneiros.bots.levels import adviser
from oneiros.core.bot import Adviser, Budget, Mind, Thought
from oneiros.core.game import Game
from oneiros.core.record import Record, moves_made, start_from
from oneiros.core.state import State
from oneiros.core.types import TABLE

MISTAKE: Final = 0.1  # loss of winning chance, for a move to be called one
SWING: Final = 0.2  # change between two moves of a seat, by chance or others, to be called one


class MoveReview(msgspec.Struct, frozen=True):
    """The evaluation of one move: the chance to win before it, with the best move, and after it, with this move.

    It uses only what the player could know. `better` is None where nothing better was found.
    """

    number: int  # from 1
    seat: int
    action: int
    before: float
    after: float
    better: int | None
    turn: Literal["mistake", "swing"] | None = None  # where the game turned

    @property
    def loss(self) -> float:
        """How much winning chance the move lost."""
        return self.before - self.after


def analyse(record: Record, game: Game, budget: Budget, seed: int = 0) -> Iterator[MoveReview]:
    """Review the moves of a record in order. Moves of the table itself are left out."""
    last: dict[int, float] = {}
    for one in review_moves(record, game, budget, range(1, len(record.moves) + 1), seed):
        yield _with_turn(one, last.get(one.seat))
        last[one.seat] = one.after


def review_moves(record: Record, game: Game, budget: Budget, numbers: range, seed: int = 0) -> Iterator[MoveReview]:
    """Review the moves with these numbers (from 1), each by itself; `with_turns` marks where the game turned."""
    advisers: dict[int, Adviser] = {}
    state = start_from(record, game)
    made = moves_made(record, state)
    for number, (seat, action) in enumerate(record.moves[: numbers.stop - 1], start=1):
        if seat != TABLE and number in numbers:
            evaluator = advisers.setdefault(seat, adviser(game, seed + seat, budget))
            judged = judge_by(evaluator, Mind(state, seat, record.moves[: number - 1]), action, budget)
            yield MoveReview(number, seat, action, judged.before, judged.after, judged.better)
        next(made)


def with_turns(reviews: Sequence[MoveReview]) -> list[MoveReview]:
    """The moves of a whole game, marked where it turned."""
    last: dict[int, float] = {}
    marked = []
    for one in reviews:
        marked.append(_with_turn(one, last.get(one.seat)))
        last[one.seat] = one.after
    return marked


def _with_turn(review: MoveReview, last: float | None) -> MoveReview:
    """Marked as a mistake, or as a swing since the seat's last move, after which it stood at `last`."""
    if review.loss >= MISTAKE:
        return msgspec.structs.replace(review, turn="mistake")
    if last is not None and abs(review.before - last) >= SWING:
        return msgspec.structs.replace(review, turn="swing")
    return review


def turning_points(reviews: Sequence[MoveReview], most: int = 5) -> list[MoveReview]:
    """The moves at which the game turned, the greatest first."""
    before = {one.number: _change(reviews, number) for number, one in enumerate(reviews)}
    turned = [one for one in reviews if one.turn is not None]
    return sorted(turned, key=lambda one: -before[one.number])[:most]


def _change(reviews: Sequence[MoveReview], number: int) -> float:
    """How far the chance to win moved here: by the move itself, or since the seat's last move."""
    one = reviews[number]
    earlier = [other.after for other in reviews[:number] if other.seat == one.seat]
    return max(one.loss, abs(one.before - earlier[-1]) if earlier else 0.0)


def hint(state: State, seat: int, moves: Sequence[tuple[int, int]], budget: Budget, seed: int = 0) -> Thought:
    """What a strong player would do in the seat's place, from what the seat may know."""
    return adviser(state.game, seed, budget).evaluate(Mind(state, seat, moves))
