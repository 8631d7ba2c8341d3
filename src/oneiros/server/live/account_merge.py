"""A guest who logs in to an account: what the guest has played becomes the account's.

Table by table the seat gets another owner, as an event like any other, so every process learns of it. Should the
server die in between, or its store be down, the browser is still the guest, and logging in again does the rest.

Nobody has two seats at one table. Where the account sits already, the seat stays the guest's. While such a game lasts
the guest stays, too: the browser is the guest again as soon as it logs out.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oneiros.core.errors import Refusal
from oneiros.server.errors import Stale, StoreDown
from oneiros.server.live.tables import LiveTables
from oneiros.server.people.identity import Visitor, end_sessions
from oneiros.server.store.database import Store
from oneiros.server.store.models import OVER, chats, login_links, mutes, ratings, seats, tables, tries
from oneiros.table import Reason


class Merged(NamedTuple):
    """What became of the guest."""

    ended: list[str]  # the guest's sessions
    stays: bool  # whether the guest has a seat that the account cannot have


async def merge_guest(store: Store, live_tables: LiveTables, guest: str, owner: Visitor) -> Merged:
    """Give all that the guest has to the heir. The guest's sessions end, unless there is a game left to play."""
    rows = await store.all(
        select(seats.c.table_id, tables.c.stage)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == guest, tables.c.closed.is_(None))
        .group_by(tables.c.id, seats.c.table_id, tables.c.stage, tables.c.touched)
        .order_by(tables.c.touched)
    )
    stays = False
    for row in rows:
        try:
            live = await live_tables.get(row.table_id, fresh=True)
            await live_tables.act(live, lambda table, now: table.transfer_seat(guest, owner.id, owner.name, now))
        except (StoreDown, Stale):
            raise  # or the guest would be gone and the seat nobody's
        except Refusal as refusal:
            # Both sit there. Or the game was played under other rules, say: then nobody can go on with it.
            stays = stays or (refusal.code == Reason.ALREADY_SEATED and row.stage != OVER)
    async with store.writing() as connection:
        await _transfer_rest(connection, guest, owner.id)
        await connection.execute(delete(login_links).where(login_links.c.person == guest))
        ended = [] if stays else await end_sessions(connection, guest)
    for row in rows:
        live_now = live_tables.cached(row.table_id)
        if live_now is not None and live_now.opener == guest:
            live_now.opener = owner.id
    return Merged(ended, stays)


async def _transfer_rest(connection: AsyncConnection, guest: str, owner: str) -> None:
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
            kept = insert(mutes).values(person=person, muted=muted, table_id=row.table_id, at=row.at)
            await connection.execute(kept)
