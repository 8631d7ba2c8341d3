"""One piece on a contact sheet, and the SVG shapes that several games draw with."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Final, NamedTuple

WIDTH: Final = 172
HEIGHT: Final = 216
ART: Final = 130  # the picture's height; it is as wide as the piece


class Piece(NamedTuple):
    """A card, token or tile: its picture between its name and words about it."""

    heading: str
    name: str
    art: str  # SVG, drawn on WIDTH by ART
    lines: tuple[str, ...] = ()  # one, or two where there is no corner
    corner: str = ""  # a number of points or copies

    def svg(self) -> str:
        """The piece, drawn at 0, 0."""
        lines = "".join(
            f'<text class="small" x="12" y="{ART + 58 + 16 * number}">{escape(line)}</text>'
            for number, line in enumerate(self.lines)
        )
        return (
            f'<rect class="card" width="{WIDTH}" height="{HEIGHT}" rx="12"/>{self.art}'
            f'<text class="name" x="12" y="{ART + 38}">{escape(spaced(self.name))}</text>'
            f'<text class="count" x="{WIDTH - 12}" y="{HEIGHT - 12}" text-anchor="end">{escape(self.corner)}</text>'
            f"{lines}"
        )


def spaced(name: str) -> str:
    """A name of the pack as people write it."""
    return name.replace("-", " ").replace("_", " ").capitalize()


def text(x: float, y: float, words: object, kind: str = "", anchor: str = "middle") -> str:
    """Words at a place."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(str(words))}</text>'


def star(x: float, y: float, size: float, fill: str) -> str:
    """A star of five points."""
    corners = " ".join(
        f"{x + sin(turn * pi / 5) * (size if turn % 2 == 0 else size * 0.45):.1f},"
        f"{y - cos(turn * pi / 5) * (size if turn % 2 == 0 else size * 0.45):.1f}"
        for turn in range(10)
    )
    return f'<polygon points="{corners}" style="fill:{fill}"/>'


def box(x: float, y: float, wide: float, high: float, fill: str, round_by: float = 6) -> str:
    """A filled rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_by:g}" style="fill:{fill}"/>'


def chips(words: list[str], fill: str) -> str:
    """Words on coloured strips, one below the other."""
    step = min(26.0, 112 / max(1, len(words)))
    top = 14 + (112 - step * len(words)) / 2
    return "".join(
        box(14, top + step * number, WIDTH - 28, step - 4, fill)
        + text(WIDTH / 2, top + step * number + step / 2 + 2.5, word, "on" if step > 15 else "on small")
        for number, word in enumerate(words)
    )
