"""The OpenSpiel face, by OpenSpiel's own tests and by what only we know."""

from __future__ import annotations

import pickle
import random
import unittest
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest

import oneiros
from oneiros.envs import openspiel
from oneiros.envs.history import TERMINAL, knowledge
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
        assert state.node.state.digest() == own.digest()


def test_the_end_pays_the_winners() -> None:
    game = load("doors", players=2)
    paid = set()
    for deal in range(12):
        state = game.new_initial_state()
        state.apply_action(deal)
        assert state.returns() == [0.0, 0.0]
        state.node.state.playout(oneiros.Rng(deal))
        state.walk.actor = TERMINAL
        assert state.is_terminal()
        outcome = state.node.state.outcome
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
    assert load("doors", talk="open").table.options == {"talk": "open"}
    with pytest.raises(oneiros.BadOption, match="for 1 to 2 players"):
        openspiel.SpielGame.__subclasses__()[0]({"players": 7})
    with pytest.raises(oneiros.BadOption, match="chance is one of deal, draws, not 'luck'"):
        load("doors", chance="luck")
    with pytest.raises(oneiros.BadOption, match="for 2 to 2 players, not 3"):
        load("ravens", content="tiny", players=3)


@pytest.mark.parametrize(("id", "players"), [table for table in TABLES if table[1] > 1])
def test_what_a_player_knows_does_not_depend_on_what_is_hidden(id: str, players: int) -> None:
    """The key of information states is the same for all positions that a player cannot distinguish."""
    for state in positions(load(id, players=players), 4, 13, 4):
        truth = state.node.state
        for player in range(players):
            dream = truth.imagine(player, oneiros.Rng(77))
            assert knowledge(dream, [], player) == knowledge(truth, [], player)


@pytest.mark.parametrize("id", GAMES)
def test_who_is_not_asked_what_it_knows_on_the_way_knows_it_at_the_end(id: str) -> None:
    """One walk makes a node for every move, the other none before it is asked; a copy goes its own way."""
    game = load(id)
    asked, silent = game.new_initial_state(), game.new_initial_state()
    choose = random.Random(4)
    copy = None
    for move in range(30):
        action = 5 if move == 0 else choose.choice(asked.legal_actions())
        assert silent.legal_actions() == asked.legal_actions()
        assert [silent.legal_actions(seat) for seat in (0, 1)] == [asked.legal_actions(seat) for seat in (0, 1)]
        asked.apply_action(action)
        silent.apply_action(action)
        asked.information_state_string(0)
        assert (silent.current_player(), silent.is_terminal()) == (asked.current_player(), asked.is_terminal())
        if move == 20:
            copy = silent.clone()
            told = [asked.information_state_string(seat) for seat in (0, 1)]
    assert silent.walk._node.actor != asked.walk._node.actor or silent.walk._since, "it made nodes all the way"
    assert copy is not None
    copy.apply_action(copy.legal_actions()[0])
    assert silent.returns() == asked.returns()
    again = pickle.loads(pickle.dumps(silent))
    for walk in (silent, again, silent.clone()):
        assert [walk.information_state_string(seat) for seat in (0, 1)] == [
            asked.information_state_string(seat) for seat in (0, 1)
        ]
        assert walk.history() == asked.history()
        assert walk.node.events() == asked.node.events()
        assert walk.node.state.digest() == asked.node.state.digest()
    assert len(copy.history()) == 22
    assert [copy.information_state_string(seat) for seat in (0, 1)] != told


def test_an_illegal_action_changes_no_walk() -> None:
    state = load("sandman").new_initial_state()
    state.apply_action(3)
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    before = state.legal_actions()
    wrong = next(action for action in range(1000) if action not in before)
    with pytest.raises(oneiros.OneirosError):
        state.walk.go(wrong)
    assert state.legal_actions() == before
    state.apply_action(before[0])
    assert len(state.node.events()) == 8


