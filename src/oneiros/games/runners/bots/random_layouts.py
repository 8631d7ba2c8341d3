"""Random layouts: tiles laid where they happen to fit, many times, of which the best is kept."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, nth
from oneiros.core.chance import Rng
from oneiros.games.runners.bots.valuation import Stock, Valuation, Weights
from oneiros.games.runners.layout_score import WHOLE, Layout
from oneiros.games.runners.tables import Tables

NONE: Final = -1


def random_layout(
    tables: Tables, card: int, tiles: int, stock: Stock, weights: Weights, tries: int, rng: Rng
) -> list[int]:
    """The actions that lay the best of so many layouts (1 or more), none of which hangs over the edge."""
    valuation = Valuation(tables, card, tiles, stock, weights)
    best: list[int] = []
    value: i64 = 0
    tried: i64 = 0
    while tried < tries:
        layout = Layout()
        actions: list[int] = []
        left: i64 = tiles
        while left and layout.covered != WHOLE:
            tile = nth(left, rng.below(count(left)))
            left &= ~(1 << tile)
            place = _some_place(tables, tile, layout.covered, rng)
            if place != NONE:
                layout.lay(tables, tile, place)
                actions.append(int(tables.tile_base[tile] + place))
        found = valuation.value(layout)
        if tried == 0 or found > value:
            best = actions
            value = found
        tried += 1
    best.sort()
    return best


def _some_place(tables: Tables, tile: i64, covered: i64, rng: Rng) -> i64:
    """A place of the tile within the square, on fields that are still open; NONE if it does not fit."""
    shape = tables.tile_shape[tile]
    base = tables.shape_base[shape]
    fits = vec[i64]([0] * 64)
    number: i64 = 0
    place: i64 = 0
    while place < tables.shape_places[shape]:
        if not tables.outside[base + place] and not tables.inside[base + place] & covered:
            fits[number] = place
            number += 1
        place += 1
    return fits[rng.below(number)] if number else NONE
