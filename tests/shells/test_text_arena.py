"""The games in TextArena, through the library itself: registered, wrapped, played by scripted players."""

from __future__ import annotations

import pytest
import textarena as ta

import oneiros
from oneiros.envs import text_arena


@pytest.mark.parametrize("game", list(oneiros.all_games()))
def test_every_game_is_registered_and_played_in_turn(game: str) -> None:
    env = ta.make(text_arena.environment_id(type(oneiros.game(game))))
    players = oneiros.game(game).players[-1]
    env.reset(num_players=players, seed=3)
    for _ in range(30):
        player, told = env.get_observation()
        assert player == env.env.env.seat
        assert isinstance(told, str)
        assert "\n1. " in told
        done, info = env.step("Let me see. [1]")
        assert info["refusal"] == ""
        assert not done


def test_a_whole_game_gives_rewards_and_reasons() -> None:
    env = ta.make("Oneiros-Ravens-v1", rounds=1)
    env.reset(num_players=2, seed=7)
    done = False
    while not done:
        env.get_observation()
        done, _ = env.step("[1]")
    rewards, about = env.close()
    assert sum(rewards.values()) == 1.0
    assert "won" in about[0]["reason"]


def test_a_refusal_is_told_to_that_player_alone_and_three_forfeit() -> None:
    env = ta.make("Oneiros-Ravens-v1-raw")
    env.reset(num_players=2, seed=7)
    player, messages = env.get_observation()
    assert [kind for _, _, kind in messages] == [ta.ObservationType.PROMPT, ta.ObservationType.GAME_BOARD]
    done, info = env.step("I fly away")
    assert not done
    assert "no move" in info["refusal"]
    again, messages = env.get_observation()
    assert again == player
    assert messages[0][2] is ta.ObservationType.GAME_ADMIN
    other = 1 - player
    assert all(kind is ta.ObservationType.PROMPT for _, _, kind in env.state.observations[other])
    env.step("[nothing]")
    done, _ = env.step("[nothing]")
    assert done
    rewards, about = env.close()
    assert rewards == {player: -1.0, other: 0.0}
    assert about[player]["invalid_move"]


def test_nobody_is_told_what_others_may_not_know() -> None:
    """All that a player is told comes from `TextEnv`, in its words and for its seat."""
    env = ta.make("Oneiros-Ravens-v1-raw", language="nonsense:7")
    env.reset(num_players=2, seed=7)
    for _ in range(6):
        player, messages = env.get_observation()
        boards = [text for _, text, kind in messages if kind is ta.ObservationType.GAME_BOARD]
        assert boards == [env.env.observe(player)]
        env.step("[1]")
