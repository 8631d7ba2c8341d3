"""The example that learns any game by PPO: its credit for moves, and a run of a moment."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

import oneiros

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test examples/ppo.py")


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", "examples/ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = module
    spec.loader.exec_module(module)
    return module


def test_each_seat_is_credited_for_its_own_moves(example: ModuleType) -> None:
    """One game of two seats, which move in turn. It is paid after step 3; then another begins."""
    values = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
    rollout = SimpleNamespace(
        done=[np.array([step == 3]) for step in range(6)],
        seats=[np.array([seat]) for seat in (0, 1, 0, 1, 0, 1)],
        values=[np.array([value]) for value in values],
        paid=[np.array([[1.0, -1.0]]) if step == 3 else np.zeros((1, 2)) for step in range(6)],
    )
    found, known = example.advantages(rollout, 2)
    assert known.tolist() == [True, True, True, True, False, False]  # the last two have nothing after them
    last = [1.0 - 0.3, -1.0 - 0.4]
    assert found[2:4].tolist() == pytest.approx(last)
    first = [0.3 - 0.1 + example.LAMBDA * last[0], 0.4 - 0.2 + example.LAMBDA * last[1]]
    assert found[:2].tolist() == pytest.approx(first)


@pytest.mark.parametrize(
    "words", [["ravens", "--reward", "points"], ["doors", "--progress", "0"]], ids=lambda one: one[0]
)
def test_a_run_of_a_moment(example: ModuleType, tmp_path: Path, words: list[str]) -> None:
    short = ["--rounds", "2", "--rows", "4", "--steps", "40", "--size", "16", "--looks", "1", "--look", "2"]
    example.main([*words, *short, "--compare", "2", "--out", str(tmp_path)])
    rows = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert rows[-1]["steps"] == 2 * 4 * 40
    assert rows[-1]["entropy"] > 0
    assert set(example.BOTS) <= set(json.loads((tmp_path / "compared.json").read_text(encoding="utf-8")))
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_only_legal_actions_are_likely(example: ModuleType) -> None:
    batch = oneiros.batch("ravens", 8, seeds=1)
    network = example.Network(len(batch.scales), batch.num_actions, 16)
    rollout = example.Rollout(network, batch, 30, 1.0, None)
    for masks, actions in zip(rollout.masks, rollout.actions):
        assert masks.gather(1, actions).all()
