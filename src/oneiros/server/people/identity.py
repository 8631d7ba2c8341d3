"""Who somebody is: a guest with a signed token in a cookie, on one device, or on another by a login link."""

from __future__ import annotations

import secrets
from functools import cached_property
from hashlib import blake2b, sha256
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.errors import no_identity, unknown
from oneiros.server.people.texts import clean_name
from oneiros.server.store.database import Store
from oneiros.server.store.models import login_links, people, sessions, tokens

LINK_SECONDS: Final = 15 * 60.0
DEVICE_SECONDS: Final = 400 * 86400.0
SEEN_SECONDS: Final = 3600.0  # how exactly a session knows when it was last used
SESSION_SECONDS: Final = 400 * 86400.0
DEVICE_LENGTH: Final = 80


class Visitor(msgspec.Struct, frozen=True):
    """Somebody the server knows, by one of their sessions."""

    id: str
    name: str
    account: bool
    session: str  # or the id of a bot's token
    keeper: str = ""  # of a bot: who keeps it
    scope: str = ""  # of a bot: what its token is for


class Session(msgspec.Struct, frozen=True):
    """One device on which somebody is known."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


def new_id() -> str:
    """An id that nobody guesses: 96 random bits."""
    return secrets.token_urlsafe(12)


class Identities:
    """Makes, reads and revokes identities. A token is a session's id, signed; the session itself is in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @cached_property
    def _signer(self) -> Signer:
        """Made when first needed: the secret is known when the store is open."""
        return Signer(self.store.secret, salt="oneiros.session", digest_method=sha256)

    def token(self, session: str) -> str:
        """What the cookie holds."""
        return self._signer.sign(session).decode()

    # Browsers that were let in before: what a stranger tries does not use up their owner's tries.

    @cached_property
    def _device_signer(self) -> Signer:
        return Signer(self.store.secret, salt="oneiros.device", digest_method=sha256)

    def device_token(self, account: str) -> str:
        """For a browser to keep: it was let in to this account, by its key."""
        return self._device_signer.sign(f"{new_id()}.{self._account_mark(account)}").decode()

    def device(self, token: str | None, account: str) -> str | None:
        """The device that holds this token, if it was let in to this account before."""
        try:
            device, _, mark = self._device_signer.unsign(token or "").decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            return None
        return device if mark == self._account_mark(account) else None

    def _account_mark(self, account: str) -> str:
        return keyed_digest(self.store.secret, "device", account)

    def household(self, address: str) -> str:
        """An address as the store keeps it: nobody reads the address from it, but the same one gives the same."""
        return keyed_digest(self.store.secret, "address", address)

    async def who(self, token: str | None) -> Visitor | None:
        """The holder of a token; None if it is forged, revoked or missing."""
        if not token:
            return None
        try:
            session = self._signer.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        row = await self.store.one(
            select(people.c.id, people.c.name, people.c.account, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.id == session)
        )
        now = clock.now()
        if row is None or row.seen < now - SESSION_SECONDS:
            return None
        if row.seen < now - SEEN_SECONDS:
            async with self.store.writing() as connection:
                await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))
        return Visitor(row.id, row.name, row.account is not None, session)

    async def welcome(self, name: str, device: str, address: str) -> Visitor:
        """A new guest."""
        name, person = clean_name(name), new_id()
        async with self.store.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=clock.now()))
            session = await self.begin(connection, person, device, address)
        return Visitor(person, name, False, session)

    async def begin(self, connection: AsyncConnection, person: str, device: str, address: str) -> str:
        """A new session of somebody, in a transaction under way."""
        known = update(people).where(people.c.id == person)
        await connection.execute(known.values(household=self.household(address)))
        session, now = new_id(), clock.now()
        kept = "".join(sign for sign in device if sign.isprintable())[:DEVICE_LENGTH]
        await connection.execute(insert(sessions).values(id=session, person=person, device=kept, created=now, seen=now))
        return session

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Take another name; at tables already sat at the old one stays."""
        if visitor.account:
            raise Refusal("account-name", "an account keeps its name", 409)
        name = clean_name(name)
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == visitor.id).values(name=name))
        return msgspec.structs.replace(visitor, name=name)

    async def create_login_link(self, visitor: Visitor) -> str:
        """A secret that makes one other device this person, once, within a quarter of an hour."""
        secret = secrets.token_urlsafe(24)
        now = clock.now()
        async with self.store.writing() as connection:
            await connection.execute(delete(login_links).where(login_links.c.expires < now))
            await connection.execute(
                insert(login_links).values(digest=_digest(secret), person=visitor.id, expires=now + LINK_SECONDS)
            )
        return secret

    async def redeem_login_link(self, secret: str, device: str, address: str) -> Visitor:
        """The person whose login link has this secret; it works once."""
        async with self.store.writing() as connection:
            person = (
                await connection.execute(
                    delete(login_links)
                    .where(login_links.c.digest == _digest(secret), login_links.c.expires >= clock.now())
                    .returning(login_links.c.person)
                )
            ).scalar()
            if person is None:
                raise Refusal("no-link", "this personal link was used already, or is too old", 404)
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            session = await self.begin(connection, person, device, address)
        return Visitor(person, row.name, row.account is not None, session)

    async def sessions(self, visitor: Visitor) -> list[Session]:
        """Every device on which this person is known, the latest first."""
        rows = await self.store.all(
            select(sessions).where(sessions.c.person == visitor.id).order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        return [Session(row.id, row.device, row.created, row.seen, row.id == visitor.session) for row in rows]

    async def revoke(self, visitor: Visitor, session: str) -> list[str]:
        """End one session of this person, and the links that it may have made. Its token is worth nothing now.

        Another device than this one may be lost: then tokens of bots end too. Gives all that was ended.
        """
        ended = [session]
        async with self.store.writing() as connection:
            done = await connection.execute(
                delete(sessions).where(sessions.c.id == session, sessions.c.person == visitor.id)
            )
            await connection.execute(delete(login_links).where(login_links.c.person == visitor.id))
            if done.rowcount and session != visitor.session:
                ended += await end_tokens(connection, visitor.id)
        if not done.rowcount:
            raise unknown("session")
        return ended

    async def revoke_others(self, visitor: Visitor) -> list[str]:
        """End every other session of this person."""
        async with self.store.writing() as connection:
            return await end_sessions(connection, visitor.id, but=visitor.session)

    async def alive(self, ids: set[str]) -> set[str]:
        """Those of the sessions and tokens that were not revoked."""
        both = union_all(*(select(kept.c.id).where(kept.c.id.in_(ids)) for kept in (sessions, tokens)))
        return {row.id for row in await self.store.all(both)}


def known(visitor: Visitor | None) -> Visitor:
    """The visitor, if the server knows them."""
    if visitor is None:
        raise no_identity()
    return visitor


async def end_sessions(connection: AsyncConnection, person: str, but: str = "") -> list[str]:
    """End the sessions of somebody, in a transaction under way, the links that could make new ones, and tokens."""
    ended = await connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.id != but).returning(sessions.c.id)
    )
    await connection.execute(delete(login_links).where(login_links.c.person == person))
    return [*ended.scalars(), *await end_tokens(connection, person)]


async def end_tokens(connection: AsyncConnection, person: str) -> list[str]:
    """End the tokens of somebody's bots, or of a bot, in a transaction under way."""
    bots = select(people.c.id).where(or_(people.c.keeper == person, people.c.id == person))
    ended = await connection.execute(delete(tokens).where(tokens.c.person.in_(bots)).returning(tokens.c.id))
    return list(ended.scalars())


def keyed_digest(secret: bytes, purpose: str, text: str) -> str:
    """A digest that only this server can make."""
    return blake2b(f"{purpose} {text}".encode(), key=secret, digest_size=12, person=b"oneiros-people").hexdigest()


def _digest(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=32, person=b"oneiros-carry").hexdigest()
