"""One seat learnt by sb3-contrib's own MaskablePPO: it finds our masks and never chooses what they forbid."""

from __future__ import annotations

from typing import Any

import pytest

import oneiros
from oneiros.envs.gymnasium import SeatEnv

pytest.importorskip("sb3_contrib", reason="PyTorch is large: `make test-shells` tests it in an environment of its own")

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

GAMES = list(oneiros.all_games())
SHORT: dict[str, dict[str, Any]] = {"ravens": {"rounds": 1}}
torch.set_num_threads(1)  # a network this small gains nothing from more, and tests run beside each other


def seat(id: str) -> SeatEnv:
    """A seat at which an illegal action raises: so none can go unnoticed."""
    return SeatEnv(id, bots="drowsy", illegal="raise", **SHORT.get(id, {}))


@pytest.mark.parametrize("id", GAMES)
def test_their_check_env(id: str) -> None:
    check_env(SeatEnv(id, bots="drowsy"))


@pytest.mark.parametrize("id", GAMES)
def test_they_find_the_masks_also_behind_wrappers(id: str) -> None:
    env = gymnasium.make(f"oneiros/{id}-v{oneiros.game(id).rules_version}", bots="drowsy")
    seen, _ = env.reset(seed=3)
    assert is_masking_supported(env)
    assert get_action_masks(env).tolist() == seen["action_mask"].astype(bool).tolist()


def test_they_find_the_masks_of_several_environments() -> None:
    many = DummyVecEnv([lambda: seat("ravens") for _ in range(3)])
    seen: Any = many.reset()
    assert is_masking_supported(many)
    assert (get_action_masks(many) == seen["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("id", ["ravens", "workshop"])
def test_their_maskable_ppo_learns_and_plays_legally(id: str) -> None:
    """An illegal action would raise, in training and in play."""
    made = MaskablePPO("MultiInputPolicy", seat(id), n_steps=64, batch_size=32, n_epochs=2, seed=1, device="cpu")
    before = [one.detach().clone() for one in made.policy.parameters()]
    made.learn(256)
    assert any(not torch.equal(old, new) for old, new in zip(before, made.policy.parameters()))
    reward, _ = evaluate_policy(made, Monitor(seat(id)), n_eval_episodes=2)
    assert 0.0 <= reward <= 1.0


def test_without_masks_it_would_act_illegally() -> None:
    """So the tests above show something."""
    made = MaskablePPO("MultiInputPolicy", seat("ravens"), n_steps=64, batch_size=32, seed=1, device="cpu")
    with pytest.raises(oneiros.OneirosError):
        evaluate_policy(made, Monitor(seat("ravens")), n_eval_episodes=2, use_masking=False)
