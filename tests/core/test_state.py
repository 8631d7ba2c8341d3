"""What all states share: a step in one call, and an outcome that is made once."""

from __future__ import annotations

import pytest

import oneiros


@pytest.mark.parametrize("id", tuple(oneiros.all_games()))
def test_play_is_apply_for_the_first_of_the_actors(id: str) -> None:
    game = oneiros.game(id)
    players = game.players[-1]
    by_seat = game.new(players=players, seed=4)
    at_once = game.new(players=players, seed=4)
    rng = oneiros.Rng(9)
    legal = at_once.legal(at_once.actors[0])
    for _ in range(80):
        seat = by_seat.actors[0]
        assert legal == by_seat.legal(seat)
        action = legal[rng.below(len(legal))]
        by_seat.apply(seat, action)
        legal = at_once.play(action)
        if not by_seat.actors:
            break
    assert at_once.digest() == by_seat.digest()
    assert bool(legal) == bool(by_seat.actors)


def test_play_refuses_what_is_not_legal_and_what_comes_after_the_end() -> None:
    state = oneiros.game("doors").new(players=1, seed=1)
    before = state.digest()
    legal = state.legal(0)
    wrong = next(action for action in range(24) if action not in legal)
    with pytest.raises(oneiros.IllegalAction):
        state.play(wrong)
    assert state.digest() == before
    while legal:
        legal = state.play(legal[0])
    assert state.outcome is not None
    with pytest.raises(oneiros.NotYourTurn, match="the game is over"):
        state.play(0)


@pytest.mark.parametrize("id", tuple(oneiros.all_games()))
def test_the_result_is_the_outcome(id: str) -> None:
    game = oneiros.game(id)
    state = game.new(players=game.players[0], seed=2)
    assert state.result() is None
    state.playout(oneiros.Rng(3))
    assert state.result() == state.outcome is not None
    assert state.result() is state.result()
    assert state.clone().result() == state.result()
