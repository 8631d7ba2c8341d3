"""The cards of Doors as small numbers, and their names (D1, D2).

A chamber is `colour * 3 + symbol`, a door `DOOR + colour`. Cards of one kind are alike, so a kind is
all there is to know of a card.
"""

from typing import Final

COLOURS: Final = 4
SUN: Final = 0
MOON: Final = 1
KEY: Final = 2
SYMBOLS: Final = 3
CHAMBERS: Final = 12
DOOR: Final = 12
NIGHTMARE: Final = 16
KINDS: Final = 17

COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "blue", "green", "brown")
SYMBOL_NAMES: Final[tuple[str, ...]] = ("sun", "moon", "key")
NAMES: Final[tuple[str, ...]] = (
    *(f"{colour}-{symbol}" for colour in COLOUR_NAMES for symbol in SYMBOL_NAMES),
    *(f"{colour}-door" for colour in COLOUR_NAMES),
    "nightmare",
)
