"""An arena of 10,000 games on a Ray cluster of two nodes on this machine, with a worker killed on the way.

`make arena` runs it. In the end every game must be there once, and a sample must be the same as when played at home.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from ray.cluster_utils import Cluster

from oneiros.arena.tournament import Task, parquet, play
from oneiros.arena.tournament.log import GAMES

WANTED = 10_000
SAMPLE = 97  # every so many games are played again
COMMAND = f"arena ravens --bots drowsy,dreamer,lucid --games {WANTED} --option rounds=1 --simulations 20"
STORE = 80_000_000


def main(out: Path) -> None:
    """Play, kill, check."""
    os.environ["PYTHONPATH"] = os.pathsep.join(str(Path(path or ".").resolve()) for path in sys.path)
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE},
    )
    try:
        node = cluster.add_node(num_cpus=1, object_store_memory=STORE)
        began = time.monotonic()
        words = [*COMMAND.split(), "--ray", cluster.address, "--out", str(out)]
        arena = subprocess.Popen([sys.executable, "-m", "oneiros", *words])
        killed: int | None = None
        while arena.poll() is None:
            time.sleep(0.2)
            rows = (out / GAMES).read_bytes().count(b"\n") if (out / GAMES).exists() else 0
            if killed is None and rows > WANTED // 3:
                raylet = node.all_processes["raylet"][0].process.pid
                killed = next((pid for pid in children(raylet) if "ray::play" in name(pid)), None)
                if killed is not None:
                    os.kill(killed, signal.SIGKILL)
                    print(f"killed worker {killed} after {rows:,} games")
        assert arena.returncode == 0, "the arena failed"
        assert killed is not None, "no worker was killed"
        print(f"{time.monotonic() - began:.0f} seconds on two nodes")
    finally:
        cluster.shutdown()

    plan, rows_played = parquet.read(out / "games.parquet")
    wanted = plan.whole_deals(WANTED)
    lines = (out / GAMES).read_bytes().count(b"\n")
    assert [row.number for row in rows_played] == list(range(wanted)), "a game is missing"
    assert lines == wanted, "a game was written twice"
    sample = tuple(range(0, wanted, SAMPLE))
    assert play(Task(plan, None, sample)) == [rows_played[number] for number in sample], "a game differs"
    print(f"{wanted:,} games, each once; {len(sample)} played again at home are the same")


def children(parent: int) -> list[int]:
    """The processes that this one started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


def name(pid: int) -> str:
    """What a process calls itself."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/arena"))
