"""Ratings of people on a server by OpenSkill's Plackett-Luce model. Bots are rated by a fit over all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """How well somebody plays: the estimate, and how unsure it is."""

    mu: float
    sigma: float


BEGINNER: Final = Skill(float(_MODEL.rating().mu), float(_MODEL.rating().sigma))
"""Somebody of whom nothing is known yet."""


def after_game(before: Sequence[Skill], won: Sequence[bool]) -> list[Skill]:
    """The skills after one game, in the same order. Where all won, or none, nothing is learnt."""
    if len(set(won)) < 2:
        return list(before)
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[0.0 if one else 1.0 for one in won])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in after]
