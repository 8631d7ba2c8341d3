"""The view of Workshop: what a seat may see, all but the order of card stacks and the cards that others look at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

import msgspec

from oneiros.core.bits import count, members
from oneiros.core.types import View
from oneiros.games.workshop.choices import AT_DRAW, AT_LORD, ENDED, PHASES, STAGES, WANDERING
from oneiros.games.workshop.missing import ANY, BYTE, missing_pieces
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    EARNINGS,
    LEVELS,
    NIGHTMARE,
    PATH_BETWEEN,
    PATH_NAMES,
    PLAIN_COLOURS,
    POWER_NAMES,
    TOKEN_NAMES,
    TOKENS_LAID,
    WATER,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CLIMBED,
    CORNER,
    DEPTH,
    DONE,
    DREAMER,
    EARNED,
    FREE,
    HELD,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    SIGHT_OF,
    SLEPT,
    TOP,
    TREES,
    USED,
)
from oneiros.games.workshop.powers import LORD_SEES
from oneiros.games.workshop.scoring import final_points, measure, red_points, token_points, unfinished_points
from oneiros.games.workshop.stacks import shards

if TYPE_CHECKING:
    from oneiros.games.workshop.game import Workshop
    from oneiros.games.workshop.rules import WorkshopState

EARNED_BY = ("W37", "W25", "W34", "W36", "W49")
"""By kind of earnings: the rule that gives them."""


class Corner(msgspec.Struct, frozen=True, kw_only=True):
    """A corner of the land."""

    name: str  # of its power
    number: int
    shards: list[str]  # key spot first; the last one is collected next
    travellers: list[int]  # seats, the one on top first
    blocked: bool  # Mr Nightmare stands on the power (W48)
    cost: int | None  # action points for this seat to go there now; None if that is not possible
    red_on_the_way: bool  # and then a red shard is taken (W46)


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a workshop."""

    name: str
    stack: list[str]  # from the bottom up
    tree: bool
    dreamer: bool
    mountain: bool
    climbed: bool  # the mountain gave its points this round
    points: int  # what the dreamer would score by coming here (W34, W36, W49)


