"""What the operator of a server can do about people and tables, on the store. Running processes notice it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from oneiros.core.errors import BadOption
from oneiros.server.names import name_key, name_shape
from oneiros.server.people.blocks import ADDRESS, NAME, PERSON
from oneiros.server.people.identity import Identities, end_sessions
from oneiros.server.people.rate_limits import address_of
from oneiros.server.people.tokens import NewToken, Scope, Tokens, TokenSeen, seen_tokens
from oneiros.server.store.database import Store
from oneiros.server.store.models import OVER, blocks, chats, people, seats, sessions, tables, tokens

DAY: Final = 86400.0
ADDRESS_OF = "address-of"
ID_MARK: Final = "id:"  # before an id that would look like an option of a command


class PersonSeen(msgspec.Struct, frozen=True):
    """Somebody, and what they did lately."""

    id: str
    name: str
    account: bool
    address: str  # the beginning of its digest: the same for people of one address
    seen: float
    tables: int  # opened within a day
    lines: int  # written within a day


class TableSeen(msgspec.Struct, frozen=True):
    """A table, and who is at it."""

    id: str
    code: str
    game: str
    stage: str
    listed: bool
    touched: float
    opener: str
    names: list[str]
    lines: int


class LineSeen(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    person: str
    name: str
    said: str


class Block(msgspec.Struct, frozen=True):
    """Something that is kept out."""

    kind: str
    shown: str
    until: float


async def people_seen(store: Store, most: int) -> list[PersonSeen]:
    """Those who were here last."""
    seen = func.max(sessions.c.seen).label("seen")
    since = time.time() - DAY
    opened = select(func.count()).where(tables.c.opener == people.c.id, tables.c.opened > since).scalar_subquery()
    lines = select(func.count()).where(chats.c.person == people.c.id, chats.c.at > since).scalar_subquery()
    rows = await store.all(
        select(people, seen, opened.label("opened"), lines.label("lines"))
        .join(sessions, sessions.c.person == people.c.id)
        .group_by(people.c.id)
        .order_by(seen.desc(), people.c.created.desc())
        .limit(most)
    )
    return [
        PersonSeen(
            row.id, row.name, row.account is not None, (row.household or "")[:8], row.seen, row.opened, row.lines
        )
        for row in rows
    ]


async def tables_seen(store: Store, most: int) -> list[TableSeen]:
    """The tables at which something happened last, but for those that are over or closed."""
    lines = select(func.count()).where(chats.c.table_id == tables.c.id).scalar_subquery()
    rows = await store.all(
        select(tables, people.c.name.label("opener_name"), lines.label("lines"))
        .join(people, people.c.id == tables.c.opener)
        .where(tables.c.stage != OVER, tables.c.closed.is_(None))
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    sitting = await store.all(
        select(seats.c.table_id, people.c.name)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_([row.id for row in rows]))
        .order_by(seats.c.seat)
    )
    return [
        TableSeen(
            row.id,
            row.code,
            row.game,
            row.stage,
            row.listed,
            row.touched,
            row.opener_name,
            [seat.name for seat in sitting if seat.table_id == row.id],
            row.lines,
        )
        for row in rows
    ]


async def lines_seen(store: Store, table: str, most: int) -> list[LineSeen]:
    """The last lines of chat at a table."""
    found = await _table(store, table)
    rows = await store.all(
        select(chats)
        .where(chats.c.table_id == found.id, chats.c.removed.is_(None))
        .order_by(chats.c.number.desc())
        .limit(most)
    )
    lines = []
    for row in reversed(rows):
        said = msgspec.json.decode(row.data)
        lines.append(LineSeen(row.number, row.person, said["name"], said.get("text") or f"({said.get('phrase')})"))
    return lines


async def close_table(store: Store, table: str) -> str:
    """Close a table for good: nobody sees it, and nothing happens at it. Gives its id."""
    found = await _table(store, table)
    async with store.writing() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == found.id).values(closed=time.time(), due_at=None, listed=False)
        )
    return str(found.id)


async def remove_line(store: Store, table: str, number: int) -> None:
    """Take a line of chat away. Its number stays taken, and nothing of what it said is kept."""
    found = await _table(store, table)
    gone = msgspec.json.encode({"name": ""})
    async with store.writing() as connection:
        done = await connection.execute(
            update(chats)
            .where(chats.c.table_id == found.id, chats.c.number == number)
            .values(removed=time.time(), data=gone)
        )
    if not done.rowcount:
        raise BadOption(f"the table has no line {number}", "no-line", number=number)


async def log_out(store: Store, person: str) -> int:
    """End all sessions of somebody, and their personal links; how many sessions there were."""
    found = await _person(store, person)
    async with store.writing() as connection:
        return len(await end_sessions(connection, found.id))


async def make_token(store: Store, keeper: str, bot: str, scope: Scope) -> NewToken:
    """A token for a bot that an account keeps."""
    found = await _person(store, keeper)
    if found.account is None or found.keeper is not None:
        raise BadOption(f"{found.name} cannot keep bots: only a person's account can")
    return await Tokens(store).make(found.id, bot, scope)


async def tokens_held(store: Store) -> Sequence[TokenSeen]:
    """All tokens there are."""
    return await seen_tokens(store)


async def end_token(store: Store, token: str) -> None:
    """End a token; running servers close its sockets."""
    async with store.writing() as connection:
        done = await connection.execute(delete(tokens).where(tokens.c.id == token.removeprefix(ID_MARK)))
    if not done.rowcount:
        raise BadOption(f"there is no token with the id {token!r}")


async def block(store: Store, kind: str, value: str, seconds: float) -> Block:
    """Keep a person, a name or an address out for a time."""
    kind, key, shown = await _block_key(store, kind, value)
    until = time.time() + seconds
    async with store.writing() as connection:
        await connection.execute(delete(blocks).where(_same(kind, key) | (blocks.c.until < time.time())))
        await connection.execute(insert(blocks).values(kind=kind, key=key, shown=shown, until=until))
    return Block(kind, shown, until)


async def unblock(store: Store, kind: str, value: str) -> None:
    """Let them in again."""
    kind, key, shown = await _block_key(store, kind, value)
    async with store.writing() as connection:
        done = await connection.execute(delete(blocks).where(_same(kind, key)))
    if not done.rowcount:
        raise BadOption(f"the {kind} {shown} is not blocked", "not-blocked", what=shown)


async def blocks_held(store: Store) -> Sequence[Block]:
    """All blocks that hold now."""
    rows = await store.all(select(blocks).where(blocks.c.until > time.time()).order_by(blocks.c.until))
    return [Block(row.kind, row.shown, row.until) for row in rows]


async def _block_key(store: Store, kind: str, value: str) -> tuple[str, str, str]:
    """The kind of a block, its key in the store, and how the operator is shown it."""
    if kind == PERSON:
        found = await _person(store, value)
        return PERSON, found.id, f"{found.id} ({found.name})"
    if kind == NAME:
        return NAME, name_shape(value), value
    if kind == ADDRESS_OF:
        found = await _person(store, value)
        if found.household is None:
            raise BadOption(f"nobody knows where {found.name} comes from", "no-whereabouts", name=found.name)
        return ADDRESS, found.household, f"of {found.id}"
    try:
        ip_address(value)
    except ValueError:
        raise BadOption(f"{value!r} is no address", "no-address", text=value) from None
    address = address_of((value, 0))
    return ADDRESS, Identities(store).household(address), address


def _same(kind: str, key: str) -> Any:
    return and_(blocks.c.kind == kind, blocks.c.key == key)


async def _person(store: Store, text: str) -> Any:
    """Somebody by their id, or the owner of an account by its name."""
    text = text.removeprefix(ID_MARK)
    rows = await store.all(select(people).where(or_(people.c.id == text, people.c.account == name_key(text))))
    if not rows:
        sentence = f"there is no person with the id {text!r}, and no account of that name"
        raise BadOption(sentence, "no-person", text=text)
    return next((row for row in rows if row.id == text), rows[0])


async def _table(store: Store, text: str) -> Any:
    """A table by its id or its code."""
    text = text.removeprefix(ID_MARK)
    code = text.replace("-", "").upper()
    rows = await store.all(select(tables).where(or_(tables.c.id == text, tables.c.code == code)))
    if not rows:
        raise BadOption(f"there is no table with the id or code {text!r}", "no-table", text=text)
    return next((row for row in rows if row.id == text), rows[0])
