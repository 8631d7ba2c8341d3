"""The contact sheet of Workshop: landscapes from above with their stacks, and the dream tokens."""

from __future__ import annotations

from oneiros.drawing.piece import ART, WIDTH, Piece, box, chips, spaced, star, text
from oneiros.games.workshop.game import Card, WorkshopContent

PAPERS = {"w": "#2f73a8", "e": "#8b673b", "m": "#4f8f4a", "r": "#76808a", "v": "#b8a7d8"}
SIGNS = ["w water, e earth", "m meadow, r rock", "v motion", "strip: shards of a stack"]
FIELD = 38


def pieces(content: WorkshopContent) -> list[Piece]:
    """Landscapes by level, tokens, and how many shards and trees there are."""
    found = [Piece("Signs", "landscapes", chips(SIGNS, "#445766"))]
    found += [
        Piece(
            f"Landscapes of level {card.level}",
            card.name,
            _land(card),
            (f"power: {spaced(card.power)}",),
            f"{card.points} pt",
        )
        for card in sorted(content.card, key=lambda card: card.level)
    ]
    found += [
        Piece("Dream tokens", token.kind, chips([f"{token.points} points"], "#1b2b4d"), corner=f"× {token.copies}")
        for token in content.token
    ]
    shards = [f"{name}: {getattr(content.shards, name)}" for name in content.shards.__struct_fields__]
    trees = [f"{name} players: {getattr(content.trees, name)}" for name in content.trees.__struct_fields__]
    return [
        *found,
        Piece("Pieces", "shards", chips(shards, "#186264")),
        Piece("Pieces", "trees", chips(trees, "#33734a")),
    ]


def _land(card: Card) -> str:
    """Each field as its top shard, with the layers below it as a strip at the left, from the bottom up."""
    rows = [line.split() for line in card.land]
    wide, high = max(map(len, rows)), len(rows)
    size = min(FIELD, (WIDTH - 24) / wide, (ART - 26) / high)
    left, top = (WIDTH - wide * size) / 2, 24 + (ART - 26 - high * size) / 2
    parts = [star(18 + 15 * number, 16, 6.5, "var(--light)") for number in range(card.level)]
    for y, row in enumerate(rows):
        for x, field in enumerate(row):
            at_x, at_y = left + size * x, top + size * y
            stack = [sign for sign in field if sign in PAPERS]
            if not stack:
                parts.append(box(at_x, at_y, size - 2, size - 2, "var(--well)", 5))
                continue
            parts.append(box(at_x, at_y, size - 2, size - 2, PAPERS[stack[-1]], 5))
            if len(stack) > 1:
                step = (size - 8) / len(stack)
                parts += [
                    box(at_x + 3, at_y + size - 5 - step * (number + 1), 8, step - 1, PAPERS[sign], 1)
                    + f'<rect x="{at_x + 3:g}" y="{at_y + size - 5 - step * (number + 1):g}" width="8" '
                    f'height="{step - 1:g}" fill="none" stroke="#fff8ea" stroke-width=".8"/>'
                    for number, sign in enumerate(stack)
                ]
            middle, heart = at_x + size / 2 + 3, at_y + size / 2 + 4
            if "t" in field:
                parts.append(
                    f'<path d="M{middle:g} {heart - 14:g}l9 20h-18Z" fill="#12351f" stroke="#fff8ea" '
                    'stroke-width=".8"/>'
                )
            elif "*" in field:
                parts.append(
                    f'<circle cx="{middle:g}" cy="{heart - 10:g}" r="4.5" fill="#fff8ea"/>'
                    f'<path d="M{middle - 7:g} {heart + 8:g}q7 -22 14 0Z" fill="#fff8ea"/>'
                )
            else:
                parts.append(text(middle, heart, stack[-1], "on small"))
    return "".join(parts)
