"""The grade of a choice: how much of the chance to win it gave away beside the move that the judge likes best.

The judge is the search that gives hints. It thinks twice. First it looks for its favourite and for what is at stake.
Then it values the favourite and the move that was made anew, each by itself, with equal effort and the same chance.
So no luck of the first look counts, and nobody is graded worse for a move that was merely looked at less. A move that
is better than the favourite gives away less than nothing.

All of it is made from a `Mind`: two positions that the seat cannot tell apart get the same grade.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.bots.levels import adviser
from oneiros.core.bot import Budget, Mind
from oneiros.core.seeds import derived_seed

STAKE: Final = 0.01  # of the chance to win, between the best and the worst move that the judge looked at


class Look(NamedTuple):
    """What the judge sees before anybody moves."""

    favourite: int
    at_stake: bool


class Grade(NamedTuple):
    """The chance to win with the favourite and with the move that was made."""

    before: float
    after: float


def look(mind: Mind, simulations: int, seed: int) -> Look:
    """Find the favourite, and whether the moves differ at all."""
    budget = Budget(simulations=simulations)
    thought = adviser(mind.game, derived_seed(seed, "look"), budget).evaluate(mind, budget)
    values = [row.value for row in thought.candidates]
    return Look(thought.action, len(values) < 2 or max(values) - min(values) >= STAKE)


def grade(mind: Mind, favourite: int, action: int, simulations: int, seed: int) -> Grade:
    """Value both moves by themselves."""
    before = _value(mind, favourite, simulations, seed)
    return Grade(before, before if action == favourite else _value(mind, action, simulations, seed))


def _value(mind: Mind, action: int, simulations: int, seed: int) -> float:
    budget = Budget(simulations=simulations)
    value = adviser(mind.game, derived_seed(seed, "value"), budget).evaluate(mind, budget, only=action).value
    assert value is not None
    return value
