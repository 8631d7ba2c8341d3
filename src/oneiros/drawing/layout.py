"""Layout of text boards: how the parts of a drawing share the width."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.table import Table
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


class Beside:
    """Two parts side by side, or one under the other where the left one would get less than `least` columns.

    The left one is as wide as there is room, up to `most`, whatever it holds: so the right one keeps its place.
    """

    GAP = 2

    def __init__(self, left: RenderableType, right: RenderableType, least: int, most: int) -> None:
        self.left = left
        self.right = right
        self.least = least
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width - self.GAP - Measurement.get(console, options, self.right).maximum
        if room < self.least:
            yield self.left
            yield self.right
            return
        table = Table.grid(padding=(0, self.GAP))
        table.add_column(width=min(room, self.most))
        table.add_column()
        table.add_row(self.left, self.right)
        yield table
