"""The greedy player of Runners: always legal, blind to what its seat may not see, and far better than chance."""

from __future__ import annotations

from oneiros import Rng
from oneiros.games.runners.bots.greedy import choose, plan
from oneiros.games.runners.moves import BUY, CONTENT, DONE, RECONSIDER, REST
from oneiros.games.runners.rules import RunnersState
from tests.runners.positions import RUNNERS, dream, give, score_round


def played(players: int, seed: int) -> RunnersState:
    """A game of greedy players; in each round they lay in turn."""
    state = RUNNERS.new(players=players, seed=seed)
    assert isinstance(state, RunnersState)
    rng = Rng(seed)
    while state.actors:
        seat = int(state.actor())
        state.apply(seat, choose(state, seat, rng))
    return state


def test_it_sleeps_through_the_night() -> None:
    scores = [score for seed in range(3) for players in (1, 3) for score in played(players, seed).outcome.scores]  # type: ignore[union-attr]
    assert sum(scores) / len(scores) > 20


def test_it_does_not_look_at_what_others_hide() -> None:
    rng = Rng(2)
    state = RUNNERS.new(players=3, seed=5)
    assert isinstance(state, RunnersState)
    for _ in range(60):
        if not state.actors:
            break
        seat = int(state.actors[rng.below(len(state.actors))])
        action = choose(state, seat, Rng(1))
        assert state.allows(seat, action)
        assert choose(state.imagine(seat, rng), seat, Rng(1)) == action
        state.apply(seat, action)


def test_it_takes_back_what_does_not_fit_and_then_is_content() -> None:
    state = dream([["blue", ".", "nightmare 3"], [".", "coin", "."], [".", ".", "."]])
    rng = Rng(1)
    target = plan(state, 0)
    state.apply(0, next(action for action in state.legal(0) if action not in target))
    moves = 0
    while choose(state, 0, rng) != CONTENT:
        state.apply(0, choose(state, 0, rng))
        moves += 1
    assert moves == 1 + len(target)
    laid = [state.tables.tile_base[tile] + state.laid[tile] for tile in range(4) if state.laid[tile] >= 0]
    assert laid == target


def test_it_buys_calm_when_low_and_tiles_when_rich() -> None:
    rng = Rng(1)
    state = dream()
    give(state, 0, coin=5)
    state.calm[0] = 4
    score_round(state, None)
    assert choose(state, 0, rng) == REST
    state = dream()
    give(state, 0, coin=5)
    score_round(state, None)
    assert BUY <= choose(state, 0, rng) < BUY + 4
    state = dream()
    give(state, 0, coin=3)
    score_round(state, None)
    assert choose(state, 0, rng) in (DONE, BUY, BUY + 1, BUY + 2, BUY + 3)


def test_content_it_has_nothing_else_to_do_than_think_again() -> None:
    state = dream(players=3)
    state.content = 0b011
    state.holder = 1
    assert choose(state, 0, Rng(1)) == RECONSIDER
