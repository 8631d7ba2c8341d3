"""The moves of Doors: the fixed action space, in order. The rules use the offsets, people the words."""

from __future__ import annotations

from typing import Final, Literal

from oneiros.core.types import Move
from oneiros.games.doors.cards import CHAMBERS, COLOUR_NAMES, NAMES

# Where each group of actions begins.
PLAY: Final = 0  # 12 from the hand, 12 from the shared cards
DISCARD: Final = 24  # likewise
DRAFT: Final = 48  # 12
GIVE: Final = 60  # 12
TAKE: Final = 72  # 12
KEEP: Final = 84
FORESEE: Final = 85  # 17
ARRANGE: Final = 102  # 17
OPEN: Final = 119  # with a key from the hand, from the shared cards
LEAVE: Final = 121
ACCEPT: Final = 122
DECLINE: Final = 123
LOSE_KEY: Final = 124  # 4 from the hand, 4 from the shared cards
LOSE_DOOR: Final = 132  # 4
LOSE_FIVE: Final = 136
LOSE_HAND: Final = 137

Source = Literal["hand", "shared"]
SOURCES: tuple[Source, Source] = ("hand", "shared")


class Play(Move, tag="play", frozen=True):
    """D4: put a card at the end of your row."""

    card: str
    source: Source = "hand"


class Discard(Move, tag="discard", frozen=True):
    """D6: put a card on the discard pile; a key gives a prophecy (D7)."""

    card: str
    source: Source = "hand"


class Draft(Move, tag="draft", frozen=True):
    """D19: take one of the cards laid out."""

    card: str


class Give(Move, tag="give", frozen=True):
    """D21: the private card to swap away."""

    card: str


class Take(Move, tag="take", frozen=True):
    """D21: the shared card to get for it."""

    card: str


class Keep(Move, tag="keep", frozen=True):
    """D21: swap nothing."""


class Foresee(Move, tag="foresee", frozen=True):
    """D7: of the cards of the prophecy, the one to discard."""

    card: str


class Arrange(Move, tag="arrange", frozen=True):
    """D7: of the cards still in hand, the one that will be drawn next."""

    card: str


class Open(Move, tag="open", frozen=True):
    """D10: discard the key of that colour and lay the door open."""

    source: Source = "hand"


class Leave(Move, tag="leave", frozen=True):
    """D10: let the door go to Limbo."""


class Accept(Move, tag="accept", frozen=True):
    """D23: take the second door of a colour for a triple."""


class Decline(Move, tag="decline", frozen=True):
    """D23: do without it."""


class LoseKey(Move, tag="lose-key", frozen=True):
    """D12: to a nightmare, a key."""

    colour: str
    source: Source = "hand"


class LoseDoor(Move, tag="lose-door", frozen=True):
    """D13: to a nightmare, one of your doors."""

    colour: str


class LoseFive(Move, tag="lose-five", frozen=True):
    """D14: to a nightmare, the top five cards of the deck."""


class LoseHand(Move, tag="lose-hand", frozen=True):
    """D15: to a nightmare, the whole hand."""


DoorsMove = (
    Play | Discard | Draft | Give | Take | Keep | Foresee | Arrange | Open | Leave | Accept | Decline
    | LoseKey | LoseDoor | LoseFive | LoseHand
)  # fmt: skip


def all_moves() -> list[Move]:
    """The move of every action, in order."""
    chambers = NAMES[:CHAMBERS]
    moves: list[Move] = []
    moves += [Play(card, source) for source in SOURCES for card in chambers]
    moves += [Discard(card, source) for source in SOURCES for card in chambers]
    moves += [Draft(card) for card in chambers]
    moves += [Give(card) for card in chambers]
    moves += [Take(card) for card in chambers]
    moves += [Keep()]
    moves += [Foresee(card) for card in NAMES]
    moves += [Arrange(card) for card in NAMES]
    moves += [Open(source) for source in SOURCES]
    moves += [Leave(), Accept(), Decline()]
    moves += [LoseKey(colour, source) for source in SOURCES for colour in COLOUR_NAMES]
    moves += [LoseDoor(colour) for colour in COLOUR_NAMES]
    moves += [LoseFive(), LoseHand()]
    return moves
