"""The cards of Ravens as small numbers, and their names (R1).

A plain card is the number of its ravens, 0 to 9; then come the three special kinds. Cards of one kind are
alike, so a kind is all there is to know of a card.
"""

from typing import Final

NUMBERS: Final = 10  # 0 to 9 ravens on a card
NINE: Final = 9
TAKE_TWO: Final = 10
PEEK_ONE: Final = 11
SWAP_TWO: Final = 12
KINDS: Final = 13

NAMES: Final[tuple[str, ...]] = (
    "ravens-0", "ravens-1", "ravens-2", "ravens-3", "ravens-4",
    "ravens-5", "ravens-6", "ravens-7", "ravens-8", "ravens-9",
    "take-two", "peek-one", "swap-two",
)  # fmt: skip
