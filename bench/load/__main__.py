"""`python -m bench.load`: our server with SQLite, and boardgame.io's, under the same crowd of scripted people.

Each server is one process; the people are another. At 100, 500 and 1,000 tables of two a table makes a move every two
seconds; then nobody waits any more, and the moves a second are what the server can do.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
import uvloop

from bench.load.crowd import Crowd

PORT = 18765
OURS = "Oneiros"
WARM_UP = 6.0
LONG_GAMES = {"ravens": {"target": 500}}  # so that the moves are measured, as over there, and not new tables


class Row(NamedTuple):
    """What was measured at one number of tables."""

    server: str
    tables: int
    pace: str
    moves: float
    p50: float
    p99: float
    work: float  # milliseconds of the server's processor for each move, which other work on the machine leaves alone
    memory: float  # KB per table; 0 where it is not told
    size: float = 0  # bytes that the two players of a table are sent for each move


def resident(pid: int) -> int:
    """The memory of a process and of those that it began, in KB."""
    lines = [line for one in family(pid) for line in Path(f"/proc/{one}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def busy(pid: int) -> float:
    """The seconds of processor time that a process, and those that it began, have used in all their threads."""
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family(pid)]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and those that it began."""
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [pid, *(one for child in children for one in family(child))]


def quantile(took: list[float], part: float) -> float:
    """In milliseconds."""
    return took[min(len(took) - 1, int(len(took) * part))] * 1000 if took else float("nan")


async def healthy(url: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(timeout=2) as client, asyncio.timeout(60):
        while True:
            try:
                await client.get(url)
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)


async def measured(crowd: Crowd, pid: int, size: int, pace: str, seconds: float, memory: float) -> Row:
    """One row, for our server."""
    before, sent = busy(pid), crowd.bytes()
    moves, took = await crowd.measure(seconds)
    made = max(1, moves * seconds)
    work, each = (busy(pid) - before) * 1000 / made, (crowd.bytes() - sent) / made
    row = Row(OURS, size, pace, moves, quantile(took, 0.5), quantile(took, 0.99), work, memory, each)
    show(row)
    return row


async def ours(sizes: list[int], seconds: float, game: str, more: list[str], changes: bool) -> list[Row]:
    """Our server, at each number of tables and then flat out. `more` is what else it is told."""
    url = f"http://127.0.0.1:{PORT}"
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "oneiros", "serve", "--port", str(PORT), "--unlimited"]
        command += more or ["--store", f"sqlite:///{folder}/load.db"]
        with Path(folder, "log").open("wb") as log, subprocess.Popen(command, stderr=log, stdout=log) as server:
            try:
                await healthy(f"{url}/health")
                empty = resident(server.pid)
                crowd = Crowd(url, changes)
                for size in sizes:
                    await crowd.come(size - len(crowd.tables), game, LONG_GAMES.get(game, {}))
                    await asyncio.sleep(WARM_UP)
                    memory = (resident(server.pid) - empty) / size
                    rows.append(await measured(crowd, server.pid, size, "2 s", seconds, memory))
                crowd.pause = 0.0
                for table in crowd.tables:
                    table.next_at = 0.0
                await asyncio.sleep(WARM_UP)
                rows.append(await measured(crowd, server.pid, sizes[-1], "none", seconds, 0.0))
                await crowd.go()
            finally:
                server.terminate()
    return rows


