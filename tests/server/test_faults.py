"""When something breaks: clear words, no loss, and it goes on when the trouble is over."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from oneiros.server import clock
from oneiros.server.config import Config
from oneiros.server.errors import StoreDown
from oneiros.server.store.models import events, tables
from oneiros.table.events import AnyEvent, Moved, TookOver, decode_event
from tests.server.house import House, Visitor, in_step, play_out, run, serving
from tests.server.services import Service


async def doors(house: House) -> tuple[Visitor, str]:
    """Somebody at a game of Doors that has begun."""
    anna = await house.guest("Anna")
    opened = await anna.post("/api/tables", game="doors")
    async with anna.at(opened["id"]) as line:
        await line.done("ready")
    return anna, opened["id"]


async def stored(house: House, table: str) -> list[int]:
    """The versions of a table in the store."""
    rows = await house.services.store.all(
        select(events.c.version).where(events.c.table_id == table).order_by(events.c.version)
    )
    return [row.version for row in rows]


def test_a_locked_store_refuses_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, store_seconds=0.2) as house:
            anna, table = await doors(house)
            file = house.config.store_file
            assert file is not None
            async with anna.at(table) as line:
                seen = await line.see()
                asked, action = seen["asked"], seen["choices"][0]["action"]
                locker = sqlite3.connect(file, isolation_level=None)
                locker.execute("BEGIN EXCLUSIVE")
                answer = await line.refused("move", "store-down", asked=asked, action=action)
                assert "nothing is lost" in answer["reason"]
                assert (await anna.post("/api/tables", 503, game="doors"))["code"] == "store-down"
                assert (await line.say("ping"))["tell"] == "pong", "the socket lives on"
                locker.execute("ROLLBACK")
                locker.close()
                await line.done("move", asked=asked, action=action)
            assert await stored(house, table) == list(range(1, 5))

    run(story())


def test_a_full_store_refuses_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna, table = await doors(house)
            async with anna.at(table) as line:
                await line.see()
                async with house.services.store.writing() as connection:
                    pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
                    await connection.execute(text(f"PRAGMA max_page_count={pages}"))
                refusal: dict[str, Any] = {}
                acknowledged = 0
                while not refusal:
                    answer = await line.say("chat", text="x" * 300)
                    refusal = answer if answer["tell"] == "no" else {}
                    acknowledged += answer["tell"] == "done"
                assert refusal["code"] == "store-down"
                version = line.seen["version"]
                async with house.services.store.writing() as connection:
                    await connection.execute(text("PRAGMA max_page_count=1000000"))
                await line.move()
                assert line.seen["version"] == version + 1
                lines = await house.services.store.one(text("SELECT count(*) FROM chats"))
                assert lines[0] == acknowledged, "what was acknowledged is there, and nothing else"

    run(story())


@pytest.mark.parametrize("at_once", [True, False])
def test_an_answer_lost_on_the_way_from_the_store_loses_no_move(tmp_path: Path, at_once: bool) -> None:
    """The transaction was kept, but the server never heard so: the move is there when one looks again, once."""

    async def story() -> None:
        async with serving(tmp_path) as house:
            anna, table = await doors(house)
            store = house.services.store
            if not at_once:
                store.hurry = False
            really, really_here = store.transact, store.transact_here

            async def kept_but_cut_off(*given: Any, **named: Any) -> Any:
                await really(*given, **named)
                raise StoreDown

            def kept_here_but_cut_off(work: Any) -> Any:
                really_here(work)
                raise StoreDown

            async with anna.at(table) as line:
                seen = await line.see()
                store.transact = kept_but_cut_off  # type: ignore[method-assign]
                store.transact_here = kept_here_but_cut_off  # type: ignore[method-assign]
                asked, action = seen["asked"], seen["choices"][0]["action"]
                await line.refused("move", "store-down", asked=asked, action=action)
                store.transact, store.transact_here = really, really_here  # type: ignore[method-assign]
                await line.say("look")
                await line.reach(seen["version"] + 1)
                await line.refused("move", "stale", asked=asked, action=action)
                await line.move()
            assert await stored(house, table) == list(range(1, 6))

    run(story())


def test_a_killed_worker_is_replaced_and_the_bot_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "dreamer"])
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                await play_out(line, most=1)
                await line.see(lambda seen: seen["turn"] != [1])
                pools = list(house.services.bot_workers.workers.pools.values())
                assert pools
                for pool in pools:
                    for process in list(pool._processes.values()):
                        assert process.pid is not None
                        os.kill(process.pid, signal.SIGKILL)
                await play_out(line, most=3)

    run(story())


def test_shutdown_finishes_moves_under_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna, table = await doors(house)
            store = house.services.store
            store.hurry = False
            really, begun, go_on = store.transact, asyncio.Event(), asyncio.Event()

            async def slow(*given: Any, **named: Any) -> Any:
                begun.set()
                await go_on.wait()
                return await really(*given, **named)

            async with anna.at(table) as line:
                seen = await line.see()
                store.transact = slow  # type: ignore[method-assign]
                moving = asyncio.create_task(line.say("move", asked=seen["asked"], action=seen["choices"][0]["action"]))
                await begun.wait()
                house.server.should_exit = True
                go_on.set()
                assert (await moving)["tell"] == "done"
                assert (await line.ended())["again"] is True
        async with serving(tmp_path) as house:
            assert await stored(house, table) == [1, 2, 3, 4]

    run(story())


def test_what_was_due_when_the_server_died_is_taken_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
            house.services.scheduler._stopped = True  # as if the process died before it could see to anything
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                while 0 in line.seen["turn"]:
                    await line.move()
                assert line.seen["turn"] == [1]
                version = line.seen["version"]
            cookie = anna.http.cookies["oneiros"]
        async with serving(tmp_path, lease_seconds=0.1) as house:
            again = house.visitor()
            again.http.cookies["oneiros"] = cookie
            async with again.at(opened["id"]) as line:
                await line.reach(version + 1)
                await line.see(lambda seen: 0 in seen["turn"])

    run(story())


def test_a_table_that_fell_out_of_memory_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, cached_tables=2) as house:
            anna, table = await doors(house)
            for _ in range(4):
                await doors(house)
            assert house.services.tables.cached(table) is None
            async with anna.at(table) as line:
                await line.move()
            assert await stored(house, table) == [1, 2, 3, 4]

    run(story())


# Two processes


def both(postgres: Service, redis: Service, **settings: Any) -> dict[str, Any]:
    """Settings of one of several servers on the same store and channel."""
    return {"store": postgres.url, "channels": redis.url, "check_seconds": 0.3, **settings}


def test_two_servers_are_one_table(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        settings = both(postgres, redis)
        async with serving(tmp_path, **settings) as here, serving(tmp_path, **settings) as there:
            anna, berta = await here.guest("Anna"), await there.guest("Berta")
            opened = await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1})
            async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two:
                await two.done("sit")
                await two.done("ready")
                await one.done("ready")
                # The same person through both at once: one of the two is told that it came second.
                mirror = there.visitor()
                mirror.http.cookies["oneiros"] = anna.http.cookies["oneiros"]
                async with mirror.at(opened["id"]) as same:
                    for _ in range(12):
                        await in_step(one, two, same)
                        if one.seen["status"] == "over":
                            break
                        if one.seen["asked"] is None:
                            await two.move()
                            continue
                        asked, action = one.seen["asked"], one.seen["choices"][0]["action"]
                        answers = await asyncio.gather(
                            one.say("move", asked=asked, action=action), same.say("move", asked=asked, action=action)
                        )
                        assert sorted(answer["tell"] for answer in answers) == ["done", "no"], answers
                        (no,) = [answer for answer in answers if answer["tell"] == "no"]
                        assert no["code"] in ("stale", "not-your-turn", "over")
                await two.done("chat", text="from there")
                assert (await one.heard(1))[-1]["text"] == "from there"
                await play_out(one, two)
                assert one.seen["result"] == two.seen["result"]
            versions = await stored(here, opened["id"])
            assert versions == list(range(1, len(versions) + 1))

    run(story())


def test_a_channel_that_is_down_loses_nothing(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        settings = both(postgres, redis)
        async with serving(tmp_path, **settings) as here, serving(tmp_path, **settings) as there:
            anna = await here.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            mirror = there.visitor()
            mirror.http.cookies["oneiros"] = anna.http.cookies["oneiros"]
            async with anna.at(opened["id"]) as one, mirror.at(opened["id"]) as two:
                await one.done("ready")
                await two.see(lambda seen: seen["status"] == "playing")
                redis.stop(signal.SIGKILL)
                try:
                    for line, other in ((one, two), (two, one)):
                        await line.move()
                        await other.reach(line.seen["version"])
                    assert (await anna.get("/health"))["status"] == "ok"
                finally:
                    redis.start()
                while not (here.services.hub.up and there.services.hub.up):
                    await asyncio.sleep(0.01)
                await one.move()
                await two.reach(one.seen["version"])

    run(story())


def test_a_store_that_went_away_comes_back(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        async with serving(tmp_path, **both(postgres, redis, store_seconds=1.0)) as house:
            anna, table = await doors(house)
            async with anna.at(table) as line:
                seen = await line.see()
                asked, action = seen["asked"], seen["choices"][0]["action"]
                postgres.stop()
                try:
                    await line.refused("move", "store-down", asked=asked, action=action)
                    assert (await anna.get("/health", 503))["code"] == "store-down"
                finally:
                    postgres.start()
                answer = await line.say("move", asked=asked, action=action)
                while answer["tell"] == "no" and answer["code"] == "store-down":
                    answer = await line.say("move", asked=asked, action=action)
                assert answer["tell"] == "done"
            assert await stored(house, table) == [1, 2, 3, 4]

    run(story())


def test_a_lease_is_respected_and_runs_out(tmp_path: Path, postgres: Service, redis: Service) -> None:
    """What one server sees to the other leaves alone; when the first is gone the other takes it up, once."""

    async def story() -> None:
        settings = both(postgres, redis, lease_seconds=1.0)
        async with serving(tmp_path, **settings) as there, serving(tmp_path, **settings) as here:
            anna = await here.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
            here.services.scheduler._stopped = True  # it holds the lease and does nothing
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                while 0 in line.seen["turn"]:
                    await line.move()
                version = line.seen["version"]
                row = await here.services.store.one(select(tables).where(tables.c.id == opened["id"]))
                assert row.lease_by == here.services.process
                await there.services.scheduler.sweep()
                assert not there.services.scheduler._busy, "not while the lease holds"
                await line.see(lambda seen: 0 in seen["turn"])
            rows = await there.services.store.one(
                select(func.count()).where(events.c.table_id == opened["id"], events.c.version == version + 1)
            )
            assert rows[0] == 1

    run(story())


class FarAhead:
    """The server's clock, which a test can put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        really = clock.now
        monkeypatch.setattr(clock, "now", lambda: really() + self.seconds)


