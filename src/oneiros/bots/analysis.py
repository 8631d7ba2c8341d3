"""A finished game looked at move by move: what each was worth, what would have been better, where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from oneiros.bots.levels import Searcher, adviser
from oneiros.bots.mind import Budget, Mind, Thought
from oneiros.bots.runners_adviser import Adviser
from oneiros.core.game import Game
from oneiros.core.record import Record, moves_made, start_from
from oneiros.core.state import State
from oneiros.core.terms import TABLE

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
    turn: str | None = None  # "mistake", "swing", or None where the game did not turn

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return self.before - self.after


def analyse(record: Record, game: Game, budget: Budget, seed: int = 0) -> Iterator[Judged]:
    """The moves of a record, judged one after another; moves of the table itself are passed over."""
    advisers: dict[int, Searcher | Adviser] = {}
    last: dict[int, float] = {}
    state = start_from(record, game)
    made = moves_made(record, state)
    for number, (seat, action) in enumerate(record.moves, start=1):
        if seat != TABLE:
            judge = advisers.setdefault(seat, adviser(game, seed + seat, budget))
            mind = Mind(state, seat, record.moves[: number - 1])
            judged = _judge(judge, mind, number, action, last.get(seat))
            last[seat] = judged.after
            yield judged
        next(made)


def _judge(judge: Searcher | Adviser, mind: Mind, number: int, action: int, last: float | None) -> Judged:
    thought = judge.weigh(mind)
    best = max((row for row in thought.weighed if _is_sure(row.visits, thought)), key=lambda row: row.worth)
    played = next((row for row in thought.weighed if row.action == action and _is_sure(row.visits, thought)), None)
    after = played.worth if played is not None else judge.weigh(mind, only=action).worth
    assert after is not None
    before = max(best.worth, after)
    better = best.action if best.action != action and best.worth > after else None
    turn = None
    if before - after >= MISTAKE:
        turn = "mistake"
    elif last is not None and abs(before - last) >= SWING:
        turn = "swing"
    return Judged(number, mind.seat, action, before, after, better, turn)


def _is_sure(visits: int, thought: Thought) -> bool:
    return visits >= ENOUGH * sum(row.visits for row in thought.weighed)


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
    return adviser(state.game, seed, budget).weigh(Mind(state, seat, moves))
