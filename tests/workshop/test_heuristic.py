"""The heuristic of Workshop: legal whatever it is asked, without a trace, and a guide for search."""

from __future__ import annotations

from typing import Any

import pytest

from oneiros import Rng
from oneiros.bots.levels import Searcher
from oneiros.core.bot import Budget, Mind
from oneiros.core.heuristic import Heuristic
from oneiros.core.types import TABLE
from oneiros.games.workshop.bots.greedy import choose
from oneiros.games.workshop.bots.ranking import points_of_moves
from oneiros.games.workshop.rules import WorkshopState
from tests.workshop.positions import WORKSHOP, do, finished, table

CARDS = [("most-cards", "")] * 4  # tokens that nothing but landscapes can meet
MOVES = 60


@pytest.fixture
def heuristic() -> Heuristic:
    return WORKSHOP.heuristic()


@pytest.mark.parametrize("options", [{}, {"nightmare": True, "creation": "together"}], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_every_move_is_legal_every_value_a_chance_and_every_rank_complete(
    players: int, options: dict[str, Any], heuristic: Heuristic
) -> None:
    """In positions that random players come to, too."""
    rng = Rng(players)
    state = WORKSHOP.new(players=players, seed=players, **options)
    for number in range(MOVES):
        seat = int(state.actor())
        if seat == TABLE:
            break
        dream = state.imagine(seat, rng)
        before = dream.digest()
        assert all(0.0 < heuristic.value(dream, one) < 1.0 for one in range(players))
        ranked = heuristic.rank(dream, seat, rng)
        assert sorted(action for action, _ in ranked) == state.legal(seat)
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)
        assert 0.0 <= values[-1] <= values[0] <= 1.0
        assert dream.digest() == before, "ranking leaves no trace"
        state.apply(seat, ranked[0][0] if number % 3 else int(state.pick(seat, rng)))


def test_ranks_put_first_what_the_greedy_player_does() -> None:
    state = WORKSHOP.new(players=2, seed=3)
    assert isinstance(state, WorkshopState)
    for _ in range(MOVES):
        seat = int(state.actor())
        chosen = int(choose(state, seat, Rng(1)))
        assert points_of_moves(state, seat, Rng(1))[0][1] == chosen
        state.apply(seat, chosen)


def test_who_has_still_to_learn_errs_by_little_and_the_dreamer_by_more() -> None:
    """How much is lost, by the greedy player's own count, in positions where all points are counted."""

    def lost(level: str) -> int:
        heuristic = WORKSHOP.heuristic()
        heuristic.set_level(level)
        rng = Rng(4)
        state = WORKSHOP.new(players=2, seed=3)
        assert isinstance(state, WorkshopState)
        total = 0
        for _ in range(MOVES):
            seat = int(state.actor())
            ranked = points_of_moves(state, seat, Rng(1))
            values = {action: points for points, action in ranked}
            total += ranked[0][0] - values[int(heuristic.choose(state, seat, rng))]
            state.apply(seat, ranked[0][1])
        return total

    assert lost("oracle") == 0 < lost("lucid") < lost("dreamer") < MOVES * 1500


def test_a_finished_card_is_a_better_chance_and_more_so_near_the_end(heuristic: Heuristic) -> None:
    def lead(round: int) -> float:
        state = table(stage="make", round=round, cards=[["ford"]], work=[{"c1": "e*", "b1": "w"}], hands=["w"])
        before = heuristic.value(state, 0)
        do(state, "put", colour="water", field="d1")
        assert finished(state) == {"ford"}
        assert heuristic.value(state, 0) > before
        return heuristic.value(state, 0)

    assert 0.5 < lead(2) < lead(6) < 1.0


def test_at_the_end_the_value_is_the_result(heuristic: Heuristic) -> None:
    state = table(stage="last", turn=1, done=[["ford"]], tokens=CARDS)
    state.turn = 1
    do(state, "wake")
    assert state.outcome is not None
    assert [heuristic.value(state, seat) for seat in range(2)] == [1.0, 0.0]


@pytest.mark.parametrize("simulations", [16, 100])
def test_search_puts_the_shard_that_finishes_a_card(simulations: int) -> None:
    state = table(
        stage="last",
        turn=1,
        cards=[["shore"], ["ford"]],
        work=[{}, {"c1": "e*", "b1": "w"}],
        hands=["", "wr"],
        tokens=CARDS,
    )
    thought = Searcher(WORKSHOP, 1, Budget(simulations=simulations)).think(Mind(state, 1))
    state.apply(1, thought.action)
    assert finished(state, 1) == {"ford"}
    assert thought.value is not None
    assert thought.value > 0.9


def test_thought_further_the_first_choice_can_change() -> None:
    """Search is more than the ranks it begins with: what it has tried counts, and it tries more than one move."""
    state = WORKSHOP.new(players=2, seed=8)
    rng = Rng(2)
    for _ in range(20):
        seat = int(state.actor())
        state.apply(seat, int(WORKSHOP.heuristic().choose(state.imagine(seat, rng), seat, rng)))
    seat = int(state.actor())
    thought = Searcher(WORKSHOP, 1, Budget(simulations=60)).evaluate(Mind(state, seat))
    assert sum(row.visits for row in thought.candidates) == thought.simulations
    assert len([row for row in thought.candidates if row.visits]) >= 2
