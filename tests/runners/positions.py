"""Positions of Runners for tests: packs with the dream, tiles and chests that matter, and layouts on them.

`EXACT` covers the square exactly with the tiles one begins with. On the nine fields it has these effects:

    collect  -       dispel
    collect  -       collect
    dispel   dispel  -
"""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import oneiros
from oneiros.games.runners.game import Runners
from oneiros.games.runners.pieces import COLOUR_NAMES, COLOURS, TILES
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.view import Dreamer, RunnersView

RUNNERS = oneiros.game("runners")
PACKS = tempfile.TemporaryDirectory()  # goes when the tests end
QUIET = [[".", ".", "."], [".", ".", "."], [".", ".", "."]]
EXACT = {
    "ladder": (0, 0, 0),
    "lantern": (1, 0, 0),
    "crook": (1, 1, 3),
    "wisp": (2, 0, 0),
}
"""By tile: row, column, turn."""


def standard() -> dict[str, Any]:
    """The entries of the standard content file."""
    with (RUNNERS.folder / "content.toml").open("rb") as file:
        return tomllib.load(file)


def write(entries: Mapping[str, Any]) -> Path:
    """A content file with these entries."""
    lines = [f"name = {json.dumps(entries['name'])}"]
    for key, value in entries.items():
        for table in value if isinstance(value, list) else [value] if isinstance(value, dict) else []:
            lines.append(f"[[{key}]]" if isinstance(value, list) else f"[{key}]")
            lines += [f"{name} = {json.dumps(field)}" for name, field in table.items()]
    path = Path(tempfile.mkdtemp(dir=PACKS.name)) / "pack.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@cache
def _pack(changes: str) -> Runners:
    given = json.loads(changes)
    entries = standard()
    for dream in entries["dream"]:
        if given["rows"]:
            dream["rows"] = given["rows"]
        dream["starred"] = False
    for chest in entries["chest"]:
        chest["content"] = given["chest"] or chest["content"]
    for tile in (*entries["own"], *entries["tile"]):
        tile["cells"] = given["cells"].get(tile["name"], tile["cells"])
    entries["supply"] |= given["supply"]
    entries["start"]["coins"] = given["coins"]
    return Runners(write(entries))


def dream(
    rows: Sequence[Sequence[str]] = QUIET,
    players: int = 1,
    chest: str = "",
    cells: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    coins: int = 0,
    seed: int = 1,
    **options: Any,
) -> RunnersState:
    """A new game in which every dream looks so; `chest` is in every chest, `cells` are the effects of tiles.

    Players have no coins, unless told, so that nothing is asked between two rounds.
    """
    changes = {"rows": rows, "chest": chest, "cells": cells or {}, "supply": supply or {}, "coins": coins}
    game = _pack(json.dumps(changes))
    state = game.new(players=players, seed=seed, **options)
    assert isinstance(state, RunnersState)
    return state


def do(state: RunnersState, seat: int, move: str, **fields: Any) -> None:
    """Make a move."""
    state.apply(seat, state.game.encode({"do": move, **fields}))


def can(state: RunnersState, seat: int) -> set[str]:
    """The legal moves, shortly: 'buy single', 'rest'. Places are left out."""
    told = set()
    for action in state.legal(seat):
        move = oneiros.plain(state.game.decode(action))
        if move["do"] != "place":
            told.add(" ".join(str(value) for value in move.values()))
    return told


def may_place(state: RunnersState, seat: int, tile: str, row: int, column: int, turn: int = 0) -> bool:
    """Whether a tile may be laid there."""
    move = {"do": "place", "tile": tile, "row": row, "column": column, "turn": turn}
    return state.allows(seat, state.game.encode(move))


def lay(state: RunnersState, seat: int, layout: Mapping[str, tuple[int, int, int]] | None = None) -> None:
    """Lay tiles, by default exactly over the square."""
    for tile, (row, column, turn) in (EXACT if layout is None else layout).items():
        do(state, seat, "place", tile=tile, row=row, column=column, turn=turn)


def score_round(state: RunnersState, *layouts: Mapping[str, tuple[int, int, int]] | None) -> None:
    """Lay these layouts from seat 0 on (None: exactly over the square) and let all be content, in this order."""
    for seat, layout in enumerate(layouts):
        lay(state, seat, layout)
    for seat in range(len(layouts)):
        do(state, seat, "content")


def time_up(state: RunnersState) -> None:
    """The timer that runs now has run out."""
    timer = state.timer
    assert timer is not None
    state.apply(oneiros.TABLE, timer.action)


def own(state: RunnersState, seat: int = 0, eyes: int | None = None) -> Dreamer:
    """A seat's side of the table, as it sees it itself, or another does."""
    view = state.view(seat if eyes is None else eyes)
    assert isinstance(view, RunnersView)
    return view.dreamers[seat]


def shards(state: RunnersState, seat: int = 0) -> list[int]:
    """By colour."""
    return [state.shards[seat * COLOURS + colour] for colour in range(COLOURS)]


def give(state: RunnersState, seat: int, **numbers: int) -> None:
    """Give a seat coins, keys or shards out of the supply."""
    for name, number in numbers.items():
        if name == "coin":
            state.coins[seat] += number
            state.supply[6] -= number
        elif name == "key":
            state.keys[seat] += number
            state.supply[5] -= number
        else:
            state.shards[seat * COLOURS + COLOUR_NAMES.index(name)] += number
            state.supply[COLOUR_NAMES.index(name)] -= number


def tiles(state: RunnersState, seat: int = 0) -> set[str]:
    """The names of a seat's tiles."""
    return {state.tables.tile_names[tile] for tile in range(TILES) if state.tiles[seat] >> tile & 1}
