"""The PettingZoo faces, by PettingZoo's own suite and by what only we know."""

from __future__ import annotations

import importlib
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

import oneiros
from oneiros.envs.pettingzoo import SimultaneousEnv, TurnEnv, env, parallel_env, raw_env
from tests.envs.walks import GAMES, TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it loads a game of theirs in a way that they warn of
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.utils.conversions import parallel_to_aec

# Their suite warns of every observation that carries a mask, but for a list of their own games.
MASKS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@MASKS
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_their_api_test(id: str, players: int) -> None:
    api_test(env(id, players=players), num_cycles=100)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_their_parallel_api_test(id: str, players: int) -> None:
    parallel_api_test(parallel_env(id, players=players), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_their_seed_tests(id: str) -> None:
    seed_test(partial(env, id), num_cycles=40)
    parallel_seed_test(partial(parallel_env, id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_their_max_cycles_test(id: str) -> None:
    """It plays without masks, so it is for the face that refuses; the other is made from it by their conversion."""
    face = partial(parallel_env, id)
    max_cycles_test(SimpleNamespace(parallel_env=face, env=lambda **given: parallel_to_aec(face(**given))))


@pytest.mark.parametrize("id", GAMES)
def test_their_render_test(id: str) -> None:
    svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(partial(env, id), custom_tests=svg)
    render_test(lambda **given: parallel_to_aec(parallel_env(id, **given)), custom_tests=svg)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_game_to_its_end_is_the_game(id: str, players: int) -> None:
    """The same actions on the game itself lead to the same end, and everybody gets what they won."""
    options = {"target": 20} if id == "ravens" else {}
    face = raw_env(id, players=players, **options)
    face.reset(seed=4)
    state = oneiros.game(id).new(players=players, seed=4, **options)
    rng = np.random.default_rng(1)
    earned = dict.fromkeys(face.possible_agents, 0.0)
    for agent in face.agent_iter():
        seen, reward, over, cut, _ = face.last()
        earned[agent] += reward
        assert not cut
        if over:
            face.step(None)
            continue
        seat = int(agent.removeprefix("player_"))
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal(seat)
        action = int(rng.choice(state.legal(seat)))
        state.apply(seat, action)
        face.step(action)
    assert not face.agents
    outcome = state.outcome
    assert outcome is not None
    share = 1.0 if oneiros.game(id).cooperative else 1 / max(1, len(outcome.winners))
    wanted = [share if seat in outcome.winners else 0.0 for seat in range(players)]
    assert [earned[agent] for agent in face.possible_agents] == wanted


def test_an_illegal_action_is_refused_in_each_face_as_it_says() -> None:
    raw = raw_env("doors")
    raw.reset(seed=1)
    bad = int(np.flatnonzero(raw.observe("player_0")["action_mask"] == 0)[0])
    before = raw._state.digest()
    with pytest.raises(oneiros.IllegalAction):
        raw.step(bad)
    assert raw._state.digest() == before

    wrapped = env("doors")
    wrapped.reset(seed=1)
    wrapped.step(bad)
    assert wrapped.terminations["player_0"]
    assert wrapped.rewards["player_0"] == -1

    together = parallel_env("doors", players=2)
    together.reset(seed=1)
    before = together._state.digest()
    seen, rewards, over, _, infos = together.step({"player_0": bad, "player_1": bad})
    assert together._state.digest() == before
    assert not any(over.values())
    assert set(rewards.values()) == {0.0}
    assert all(infos[agent]["refused"] for agent in ("player_0", "player_1"))
    assert seen["player_0"]["observation"].any()


def test_who_is_not_asked_waits_and_who_need_not_act_may() -> None:
    face = parallel_env("runners", players=2)
    seen, _ = face.reset(seed=3)
    state = face._state
    assert list(state.awaited) == [0, 1]
    for agent in face.agents:
        assert not seen[agent]["action_mask"][face.wait]
    content = max(state.legal(0))
    seen, *_ = face.step({"player_0": content, "player_1": face.wait})
    assert list(state.awaited) == [1]
    assert seen["player_0"]["action_mask"][face.wait]
    turns = parallel_env("doors", players=2)
    seen, _ = turns.reset(seed=3)
    waits = [int(np.flatnonzero(seen[agent]["action_mask"])[-1]) == turns.wait for agent in turns.agents]
    assert sorted(waits) == [False, True]


def test_those_who_act_together_are_played_in_one_step() -> None:
    face = parallel_env("ravens", players=4)
    seen, _ = face.reset(seed=1)
    assert face._state.actors == (0, 1, 2, 3)
    actions: dict[str, int] = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in face.agents}
    *_, infos = face.step(actions)
    assert infos == {agent: {} for agent in face.possible_agents}


def test_seeds_of_games_to_come_follow_from_the_last() -> None:
    def digests(seeds: list[int | None]) -> list[str]:
        face = raw_env("doors")
        found = []
        for seed in seeds:
            face.reset(seed=seed)
            found.append(face._state.digest())
        return found

    assert digests([5, None, None]) == digests([5, None, None])
    assert len(set(digests([5, None, None]))) == 3
    assert digests([None]) != digests([None])


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 3}, "for 1 to 2 players"),
        ({"render_mode": "hologram"}, "human, ansi, svg, rgb_array"),
        ({"talk": "loud"}, "silent, open"),
    ],
)
def test_bad_settings_are_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    for make in (raw_env, parallel_env):
        with pytest.raises(oneiros.BadOption, match=why):
            make("doors", **given)
    face = raw_env("doors")
    face.reset()
    with pytest.raises(oneiros.BadOption, match="render_mode"):
        face.render()


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_package_is_named(module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"oneiros.envs.{module}", raising=False)
    with pytest.raises(oneiros.MissingPackage, match=rf"pip install 'oneiros\[{module}\]'"):
        importlib.import_module(f"oneiros.envs.{module}")


@pytest.mark.parametrize("id", GAMES)
def test_their_make_finds_both_environments(id: str) -> None:
    version = oneiros.game(id).rules_version
    turns = pettingzoo.make("aec", f"oneiros/{id}_v{version}")
    assert isinstance(turns, TurnEnv)
    assert turns.metadata["name"] == f"{id}_v{version}"
    together = pettingzoo.make("parallel", f"oneiros/{id}_v{version}", max_cycles=7)
    assert isinstance(together, SimultaneousEnv)
    assert together.max_cycles == 7


def test_a_game_of_turns_is_cut_off_by_choice() -> None:
    turns = env("ravens", players=2, max_cycles=3)
    turns.reset(seed=1)
    for _ in range(3):
        assert not any(turns.truncations.values())
        turns.step(int(np.argmax(turns.observe(turns.agent_selection)["action_mask"])))
    assert all(turns.truncations.values())
    assert not any(turns.terminations.values())
    while turns.agents:
        turns.step(None)
