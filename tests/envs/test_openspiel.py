"""The OpenSpiel face, by OpenSpiel's own tests and by what only we know."""

from __future__ import annotations

import pickle
import random
import unittest
import warnings
from typing import Any

import pyspiel
import pytest

import oneiros
from oneiros.envs import openspiel
from tests.envs.walks import GAMES, TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import ismcts, mcts


def load(id: str, **given: Any) -> Any:
    return pyspiel.load_game(f"oneiros_{id}", {"deals": 12, **given})


def positions(game: Any, seed: int, every: int, most: int) -> Any:
    """Some positions of a random game, in each of which somebody is asked."""
    choose = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for move in range(every * most):
        if state.is_terminal():
            return
        if move % every == 0:
            yield state
        state.apply_action(choose.choice(state.legal_actions()))


@pytest.mark.parametrize("id", GAMES)
def test_their_random_simulations_with_serialisation(id: str) -> None:
    short = {"target": 20} if id == "ravens" else {}
    pyspiel.random_sim_test(load(id, **short), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name", [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]
)
@pytest.mark.parametrize("id", GAMES)
def test_their_api_tests(id: str, name: str) -> None:
    result = unittest.TestResult()
    _api_class(id)(name).run(result)
    assert result.testsRun == 1
    assert not result.errors + result.failures


_made: dict[str, Any] = {}


def _api_class(id: str) -> Any:
    if id not in _made:
        game = load(id)
        given = {
            "game": game,
            "game_name": f"oneiros_{id}",
            "game_type": game.get_type(),
            "some_states": [state.clone() for state in positions(game, 5, 7, 12)],
        }
        _made[id] = type(id, (api_test.EnforceAPIOnPartialTreeBase,), given)
    return _made[id]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_face_plays_the_game(id: str, players: int) -> None:
    game = load(id, players=players)
    assert game.num_players() == players
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(9)
    own = oneiros.game(id).new(players=players, seed=9)
    choose = random.Random(1)
    for _ in range(40):
        if state.is_terminal():
            break
        seat = state.current_player()
        assert state.legal_actions() == own.legal(seat)
        assert state.observation_tensor(seat)[players:] == pytest.approx(own.features(seat))
        action = choose.choice(state.legal_actions())
        state.apply_action(action)
        own.apply(seat, action)
        assert state.played.state.digest() == own.digest()


def test_the_end_pays_the_winners() -> None:
    game = load("doors", players=2)
    paid = set()
    for deal in range(12):
        state = game.new_initial_state()
        state.apply_action(deal)
        assert state.returns() == [0.0, 0.0]
        state.played.state.playout(oneiros.Rng(deal))
        assert state.is_terminal()
        outcome = state.played.state.outcome
        assert state.returns() == [float(bool(outcome.winners))] * 2
        paid.add(state.returns()[0])
    assert 0.0 in paid


@pytest.mark.parametrize(("id", "players"), [table for table in TABLES if table[1] > 1])
def test_a_resampled_position_looks_the_same_to_its_player(id: str, players: int) -> None:
    choose = random.Random(3)
    truths = 0
    for state in positions(load(id, players=players), 2, 9, 5):
        for player in range(players):
            dream = state.resample_from_infostate(player, choose.random)
            assert dream.information_state_string(player) == state.information_state_string(player)
            assert dream.information_state_tensor(player) == state.information_state_tensor(player)
            assert dream.observation_string(player) == state.observation_string(player)
            assert dream.legal_actions(player) == state.legal_actions(player)
            truths += str(dream) != str(state)
            back = pickle.loads(pickle.dumps(dream))
            assert str(back) == str(dream)
            assert back.information_state_string(player) == dream.information_state_string(player)
    assert truths


def test_information_states_tell_apart_what_was_seen_before() -> None:
    """Two ways to positions that look alike now: the observation is the same, the information state is not."""
    game = load("runners", players=2)
    here = game.new_initial_state()
    here.apply_action(1)
    there = here.clone()
    lay = here.legal_actions()[0]
    there.apply_action(lay)
    back = next(action for action in there.legal_actions() if action not in here.legal_actions())
    there.apply_action(back)
    assert there.information_state_string(0) != here.information_state_string(0)
    copy = there.clone()
    assert copy.information_state_string(0) == there.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert copy.information_state_string(0) != there.information_state_string(0)


def test_their_search_of_information_sets_plays_on_it() -> None:
    game = load("doors", players=2)
    state = next(iter(positions(game, 1, 1, 1)))
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=None)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=15)
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert state.move_number() == 4


def test_options_and_players_are_parameters_that_are_checked() -> None:
    assert load("doors", talk="open").game.options["talk"].default == "silent"
    assert load("doors", talk="open").options == {"talk": "open"}
    with pytest.raises(oneiros.BadOption, match="for 1 to 2 players"):
        openspiel.SpielGame.__subclasses__()[0]({"players": 7})
