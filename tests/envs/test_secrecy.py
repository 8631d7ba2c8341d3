"""What learners get does not depend on what their seat cannot know: the truth is replaced by `imagine`."""

from __future__ import annotations

import msgspec
import pyspiel
import pytest

import oneiros
from oneiros import Rng
from oneiros.envs import openspiel  # noqa: F401 - registers the games
from oneiros.envs.gymnasium import SeatEnv
from oneiros.envs.observation import Observer
from oneiros.envs.pettingzoo import parallel_env, raw_env
from oneiros.envs.vector import VectorGames
from tests.envs.walks import TABLES, positions

MANY = [table for table in TABLES if table[1] > 1]


@pytest.mark.parametrize(("id", "players"), MANY)
def test_no_observation_tells_more_than_the_seat_knows(id: str, players: int) -> None:
    game = oneiros.game(id)
    observer = Observer(game, players, {})
    turns, together = raw_env(id, players=players), parallel_env(id, players=players, render_mode="ansi")
    turns.reset(seed=0)
    together.reset(seed=0)
    vector = VectorGames(game, players, game.check_options({}), [0], False)
    differ = 0
    for state in positions(id, players, seed=7, every=8, most=8):
        for seat in range(players):
            dream = state.imagine(seat, Rng(seat))
            differ += dream.digest() != state.digest()
            shown = []
            for one in (state, dream):
                parts = [array.tobytes() for array in observer.observe(one, seat).values()]
                turns._state = together._state = one
                parts += [array.tobytes() for array in turns.observe(f"player_{seat}").values()]
                parts += [array.tobytes() for array in together._observe()[f"player_{seat}"].values()]
                parts.append(together.render().encode())
                alone = SeatEnv(id, players=players, seat=seat, render_mode="ansi")
                alone._state = one
                parts.append(alone.render().encode())
                if one.actor() == seat:
                    vector.states[0] = one
                    vector._observe()
                    parts += [bytes(vector.features), bytes(vector.masks)]
                shown.append(parts)
            assert shown[0] == shown[1]
    assert differ


@pytest.mark.parametrize(("id", "players"), MANY)
def test_no_string_or_tensor_of_openspiel_tells_more(id: str, players: int) -> None:
    """A whole game beside its twin, whose truth is imagined before every move of the seat that is watched."""
    game = pyspiel.load_game(f"oneiros_{id}", {"players": players, "deals": 3})
    state = game.new_initial_state()
    state.apply_action(2)
    for move in range(30):
        if state.is_terminal():
            return
        asked = state.current_player()
        dream = state.resample_from_infostate(asked, lambda move=move: move / 31)
        for observe in ("information_state_string", "information_state_tensor", "observation_string"):
            assert getattr(dream, observe)(asked) == getattr(state, observe)(asked)
        shown = msgspec.json.encode(dream.node.position().view(asked)).decode()
        assert shown in state.observation_string(asked)
        actions = state.legal_actions()
        state.apply_action(actions[move % len(actions)])
