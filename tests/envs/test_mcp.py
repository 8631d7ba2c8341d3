"""An assistant at a table, through the real SDK: an in-memory client, and the command on stdin and stdout."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from oneiros.envs.mcp_server import MOST_TABLES, make_server


def text_of(result: Any) -> str:
    """What a tool answered."""
    return "\n".join(part.text for part in result.content)


async def play_to_the_end(client: Client, number: int) -> str:
    """Always the first move of the list; the last answer."""
    told = text_of(await client.call_tool("look", {"table": number}))
    for _ in range(600):
        if not re.search(r"^1\. ", told, re.MULTILINE):
            return told
        told = text_of(await client.call_tool("move", {"table": number, "move": "1"}))
    raise AssertionError("the game does not end")


def test_an_assistant_plays_a_whole_game() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == {
                *("games", "rules", "new_game", "look", "move"),
            }
            assert "ravens: Ravens, 2 to 5 players" in text_of(await client.call_tool("games", {}))
            assert "ravens" in text_of(await client.call_tool("rules", {"game": "ravens"}))
            opened = text_of(await client.call_tool("new_game", {"game": "doors", "players": 1, "seed": 7}))
            assert opened.startswith("Table 1\n\nDoors. You are Player 1 of 1.")
            last = await play_to_the_end(client, 1)
            assert "Your moves" not in last

    asyncio.run(run())


def test_bots_answer_and_hidden_cards_stay_hidden() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            setting = {"game": "ravens", "players": 3, "seat": 2, "seed": 3, "bots": "drowsy"}
            opened = text_of(await client.call_tool("new_game", setting))
            assert "You are Player 2 of 3." in opened
            assert opened.count("[?]") == 12
            after = text_of(await client.call_tool("move", {"table": 1, "move": "1"}))
            assert "Since you last looked" in after
            assert after.count("[?]") >= 8

    asyncio.run(run())


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("rules", {"game": "chess"}, "chess"),
        ("look", {"table": 9}, "there is no table 9"),
        ("new_game", {"game": "ravens", "players": 9}, "2 to 5 players"),
        ("new_game", {"game": "ravens", "seat": 7}, "no seat"),
        ("new_game", {"game": "ravens", "bots": "genius"}, "genius"),
        ("rules", {"game": "ravens", "language": "nonsense:x"}, "nonsense:7"),
    ],
)
def test_bad_calls_get_one_sentence(tool: str, arguments: dict[str, Any], sentence: str) -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            answer = await client.call_tool(tool, arguments)
            assert answer.is_error
            assert sentence in text_of(answer)
            assert "Traceback" not in text_of(answer)

    asyncio.run(run())


def test_refused_moves_are_told_and_end_somewhere() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            await client.call_tool("new_game", {"game": "doors", "players": 1, "seed": 7})
            told = text_of(await client.call_tool("move", {"table": 1, "move": "fly away"}))
            assert told.startswith("There is no move “fly away”. Nearest:")
            for _ in range(9):
                told = text_of(await client.call_tool("move", {"table": 1, "move": "fly away"}))
            assert "forfeited" in told

    asyncio.run(run())


def test_old_tables_make_room() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            for _ in range(MOST_TABLES + 1):
                await client.call_tool("new_game", {"game": "doors", "players": 1})
            assert (await client.call_tool("look", {"table": 1})).is_error
            assert not (await client.call_tool("look", {"table": 2})).is_error

    asyncio.run(run())


def test_the_command_speaks_over_stdin_and_stdout() -> None:
    async def run() -> None:
        parameters = StdioServerParameters(command=sys.executable, args=["-m", "oneiros", "mcp"], env={**os.environ})
        async with Client(stdio_client(parameters)) as client:
            assert "doors" in text_of(await client.call_tool("games", {}))

    asyncio.run(run())
