"""States, batches and environments in pickles, copies and other processes: they go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import oneiros
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.envs.gymnasium import BatchEnv, SeatEnv
from oneiros.envs.pettingzoo import env, parallel_env
from tests.envs.walks import GAMES, TABLES, unusual

COPIES: tuple[Callable[[Any], Any], ...] = (lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy, copy.copy)


def walked(state: State, moves: int, seed: int) -> State:
    rng = oneiros.Rng(seed)
    for _ in range(moves):
        if (seat := int(state.actor())) == TABLE:
            break
        state.step(seat, state.pick(seat, rng))
    return state


@pytest.mark.parametrize("copied", COPIES, ids=["pickle", "deepcopy", "copy"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_state_goes_on_alike(id: str, players: int, copied: Callable[[State], State]) -> None:
    state = oneiros.game(id).new(players, b"secret-seed-0123", **unusual(id))
    state.listen()
    for moves in (0, 30, 60):
        walked(state, moves, moves)
        twin = copied(state)
        assert twin.digest() == state.digest()
        assert twin.game is state.game
        assert type(twin) is type(state)
        assert twin.log == state.log
        for seat in range(players):
            assert twin.view(seat) == state.view(seat)
            assert twin.features(seat) == state.features(seat)
        assert walked(twin, 40, 1).digest() == walked(state.clone(), 40, 1).digest()
        assert twin.digest() != state.digest() or not state.actors


def test_another_pack_comes_with_its_state() -> None:
    game = oneiros.game("ravens", "tiny")
    twin = pickle.loads(pickle.dumps(game.new(2, 3, rounds=1)))
    assert twin.game.content == game.content
    assert twin.game.content.name == "Ravens, tiny"


def _digest_there(states: list[State]) -> list[str]:
    return [walked(state, 30, 4).digest() for state in states]


def test_states_travel_to_another_process() -> None:
    states = [walked(oneiros.game(id).new(seed=5, **unusual(id)), 25, 2) for id in GAMES]
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        there = elsewhere.submit(_digest_there, states).result()
    assert there == _digest_there(states)


@pytest.mark.parametrize("copied", COPIES[:2], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("id", GAMES)
def test_a_batch_goes_on_alike(id: str, copied: Callable[[Any], Any]) -> None:
    batch = oneiros.batch(id, 4, seeds=3)
    for _ in range(20):
        batch.step(batch.sample())
    twin = copied(batch)
    for _ in range(20):
        for name in ("features", "masks", "seats", "rewards", "done"):
            assert (getattr(twin, name) == getattr(batch, name)).all(), name
        actions = batch.sample()
        assert (twin.sample() == actions).all()
        batch.step(actions)
        twin.step(actions)
    assert twin.seeds == batch.seeds


@pytest.mark.parametrize("copied", COPIES[:2], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("bots", ["drowsy", "dreamer"])
@pytest.mark.parametrize("id", GAMES)
def test_a_seat_against_bots_goes_on_alike(id: str, bots: str, copied: Callable[[Any], Any]) -> None:
    face = SeatEnv(id, players=2, bots=bots)
    seen, _ = face.reset(seed=6)
    seen, *_ = face.step(int(np.flatnonzero(seen["action_mask"])[0]))
    twin = copied(face)
    for _ in range(5):
        legal = np.flatnonzero(seen["action_mask"])
        if not legal.size:
            break
        seen, *_ = face.step(int(legal[0]))
        same, *_ = twin.step(int(legal[0]))
        assert (same["observation"] == seen["observation"]).all()


@pytest.mark.parametrize("id", GAMES)
def test_the_other_environments_go_on_alike(id: str) -> None:
    turns = env(id)
    turns.reset(seed=1)
    together = parallel_env(id)
    together.reset(seed=1)
    many = BatchEnv(id, 3)
    many.reset(seed=1)
    twins = pickle.loads(pickle.dumps((turns, together, many)))
    action = int(np.flatnonzero(turns.last()[0]["action_mask"])[0])
    for one in (turns, twins[0]):
        one.step(action)
    assert twins[0]._state.digest() == turns._state.digest()
    assert twins[1]._state.digest() == together._state.digest()
    actions = many._batch.sample()
    assert (twins[2].step(actions)[0]["observation"] == many.step(actions)[0]["observation"]).all()
