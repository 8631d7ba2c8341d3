"""The view of Workshop: what a seat may see, all but the order of card stacks and the cards that others look at."""

from __future__ import annotations

import msgspec

from oneiros.core.types import View


class Corner(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A corner of the land."""

    name: str  # of its power
    number: int
    shards: list[str]  # key spot first; the last one is collected next
    travellers: list[int]  # seats, the one on top first
    blocked: bool  # Mr Nightmare stands on the power (W48)
    cost: int | None  # action points for this seat to go there now; None if that is not possible
    red_on_the_way: bool  # and then a red shard is taken (W46)


class Field(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A field of a workshop."""

    name: str
    stack: list[str]  # from the bottom up
    tree: bool
    dreamer: bool
    mountain: bool
    climbed: bool  # the mountain gave its points this round
    points: int  # what the dreamer would score by coming here (W34, W36, W49)


class CardField(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A field of a landscape card."""

    row: int
    column: int
    stack: list[str]
    tree: bool
    dreamer: bool


class Landscape(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A landscape card and the shard on its power spot."""

    name: str
    level: int
    power: str
    points: int
    land: list[CardField]
    shard: str | None
    # Of an unfinished card, and of one that is looked at: the shards its owner lacks for it, with those for the walk
    # ("any" are of any colour, to join it to the rest), where least is missing; None where something is in the way.
    missing: dict[str, int] | None


class Maker(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One player's side of the table."""

    hand: dict[str, int]
    fields: list[Field]
    dreamer: str | None
    corner: str
    power_used: bool
    cards: list[Landscape]  # unfinished
    finished: list[str]
    pile: Landscape | None  # the top of the finished pile
    trees: int
    next_tree: int  # points for the next one (W25)
    looking_at: int | None  # the level of the cards this player is looking at
    looking_count: int
    free_step: bool  # W35
    power_left: int  # how often the power under way may still be used
    held: str | None  # the field whose top the Golem holds, and how many shards of it
    held_depth: int
    awake: str | None  # the card whose power is asked for
    phase: str
    score: int
    earned: dict[str, int]  # by rule
    at_the_end: dict[str, int]  # by rule, what would be added if the game ended now (W42, W43, W52)
    total: int  # with that


class DreamToken(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A dream token and what it means for each player as things stand (W43)."""

    kind: str
    colour: str | None
    points: int
    counts: list[int]
    gives: list[int]


class WorkshopView(View, frozen=True, kw_only=True):
    """All that one seat may see of Workshop."""

    creation: str
    nightmare: bool
    stage: str
    round: int
    order: list[int]
    width: int
    entry: str
    corners: list[Corner]
    red_paths: list[str]
    red_supply: int
    bag: dict[str, int]  # everything else lies open, so everybody can count it
    trees_left: int
    stacks: list[int]  # cards left, by level
    tokens: list[DreamToken]
    makers: list[Maker]
    action_points: int
    draws: int  # how many cards this seat would draw now (W32, W40); 0 if it is not asked
    sight: list[Landscape]  # the cards this seat is looking at
    drawn: list[str]  # the Collector's shards still to be placed (W28)
    stirred: str | None  # the corner being rearranged, and how many of its spots are settled (W31)
    stirred_spots: int
