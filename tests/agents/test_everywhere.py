"""The same agent in the arena, on the ladder, on seats of the environments, and in the terminal."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oneiros import registry
from tests.agents.test_processes import SCRIPT, left_behind
from tests.cli.runs import run, succeed

pytestmark = pytest.mark.skipif(os.name != "posix", reason="agents in processes need pipes that can be waited for")


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with registry.fresh():
        yield


def spec(way: str, limits: str = "") -> str:
    """How an agent is named on the command line."""
    return f"{way}=process:{shlex.join([sys.executable, '-I', '-S', str(SCRIPT), way])}#{limits}"


def test_in_the_arena_an_agent_that_fails_loses_its_games_and_the_rest_goes_on(tmp_path: Path) -> None:
    bots = f"drowsy,{spec('play')},{spec('illegal')}"
    words = ["arena", "ravens", "--bots", bots, "--games", "6", "--option", "rounds=1", "--jobs", "2"]
    shown = succeed(*words, "--out", tmp_path)
    assert "illegal lost 4 of 4 games by failing." in shown
    assert "illegal: it chose 1000000, which is not legal." in shown
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    failed = [row for row in rows if "illegal" in row["bots"]]
    assert {row["reason"] for row in failed} == {"forfeit"}
    assert all(row["bots"][row["forfeit"]] == "illegal" and row["scores"] == [] for row in failed)
    others = [row for row in rows if "illegal" not in row["bots"]]
    assert others
    assert all("forfeit" not in row and row["scores"] for row in others)
    page = (tmp_path / "report.html").read_text()
    assert "by failing" in page
    assert "process:" in page, "the command that repeats it names the agents as they were named"
    assert "illegal lost 4 of 4 games" in run(*words, "--out", tmp_path).stdout
    assert not left_behind()


def test_on_the_ladder_an_agent_plays_every_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oneiros.cli.ladder.PLACING_QUICK", 2)
    monkeypatch.setattr("oneiros.arena.ladder.LEVELS", {"drowsy": None, "dreamer": None})
    words = ["ladder", "ravens", "--bot", spec("play"), "--quick", "--jobs", "1", "--log", str(tmp_path / "log.jsonl")]
    shown = succeed(*words)
    assert "| play | drowsy | 2 |" in shown
    assert "| play | dreamer | 2 |" in shown


def test_on_a_seat_of_an_environment() -> None:
    pytest.importorskip("gymnasium")
    from oneiros.envs.gymnasium import SeatEnv

    env = SeatEnv("ravens", players=2, bots=spec("play"), rounds=1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, cut, info = env.step(int(seen["action_mask"].argmax()))
        assert (cut, info) == (False, {})
    env.reset(seed=2)
    env.close()
    assert not left_behind()


def test_an_opponent_that_fails_ends_the_episode() -> None:
    pytest.importorskip("gymnasium")
    from oneiros.envs.gymnasium import SeatEnv

    env = SeatEnv("sandman", players=2, seat=1, bots=spec("exit"))
    _, info = env.reset(seed=1)
    assert info == {"fault": "seat 0: crash: it ended with code 3"}
    _, reward, over, cut, info = env.step(0)
    assert (reward, over, cut) == (0.0, False, True)
    assert "refused" in info
    env.close()


def test_in_the_terminal_a_dreamer_plays_on_for_an_agent_that_fails() -> None:
    words = ["play", "ravens", "--seed", "1", "--players", "2", "--people", "1"]
    shown = run(*words, "--bots", spec("exit"), lines=["1", "1", "1", "quit"])
    assert "has failed (it ended with code 3). A dreamer plays on." in " ".join(shown.stdout.split())
    assert not left_behind()
