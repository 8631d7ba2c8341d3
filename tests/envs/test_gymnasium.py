"""The Gymnasium faces, by Gymnasium's own checker and by what only we know."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import oneiros
from oneiros import Bot, Budget, Mind, Thought, registry
from oneiros.envs import openspiel  # noqa: F401 - registers the games
from oneiros.envs.gymnasium import BatchEnv, SeatEnv
from oneiros.envs.pettingzoo import env
from tests.envs.walks import GAMES
from tests.plugins.good import BlindMatches, Matches


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
    made = gymnasium.make_vec(f"oneiros/{id}-v{oneiros.game(id).rules_version}", 6, reward="points")
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


@pytest.mark.parametrize("id", GAMES)
def test_one_learner_plays_all_seats_of_many_games(id: str) -> None:
    short: dict[str, Any] = {"target": 20} if id == "ravens" else {}
    version = oneiros.game(id).rules_version
    made = gymnasium.make_vec(f"oneiros/{id}-seats-v{version}", 5, players=2, reward="points", **short)
    face: Any = made.unwrapped
    seen, info = made.reset(seed=8)
    asked, paid = set(), 0
    for _ in range(300):
        assert made.observation_space.contains(seen)
        assert (face.action_masks() == seen["action_mask"].astype(bool)).all()
        states = list(face._batch._vector.states)
        acted = info["seats"]
        asked |= set(acted.tolist())
        assert seen["observation"][2].tolist() == pytest.approx(states[2].features(int(acted[2])))
        seen, rewards, over, _, info = made.step(face._batch.sample())
        for row in np.flatnonzero(over):
            outcome = states[row].outcome
            assert outcome is not None
            sign = -1 if oneiros.game(id).fewest_wins else 1
            assert info["rewards"][row].tolist() == [sign * score for score in outcome.scores]
            assert rewards[row] == info["rewards"][row][acted[row]]
            paid += 1
    assert asked == {0, 1}
    assert paid or id == "workshop"  # random players seldom come to its end so soon


# Opponents and games of one's own


class First(Bot):
    """Takes the first legal action, and counts."""

    asked = 0

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        First.asked += 1
        return Thought(mind.legal[0])


def test_opponents_may_be_classes_bots_and_policies() -> None:
    calls: list[int] = []

    def policy(mind: Mind) -> int:
        calls.append(mind.seat)
        seen = face.observer.observe(mind.dream, mind.seat)
        return int(np.flatnonzero(seen["action_mask"])[0])

    kept = First(oneiros.game("ravens"), 1)
    face = SeatEnv("ravens", players=5, bots=[First, kept, policy, "drowsy"])
    seen, _ = face.reset(seed=4)
    for _ in range(5):
        seen, *_ = face.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert First.asked
    assert set(calls) == {3}


@pytest.mark.parametrize("wrong", [7, dict])
def test_what_cannot_play_is_refused(wrong: Any) -> None:
    with pytest.raises(oneiros.BadOption, match="an opponent is a bot's name, a Bot or a function of a Mind"):
        SeatEnv("ravens", bots=wrong)


def test_a_game_that_is_registered_later_has_its_environments() -> None:
    with registry.fresh():
        oneiros.register(Matches)
        made = gymnasium.make("oneiros/matches-v1")
        check_env(made.unwrapped)
        game = pyspiel.load_game("oneiros_matches(deals=3)")
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
        assert oneiros.batch("matches", 4).features.shape == (4, 1)


def test_a_game_without_features_says_so_in_a_sentence() -> None:
    with registry.fresh():
        oneiros.register(BlindMatches)
        why = "Blind Matches has no observations for agents: its State does not implement write_features"
        for make in (
            lambda: SeatEnv("blind-matches"),
            lambda: oneiros.batch("blind-matches", 2),
            lambda: env("blind-matches"),
            lambda: pyspiel.load_game("oneiros_blind-matches"),
        ):
            with pytest.raises(oneiros.BadOption, match=why):
                make()


def test_an_illegal_action_does_what_was_chosen() -> None:
    for illegal, reward, over in (("refuse", 0.0, False), ("penalty", -1.0, False), ("end", -1.0, True)):
        env = SeatEnv("doors", players=1, illegal=illegal)
        env.reset(seed=3)
        wrong = int(np.argmin(env.action_masks()))
        _, earned, ended, cut, info = env.step(wrong)
        assert (earned, ended, cut) == (reward, over, False)
        assert info["refused"]
    env = SeatEnv("doors", players=1, illegal="raise")
    env.reset(seed=3)
    with pytest.raises(oneiros.IllegalAction):
        env.step(int(np.argmin(env.action_masks())))
    with pytest.raises(oneiros.BadOption, match="refuse, penalty, end, raise"):
        SeatEnv("doors", illegal="ignore")


def test_no_episode_is_endless() -> None:
    """An agent that is refused for ever is cut off; one that plays by the rules never is."""
    env = SeatEnv("doors", players=1, max_steps=5)
    env.reset(seed=3)
    wrong = int(np.argmin(env.action_masks()))
    assert [env.step(wrong)[3] for _ in range(5)] == [False] * 4 + [True]
    patient = SeatEnv("doors", players=1)
    patient.reset(seed=3)
    wrong = int(np.argmin(patient.action_masks()))
    assert any(patient.step(wrong)[3] for _ in range(patient.game.max_moves + 1))


def test_the_masks_of_sb3_are_the_legal_actions() -> None:
    env = SeatEnv("ravens", players=3)
    seen, _ = env.reset(seed=4)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == seen["action_mask"].astype(bool).tolist()


def test_an_id_with_its_module_needs_no_import() -> None:
    """Since its version 1 Gymnasium loads no plug-ins. Should it do so again, an entry point would be better."""
    assert not hasattr(gymnasium.envs.registration, "load_plugin_envs")
    code = "import gymnasium; print(gymnasium.make('oneiros.envs.gymnasium:oneiros/doors-v1').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "oneiros/doors-v1"
