"""The contact sheet of Ravens: every kind of card with its ravens and how many there are."""

from __future__ import annotations

from oneiros.drawing.piece import ART, WIDTH, Piece, box, text
from oneiros.games.ravens.game import RavensContent

SKIES = ("#c9813f", "#b87549", "#a56b58", "#916467", "#7d6076", "#6a5f82", "#5a5f86", "#4b5d84", "#3e587c", "#324f70")


def pieces(content: RavensContent) -> list[Piece]:
    """Plain cards from 0 to 9, then the special ones."""
    plain = [
        Piece(
            "Plain cards",
            f"{number} raven{'' if number == 1 else 's'}",
            _card(number, SKIES[number % len(SKIES)]),
            corner=f"× {count}",
        )
        for number, count in enumerate(content.plain)
    ]
    special = [
        Piece("Special cards", name, _card(card.ravens, "#95591a"), (f"{card.ravens} ravens",), f"× {card.count}")
        for name, card in content.specials().items()
    ]
    return plain + special


def _card(ravens: int, sky: str) -> str:
    birds = "".join(_raven(58 + 34 * (number % 3), 34 + 32 * (number // 3)) for number in range(ravens))
    paper = box(14, 12, WIDTH - 28, ART - 14, sky, 10)
    return paper + text(34, 50, ravens, "big on") + birds


def _raven(x: float, y: float) -> str:
    return (
        f'<path d="M{x} {y}q8 -10 18 -4l7 3l-7 2q-1 12 -14 13l-8 6l1 -8q-1 -7 3 -12Z" fill="#10141c"/>'
        f'<circle cx="{x + 17}" cy="{y - 1}" r="1.6" fill="#ffe2a0"/>'
    )
