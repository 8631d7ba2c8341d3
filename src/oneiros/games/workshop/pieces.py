"""The pieces of Workshop as small numbers, and their names (W1, W2, W4, W43)."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import shifted

WATER: Final = 0
EARTH: Final = 1
MEADOW: Final = 2
ROCK: Final = 3
MOTION: Final = 4
NIGHTMARE: Final = 5
PLAIN_COLOURS: Final = 5  # those that are not red
COLOURS: Final = 6
COLOUR_NAMES: Final[tuple[str, ...]] = ("water", "earth", "meadow", "rock", "motion", "nightmare")

# W2: the corners, 1 2 3 above 4 5 6, counted from 0 here. W4: a corner's number is also its power's.
CORNERS: Final = 6
ARCHIVE: Final = 0
COLLECTOR: Final = 1
TOWER: Final = 2
GOLEM: Final = 3
LAKE: Final = 4
LORD: Final = 5
POWER_NAMES: Final[tuple[str, ...]] = ("archive", "collector", "tower", "golem", "lake", "lord")

PATHS: Final = 7
PATH_ENDS: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))
PATH_NAMES: Final[tuple[str, ...]] = ("1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6")
NO_PATH: Final = 255
PATH_BETWEEN: Final = bytes(
    PATH_ENDS.index((min(one, two), max(one, two))) if (min(one, two), max(one, two)) in PATH_ENDS else NO_PATH
    for one in range(CORNERS)
    for two in range(CORNERS)
)
"""By corner and corner: the path that joins them."""
CORNER_PATHS: Final = bytes(
    sum(1 << path for path, ends in enumerate(PATH_ENDS) if corner in ends) for corner in range(CORNERS)
)
"""By corner: the bit set of its paths."""

SPOTS: Final = 5  # W3: of a corner
LEVELS: Final = 3
FIELDS: Final = 20  # the most fields a workshop can have
ROUNDS: Final = 6
POINTS: Final = 4  # W15: action points in a turn

# W43: the kinds of dream tokens; from HARVEST_MOST on they have a colour spot.
MOST_CARDS: Final = 0
MOST_PAIRS: Final = 1
FARTHEST: Final = 2
MOST_SHARDS: Final = 3
FEWEST_EMPTY: Final = 4
NO_RED: Final = 5
MOST_COLOUR: Final = 6
MOST_SINGLES: Final = 7
HARVEST: Final = 8
LONGEST_PATH: Final = 9
OUTLOOK: Final = 10
TOKEN_KINDS: Final = 11
TOKENS_LAID: Final = 4
TOKEN_NAMES: Final[tuple[str, ...]] = (
    "most-cards", "most-pairs", "farthest", "most-shards", "fewest-empty", "no-red",
    "most-colour", "most-singles", "harvest", "longest-path", "outlook",
)  # fmt: skip

# What points were scored for during play, by seat.
FOR_CARDS: Final = 0  # W37
FOR_TREES: Final = 1  # W25
FOR_WATER: Final = 2  # W34
FOR_MOUNTAINS: Final = 3  # W36
FOR_RED: Final = 4  # W49
EARNINGS: Final = 5


def bit(place: i64) -> i64:
    """The set of one member, at any place up to 62."""
    return shifted(1, place)
