"""Chart of an analysis: each seat's chance to win, move by move, as SVG text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from oneiros.bots.analysis import MoveReview

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 46
RIGHT: Final = 16
TOP: Final = 20
BOTTOM: Final = 34
COLOURS: Final = ("#c9962f", "#4f74c4", "#b0507a", "#3f8f6b", "#7a5bb0")
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "5 2")  # so that seats differ without colour too
INK: Final = "#2b2d5b"


def draw(reviews: Sequence[MoveReview], names: Sequence[str], title: str) -> str:
    """A line for each seat that moved, a dot at each turning point, and a legend."""
    last = max((one.number for one in reviews), default=1)

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#f6f1e6"/>',
    ]
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{LEFT} {y(chance):.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity=".15"/>'
            f'<text x="{LEFT - 6}" y="{y(chance) + 4:.1f}" text-anchor="end">{chance:.0%}</text>'
        )
    for seat in sorted({one.seat for one in reviews}):
        mine = [one for one in reviews if one.seat == seat]
        path = " ".join(
            f"{x(one.number - 0.5):.1f},{y(one.before):.1f} {x(one.number):.1f},{y(one.after):.1f}" for one in mine
        )
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.2" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}" stroke-linejoin="round"/>'
        )
        for one in mine:
            if one.turn is not None:
                fill = colour if one.turn == "mistake" else "#f6f1e6"
                parts.append(
                    f'<circle cx="{x(one.number):.1f}" cy="{y(one.after):.1f}" r="4.5" fill="{fill}" '
                    f'stroke="{colour}" stroke-width="2"><title>{one.number}: {one.turn}</title></circle>'
                )
        at = LEFT + 8 + 130 * seat
        parts.append(
            f'<path d="M{at} {HEIGHT - 12}h24" stroke="{colour}" stroke-width="2.2" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
            f'<text x="{at + 30}" y="{HEIGHT - 8}">{escape(names[seat])}</text>'
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
