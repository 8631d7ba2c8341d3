"""Work in batches, here or in processes of its own; the results come in order, whatever the number of jobs."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Batch(NamedTuple):
    """Some games of one kind to play; all that a process of its own needs to know."""

    game_id: str
    content: Path | None
    players: int
    options: dict[str, Any]
    seed: int
    first: int
    last: int  # exclusive


def batches(whole: Batch, size: int) -> list[Batch]:
    """The games of one batch in batches of at most that size."""
    starts = range(whole.first, whole.last, size)
    return [whole._replace(first=first, last=min(first + size, whole.last)) for first in starts]


def work(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """What `do` makes of each task. It must be a function of a module, so that other processes find it."""
    if jobs == 1 or len(tasks) <= 1:
        yield from map(do, tasks)
        return
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread. The processes
    # inherit that Ctrl-C is none of their business; this one then ends them.
    heed = signal.signal(signal.SIGINT, signal.SIG_IGN)
    processes = get_context("spawn").Pool(min(jobs, len(tasks)))
    signal.signal(signal.SIGINT, heed)
    with processes:
        yield from processes.imap(do, tasks)
