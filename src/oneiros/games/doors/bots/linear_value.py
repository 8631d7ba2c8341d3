"""A linear value of Doors: the sum of the weights of an afterstate's rows.

The weights follow from a few dozen habits: numbers with names in `habits.toml`, found by playing many thousand games.
Colours are alike to them. Weights are stored as whole numbers, so both builds make the same choice.
"""

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.doors.bots.afterstate import (
    ANEW,
    DUE,
    DUO_ROWS,
    FIVE,
    IN_HAND,
    IN_SHARED,
    IN_SIGHT,
    KEYED,
    KEYLESS,
    MOST_ALIKE,
    ON_TOP,
    PARTNER_SCENE,
    PROPHECY,
    ROW_END,
    SCENE,
    WANTED,
)
from oneiros.games.doors.cards import COLOURS, DOOR, KINDS, NIGHTMARE, SYMBOL_NAMES, SYMBOLS
from oneiros.games.doors.position import SIGHT

FINE: Final = 1000.0  # what a habit of 1 is stored as
CERTAIN: Final = 1 << 50  # more than any sum of weights: won for certain

Habits = dict[str, float]


@final
class LinearValue:
    """The weight of every row, for one number of players."""

    def __init__(self, weights: list[int]) -> None:
        self.weights = vec[i64](weights)

    def counted(self, rows: vec[i64], counts: vec[i64], size: i64) -> i64:
        """The sum over rows with counts."""
        weights = self.weights
        total: i64 = 0
        at: i64 = 0
        while at < size:
            total += weights[rows[at]] * counts[at]
            at += 1
        return total

    def once(self, rows: vec[i64], size: i64) -> i64:
        """The sum over rows that count once."""
        weights = self.weights
        total: i64 = 0
        at: i64 = 0
        while at < size:
            total += weights[rows[at]]
            at += 1
        return total


def read_habits(path: Path) -> dict[str, Habits]:
    """The habits for `solo` and for `duo`."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def linear_value(habits: Habits) -> LinearValue:
    """The weights that follow from habits."""
    weights = [0.0] * DUO_ROWS
    for colour in range(COLOURS):
        for symbol, name in enumerate(SYMBOL_NAMES):
            _weigh_card(weights, habits, colour * SYMBOLS + symbol, name)
        _weigh_colour(weights, habits, colour)
        _weigh_seen(weights, habits, DOOR + colour, "door")
    _weigh_seen(weights, habits, NIGHTMARE, "nightmare")
    weights[DUE + PROPHECY] = habits["due-prophecy"]
    weights[DUE + FIVE] = habits["due-five"]
    weights[DUE + ANEW] = habits["due-hand"]
    for missing in range(1, 9):
        weights[WANTED + missing] = -habits["door"] * missing
    return LinearValue([round(weight * FINE) for weight in weights])


def _weigh_card(weights: list[float], habits: Habits, card: int, name: str) -> None:
    """A card in hand, shared, at the end of the row, and seen by prophecy."""
    for alike in range(MOST_ALIKE):
        weights[IN_HAND + card * MOST_ALIKE + alike] = habits[f"hold-{name}"] + (
            habits[f"again-{name}"] if alike else 0
        )
        weights[ROW_END + card * 3 + alike] = habits[f"end-{name}"]
    for alike in range(2):
        weights[IN_SHARED + card * 2 + alike] = habits.get(f"share-{name}", 0.0)
    _weigh_seen(weights, habits, card, name)


def _weigh_seen(weights: list[float], habits: Habits, card: int, name: str) -> None:
    """A card of a prophecy: to keep, and how early to draw it."""
    weights[IN_SIGHT + card] = habits[f"see-{name}"]
    for place in range(SIGHT):
        weights[ON_TOP + place * KINDS + card] = habits[f"top-{name}"] + habits[f"deep-{name}"] * place


def _weigh_colour(weights: list[float], habits: Habits, colour: int) -> None:
    """What the hand can do for the doors of a colour. `wanted` is as in `Afterstate`: for two players 2 is too many."""
    for wanted in range(3):
        for run in range(4):
            for chain in range(4):
                value = habits[f"run-{run}-chain-{chain}"] if wanted else 0.0
                if wanted == 2 and "double" in habits:
                    value = habits["double"]
                scene = ((colour * 3 + wanted) * 4 + run) * 4 + chain
                weights[SCENE + scene] = value
                weights[PARTNER_SCENE + scene] = value * habits.get("partner", 0.0)
        for more in range(2):
            weights[KEYED + (colour * 3 + wanted) * 2 + more] = habits["key-wanted" if wanted else "key-spare"]
    for chain in range(4):
        weights[KEYLESS + (colour * 2 + 1) * 4 + chain] = habits[f"keyless-chain-{chain}"]
