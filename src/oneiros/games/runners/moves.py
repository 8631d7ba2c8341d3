"""The moves of Runners: the fixed action space, in order. The rules use the offsets, people the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oneiros.core.types import Move
from oneiros.games.runners.geometry import places_of
from oneiros.games.runners.pieces import COLOUR_NAMES, REWARD_NAMES, ROUNDS, SHAPE_NAMES, shape_of

# Where each group of actions begins.
PLACE: Final = 0  # by tile, then by the places of its shape: 7 tiles of each shape on 9, 48, 60 and 60 places
BACK: Final = 1239  # 28, by tile
CONTENT: Final = 1267
RECONSIDER: Final = 1268
TAKE: Final = 1269  # 8, by reward
COLOUR: Final = 1277  # 4
LOSE: Final = 1281  # 28, by tile
BUY: Final = 1309  # 4, by shape
REST: Final = 1313
DONE: Final = 1314
TIME_UP: Final = 1315  # 16: by round, patience before the sandglass
ACTIONS: Final = 1331


class Place(Move, tag="place", frozen=True):
    """U8: lay a tile (or move it), turned by quarters clockwise, its top left corner at that row and column,
    counted from the square's own (so -2 to 2)."""

    tile: str
    row: int
    column: int
    turn: int = 0


class Back(Move, tag="back", frozen=True):
    """U8: take a tile back from your layout."""

    tile: str


class Content(Move, tag="content", frozen=True):
    """U9: be content with your layout; the first takes the sandglass."""


class Reconsider(Move, tag="reconsider", frozen=True):
    """U9: no longer be content."""


class Take(Move, tag="take", frozen=True):
    """U19: take one thing from a linked dream."""

    reward: str


class Colour(Move, tag="colour", frozen=True):
    """U14: the colour of a shard of your choice."""

    colour: str


class Lose(Move, tag="lose", frozen=True):
    """U16: the unused tile that the bat carries off."""

    tile: str


class Buy(Move, tag="buy", frozen=True):
    """U22: buy the open tile of that shape."""

    shape: str


class Rest(Move, tag="rest", frozen=True):
    """U23: turn coins into one calm."""


class Done(Move, tag="done", frozen=True):
    """U22: buy nothing more."""


class TimeUp(Move, tag="time-up", frozen=True):
    """U10, U11: by the table alone. Each timer of a game has a move of its own, so one that comes late ends nothing."""

    round: int
    glass: bool = False


RunnersMove = Place | Back | Content | Reconsider | Take | Colour | Lose | Buy | Rest | Done | TimeUp


def all_moves(tiles: Sequence[str]) -> list[Move]:
    """The move of every action, in order, for tiles of these names."""
    moves: list[Move] = []
    for number, tile in enumerate(tiles):
        moves += [Place(tile, place.row, place.column, place.turn) for place in places_of(shape_of(number))]
    moves += [Back(tile) for tile in tiles]
    moves += [Content(), Reconsider()]
    moves += [Take(reward) for reward in REWARD_NAMES]
    moves += [Colour(colour) for colour in COLOUR_NAMES]
    moves += [Lose(tile) for tile in tiles]
    moves += [Buy(shape) for shape in SHAPE_NAMES]
    moves += [Rest(), Done()]
    moves += [TimeUp(round, glass) for round in range(1, ROUNDS + 1) for glass in (False, True)]
    return moves
