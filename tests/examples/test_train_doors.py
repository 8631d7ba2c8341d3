"""The example that trains an agent for Doors: its parts, and a run of a moment."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import oneiros
from oneiros.games.doors.bots.learned_network import DOORS, Network, read_network

FEW = "12" if oneiros.compiled() else "2"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_doors", "examples/train_doors.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_doors"] = module
    spec.loader.exec_module(module)
    return module


def test_games_are_played_to_their_end_and_the_same_again(example: ModuleType) -> None:
    weights = example.fresh(8, np.random.default_rng(1))
    seeds = list(range(60 if oneiros.compiled() else 2))
    games, seconds = example.play(weights, seeds, 2, 5)
    again, _ = example.play(weights, seeds, 2, 5)
    assert len(games) == len(seeds)
    assert seconds > 0
    assert all(0 <= game.doors <= DOORS and len(game.seen) > 5 for game in games)
    assert all(np.array_equal(one.seen, two.seen) and one.doors == two.doors for one, two in zip(games, again))


def test_targets_lie_between_what_was_thought_later_and_how_it_ended(example: ModuleType) -> None:
    thought = np.tile(np.array([[0.1], [0.2], [0.4]], np.float32), DOORS)
    found = example.targets(thought, DOORS, 0.75)
    assert found[2].tolist() == [1.0] * DOORS
    assert found[1] == pytest.approx(0.25 * 0.4 + 0.75 * 1.0)
    assert found[0] == pytest.approx(0.25 * 0.2 + 0.75 * found[1])
    assert example.targets(thought, 2, 1.0)[0].tolist() == [1, 1, 0, 0, 0, 0, 0, 0]


def test_the_interval_of_a_share(example: ModuleType) -> None:
    low, high = example.wilson(229, 300)
    assert (round(low, 3), round(high, 3)) == (0.712, 0.808)


def test_the_curve_is_drawn_alike_each_time(example: ModuleType, tmp_path: Path) -> None:
    rounds = [{"minutes": number, "won": 10 * number, "games": 600} for number in range(1, 9)]
    compared = {"learned": [80, 100], "dreamer": [76, 100], "drowsy": [1, 100]}
    for name in ("one.svg", "two.svg"):
        example.draw(rounds, compared, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_pytorch_and_numpy_reckon_alike(example: ModuleType) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the learner")
    learner = example.Learner(16, 3)
    games, _ = example.play(learner.network().weights, [1, 2], 0, 5)
    learner.remember(games, 0.5)
    seen, aims = learner.seen[: learner.size], learner.targets[: learner.size]
    chances = learner.network().chances(seen)
    loss = -(aims * np.log(chances) + (1 - aims) * np.log(1 - chances)).mean()
    assert float(learner._loss(seen, aims).detach()) == pytest.approx(loss, rel=1e-4)


def test_a_network_learns_what_it_is_shown(example: ModuleType) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the learner")
    learner = example.Learner(16, 3)
    games, _ = example.play(learner.network().weights, [1, 2, 3], 0, 5)
    learner.remember(games, 1.0)
    before = learner.learn(1, 0.003)
    learner.learn(60, 0.003)
    assert learner.learn(1, 0.003) < 0.6 * before


def test_a_run_of_a_moment(example: ModuleType, tmp_path: Path) -> None:
    """And it goes on where it was."""
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the learner")
    short = ["--jobs", "1", "--games", FEW, "--size", "16", "--minutes", "5", "--out", str(tmp_path)]
    example.main([*short, "--rounds", "2", "--compare", "0"])
    example.main([*short, "--rounds", "3", "--compare", "1"])
    rounds = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["round"] for row in rounds] == [1, 2, 3]
    assert rounds[0]["minutes"] < rounds[2]["minutes"]
    assert isinstance(read_network(tmp_path / "network.npz"), Network)
    assert set(json.loads((tmp_path / "compared.json").read_text(encoding="utf-8"))) == set(example.COMPARED)
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_it_shares_work_between_processes(example: ModuleType) -> None:
    with example.workers(2) as share:
        assert share(divmod, [(7, 2), (9, 4)]) == [(3, 1), (2, 1)]
