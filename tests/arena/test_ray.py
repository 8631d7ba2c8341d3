"""The arena on a Ray cluster: two nodes on this machine, the same games as at home, and workers that die."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import oneiros
from oneiros import registry, workers
from oneiros.arena.tournament import Row, Task, make_plan, parquet, play, tasks
from oneiros.arena.tournament.log import GameLog
from oneiros.core.errors import BadOption
from tests.cli.runs import run

pytestmark = pytest.mark.skipif(
    os.environ.get("ONEIROS_BUILD") == "plain", reason="the cluster is the same for both builds, and slow to start"
)
GAMES = 40
STORE = 80_000_000  # bytes, the least that Ray takes


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a worker each, which find the code where this process does."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        paths = (str(Path(path or ".").resolve()) for path in ("", *sys.path))
        patch.setenv("PYTHONPATH", os.pathsep.join(dict.fromkeys(paths)))
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns, and warnings are errors here
        nodes = Cluster(
            initialize_head=True,
            head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE},
        )
        try:
            nodes.add_node(num_cpus=1, object_store_memory=STORE)
            yield nodes
        finally:
            nodes.shutdown()


class Deadly(NamedTuple):
    """A task, and where a worker that died on it leaves a sign."""

    task: Task
    sign: Path


def play_or_die(deadly: Deadly) -> list[Row]:
    """Kills its own process in the middle of a task, the first time."""
    rows = play(deadly.task)
    if 13 in deadly.task.numbers and not deadly.sign.exists():
        deadly.sign.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return rows


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_killed_worker_and_a_lost_node_lose_and_double_nothing(cluster: Any, tmp_path: Path) -> None:
    game = oneiros.game("ravens")
    plan = make_plan(game, ["drowsy", "dreamer"], 2, {"rounds": 1}, 5, 20)
    work = [Deadly(Task(plan, None, (number,)), tmp_path / "killed") for number in range(GAMES)]
    seen: list[int] = []
    with GameLog(tmp_path / "ray", plan) as log:
        for rows in workers.map_on_ray(play_or_die, work, cluster.address):
            seen += [row.number for row in rows]
            log.add(rows)
            if len(seen) == GAMES // 2:
                cluster.remove_node(sorted(cluster.worker_nodes, key=str)[0], allow_graceful=False)
    assert (tmp_path / "killed").exists()
    assert sorted(seen) == list(range(GAMES))

    with GameLog(tmp_path / "home", plan) as home:
        for rows in workers.map_unordered(play, tasks(plan, None, home.left(range(GAMES))), 1):
            home.add(rows)
    assert log.chosen(GAMES) == home.chosen(GAMES)


@pytest.mark.filterwarnings("ignore")
def test_the_command_plays_on_the_cluster(cluster: Any, tmp_path: Path) -> None:
    bots = "drowsy,tests.plugins.good:Bold"  # the cluster has to register the second one itself
    words = ["arena", "ravens", "--bots", bots, "--option", "rounds=1", "--games", "6"]
    with registry.fresh():
        away = run(*words, "--ray", cluster.address, "--out", tmp_path / "away")
        assert away.exit_code == 0, away.output
        assert run(*words, "--jobs", "1", "--out", tmp_path / "home").exit_code == 0
    assert len(parquet.read(tmp_path / "away" / "games.parquet")[1]) == 6
    away_bytes, home_bytes = ((tmp_path / where / "games.parquet").read_bytes() for where in ("away", "home"))
    assert away_bytes == home_bytes


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install 'oneiros\[ray\]'"):
        list(workers.map_on_ray(play, [], "auto"))


def test_an_address_where_nobody_is(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        result = run(
            "arena", "ravens", "--games", "2", "--out", tmp_path, "--ray", f"127.0.0.1:{free.getsockname()[1]}"
        )
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("oneiros: there is no Ray cluster at '127.0.0.1:")
