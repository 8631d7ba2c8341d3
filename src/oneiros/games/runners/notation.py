"""The notation of Runners: the words in which a content file draws dream cards, tiles and chests.

A field is one of: `.` (nothing); `nightmare 2`; `kraken`; `bat`; `spider green`; `chest 2` (by its keys);
`linked blue coin coin`; or what it gives, word by word: `blue`, `key`, `coin coin`, `any calm`.
"""

from oneiros.games.runners.pieces import (
    BAT,
    BLANK,
    CHEST,
    CHEST_TYPES,
    COLOUR_NAMES,
    EFFECT_NAMES,
    KRAKEN,
    LINKED,
    NIGHTMARE,
    REWARD,
    REWARD_NAMES,
    REWARDS,
    SPIDER,
)

WORST_NIGHTMARE = 9


class Field:
    """A field of a dream card: its kind, what it costs or which it is, and what it gives."""

    def __init__(self, kind: int, value: int, items: list[int]) -> None:
        self.kind = kind
        self.value = value  # nightmare: calm; spider: colour; chest: type
        self.items = items  # by reward


def read_field(text: str) -> Field:
    """A field in numbers; ValueError says what is wrong with it."""
    words = text.split()
    nothing = [0] * REWARDS
    if not words:
        raise ValueError("a field is not empty; nothing is written '.'")
    first, rest = words[0], words[1:]
    if first == "linked":
        return Field(LINKED, 0, read_rewards(rest))
    if first in ("nightmare", "chest", "spider") and len(rest) != 1:
        raise ValueError(f"{first!r} is followed by one word, as in 'nightmare 2', 'chest 2' or 'spider green'")
    if first == "nightmare":
        return Field(NIGHTMARE, _number(rest[0], WORST_NIGHTMARE), nothing)
    if first == "chest":
        return Field(CHEST, _number(rest[0], CHEST_TYPES) - 1, nothing)
    if first == "spider":
        if rest[0] not in COLOUR_NAMES:
            raise ValueError(f"a spider guards a shard of {', '.join(COLOUR_NAMES)}, not {rest[0]!r}")
        return Field(SPIDER, COLOUR_NAMES.index(rest[0]), nothing)
    if len(words) == 1 and first in (".", "kraken", "bat"):
        return Field(BLANK if first == "." else KRAKEN if first == "kraken" else BAT, 0, nothing)
    return Field(REWARD, 0, read_rewards(words))


def read_rewards(words: list[str]) -> list[int]:
    """How many of each reward."""
    items = [0] * REWARDS
    if not words:
        raise ValueError("it gives nothing")
    for word in words:
        if word not in REWARD_NAMES:
            raise ValueError(f"{word!r} is not one of {', '.join(REWARD_NAMES)}")
        items[REWARD_NAMES.index(word)] += 1
    return items


def read_effect(word: str) -> int:
    """The effect of a cell."""
    if word not in EFFECT_NAMES:
        raise ValueError(f"{word!r} is not one of {', '.join(EFFECT_NAMES)}")
    return EFFECT_NAMES.index(word)


def _number(word: str, most: int) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise ValueError(f"{word!r} is not a number from 1 to {most}")
    return int(word)
