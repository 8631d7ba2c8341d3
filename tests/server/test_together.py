"""What is done at many tables in one turn of the event loop: as if each had been alone, and told in the right order."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oneiros.core.errors import Refusal
from oneiros.server.errors import StoreDown
from oneiros.server.live import together
from oneiros.server.live.house_table import Propose
from oneiros.server.live.tables import LiveTable
from oneiros.table import Table
from tests.server.house import House, run, serving


async def three(house: House) -> list[LiveTable]:
    """Tables at which somebody sits who may say that they are ready. The store has written by then."""
    anna = await house.guest("Anna")
    return [
        await house.services.tables.get((await anna.post("/api/tables", game="doors"))["id"], fresh=True)
        for _ in range(3)
    ]


def ready(live: LiveTable) -> Propose:
    """The person there is ready, and the game begins: two events."""
    owner = live.table.seats[0].owner or ""
    return lambda table, now: table.ready(owner, now)


def heard(answers: dict[str, Any], name: str) -> Callable[[int | Exception], None]:
    """Writes an answer down."""
    return lambda result: answers.update({name: result})


def test_several_tables_are_one_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            lives, acts, store = await three(house), house.services.acts, house.services.store
            before = [live.table.version for live in lives]
            answers: dict[str, Any] = {}
            really, transactions = store.transact_here, []
            store.transact_here = lambda work: transactions.append(really(work)) or transactions[-1]  # type: ignore
            for number, live in enumerate(lives):
                acts.ask(live, ready(live), heard(answers, str(number)))
            assert answers == {}, "what comes in the same turn may join"
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert answers == {str(number): version + 2 for number, version in enumerate(before)}
            assert transactions == [{live.id for live in lives}]
            for live, version in zip(lives, before, strict=True):
                assert await house.services.tables.versions([live.id]) == [(live.id, version + 2)]

    run(story())


def test_many_do_not_wait_for_the_turn_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "FEW", 3)

    async def story() -> None:
        async with serving(tmp_path) as house:
            answers: dict[str, Any] = {}
            for live in await three(house):
                house.services.acts.ask(live, ready(live), heard(answers, live.id))
            assert len(answers) == 3

    run(story())


def test_many_are_stored_beside_the_event_loop_and_told_when_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(together, "MANY", 3)

    async def story() -> None:
        async with serving(tmp_path) as house:
            lives, acts, store = await three(house), house.services.acts, house.services.store
            answers: dict[str, Any] = {}
            really, threads, free = store._transact, [], threading.Event()

            def slowly(*given: Any) -> Any:
                threads.append(threading.current_thread().name)
                assert free.wait(10)
                return really(*given)

            store._transact = slowly  # type: ignore
            for live in lives:
                acts.ask(live, ready(live), heard(answers, live.id))
            before = [live.table for live in lives]
            while not threads:
                await asyncio.sleep(0.001)
            acts.ask(lives[0], ready(lives[0]), heard(answers, "again"))
            await asyncio.sleep(0.02)
            assert answers == {}
            assert [live.table for live in lives] == before, "nobody sees what is not stored"
            assert not any(live.settled for live in lives)
            assert not lives[0].doubtful
            free.set()
            await house.services.tables.drain()
            assert [name.partition("_")[0] for name in threads[:1]] == ["journal"]
            assert {live.table.status for live in lives} == {"playing"}
            assert [answers[live.id] for live in lives] == [live.table.version for live in lives]
            assert isinstance(answers["again"], Exception), "the second at a table comes after the first"
            assert all(live.settled for live in lives)

    run(story())


@pytest.mark.parametrize("fault", [StoreDown, RuntimeError])
def test_many_that_cannot_be_stored_are_told_so_or_stored_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    monkeypatch.setattr(together, "MANY", 3)

    async def story() -> None:
        async with serving(tmp_path) as house:
            lives, acts, store = await three(house), house.services.acts, house.services.store
            answers: dict[str, Any] = {}

            async def fail(*given: Any, **named: Any) -> Any:
                del store.transact_beside
                raise fault

            store.transact_beside = fail  # type: ignore[method-assign]
            for live in lives:
                acts.ask(live, ready(live), heard(answers, live.id))
            await house.services.tables.drain()
            if fault is StoreDown:
                assert all(isinstance(one, StoreDown) for one in answers.values())
                assert all(live.doubtful for live in lives), "they may have been stored"
            else:
                assert answers == {live.id: live.table.version for live in lives}
            assert not any(live.lock.locked() for live in lives)

    run(story())


def test_one_that_fails_spoils_no_other(tmp_path: Path) -> None:
    def refuse(_: Table, __: float) -> Any:
        raise Refusal("no", "no", 400)

    async def story() -> None:
        async with serving(tmp_path) as house:
            first, second, third = await three(house)
            answers: dict[str, Any] = {}
            acts = house.services.acts
            acts.ask(first, refuse, heard(answers, "refused"))
            acts.ask(second, lambda table, now: [], heard(answers, "nothing"))
            acts.ask(third, ready(third), heard(answers, "done"))
            acts.do()
            assert isinstance(answers["refused"], Refusal)
            assert answers["nothing"] == second.table.version
            assert answers["done"] == third.table.version
            assert third.table.status == "playing"

    run(story())


def test_what_cannot_be_stored_together_is_stored_one_by_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            lives, store = await three(house), house.services.store
            answers: dict[str, Any] = {}

            def at_fault(_: Any) -> Any:
                raise RuntimeError

            store.transact_here = at_fault  # type: ignore
            store.hurry = True
            for live in lives:
                house.services.acts.ask(live, ready(live), heard(answers, live.id))
            house.services.acts.do()
            assert answers == {}
            del store.transact_here
            await house.services.tables.drain()
            assert answers == {live.id: live.table.version for live in lives}
            assert {live.table.status for live in lives} == {"playing"}

    run(story())


def test_the_second_at_a_table_comes_after_the_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            live, other, _ = await three(house)
            answers: dict[str, Any] = {}
            acts = house.services.acts
            acts.ask(live, ready(live), heard(answers, "first"))
            acts.ask(live, ready(live), heard(answers, "second"))
            assert list(answers) == ["first"]
            acts.do()
            assert isinstance(answers["second"], Exception), "the game has begun already"
            async with other.lock:  # somebody is at work there
                acts.ask(other, ready(other), heard(answers, "waits"))
                acts.do()
                await asyncio.sleep(0.05)
                assert "waits" not in answers
            await house.services.tables.drain()
            assert answers["waits"] == other.table.version

    run(story())


@pytest.mark.parametrize("locked", [False, True])
def test_one_message_after_another(tmp_path: Path, locked: bool) -> None:
    """Whoever sends several at once gets their answers in order, also where the first has to wait for the store."""

    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            table = (await anna.post("/api/tables", game="doors"))["id"]
            async with anna.at(table) as line:
                await line.done("ready")
                seen = await line.see(lambda seen: seen["choices"])
                move = {"do": "move", "asked": seen["asked"], "action": seen["choices"][0]["action"]}
                file = house.config.store_file
                assert file is not None
                locker = sqlite3.connect(file, isolation_level=None)
                if locked:
                    locker.execute("BEGIN IMMEDIATE")
                said = [{**move, "id": 101}, {**move, "id": 102}, {"do": "ping", "id": 103}, {**move, "id": 104}]
                for one in said:
                    await line.connection.send(json.dumps(one))
                if locked:
                    await asyncio.sleep(0.2)
                    assert not any(number in line._answers for number in (101, 102, 103, 104))
                    locker.execute("ROLLBACK")
                locker.close()
                await line.wait(lambda: 104 in line._answers)
                answers = [json.loads(text) for text in line.raw]
                order = [(one["id"], one["tell"]) for one in answers if one.get("id", 0) > 100]
                assert order == [(101, "done"), (102, "no"), (103, "pong"), (104, "no")]

    run(story())


def test_a_move_is_acknowledged_before_its_picture(tmp_path: Path) -> None:
    """`done` comes before the picture of it."""

    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            table = (await anna.post("/api/tables", game="doors"))["id"]
            async with anna.at(table) as line:
                await line.done("ready")
                await line.move()
                tells = [json.loads(text)["tell"] for text in line.raw]
                answered = max(at for at, tell in enumerate(tells) if tell == "done")
                assert tells[answered + 1] == "picture"
                assert tells[answered - 1] == "picture", "that of the ready before"

    run(story())
