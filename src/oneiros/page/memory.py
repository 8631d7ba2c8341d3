"""Python's memory with all of the house in it, which a page keeps: the next visit begins from there.

`web/src/play/memory.ts` keeps it. It is taken before there is any table, so it holds no card and nothing of a person.
"""

from __future__ import annotations

import gc
import random
from importlib import import_module
from typing import Final

import oneiros
from oneiros.games import BUILT_IN
from oneiros.server import clock

WORKERS: Final = ("oneiros.page.bridge", "oneiros.page.thinker")


def fill() -> None:
    """Have everything that a worker and a game may need, before the memory is kept."""
    for worker in WORKERS:
        import_module(worker)
    for game in BUILT_IN:
        oneiros.game(game)
    gc.collect()


def wake() -> None:
    """In a memory that was kept: what was true of that moment is not true now."""
    random.seed()
    clock.begin()
