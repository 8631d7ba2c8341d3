"""Ravens in the browser: its lesson, and the games that its fixtures are taken from."""

from __future__ import annotations

from typing import Any

from oneiros import Rng, State, plain

LESSON: dict[str, Any] = {
    "players": 2,
    "seed": 342752,
    "options": {"rounds": 1},
    "moves": [
        ("look", {"do": "look", "place": 0}),
        ("look-again", {"do": "look", "place": 1}),
        (1, {"do": "look", "place": 0}),
        (1, {"do": "look", "place": 1}),
        ("draw", {"do": "draw"}),
        ("swap", {"do": "swap", "place": 1}),
        (1, {"do": "draw"}),
        (1, {"do": "swap", "place": 2}),
        ("take", {"do": "take", "place": 2}),
        (1, {"do": "draw"}),
        (1, {"do": "drop"}),
        ("draw-again", {"do": "draw"}),
        ("use", {"do": "use"}),
        ("peek", {"do": "peek", "owner": 0, "place": 3}),
        (1, {"do": "draw"}),
        (1, {"do": "drop"}),
        ("draw-last", {"do": "draw"}),
        ("swap-last", {"do": "swap", "place": 3}),
        (1, {"do": "draw"}),
        (1, {"do": "drop"}),
        ("wake", {"do": "wake"}),
    ],
}

POSITIONS: list[dict[str, Any]] = [
    {
        "prefix": "",
        "players": 4,
        "options": {"target": 60},
        "seed": 8,
        "phases": "look turn drawn choose peek pick exchange",
    },
    {
        "prefix": "claims-",
        "players": 3,
        "options": {"claims": True, "target": 40},
        "seed": 3,
        "phases": "look turn drawn choose peek pick exchange",
    },
    {
        "prefix": "five-",
        "players": 5,
        "options": {"target": 20},
        "seed": 2,
        "phases": "look turn drawn choose peek pick exchange",
    },
    {
        "prefix": "strict-",
        "players": 2,
        "options": {"memory": "strict", "claims": True, "target": 20},
        "seed": 5,
        "phases": "look remember turn drawn",
    },
]


def choose(state: State, seat: int, rng: Rng) -> int:
    """At random, but awake only late in a round, and using what special cards offer."""
    legal = state.legal(seat)
    moves = {action: plain(state.game.decode(action)) for action in legal}
    special = [action for action, move in moves.items() if move["do"] == "use"]
    if special:
        return special[0]
    calm = [action for action, move in moves.items() if move["do"] not in ("wake", "claim")]
    if calm and (plain(state.view(seat))["draw_pile"] > 14 or rng.below(3)):
        legal = calm
    return legal[int(rng.below(len(legal)))]
