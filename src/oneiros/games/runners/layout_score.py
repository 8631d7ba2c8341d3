"""The score of a layout on a dream card, field by field and rule by rule (U12 to U18). Nothing here changes a game.

`Layout` is what all tiles of a layout do together. Fields, and places of tiles, are counted as in `tables`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.games.runners.pieces import BAT, CHEST, FIELDS, KRAKEN, NIGHTMARE, REWARD, REWARDS, SPIDER, TILES
from oneiros.games.runners.tables import Tables

NOT_LAID: Final = -1
WHOLE: Final = 0x1FF  # all nine fields
SPIDER_BITE: Final = 1  # U17


@final
class Layout:
    """The fields that a layout covers and those on which it has an effect, as bits; cells outside; Collect signs."""

    def __init__(self) -> None:
        self.covered: i64 = 0
        self.collect: i64 = 0  # a Double or a Collect-and-dispel among them
        self.double: i64 = 0
        self.dispel: i64 = 0
        self.outside: i64 = 0
        self.signs: i64 = 0  # U15
        self.tiles: i64 = 0  # laid, as bits

    def lay(self, tables: Tables, tile: i64, place: i64) -> None:
        """Add a tile on a place of its shape."""
        at = tables.shape_base[tables.tile_shape[tile]] + place
        action = tables.tile_base[tile] + place
        self.covered |= tables.inside[at]
        self.outside += tables.outside[at]
        self.collect |= tables.collects[action]
        self.double |= tables.doubles[action]
        self.dispel |= tables.dispels[action]
        self.signs += tables.tile_signs[tile]
        self.tiles |= 1 << tile


def layout_of(tables: Tables, laid: vec[i64], seat: i64) -> Layout:
    """A seat's layout; `laid` gives, by seat and tile, the place of the tile."""
    layout = Layout()
    tile: i64 = 0
    while tile < TILES:
        place = laid[seat * TILES + tile]
        if place != NOT_LAID:
            layout.lay(tables, tile, place)
        tile += 1
    return layout


def open_fields(layout: Layout) -> i64:
    """U12: how many fields are left uncovered."""
    return FIELDS - count(layout.covered)


def times(layout: Layout, field: i64) -> i64:
    """U14: how often the layout collects a field: not, once or twice."""
    return (layout.collect >> field & 1) + (layout.double >> field & 1)


def field_loss(tables: Tables, card: i64, field: i64, layout: Layout) -> i64:
    """The calm that a field costs by its own rule: U13, U15, U17."""
    if layout.dispel >> field & 1:
        return 0
    kind = tables.field_kind[card * FIELDS + field]
    if kind == NIGHTMARE:
        return tables.field_value[card * FIELDS + field]
    if kind == KRAKEN:
        return layout.signs
    if kind == SPIDER:
        return SPIDER_BITE
    return 0


def calm_lost(tables: Tables, card: i64, layout: Layout) -> i64:
    """All that a layout costs: U12, U13, U15, U17."""
    lost = layout.outside + open_fields(layout)
    field: i64 = 0
    while field < FIELDS:
        lost += field_loss(tables, card, field, layout)
        field += 1
    return lost


def given(tables: Tables, card: i64, layout: Layout) -> vec[i64]:
    """U14, U17: by reward, all that the layout collects from fields that are neither chests nor linked dreams."""
    items = vec[i64]([0] * REWARDS)
    field: i64 = 0
    while field < FIELDS:
        often = times(layout, field)
        if often:
            at = card * FIELDS + field
            kind = tables.field_kind[at]
            if kind == SPIDER:
                items[tables.field_value[at]] += often
            elif kind == REWARD:
                reward: i64 = 0
                while reward < REWARDS:
                    items[reward] += often * tables.field_items[at * REWARDS + reward]
                    reward += 1
        field += 1
    return items


def chest_tries(tables: Tables, card: i64, layout: Layout) -> i64:
    """U18: how often the layout would open the card's chest, were there keys enough."""
    tries: i64 = 0
    field: i64 = 0
    while field < FIELDS:
        if tables.field_kind[card * FIELDS + field] == CHEST:
            tries += times(layout, field)
        field += 1
    return tries


def chest_type(tables: Tables, card: i64) -> i64:
    """The type of chest that the card shows, -1 if none."""
    field: i64 = 0
    while field < FIELDS:
        if tables.field_kind[card * FIELDS + field] == CHEST:
            return tables.field_value[card * FIELDS + field]
        field += 1
    return -1


def bats(tables: Tables, card: i64, layout: Layout) -> i64:
    """U16: bats on the card that are not dispelled."""
    number: i64 = 0
    field: i64 = 0
    while field < FIELDS:
        if tables.field_kind[card * FIELDS + field] == BAT and not layout.dispel >> field & 1:
            number += 1
        field += 1
    return number


def calm_after(calm: i64, gained: i64, lost: i64, most: i64) -> i64:
    """U21: calm gained and lost point by point in the order that leaves most: 0 is waking up."""
    after = calm + gained - lost
    if after > most:
        return most
    return after if after > 0 else 0
