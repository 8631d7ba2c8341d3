"""Small packs, whole trees: OpenSpiel's own solvers run on them, with every draw a chance node at its moment."""

from __future__ import annotations

import unittest
import warnings
from collections import Counter
from typing import Any

import pyspiel
import pytest
from bench.perfect import BotPolicy

import oneiros
from oneiros.envs import openspiel  # noqa: F401 - registers the games
from tests.envs.walks import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.integration_tests import api_test
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, get_all_states

RAVENS = "oneiros_ravens(content=tiny,rounds=1,chance=draws)"
SANDMAN = "oneiros_sandman(content=tiny,chance=draws)"
DOORS = "oneiros_doors(content=tiny,players=1,chance=draws)"
TINY = (RAVENS, SANDMAN, DOORS)

_loaded: dict[str, Any] = {}


def load(name: str) -> Any:
    """The game, made once: its tree is kept."""
    if name not in _loaded:
        _loaded[name] = pyspiel.load_game(name)
    return _loaded[name]


@pytest.mark.parametrize("name", [RAVENS, SANDMAN])
def test_their_cfr_comes_close_to_an_equilibrium(name: str) -> None:
    game = load(name)
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(3):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0.0 <= after < before / 2
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert sum(values) == pytest.approx(1.0)


def test_a_best_answer_gains_much_on_a_weak_bot_and_little_on_a_strong_one() -> None:
    game = load(RAVENS)
    weak, strong = (exploitability.exploitability(game, BotPolicy(game, name, 50)) for name in ("drowsy-1", "oracle-1"))
    assert 0.0 <= strong < 0.05 < 0.1 < weak


def test_their_cfr_finds_the_best_way_alone() -> None:
    """Doors is played together or alone: then the best response of one is the best that can be done at all."""
    game = load(DOORS)
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1
    value = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()])
    assert value[0] == pytest.approx(best(game.new_initial_state()), abs=0.1)


def best(state: Any) -> float:
    """The chance to win of one who plays perfectly; alone, what is hidden is the future only."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * best(state.child(outcome)) for outcome, chance in state.chance_outcomes()))
    return max(best(state.child(action)) for action in state.legal_actions())


@pytest.mark.parametrize("name", TINY)
def test_their_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "test",
    [
        "test_current_player_returns_terminal_player_on_terminal_nodes",
        "test_constant_sum",
        "test_information_state_functions_raises_on_chance_nodes",
        "test_current_player_infosets_no_overlap_between_players",
    ],
)
@pytest.mark.parametrize("name", TINY)
def test_their_tests_of_whole_trees(name: str, test: str) -> None:
    game = load(name)
    states = get_all_states.get_all_states(game, include_terminals=True, include_chance_states=True)
    given = {
        "game": game,
        "game_name": game.get_type().short_name,
        "game_type": game.get_type(),
        "all_states": states.values(),
    }
    result = unittest.TestResult()
    type("Tiny", (api_test.EnforceAPIOnFullTreeBase,), given)(test).run(result)
    assert result.testsRun == 1
    assert not result.errors + result.failures


def test_their_test_of_perfect_recall() -> None:
    """It also wants all ways to an information state to have as many chance nodes, which holds in Sandman alone."""
    assert api_test._assert_is_perfect_recall(load(SANDMAN))


@pytest.mark.parametrize("name", TINY)
def test_who_cannot_distinguish_two_positions_never_could(name: str) -> None:
    """Perfect recall: one information state has one past of own information states and actions."""
    pasts: dict[str, tuple[Any, ...]] = {}

    def walk(state: Any, before: dict[int, tuple[Any, ...]]) -> None:
        if state.is_terminal():
            return
        player, here = state.current_player(), ""
        if not state.is_chance_node():
            here = state.information_state_string()
            assert pasts.setdefault(here, before.get(player, ())) == before.get(player, ())
        for action in state.legal_actions():
            past = before if not here else {**before, player: (*before.get(player, ()), (here, action))}
            walk(state.child(action), past)

    walk(load(name).new_initial_state(), {})
    assert len(pasts) > 100


# Chance at its moments


@pytest.mark.parametrize("id", GAMES)
def test_draws_have_the_odds_of_the_rules(id: str) -> None:
    """Walks through chance nodes and games dealt from seeds look alike: here by what the first seat sees."""
    game = pyspiel.load_game(f"oneiros_{id}(chance=draws)")
    walks = 60
    rng = oneiros.Rng(9)
    drawn, dealt = Counter[str](), Counter[str]()
    for seed in range(walks):
        state = game.new_initial_state()
        while state.is_chance_node():
            odds = state.node.odds
            at = rng.below(sum(cases for _, cases in odds))
            for outcome, cases in odds:
                if at < cases:
                    state.apply_action(outcome)
                    break
                at -= cases
        drawn.update(_facts(state.node.state))
        dealt.update(_facts(oneiros.game(id).new(game.num_players(), seed)))
    for fact in {*drawn, *dealt}:
        assert abs(drawn[fact] - dealt[fact]) < 4.5 * walks**0.5, fact


def _facts(state: Any) -> list[str]:
    names = state.game.feature_names(int(state.players))
    return [name for name, number in zip(names, state.features(0), strict=True) if number > 0]


def test_the_probabilities_of_a_tree_add_up() -> None:
    """The chance to be dealt each card of the tiny pack, by all ways through the deal."""
    held: dict[int, float] = {0: 0.0, 2: 0.0, 4: 0.0}

    def walk(state: Any, chance: float) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            for outcome, odds in outcomes:
                walk(state.child(outcome), chance * odds)
        else:
            held[int(state.node.state.cards_of(0)[0])] += chance

    walk(load(RAVENS).new_initial_state(), 1.0)
    assert held == pytest.approx({0: 1 / 5, 2: 2 / 5, 4: 2 / 5})
