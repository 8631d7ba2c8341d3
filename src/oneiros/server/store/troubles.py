"""Tables that cannot be read are set aside, with the reason, for the operator; everything else goes on."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert, select

from oneiros.server import clock
from oneiros.server.errors import StoreDown
from oneiros.server.logs import log
from oneiros.server.metrics import Metrics
from oneiros.server.store.database import Store
from oneiros.server.store.models import troubles

LONGEST: Final = 300  # letters of a reason


class Troubles:
    """The tables that this server could not read since it was started. A start tries them all again."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self._here: set[str] = set()

    async def open(self) -> None:
        """Forget what was set aside before: the games or rules that were missing may be there now."""
        async with self.store.writing() as connection:
            await connection.execute(delete(troubles))

    async def set_aside(self, table: str, error: Exception) -> None:
        """Note that a table cannot be read, once."""
        if table in self._here:
            return
        self._here.add(table)
        reason = f"{type(error).__name__}: {error}"[:LONGEST]
        self.metrics.set_aside.inc()
        log().error("set-aside", table=table, reason=reason)
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(troubles).where(troubles.c.table_id == table))
                await connection.execute(insert(troubles).values(table_id=table, at=clock.now(), reason=reason))
        except StoreDown:
            self._here.discard(table)  # then it is noted the next time

    async def readable(self, table: str) -> None:
        """A table was read: it is not set aside any more."""
        if table in self._here:
            self._here.discard(table)
            async with self.store.writing() as connection:
                await connection.execute(delete(troubles).where(troubles.c.table_id == table))


async def listed(store: Store) -> list[Any]:
    """Every table that is set aside, the latest first, with its reason."""
    return await store.all(select(troubles).order_by(troubles.c.at.desc()))
