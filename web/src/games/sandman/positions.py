"""Sandman in the browser: its lesson, and the games that its fixtures are taken from."""

from __future__ import annotations

from typing import Any

import oneiros
from oneiros import plain
from oneiros.games.sandman import view

LESSON: dict[str, Any] = {
    "players": 2,
    "seed": 1,
    "options": {},
    "moves": [
        ("wheels", {"do": "set", "gap": 9}),
        (1, {"do": "move", "wheel": "white", "steps": 2}),
        (1, {"do": "done"}),
        ("move", {"do": "move", "wheel": "white", "steps": 1}),
        (1, {"do": "move", "wheel": "white", "steps": 2}),
        (1, {"do": "attach", "level": 1}),
        (1, {"do": "done"}),
        ("lay", {"do": "lay", "level": 1, "particle": "well", "back": "sand"}),
        ("joined", {"do": "move", "wheel": "black", "steps": 1}),
        (1, {"do": "move", "wheel": "black", "steps": 2}),
        (1, {"do": "attach", "level": 1}),
        (1, {"do": "done"}),
        ("far", {"do": "move", "wheel": "black", "steps": 4}),
        ("pay", {"do": "spend", "particle": "whale", "back": "sand"}),
        ("deepen", {"do": "attach", "level": 2}),
        ("encounter", {"do": "keep", "encounter": "mender"}),
        ("done", {"do": "done"}),
    ],
}

POSITIONS: list[dict[str, Any]] = [
    {
        "prefix": "",
        "players": 3,
        "options": {},
        "seed": 4,
        "phases": "set move pay return attach keep turn-end mend look trade give",
    },
    {"prefix": "four-", "players": 4, "options": {}, "seed": 2, "phases": "move attach"},
]


def pieces() -> dict[str, list[Any]]:
    """Every card, as views show it."""
    state: Any = oneiros.game("sandman").new(seed=1)
    return {"dreams": [plain(view._card(state.tables, card)) for card in range(len(state.tables.card_names))]}
