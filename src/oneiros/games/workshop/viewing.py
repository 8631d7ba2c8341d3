"""Makes the view of a seat of Workshop out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from oneiros.core.bits import count, members
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
from oneiros.games.workshop.view import CardField, Corner, DreamToken, Field, Landscape, Maker, WorkshopView

EARNED_BY: Final[tuple[str, ...]] = ("W37", "W25", "W34", "W36", "W49")
"""By kind of earnings: the rule that gives them."""


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
