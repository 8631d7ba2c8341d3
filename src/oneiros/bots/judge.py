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
ALONE: Final = 4  # where there is one move to value, a quarter is enough: that is about what one of the best moves gets


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
    budget = Budget(simulations=simulations)
    return judge_by(adviser(mind.game, seed, budget), mind, action, budget)


def judge_by(evaluator: Adviser, mind: Mind, action: int, budget: Budget) -> Judgement:
    """What an adviser, who may have thought about the game before, says of the action."""
    if len(mind.legal) == 1:
        value = _value_alone(evaluator, mind, action, budget)
        return Judgement(value, value, None)
    thought = evaluator.evaluate(mind, budget)
    sure = [row for row in thought.candidates if _is_sure(row.visits, thought)] or thought.candidates[:1]
    best = max(sure, key=lambda row: row.value)
    played = next((row for row in sure if row.action == action), None)
    after = played.value if played is not None else _value_alone(evaluator, mind, action, budget)
    better = best.action if best.action != action and best.value > after else None
    return Judgement(max(best.value, after), after, better)


def _value_alone(evaluator: Adviser, mind: Mind, action: int, budget: Budget) -> float:
    """The value of one move, by no more than it takes."""
    milliseconds = None if budget.milliseconds is None else budget.milliseconds / ALONE
    simulations = None if budget.simulations is None else max(1, budget.simulations // ALONE)
    value = evaluator.evaluate(mind, Budget(milliseconds=milliseconds, simulations=simulations), action).value
    assert value is not None
    return value


def _is_sure(visits: int, thought: Thought) -> bool:
    return visits >= ENOUGH * sum(row.visits for row in thought.candidates)
