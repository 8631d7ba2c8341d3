"""`oneiros bot run` in a process of its own, at a server in another: it plays people, comes back, and gives up."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.agents.test_processes import SCRIPT
from tests.server.house import Visitor, play_out, run
from tests.server.process import Server

PHRASE = "correct horse battery"
SHORT: dict[str, Any] = {"game": "ravens", "players": 2, "options": {"rounds": 1}}
pytestmark = pytest.mark.skipif(os.name != "posix", reason="agents in processes need pipes that can be waited for")


def agent(way: str) -> str:
    """A program that behaves in that way."""
    return f"owl=process:{shlex.join([sys.executable, '-I', '-S', str(SCRIPT), way])}"


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Server, Visitor, str]]:
    """A server in a process of its own, an account, and a token of its bot Owl."""
    server = Server(folder)
    await server.start()
    keeper = server.visitor()
    try:
        await keeper.post("/api/me", name="Keeper")
        await keeper.post("/api/account", name="Keeper", passphrase=PHRASE)
        yield server, keeper, (await keeper.post("/api/tokens", bot="Owl"))["secret"]
    finally:
        await keeper.http.aclose()
        server.kill()


@asynccontextmanager
async def running(server: Server, token: str, bot: str, *more: str) -> AsyncIterator[Process]:
    """The command, in a process of its own."""
    paths = os.pathsep.join(path for path in sys.path if path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "oneiros", "bot", "run", bot, "--server", server.url, *more),
        env={**os.environ, "PYTHONPATH": paths, "ONEIROS_TOKEN": token},
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line_with(process: Process, words: str) -> str:
    """Wait for a line in which that is said."""
    assert process.stdout is not None
    while line := (await process.stdout.readline()).decode():
        if words in line:
            return line
    assert process.stderr is not None
    raise AssertionError(f"it never said {words!r}: {(await process.stderr.read()).decode()}")


async def end_of(process: Process) -> tuple[int, str, str]:
    """Its exit code, and what else it said."""
    out, errors = await process.communicate()
    return process.returncode or 0, out.decode(), errors.decode()


def test_a_bot_opens_a_public_table_plays_a_person_and_stays_for_a_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (server, keeper, token):
            more = ["--open", "ravens", "--option", "rounds=1", "--games", "2"]
            async with running(server, token, agent("play"), *more) as bot:
                opened = (await line_with(bot, "opened a table")).split("/table/")[1].split()[0]
                (listed,) = await keeper.get("/api/tables")
                assert listed["id"] == opened
                assert [(seat["name"], seat["agent"]) for seat in listed["seats"]] == [("Owl", True), (None, False)]
                async with keeper.at(opened) as line:
                    await line.done("sit")
                    await line.done("ready")
                    await play_out(line)
                    assert line.seen["seats"][0]["agent"] is True
                    await line.done("rematch")
                    following = (await line.see(lambda seen: seen["rematch"]["table"]))["rematch"]["table"]
                async with keeper.at(following) as line:
                    await play_out(line)
                code, out, errors = await end_of(bot)
                assert (code, errors) == (0, "")
                assert out.count("sat down at") == 2
                assert out.count("would play again") == 1, "after the last game it would not"
                assert "owl: made move " in out

    run(story())


def test_a_bot_finds_a_table_that_welcomes_it_and_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (server, keeper, token):
            await keeper.post("/api/tables", listed=True, **SHORT)  # for people
            opened = await keeper.post("/api/tables", listed=True, agents=True, **SHORT)
            async with running(server, token, agent("play"), "--games", "1", "--no-rematch") as bot:
                await line_with(bot, f"sat down at {opened['id']}: ravens, seat 2")
                async with keeper.at(opened["id"]) as line:
                    await line.done("ready")
                    await line_with(bot, "made move")
                server.kill()
                await server.start()
                async with keeper.at(opened["id"]) as line:
                    await play_out(line)
                    winners = line.seen["result"]["winners"]
                code, out, errors = await end_of(bot)
                assert (code, errors) == (0, "")
                assert ("did not win" not in out) == (1 in winners)

    run(story())


def test_an_agent_that_fails_resigns_and_the_command_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (server, keeper, token):
            opened = await keeper.post("/api/tables", **SHORT)
            async with running(server, token, agent("illegal"), "--table", f"{server.url}/table/{opened['id']}") as bot:
                await line_with(bot, "sat down")
                async with keeper.at(opened["id"]) as line:
                    await line.done("ready")
                    await play_out(line)
                    assert line.seen["result"]["winners"] == [0]
                code, out, errors = await end_of(bot)
                assert code == 2
                assert "failed (illegal: it chose 1000000, which is not legal), and resigns" in out
                assert errors.startswith("oneiros: owl failed, resigned and stopped")

    run(story())


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (server, keeper, token):
            public = await keeper.post("/api/tables", listed=True, **SHORT)
            for more, words in (
                ((token, agent("play"), "--table", public["id"]), "wants to play with people"),
                ((token, agent("play"), "--table", public["code"]), "wants to play with people"),
                ((token, agent("play"), "--table", "nowhere"), "there is no such table"),
                ((token + "x", agent("play")), "there is no such token"),
                ((token, "lucid"), "bring a bot of your own"),
            ):
                async with running(server, *more) as bot:
                    code, _, errors = await end_of(bot)
                    assert code == 2
                    assert words in errors
                    assert errors.count("\n") == 1

    run(story())
