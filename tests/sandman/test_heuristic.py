"""The heuristic of Sandman: legal whatever it is asked, blind to what is hidden, and a guide for search."""

from __future__ import annotations

import pytest

from oneiros import Rng
from oneiros.bots.levels import Searcher
from oneiros.core.bot import Budget, Mind
from oneiros.core.heuristic import Heuristic
from oneiros.core.types import TABLE
from oneiros.games.sandman.bots.greedy import choose
from oneiros.games.sandman.bots.ranking import points_of_moves
from oneiros.games.sandman.rules import SandmanState
from tests.sandman.positions import SANDMAN, fresh, shrink, weave


@pytest.fixture
def heuristic() -> Heuristic:
    return SANDMAN.heuristic()


@pytest.mark.parametrize("players", SANDMAN.players)
def test_every_move_is_legal_every_value_a_chance_and_every_rank_complete(players: int, heuristic: Heuristic) -> None:
    """In positions that random players come to, too."""
    rng = Rng(players)
    state = SANDMAN.new(players=players, seed=players)
    for number in range(150):
        seat = int(state.actor())
        if seat == TABLE:
            break
        dream = state.imagine(seat, rng)
        assert sum(heuristic.value(dream, one) for one in range(players)) == pytest.approx(1.0)
        before = dream.digest()
        ranked = heuristic.rank(dream, seat, rng)
        assert sorted(action for action, _ in ranked) == state.legal(seat)
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)
        assert 0.0 <= values[-1] <= values[0] <= 1.0
        assert dream.digest() == before, "ranking leaves no trace"
        actions = [int(heuristic.move(dream, seat, rng)), int(heuristic.choose(dream, seat, rng))]
        assert all(state.allows(seat, action) for action in actions)
        state.apply(seat, actions[number % 2] if number % 3 else int(state.pick(seat, rng)))


def test_ranks_put_first_what_the_greedy_player_does() -> None:
    rng = Rng(4)
    state = SANDMAN.new(players=2, seed=4)
    assert isinstance(state, SandmanState)
    asked = 0
    while (seat := int(state.actor())) != TABLE and asked < 60:
        if len(state.legal(seat)) > 1 and state.phase != 0:
            asked += 1
            rank = points_of_moves(state, seat, Rng(1))
            assert rank[0][1] == choose(state, seat, Rng(1))
        state.apply(seat, int(choose(state, seat, rng)))
    assert asked > 30


def test_the_dreamer_errs_by_little_and_who_searches_begins_with_the_best() -> None:
    """How much is lost, by the greedy player's own count."""

    def lost(level: str) -> tuple[float, int]:
        heuristic = SANDMAN.heuristic()
        heuristic.set_level(level)
        rng = Rng(4)
        state = SANDMAN.new(players=2, seed=4)
        assert isinstance(state, SandmanState)
        total, moves = 0.0, 0
        while (seat := int(state.actor())) != TABLE and moves < 60:
            ranked = points_of_moves(state, seat, rng.clone())
            values = {action: points for points, action in ranked}
            total += ranked[0][0] - values[int(heuristic.choose(state, seat, rng))]
            moves += 1
            state.apply(seat, ranked[0][1])
        return total, moves

    assert lost("lucid")[0] == lost("oracle")[0] == 0.0
    points, moves = lost("dreamer")
    assert 0.05 * moves < points < 0.5 * moves


def test_stars_are_a_better_chance_and_more_so_near_the_end(heuristic: Heuristic) -> None:
    early, late = fresh(), fresh()
    for state in (early, late):
        weave(state, 0, ["tear-of-the-moon"])
        weave(state, 1, ["signal-stone"])
    late.rounds = late.tables.rounds - 1
    shrink(late, 3)
    assert 0.5 < heuristic.value(early, 0) < heuristic.value(late, 0) < 1.0
    assert heuristic.value(early, 0) + heuristic.value(early, 1) == pytest.approx(1.0)


def test_a_playout_goes_some_turns_and_is_the_same_for_the_same_seed(heuristic: Heuristic) -> None:
    state = SANDMAN.new(players=3, seed=5)
    one, two = state.clone(), state.clone()
    assert 0 < heuristic.playout(one, Rng(1)) == heuristic.playout(two, Rng(1)) < 40
    assert one.digest() == two.digest() != state.digest()
    assert one.outcome is None


@pytest.mark.parametrize("simulations", [16, 200])
def test_search_takes_the_card_that_wins_the_game(simulations: int) -> None:
    """The last turn of all, and nobody has a point: of the three cards left only one is no nightmare."""
    state = fresh(circle=["endless-corridor", "red-garden", "late-for-everything"])
    state.rounds = state.tables.rounds - 1
    shrink(state, 3)
    wins = {action for action in state.legal(0) if _is_won_after(state, action)}
    assert 0 < len(wins) < len(state.legal(0))
    thought = Searcher(SANDMAN, 1, Budget(simulations=simulations)).think(Mind(state, 0))
    assert thought.action in wins
    assert thought.value is not None
    assert thought.value > 0.9


def _is_won_after(state: SandmanState, action: int) -> bool:
    """Whether the first player has won, having made this move and then the only ones there are."""
    after = state.clone()
    after.apply(0, action)
    while after.outcome is None:
        after.apply(0, after.legal(0)[-1])
    return after.outcome.winners == (0,)
