"""One bad row harms one table: it is set aside with a note for the operator, and everything else goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import Update, select, update

from oneiros.cli import main
from oneiros.server.store.models import events, tables, troubles
from tests.server.house import House, PlayerSocket, Visitor, run, serving


async def waiting_for_a_bot(house: House, visitor: Visitor) -> str:
    """A table at which a bot has to move and does not: its server is about to end."""
    opened = await visitor.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
    async with visitor.at(opened["id"]) as line:
        await line.done("ready")
        while 0 in line.seen["turn"]:
            await line.move()
    table: str = opened["id"]
    return table


def first_event(table: str, data: bytes) -> Update:
    return update(events).where(events.c.table_id == table, events.c.version == 1).values(data=data)


def of_row(table: str, **values: Any) -> Update:
    return update(tables).where(tables.c.id == table).values(**values)


def other_rules(table: str, setup: bytes) -> Update:
    return of_row(table, setup=json.dumps(json.loads(setup) | {"rules_version": 999}).encode())


SPOILT: dict[str, Callable[[str, bytes], Update]] = {
    "no JSON": lambda table, _: first_event(table, b"\x00\xff"),
    "an unknown event": lambda table, _: first_event(table, b'{"event":"danced","version":1,"at":0}'),
    "an unknown field": lambda table, _: first_event(
        table, b'{"event":"sat","version":1,"at":0,"seat":0,"owner":"a","name":"A","hat":1}'
    ),
    "a seat that is not there": lambda table, _: first_event(
        table, b'{"event":"sat","version":1,"at":0,"seat":77,"owner":"a","name":"A"}'
    ),
    "deep nesting": lambda table, _: first_event(table, b"[" * 5000),
    "a missing event": lambda table, _: of_row(table, version=tables.c.version + 1),
    "other rules": other_rules,
    "a setup that is none": lambda table, _: of_row(table, setup=b"{}"),
    "manners that are none": lambda table, _: of_row(table, manners=b"[]"),
    "a game that is gone": lambda table, setup: of_row(
        table, setup=setup.replace(b'"game":"ravens"', b'"game":"nosuch"')
    ),
}


def test_bad_rows_are_set_aside_and_every_other_bot_moves(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            house.services.scheduler._stopped = True
            anna = await house.guest("Anna")
            bad = {kind: await waiting_for_a_bot(house, anna) for kind in SPOILT}
            good = await waiting_for_a_bot(house, anna)
            for kind, table in bad.items():
                row = await house.services.store.one(select(tables.c.setup).where(tables.c.id == table))
                async with house.services.store.writing() as connection:
                    await connection.execute(SPOILT[kind](table, bytes(row.setup)))
            cookie = anna.http.cookies["oneiros"]
        async with serving(tmp_path, lease_seconds=0.1) as house:
            anna = house.visitor()
            anna.http.cookies["oneiros"] = cookie
            async with anna.at(good) as line:
                await line.see(lambda seen: 0 in seen["turn"])
            for kind, table in bad.items():
                code = "other-rules" if kind in ("other rules", "a missing event") else "set-aside"
                for _ in range(2):
                    async with anna.at(table) as line:
                        assert (await line.ended())["code"] == code, kind
                await anna.get(f"/api/replays/{table}", 410)
            assert len(await anna.get("/api/mine")) == len(bad) + 1
            noted = await house.services.store.all(select(troubles))
            assert {row.table_id for row in noted if row.reason} == set(bad.values())
            metrics = (await anna.http.get("/metrics")).text
            assert f"oneiros_set_aside_total {len(bad)}.0" in metrics, "tried again, and noted once"
            assert "oneiros_errors_total 0.0" in metrics
        assert capfd.readouterr().err.count('"event": "set-aside"') == len(bad)

    run(story())
    told = CliRunner().invoke(main, ["troubles", "--store", f"sqlite:///{tmp_path / 'test.db'}"])
    assert told.exit_code == 0, told.output
    assert len(told.output.strip().splitlines()) == len(SPOILT)


def test_what_can_be_read_again_is_no_trouble_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            store = house.services.store
            row = await store.one(select(events.c.data).where(events.c.table_id == opened["id"]))
            for data in (b"{}", row.data):
                async with store.writing() as connection:
                    await connection.execute(first_event(opened["id"], data))
                async with anna.at(opened["id"]) as line:
                    await (line.ended() if data == b"{}" else line.see())
                found = await store.all(select(troubles))
                assert len(found) == (data == b"{}")

    run(story())


def test_an_event_that_spoils_a_table_in_memory_leaves_the_others_alone(tmp_path: Path) -> None:
    """Another process stored what this one cannot read."""

    async def story() -> None:
        async with serving(tmp_path, check_seconds=0.1) as house:
            anna = await house.guest("Anna")
            opened = [await anna.post("/api/tables", game="doors") for _ in range(2)]
            async with anna.at(opened[0]["id"]) as bad, anna.at(opened[1]["id"]) as good:
                await bad.see()
                async with house.services.store.writing() as connection:
                    await connection.execute(
                        events.insert().values(table_id=opened[0]["id"], version=2, data=b'{"event":"danced"}')
                    )
                    await connection.execute(of_row(opened[0]["id"], version=2))
                await bad.refused("ready", "set-aside")
                await goes_on(good)
            await house.services.sync.check()
            assert "oneiros_errors_total 0.0" in (await anna.http.get("/metrics")).text

    run(story())


async def goes_on(line: PlayerSocket) -> None:
    """The game can be played."""
    await line.done("ready")
    await line.move()


def test_no_table_is_told_where_there_is_no_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            await house.guest("Anna")

    run(story())
    told = CliRunner().invoke(main, ["troubles", "--store", f"sqlite:///{tmp_path / 'test.db'}"])
    assert told.output == "Every table can be read.\n"
