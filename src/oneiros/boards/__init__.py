"""Drawing a view in a terminal: one small module per game, named for its id, with `draw` and `legend`.

A game without a module of its own is drawn by `generic`. A board is drawn from a view alone.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast

from rich.console import RenderableType

from oneiros.core.types import View
from oneiros.core.words import Words


class Ink(NamedTuple):
    """What the terminal can show. Nothing is ever told by colour alone."""

    colour: bool
    signs: bool  # ☀ and the like; otherwise plain words stand for them


class Board(Protocol):
    """A module that draws the views of one game."""

    def draw(self, view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
        """The table as the view's seat sees it; `names` are what it calls the seats."""

    def legend(self, words: Words, ink: Ink) -> str:
        """What the signs mean, '' where there are none."""


def board_of(game_id: str) -> Board:
    """The game's own drawing, or the one that fits any game."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        name = f"{__name__}.generic"
    return cast(Board, import_module(name))
