"""Root-parallel search: each core grows a tree of its own, and the statistics of the roots are added up."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

import msgspec

from oneiros.bots.search import Search
from oneiros.core.chance import Rng
from oneiros.core.state import State

Row = tuple[int, int, float]
"""An action, its visits and its mean value."""


def cores() -> int:
    """How many processes can search at once here: 1 where a process cannot be forked safely."""
    if not hasattr(os, "fork") or sys.platform == "emscripten" or threading.active_count() > 1:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def think_together(
    search: Search, dream: State, rng: Rng, milliseconds: float, simulations: int, processes: int
) -> tuple[list[Row], int]:
    """The rows of `processes` searches together, and the number of simulations. The tree of this process is kept.

    The others are forks of this process, so they begin with its tree. Its root is counted once. A fork that fails is
    left out.
    """
    before = {action: (visits, value) for action, visits, value in search.candidates()}
    others = [_fork(search, dream, rng.fork(), milliseconds, simulations) for _ in range(processes - 1)]
    done = search.think(dream, rng, milliseconds, simulations)
    counts: dict[int, int] = {}
    totals: dict[int, float] = {}
    reports = [(search.candidates(), done), *(_read(*other) for other in others)]
    for number, (rows, simulated) in enumerate(reports):
        done += simulated if number else 0
        for action, visits, value in rows:
            old_visits, old_value = before.get(action, (0, 0.0)) if number else (0, 0.0)
            counts[action] = counts.get(action, 0) + visits - old_visits
            totals[action] = totals.get(action, 0.0) + visits * value - old_visits * old_value
    return [(action, visits, totals[action] / visits) for action, visits in counts.items() if visits], done


def _fork(search: Search, dream: State, rng: Rng, milliseconds: float, simulations: int) -> tuple[int, int]:
    """Start a search in a forked process; its id, and the pipe for its report."""
    read, write = os.pipe()
    child = os.fork()
    if child:
        os.close(write)
        return child, read
    with suppress(BaseException):  # the copy must never run on as if it were the original
        done = search.think(dream, rng, milliseconds, simulations)
        with os.fdopen(write, "wb") as out:
            out.write(msgspec.json.encode((search.candidates(), done)))
    os._exit(0)


def _read(child: int, pipe: int) -> tuple[list[Row], int]:
    with os.fdopen(pipe, "rb") as out:
        report = out.read()
    os.waitpid(child, 0)
    return msgspec.json.decode(report, type=tuple[list[Row], int]) if report else ([], 0)
