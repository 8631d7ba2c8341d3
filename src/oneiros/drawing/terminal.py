"""Text boards for the terminal: what a board is, and which board draws a game.

A game draws its views by `draw` and `legend` of its module `terminal`. A game without that module is drawn by
`generic_board`. A board is drawn from a view alone.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, cast

from rich.console import RenderableType

from oneiros.core.game import Game
from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.drawing import generic_board


class Ink(NamedTuple):
    """What the terminal can show. Colour alone never carries meaning."""

    colour: bool
    signs: bool  # ☀ and the like; otherwise plain words stand for them


class Board(Protocol):
    """A module that draws the views of one game."""

    def draw(self, view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
        """The table as the view's seat sees it; `names` are what it calls the seats."""

    def legend(self, words: Words, ink: Ink) -> str:
        """What the signs mean, '' where there are none."""


def board_of(game: Game) -> Board:
    """The game's own board, or the one that fits any game."""
    return cast(Board, game.part("terminal") or generic_board)
