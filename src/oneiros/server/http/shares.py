"""Shares of the event loop: an address that makes the server work waits, so that most of the time is left for others.

Limits count what is asked for. A share counts what it costs: after so much work for one address, its next message waits
until that was no more than the address's share of the time. A little is always free, so that nobody at play notices.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from oneiros.server.errors import too_much

REQUEST: Final = 0.002  # seconds of work, about, that are counted before they are known
HANDSHAKE: Final = 0.004
MESSAGE: Final = 0.001
FREE: Final = 0.2  # seconds by which an address may be ahead of its share
LONGEST: Final = 5.0  # seconds; who would have to wait longer waits for these and is refused
MOST_KEPT: Final = 50_000
TIDY_SECONDS: Final = 1.0


class Shares:
    """What each address has used. A share of 0 is no limit."""

    def __init__(self, share: float) -> None:
        self.share = share
        self._tidy_at = 0.0  # when it makes sense again to look for addresses that can be forgotten
        self._even: dict[str, float] = {}  # by address, when what it used will be no more than its share

    def spent(self, address: str, seconds: float) -> None:
        """Count work that was done for an address."""
        if self.share:
            now = time.monotonic()
            if len(self._even) >= MOST_KEPT and now >= self._tidy_at:
                self._tidy_at = now + TIDY_SECONDS
                self._even = {one: at for one, at in self._even.items() if at > now}
            self._even[address] = max(now, self._even.get(address, 0.0)) + seconds / self.share

    def wait(self, address: str) -> float:
        """For how many seconds nothing more should be done for an address."""
        return max(0.0, self._even.get(address, 0.0) - time.monotonic() - FREE)

    async def turn(self, address: str, cost: float) -> None:
        """Wait until it is this address's turn again, and count about what it will cost.

        To refuse costs time as well. So who comes far too often is refused late, not at once.
        """
        wait = self.wait(address)
        if wait > LONGEST:
            await asyncio.sleep(LONGEST)
            raise too_much("requests")
        self.spent(address, cost)
        if wait:
            await asyncio.sleep(wait)
