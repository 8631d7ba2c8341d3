"""The phases of Sandman: what can be asked of the player whose turn it is."""

from typing import Final

AT_SET: Final = 0  # S11
AT_MOVE: Final = 1  # S12, S13, S21
AT_PAY: Final = 2  # S13
AT_RETURN: Final = 3  # S12
AT_ATTACH: Final = 4  # S16, S21
AT_KEEP: Final = 5  # S20
AT_END: Final = 6  # S21
AT_MEND: Final = 7  # Mender
AT_LOOK: Final = 8  # Second Sight
AT_TRADE: Final = 9  # Swap: with whom
AT_GIVE: Final = 10  # Swap: which tokens
OVER: Final = 11
PHASES: Final[tuple[str, ...]] = (
    "set", "move", "pay", "return", "attach", "keep", "end", "mend", "look", "trade", "give", "over",
)  # fmt: skip
