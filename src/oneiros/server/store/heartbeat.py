"""A sign of life in the store: it shows whether this process can still write."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import delete, insert, or_

from oneiros.server import clock
from oneiros.server.store.database import Store
from oneiros.server.store.models import heartbeats

FRESH_SECONDS: Final = 1.0  # so long an answer holds, however many ask
KEPT_SECONDS: Final = 86400.0  # that the signs of other processes are left


class Heartbeat:
    """Writes one row, at most once a second."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self._written = float("-inf")
        self._turn = asyncio.Lock()

    async def beat(self) -> None:
        """Write, unless that was done a moment ago; StoreDown if it cannot be."""
        async with self._turn:
            if time.monotonic() - self._written < FRESH_SECONDS:
                return
            now = clock.now()
            async with self.store.writing() as connection:
                own = heartbeats.c.process == self.process
                await connection.execute(delete(heartbeats).where(or_(own, heartbeats.c.at < now - KEPT_SECONDS)))
                await connection.execute(insert(heartbeats).values(process=self.process, at=now))
            self._written = time.monotonic()