# Rewards


UTILITIES = pyspiel.GameType.Utility


@pytest.mark.parametrize(
    ("id", "given", "utility", "lowest", "highest"),
    [
        ("doors", {"players": 2}, UTILITIES.IDENTICAL, 0, 1),
        ("doors", {"players": 2, "reward": "points"}, UTILITIES.IDENTICAL, 0, 8),
        ("ravens", {"players": 3}, UTILITIES.CONSTANT_SUM, 0, 1),
        ("ravens", {"players": 3, "reward": "points"}, UTILITIES.GENERAL_SUM, -(99 + 8 * 9 + 5), 0),
    ],
)
def test_utilities_are_what_the_rewards_can_be(
    id: str, given: dict[str, Any], utility: Any, lowest: float, highest: float
) -> None:
    game = load(id, **given)
    assert game.get_type().utility == utility
    assert game.utility_sum() == (1.0 if utility == UTILITIES.CONSTANT_SUM else None)
    assert (game.min_utility(), game.max_utility()) == (lowest, highest)


def test_a_game_that_nobody_may_win_is_of_general_sum() -> None:
    for players in (1, 2):
        assert load("runners", players=players).get_type().utility == UTILITIES.GENERAL_SUM
    assert load("sandman").get_type().utility == UTILITIES.CONSTANT_SUM


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("id", GAMES)
def test_no_reward_leaves_the_range_and_shares_add_up(id: str, reward: str) -> None:
    short = {"target": 20} if id == "ravens" else {}
    game = load(id, reward=reward, **short)
    for seed in range(3):
        state = game.new_initial_state()
        state.apply_action(seed)
        state.node.state.playout(oneiros.Rng(seed))
        paid = state.returns()
        assert all(game.min_utility() <= one <= game.max_utility() for one in paid)
        if game.get_type().utility == UTILITIES.CONSTANT_SUM:
            assert sum(paid) == pytest.approx(1.0)


# Structs


@pytest.mark.parametrize("chance", ["deal", "draws"])
@pytest.mark.parametrize("id", GAMES)
def test_structs_tell_a_state_and_make_it_again(id: str, chance: str) -> None:
    game = load(id, chance=chance)
    choose = random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 12:
        state.apply_action(choose.choice(state.legal_actions()))
    told = state.to_dict()
    assert told["current_player"] == state.current_player()
    assert [view["seat"] for view in told["views"]] == list(range(game.num_players()))
    again = game.new_initial_state(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.history() == state.history()
    assert str(again) == str(state)
    player = state.current_player()
    assert state.to_observation_struct(player).to_dict() == told["views"][player]
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(player, action)
    assert oneiros.game(id).encode(struct.to_dict()) == action
    assert list(state.struct_to_actions(struct)) == [action]
    state.apply_action_struct(struct)
    again.apply_action(action)
    assert str(again) == str(state)


# Search


def test_our_evaluator_is_theirs_with_the_moves_made_inside() -> None:
    """Both are averages of the same random games."""
    game = load("ravens", target=20)
    state = next(iter(positions(game, 1, 1, 1)))
    ours = openspiel.PlayoutEvaluator(400, seed=3)
    theirs = mcts.RandomRolloutEvaluator(60, random_state=np.random.RandomState(2))
    assert ours.evaluate(state) == pytest.approx(theirs.evaluate(state), abs=0.25)
    assert ours.prior(state) == theirs.prior(state)


@pytest.mark.parametrize("chance", ["deal", "draws"])
def test_their_search_plays_with_our_evaluator(chance: str) -> None:
    game = load("sandman", players=2, chance=chance)
    state = game.new_initial_state()
    choose = random.Random(5)
    while state.is_chance_node():
        state.apply_action(choose.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(game, openspiel.PlayoutEvaluator(), uct_c=1.4, max_simulations=40)
    assert bot.step(state) in state.legal_actions()