async def of_the_table(house: House, table: str) -> list[AnyEvent]:
    """What happened at a table without a person."""
    rows = await house.services.store.all(
        select(events.c.data).where(events.c.table_id == table).order_by(events.c.version)
    )
    found = [decode_event(row.data) for row in rows]
    return [event for event in found if isinstance(event, TookOver) or (isinstance(event, Moved) and event.seat < 0)]


@pytest.mark.parametrize("alive", [True, False])
def test_clocks_and_sandglasses_happen_once_whoever_is_alive(
    tmp_path: Path, postgres: Service, redis: Service, monkeypatch: pytest.MonkeyPatch, alive: bool
) -> None:
    """Two servers know of the same moment; it comes once, also when the one that meant to see to it is gone."""

    async def story() -> None:
        settings = both(postgres, redis, lease_seconds=1.0)
        clock = FarAhead(monkeypatch)
        async with serving(tmp_path, **settings) as there, serving(tmp_path, **settings) as here:
            anna = await here.guest("Anna")
            glass = await anna.post("/api/tables", game="runners", players=1)
            timed = await anna.post("/api/tables", game="doors", clock={"kind": "move", "seconds": 60})
            here.services.scheduler._stopped = not alive
            mirror = there.visitor()
            mirror.http.cookies["oneiros"] = anna.http.cookies["oneiros"]
            async with anna.at(glass["id"]) as line, mirror.at(glass["id"]) as same, anna.at(timed["id"]) as doors_line:
                await line.done("ready")
                await doors_line.done("ready")
                await same.see(lambda seen: seen["status"] == "playing")
                clock.seconds += 200.0  # the patience is over, and so is a minute
                await same.see(lambda seen: seen["view"]["glass"])
                await doors_line.see(lambda seen: seen["seats"][0]["away"] == "clock")
                clock.seconds += 100.0  # and now the sand has run down
                await same.see(lambda seen: not seen["view"]["glass"])
                for server in (here, there):
                    await server.services.scheduler.sweep()
            turned = await of_the_table(there, glass["id"])
            (ran_out,) = await of_the_table(there, timed["id"])
            assert [type(event) for event in turned][:2] == [Moved, Moved]
            assert len(turned) == 2, "once turned, once run down"
            assert isinstance(ran_out, TookOver)

    run(story())


def test_who_looks_through_another_server_is_seen_to_be_here(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        settings = both(postgres, redis)
        async with serving(tmp_path, **settings) as here, serving(tmp_path, **settings) as there:
            anna, berta = await here.guest("Anna"), await there.guest("Berta")
            opened = await anna.post("/api/tables", game="ravens", players=2)

            def berta_is_here(seen: dict[str, Any]) -> bool:
                return bool(seen["seats"][1]["here"])

            async with anna.at(opened["id"]) as one:
                async with berta.at(opened["id"]) as two:
                    await two.done("sit")
                    await one.see(berta_is_here)
                    await two.see(lambda seen: seen["seats"][0]["here"])
                await one.see(lambda seen: not berta_is_here(seen))
                async with berta.at(opened["id"]):
                    await one.see(berta_is_here)
                    there.services.presence._tell = lambda lives: None  # type: ignore[method-assign]
                    await one.see(lambda seen: not berta_is_here(seen))  # a server that tells no more is gone

    run(story())


def test_the_store_has_no_default_that_two_would_share_by_accident() -> None:
    assert "server.db" in Config().store_url
