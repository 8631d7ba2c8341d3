"""`python -m bench`: all contestants in rounds, one process at a time; then tables of ratios.

Run it as `make bench`, which builds and installs what it needs. Every contestant runs once in each round, in a process
of its own, so a machine that is slow for a while is slow for all; ratios are taken within a round, then their median.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import before, learners, native, report, search
from bench.peers import PEERS

ROOT = Path(__file__).resolve().parent.parent
LONG_ENOUGH = 0.1  # seconds, for a search of the usual size


def newest() -> Path:
    """The newest compiled build. `make bench` has the one by a profile made, as releases are; tests go without."""
    made = {path: path / ".ready" for path in (ROOT / "build" / "compiled", ROOT / "build" / "optimized")}
    return max(made, key=lambda path: made[path].stat().st_mtime if made[path].exists() else 0.0)


BUILDS = {"compiled": newest(), "plain": ROOT / "src"}


def worker(module: str, *arguments: str, path: Path | None = None) -> Any:
    """What another process printed last, as JSON. Some packages say something while they are imported."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path is not None else None
    command = [sys.executable, "-m", module, *arguments]
    made = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(made.stdout.splitlines()[-1])


def solve_layouts(results: report.Results, *arguments: str) -> None:
    """The puzzles of Runners, on the better build there is."""
    path = next(path for path in BUILDS.values() if (path / "oneiros").is_dir())
    made = worker("bench.layouts", *arguments, path=path)
    results.layouts = [report.Layout(**row) for row in made["rows"]]
    if made["version"] is not None:
        results.versions["ortools"] = made["version"]


def play(rounds: int, seconds: float) -> report.Results:
    """All rounds."""
    found = worker("bench.ours", "--list", path=BUILDS["plain"])
    results = report.Results(rounds, seconds, [(game, players) for game, players in found])
    results.peers = {name: [] for name in PEERS}
    builds = [build for build, path in BUILDS.items() if (path / "oneiros").is_dir()]
    program = native.build(ROOT / "build" / "bench") if native.compiler() else None
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, peer in PEERS.items():
            measured = worker("bench.peers", "--peer", name, "--seconds", str(seconds))
            if measured is not None:
                results.peers[name].append(measured["driven"])
                results.versions[peer.package] = measured["version"]
        if program is not None:
            counted = native.run(program, seed=number * 1_000_000_000, seconds=seconds)
            results.native.append(counted["decisions"] / counted["seconds"])
        for game, players in results.tables:
            for build in builds:
                arguments = ["--build", build, "--game", game, "--players", str(players), "--seconds", str(seconds)]
                for figure, value in worker("bench.ours", *arguments, path=BUILDS[build]).items():
                    results.ours.setdefault((build, game, players, figure), []).append(value)
        search_round(results, builds, seconds)
        learners_round(results, builds, seconds)
        before_round(results, seconds)
    return results


def before_round(results: report.Results, seconds: float) -> None:
    """What is compared with the engine before the work on its speed, where that is built: both, game by game."""
    if not (before.BUILD / "oneiros").is_dir():
        return
    for game, players in results.alone():
        for build, path in ((report.NOW, BUILDS["compiled"]), (report.BEFORE, before.BUILD)):
            arguments = ["--game", game, "--players", str(players), "--seconds", str(seconds)]
            for figure, value in worker("bench.since", *arguments, path=path).items():
                results.since.setdefault((build, game, figure), []).append(value)


def learners_round(results: report.Results, builds: list[str], seconds: float) -> None:
    """Batches and PettingZoo's loop once: the peers, and ours on the better build there is."""
    sizes = learners.SIZES if seconds >= LONG_ENOUGH else learners.SIZES[1:2]
    length = ["--seconds", str(seconds), "--sizes", *map(str, sizes)]
    asked: list[tuple[str, list[str], Path | None]] = [(peer, ["--who", peer], None) for peer in learners.PEERS]
    for game, players in results.tables:
        asked.append((f"{game}, {players}", ["--who", game, "--players", str(players)], BUILDS[builds[0]]))
    for name, arguments, path in asked:
        measured = worker("bench.learners", *arguments, *length, path=path)
        if measured is None:
            print(f"{name} is not installed and was left out", file=sys.stderr)
            continue
        for size, value in measured["rates"].items():
            results.learners.setdefault((name, size), []).append(value)
        if measured["version"] is not None:
            results.versions[learners.PEERS[name]] = measured["version"]


def search_round(results: report.Results, builds: list[str], seconds: float) -> None:
    """Every search once: OpenSpiel's, and ours on the better build there is."""
    asked: list[tuple[str, list[str], Path | None]] = [
        (f"pyspiel {peer}", ["--peer", peer], None) for peer in search.PEERS
    ]
    for game, players in results.tables:
        asked.append((f"{game}, {players}", ["--game", game, "--players", str(players)], BUILDS[builds[0]]))
    length = ["--seconds", str(seconds), "--simulations", "500" if seconds >= LONG_ENOUGH else "20"]
    for name, arguments, path in asked:
        measured = worker("bench.search", *arguments, *length, path=path)
        if measured is not None:
            results.searches.setdefault(name, []).append(report.Searched(**measured))


def main() -> None:
    """Read the arguments, play, show, write."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contestant in each round")
    parser.add_argument("--quick", action="store_true", help="one very short round, nothing written: does it work?")
    parser.add_argument("--layouts", action="store_true", help="only the layouts of Runners")
    parser.add_argument("--write", type=Path, default=ROOT / "docs" / "benchmarks.md", metavar="FILE")
    given = parser.parse_args()
    if not given.quick and not BUILDS["compiled"].is_dir():
        parser.error("there is no compiled build: run `make bench`")
    if given.layouts:
        results = report.Results(0, 0.0, [])
    else:
        results = play(1, 0.02) if given.quick else play(given.rounds, given.seconds)
    solve_layouts(results, *(["--puzzles", "2", "--repeats", "1"] if given.quick else []))
    report.show(results)
    if given.quick:
        return
    if given.layouts:
        report.write_layouts(results, given.write)
    else:
        report.write(results, given.write)


if __name__ == "__main__":
    main()
