"""The store: its history leads to what the code expects, and two servers may start on it at once."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from oneiros.server.config import Config
from oneiros.server.errors import StoreDown
from oneiros.server.metrics import Metrics
from oneiros.server.store.database import Store
from oneiros.server.store.entries import Entry
from oneiros.server.store.journal import MANY, Journal
from oneiros.server.store.migrating import HEAD, migrate
from oneiros.server.store.models import events, metadata, people, tables
from tests.server.house import run, serving
from tests.server.services import Service
from tests.soak.old_forms import revisions


def drift(connection: Connection) -> list[Any]:
    """What the models say and the migrated store does not."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_migrations_lead_to_the_models(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(Config(store=f"sqlite:///{tmp_path / 'new.db'}"))
        await store.open()
        async with store.writing() as connection:
            assert await connection.run_sync(drift) == []
        secret = store.secret
        await store.close()
        again = Store(Config(store=f"sqlite:///{tmp_path / 'new.db'}"))
        await again.open()
        assert again.secret == secret
        await again.close()

    run(story())


def test_several_may_start_on_an_empty_store(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Store(Config(store=f"sqlite:///{tmp_path / 'new.db'}")) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({store.secret for store in stores}) == 1
        for store in stores:
            await store.close()

    run(story())


def test_postgresql_is_migrated_by_one_of_several(postgres: Service) -> None:
    async def story() -> None:
        stores = [Store(Config(store=postgres.url)) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        async with stores[0].writing() as connection:
            assert await connection.run_sync(drift) == []
        assert len({store.secret for store in stores}) == 1
        for store in stores:
            await store.close()

    run(story())


def test_a_version_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(Config(store=f"sqlite:///{tmp_path / 'new.db'}"))
        await store.open()
        row = {"id": "t", "code": "C", "game": "doors", "players": 1, "listed": False, "opener": "p", "opened": 0.0}
        row |= {"setup": b"", "manners": b"", "version": 0, "stage": "open", "touched": 0.0}
        async with store.writing() as connection:
            await connection.execute(insert(people).values(id="p", name="P", created=0.0))
            await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(events).values(table_id="t", version=1, data=b"a"))
        with pytest.raises(IntegrityError):
            await _twice(store)
        await store.close()

    run(story())


async def _twice(store: Store) -> None:
    async with store.writing() as connection:
        await connection.execute(insert(events).values(table_id="t", version=1, data=b"b"))


def test_no_writer_waits_for_ever_behind_the_others(tmp_path: Path) -> None:
    """A guest who comes while moves are stored without a pause is let in when those before have had their turn."""
    movers = 3

    async def story() -> None:
        store = Store(Config(store=f"sqlite:///{tmp_path / 'new.db'}", store_seconds=1.0))
        await store.open()
        busy = True
        moves = 0

        async def move() -> None:
            nonlocal moves
            while busy:
                await store.transact(lambda connection: connection.execute(people.update().values(name="x")).rowcount)
                moves += 1

        tasks = [asyncio.create_task(move()) for _ in range(movers)]
        waited = []
        for number in range(30):
            before = moves
            async with store.writing() as connection:
                await connection.execute(insert(people).values(id=f"p{number}", name="P", created=0.0))
            waited.append(moves - before)
        busy = False
        await asyncio.gather(*tasks)
        assert max(waited) <= movers, "each of the others goes first once at most"
        assert sum(waited) > movers, "and they do store all the time"
        await store.close()

    run(story())


def test_a_store_of_today_is_opened_without_the_tool_that_migrates(tmp_path: Path) -> None:
    """It takes a quarter of a second to import, at every start."""
    assert revisions()[-1] == HEAD
    url = f"sqlite:///{tmp_path / 'store.db'}"

    async def begin() -> None:
        store = Store(Config(store=url))
        await store.open()
        await store.close()

    run(begin())
    again = (
        "import asyncio, sys\nfrom oneiros.server.config import Config\n"
        "from oneiros.server.store.database import Store\n"
        f"asyncio.run(Store(Config(store={url!r})).open())\nprint('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", again]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1] == "False"


