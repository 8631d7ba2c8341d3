"""Opening tables and finding them: by link, by code, in the lobby, among one's own."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from datetime import date
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

import oneiros
from oneiros.core.chance import SEED_BYTES
from oneiros.core.errors import Refusal
from oneiros.server.errors import StoreDown, unknown
from oneiros.server.live import daily
from oneiros.server.live.tables import STAGES, LiveTable, LiveTables, Manners, seat_lines
from oneiros.server.people.identity import Visitor, new_id
from oneiros.server.store import models
from oneiros.server.store.database import Store
from oneiros.server.store.entries import NewTable, insert_table
from oneiros.server.store.models import people, seats, tables, tries
from oneiros.server.wire import Listed, Opened, Opening, OwnGame, SeatListed
from oneiros.table import Setup, Table, encode_event, new_setup
from oneiros.table.setup import SUBSTITUTE

CODE_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look like another
CODE_LENGTH: Final = 6
LOBBY_SECONDS: Final = 6 * 3600.0  # after which a table that nobody touches is not listed any more
LOBBY_MOST: Final = 100
OWN_MOST: Final = 200
RACES: Final = 5
LONGEST_CLOCK: Final = 30 * 86400.0


class Lobby:
    """Makes tables and lists them."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self.store = store
        self.tables = live_tables

    async def open(self, visitor: Visitor, asked: Opening) -> Opened:
        """Open a table. The opener sits down, unless they only want to watch."""
        game = oneiros.game(asked.game)
        if max(asked.clock.seconds, asked.clock.increment) > LONGEST_CLOCK:
            raise Refusal("bad-request", "a clock can have 30 days at most", 400)
        setup = new_setup(
            game,
            asked.players,
            options=asked.options,
            bots=asked.bots,
            substitute=asked.substitute or SUBSTITUTE,
            clock=asked.clock,
            glass=asked.glass,
            undo=asked.undo,
        )
        if all(level is not None for level in setup.bots):
            raise Refusal("no-seat", "at least one seat must be left for a person", 400)
        manners = Manners(hints=asked.hints, chat=asked.chat)
        table = Table(setup)
        if not asked.watch:
            table.commit(table.sit(visitor.id, visitor.name, time.time()))
        return await self._insert(visitor.id, table, manners, asked.listed)

    async def begin_daily(self, visitor: Visitor) -> Opened:
        """The visitor's try at today's game, begun if it was not."""
        day = daily.today()
        if (begun := await self._daily_of(visitor.id, day)) is not None:
            return begun
        table = Table(daily.setup_of(self.store.secret, day))
        table.commit(table.sit(visitor.id, visitor.name, time.time()))
        table.commit(table.ready(visitor.id, time.time()))
        return await self._insert(visitor.id, table, Manners(chat="off"), False, day)

    async def _insert(
        self, opener: str, table: Table, manners: Manners, listed: bool, day: date | None = None
    ) -> Opened:
        for _ in range(RACES):
            new_table = new_table_of(opener, table, manners, listed, day)
            opened = Opened(new_table.row["id"], new_table.row["code"])
            try:
                async with self.store.writing() as connection:
                    await connection.run_sync(insert_table, new_table)
                    if day is not None:
                        await connection.execute(
                            insert(tries).values(day=day.isoformat(), person=opener, table_id=opened.id)
                        )
            except IntegrityError:
                # Another table has this code, or the daily game was begun elsewhere in the same moment.
                if day is not None and (begun := await self._daily_of(opener, day)) is not None:
                    return begun
                continue
            return opened
        raise StoreDown

    async def _daily_of(self, person: str, day: date) -> Opened | None:
        """Somebody's try on that day, if there is one."""
        row = await self.store.one(
            select(tables.c.id, tables.c.code)
            .join(tries, tries.c.table_id == tables.c.id)
            .where(tries.c.day == day.isoformat(), tries.c.person == person)
        )
        return None if row is None else Opened(row.id, row.code)

    async def begin_rematch(self, live: LiveTable) -> None:
        """Set up the next game when everybody wants it: both tables change in one transaction, so once.

        Should the server die in between, the next visitor of the table brings it about.
        """
        table = live.table
        if not table.rematch_agreed or table.rematch_table is not None:
            return
        setup, events = table.next_game(secrets.token_bytes(SEED_BYTES), time.time())
        following = Table.load(setup, events)
        new_table = new_table_of(live.opener, following, live.manners, live.listed)
        with suppress(Refusal):  # somebody else did, one has changed their mind, or the store is down
            await self.tables.unbroken(
                self.tables.act(live, lambda over, now: over.rematched(new_table.row["id"], now), new_table)
            )

    # Finding

    async def by_code(self, code: str) -> str:
        """The table with that code."""
        row = await self.store.one(select(tables.c.id).where(tables.c.code == code.strip().upper()))
        if row is None:
            raise unknown("code")
        return str(row.id)

    async def listed(self) -> list[Listed]:
        """The tables in the lobby that wait for people, the newest first."""
        rows = await self.store.all(
            select(tables)
            .where(tables.c.listed, tables.c.stage == models.OPEN, tables.c.touched > time.time() - LOBBY_SECONDS)
            .order_by(tables.c.opened.desc())
            .limit(LOBBY_MOST)
        )
        sitting = await self._sitting([row.id for row in rows])
        return [_listed(row, sitting.get(row.id, {})) for row in rows]

    async def own(self, person: str, over: bool) -> list[OwnGame]:
        """One's own games: those running, 'your turn' first, or those over, the latest first."""
        stage = tables.c.stage == models.OVER if over else tables.c.stage != models.OVER
        rows = await self.store.all(
            select(tables, seats.c.turn, seats.c.result, seats.c.score)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, stage)
            .order_by(seats.c.turn.desc(), tables.c.touched.desc())
            .limit(OWN_MOST)
        )
        sitting = await self._sitting([row.id for row in rows])
        return [
            OwnGame(
                row.id,
                row.game,
                row.stage,
                row.turn,
                [sitting.get(row.id, {}).get(seat) for seat in range(row.players)],
                row.touched,
                row.result,
                row.score,
            )
            for row in rows
        ]

    async def _sitting(self, ids: list[str]) -> dict[str, dict[int, str]]:
        """The names of the people at these tables, by seat."""
        rows = await self.store.all(
            select(seats.c.table_id, seats.c.seat, people.c.name)
            .join(people, people.c.id == seats.c.person)
            .where(seats.c.table_id.in_(ids))
        )
        found: dict[str, dict[int, str]] = {}
        for row in rows:
            found.setdefault(row.table_id, {})[row.seat] = row.name
        return found


def new_table_of(opener: str, table: Table, manners: Manners, listed: bool, day: date | None = None) -> NewTable:
    """A table as a new row of the store."""
    code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
    setup = table.setup
    row: dict[str, Any] = {
        "id": new_id(),
        "code": code,
        "game": setup.game,
        "players": setup.players,
        "listed": listed,
        "opener": opener,
        "setup": msgspec.json.encode(setup),
        "manners": msgspec.json.encode(manners),
        "day": None if day is None else day.isoformat(),
    }
    due_at = min((due.at for due in table.due()), default=None)
    events = tuple(encode_event(event) for event in table.events)
    return NewTable(row, STAGES[table.status], due_at, events, seat_lines(table))


def _listed(row: Any, names: dict[int, str]) -> Listed:
    setup = msgspec.json.decode(row.setup, type=Setup)
    return Listed(
        row.id,
        row.game,
        row.players,
        setup.options,
        setup.clock,
        [SeatListed(names.get(seat), level) for seat, level in enumerate(setup.bots)],
        row.opened,
    )
