"""Moves that are stored in the event loop's own thread: while the disk is quick, and never where others would wait."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from oneiros.server.config import Config
from oneiros.server.store import database
from oneiros.server.store.database import Store
from oneiros.server.store.sqlite_statements import driver_of
from tests.server.house import run, serving

MANY_PAGES = 40


def where(_: Connection) -> str:
    """The thread that writes."""
    return threading.current_thread().name


async def opened(folder: Path, **settings: Any) -> Store:
    """A store."""
    store = Store(Config(store=f"sqlite:///{folder / 'test.db'}", **settings))
    await store.open()
    return store


def test_work_for_the_driver_is_done_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        assert await store.transact(where, True) == "MainThread"
        assert (await store.transact(where)).startswith("journal"), "other work can take long"
        async with store.writing():
            waits = asyncio.create_task(store.transact(where, True))
            await asyncio.sleep(0.05)
            assert not waits.done(), "one writes at a time"
        assert (await waits).startswith("journal")
        await store.close()

    run(story())


def test_a_slow_disk_holds_up_nobody_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "SLOW_FOR", 0.3)

    def slow(connection: Connection) -> str:
        time.sleep(2 * database.SLOW_SECONDS)
        return where(connection)

    async def story() -> None:
        store = await opened(tmp_path)
        assert await store.transact(slow, True) == "MainThread"
        assert (await store.transact(slow, True)).startswith("journal")
        await asyncio.sleep(0.3)
        assert await store.transact(where, True) == "MainThread", "it may be quick again"
        await store.close()

    run(story())


def test_another_program_that_writes_holds_up_the_move_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, store_seconds=5.0) as house:
            anna = await house.guest("Anna")
            table = (await anna.post("/api/tables", game="doors"))["id"]
            file = house.config.store_file
            assert file is not None
            async with anna.at(table) as line, anna.at(table) as other:
                await line.done("ready")
                seen = await line.see(lambda seen: seen["choices"])
                assert house.services.store.at_once
                locker = sqlite3.connect(file, isolation_level=None)
                locker.execute("BEGIN IMMEDIATE")
                action = seen["choices"][0]["action"]
                moving = asyncio.create_task(line.done("move", asked=seen["asked"], action=action))
                began = time.monotonic()
                assert (await other.say("ping"))["tell"] == "pong"
                assert time.monotonic() - began < 2.0, "others are answered meanwhile"
                assert not moving.done()
                locker.execute("ROLLBACK")
                locker.close()
                await moving

    run(story())


def test_what_fails_at_once_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        driver_of(connection).execute("INSERT INTO people (id, name, created) VALUES ('p', 'P', 0)")
        raise RuntimeError

    async def story() -> None:
        store = await opened(tmp_path)
        with pytest.raises(RuntimeError):
            await store.transact(half, True)
        count = "SELECT count(*) FROM people"
        assert await store.transact(lambda one: driver_of(one).execute(count).fetchone()[0], True) == 0
        await store.close()

    run(story())


def test_the_log_is_begun_anew_beside_the_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who only write at once never carry it over themselves, and it does not grow without end."""
    monkeypatch.setattr(database, "LOG_PAGES", MANY_PAGES)

    def write(connection: Connection) -> None:
        driver = driver_of(connection)
        driver.execute("INSERT INTO people (id, name, created) VALUES (hex(randomblob(12)), ?, 0)", ("P" * 2000,))

    async def story() -> None:
        store = await opened(tmp_path)
        log = tmp_path / "test.db-wal"
        for _ in range(4 * MANY_PAGES):
            await store.transact(write, True)
        longest = log.stat().st_size
        for _ in range(4):
            await store.checkpoint()
            for _ in range(MANY_PAGES):
                await store.transact(write, True)
        assert log.stat().st_size <= longest, "the place of what was carried over is used again"
        await store.close()
        with sqlite3.connect(tmp_path / "test.db") as alone:
            assert alone.execute("SELECT count(*) FROM people").fetchone() == (8 * MANY_PAGES,)

    run(story())
