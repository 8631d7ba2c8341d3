"""`oneiros simulate`: the same seed, the same figures; and the figures themselves."""

from __future__ import annotations

from math import isclose
from statistics import mean, stdev

import msgspec
import pytest

import oneiros
from oneiros.arena.statistics import Series, Tally, wilson
from oneiros.core.types import Outcome
from tests.cli.runs import succeed

FEW = ("simulate", "doors", "--games", "30", "--seed", "5")


def test_a_table_for_one() -> None:
    shown = succeed(*FEW)
    assert "Doors, 1 player, 30 games at random, seed 5" in shown
    assert "won" in shown
    assert "Moves per game: mean " in shown
    assert "moves a second" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_a_table_for_two_who_win_together() -> None:
    shown = succeed(*FEW, "--players", "2", "--option", "talk=open")
    assert "won together" in shown
    assert "player 1" not in shown


def test_the_same_seed_gives_the_same_figures() -> None:
    first = succeed(*FEW, "--json")
    assert first == succeed(*FEW, "--json")
    assert first != succeed("simulate", "doors", "--games", "30", "--seed", "6", "--json")


def test_the_number_of_jobs_does_not_matter() -> None:
    many = ("simulate", "doors", "--games", "300", "--seed", "5", "--json")
    assert succeed(*many, "--jobs", "1") == succeed(*many, "--jobs", "2")


def test_json_holds_the_setting_and_the_figures() -> None:
    figures = msgspec.json.decode(succeed(*FEW, "--players", "2", "--json"))
    assert figures["game"] == "doors"
    assert figures["players"] == 2
    assert figures["options"] == {"talk": "silent"}
    assert figures["seed"] == 5
    assert figures["games"] == 30
    assert figures["everybody"] + figures["nobody"] == 30
    assert len(figures["wins"]) == len(figures["scores"]) == 2
    assert figures["length"]["min"] <= figures["length"]["mean"] <= figures["length"]["max"]


def test_cards_and_choices_are_drawn_apart() -> None:
    """A playout must not run on the numbers that deal the cards."""
    from oneiros.core.seeds import derived_seed

    seeds = {derived_seed(5, number, what) for number in range(50) for what in ("cards", "choices")}
    assert len(seeds) == 100
    oneiros.Rng(max(seeds))


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (20, 100, 0.1334, 0.2888)],
)
def test_wilson_intervals(count: int, of: int, low: float, high: float) -> None:
    found = wilson(count, of)
    assert isclose(found[0], low, abs_tol=5e-5)
    assert isclose(found[1], high, abs_tol=5e-5)


def test_series_agree_with_the_textbook_whatever_the_order() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    left, right = Series(), Series()
    for number in numbers[:3]:
        left.add(number)
    for number in numbers[3:]:
        right.add(number)
    right.merge(left)
    right.merge(Series())
    assert (right.count, right.least, right.most) == (8, 1, 9)
    assert isclose(right.mean, mean(numbers))
    assert isclose(right.sd, stdev(numbers))


def test_wins_of_rivals_are_told_apart() -> None:
    tally = Tally(3)
    for winners in ((0,), (0, 1), (0, 1, 2), ()):
        tally.add(Outcome(scores=(1, 2, 3), winners=winners, reason="end"), 10)
    assert tally.wins == [3, 2, 1]
    assert (tally.shared, tally.everybody, tally.nobody) == (1, 1, 1)
    assert not tally.together
