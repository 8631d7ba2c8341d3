"""Whom the operator keeps out for a time: people, names, addresses. Each process reads the list now and then."""

from __future__ import annotations

from sqlalchemy import select

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.names import name_shapes
from oneiros.server.people.identity import Identities, Visitor
from oneiros.server.store.database import Store
from oneiros.server.store.models import blocks

PERSON, NAME, ADDRESS = "person", "name", "address"


class Blocks:
    """The blocks that hold now, as this process knows them."""

    def __init__(self, store: Store, identities: Identities) -> None:
        self._store = store
        self._identities = identities
        self._until: dict[tuple[str, str], float] = {}

    async def read(self) -> None:
        """Learn what the operator has changed."""
        rows = await self._store.all(select(blocks).where(blocks.c.until > clock.now()))
        self._until = {(row.kind, row.key): row.until for row in rows}

    def check(self, visitor: Visitor | None, address: str) -> None:
        """Refuse somebody who is kept out."""
        if self.hold(visitor, address):
            raise Refusal("blocked", "the people who run this server keep you out for a time", 403)

    def check_name(self, name: str) -> None:
        """Refuse a name that nobody may have now."""
        if self._until and self._holds_name(name):
            raise Refusal("name-blocked", "this name cannot be had here", 403)

    def hold(self, visitor: Visitor | None, address: str) -> bool:
        """Whether a block holds for this visitor or address."""
        if not self._until:
            return False
        if self._holds(ADDRESS, self._identities.household(address)):
            return True
        if visitor is None:
            return False
        persons = (visitor.id, visitor.keeper)  # whoever keeps a bot answers for it
        return any(self._holds(PERSON, one) for one in persons) or self._holds_name(visitor.name)

    def _holds_name(self, name: str) -> bool:
        return any(self._holds(NAME, shape) for shape in name_shapes(name))

    def _holds(self, kind: str, key: str) -> bool:
        return self._until.get((kind, key), 0.0) > clock.now()
