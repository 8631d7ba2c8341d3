"""The view of Sandman: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from oneiros.core.types import View

Link = Literal["joined", "broken"]


class Card(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A dream card as it is printed (S3, S4)."""

    card: str
    plot: str | None  # None for a nightmare
    particles: list[str]
    stars: int
    signs: int  # nightmare signs
    encounter: bool


class Token(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A sand token (S5)."""

    particle: str | None  # None where this seat has not seen it
    back: str | None  # None only for a break marked without a token (S19)


class Place(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A card in a dream."""

    card: Card
    tokens: list[str]  # particles that tokens have added (S12)
    left: Link | None  # how it lies to the card on its left (S19); None where it has none
    rift: Token | None  # the token of the break on its left
    counts_as: int  # the level it counts as in the score (S29)


class Score(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The points if the game ended now, part by part."""

    level_1: int  # S25
    level_2: int
    level_3: int
    cut_off: int  # S29: the stars of cards on levels 2 and 3 that count as level 1
    encounters: int  # S26
    goal: int | None  # S27; None where this seat does not know the goal
    nightmares: int  # S28; 0 or less
    keepsake: int
    total: int  # of the parts known to this seat


class Goal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A goal card (S6)."""

    goal: str
    particles: list[str]


class Dreamer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One player's side of the table."""

    rows: list[list[Place | None]]  # level 1 first; None for a gap
    tokens: list[Token]
    encounters: list[str] | None  # unplayed; None where this seat may not see them
    encounters_held: int
    open: list[str]  # permanent encounters played (S21)
    goal: Goal | None
    score: Score


class Reach(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where the active player could move a wheel (S13), and what that means."""

    wheel: str
    steps: int
    at: int  # the card's place in the circle
    card: str
    cost: int  # tokens to pay
    draws: int  # tokens to draw (S14)
    possible: bool  # whether there are tokens enough
    meets: bool  # whether the wheels would then share a gap (S23)


class Ring(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the circle lies on the table. Its places are those of the round's beginning; a card taken leaves its own."""

    size: int
    cards: list[int]  # by card of the circle: its place
    set_before: dict[str, int | None]  # S11: the place before which each wheel was set; None until then
    stands_in: dict[str, int | None]  # S15: the empty place in which each wheel stands; None until it has moved


class Spot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where a card can be attached (S17, S18)."""

    level: int
    place: int
    left: Link | None  # what will lie on either side of it (S19)
    right: Link | None
    encounters: int  # to draw (S20)
    points: int  # what it adds to the score, as far as this seat knows it (S25, S27 to S29)


class SandmanView(View, frozen=True, kw_only=True):
    """All that one seat may see of Sandman."""

    round: int  # 1 to 3
    first: int  # the first player of the round
    dreamers: list[Dreamer]
    turns_left: int  # in this round, unless the wheels end it earlier (S22)
    circle: list[Card]  # clockwise
    ring: Ring
    wheels: dict[str, int | None]  # the gap before which card of the circle; None until set (S11)
    deck: int
    out: list[str]  # cards left in earlier circles (S24)
    bag: int
    bag_blanks: int  # of them with a blank back
    unseen: dict[str, int]  # by particle: tokens whose front this seat has not seen
    encounter_deck: int
    encounter_discards: dict[str, int]
    powers: dict[str, int]  # by encounter: its number, where it has one
    taken: Card | None  # the card to be attached
    reach: list[Reach]  # while a wheel is chosen; then, while its way is paid for, that way alone (S13)
    spots: list[Spot]
    previews: list[list[Spot]]  # by card of the circle: the spots for it, for the seat that is to move a wheel
    drawn: list[str] | None  # encounters of which one is to be kept (S20); None where this seat may not see them
    drawn_count: int
    due: int  # tokens still to spend or to give
    paired: str | None  # the particle of which a second token is to be returned (S12)
    trading_with: int | None  # Swap
    lays_left: int  # S12
    free_steps: int  # S13, of the active player
    backwards: bool  # Turning Back was played this turn
    soothed: bool  # Lullaby was played this turn
    ends_round: bool  # a blank back has ended the round: it is over after this turn (S23)
