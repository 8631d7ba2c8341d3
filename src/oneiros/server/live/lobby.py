"""Opening tables and finding them: by link, by code, in the lobby, among one's own."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import date
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from oneiros.core.chance import SEED_BYTES
from oneiros.core.errors import Refusal
from oneiros.server import clock
from oneiros.server.errors import StoreDown, unknown
from oneiros.server.live import daily, redaction
from oneiros.server.live.announcements import TableMoved
from oneiros.server.live.entry_lines import STAGES, seat_lines
from oneiros.server.live.house_table import Manners
from oneiros.server.live.openings import CODE_SIGNS, daily_table, new_code, opened_table
from oneiros.server.live.tables import LiveTable, LiveTables
from oneiros.server.people.identity import Visitor, new_id
from oneiros.server.store import models
from oneiros.server.store.database import Store
from oneiros.server.store.entries import NewTable, insert_table
from oneiros.server.store.models import people, seats, tables, tries
from oneiros.server.thinking.fair_workers import Asker
from oneiros.server.wire import Listed, Opened, Opening, OwnGame, SeatListed
from oneiros.table import Setup, Table, encode_event

LOBBY_SECONDS: Final = 6 * 3600.0  # after which a table that nobody touches is not listed any more
LOBBY_MOST: Final = 100
LOBBY_LOOKED_AT: Final = 2000  # of the tables at which something happened last
LOBBY_OF_PERSON: Final = 3
LOBBY_OF_ADDRESS: Final = 8
OWN_MOST: Final = 200
RACES: Final = 5
Sitting = dict[int, SeatListed]
"""People at a table, by seat."""


class Lobby:
    """Makes tables and lists them."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self.store = store
        self.tables = live_tables

    async def open(self, visitor: Visitor, asked: Opening, asker: Asker) -> Opened:
        """Open a table. The opener sits down, unless they only want to watch; who is ready gets the first picture."""
        table, manners = opened_table(visitor, asked, clock.now())
        opened = await self._insert(visitor.id, table, manners, asked.listed)
        if not asked.ready:
            return opened
        live = await self.tables.get(opened.id)
        live.asker = asker
        self.tables.announcements.announce(TableMoved(live, ours=True))  # bots may have to move
        return msgspec.structs.replace(opened, picture=redaction.picture(live, visitor.id, None))

    async def begin_daily(self, visitor: Visitor) -> Opened:
        """The visitor's try at today's game, begun if it was not."""
        day = daily.today()
        if (begun := await self._daily_of(visitor.id, day)) is not None:
            return begun
        table, manners = daily_table(visitor, self.store.secret, day, clock.now())
        return await self._insert(visitor.id, table, manners, False, day)

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
        setup, events = table.next_game(secrets.token_bytes(SEED_BYTES), clock.now())
        following = Table.load(setup, events)
        new_table = new_table_of(live.opener, following, live.manners, live.listed)
        with suppress(Refusal):  # somebody else did, one has changed their mind, or the store is down
            await self.tables.unbroken(
                self.tables.act(live, lambda over, now: over.rematched(new_table.row["id"], now), new_table)
            )

    # Finding

    async def by_code(self, code: str) -> str:
        """The table with that code."""
        wanted = code.strip().upper()
        row = None
        if set(wanted) <= set(CODE_SIGNS):
            row = await self.store.one(select(tables.c.id).where(tables.c.code == wanted, tables.c.closed.is_(None)))
        if row is None:
            raise unknown("code")
        return str(row.id)

    async def listed(self) -> list[Listed]:
        """The tables in the lobby that wait for people, the newest first.

        Where there are too many, those at which something happened last. The index has them in that order, so a
        hundred thousand tables take no longer than some hundred. Of each person's and each address's tables the newest
        are listed, so that nobody fills the list alone.
        """
        recent = (
            select(tables.c.id, tables.c.opener, tables.c.opened)
            .where(tables.c.listed, tables.c.stage == models.OPEN, tables.c.touched > clock.now() - LOBBY_SECONDS)
            .where(tables.c.closed.is_(None))
            .order_by(tables.c.touched.desc())
            .limit(LOBBY_LOOKED_AT)
            .subquery()
        )
        newest = recent.c.opened.desc()
        waiting = (
            select(
                recent.c.id,
                func.row_number().over(partition_by=recent.c.opener, order_by=newest).label("of_person"),
                func.row_number()
                .over(partition_by=func.coalesce(people.c.household, recent.c.opener), order_by=newest)
                .label("of_address"),
            )
            .join(people, people.c.id == recent.c.opener)
            .subquery()
        )
        rows = await self.store.all(
            select(tables.c.id, tables.c.game, tables.c.players, tables.c.setup, tables.c.manners, tables.c.opened)
            .join(waiting, waiting.c.id == tables.c.id)
            .where(waiting.c.of_person <= LOBBY_OF_PERSON, waiting.c.of_address <= LOBBY_OF_ADDRESS)
            .order_by(tables.c.opened.desc())
            .limit(LOBBY_MOST)
        )
        sitting = await self._sitting([row.id for row in rows])
        shown = []
        for row in sorted(rows, key=lambda row: -row.opened):
            try:
                shown.append(_listed(row, sitting.get(row.id, {})))
            except msgspec.MsgspecError as error:  # the others are listed all the same
                await self.tables.troubles.set_aside(row.id, error)
        return shown

    async def own(self, person: str, over: bool) -> list[OwnGame]:
        """One's own games: those running, what waits for one first and soonest due before all, or those over."""
        stage = tables.c.stage == models.OVER if over else tables.c.stage != models.OVER
        rows = await self.store.all(
            select(tables, seats.c.seat, seats.c.turn, seats.c.result, seats.c.score, seats.c.round, seats.c.deadline)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, stage, tables.c.closed.is_(None))
            .order_by(seats.c.turn.desc(), seats.c.deadline.is_(None), seats.c.deadline, tables.c.touched.desc())
            .limit(OWN_MOST)
        )
        sitting = await self._sitting([row.id for row in rows])
        of_table: dict[str, list[Any]] = {}
        for row in rows:
            of_table.setdefault(row.id, []).append(row)
        return [_own_game(found, sitting.get(id, {})) for id, found in of_table.items()]

    async def _sitting(self, ids: list[str]) -> dict[str, Sitting]:
        """Who sits at these tables, by seat."""
        rows = await self.store.all(
            select(seats.c.table_id, seats.c.seat, people.c.name, people.c.account, people.c.keeper)
            .join(people, people.c.id == seats.c.person)
            .where(seats.c.table_id.in_(ids))
        )
        found: dict[str, Sitting] = {}
        for row in rows:
            shown = SeatListed(row.name, row.account is None, None, row.keeper is not None)
            found.setdefault(row.table_id, {})[row.seat] = shown
        return found


