"""Chat at a table: stock phrases and lines of text, kept in the store, and not told to those who muted the writer."""

from __future__ import annotations

import time
from hashlib import blake2b

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from oneiros.core.errors import Refusal
from oneiros.server.errors import StoreDown, unknown
from oneiros.server.live.hub import Hub, Note
from oneiros.server.live.tables import LiveTable
from oneiros.server.people.identity import Visitor
from oneiros.server.people.texts import clean_line
from oneiros.server.store.database import Store
from oneiros.server.store.models import chats, mutes, people
from oneiros.server.wire import ChatLine, Muted

RECENT = 50  # lines that somebody who comes gets
RACES = 5


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as the store keeps it. The seat is where the writer sat then."""

    name: str
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None


class ChatRoom:
    """The chat of all tables."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub

    async def say(self, live: LiveTable, visitor: Visitor, phrase: str | None, text: str | None) -> None:
        """Keep a line, then tell that there is one."""
        if (phrase is None) == (text is None):
            raise Refusal("malformed", "say a `phrase` or a `text`", 400)
        if live.manners.chat == "off" or (text is not None and live.manners.chat == "phrases"):
            raise Refusal("no-chat", "this table has agreed on stock phrases only, or on silence", 403)
        line = None if text is None else clean_line(text)
        said = Said(visitor.name, live.table.seat_of(visitor.id), phrase, line)
        for _ in range(RACES):
            try:
                async with self.store.writing() as connection:
                    last = await connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == live.id))
                    number = (last.scalar() or 0) + 1
                    await connection.execute(
                        insert(chats).values(
                            table_id=live.id,
                            number=number,
                            person=visitor.id,
                            at=time.time(),
                            data=msgspec.json.encode(said),
                        )
                    )
            except IntegrityError:
                continue
            self.hub.tell(Note(self.hub.process, live.id, chat=number))
            return
        raise StoreDown

    async def lines(self, live: LiveTable, visitor: Visitor | None, after: int) -> list[ChatLine]:
        """The last lines after a number, but for those whose writer this visitor has muted."""
        me = visitor.id if visitor else ""
        muted = select(mutes.c.muted).where(mutes.c.person == me)
        rows = await self.store.all(
            select(chats)
            .where(chats.c.table_id == live.id, chats.c.number > after, chats.c.person.not_in(muted))
            .order_by(chats.c.number.desc())
            .limit(RECENT)
        )
        return [_shown(row, me) for row in reversed(rows)]

    async def numbers(self, ids: list[str]) -> list[tuple[str, int]]:
        """The number of the last line at each of these tables that has any."""
        rows = await self.store.all(
            select(chats.c.table_id, func.max(chats.c.number))
            .where(chats.c.table_id.in_(ids))
            .group_by(chats.c.table_id)
        )
        return [(row[0], row[1]) for row in rows]

    async def mute(self, live: LiveTable, person: str, number: int) -> None:
        """Mute the writer of a line."""
        row = await self.store.one(select(chats.c.person).where(chats.c.table_id == live.id, chats.c.number == number))
        if row is None:
            raise unknown("line")
        if row.person == person:
            raise Refusal("yourself", "you cannot mute yourself")
        async with self.store.writing() as connection:
            await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == row.person))
            await connection.execute(insert(mutes).values(person=person, muted=row.person))

    async def muted(self, person: str) -> list[Muted]:
        """Those whom this person has muted. Handles are told instead of ids, which are nobody else's business."""
        rows = await self.store.all(
            select(mutes.c.muted, people.c.name)
            .join(people, people.c.id == mutes.c.muted)
            .where(mutes.c.person == person)
            .order_by(people.c.name)
        )
        return [Muted(self._handle(person, row.muted), row.name) for row in rows]

    async def unmute(self, person: str, handle: str) -> None:
        """Hear somebody again."""
        rows = await self.store.all(select(mutes.c.muted).where(mutes.c.person == person))
        found = [row.muted for row in rows if self._handle(person, row.muted) == handle]
        if not found:
            raise unknown("person")
        async with self.store.writing() as connection:
            await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted.in_(found)))

    def _handle(self, person: str, muted: str) -> str:
        text = f"{person} {muted}".encode()
        return blake2b(text, key=self.store.secret, digest_size=9, person=b"oneiros-mute").hexdigest()


def _shown(row: object, me: str) -> ChatLine:
    said = msgspec.json.decode(row.data, type=Said)  # type: ignore[attr-defined]
    return ChatLine(row.number, row.at, said.name, said.seat, row.person == me, said.phrase, said.text)  # type: ignore[attr-defined]
