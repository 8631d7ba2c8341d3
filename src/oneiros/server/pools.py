"""Processes beside the server's own: they leave the keyboard to it, go behind it, and end when it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def begin_pool(count: int, niceness: int) -> ProcessPoolExecutor:
    """So many processes, which give way to others by that much."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawn, initializer=_settle_in, initargs=(niceness,))


def _settle_in(niceness: int) -> None:
    """Signals from the keyboard are for the parent, and its own work comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that is killed tells nobody: who waits for work from it would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
