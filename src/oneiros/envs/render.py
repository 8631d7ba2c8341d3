"""Rendering of a view: the terminal's board as text, as SVG and as pixels."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.game import Game
from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.drawing.terminal import Ink, board_of

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
COLUMNS: Final = 100
LINES: Final = 48  # pictures are of one size, whatever is on the table
CELL: Final = (8, 16)  # pixels of a character
PAPER, INK = (24, 22, 38), (226, 222, 240)


class _Plain(io.StringIO):
    """What is written here is drawn without any character that a plain font lacks."""

    encoding = "ascii"  # rich asks for it


def check_mode(mode: str | None) -> str | None:
    """The mode; unknown modes are refused."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(game: Game, view: View, mode: str) -> Any:
    """The view in that mode; `human` prints it and gives None."""
    if mode == "human":
        _draw(Console(), game, view, signs=True)
        return None
    if mode == "svg":
        console = Console(record=True, width=COLUMNS, file=io.StringIO())
        _draw(console, game, view, signs=True)
        return console.export_svg(title=game.title)
    if mode == "ansi":
        return _text(io.StringIO(), game, view, signs=True)
    return _pixels(_text(_Plain(), game, view, signs=False))


def _draw(console: Console, game: Game, view: View, signs: bool) -> None:
    words = Words(game.folder / "words", "en")
    names = [f"player_{seat}" for seat in range(view.players)]
    console.print(board_of(game).draw(view, words, names, Ink(colour=False, signs=signs)))


def _text(file: io.StringIO, game: Game, view: View, signs: bool) -> str:
    _draw(Console(file=file, width=COLUMNS, color_system=None), game, view, signs)
    return file.getvalue()


def _pixels(text: str) -> NDArray[np.uint8]:
    """Each character in a cell of its own."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as error:
        raise MissingPackage("pictures in pixels need Pillow: pip install pillow") from error
    wide, high = CELL
    image = Image.new("RGB", (COLUMNS * wide, LINES * high), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(high - 4)
    for row, line in enumerate(text.splitlines()[:LINES]):
        for column, letter in enumerate(line):
            if letter != " ":
                pen.text((column * wide + wide / 2, row * high + high / 2), letter, INK, font, anchor="mm")
    return np.asarray(image, np.uint8).copy()
