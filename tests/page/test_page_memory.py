"""A memory that a page has kept (`oneiros.page.memory`) wakes up in another moment than it was kept in."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator

import pytest

from oneiros.games import BUILT_IN
from oneiros.page import memory
from oneiros.server import clock

DAY = 86_400.0


@pytest.fixture(autouse=True)
def clock_of_the_machine() -> Iterator[None]:
    yield
    clock.begin()


def test_it_has_both_workers_and_every_game() -> None:
    memory.fill()
    for module in (
        "oneiros.page.bridge",
        "oneiros.page.thinker",
        *(path.partition(":")[0] for path in BUILT_IN.values()),
    ):
        assert module in sys.modules


def test_it_wakes_at_the_time_of_day() -> None:
    clock.begin(time.time() - DAY)
    assert clock.now() < time.time() - DAY / 2
    memory.wake()
    assert abs(clock.now() - time.time()) < 60


def test_it_wakes_with_other_dice() -> None:
    random.seed(1)
    once = random.random()
    random.seed(1)
    memory.wake()
    assert random.random() != once
