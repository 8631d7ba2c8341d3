"""The moves of Workshop: the fixed action space, in order. The rules use the offsets, people the words.

The actions lie in ten groups of at most 60, so that what is legal fits into ten bit sets. Groups 0 to 6 are the same
for every set of cards; 7, 8 and 9 have one action for each landscape card, so they come last. A compound action is a
sequence of these. A walk is `stride` and `step` again and again. The Golem's work is `lift`, `deeper` and `carry`. A
card's power is `awaken` and then `invoke`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oneiros.core.types import Move
from oneiros.games.workshop.pieces import COLOUR_NAMES, LEVELS, PATH_NAMES, PLAIN_COLOURS, POWER_NAMES

GROUPS: Final = 10
GROUP_BASES: Final = (0, 60, 120, 180, 240, 290, 341)  # of the groups before the cards'

# Groups 0 and 1: three colours of 20 fields each.
PUT: Final = 0
# Group 2, 20 fields each.
STRIDE: Final = 120
STEP: Final = 140
PLANT: Final = 160
# Group 3, 20 fields each.
RAISE: Final = 180
LIFT: Final = 200
CARRY: Final = 220
# Group 4.
STRIP: Final = 240  # 20
TRAVEL: Final = 260  # 6
COLLECT: Final = 266
USE: Final = 267
SLEEP: Final = 268
WAKE: Final = 269
ENTER: Final = 270
DEEPER: Final = 271
STOP: Final = 272
DECLINE: Final = 273
HAUNT: Final = 274  # 7
LOOK: Final = 281  # 3
STIR: Final = 284  # 6
# Group 5.
ARRANGE: Final = 290  # 6
INVOKE: Final = 296  # 5
STORE: Final = 301  # 5
LEAVE: Final = 306  # 5
BANISH: Final = 311  # 5
EXCHANGE: Final = 316  # 25: for each colour given, the five that may be taken
# Group 6.
LAY: Final = 341  # 36: for each colour the six corners
# Groups 7, 8 and 9: one for each card.
AWAKEN: Final = 377


class Put(Move, tag="put", frozen=True):
    """W21: a shard from your hands onto a field."""

    colour: str
    field: str


class Stride(Move, tag="stride", frozen=True):
    """W23: discard a white shard and move the dreamer to that field."""

    field: str


class Step(Move, tag="step", frozen=True):
    """W35: the free step that earth gives, to that field."""

    field: str


class Plant(Move, tag="plant", frozen=True):
    """W25: discard a green shard and plant a tree."""

    field: str


class Raise(Move, tag="raise", frozen=True):
    """W29: take the top shard of that field into your hands."""

    field: str


class Lift(Move, tag="lift", frozen=True):
    """W30: take hold of the top shard of that field, to move it."""

    field: str


class Carry(Move, tag="carry", frozen=True):
    """W30: move what is held to that field."""

    field: str


class Strip(Move, tag="strip", frozen=True):
    """W50: return what is on top of that field, to make room for a red shard."""

    field: str


class Travel(Move, tag="travel", frozen=True):
    """W15, W17: go to a neighbouring corner, free with its key."""

    corner: str


class Collect(Move, tag="collect", frozen=True):
    """W16: take the rightmost shard of your corner."""


class Use(Move, tag="use", frozen=True):
    """W18: use the power of your corner."""


class Sleep(Move, tag="sleep", frozen=True):
    """W20: end your wandering."""


class Wake(Move, tag="wake", frozen=True):
    """W26: end the making of your dream."""


class Enter(Move, tag="enter", frozen=True):
    """W22: the dreamer enters the workshop."""


class Deeper(Move, tag="deeper", frozen=True):
    """W30: take hold of the next shard below as well."""


class Stop(Move, tag="stop", frozen=True):
    """W29, W30: do no more with this power."""


class Decline(Move, tag="decline", frozen=True):
    """W32, W40: draw nothing, or keep none of the cards."""


class Haunt(Move, tag="haunt", frozen=True):
    """W47: where the red shard goes."""

    path: str


class Look(Move, tag="look", frozen=True):
    """W32, W40: the stack to draw from."""

    level: int


class Stir(Move, tag="stir", frozen=True):
    """W31: the corner to rearrange."""

    corner: str


class Arrange(Move, tag="arrange", frozen=True):
    """W31: the shard for the next spot of that corner, from the left."""

    colour: str


class Invoke(Move, tag="invoke", frozen=True):
    """W33: lay this shard on the card and use its power."""

    colour: str


class Store(Move, tag="store", frozen=True):
    """W33: lay this shard on the card and leave the power unused."""

    colour: str


class Leave(Move, tag="leave", frozen=True):
    """W38: of the two shards, the one that stays on the pile."""

    colour: str


class Banish(Move, tag="banish", frozen=True):
    """W51: three red shards for one of this colour."""

    colour: str


class Exchange(Move, tag="exchange", frozen=True):
    """W24: two shards of one colour for one of another."""

    give: str
    take: str


class Lay(Move, tag="lay", frozen=True):
    """W28: put one of the shards drawn on the next spot of a corner."""

    colour: str
    corner: str


class Awaken(Move, tag="awaken", frozen=True):
    """W33: the card to lay a shard on."""

    card: str


class Keep(Move, tag="keep", frozen=True):
    """W10, W32, W40: of the cards drawn, the one to keep."""

    card: str


class Finish(Move, tag="finish", frozen=True):
    """W37: of several landscapes that stand at once, the next to be finished."""

    card: str


WorkshopMove = (
    Put | Stride | Step | Plant | Raise | Lift | Carry | Strip | Travel | Collect | Use | Sleep | Wake | Enter
    | Deeper | Stop | Decline | Haunt | Look | Stir | Arrange | Invoke | Store | Leave | Banish | Exchange | Lay
    | Awaken | Keep | Finish
)  # fmt: skip


def all_moves(fields: Sequence[str], cards: Sequence[str]) -> list[Move]:
    """The move of every action, in order, for these fields (always 20 names) and cards."""
    plain = COLOUR_NAMES[:PLAIN_COLOURS]
    moves: list[Move] = []
    moves += [Put(colour, field) for colour in COLOUR_NAMES for field in fields]
    for kind in (Stride, Step, Plant, Raise, Lift, Carry, Strip):
        moves += [kind(field) for field in fields]
    moves += [Travel(corner) for corner in POWER_NAMES]
    moves += [Collect(), Use(), Sleep(), Wake(), Enter(), Deeper(), Stop(), Decline()]
    moves += [Haunt(path) for path in PATH_NAMES]
    moves += [Look(level + 1) for level in range(LEVELS)]
    moves += [Stir(corner) for corner in POWER_NAMES]
    moves += [Arrange(colour) for colour in COLOUR_NAMES]
    for shard in (Invoke, Store, Leave, Banish):
        moves += [shard(colour) for colour in plain]
    moves += [Exchange(give, take) for give in plain for take in COLOUR_NAMES if take != give]
    moves += [Lay(colour, corner) for colour in COLOUR_NAMES for corner in POWER_NAMES]
    for choice in (Awaken, Keep, Finish):
        moves += [choice(card) for card in cards]
    return moves
