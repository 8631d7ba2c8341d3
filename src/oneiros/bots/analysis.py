"""A finished game looked at move by move: what each was worth, what would have been better, where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from oneiros.bots.levels import adviser
from oneiros.core.bot import Adviser, Budget, Mind, Thought
from oneiros.core.game import Game
from oneiros.core.record import Record, moves_made, start_from
from oneiros.core.state import State
from oneiros.core.types import TABLE

ENOUGH: Final = 0.1  # of the simulations, for a move's worth to be trusted without weighing it by itself
MISTAKE: Final = 0.1  # what a move gave away, in chances to win, to be called one
SWING: Final = 0.2  # what chance or the others changed between two moves of a seat, to be called one


class Judged(msgspec.Struct, frozen=True):
    """One move as its player could have judged it: the chance to win before, with the best move, and after, with this.

    Nothing hidden from that player went into it. `better` is None where nothing better was found.
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
        """What the move gave away."""
        return self.before - self.after


def analyse(record: Record, game: Game, budget: Budget, seed: int = 0) -> Iterator[Judged]:
    """The moves of a record, judged one after another; moves of the table itself are passed over."""
    last: dict[int, float] = {}
    for judged in judge_part(record, game, budget, range(1, len(record.moves) + 1), seed):
        yield _with_turn(judged, last.get(judged.seat))
        last[judged.seat] = judged.after


def judge_part(record: Record, game: Game, budget: Budget, numbers: range, seed: int = 0) -> Iterator[Judged]:
    """The moves with these numbers (from 1), judged each by itself; `with_turns` says where the game turned."""
    advisers: dict[int, Adviser] = {}
    state = start_from(record, game)
    made = moves_made(record, state)
    for number, (seat, action) in enumerate(record.moves[: numbers.stop - 1], start=1):
        if seat != TABLE and number in numbers:
            judge = advisers.setdefault(seat, adviser(game, seed + seat, budget))
            yield _judge(judge, Mind(state, seat, record.moves[: number - 1]), number, action)
        next(made)


def with_turns(judged: Sequence[Judged]) -> list[Judged]:
    """The moves of a whole game, marked where it turned."""
    last: dict[int, float] = {}
    marked = []
    for one in judged:
        marked.append(_with_turn(one, last.get(one.seat)))
        last[one.seat] = one.after
    return marked


def _judge(judge: Adviser, mind: Mind, number: int, action: int) -> Judged:
    thought = judge.evaluate(mind)
    sure = [row for row in thought.candidates if _is_sure(row.visits, thought)] or thought.candidates[:1]
    best = max(sure, key=lambda row: row.value)
    played = next((row for row in sure if row.action == action), None)
    after = played.value if played is not None else judge.evaluate(mind, only=action).value
    assert after is not None
    before = max(best.value, after)
    better = best.action if best.action != action and best.value > after else None
    return Judged(number, mind.seat, action, before, after, better)


def _with_turn(judged: Judged, last: float | None) -> Judged:
    """Marked as a mistake, or as a swing since the seat's last move, after which it stood at `last`."""
    if judged.loss >= MISTAKE:
        return msgspec.structs.replace(judged, turn="mistake")
    if last is not None and abs(judged.before - last) >= SWING:
        return msgspec.structs.replace(judged, turn="swing")
    return judged


def _is_sure(visits: int, thought: Thought) -> bool:
    return visits >= ENOUGH * sum(row.visits for row in thought.candidates)


def turning_points(judged: Sequence[Judged], most: int = 5) -> list[Judged]:
    """The moves at which the game turned, the greatest first."""
    before = {one.number: _change(judged, number) for number, one in enumerate(judged)}
    turned = [one for one in judged if one.turn is not None]
    return sorted(turned, key=lambda one: -before[one.number])[:most]


def _change(judged: Sequence[Judged], number: int) -> float:
    """How far the chance to win moved here: by the move itself, or since the seat's last move."""
    one = judged[number]
    earlier = [other.after for other in judged[:number] if other.seat == one.seat]
    return max(one.loss, abs(one.before - earlier[-1]) if earlier else 0.0)


def hint(state: State, seat: int, moves: Sequence[tuple[int, int]], budget: Budget, seed: int = 0) -> Thought:
    """What a strong player would do in the seat's place, from what the seat may know."""
    return adviser(state.game, seed, budget).evaluate(Mind(state, seat, moves))
