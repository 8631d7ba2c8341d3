"""The Gymnasium faces, by Gymnasium's own checker and by what only we know."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import oneiros
from oneiros.envs.gymnasium import BatchEnv, SeatEnv
from tests.envs.walks import GAMES


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("id", GAMES)
def test_their_check_env(id: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"oneiros/{id}-v{oneiros.game(id).rules_version}", render_mode=mode)
    check_env(made.unwrapped)


@pytest.mark.parametrize("id", ["doors", "runners"])
def test_a_solo_game_to_its_end(id: str) -> None:
    face = SeatEnv(id, reward="points")
    seen, _ = face.reset(seed=6)
    state = oneiros.game(id).new(players=1, seed=6)
    over, total = False, 0.0
    rng = np.random.default_rng(2)
    while not over:
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal(0)
        action = int(rng.choice(state.legal(0)))
        state.apply(0, action)
        seen, reward, over, cut, info = face.step(action)
        total += reward
        assert not cut
        assert info == {}
    assert state.outcome is not None
    assert total == state.outcome.scores[0]
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("id", GAMES)
def test_one_seat_against_bots(id: str) -> None:
    most = oneiros.game(id).players[-1]
    seat = most - 1
    face = SeatEnv(id, players=most, seat=seat, bots="drowsy")

    def play(steps: int) -> list[bytes]:
        seen, _ = face.reset(seed=2)
        shown = []
        for _ in range(steps):
            assert face._state.awaited == () or seat in face._state.awaited
            shown.append(seen["observation"].tobytes())
            legal = np.flatnonzero(seen["action_mask"])
            if not legal.size:
                break
            seen, *_ = face.step(int(legal[-1]))
        return shown

    assert play(6) == play(6)


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    face = SeatEnv("doors")
    seen, _ = face.reset(seed=1)
    before = face._state.digest()
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = face.step(bad)
    assert (reward, over, cut) == (0.0, False, False)
    assert "(D4)" in info["refused"]
    assert face._state.digest() == before


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seat": 2, "players": 2}, "the seats are 0 to 1"),
        ({"players": 2, "bots": ["drowsy", "drowsy"]}, "there are 1 bots, not 2"),
        ({"players": 2, "bots": "genius"}, "no bot 'genius'"),
        ({"reward": "fame"}, "win, points"),
        ({"render_mode": "hologram"}, "a render mode is"),
    ],
)
def test_bad_settings_are_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(oneiros.BadOption, match=why):
        SeatEnv("doors", **given)


@pytest.mark.parametrize("id", ["doors", "runners"])
def test_many_games_at_once_as_a_vector_environment(id: str) -> None:
    made = gymnasium.make_vec(f"oneiros/{id}-v1", 6, reward="points")
    assert isinstance(made.unwrapped, BatchEnv)
    batch = made.unwrapped._batch
    face = RecordEpisodeStatistics(made)
    seen, _ = face.reset(seed=3)
    assert made.observation_space.contains(seen)
    again, _ = face.reset(seed=3)
    assert (again["observation"] == seen["observation"]).all()
    ended = 0
    for _ in range(400):
        states = list(batch._vector.states)
        assert seen["observation"][0].tolist() == pytest.approx(states[0].features(0))
        assert np.flatnonzero(seen["action_mask"][0]).tolist() == states[0].legal(0)
        seen, rewards, over, cut, info = face.step(batch.sample())
        assert not cut.any()
        for row in np.flatnonzero(over):
            ended += 1
            outcome = states[row].outcome
            assert outcome is not None
            assert rewards[row] == outcome.scores[0]
            last = info["final_obs"][row]
            assert made.single_observation_space.contains(last)
            assert last["observation"].tolist() == pytest.approx(states[row].features(0))
    assert ended > 1
    with pytest.raises(oneiros.BadOption, match="not for one player"):
        BatchEnv("ravens", 2)
