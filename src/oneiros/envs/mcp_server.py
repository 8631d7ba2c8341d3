"""A Model Context Protocol server: any assistant can sit at a table and play against bots, in words.

It is a thin shell of `TextSeat`. An assistant has tools to list the games, read their rules, open a table, look at it
and move. It is told what its seat may know and nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import oneiros
from oneiros.bots import LEVELS
from oneiros.core.errors import BadOption, MissingPackage, OneirosError
from oneiros.core.words import FALLBACK
from oneiros.envs.text import TextEnv, TextSeat

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ModuleNotFoundError as missing:
    raise MissingPackage("this needs the MCP SDK: pip install 'oneiros[mcp]'") from missing

MOST_TABLES = 16  # the oldest is cleared away for the next
HOW_TO = (
    "Play board and card games with hidden information against bots. Call `games`, then `rules` of one, then"
    " `new_game`. Answer what is asked with `move`: the number of a move in the list, or its sentence. `look` shows the"
    f" table again. Levels of bots, from the weakest: {', '.join(LEVELS)}."
)
Result = TypeVar("Result")


class Tables:
    """The tables of one assistant, by number."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, TextSeat] = OrderedDict()
        self._opened = 0

    def open(self, table: TextSeat) -> int:
        """Give the table a number."""
        self._opened += 1
        self._tables[self._opened] = table
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return self._opened

    def at(self, number: int) -> TextSeat:
        """The table of that number."""
        if number not in self._tables:
            there_are = ", ".join(map(str, self._tables)) or "none"
            raise BadOption(f"there is no table {number}; the tables are: {there_are}")
        return self._tables[number]


def make_server() -> MCPServer[Any]:
    """The server with its tools; `run()` serves it on stdin and stdout."""
    server: MCPServer[Any] = MCPServer("oneiros", version=oneiros.__version__, instructions=HOW_TO)
    tables = Tables()

    @server.tool()
    def games() -> str:
        """The games there are, with their numbers of players."""
        return "\n".join(
            f"{game.id}: {game.title}, {game.players[0]} to {game.players[-1]} players"
            for game in oneiros.all_games().values()
        )

    @server.tool()
    def rules(game: str, language: str = FALLBACK) -> str:
        """The rules of a game. Languages are en, de, pl, ru, or nonsense:7 for a made-up one of that number."""
        return _told(lambda: TextEnv(game, language=language).rules())

    @server.tool()
    def new_game(
        game: str,
        players: int | None = None,
        seat: int = 1,
        bots: str = "dreamer",
        language: str = FALLBACK,
        seed: int | None = None,
    ) -> str:
        """Sit down at a new table. `seat` is counted from 1. The other seats are bots of one level."""

        def opened() -> str:
            table = TextSeat(game, players=players, seat=seat - 1, bots=bots, language=language, patience=10)
            told = table.reset(seed)
            return f"Table {tables.open(table)}\n\n{told}"

        return _told(opened)

    @server.tool()
    def look(table: int) -> str:
        """The table as your seat sees it, and what you are asked."""
        return _told(lambda: tables.at(table).observe())

    @server.tool()
    def move(table: int, move: str) -> str:
        """Make a move: its number in the list, or its sentence. The bots answer, then you are asked again."""

        def made() -> str:
            at = tables.at(table)
            answer = at.step(move)
            if answer.action is None and not at.done:
                return f"{answer.refusal}\n\n{at.observe()}"
            if at.env.forfeited is not None:
                return f"{answer.refusal}\n\nToo many moves were refused in a row: the game is forfeited."
            return at.observe()

        return _told(made)

    return server


def _told(work: Callable[[], Result]) -> Result:
    """What the work gives; what is refused is told as the tool's error, in one sentence."""
    try:
        return work()
    except OneirosError as refusal:
        raise ToolError(str(refusal)) from None
