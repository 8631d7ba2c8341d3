"""`python -m tests.soak kills --count 1000`: a long run, which goes on where the last one was broken off."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import click

from oneiros.server import logs
from tests.soak.fuzz import fuzz
from tests.soak.kills import kill_servers
from tests.soak.progress import FOLDER, Progress
from tests.soak.secrecy import compare_games
from tests.soak.week import HOURS, play_week


def _kills(progress: Progress, count: int) -> None:
    asyncio.run(kill_servers(progress, count))


def _week(progress: Progress, hours: int) -> None:
    asyncio.run(play_week(progress, hours))


RUNS: dict[str, tuple[int, Callable[[Progress, int], None]]] = {
    "kills": (1_000, _kills),
    "fuzz": (10_000_000, fuzz),
    "secrecy": (1_000_000, compare_games),
    "week": (HOURS, _week),
}


@click.command()
@click.argument("run", type=click.Choice([*RUNS]))
@click.option("--count", type=int, default=0, help="How many in all; what an earlier run reached counts.")
@click.option("--folder", type=click.Path(path_type=Path), default=FOLDER, help="Where its log and its store are kept.")
def main(run: str, count: int, folder: Path) -> None:
    """Run until the count is reached. Break it off when you like: the next run goes on from its log."""
    logs.set_up("warning")
    for sign in (signal.SIGINT, signal.SIGTERM):  # also where it runs in the background
        signal.signal(sign, signal.default_int_handler)
    usual, work = RUNS[run]
    progress = Progress(folder, run)
    try:
        work(progress, count or usual)
    finally:
        progress.show()


if __name__ == "__main__":
    main()
