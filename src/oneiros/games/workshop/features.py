"""The features of Workshop: what a seat sees, as numbers for learning agents. Own things come first."""

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.features import FeatureWriter
from oneiros.games.workshop.choices import PHASES, STAGES, WorkshopChoices
from oneiros.games.workshop.pieces import (
    COLOURS,
    CORNERS,
    EARNINGS,
    FIELDS,
    LEVELS,
    PATHS,
    PLAIN_COLOURS,
    POINTS,
    ROUNDS,
    SPOTS,
    TOKEN_KINDS,
    TOKENS_LAID,
)
from oneiros.games.workshop.position import (
    CORNER,
    DEPTH,
    DESK,
    DONE,
    DREAMER,
    EARNED,
    FREE,
    HAND,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    SLEPT,
    TOP,
    TREES,
    USED,
)
from oneiros.games.workshop.stacks import shards


def write_features(state: WorkshopChoices, seat: i64, writer: FeatureWriter) -> None:
    """For each player, own seat first, what `_desk` says; then the land, the bag, tokens, cards in sight, the time."""
    after: i64 = 0
    while after < state.players:
        _desk(state, (seat + after) % state.players, writer)
        after += 1
    _land(state, writer)
    token: i64 = 0
    while token < TOKENS_LAID:
        writer.one_of(state.tokens[token], TOKEN_KINDS)
        writer.one_of(state.tokens[TOKENS_LAID + token], COLOURS)
        token += 1
    writer.members(state.desk[seat * DESK + SIGHT], state.tables.cards)
    writer.one_of(state.desk[seat * DESK + PHASE], len(PHASES))
    writer.one_of(state.stage, len(STAGES))
    writer.add(state.round, ROUNDS)
    writer.add(state.points, POINTS)
    writer.add(state.active >> seat & 1, 1)


def _desk(state: WorkshopChoices, owner: i64, writer: FeatureWriter) -> None:
    """Hand, corner, turn; the fields: height, tree, two top shards, dreamer; cards; points; what is under way."""
    base = owner * DESK
    desk = state.desk
    colour: i64 = 0
    while colour < COLOURS:
        writer.add(desk[base + HAND + colour], 4)
        colour += 1
    writer.one_of(desk[base + CORNER], CORNERS)
    place: i64 = 0
    while place < state.players:
        writer.flag(state.order[place] == owner)
        place += 1
    field: i64 = 0
    while field < FIELDS:
        code = state.codes[owner * FIELDS + field]
        writer.add(state._height(owner, field), 6)
        writer.add(desk[base + TREES] >> field & 1, 1)
        writer.one_of((code & 7) - 1, COLOURS)
        writer.one_of((code >> 3 & 7) - 1, COLOURS)
        field += 1
    writer.one_of(desk[base + DREAMER], FIELDS)
    cards = state.tables.cards
    writer.members(desk[base + OPEN], cards)
    writer.members(desk[base + DONE], cards)
    writer.one_of(desk[base + TOP], cards)
    mine = desk[base + OPEN] | desk[base + DONE]
    colour = 0
    while colour < PLAIN_COLOURS:
        writer.add(count(state.stored[colour] & mine), 3)
        colour += 1
    source: i64 = 0
    while source < EARNINGS:
        writer.add(desk[base + EARNED + source], 30)
        source += 1
    writer.add(desk[base + USED], 1)
    writer.add(desk[base + SLEPT], 4)
    writer.add(desk[base + FREE], 1)
    writer.add(desk[base + LEFT], 3)
    writer.add(desk[base + DEPTH], 6)
    writer.add(count(desk[base + SIGHT]), 6)


def _land(state: WorkshopChoices, writer: FeatureWriter) -> None:
    """The spots of each corner, key spot first; red paths; Mr Nightmare; bag, trees, card stacks."""
    corner: i64 = 0
    while corner < CORNERS:
        here = shards(int(state.land[corner]))
        spot = 0
        while spot < SPOTS:
            writer.one_of(here[spot] if spot < len(here) else NOTHING, COLOURS)
            spot += 1
        corner += 1
    writer.members(state.paths, PATHS)
    writer.one_of(state.haunted, CORNERS)
    colour: i64 = 0
    while colour < COLOURS:
        writer.add(state.bag[colour], 20)
        colour += 1
    writer.add(state.supply, 25)
    writer.add(state.trees_left, 12)
    level: i64 = 0
    while level < LEVELS:
        writer.add(state._stack_size(level), 20)
        level += 1
    drawn = shards(int(state.drawn))
    writer.one_of(drawn[0] if drawn else NOTHING, COLOURS)
    writer.one_of(drawn[1] if len(drawn) > 1 else NOTHING, COLOURS)
    writer.one_of(state.stirred, CORNERS)
    writer.add(state.stirred_at, SPOTS)