def test_accounts_and_games_of_the_first_form_live_on(tmp_path: Path) -> None:
    """Of two accounts that now count as alike, both are kept."""
    file = tmp_path / "old.db"

    def make_old(connection: Connection) -> None:
        migrate(connection, "0001")
        run = connection.exec_driver_sql
        for number, (name, account) in enumerate([("Anna", "anna"), ("ＡＮＮＡ", "ａｎｎａ"), ("Berta", "berta")]):
            run("INSERT INTO people VALUES (?, ?, ?, ?, 'hash')", (f"p{number}", name, float(number), account))
        run("INSERT INTO mutes VALUES ('p0', 'p1')")
        run(
            "INSERT INTO tables (id, code, game, players, listed, opener, opened, setup, manners, version, stage,"
            " touched, lease_until, lease_by)"
            " VALUES ('t', 'C', 'doors', 1, 0, 'p0', 0, x'', x'', 1, 'playing', 0, 0, '')"
        )
        run("INSERT INTO events VALUES ('t', 1, x'00')")

    async def story() -> None:
        old = Store(Config(store=f"sqlite:///{file}"))
        async with old.writing() as connection:
            await connection.run_sync(make_old)
        await old.close()
        store = Store(Config(store=f"sqlite:///{file}"))
        await store.open()
        rows = await store.all(select(people.c.account, people.c.shape).order_by(people.c.created))
        assert [tuple(row) for row in rows] == [("anna", "anna"), ("ａｎｎａ", None), ("berta", "berta")]
        assert len(await store.all(select(events))) == 1
        assert len(await store.all(select(tables).where(tables.c.closed.is_(None)))) == 1
        async with store.writing() as connection:
            assert await connection.run_sync(drift) == []
        await store.close()

    run(story())


def test_one_bad_entry_fails_alone(tmp_path: Path) -> None:
    """What cannot be stored at one table does not fail those that are stored in the same moment."""

    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = [await anna.post("/api/tables", game="doors") for _ in range(3)]
            lives = [await house.services.tables.get(one["id"]) for one in opened]
            entries = [Entry(live.id, live.table.version, (b"{}",), "open", None) for live in lives]
            entries[1] = structs.replace(entries[1], events=(None,))
            answers = await asyncio.gather(
                *(house.services.journal.append(entry) for entry in entries), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [type(None), StoreDown, type(None)]
            for live, stored in zip(lives, (2, 1, 2), strict=True):
                assert await house.services.tables.versions([live.id]) == [(live.id, stored)]

    run(story())


def test_the_log_is_carried_over_beside_the_writers(tmp_path: Path) -> None:
    """The moves of a second go into the file without a writer that stops for it, even while one is at it."""

    def one(number: int) -> dict[str, Any]:
        return {"id": f"p{number}", "name": "P", "created": 0.0}

    async def story() -> None:
        file = tmp_path / "games.db"
        store = Store(Config(store=f"sqlite:///{file}"))
        await store.open()
        await store.checkpoint()
        size = file.stat().st_size
        async with store.writing() as connection:
            await connection.execute(insert(people), [one(number) for number in range(500)])
        assert file.stat().st_size == size, "what is committed is in the log first"
        async with store.writing() as connection:
            await connection.execute(insert(people).values(**one(500)))
            async with asyncio.timeout(5):
                await store.checkpoint()
        assert file.stat().st_size > size
        with closing(sqlite3.connect(file)) as alone:
            assert alone.execute("SELECT count(*) FROM people").fetchone() == (501,)
        await store.close()
        assert not file.with_name("games.db-wal").exists(), "whoever closes last leaves one file"

    run(story())


@pytest.mark.parametrize(("tables_at_once", "waits"), [(1, False), (MANY - 1, False), (MANY, True)])
def test_only_a_busy_journal_waits_for_others(
    monkeypatch: pytest.MonkeyPatch, tables_at_once: int, waits: bool
) -> None:
    class Told:
        config = Config()
        at_once = False

        async def transact(self, work: Any, by_driver: bool) -> set[str]:
            return {str(number) for number in range(tables_at_once)}

    async def story() -> None:
        journal = Journal(Told(), Metrics(), "")  # type: ignore[arg-type]
        entries = [Entry(str(number), 0, (b"{}",), "open", None) for number in range(tables_at_once)]
        for again in range(2):
            began = time.monotonic()
            await asyncio.gather(*map(journal.append, entries))
            waited = time.monotonic() - began >= 0.2
            assert waited is (waits and again == 1)

    monkeypatch.setattr("oneiros.server.store.journal.GATHER_SECONDS", 0.2)
    run(story())