class CardField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a landscape card."""

    row: int
    column: int
    stack: list[str]
    tree: bool
    dreamer: bool


class Landscape(msgspec.Struct, frozen=True, kw_only=True):
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


class Maker(msgspec.Struct, frozen=True, kw_only=True):
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


class DreamToken(msgspec.Struct, frozen=True, kw_only=True):
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


def make_view(state: WorkshopState, seat: int | None) -> WorkshopView:
    """The view of a seat; None is a spectator."""
    game = cast("Workshop", state.game)
    grid = game.content.workshop
    mine = seat if seat is not None and seat in state.actors else None
    phase = "over" if state.stage == ENDED else PHASES[state.number(state.actors[0] if mine is None else mine, PHASE)]
    return WorkshopView(
        game="workshop",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=phase,
        outcome=state.outcome,
        creation="together" if state.together else "turns",
        nightmare=state.nightmare,
        stage=STAGES[state.stage],
        round=state.round,
        order=list(state.order),
        width=grid.width,
        entry=state.field_name(state.tables.entry),
        corners=[_corner(state, corner, mine) for corner in range(len(POWER_NAMES))],
        red_paths=[PATH_NAMES[path] for path in members(state.paths, 0)],
        red_supply=state.supply,
        bag=_counts([int(number) for number in state.bag]),
        trees_left=state.trees_left,
        stacks=[sum(count(block) for block in state.blocks_of(level)) for level in range(LEVELS)],
        tokens=[_token(state, token) for token in range(TOKENS_LAID)],
        makers=[_maker(state, owner) for owner in range(state.players)],
        action_points=state.points,
        draws=0 if mine is None else _draws(state, mine),
        sight=[] if seat is None else [_landscape(state, card, seat) for card in members(state.number(seat, SIGHT), 0)],
        drawn=[COLOUR_NAMES[colour] for colour in shards(state.drawn)],
        stirred=None if state.stirred == NOTHING else POWER_NAMES[state.stirred],
        stirred_spots=state.stirred_at,
    )


def _counts(numbers: list[int]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: number for colour, number in enumerate(numbers) if number}


def _draws(state: WorkshopState, seat: int) -> int:
    phase = state.number(seat, PHASE)
    if phase == AT_LORD:
        return LORD_SEES
    return state.number(seat, CORNER) + 1 if phase == AT_DRAW else 0


def _corner(state: WorkshopState, corner: int, seat: int | None) -> Corner:
    here = [owner for owner in range(state.players) if state.number(owner, CORNER) == corner]
    here.sort(key=lambda owner: -state.number(owner, SLEPT))
    cost: int | None = None
    red = False
    if seat is not None and state.stage == WANDERING:
        reckoned = state._travel_cost(seat, corner)
        if reckoned != NOTHING:
            cost = int(reckoned)
            path = PATH_BETWEEN[state.number(seat, CORNER) * len(POWER_NAMES) + corner]
            red = bool(state.paths >> path & 1) and state.hand(seat)[NIGHTMARE] < 2
    return Corner(
        name=POWER_NAMES[corner],
        number=corner + 1,
        shards=[COLOUR_NAMES[colour] for colour in shards(int(state.land[corner]))],
        travellers=here,
        blocked=state.haunted == corner,
        cost=cost,
        red_on_the_way=red,
    )


def _token(state: WorkshopState, token: int) -> DreamToken:
    kind, colour = int(state.tokens[token]), int(state.tokens[TOKENS_LAID + token])
    return DreamToken(
        kind=TOKEN_NAMES[kind],
        colour=None if colour == NOTHING else COLOUR_NAMES[colour],
        points=state.tables.token_points[kind],
        counts=[int(measure(state, kind, colour, owner)) for owner in range(state.players)],
        gives=[int(token_points(state, token, owner)) for owner in range(state.players)],
    )


def _landscape(state: WorkshopState, card: int, owner: int | None = None) -> Landscape:
    """A card, with what is missing for an owner who has not finished it."""
    game = cast("Workshop", state.game)
    printed = game.content.card[card]
    stored = state._stored_on(card)
    return Landscape(
        name=printed.name,
        level=printed.level,
        power=printed.power,
        points=printed.points,
        land=_land(game, card),
        shard=None if stored == NOTHING else COLOUR_NAMES[stored],
        missing=None if owner is None else _missing(state, card, owner),
    )


@lru_cache(maxsize=1024)
def _land(game: Workshop, card: int) -> list[CardField]:
    """What is printed on a card."""
    return [
        CardField(
            row=row,
            column=column,
            stack=[COLOUR_NAMES[colour] for colour in shards(code)],
            tree=bool(marks & 1),
            dreamer=bool(marks & 2),
        )
        for row, column, code, marks in game.content.card[card].cells()
    ]


def _missing(state: WorkshopState, card: int, owner: int) -> dict[str, int] | None:
    missing = missing_pieces(state, owner, 1 << card)
    best: list[int] | None = None
    for way in list(missing.ways)[: missing.found]:
        lacks = [way >> BYTE * colour & 127 for colour in range(PLAIN_COLOURS)]
        held = state.hand(owner)
        spare = sum(max(held[colour] - lacks[colour], 0) for colour in range(PLAIN_COLOURS))
        short = [max(lacks[colour] - held[colour], 0) for colour in range(PLAIN_COLOURS)]
        short.append(max((way >> ANY & 127) - spare, 0))
        if best is None or (sum(short), short) < (sum(best), best):
            best = short
    if best is None:
        return None
    return {name: number for name, number in zip((*COLOUR_NAMES[:PLAIN_COLOURS], "any"), best, strict=True) if number}


def _maker(state: WorkshopState, owner: int) -> Maker:
    def field_or_none(which: int) -> str | None:
        at = state.number(owner, which)
        return None if at == NOTHING else state.field_name(at)

    top = state.number(owner, TOP)
    awake = state.number(owner, AWAKE)
    sight = state.number(owner, SIGHT)
    ending = {
        "W42": int(unfinished_points(state, owner)),
        "W43": sum(int(token_points(state, token, owner)) for token in range(TOKENS_LAID)),
        "W52": int(red_points(state, owner)),
    }
    trees = int(count(state.number(owner, TREES)))
    return Maker(
        hand=_counts(state.hand(owner)),
        fields=[_field(state, owner, field) for field in range(state.tables.fields)],
        dreamer=field_or_none(DREAMER),
        corner=POWER_NAMES[state.number(owner, CORNER)],
        power_used=bool(state.number(owner, USED)),
        cards=[_landscape(state, card, owner) for card in members(state.number(owner, OPEN), 0)],
        finished=[state.card_name(card) for card in members(state.number(owner, DONE), 0)],
        pile=None if top == NOTHING else _landscape(state, top),
        trees=trees,
        next_tree=trees + 1,
        looking_at=state.number(owner, SIGHT_OF) + 1 if sight else None,
        looking_count=int(count(sight)),
        free_step=bool(state.number(owner, FREE)),
        power_left=state.number(owner, LEFT),
        held=field_or_none(HELD),
        held_depth=state.number(owner, DEPTH),
        awake=None if awake == NOTHING else state.card_name(awake),
        phase=PHASES[state.number(owner, PHASE)],
        score=int(state.earned(owner)),
        earned={EARNED_BY[kind]: state.number(owner, EARNED + kind) for kind in range(EARNINGS)},
        at_the_end=ending,
        total=int(final_points(state, owner)),
    )


def _field(state: WorkshopState, owner: int, field: int) -> Field:
    return _field_as(
        state.field_name(field),
        state.stack(owner, field),
        bool(state.number(owner, TREES) >> field & 1),
        state.number(owner, DREAMER) == field,
        bool(state._is_mountain(owner, field)),
        bool(state.number(owner, CLIMBED) >> field & 1),
    )


@lru_cache(maxsize=1 << 14)
def _field_as(name: str, code: int, tree: bool, dreamer: bool, mountain: bool, climbed: bool) -> Field:
    """A field; most look the same from move to move and from table to table."""
    stack = shards(code)
    points = 2 if mountain and not climbed else 0
    if stack:
        points += {WATER: 1, NIGHTMARE: -1}.get(stack[-1], 0)
    return Field(
        name=name,
        stack=[COLOUR_NAMES[colour] for colour in stack],
        tree=tree,
        dreamer=dreamer,
        mountain=mountain,
        climbed=climbed,
        points=points,
    )
