"""Workshop in the browser: its lesson, and the games that its fixtures are taken from."""

from __future__ import annotations

from typing import Any

import oneiros
from oneiros import plain
from oneiros.games.workshop import view

LESSON: dict[str, Any] = {
    "players": 2,
    "seed": 1,
    "options": {},
    "moves": [
        ("card", {"do": "keep", "card": "lone-birch"}),
        (1, {"do": "keep", "card": "ford"}),
        ("power", {"do": "use"}),
        ("travel", {"do": "travel", "corner": "golem"}),
        ("collect", {"do": "collect"}),
        ("", {"do": "collect"}),
        ("", {"do": "collect"}),
        ("sleep", {"do": "sleep"}),
        (1, {"do": "travel", "corner": "lake"}),
        (1, {"do": "collect"}),
        (1, {"do": "collect"}),
        (1, {"do": "sleep"}),
        ("build", {"do": "put", "colour": "earth", "field": "c1"}),
        ("meadow", {"do": "put", "colour": "meadow", "field": "c2"}),
        ("tree", {"do": "plant", "field": "c2"}),
        ("enter", {"do": "enter"}),
        ("more", {"do": "look", "level": 1}),
        ("keep", {"do": "keep", "card": "hollow"}),
        ("wake", {"do": "wake"}),
    ],
}

POSITIONS: list[dict[str, Any]] = [
    {
        "prefix": "",
        "players": 4,
        "options": {},
        "seed": 9,
        "phases": "first wander make walk card tower golem carry lake arrange collector lord finish spot draw keep",
    },
    {
        "prefix": "nightmare-",
        "players": 3,
        "options": {"nightmare": True},
        "seed": 2,
        "phases": "first wander haunt make walk card tower golem carry lake arrange collector lord spot draw keep bury",
    },
]


def pieces() -> dict[str, list[Any]]:
    """Every landscape, as views show it."""
    state: Any = oneiros.game("workshop").new(seed=1)
    return {"landscapes": [plain(view._landscape(state, card)) for card in range(len(state.game.content.card))]}
