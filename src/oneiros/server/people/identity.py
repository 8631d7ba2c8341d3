"""Who somebody is: a guest with a signed token in a cookie, on one device, or on another by a login link."""

from __future__ import annotations

import secrets
import time
from functools import cached_property
from hashlib import blake2b, sha256
from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update

from oneiros.core.errors import Refusal
from oneiros.server.errors import no_identity, unknown
from oneiros.server.people.texts import clean_name
from oneiros.server.store.database import Store
from oneiros.server.store.models import login_links, people, sessions

LINK_SECONDS: Final = 15 * 60.0
SEEN_SECONDS: Final = 3600.0  # how exactly a session knows when it was last used
SESSION_SECONDS: Final = 400 * 86400.0
DEVICE_LENGTH: Final = 80


class Visitor(msgspec.Struct, frozen=True):
    """Somebody the server knows, by one of their sessions."""

    id: str
    name: str
    account: bool
    session: str


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
        now = time.time()
        if row is None or row.seen < now - SESSION_SECONDS:
            return None
        if row.seen < now - SEEN_SECONDS:
            async with self.store.writing() as connection:
                await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))
        return Visitor(row.id, row.name, row.account is not None, session)

    async def welcome(self, name: str, device: str) -> Visitor:
        """A new guest."""
        name, person = clean_name(name), new_id()
        async with self.store.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=time.time()))
            session = await self.begin(connection, person, device)
        return Visitor(person, name, False, session)

    async def begin(self, connection: Any, person: str, device: str) -> str:
        """A new session of somebody, in a transaction under way."""
        session, now = new_id(), time.time()
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
        now = time.time()
        async with self.store.writing() as connection:
            await connection.execute(delete(login_links).where(login_links.c.expires < now))
            await connection.execute(
                insert(login_links).values(digest=_digest(secret), person=visitor.id, expires=now + LINK_SECONDS)
            )
        return secret

    async def redeem_login_link(self, secret: str, device: str) -> Visitor:
        """The person whose login link has this secret; it works once."""
        async with self.store.writing() as connection:
            person = (
                await connection.execute(
                    delete(login_links)
                    .where(login_links.c.digest == _digest(secret), login_links.c.expires >= time.time())
                    .returning(login_links.c.person)
                )
            ).scalar()
            if person is None:
                raise Refusal("no-link", "this personal link was used already, or is too old", 404)
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            session = await self.begin(connection, person, device)
        return Visitor(person, row.name, row.account is not None, session)

    async def sessions(self, visitor: Visitor) -> list[Session]:
        """Every device on which this person is known, the latest first."""
        rows = await self.store.all(
            select(sessions).where(sessions.c.person == visitor.id).order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        return [Session(row.id, row.device, row.created, row.seen, row.id == visitor.session) for row in rows]

    async def revoke(self, visitor: Visitor, session: str) -> None:
        """End one session of this person; its token is worth nothing from now on."""
        async with self.store.writing() as connection:
            done = await connection.execute(
                delete(sessions).where(sessions.c.id == session, sessions.c.person == visitor.id)
            )
        if not done.rowcount:
            raise unknown("session")

    async def revoke_others(self, visitor: Visitor) -> list[str]:
        """End every other session of this person, and the links that could make new ones."""
        async with self.store.writing() as connection:
            ended = await connection.execute(
                delete(sessions)
                .where(sessions.c.person == visitor.id, sessions.c.id != visitor.session)
                .returning(sessions.c.id)
            )
            await connection.execute(delete(login_links).where(login_links.c.person == visitor.id))
            return list(ended.scalars())

    async def alive(self, ids: set[str]) -> set[str]:
        """Those of the sessions that were not revoked."""
        return {row.id for row in await self.store.all(select(sessions.c.id).where(sessions.c.id.in_(ids)))}


def known(visitor: Visitor | None) -> Visitor:
    """The visitor, if the server knows them."""
    if visitor is None:
        raise no_identity()
    return visitor


def _digest(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=32, person=b"oneiros-carry").hexdigest()
