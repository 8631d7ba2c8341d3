"""The heuristic of Runners: legal whatever it is asked, and what others can tell of a player's moves."""

from __future__ import annotations

from typing import Any

import pytest

from oneiros import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.types import TABLE
from oneiros.games.runners.bots.random_layouts import random_layout
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights, layout_value
from oneiros.games.runners.moves import BACK, CONTENT, Back, Place
from oneiros.games.runners.pieces import OWN
from oneiros.games.runners.rules import RunnersState
from tests.runners.positions import RUNNERS


def new(players: int, seed: int = 1, **options: Any) -> RunnersState:
    state = RUNNERS.new(players=players, seed=seed, **options)
    assert isinstance(state, RunnersState)
    return state


@pytest.fixture
def heuristic() -> Heuristic:
    return RUNNERS.heuristic()


@pytest.mark.parametrize("options", [{}, {"starred": True}], ids=str)
@pytest.mark.parametrize("players", RUNNERS.players)
def test_every_move_is_legal_and_every_value_a_chance(
    heuristic: Heuristic, players: int, options: dict[str, Any]
) -> None:
    rng = Rng(players)
    state = new(players, seed=players, **options)
    for number in range(200):
        seat = int(state.actor())
        if seat == TABLE:
            break
        values = [heuristic.value(state, one) for one in range(players)]
        assert all(0.0 <= one <= 1.0 for one in values)
        if players > 1:
            assert sum(values) == pytest.approx(1.0)
        action = int(heuristic.choose(state.imagine(seat, rng), seat, rng))
        assert state.allows(seat, action)
        state.apply(seat, action if number % 4 else int(state.pick(seat, rng)))


def test_points_and_what_will_be_points_are_worth_something(heuristic: Heuristic) -> None:
    state = new(2)
    even = heuristic.value(state, 0)
    state.star[0] += 2
    starry = heuristic.value(state, 0)
    state.coins[0] += 5
    assert even == pytest.approx(0.5)
    assert even < starry < heuristic.value(state, 0) < 1.0
    state.awake = 1
    assert heuristic.value(state, 0) == 0.0
    assert heuristic.value(state, 1) == 1.0


def test_others_see_that_a_tile_is_handled_but_not_which() -> None:
    assert set(RUNNERS.secret_moves) == {Place, Back}
    state = new(2)
    places = state.legal(0)[:-1]
    seen = {_seen(state, action) for action in places}
    assert len(places) > 100
    assert len(seen) == 1
    state.apply(0, places[0])
    backs = [action for action in state.legal(0) if BACK <= action < CONTENT]
    again = {_seen(state, action) for action in (places[40], *backs)}
    assert backs
    assert len(again) == 1
    assert _seen(state, CONTENT) not in again


def _seen(state: RunnersState, action: int) -> str:
    """What seat 1 sees of an action of seat 0."""
    after = state.clone()
    after.listen()
    after.apply(0, action)
    return repr((after.view(1), after.news(1), after.legal(1)))


def test_the_more_is_tried_the_better_but_never_better_than_the_best() -> None:
    tables = RUNNERS.tables  # type: ignore[attr-defined]
    weights = Weights()
    weights.calm, weights.star, weights.coin, weights.key = 100, 300, 40, 70
    for colour in range(4):
        weights.shards[colour] = 60
    tiles = (1 << OWN) - 1
    means = []
    for tries in (1, 10, 100):
        total = 0
        for card in range(0, 24, 3):
            stock = Stock(20, 1, [0, 1, 2, 0])
            tried = random_layout(tables, card, tiles, stock, weights, tries, Rng(card))
            value = layout_value(tables, card, tiles, stock, weights, tried)
            assert value <= solve(tables, card, tiles, stock, weights).value
            total += value
        means.append(total)
    assert means[0] < means[1] < means[2]


def test_what_is_tried_can_be_laid() -> None:
    state = new(1)
    weights = Weights()
    weights.calm = 1
    for seed in range(20):
        after = state.clone()
        for action in random_layout(
            state.tables, int(state.card), int(state.tiles[0]), Stock(20, 0, [0] * 4), weights, 1, Rng(seed)
        ):
            after.apply(0, action)
