"""A guest who logs in to an account: what the guest has played becomes the account's.

Table by table the seat gets another owner, as an event like any other, so every process learns of it. Should the
server die in between, the browser is still the guest, and logging in again does the rest.
"""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.server.errors import Refusal
from oneiros.server.identity import Visitor
from oneiros.server.live import Tables
from oneiros.server.models import carries, chats, mutes, ratings, seats, sessions, tables, tries
from oneiros.server.store import Store
from oneiros.table import Refused


async def inherit(store: Store, live_tables: Tables, guest: str, heir: Visitor) -> list[str]:
    """Give all that the guest has to the heir; the guest's sessions end, and are what this gives back."""
    rows = await store.all(
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == guest)
        .order_by(tables.c.touched)
    )
    for row in rows:
        with suppress(Refused, Refusal):  # both sit there, or it was played under other rules: it stays the guest's
            live = await live_tables.get(row.table_id, fresh=True)
            await live_tables.act(live, lambda table, now: table.inherit(guest, heir.id, heir.name, now))
    async with store.writing() as connection:
        ended = await _hand_over(connection, guest, heir.id)
    for row in rows:
        live_now = live_tables.cached(row.table_id)
        if live_now is not None and live_now.opener == guest:
            live_now.opener = heir.id
    return ended


async def _hand_over(connection: AsyncConnection, guest: str, heir: str) -> list[str]:
    """What is not in the events. Where both have something of which there can be one, the heir's stands."""
    await connection.execute(update(tables).where(tables.c.opener == guest).values(opener=heir))
    await connection.execute(update(chats).where(chats.c.person == guest).values(person=heir))
    own_days = select(tries.c.day).where(tries.c.person == heir)
    moved = update(tries).where(tries.c.person == guest, tries.c.day.not_in(own_days))
    await connection.execute(moved.values(person=heir))
    own_games = select(ratings.c.game).where(ratings.c.person == heir)
    rated = update(ratings).where(ratings.c.person == guest, ratings.c.game.not_in(own_games))
    await connection.execute(rated.values(person=heir))
    # Whom the guest did not want to hear, and who did not want to hear the guest.
    found = await connection.execute(select(mutes).where((mutes.c.person == guest) | (mutes.c.muted == guest)))
    for row in found.all():
        person, muted = (heir if id == guest else id for id in (row.person, row.muted))
        pair = (mutes.c.person == person, mutes.c.muted == muted)
        if person != muted and (await connection.execute(select(mutes).where(*pair))).first() is None:
            await connection.execute(insert(mutes).values(person=person, muted=muted))
    await connection.execute(delete(carries).where(carries.c.person == guest))
    ended = await connection.execute(delete(sessions).where(sessions.c.person == guest).returning(sessions.c.id))
    return list(ended.scalars())
