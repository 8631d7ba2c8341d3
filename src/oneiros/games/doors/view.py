"""The view of Doors: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

import msgspec

from oneiros.core.types import View


class Dreamer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One player's side of the table."""

    hand: list[str | None]  # private cards; None where this seat does not know the card
    row: list[str]
    run: int  # how many cards of one colour end the row (D5)
    doors: list[str]


class Rearranged(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Cards that this seat knows from its own prophecy, and that the partner's has put into an unknown order (D7)."""

    cards: list[str]
    top: list[int]  # where they can be: places in `top`,
    sight: list[int]  # in `sight`
    hand: list[int]  # and in the partner's hand


class DoorsView(View, frozen=True, kw_only=True):
    """All that one seat may see of Doors."""

    talk: str
    dreamers: list[Dreamer]
    shared: list[str]  # or, during the draft, the cards laid out
    deck: int
    top: list[str | None]  # cards put back by a prophecy, next card first; None where not known
    rearranged: list[Rearranged]  # cards in hidden places all the same known to be there
    unseen: dict[str, int]  # by kind: the deck's and the partner's cards that this seat has not seen
    limbo: list[str]
    discarded: list[str]  # last one last
    drawn: str | None  # the door or nightmare that asks for a choice
    giving: str | None  # the card chosen to be swapped away (D21); only its owner sees it
    sight: list[str | None]  # cards of a prophecy in progress
    doors_missing: dict[str, int]  # by colour: doors that still must be opened
