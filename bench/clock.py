"""How all contestants are timed: by the processor time they used, so that other work on the machine counts less.

All of them run in one thread, so on a quiet machine this is the time that passes.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

WARM_UP = 0.1  # this share of the time is played first, and not counted


def per_second(batch: Callable[[], int], seconds: float) -> float:
    """Run `batch` again and again, for about so long; how many of what it counts were done each second."""
    end = process_time() + seconds * WARM_UP
    while process_time() < end:
        batch()
    done = 0
    begin = now = process_time()
    while now < begin + seconds:
        done += batch()
        now = process_time()
    return done / (now - begin)
