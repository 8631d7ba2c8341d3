"""The view of Ravens: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

import msgspec

from oneiros.core.types import View


class Dreamer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One player's side of the table."""

    dream: list[str | None]  # by place; None where this seat is not shown the card
    knows: list[list[int]]  # by place: the seats that have seen the card there; empty in strict memory
    looks_left: int  # before the first turn (R3)
    total: int  # ravens of all rounds so far


class Place(msgspec.Struct, frozen=True, gc=False):
    """One card of one dream."""

    owner: int
    place: int


class DreamScored(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How one player came out of a round."""

    dream: list[str]
    ravens: int  # counted in the dream
    spared: int  # of them not scored (R19)
    penalty: int  # for the caller who did not have the fewest (R14)
    points: int
    why: str  # counted, fewest, tied, beaten (R14), all-nines, outshone (R20)


class RoundScored(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A round that is over: its dreams are open to all."""

    number: int
    caller: int | None  # None when the draw pile ran out (R15)
    ended_by: int  # whose turn it was: the next player began the next round (R16)
    dreamers: list[DreamScored]


class RavensView(View, frozen=True, kw_only=True):
    """All that one seat may see of Ravens."""

    options: dict[str, bool | int | str]
    round: int
    turn: int  # whose turn it is; before the first turn, who will begin
    dreamers: list[Dreamer]
    in_hand: int  # how many cards the player whose turn it is has drawn and not yet put anywhere
    drawn: list[str]  # those cards, for that player alone
    picked: Place | None  # the first of two cards to be exchanged (R13)
    draw_pile: int
    discard_size: int
    discarded: list[str]  # the top last; in strict memory the top alone
    takes_left: int  # how often the discard pile may be taken from before somebody draws (R6)
    unseen: dict[str, int]  # by kind: cards this seat has not seen this round; empty in strict memory
    last_round: RoundScored | None
