"""Doors in the browser: its lesson, and the games that its fixtures are taken from."""

from __future__ import annotations

from typing import Any

from oneiros import Rng, State, plain

LESSON: dict[str, Any] = {
    "players": 1,
    "seed": 582,
    "options": {},
    "moves": [
        ("first", {"do": "play", "card": "blue-sun", "source": "hand"}),
        ("second", {"do": "play", "card": "blue-moon", "source": "hand"}),
        ("third", {"do": "play", "card": "blue-sun", "source": "hand"}),
        ("key", {"do": "discard", "card": "blue-key", "source": "hand"}),
        ("prophecy", {"do": "foresee", "card": "nightmare"}),
        ("order", {"do": "arrange", "card": "green-door"}),
        ("", {"do": "arrange", "card": "red-sun"}),
        ("", {"do": "arrange", "card": "red-key"}),
        ("door", {"do": "open", "source": "hand"}),
        ("red", {"do": "play", "card": "red-moon", "source": "hand"}),
        ("nightmare", {"do": "lose-key", "colour": "red", "source": "hand"}),
    ],
}

POSITIONS: list[dict[str, Any]] = [
    {
        "prefix": "",
        "players": 2,
        "options": {},
        "seed": 5,
        "phases": "draft play give take foresee arrange triple door nightmare",
    },
    {"prefix": "alone-", "players": 1, "options": {}, "seed": 11, "phases": "play foresee arrange door nightmare"},
]


def choose(state: State, seat: int, rng: Rng) -> int:
    """Now and then at random, else add to the row what keeps its colour."""
    view = plain(state.view(seat))
    moves = {action: plain(state.game.decode(action)) for action in state.legal(seat)}
    row = view["dreamers"][seat]["row"]
    colour = row[-1].split("-")[0] if row else None
    follow = [
        action for action, move in moves.items() if move["do"] == "play" and move["card"].startswith(f"{colour}-")
    ]
    plays = [action for action, move in moves.items() if move["do"] in ("play", "open", "accept")]
    keys = [action for action, move in moves.items() if move["do"] == "discard" and move["card"].endswith("key")]
    pool = follow or (keys if keys and rng.below(3) == 0 else plays) or list(moves)
    return pool[int(rng.below(len(pool)))]
