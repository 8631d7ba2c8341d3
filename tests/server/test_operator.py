"""What the operator does about strangers, by `oneiros server`, while the server runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select, update

from oneiros.server.people import identity
from oneiros.server.store.models import blocks, chats, tables
from tests.cli.runs import run as oneiros
from tests.server.house import House, run, serving


class Operator:
    """Somebody at a terminal of the server's machine."""

    def __init__(self, house: House) -> None:
        self.store = house.config.store

    async def say(self, *arguments: str, code: int = 0) -> str:
        """Give a command; what it prints, or why it is refused.

        The server runs in the same process. So what it logs meanwhile is on the command's standard error.
        """
        result = await asyncio.to_thread(oneiros, "server", "--store", self.store, *arguments)
        assert result.exit_code == code, result.output
        return result.stderr if code else result.stdout

    async def rows(self, *arguments: str) -> list[list[str]]:
        """The rows of a list, without its head."""
        return [line.split() for line in (await self.say(*arguments)).splitlines()[1:]]


@asynccontextmanager
async def looked_after(folder: Path) -> AsyncIterator[tuple[House, Operator]]:
    """A server, and its operator."""
    async with serving(folder, proxies="127.0.0.1", check_seconds=0.1) as house:
        yield house, Operator(house)


def test_people_and_tables_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            anna, berta = await house.guest("Anna"), await house.guest("Berta")
            await berta.post("/api/account", name="Bertha", passphrase="correct horse battery")
            opened = await anna.post("/api/tables", game="doors", players=2, listed=True)
            async with berta.at(opened["id"]) as line:
                await line.done("sit")
                await line.done("chat", text="Boo")
                await line.done("chat", phrase="hello")
            people = {row[1]: row for row in await operator.rows("people")}
            assert (people["Anna"][2], people["Bertha"][2]) == ("guest", "account")
            assert people["Anna"][3] == people["Bertha"][3], "they come from one address"
            assert [people[name][-2:] for name in ("Anna", "Bertha")] == [["1", "0"], ["0", "2"]]
            (table,) = await operator.rows("tables")
            assert table[:5] == [opened["id"], opened["code"], "doors", "open", "listed"]
            assert table[-4:] == ["2", "Anna", "Anna,", "Bertha"]
            assert [row[-1] for row in await operator.rows("chat", opened["code"])] == ["Boo", "(hello)"]

    run(story())


def test_an_id_that_looks_like_an_option_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            monkeypatch.setattr(identity, "new_id", lambda: "-hosts")
            await house.guest("Anna")
            ((shown, *_),) = await operator.rows("people")
            assert shown == "id:-hosts"
            assert "1 session" in await operator.say("end-sessions", shown)

    run(story())


def test_a_closed_table_is_gone_and_nothing_happens_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"], listed=True)
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                house.services.sync.seconds = 1e9  # so that the next move comes before the server looks
                assert "is closed" in await operator.say("close-table", opened["code"])
                version = house.services.tables.cached(opened["id"]).table.version  # type: ignore[union-attr]
                if line.seen["choices"]:  # otherwise it is the bot who tries
                    move = {"asked": line.seen["asked"], "action": line.seen["choices"][0]["action"]}
                    await line.connection.send(json.dumps({"do": "move", **move}))
                assert (await line.ended())["code"] == "closed"
                row = await house.services.store.one(select(tables.c.version, tables.c.due_at))
                assert (row.version, row.due_at) == (version, None)
            async with anna.at(opened["id"]) as line:
                assert (await line.ended())["code"] == "closed"
            assert (await anna.get(f"/api/replays/{opened['id']}", 410))["code"] == "closed"
            await anna.get(f"/api/codes/{opened['code']}", 404)
            assert await anna.get("/api/mine") == await anna.get("/api/tables") == []
            assert await operator.rows("tables") == []

    run(story())


