"""How long `oneiros analyse` takes for a finished game, beside the engine before: `python -m bench.analysis`.

Both judge every move of the same games of random moves with so many simulations for each, on all cores that they use.
They take turns, and the time is the wall's. `python -m bench.before` and `make optimized` build the two engines.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import oneiros
from bench.before import BUILD, ROOT
from bench.since import random_game

BUILDS = (BUILD, ROOT / "build" / "optimized")


def seconds(build: Path, record: Path, simulations: int) -> float:
    """What the command takes, from its start to its end."""
    command = [sys.executable, "-m", "oneiros", "analyse", str(record), "--simulations", str(simulations), "--json"]
    began = time.perf_counter()
    environment = {**os.environ, "PYTHONPATH": str(build)}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment, cwd=record.parent)
    return time.perf_counter() - began


def main() -> None:
    """Read the arguments, judge, report a row of a table for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    print("| game, players | moves | before, s | now, s | times as fast, lowest and highest round |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for id in oneiros.all_games():
            players = min(oneiros.game(id).players)
            record = random_game(id, players)
            file = Path(folder) / f"{id}.json"
            file.write_bytes(record.to_json())
            times = [[seconds(build, file, given.simulations) for build in BUILDS] for _ in range(given.rounds)]
            before, now = (median(both[at] for both in times) for at in range(2))
            ratios = sorted(both[0] / both[1] for both in times)
            print(
                f"| {id}, {players} | {len(record.moves)} | {before:.1f} | {now:.1f} "
                f"| {median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f}) |",
                flush=True,
            )


if __name__ == "__main__":
    main()
