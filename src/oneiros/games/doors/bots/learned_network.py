"""The network of the bot `learned`: how many doors a lone player of Doors will open, from what that player sees.

It is learnt by `examples/train_doors.py` and read here with NumPy alone. The four colours are alike: the same numbers
serve each of them, and their outputs are added up. So it does not matter which colour is which. What differs between
colours, their cards, goes in as counts.

Arrays lie with the positions last, so that picking a column of all positions is one copy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KINDS, NIGHTMARE, SYMBOLS
from oneiros.games.doors.choices import AT_ARRANGE, AT_DOOR, AT_FORESEE, AT_NIGHTMARE, AT_PLAY, PHASES
from oneiros.games.doors.position import SIGHT

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

DOORS: Final = 8  # D1: in the standard pack

# Where the numbers of `oneiros.games.doors.features` begin, for one player.
_UNSEEN: Final = 0
_HAND: Final = _UNSEEN + KINDS
_LAST_COLOUR: Final = _HAND + CHAMBERS + 1
_LAST_SYMBOL: Final = _LAST_COLOUR + COLOURS
_RUN: Final = _LAST_SYMBOL + SYMBOLS
_OPEN: Final = _RUN + 1
_LIMBO: Final = _OPEN + COLOURS + CHAMBERS
_SIGHT: Final = _LIMBO + KINDS - DOOR
_TOP: Final = _SIGHT + KINDS
_DRAWN: Final = _TOP + SIGHT * KINDS
_PHASE: Final = _DRAWN + KINDS - DOOR
_DECK: Final = _PHASE + len(PHASES) + 1
WIDTH: Final = _DECK + 1


def _of_colour(colour: int) -> list[int]:
    """Where the numbers of one colour are."""

    def kinds(begin: int) -> list[int]:
        return [*(begin + colour * SYMBOLS + symbol for symbol in range(SYMBOLS)), begin + DOOR + colour]

    places = kinds(_UNSEEN) + kinds(_HAND)[:SYMBOLS] + [_OPEN + colour, _LIMBO + colour] + kinds(_SIGHT)
    for place in range(SIGHT):
        places += kinds(_TOP + place * KINDS)
    return [*places, _DRAWN + colour, _LAST_COLOUR + colour]


_COLOUR_PLACES: Final = np.array([_of_colour(colour) for colour in range(COLOURS)])
_OTHER_PLACES: Final = np.array(
    [_UNSEEN + NIGHTMARE, _DECK, *(_LAST_SYMBOL + symbol for symbol in range(SYMBOLS))]
    + [_LIMBO + NIGHTMARE - DOOR, _SIGHT + NIGHTMARE, *(_TOP + at * KINDS + NIGHTMARE for at in range(SIGHT))]
    + [_DRAWN + NIGHTMARE - DOOR]
    + [_PHASE + phase for phase in (AT_PLAY, AT_FORESEE, AT_ARRANGE, AT_DOOR, AT_NIGHTMARE)]
)
_PICKED: Final = _COLOUR_PLACES.shape[1]
OF_COLOUR: Final = _PICKED + 2  # with whether the row's end has one or two of this colour on the way to a door (D5)
OTHERS: Final = len(_OTHER_PLACES) + OF_COLOUR  # and the sums over the colours

# Large numbers are scaled down, so that all of them begin with about the same weight.
_COLOUR_SCALE: Final = np.ones((_PICKED, 1), np.float32)
_COLOUR_SCALE[: SYMBOLS + 1] = 0.25
_OTHER_SCALE: Final = np.ones((len(_OTHER_PLACES), 1), np.float32)
_OTHER_SCALE[:2, 0] = 0.2, 0.05


def network_inputs(seen: NDArray[Any]) -> tuple[Floats, Floats]:
    """Positions, a row of whole numbers each, as the network takes them: by colour, and the others with the sums."""
    columns = np.ascontiguousarray(seen.T)
    colours = np.empty((COLOURS, OF_COLOUR, len(seen)), np.float32)
    np.multiply(columns[_COLOUR_PLACES], _COLOUR_SCALE, out=colours[:, :_PICKED])
    ends_row = colours[:, _PICKED - 1]
    np.multiply(ends_row, columns[_RUN] == 1, out=colours[:, _PICKED])
    np.multiply(ends_row, columns[_RUN] == 2, out=colours[:, _PICKED + 1])
    others = np.concatenate([columns[_OTHER_PLACES] * _OTHER_SCALE, colours.sum(0)])
    return colours, others


def shapes(size: int) -> dict[str, tuple[int, ...]]:
    """Of the weights of a network whose layers are of that size, by name."""
    return {
        "own": (size, OF_COLOUR),
        "all": (size, OTHERS),
        "bias": (size, 1),
        "deep_own": (size, size),
        "deep_all": (size, size),
        "deep_bias": (size, 1),
        "sum": (size, size),
        "sum_bias": (size, 1),
        "out": (DOORS, size),
        "out_bias": (DOORS, 1),
    }


class Network:
    """Two layers for each colour, which also get the sum over all colours; one for the sum of these; the output."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def chances(self, seen: NDArray[Any]) -> Floats:
        """Of each position, a row: the chance to end with at least 1, 2, ... 8 doors open. Eight are a win (D17)."""
        w = self.weights
        colours, others = network_inputs(seen)
        hidden = w["own"] @ colours
        hidden += w["all"] @ others + w["bias"]
        np.maximum(hidden, 0, out=hidden)
        deep = w["deep_own"] @ hidden
        deep += w["deep_all"] @ hidden.sum(0) + w["deep_bias"]
        np.maximum(deep, 0, out=deep)
        last = w["sum"] @ deep.sum(0) + w["sum_bias"]
        np.maximum(last, 0, out=last)
        chances: Floats = 0.5 + 0.5 * np.tanh(0.5 * (w["out"] @ last + w["out_bias"]))  # the logistic function
        return chances.T

    def write(self, path: Path) -> None:
        """Keep it in a file, with numbers of 16 bits: small enough to ship, and it plays the same to three digits."""
        halves: dict[str, Any] = {name: weights.astype(np.float16) for name, weights in self.weights.items()}
        np.savez_compressed(path, **halves)


def read_network(path: Path) -> Network:
    """The network of a file."""
    with np.load(path) as kept:
        weights = {name: np.asarray(kept[name], np.float32) for name in kept.files}
    expected = shapes(len(weights["bias"])) if "bias" in weights else {}
    if {name: array.shape for name, array in weights.items()} != expected:
        raise ValueError(f"{path.name} holds no network for Doors of this version")
    return Network(weights)
