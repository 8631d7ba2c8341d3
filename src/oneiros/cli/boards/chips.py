"""Small pieces of a drawing in lines as wide as there is room, none of them broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


class Chips:
    """Pieces with one space between them; a new line begins before a piece that has no room."""

    def __init__(self, pieces: Iterable[Text | str]) -> None:
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + 1 + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line = line + Text(" ") + piece if line else piece
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        return Measurement(max(widths), sum(widths) + len(widths) - 1).with_maximum(options.max_width)