def new_table_of(opener: str, table: Table, manners: Manners, listed: bool, day: date | None = None) -> NewTable:
    """A table as a new row of the store."""
    setup = table.setup
    row: dict[str, Any] = {
        "id": new_id(),
        "code": new_code(),
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


class _Companions(msgspec.Struct):
    """Of a setup, who shares the screen of its opener: the rest is not needed for a list."""

    companions: tuple[str | None, ...] = ()

    def named(self, sitting: Sitting) -> Sitting:
        """Those who sit there, under the names that they have at this table."""
        names = dict(enumerate(self.companions))
        return {
            seat: one if names.get(seat) is None else SeatListed(names[seat], guest=True, level=None, agent=False)
            for seat, one in sitting.items()
        }


def _own_game(rows: list[Any], sitting: Sitting) -> OwnGame:
    """A game as its owner's list shows it: one line, though others may share the owner's screen."""
    companions = msgspec.json.decode(rows[0].setup, type=_Companions)
    named = companions.named(sitting)
    beside = {seat for seat, name in enumerate(companions.companions) if name is not None}
    own = min(rows, key=lambda row: row.seat in beside)
    turn = rows[0].turn  # the seats that are asked come first
    return OwnGame(
        own.id,
        own.game,
        own.stage,
        turn,
        [named[seat].name if seat in named else None for seat in range(own.players)],
        own.touched,
        own.result,
        own.score,
        own.seat,
        own.round,
        rows[0].deadline if turn else None,
    )


def _listed(row: Any, sitting: Sitting) -> Listed:
    setup = msgspec.json.decode(row.setup, type=Setup)
    sitting = _Companions(setup.companions).named(sitting)
    manners = msgspec.json.decode(row.manners, type=Manners)
    return Listed(
        row.id,
        row.game,
        row.players,
        setup.options,
        setup.clock,
        [sitting.get(seat) or SeatListed(None, False, level, False) for seat, level in enumerate(setup.bots)],
        row.opened,
        manners.agents,
    )
