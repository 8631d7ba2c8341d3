"""How all contestants written in Python are timed."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

WARM_UP = 0.1  # this share of the time is played first, and not counted


def per_second(batch: Callable[[], int], seconds: float) -> float:
    """Run `batch` again and again, for about so long; how many of what it counts were done each second."""
    end = perf_counter() + seconds * WARM_UP
    while perf_counter() < end:
        batch()
    done = 0
    begin = now = perf_counter()
    while now < begin + seconds:
        done += batch()
        now = perf_counter()
    return done / (now - begin)
