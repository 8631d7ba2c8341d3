"""Runners in the browser: its lesson, and the games that its fixtures are taken from."""

from __future__ import annotations

from typing import Any

import oneiros
from oneiros import plain
from oneiros.games.runners import view
from oneiros.games.runners.pieces import CHESTS, DREAMS, TILES

LESSON: dict[str, Any] = {
    "players": 2,
    "seed": 1,
    "options": {},
    "moves": [
        ("single", {"do": "place", "tile": "wisp", "row": 1, "column": 2, "turn": 0}),
        ("turn", {"do": "place", "tile": "lantern", "row": 1, "column": 0, "turn": 3}),
        ("straight", {"do": "place", "tile": "ladder", "row": 0, "column": 0, "turn": 2}),
        ("bent", {"do": "place", "tile": "crook", "row": 1, "column": 1, "turn": 0}),
        ("content", {"do": "content"}),
        (1, {"do": "place", "tile": "wisp", "row": 1, "column": 2, "turn": 0}),
        (1, {"do": "place", "tile": "lantern", "row": 1, "column": 0, "turn": 3}),
        (1, {"do": "place", "tile": "ladder", "row": 0, "column": 0, "turn": 2}),
        (1, {"do": "place", "tile": "crook", "row": 1, "column": 1, "turn": 0}),
        (1, {"do": "content"}),
        ("buy", {"do": "buy", "shape": "straight"}),
        (1, {"do": "done"}),
    ],
}

POSITIONS: list[dict[str, Any]] = [
    {"prefix": "", "players": 4, "options": {}, "seed": 6, "phases": "lay share colour bat equip"},
]


def _revealed(shot: dict[str, Any]) -> bool:
    return any(news["what"] == "revealed" for news in shot["news"]) and shot["view"]["phase"] == "equip"


def _outside(shot: dict[str, Any]) -> int:
    """The most cells outside the square in anybody's layout."""
    reckonings = [dreamer["reckoning"] for dreamer in shot["view"]["dreamers"]]
    return max((found["lost"]["outside"] for found in reckonings if found), default=0)


def _running(shot: dict[str, Any]) -> bool:
    view = shot["view"]
    return (
        view["phase"] == "lay" and view["glass"] and len(shot["legal"]) > 9 and len(view["dreamers"][0]["layout"]) > 1
    )


MOMENTS = {
    "reveal": lambda shot: _revealed(shot) and _outside(shot) > 0,
    "glass": _running,
}
"""Moments beside the phases: all layouts are shown; the sandglass runs."""


def pieces() -> dict[str, list[Any]]:
    """Every dream, tile and chest, as views show them."""
    state: Any = oneiros.game("runners").new(seed=1)
    return {
        "runs": [plain(view._dream(state.tables, card)) for card in range(DREAMS)],
        "tiles": [plain(view.fragment(state.tables, tile)) for tile in range(TILES)],
        "chests": [plain(view._chest(state.tables, chest)) for chest in range(CHESTS)],
    }
