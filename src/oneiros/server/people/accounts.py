"""Accounts: a name and a passphrase, for those who want their games and ratings on every device."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from oneiros.core.errors import Refusal
from oneiros.server.names import name_key, name_shape, name_shapes
from oneiros.server.people.identity import Identities, Visitor, end_sessions
from oneiros.server.people.texts import clean_name
from oneiros.server.store.database import Store
from oneiros.server.store.models import people

SHORTEST, LONGEST = 10, 200
AT_ONCE: Final = 2  # hashes computed side by side: each takes some 60 MB


class Accounts:
    """Makes accounts of guests and lets their owners in."""

    def __init__(self, store: Store, identities: Identities) -> None:
        self.store = store
        self.identities = identities
        self.hasher = PasswordHasher()
        self._decoy = ""  # checked where there is no account, so that the time taken tells nothing
        self._room = asyncio.Semaphore(AT_ONCE)

    async def create(self, visitor: Visitor, name: str, passphrase: str) -> Visitor:
        """Turn a guest into the owner of an account, with all they have played."""
        if visitor.account:
            raise Refusal("has-account", "you have an account already", 409)
        name = clean_name(name)
        hashed = await self._hash(_checked(passphrase))
        try:
            async with self.store.writing() as connection:
                alike = select(people.c.id).where(people.c.shape.in_(name_shapes(name)), people.c.id != visitor.id)
                if (await connection.execute(alike)).first() is not None:
                    raise _taken()
                await connection.execute(
                    update(people)
                    .where(people.c.id == visitor.id, people.c.account.is_(None))
                    .values(name=name, account=name_key(name), shape=name_shape(name), passphrase=hashed)
                )
        except IntegrityError:
            raise _taken() from None
        return Visitor(visitor.id, name, True, visitor.session)

    async def enter(self, name: str, passphrase: str, device: str, address: str) -> Visitor:
        """A new session of the account's owner."""
        row = await self.store.one(select(people).where(people.c.account == name_key(name)))
        if not await self._fits(None if row is None else row.passphrase, passphrase):
            raise _wrong()
        async with self.store.writing() as connection:
            session = await self.identities.begin(connection, row.id, device, address)
        return Visitor(row.id, row.name, True, session)

    async def change(self, visitor: Visitor, old: str, new: str) -> list[str]:
        """Take a new passphrase; every other session ends, and every personal link. Gives the ended sessions."""
        row = await self.store.one(select(people.c.passphrase).where(people.c.id == visitor.id))
        if not await self._fits(row.passphrase if row else None, old):
            raise _wrong()
        hashed = await self._hash(_checked(new))
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == visitor.id).values(passphrase=hashed))
            return await end_sessions(connection, visitor.id, but=visitor.session)

    async def _hash(self, passphrase: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self.hasher.hash, passphrase)

    async def _fits(self, hashed: str | None, passphrase: str) -> bool:
        """Whether the passphrase is the one hashed. Takes as long when there is nothing to compare with."""
        if not self._decoy:
            self._decoy = await self._hash("nobody's passphrase")
        async with self._room:
            return await asyncio.to_thread(self._verify, hashed or self._decoy, passphrase) and hashed is not None

    def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except (VerificationError, InvalidHashError):
            return False


def _taken() -> Refusal:
    return Refusal("name-taken", "an account has this name already, or one that looks like it", 409)


def _wrong() -> Refusal:
    return Refusal("wrong-passphrase", "there is no account with this name and passphrase", 403)


def _checked(passphrase: str) -> str:
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Refusal("passphrase", f"a passphrase has {SHORTEST} to {LONGEST} signs", 400)
    return passphrase