def test_who_watches_a_table_that_is_closed_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors", players=2)
            async with anna.at(opened["id"]) as line:
                await line.see()
                await operator.say("close-table", opened["id"])
                assert (await line.ended())["code"] == "closed"

    run(story())


def test_sessions_are_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            anna = await house.guest("Anna")
            await anna.post("/api/account", name="Annika", passphrase="correct horse battery")
            link = await anna.post("/api/me/link")
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as line:
                await line.see()
                assert await operator.say("end-sessions", "annika ") == "1 session ended\n"
                assert (await line.ended())["code"] == "revoked"
            assert await anna.get("/api/me") is None
            await anna.post("/api/me/arrive", 404, secret=link["secret"])

    run(story())


@pytest.mark.parametrize("kind", ["person", "name", "address", "address-of"])
def test_a_block_keeps_out_for_a_time(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            stranger = house.visitor(**{"x-forwarded-for": "198.51.100.7"})
            anna = await house.guest("Anna")
            await stranger.post("/api/me", name="Stranger")
            opened = await stranger.post("/api/tables", game="doors", players=2)
            (id,) = [row[0] for row in await operator.rows("people") if row[1] == "Stranger"]
            value = {"person": id, "name": "STRАNGER", "address": "198.51.100.7", "address-of": id}[kind]
            async with stranger.at(opened["id"], **{"X-Forwarded-For": "198.51.100.7"}) as line:
                await line.see()
                assert "is blocked until" in await operator.say("block", kind, value, "--hours", "2")
                assert (await line.ended())["code"] == "blocked"
            assert (await stranger.get("/api/mine", 403))["code"] == "blocked"
            async with stranger.at(opened["id"], **{"X-Forwarded-For": "198.51.100.7"}) as line:
                assert (await line.ended())["code"] == "blocked"
            assert (await anna.get("/api/me"))["name"] == "Anna", "nobody else is kept out"
            if kind == "name":
                assert (await house.visitor().post("/api/me", 403, name="stranger"))["code"] == "name-blocked"
            assert [row[0] for row in await operator.rows("blocks")] == [kind.removesuffix("-of")]
            await operator.say("unblock", kind, value)
            await house.services.blocks.read()
            assert (await stranger.get("/api/me"))["name"] == "Stranger"
            await operator.say("block", kind, value)
            async with house.services.store.writing() as connection:
                await connection.execute(update(blocks).values(until=0.0))
            await house.services.blocks.read()
            assert (await stranger.get("/api/me"))["name"] == "Stranger", "the time is up"

    run(story())


def test_a_line_is_removed_and_its_number_stays_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (house, operator):
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors", players=2)
            async with anna.at(opened["id"]) as line:
                await line.done("chat", text="Something bad")
                await operator.say("remove-line", opened["code"], "1")
                await line.done("chat", text="Something good")
                assert [said["number"] for said in await line.heard(2)] == [1, 2]
            async with anna.at(opened["id"]) as line:
                assert [said["text"] for said in await line.heard(1)] == ["Something good"]
            rows = await house.services.store.all(select(chats.c.data))
            assert not any(b"bad" in row.data for row in rows)

    run(story())


@pytest.mark.parametrize(
    "arguments",
    [
        ("close-table", "nosuch"),
        ("end-sessions", "nobody"),
        ("block", "person", "nobody"),
        ("block", "address", "everywhere"),
        ("unblock", "name", "Anna"),
        ("remove-line", "nosuch", "1"),
    ],
)
def test_mistakes_are_told_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    async def story() -> None:
        async with looked_after(tmp_path) as (_, operator):
            told = await operator.say(*arguments, code=2)
            assert told.startswith("oneiros: ")
            assert told.count("\n") == 1

    run(story())


def test_there_must_be_a_store(tmp_path: Path) -> None:
    result = oneiros("server", "--store", f"sqlite:///{tmp_path / 'none.db'}", "people")
    assert result.exit_code == 2
    assert "there is no store" in result.output
    assert not (tmp_path / "none.db").exists()
