"""The contact sheet of Runners: tiles by their cells, dreams field by field, chests."""

from __future__ import annotations

from oneiros.drawing.piece import ART, WIDTH, Piece, box, chips, text
from oneiros.games.runners.game import Dream, RunnersContent, Tile

PLACES = {
    "single": ((0, 0),),
    "domino": ((0, 0), (1, 0)),
    "straight": ((0, 0), (1, 0), (2, 0)),
    "bent": ((0, 0), (0, 1), (1, 1)),
}
SIGNS = {"none": "", "collect": "+", "double": "++", "dispel": "×", "both": "+×"}
GIFTS = {
    "blue": "#2f73a8",
    "white": "#f4f1e6",
    "orange": "#c8782a",
    "green": "#4b8a4f",
    "any": "#7d6a9c",
    "key": "#445766",
    "coin": "#95591a",
    "calm": "#186264",
}
LETTERS = {"any": "?", "key": "k", "coin": "c", "calm": "~"}
LEGEND = (
    ["+ collect", "++ double", "× dispel", "+× both"],
    ["−2 nightmare", "? any shard", "k key, c coin, ~ calm", "ring: linked"],
)
FIELD = 50
CELL = 40


def pieces(content: RunnersContent) -> list[Piece]:
    """Own and neutral tiles, dreams by level, chests by keys."""
    found = [
        Piece("Signs", name, chips(lines, "#445766")) for name, lines in zip(("tiles", "dreams"), LEGEND, strict=True)
    ]
    found += [Piece("A player's own tiles", tile.name, _tile(tile), _effects(tile)) for tile in content.own]
    found += [
        Piece(
            "Neutral tiles",
            tile.name,
            _tile(tile),
            _effects(tile),
            f"{tile.points} pt" + (f", {tile.coins} c" if tile.coins else ""),
        )
        for tile in content.tile
    ]
    found += [
        Piece(f"Dreams of level {dream.level}", dream.name, _dream(dream), ("with a star",) if dream.starred else ())
        for dream in content.dream
    ]
    found += [
        Piece(
            "Chests",
            chest.name,
            chips(chest.content.split(), "#95591a"),
            corner=f"{chest.keys} key{'s' if chest.keys > 1 else ''}",
        )
        for chest in content.chest
    ]
    return found


def _effects(tile: Tile) -> tuple[str, ...]:
    return (" · ".join(tile.cells),)


def _tile(tile: Tile) -> str:
    places = PLACES.get(tile.shape, ((0, 0),))
    wide, high = (max(at[axis] for at in places) + 1 for axis in (0, 1))
    left, top = (WIDTH - wide * CELL) / 2, 8 + (ART - high * CELL) / 2
    return "".join(
        box(left + CELL * x, top + CELL * y, CELL - 2, CELL - 2, "#8b673b" if effect == "none" else "#186264", 7)
        + text(left + CELL * (x + 0.5) - 1, top + CELL * (y + 0.5) + 5, SIGNS.get(effect, "?"), "on name")
        for (x, y), effect in zip(places, tile.cells, strict=False)
    )


def _dream(dream: Dream) -> str:
    left = (WIDTH - 3 * FIELD) / 2
    return "".join(
        f'<g transform="translate({left + FIELD * column:g} {12 + CELL * row:g})">{_field(*field.split())}</g>'
        for row, fields in enumerate(dream.rows)
        for column, field in enumerate(fields)
    )


def _field(first: str, *rest: str) -> str:
    """A field: what is bad as a word on dark paper, what it gives as discs; a ring round it where all share it."""
    middle, heart = FIELD / 2 - 1, CELL / 2 - 1
    bad = first in ("nightmare", "kraken", "bat", "spider")
    paper = box(0, 0, FIELD - 2, CELL - 2, "#5b2036" if bad else "var(--well)", 7)
    if first == "nightmare":
        return paper + text(middle, heart + 5, f"−{rest[0]}", "on name")
    if first == "spider":
        return paper + text(middle, heart - 2, "spider", "on small") + _disc(middle, heart + 9, rest[0])
    if first in ("kraken", "bat"):
        return paper + text(middle, heart + 5, first, "on small")
    if first == "chest":
        return box(0, 0, FIELD - 2, CELL - 2, "#95591a", 7) + text(middle, heart + 4, f"chest {rest[0]}", "on small")
    if first == ".":
        return paper
    gifts = rest if first == "linked" else (first, *rest)
    ring = (
        '<rect x="2" y="2" width="44" height="34" rx="6" class="line" stroke-width="2"/>' if first == "linked" else ""
    )
    start = middle - 7 * (len(gifts) - 1)
    return paper + ring + "".join(_disc(start + 14 * number, heart, gift) for number, gift in enumerate(gifts))


def _disc(x: float, y: float, gift: str) -> str:
    """A shard by its colour, anything else by a letter."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="7" style="fill:{GIFTS[gift]};stroke:var(--ink-2);stroke-width:.8"/>'
    return disc + (text(x, y + 4, LETTERS[gift], "on small") if gift in LETTERS else "")
