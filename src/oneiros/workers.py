"""Processes that work for this one. They know the same games and bots, leave the keyboard to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from oneiros.registry import Registered, registered, restore


def begin_pool(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    """So many processes, which give way to others by `niceness`. They are begun when there is work.

    They are spawned, not forked: that is alike on every system, and safe beside threads.
    """
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawn, initializer=_settle_in, initargs=(niceness, registered()))


def _settle_in(niceness: int, known: Registered) -> None:
    """Signals from the keyboard are for the parent, and its own work comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    restore(known)


def _end_with_parent() -> None:
    """A parent that is killed tells nobody: a process that waits for work from it would wait for ever."""
    parent: Any = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
