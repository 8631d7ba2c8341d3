"""The server's clock. It runs evenly: when somebody sets the machine's clock, no game notices.

It begins at the time of day and is carried on by a clock that nobody can set. A difference from the time of day is made
up little by little. Stored moments come from here, so they survive a restart and never run backwards.
"""

from __future__ import annotations

import threading
import time
from typing import Final

SLEW: Final = 0.01  # of the time that passes: so much faster or slower it may run to make up for a difference


class SteadyClock:
    """Seconds since 1970, without jumps. Several threads may ask."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._steady = time.monotonic()
        self._at = time.time()
        self._ahead = 0.0  # of the machine's clock, where another's counts

    def now(self) -> float:
        """The moment."""
        with self._lock:
            steady = time.monotonic()
            passed = steady - self._steady
            astray = time.time() + self._ahead - (self._at + passed)
            most = SLEW * passed
            self._steady = steady
            self._at += passed + max(-most, min(most, astray))
            return self._at

    def begin(self, at: float | None = None, not_before: float = 0.0) -> None:
        """Begin again: at the time of day, or at another clock's moment; and not before a moment already stored."""
        with self._lock:
            machine = time.time()
            begins = machine if at is None else at
            self._ahead = begins - machine
            self._steady = time.monotonic()
            self._at = max(begins, not_before)


_clock: Final = SteadyClock()


def now() -> float:
    """The moment, for this process."""
    return _clock.now()


begin = _clock.begin
