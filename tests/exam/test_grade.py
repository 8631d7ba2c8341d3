"""The grade of a choice: fair to every move, blind to what is hidden, and given only where something is at stake."""

from __future__ import annotations

from typing import Any

import pytest

import oneiros
from oneiros.core.bot import Adviser, Budget, Candidate, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.exam import grade as grading
from oneiros.exam import sitting
from oneiros.exam.grade import Grade, Look, grade, look
from oneiros.exam.paper import make_paper
from oneiros.exam.scripted import RandomMover
from oneiros.exam.sitting import hold
from tests.exam.test_judge import positions

SIMULATIONS = 60


@pytest.mark.parametrize("id", list(oneiros.all_games()))
def test_two_truths_that_a_seat_cannot_tell_apart_get_one_grade(id: str) -> None:
    game = oneiros.game(id)
    play = positions(game, 12)
    seat = play.state.awaited[0]
    truth = play.state.digest()
    twins = [play.state.imagine(seat, Rng(number)) for number in range(1, 9)]
    twin = next((one for one in twins if one.digest() != truth), play.state)
    action = play.state.legal(seat)[-1]
    found = []
    for state in (play.state, twin):
        mind = Mind(state, seat, play.record.moves)
        seen = look(mind, SIMULATIONS, 7)
        found.append((seen, grade(mind, seen.favourite, action, SIMULATIONS, 7)))
    assert found[0] == found[1]


class Whimsical(Adviser):
    """Values a move by its number, in the first look with luck: the favourite looks better there than it is."""

    asked: list[tuple[int | None, int]]

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        assert budget is not None
        type(self).asked.append((only, budget.simulations or 0))
        if only is not None:
            return Thought(only, 0.5 + only / 1000)
        rows = tuple(Candidate(action, 1, 0.9 - number / 10) for number, action in enumerate(mind.legal[:3]))
        return Thought(rows[0].action, rows[0].value, rows)


@pytest.fixture
def whims(monkeypatch: pytest.MonkeyPatch) -> type[Whimsical]:
    Whimsical.asked = []
    monkeypatch.setattr(grading, "adviser", lambda game, seed, budget: Whimsical(game, seed))
    return Whimsical


def test_both_moves_are_valued_anew_with_equal_effort(whims: type[Whimsical]) -> None:
    play = positions(oneiros.game("ravens"), 9)
    mind = Mind(play.state, play.state.awaited[0], play.record.moves)
    seen = look(mind, 40, 1)
    assert seen == Look(mind.legal[0], at_stake=True)
    last = mind.legal[-1]
    given = grade(mind, seen.favourite, last, 40, 1)
    assert given == Grade(0.5 + seen.favourite / 1000, 0.5 + last / 1000)
    assert given.after > given.before  # better than the favourite: that is allowed to show
    assert whims.asked == [(None, 40), (seen.favourite, 40), (last, 40)]
    same = grade(mind, seen.favourite, seen.favourite, 40, 1)
    assert same.before == same.after


def test_nothing_is_asked_where_nothing_is_at_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second look finds moves that are all alike: the dreamer makes these."""
    paper = make_paper(["sandman"], ["standard"], ["en"], deals=1, judge=10, seed=1, quick=True)
    item = paper.items(reads=False)[0]
    game = item.find_game()
    looks: list[int] = []
    true_look = grading.look

    def every_second(mind: Mind, simulations: int, seed: int) -> Look:
        assert simulations == 10 * oneiros.game("sandman").bots.judge_factor
        looks.append(len(mind.moves))
        return true_look(mind, simulations, seed)._replace(at_stake=len(looks) % 2 == 0)

    monkeypatch.setattr(sitting, "look", every_second)
    sheet = hold(paper, item, game, RandomMover(game, 1))
    assert len(sheet.choices) == paper.choices
    assert [choice.number for choice in sheet.choices] == [moves + 1 for moves in looks[1::2]]


def test_moves_that_are_all_alike_have_nothing_at_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    play = positions(oneiros.game("ravens"), 9)
    mind = Mind(play.state, play.state.awaited[0], play.record.moves)
    for difference, at_stake in ((0.0, False), (0.005, False), (0.02, True)):

        class Level(Adviser):
            def evaluate(self, mind: Mind, budget: Any = None, only: Any = None, by: float = difference) -> Thought:
                rows = (Candidate(mind.legal[0], 5, 0.5), Candidate(mind.legal[1], 5, 0.5 - by))
                return Thought(rows[0].action, 0.5, rows)

        monkeypatch.setattr(grading, "adviser", lambda game, seed, budget, level=Level: level(game, seed))
        assert look(mind, 10, 1).at_stake is at_stake
