"""Bot accounts: names under which programs play, each kept by an account, and the tokens by which they come in.

A token is shown once and kept as a digest. It has a scope: `read` looks, `play` plays too. It can do nothing to the
account of its keeper.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.errors import unknown
from oneiros.server.names import name_key, name_shape
from oneiros.server.people.identity import Visitor, new_id
from oneiros.server.people.texts import clean_name
from oneiros.server.store.database import Store
from oneiros.server.store.models import people, tokens

Scope = Literal["read", "play"]
MARK: Final = "oneiros_"  # so that a token that leaked can be recognised
MOST_BOTS: Final = 5  # of one keeper
MOST_TOKENS: Final = 5  # of one bot
SEEN_SECONDS: Final = 3600.0  # how exactly a token knows when it was last used


class TokenSeen(msgspec.Struct, frozen=True):
    """A token, but for its secret."""

    id: str
    bot: str
    scope: str
    created: float
    seen: float | None


class NewToken(msgspec.Struct, frozen=True):
    """A token that was just made. `secret` is not kept anywhere."""

    id: str
    bot: str
    secret: str


class Tokens:
    """Makes, reads and revokes tokens, and the bots that they are for."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, keeper: str, name: str, scope: Scope) -> NewToken:
        """A token for the keeper's bot of that name, which is made if there is none."""
        name = clean_name(name)
        key = name_key(name)
        secret, id, now = MARK + secrets.token_urlsafe(32), new_id(), clock.now()
        try:
            async with self.store.writing() as connection:
                row = (await connection.execute(select(people).where(people.c.account == key))).first()
                bot = row.id if row is not None and row.keeper == keeper else await _new_bot(connection, keeper, name)
                held = select(func.count()).where(tokens.c.person == bot)
                if (await connection.execute(held)).scalar_one() >= MOST_TOKENS:
                    raise Refusal("too-many", f"a bot can have {MOST_TOKENS} tokens: end one first", 409)
                row_of_token = {"id": id, "digest": digest(secret), "person": bot, "scope": scope, "created": now}
                await connection.execute(insert(tokens).values(**row_of_token))
        except IntegrityError:
            raise Refusal("name-taken", "an account has this name already, or one that looks like it", 409) from None
        return NewToken(id, name, secret)

    async def who(self, secret: str) -> Visitor:
        """The bot that holds this token."""
        row = await self.store.one(
            select(
                people.c.id, people.c.name, people.c.keeper, tokens.c.id.label("token"), tokens.c.scope, tokens.c.seen
            )
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.digest == digest(secret))
        )
        if row is None:
            raise Refusal("bad-token", "there is no such token: it was never made, or it was ended", 401)
        now = clock.now()
        if row.seen is None or row.seen < now - SEEN_SECONDS:
            async with self.store.writing() as connection:
                await connection.execute(update(tokens).where(tokens.c.id == row.token).values(seen=now))
        return Visitor(row.id, row.name, True, row.token, row.keeper, row.scope)

    async def of(self, keeper: str) -> list[TokenSeen]:
        """The tokens of somebody's bots."""
        return await seen_tokens(self.store, keeper)

    async def end(self, keeper: str, token: str) -> None:
        """End one of them."""
        mine = select(people.c.id).where(people.c.keeper == keeper)
        async with self.store.writing() as connection:
            done = await connection.execute(delete(tokens).where(tokens.c.id == token, tokens.c.person.in_(mine)))
        if not done.rowcount:
            raise unknown("token")


async def seen_tokens(store: Store, keeper: str | None = None) -> list[TokenSeen]:
    """The tokens of somebody's bots, or of all, by the names of the bots."""
    asked = select(tokens, people.c.name).join(people, people.c.id == tokens.c.person)
    if keeper is not None:
        asked = asked.where(people.c.keeper == keeper)
    rows = await store.all(asked.order_by(people.c.name, tokens.c.created, tokens.c.id))
    return [TokenSeen(row.id, row.name, row.scope, row.created, row.seen) for row in rows]


async def _new_bot(connection: AsyncConnection, keeper: str, name: str) -> str:
    """A bot is a person whom somebody keeps. Its name is an account's, so no one else can have it or look like it."""
    kept = await connection.execute(select(func.count()).where(people.c.keeper == keeper))
    if kept.scalar_one() >= MOST_BOTS:
        raise Refusal("too-many", f"an account can keep {MOST_BOTS} bots", 409)
    bot = new_id()
    row = {"id": bot, "name": name, "created": clock.now(), "account": name_key(name), "shape": name_shape(name)}
    await connection.execute(insert(people).values(keeper=keeper, **row))
    return bot


def digest(secret: str) -> str:
    """What is kept of a token."""
    return blake2b(secret.encode(), digest_size=32, person=b"oneiros-token").hexdigest()
