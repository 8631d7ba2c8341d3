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


def pieces() -> dict[str, list[Any]]:
    """Every dream, tile and chest, as views show them."""
    state: Any = oneiros.game("runners").new(seed=1)
    return {
        "runs": [plain(view._dream(state.tables, card)) for card in range(DREAMS)],
        "tiles": [plain(view.fragment(state.tables, tile)) for tile in range(TILES)],
        "chests": [plain(view._chest(state.tables, chest)) for chest in range(CHESTS)],
    }
