"""Chat at a table: stock phrases and lines of text, kept in the store, and not told to those who muted the writer."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select

from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.errors import unknown
from oneiros.server.live.hub import Hub, Note
from oneiros.server.live.tables import LiveTable
from oneiros.server.people.identity import Visitor
from oneiros.server.people.texts import clean_line
from oneiros.server.store.database import Store
from oneiros.server.store.models import chats, mutes, people, seats, tables
from oneiros.server.wire import ChatLine, Muted

RECENT = 50  # lines that somebody who comes gets
FAR_FUTURE = 1e12


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as the store keeps it. The seat is where the writer sat then."""

    name: str
    guest: bool = False
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None


class ChatRoom:
    """The chat of all tables."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub

    async def say(
        self, live: LiveTable, visitor: Visitor, phrase: str | None, text: str | None, shown: int | None = None
    ) -> None:
        """Keep a line, then tell that there is one. Of several people at one screen the one before it says it."""
        if (phrase is None) == (text is None):
            raise Refusal("malformed", "say a `phrase` or a `text`", 400)
        if live.manners.chat == "off" or (text is not None and live.manners.chat == "phrases"):
            raise Refusal("no-chat", "this table has agreed on stock phrases only, or on silence", 403)
        line = None if text is None else clean_line(text)
        here = chats.c.table_id == live.id
        async with self.store.writing() as connection:
            # One line after another: the writer of the next one waits for this row.
            await connection.execute(select(tables.c.id).where(tables.c.id == live.id).with_for_update())
            # This process's copy may be behind. Where the writer sits is asked of the store, lest their line be taken
            # for that of somebody who has their old seat.
            sat = select(seats.c.seat).where(seats.c.table_id == live.id, seats.c.person == visitor.id)
            own = list((await connection.execute(sat)).scalars())
            seat = shown if shown in own else own[0] if len(own) == 1 else None
            number = ((await connection.execute(select(func.max(chats.c.number)).where(here))).scalar() or 0) + 1
            await connection.execute(
                insert(chats).values(
                    table_id=live.id,
                    number=number,
                    person=visitor.id,
                    at=clock.now(),
                    data=msgspec.json.encode(_said(live, visitor, seat, phrase, line)),
                )
            )
        self.hub.tell(Note(self.hub.process, live.id, chat=number))

    async def lines(self, live: LiveTable, visitor: Visitor | None, after: int) -> list[ChatLine]:
        """The last lines after a number, but for those whose writer this visitor has muted."""
        me = visitor.id if visitor else ""
        rows = await self.store.all(
            select(chats)
            .join(people, people.c.id == chats.c.person)
            .where(chats.c.table_id == live.id, chats.c.number > after, chats.c.removed.is_(None))
            .where((chats.c.person == me) | ~_muted(me, live.id))
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
            await connection.execute(
                insert(mutes).values(person=person, muted=row.person, table_id=live.id, at=clock.now())
            )

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


def _said(live: LiveTable, visitor: Visitor, seat: int | None, phrase: str | None, line: str | None) -> Said:
    """The line. Who sits at the table writes under the name they have there."""
    name, guest = visitor.name, not visitor.account
    if seat is not None and live.table.seats[seat].owner == visitor.id:
        name, guest = live.table.seats[seat].name, live.table.seats[seat].guest
    return Said(name, guest, seat, phrase, line)


def _muted(me: str, table: str) -> ColumnElement[bool]:
    """Whether the writer of a line is muted, as a condition on `people`.

    Who mutes a guest does not get the next guest from the same address either, unless it is their own. Nor do they get,
    at that table, guests who came to the server after that and have no seat.
    """
    other = people.alias()
    mine = select(mutes.c.muted).where(mutes.c.person == me)
    guests = select(other.c.household).join(mutes, mutes.c.muted == other.c.id)
    guests = guests.where(mutes.c.person == me, other.c.account.is_(None), other.c.household.is_not(None))
    home = select(other.c.household).where(other.c.id == me, other.c.household.is_not(None))
    since = select(func.min(mutes.c.at)).join(other, mutes.c.muted == other.c.id)
    since = since.where(mutes.c.person == me, mutes.c.table_id == table, other.c.account.is_(None))
    seated = select(seats.c.person).where(seats.c.table_id == table, seats.c.person.is_not(None))
    household = func.coalesce(people.c.household, "")
    return or_(
        people.c.id.in_(mine),
        and_(people.c.account.is_(None), household.in_(guests), household.not_in(home)),
        and_(
            people.c.account.is_(None),
            people.c.created > func.coalesce(since.scalar_subquery(), FAR_FUTURE),
            people.c.id.not_in(seated),
        ),
    )


def _shown(row: object, me: str) -> ChatLine:
    said = msgspec.json.decode(row.data, type=Said)  # type: ignore[attr-defined]
    mine = row.person == me  # type: ignore[attr-defined]
    return ChatLine(row.number, row.at, said.name, said.guest, said.seat, mine, said.phrase, said.text)  # type: ignore[attr-defined]
