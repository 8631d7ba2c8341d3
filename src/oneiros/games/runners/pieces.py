"""The pieces of Runners as small numbers, and their names (U1 to U3).

Tiles 0 to 3 are a player's own, one of each shape, alike for all players; the neutral ones follow, six of
each shape. A set of tiles, dream cards or chests is the bits of one `i64`.
"""

from typing import Final

SEATS: Final = 4

# U2, U5: shapes
SINGLE: Final = 0
DOMINO: Final = 1
STRAIGHT: Final = 2
BENT: Final = 3
SHAPES: Final = 4
SHAPE_NAMES: Final[tuple[str, ...]] = ("single", "domino", "straight", "bent")
SHAPE_CELLS: Final = bytes((1, 2, 3, 3))

OWN: Final = 4  # tiles a player begins with
STACK: Final = 6  # neutral tiles of each shape
TILES: Final = 28

# U2: what a cell of a tile does
NO_EFFECT: Final = 0
COLLECT: Final = 1
DOUBLE: Final = 2
DISPEL: Final = 3
BOTH: Final = 4
EFFECT_NAMES: Final[tuple[str, ...]] = ("none", "collect", "double", "dispel", "both")

# U3, U14: what a field or chest gives
BLUE: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
COLOURS: Final = 4
ANY: Final = 4  # a shard of your choice
KEY: Final = 5
COIN: Final = 6
CALM: Final = 7
REWARDS: Final = 8
REWARD_NAMES: Final[tuple[str, ...]] = ("blue", "white", "orange", "green", "any", "key", "coin", "calm")
COLOUR_NAMES: Final[tuple[str, ...]] = REWARD_NAMES[:COLOURS]

# U1: a dream card's fields
FIELDS: Final = 9
BLANK: Final = 0
REWARD: Final = 1
NIGHTMARE: Final = 2
KRAKEN: Final = 3
BAT: Final = 4
SPIDER: Final = 5
CHEST: Final = 6
LINKED: Final = 7
FIELD_KINDS: Final = 8
FIELD_NAMES: Final[tuple[str, ...]] = ("blank", "reward", "nightmare", "kraken", "bat", "spider", "chest", "linked")

MOST_SHARED: Final = 12  # rewards of one kind that a field can give
FIELD_WIDTH: Final = FIELD_KINDS + 1 + REWARDS  # numbers that a learner sees of a field

LEVELS: Final = 4
DREAMS: Final = 24
LEVEL_DREAMS: Final = 6
ROUNDS: Final = 8  # U6
CHEST_TYPES: Final = 3
CHESTS: Final = 18
TYPE_CHESTS: Final = 6


def shape_of(tile: int) -> int:
    """The shape of a tile."""
    return tile if tile < OWN else (tile - OWN) // STACK
