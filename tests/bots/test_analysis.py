"""Analysis finds the blunder, names the better move, and draws it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from oneiros.bots import analysis, chart
from oneiros.bots.analysis import MoveReview
from oneiros.bots.judge import judge_by
from oneiros.core.bot import Budget, Candidate, Mind, Thought
from oneiros.core.record import Record
from tests.bots.toys import Nim

THOUGHT = Budget(simulations=800)
SVG = "{http://www.w3.org/2000/svg}"


def game_of(*taken: int) -> list[MoveReview]:
    """A game of Nim from 7, judged."""
    game = Nim()
    record = Record(
        game="nim", rules_version=1, content=game.content.fingerprint(), players=2, options={}, seed=0,
        moves=[(number % 2, count - 1) for number, count in enumerate(taken)],
    )  # fmt: skip
    return list(analysis.analyse(record, game, THOUGHT))


def test_a_blunder_is_found_and_the_better_move_named() -> None:
    blunder, answer = game_of(1, 2)
    assert (blunder.number, blunder.seat, blunder.turn) == (1, 0, "mistake")
    assert blunder.better == 2, "take three, and four are left to the other"
    assert blunder.before > 0.7
    assert blunder.after < 0.4
    assert answer.turn is None
    assert answer.better is None or answer.loss < 0.05


def test_the_best_move_costs_nothing() -> None:
    (only,) = game_of(3)
    assert only.loss == 0.0
    assert only.better is None
    assert only.turn is None


def test_chances_that_change_between_moves_are_a_swing() -> None:
    reviews = game_of(3, 1, 3)
    lost = game_of(1, 1, 1)
    assert [one.turn for one in reviews] == [None, None, None]
    third = lost[2]
    assert third.turn == "mistake" or third.before - lost[0].after > 0.2


def test_turning_points_are_ranked() -> None:
    reviews = [
        MoveReview(1, 0, 0, 0.6, 0.45, 1, "mistake"),
        MoveReview(2, 1, 0, 0.5, 0.5, None),
        MoveReview(3, 0, 0, 0.9, 0.9, None, "swing"),
        MoveReview(4, 1, 0, 0.5, 0.2, 1, "mistake"),
    ]
    assert [one.number for one in analysis.turning_points(reviews)] == [3, 4, 1]
    assert [one.number for one in analysis.turning_points(reviews, most=1)] == [3]


def test_the_graph_has_a_line_for_each_seat_and_a_dot_for_each_turn() -> None:
    reviews = [
        MoveReview(1, 0, 0, 0.6, 0.4, 1, "mistake"),
        MoveReview(2, 1, 0, 0.5, 0.5, None),
        MoveReview(3, 0, 0, 0.4, 0.4, None),
    ]
    root = ElementTree.fromstring(chart.draw(reviews, ["Ada <1>", "Bo"], "Nim"))
    assert len(root.findall(f"{SVG}polyline")) == 2
    assert len(root.findall(f"{SVG}circle")) == 1
    assert "Ada <1>" in [text.text for text in root.findall(f"{SVG}text")]


def test_hints_come_from_what_the_seat_may_know() -> None:
    game = Nim()
    assert analysis.hint(game.new(seed=0), 0, [], THOUGHT).action == 2


def test_a_small_budget_judges_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many moves were tried equally often none is sure: the first of them is taken for the best."""

    class Unsure:
        def evaluate(self, mind: Mind, budget: Budget, only: int | None = None) -> Thought:
            assert budget.simulations == (800 if only is None else 200), "one move needs less"
            rows = tuple(Candidate(action, 1, 0.5) for action in range(20))
            return Thought(0, 0.4 if only is not None else 0.5, rows, 20)

    monkeypatch.setattr(analysis, "adviser", lambda *_: Unsure())
    (review,) = game_of(2)
    assert (review.before, review.after, review.better) == (0.5, 0.4, 0)


def test_where_there_is_no_choice_one_short_look_is_enough() -> None:
    looks: list[Budget] = []

    class Looks:
        def evaluate(self, mind: Mind, budget: Budget, only: int | None = None) -> Thought:
            looks.append(budget)
            return Thought(mind.legal[0], 0.3, (Candidate(mind.legal[0], 1, 0.3),), 1)

    mind = Mind(Nim().new(players=2, seed=0), 0)
    del mind.legal[1:]
    judged = judge_by(Looks(), mind, mind.legal[0], Budget(milliseconds=60.0, simulations=400))  # type: ignore
    assert (judged.before, judged.after, judged.better) == (0.3, 0.3, None)
    assert looks == [Budget(milliseconds=15.0, simulations=100)]


def test_a_game_can_be_judged_in_parts() -> None:
    game = Nim()
    record = Record(
        game="nim", rules_version=1, content=game.content.fingerprint(), players=2, options={}, seed=0,
        moves=[(0, 0), (1, 1), (0, 0)],
    )  # fmt: skip
    parts = [list(analysis.review_moves(record, game, THOUGHT, numbers)) for numbers in (range(1, 3), range(3, 4))]
    assert [[one.number for one in part] for part in parts] == [[1, 2], [3]]
    assert all(one.turn is None for part in parts for one in part)
    marked = analysis.with_turns([one for part in parts for one in part])
    assert marked[0].turn == "mistake"
    assert [one.turn for one in marked] == [one.turn for one in game_of(1, 2, 1)]
