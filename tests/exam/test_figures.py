"""The figures of an exam: the mean of what was given away, and an interval that knows how the questions were chosen."""

from __future__ import annotations

import random

import pytest

from oneiros.agents.talk import Attempt
from oneiros.exam.figures import figures
from oneiros.exam.paper import Item
from oneiros.exam.sitting import Choice, Sheet


def sheet(number: int, game: str, losses: list[float]) -> Sheet:
    """A sitting in which so much was given away."""
    choices = [
        Choice(number=move, attempts=[Attempt(action=1)], action=1, before=loss, after=0.0)
        for move, loss in enumerate(losses)
    ]
    item = Item(number, game, "standard", number, 0.0, "en")
    return Sheet(item=item, content="", players=2, seat=0, moves=[], choices=choices)


def exam(rng: random.Random, sittings: int) -> list[Sheet]:
    """Two games, of which one is harder. The choices of a sitting have a share of luck in common."""
    made = []
    for number in range(sittings):
        for game, hard in (("ravens", 0.0), ("sandman", 0.3)):
            luck = rng.gauss(0, 0.05)
            made.append(sheet(number, game, [hard + luck + rng.gauss(0, 0.02) for _ in range(6)]))
    return made


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(5)
    skills = [figures(exam(rng, 20)).skill for _ in range(400)]
    held = sum(one.low <= 0.15 <= one.high for one in skills)
    assert 0.91 <= held / 400 <= 0.98


def test_that_games_differ_makes_no_interval_wider() -> None:
    skill = figures(exam(random.Random(6), 20)).skill
    assert skill.high - skill.low < 0.05  # if the games were one, it would be 0.1


def test_who_is_better_than_the_judge_comes_out_below_nothing() -> None:
    skill = figures([sheet(0, "ravens", [-0.1, -0.2]), sheet(1, "ravens", [-0.2, 0.0])]).skill
    assert skill.loss == pytest.approx(-0.125)
    assert skill.low < skill.loss < skill.high
    assert skill.mistakes == 0


def test_one_sitting_alone_says_little() -> None:
    skill = figures([sheet(0, "ravens", [0.1]), sheet(0, "sandman", [0.3])]).skill
    assert skill.low < 0.1 < 0.3 < skill.high
