"""What a seat of Workshop sees, as numbers: the input of learning agents. Own things come first."""

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.games.workshop.choices import PHASES, STAGES
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
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import shards


def features(state: WorkshopState, seat: i64) -> list[float]:
    """For each player, own seat first, what `_desk` says; then the land, the bag, tokens, cards in sight, the time."""
    out: list[float] = []
    after: i64 = 0
    while after < state.players:
        _desk(state, (seat + after) % state.players, out)
        after += 1
    _land(state, out)
    token: i64 = 0
    while token < TOKENS_LAID:
        _one_of(state.tokens[token], TOKEN_KINDS, out)
        _one_of(state.tokens[TOKENS_LAID + token], COLOURS, out)
        token += 1
    _set(state.desk[seat * DESK + SIGHT], state.tables.cards, out)
    _one_of(state.desk[seat * DESK + PHASE], len(PHASES), out)
    _one_of(state.stage, len(STAGES), out)
    out.append(float(state.round) / ROUNDS)
    out.append(float(state.points) / POINTS)
    out.append(1.0 if state.active >> seat & 1 else 0.0)
    return out


def _desk(state: WorkshopState, owner: i64, out: list[float]) -> None:
    """Hand, corner, turn; the fields: height, tree, two top shards, dreamer; cards; points; what is under way."""
    base = owner * DESK
    desk = state.desk
    colour: i64 = 0
    while colour < COLOURS:
        out.append(float(desk[base + HAND + colour]) / 4.0)
        colour += 1
    _one_of(desk[base + CORNER], CORNERS, out)
    place: i64 = 0
    while place < state.players:
        out.append(1.0 if state.order[place] == owner else 0.0)
        place += 1
    field: i64 = 0
    while field < FIELDS:
        code = state.codes[owner * FIELDS + field]
        out.append(float(state._height(owner, field)) / 6.0)
        out.append(float(desk[base + TREES] >> field & 1))
        _one_of((code & 7) - 1, COLOURS, out)
        _one_of((code >> 3 & 7) - 1, COLOURS, out)
        field += 1
    _one_of(desk[base + DREAMER], FIELDS, out)
    cards = state.tables.cards
    _set(desk[base + OPEN], cards, out)
    _set(desk[base + DONE], cards, out)
    _one_of(desk[base + TOP], cards, out)
    mine = desk[base + OPEN] | desk[base + DONE]
    colour = 0
    while colour < PLAIN_COLOURS:
        out.append(float(count(state.stored[colour] & mine)) / 3.0)
        colour += 1
    source: i64 = 0
    while source < EARNINGS:
        out.append(float(desk[base + EARNED + source]) / 30.0)
        source += 1
    out.append(float(desk[base + USED]))
    out.append(float(desk[base + SLEPT]) / 4.0)
    out.append(float(desk[base + FREE]))
    out.append(float(desk[base + LEFT]) / 3.0)
    out.append(float(desk[base + DEPTH]) / 6.0)
    out.append(float(count(desk[base + SIGHT])) / 6.0)


def _land(state: WorkshopState, out: list[float]) -> None:
    """The spots of each corner, key spot first; red paths; Mr Nightmare; bag, trees, card stacks."""
    corner: i64 = 0
    while corner < CORNERS:
        here = shards(int(state.land[corner]))
        spot = 0
        while spot < SPOTS:
            _one_of(here[spot] if spot < len(here) else NOTHING, COLOURS, out)
            spot += 1
        corner += 1
    _set(state.paths, PATHS, out)
    _one_of(state.haunted, CORNERS, out)
    colour: i64 = 0
    while colour < COLOURS:
        out.append(float(state.bag[colour]) / 20.0)
        colour += 1
    out.append(float(state.supply) / 25.0)
    out.append(float(state.trees_left) / 12.0)
    level: i64 = 0
    while level < LEVELS:
        out.append(float(state._stack_size(level)) / 20.0)
        level += 1
    drawn = shards(int(state.drawn))
    _one_of(drawn[0] if drawn else NOTHING, COLOURS, out)
    _one_of(drawn[1] if len(drawn) > 1 else NOTHING, COLOURS, out)
    _one_of(state.stirred, CORNERS, out)
    out.append(float(state.stirred_at) / SPOTS)


def _one_of(which: i64, size: i64, out: list[float]) -> None:
    at: i64 = 0
    while at < size:
        out.append(1.0 if at == which else 0.0)
        at += 1


def _set(bits: i64, size: i64, out: list[float]) -> None:
    at: i64 = 0
    while at < size:
        out.append(float(bits >> at & 1))
        at += 1
