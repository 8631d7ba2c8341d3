"""A guest who logs in to an account: what the guest has played becomes the account's.

Table by table the seat gets another owner, as an event like any other, so every process learns of it. Should the
server die in between, the browser is still the guest, and logging in again does the rest.
"""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.core.errors import Refusal
from oneiros.server.live.tables import LiveTables
from oneiros.server.people.identity import Visitor
from oneiros.server.store.database import Store
from oneiros.server.store.models import chats, login_links, mutes, ratings, seats, sessions, tables, tries


async def merge_guest(store: Store, live_tables: LiveTables, guest: str, owner: Visitor) -> list[str]:
    """Give all that the guest has to the heir; the guest's sessions end, and are what this gives back."""
    rows = await store.all(
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == guest)
        .order_by(tables.c.touched)
    )
    for row in rows:
        with suppress(Refusal):  # both sit there, or it was played under other rules: it stays the guest's
            live = await live_tables.get(row.table_id, fresh=True)
            await live_tables.act(live, lambda table, now: table.transfer_seat(guest, owner.id, owner.name, now))
    async with store.writing() as connection:
        ended = await _transfer_rest(connection, guest, owner.id)
    for row in rows:
        live_now = live_tables.cached(row.table_id)
        if live_now is not None and live_now.opener == guest:
            live_now.opener = owner.id
    return ended


async def _transfer_rest(connection: AsyncConnection, guest: str, owner: str) -> list[str]:
    """What is not in the events. Where both have something of which there can be one, the heir's stands."""
    await connection.execute(update(tables).where(tables.c.opener == guest).values(opener=owner))
    await connection.execute(update(chats).where(chats.c.person == guest).values(person=owner))
    own_days = select(tries.c.day).where(tries.c.person == owner)
    moved = update(tries).where(tries.c.person == guest, tries.c.day.not_in(own_days))
    await connection.execute(moved.values(person=owner))
    own_games = select(ratings.c.game).where(ratings.c.person == owner)
    rated = update(ratings).where(ratings.c.person == guest, ratings.c.game.not_in(own_games))
    await connection.execute(rated.values(person=owner))
    # Whom the guest did not want to hear, and who did not want to hear the guest.
    found = await connection.execute(select(mutes).where((mutes.c.person == guest) | (mutes.c.muted == guest)))
    for row in found.all():
        person, muted = (owner if id == guest else id for id in (row.person, row.muted))
        pair = (mutes.c.person == person, mutes.c.muted == muted)
        if person != muted and (await connection.execute(select(mutes).where(*pair))).first() is None:
            await connection.execute(insert(mutes).values(person=person, muted=muted))
    await connection.execute(delete(login_links).where(login_links.c.person == guest))
    ended = await connection.execute(delete(sessions).where(sessions.c.person == guest).returning(sessions.c.id))
    return list(ended.scalars())