def boardgame_io(sizes: list[int], seconds: float, keeps: bool) -> list[Row]:
    """boardgame.io's own server, driven in the same way by a script of its own language.

    Its store is in memory or, if it keeps what it is told, in files.
    """
    folder = Path(__file__).parent / "boardgameio"
    if shutil.which("npm") is None:
        print("npm is not installed: boardgame.io was not measured")
        return []
    home = Path("build/boardgameio").resolve()
    home.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "game.js", "server.js", "crowd.js"):
        shutil.copy(folder / name, home / name)
    if not (home / "node_modules" / "node-persist").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=home, check=True)
    rows = []
    name = f"boardgame.io, {'files' if keeps else 'memory'}"
    store = home / "store"
    shutil.rmtree(store, ignore_errors=True)
    start = ["node", "server.js", str(PORT + 1), *([str(store)] if keeps else [])]
    with subprocess.Popen(start, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            asyncio.run(healthy(f"http://127.0.0.1:{PORT + 1}/games"))
            command = ["node", "crowd.js", str(PORT + 1), str(seconds), str(WARM_UP), *map(str, sizes)]
            with subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, text=True) as crowd:
                assert crowd.stdout is not None
                used = 0.0
                for line in crowd.stdout:
                    if line.strip() == "begin":
                        used = busy(server.pid)
                        continue
                    tables, pace, moves, p50, p99 = line.split()
                    work = (busy(server.pid) - used) * 1000 / max(1.0, float(moves) * seconds)
                    pace = "2 s" if pace == "2s" else pace
                    rows.append(Row(name, int(tables), pace, float(moves), float(p50), float(p99), work, 0))
                    show(rows[-1])
        finally:
            server.terminate()
    return rows


def show(row: Row) -> None:
    """A row of the table in docs/reliability.md."""
    figures = f"{row.moves:.0f} | {row.p50:.1f} | {row.p99:.1f} | {row.work:.2f}"
    memory = f"{row.memory:.0f} KB" if row.memory else ""
    size = f"{row.size:.0f}" if row.size else ""
    print(f"| {row.server} | {row.tables} | {row.pace} | {figures} | {memory} | {size} |", flush=True)


def compare(rounds: list[list[Row]]) -> None:
    """Ours as so many times theirs, in the same round: the middle one, the lowest and the highest."""
    found: dict[str, list[float]] = {}
    for rows in rounds:
        own = {(row.tables, row.pace): row for row in rows if row.server == OURS}
        for row in rows:
            if row.server != OURS and (mine := own.get((row.tables, row.pace))) is not None:
                for name, share in (
                    ("moves/s", mine.moves / row.moves),
                    ("p99", mine.p99 / row.p99),
                    ("CPU ms/move", mine.work / row.work),
                ):
                    what = f"| {row.server} | {row.tables} | {row.pace} | {name} |"
                    found.setdefault(what, []).append(share)
    if found:
        print("\n| beside | tables | pause | ours as a multiple of theirs | middle | lowest | highest |")
        print("|---|---|---|---|---|---|---|")
    for what, shares in found.items():
        print(f"{what} {median(shares):.2f} | {min(shares):.2f} | {max(shares):.2f} |")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="ravens")
    parser.add_argument("--only", choices=["ours", "theirs"])
    parser.add_argument("--whole", action="store_true", help="whole pictures, as clients get that ask for nothing else")
    parser.add_argument("--store", default="", help="postgresql://..., with --channels: for --processes")
    parser.add_argument("--channels", default="", help="redis://...")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cores", type=int, help="of the machine, which the server and its people share; else all")
    parser.add_argument(
        "--rounds", type=int, default=1, help="the servers take turns so often, and are compared at the end"
    )
    parser.add_argument("--against", nargs="+", choices=["memory", "files"], default=["memory", "files"])
    given = parser.parse_args()
    if given.cores:
        os.sched_setaffinity(0, range(given.cores))  # and all that is begun from here
    python = sys.version.partition(" ")[0]
    print(f"{len(os.sched_getaffinity(0))} cores, Python {python}, {time.strftime('%Y-%m-%d')}, {given.game}")
    print("| server | tables | pause | moves/s | p50 ms | p99 ms | CPU ms/move | memory per table | bytes/move |")
    print("|---|---|---|---|---|---|---|---|---|")
    more = ["--store", given.store, "--channels", given.channels, "--processes", str(given.processes)]
    told = more if given.store else []
    rounds = []
    for _ in range(given.rounds):
        rows = []
        if given.only != "theirs":
            rows += uvloop.run(ours(given.tables, given.seconds, given.game, told, not given.whole))
        if given.only != "ours":
            for store in given.against:
                rows += boardgame_io(given.tables, given.seconds, keeps=store == "files")
        rounds.append(rows)
    compare(rounds)


if __name__ == "__main__":
    main()
