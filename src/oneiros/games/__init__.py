"""The games there are: one line each. None of them knows another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from oneiros.core.content import Content
from oneiros.core.errors import UnknownGame
from oneiros.core.game import Game

REGISTRY = {
    "doors": "oneiros.games.doors.game:Doors",
    "ravens": "oneiros.games.ravens.game:Ravens",
    "sandman": "oneiros.games.sandman.game:Sandman",
    "runners": "oneiros.games.runners.game:Runners",
    "workshop": "oneiros.games.workshop.game:Workshop",
}

_standard: dict[str, Game] = {}


def find(id: str, content: str | Path | Content | None = None) -> Game:
    """The game of that id, with its own cards, those of a content file, or content that was read before."""
    if id not in REGISTRY:
        raise UnknownGame(f"there is no game {id!r}; the games are: {', '.join(REGISTRY)}")
    if content is None and id in _standard:
        return _standard[id]
    module, _, name = REGISTRY[id].partition(":")
    game: Game = getattr(import_module(module), name)(content)
    if content is None:
        _standard[id] = game
    return game
