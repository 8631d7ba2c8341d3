"""The moves of Ravens: the fixed action space, in order. The rules use the offsets, people the words.

Places of a dream and seats are counted from 0 here; words count them from 1.
"""

from __future__ import annotations

from typing import Final

from oneiros.core.types import Move
from oneiros.games.ravens.cards import NUMBERS

PLACES: Final = 8  # of a dream, at most (R21)
SEATS: Final = 5

# Where each group of actions begins.
LOOK: Final = 0  # 8
DONE: Final = 8
WAKE: Final = 9
DRAW: Final = 10
TAKE: Final = 11  # 8
SWAP: Final = 19  # 8
DROP: Final = 27
USE: Final = 28
CHOOSE: Final = 29  # 2
PEEK: Final = 31  # 5 seats of 8 places, as the next two
PICK: Final = 71
EXCHANGE: Final = 111
CLAIM: Final = 151  # 28 pairs of places with 10 numbers each
CLAIMS_END: Final = 431

# Pairs in the order (0, 1), (0, 2), (1, 2), (0, 3) ...: those of a small dream come before those of a larger one.
PAIRS: Final = tuple((first, second) for second in range(PLACES) for first in range(second))


class Look(Move, tag="look", frozen=True):
    """R3: before the first turn, look at a card of your own dream."""

    place: int


class Done(Move, tag="done", frozen=True):
    """In strict memory: you have seen enough, and what you looked at is turned down again."""


class Wake(Move, tag="wake", frozen=True):
    """R5: Wake up! The round ends."""


class Draw(Move, tag="draw", frozen=True):
    """R7: draw the top of the draw pile."""


class Take(Move, tag="take", frozen=True):
    """R6: take the top of the discard pile in exchange for a card of your dream."""

    place: int


class Swap(Move, tag="swap", frozen=True):
    """R8: put the drawn card into your dream; the card of that place goes on the discard pile."""

    place: int


class Drop(Move, tag="drop", frozen=True):
    """R9: put the drawn card on the discard pile."""


class Use(Move, tag="use", frozen=True):
    """R10: put the drawn special card on the discard pile and do what it says."""


class Choose(Move, tag="choose", frozen=True):
    """R11: of the two cards of Take 2, the one to keep: the first (0) or the second (1)."""

    which: int


class Peek(Move, tag="peek", frozen=True):
    """R12: look at a card of anybody's dream."""

    owner: int
    place: int


class Pick(Move, tag="pick", frozen=True):
    """R13: the first of the two cards to exchange."""

    owner: int
    place: int


class Exchange(Move, tag="exchange", frozen=True):
    """R13: the second of the two cards to exchange, of another player than the first."""

    owner: int
    place: int


class Claim(Move, tag="claim", frozen=True):
    """R21: say that two cards of your dream both show so many ravens."""

    first: int
    second: int
    number: int


RavensMove = Look | Done | Wake | Draw | Take | Swap | Drop | Use | Choose | Peek | Pick | Exchange | Claim


def all_moves() -> list[Move]:
    """The move of every action, in order."""
    places = range(PLACES)
    slots = [(owner, place) for owner in range(SEATS) for place in places]
    moves: list[Move] = []
    moves += [Look(place) for place in places]
    moves += [Done(), Wake(), Draw()]
    moves += [Take(place) for place in places]
    moves += [Swap(place) for place in places]
    moves += [Drop(), Use()]
    moves += [Choose(which) for which in range(2)]
    moves += [Peek(owner, place) for owner, place in slots]
    moves += [Pick(owner, place) for owner, place in slots]
    moves += [Exchange(owner, place) for owner, place in slots]
    moves += [Claim(first, second, number) for first, second in PAIRS for number in range(NUMBERS)]
    return moves
