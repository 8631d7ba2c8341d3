"""Look-up tables of Runners: places, tiles, dream cards, chests and tracks, as flat arrays.

Made once for each game from its content, and shared by all its states. `place` is a place of any shape
(0 to 176), `action` a move that lays a tile (0 to 1238).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.features import Column
from oneiros.games.runners.geometry import PLACE_BASES, PLACE_COUNTS, Place, all_places, square_bits
from oneiros.games.runners.notation import Field
from oneiros.games.runners.pieces import (
    BOTH,
    CHEST_TYPES,
    COLLECT,
    DISPEL,
    DOUBLE,
    FIELD_KINDS,
    FIELD_NAMES,
    FIELDS,
    KRAKEN,
    LEVELS,
    MOST_SHARED,
    NIGHTMARE,
    NO_EFFECT,
    REWARD_NAMES,
    REWARDS,
    SHAPES,
    TILES,
    shape_of,
)


@final
class Tables:
    """Read only, once filled by the methods below."""

    def __init__(self) -> None:
        # By shape
        self.shape_places = vec[i64](list(PLACE_COUNTS))
        self.shape_base = vec[i64](list(PLACE_BASES))
        self.shape_room = vec[i64]([(1 << places) - 1 for places in PLACE_COUNTS])  # all places, as bits
        self.shape_tiles = vec[i64]([0] * SHAPES)  # the neutral tiles of the shape, as bits
        # By place
        self.mask = vec[i64]()  # cells of the grid
        self.inside = vec[i64]()  # fields covered
        self.outside = vec[i64]()  # how many cells are not in the square
        self.clash = vec[i64]()  # by place and shape: the places of that shape that overlap it
        # By tile
        self.tile_shape = vec[i64]([shape_of(tile) for tile in range(TILES)])
        self.tile_base = vec[i64]()  # the action that lays it on its first place
        self.tile_points = vec[i64]()
        self.tile_coins = vec[i64]()
        self.tile_signs = vec[i64]()  # U15: cells with a Collect sign
        self.tile_effects: list[list[int]] = []
        self.tile_names: list[str] = []
        # By action: the tile, and the fields on which it has each effect
        self.action_tile = vec[i64]()
        self.collects = vec[i64]()
        self.doubles = vec[i64]()
        self.dispels = vec[i64]()
        # By dream card and field
        self.field_kind = vec[i64]()
        self.field_value = vec[i64]()
        self.field_items = vec[i64]()  # and by reward
        self.level_dreams = vec[i64]([0] * LEVELS)  # cards of a level, as bits
        self.starred: i64 = 0  # cards with a star, as bits
        # A bound of what a learner sees: the most calm that a layout can cost.
        self.most_lost: i64 = 0
        self.field_columns: list[Column] = []
        self.dream_names: list[str] = []
        # By chest
        self.chest_items = vec[i64]()  # and by reward
        self.type_chests = vec[i64]([0] * CHEST_TYPES)  # chests of a type, as bits
        self.chest_names: list[str] = []
        # U24: tracks
        self.calm_points = vec[i64]()
        self.star_points: list[int] = []
        self.star_step: i64 = 0
        # U3, U7, U22, U23
        self.start_calm: i64 = 0
        self.start_coins: i64 = 0
        self.supply = vec[i64]()  # by reward; nothing of a chosen shard or calm
        self.tile_price: i64 = 0
        self.calm_price: i64 = 0
        self.rooms = vec[i64]([0] * TILES)  # scratch: see `RunnersPosition.fill_rooms`
        self.rows = vec[i64]([0] * TILES)  # and where in `clash` the rows of the tiles of a layout begin
        # Plans of the greedy player, by what it knew (see `greedy`)
        self.plans: dict[tuple[int, ...], list[int]] = {}
        self._lay_out_places(all_places())

    def _lay_out_places(self, places: list[Place]) -> None:
        masks = [place.mask() for place in places]
        self.mask = vec[i64](masks)
        self.inside = vec[i64]([square_bits(place) for place in places])
        self.outside = vec[i64]([place.fields().count(-1) for place in places])
        clash: list[int] = []
        for mask in masks:
            for shape in range(SHAPES):
                base = PLACE_BASES[shape]
                bits = 0
                for number in range(PLACE_COUNTS[shape]):
                    if masks[base + number] & mask:
                        bits |= 1 << number
                clash.append(bits)
        self.clash = vec[i64](clash)

    def set_tiles(self, names: list[str], effects: list[list[int]], points: list[int], coins: list[int]) -> None:
        """The tiles in order, with the effects of their cells."""
        self.tile_names = names
        self.tile_effects = effects
        self.tile_points = vec[i64](points)
        self.tile_coins = vec[i64](coins)
        self.tile_signs = vec[i64]([len([e for e in cells if e in (COLLECT, DOUBLE, BOTH)]) for cells in effects])
        places = all_places()
        bases: list[int] = []
        action_tile: list[int] = []
        collects: list[int] = []
        doubles: list[int] = []
        dispels: list[int] = []
        neutral = [0] * SHAPES
        for tile in range(TILES):
            shape = shape_of(tile)
            if tile >= SHAPES:
                neutral[shape] |= 1 << tile
            bases.append(len(action_tile))
            for number in range(PLACE_COUNTS[shape]):
                place = places[PLACE_BASES[shape] + number]
                action_tile.append(tile)
                collects.append(_fields_with(place, effects[tile], (COLLECT, DOUBLE, BOTH)))
                doubles.append(_fields_with(place, effects[tile], (DOUBLE,)))
                dispels.append(_fields_with(place, effects[tile], (DISPEL, BOTH)))
        self.shape_tiles = vec[i64](neutral)
        self.tile_base = vec[i64](bases)
        self.action_tile = vec[i64](action_tile)
        self.collects = vec[i64](collects)
        self.doubles = vec[i64](doubles)
        self.dispels = vec[i64](dispels)

    def set_dreams(self, names: list[str], levels: list[int], starred: list[bool], fields: list[list[Field]]) -> None:
        """The dream cards in order: level 0 to 3, whether starred, nine fields."""
        self.dream_names = names
        by_level = [0] * LEVELS
        kinds: list[int] = []
        values: list[int] = []
        items: list[int] = []
        marked = 0
        for card in range(len(names)):
            by_level[levels[card]] |= 1 << card
            if starred[card]:
                marked |= 1 << card
            for field in fields[card]:
                kinds.append(field.kind)
                values.append(field.value)
                items += field.items
        self.starred = marked
        self.level_dreams = vec[i64](by_level)
        self.field_kind = vec[i64](kinds)
        self.field_value = vec[i64](values)
        self.field_items = vec[i64](items)
        self.most_lost = max([_most_lost(card) for card in fields])
        self.field_columns = [
            Column("kind", FIELD_KINDS, 1, 1, FIELD_NAMES),
            Column("value", 1, 4, max(values)),
            Column("gives", REWARDS, 2, MOST_SHARED, REWARD_NAMES),
        ]

    def set_chests(self, names: list[str], types: list[int], contents: list[list[int]]) -> None:
        """The chests in order: type 0 to 2 and content by reward."""
        self.chest_names = names
        by_type = [0] * CHEST_TYPES
        items: list[int] = []
        for chest in range(len(names)):
            by_type[types[chest]] |= 1 << chest
            items += contents[chest]
        self.type_chests = vec[i64](by_type)
        self.chest_items = vec[i64](items)

    def set_numbers(
        self,
        supply: list[int],
        start: list[int],
        prices: list[int],
        calm: list[int],
        star: list[int],
        star_step: int,
    ) -> None:
        """Supplies by reward, calm and coins to begin with, prices of a tile and of calm, and the tracks."""
        self.supply = vec[i64](supply)
        self.start_calm, self.start_coins = start
        self.tile_price, self.calm_price = prices
        self.calm_points = vec[i64](calm)
        self.star_points = star
        self.star_step = star_step

    def points_of_star(self, star: int) -> int:
        """U24: points for a place on the star track; past its end every step is worth the same."""
        last = len(self.star_points) - 1
        if star <= last:
            return self.star_points[star]
        return self.star_points[last] + (star - last) * int(self.star_step)


def _most_lost(fields: list[Field]) -> int:
    """U12, U13, U15, U17: no more than this for a card, whatever is laid: all open, two cells of each tile outside."""
    lost = 3 * FIELDS
    for field in fields:
        lost += field.value if field.kind == NIGHTMARE else 3 * FIELDS if field.kind == KRAKEN else 1
    return lost


def _fields_with(place: Place, effects: list[int], wanted: tuple[int, ...]) -> int:
    bits = 0
    for field, effect in zip(place.fields(), effects):
        if field >= 0 and effect != NO_EFFECT and effect in wanted:
            bits |= 1 << field
    return bits
