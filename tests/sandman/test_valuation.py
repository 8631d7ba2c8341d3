"""What a position of Sandman is worth: exact at the end, and before it near to what greedy players get."""

from __future__ import annotations

import pytest

from oneiros import Rng
from oneiros.games.sandman.bots.greedy import choose
from oneiros.games.sandman.bots.valuation import expected_points, open_places, turns_to_come
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import tally, total
from tests.sandman.positions import SANDMAN, fresh, shrink, take, weave


def played(players: int, seed: int) -> tuple[list[SandmanState], SandmanState]:
    """Positions along a game between greedy players, and its end."""
    state = SANDMAN.new(players=players, seed=seed)
    assert isinstance(state, SandmanState)
    rng = Rng(seed)
    before = []
    while state.actors:
        before.append(state.clone())
        state.step(state.actors[0], choose(state, state.actors[0], rng))
    return before[::9], state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_expected_points_are_the_score_at_the_end_and_near_it_before(players: int) -> None:
    wrong, lacking, number = 0.0, 0.0, 0
    for seed in range(12):
        before, end = played(players, seed)
        outcome = end.outcome
        assert outcome is not None
        assert [expected_points(end, seat) for seat in range(players)] == list(outcome.scores)
        for state in before:
            for seat in range(players):
                wrong += abs(expected_points(state, seat) - outcome.scores[seat])
                lacking += abs(int(total(tally(state, seat))) - outcome.scores[seat])
                number += 1
    assert wrong / number < 10  # of about 60 points
    assert wrong < 0.35 * lacking


def test_expecting_points_changes_nothing_and_needs_nothing_hidden() -> None:
    before, _ = played(3, 5)
    rng = Rng(1)
    for state in before:
        digest = state.digest()
        own = expected_points(state, 1)
        assert state.digest() == digest
        assert expected_points(state.imagine(1, rng), 1) == own


def test_turns_to_come_are_those_that_the_circles_give() -> None:
    state = fresh(players=3)
    assert [turns_to_come(state, seat) for seat in range(3)] == [18.0, 18.0, 18.0]
    state.rounds = 2
    shrink(state, 7)  # four cards are taken: by seats 0, 1, 2 and 0
    assert [turns_to_come(state, seat) for seat in range(3)] == [2.0, 1.0, 1.0]
    state._begin_turn(1)
    assert [turns_to_come(state, seat) for seat in range(3)] == [1.0, 2.0, 1.0]
    take(state, "slow-giant")  # seat 1 has moved: the four cards are for seats 2, 0, 1 and 2
    assert [turns_to_come(state, seat) for seat in range(3)] == [1.0, 1.0, 2.0]


def test_places_open_on_the_levels_below_are_counted() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon", "sunken-dowry", "nursery-reef"], joined=True)
    assert open_places(state, 0, 1) == 2
    assert open_places(state, 0, 2) == 0
    weave(state, 0, [], ["slow-giant"])
    assert open_places(state, 0, 1) == 1
