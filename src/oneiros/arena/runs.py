"""Work in batches, here or in processes of its own; the results come in order, whatever the number of jobs."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Batch = TypeVar("Batch")
Result = TypeVar("Result")


def work(do: Callable[[Batch], Result], batches: Sequence[Batch], jobs: int) -> Iterator[Result]:
    """What `do` makes of each batch. It must be a function of a module, so that other processes find it."""
    if jobs == 1 or len(batches) == 1:
        yield from map(do, batches)
        return
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread. The processes
    # inherit that Ctrl-C is none of their business; this one then ends them.
    heed = signal.signal(signal.SIGINT, signal.SIG_IGN)
    processes = get_context("spawn").Pool(min(jobs, len(batches)))
    signal.signal(signal.SIGINT, heed)
    with processes:
        yield from processes.imap(do, batches)
