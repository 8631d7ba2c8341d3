"""The judge: what one move was worth to the seat that made it, from what that seat could know.

It is given a `Mind`, so it knows no more than the seat did. Two positions that the seat cannot tell apart get the same
judgement. With a number of simulations and a seed it says the same on every run.
"""

from __future__ import annotations

from typing import Final

import msgspec

from oneiros.bots.levels import adviser
from oneiros.core.bot import Adviser, Budget, Mind, Thought

ENOUGH: Final = 0.1  # of the simulations, for a move's value to be trusted without a search of its own


class Judgement(msgspec.Struct, frozen=True):
    """A move: the chance to win before it, with the best move, and after it, with this move."""

    before: float
    after: float
    better: int | None
    """None where nothing better was found."""

    @property
    def loss(self) -> float:
        """How much of the chance to win the move gave away."""
        return self.before - self.after


def judge(mind: Mind, action: int, simulations: int, seed: int = 0) -> Judgement:
    """What the action is worth. It depends on nothing but these four: no earlier thought is used."""
    return judge_by(adviser(mind.game, seed, Budget(simulations=simulations)), mind, action)


def judge_by(evaluator: Adviser, mind: Mind, action: int) -> Judgement:
    """What an adviser, who may have thought about the game before, says of the action."""
    thought = evaluator.evaluate(mind)
    sure = [row for row in thought.candidates if _is_sure(row.visits, thought)] or thought.candidates[:1]
    best = max(sure, key=lambda row: row.value)
    played = next((row for row in sure if row.action == action), None)
    after = played.value if played is not None else evaluator.evaluate(mind, only=action).value
    assert after is not None
    better = best.action if best.action != action and best.value > after else None
    return Judgement(max(best.value, after), after, better)


def _is_sure(visits: int, thought: Thought) -> bool:
    return visits >= ENOUGH * sum(row.visits for row in thought.candidates)
