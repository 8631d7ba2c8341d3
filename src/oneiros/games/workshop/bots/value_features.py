"""What a learned value of Workshop judges a position by: what each player has, hopes for and can still do.

Points are in tenths. It is given an imagined state, but nothing that it looks at is hidden.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.features import FeatureWriter
from oneiros.games.workshop.bots.valuation import Uses, Valuer, dread
from oneiros.games.workshop.choices import MAKING, PHASES, STAGES, WANDERING
from oneiros.games.workshop.missing import missing_pieces, packed_hand
from oneiros.games.workshop.pieces import (
    COLOURS,
    CORNERS,
    NIGHTMARE,
    PLAIN_COLOURS,
    POINTS,
    ROUNDS,
    TOKEN_KINDS,
    TOKENS_LAID,
)
from oneiros.games.workshop.position import (
    CORNER,
    DESK,
    DONE,
    DREAMER,
    FILLED,
    HAND,
    NOTHING,
    OPEN,
    PHASE,
    REDS,
    TREES,
    USED,
)
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.scoring import shards_of
from oneiros.games.workshop.stacks import count_of

TENTH: Final = 100  # of a point, which is a thousand
TEN_POINTS: Final = 100
A_POINT: Final = 10
FEW: Final = 20  # more points than a token or a few shards bring, in tenths


def write_table(state: WorkshopState, writer: FeatureWriter) -> None:
    """What belongs to nobody."""
    writer.player(-1)
    writer.one_of(state.stage, len(STAGES), "stage")
    writer.one_of(state.round - 1, ROUNDS, "round")
    writer.add(state.points, POINTS, "action_points")
    writer.add(state.trees_left, 6, "trees_left")
    kinds = writer.block(TOKEN_KINDS, 1, "token")
    token: i64 = 0
    while token < TOKENS_LAID:
        writer.raise_at(kinds + state.tokens[token], 1)
        token += 1
    land = writer.block(COLOURS, 5, "land")
    corner: i64 = 0
    while corner < CORNERS:
        code = state.land[corner]
        colour: i64 = 0
        while colour < COLOURS and code:
            writer.raise_at(land + colour, count_of(code, colour))
            colour += 1
        corner += 1


def write_player(state: WorkshopState, owner: i64, place: i64, writer: FeatureWriter) -> None:
    """One player, as the one at that place: the seat that asks is at the first."""
    writer.player(place)
    base = owner * DESK
    desk = state.desk
    valuer = Valuer(state, owner)
    cards = desk[base + OPEN]
    uses = Uses(state, owner, valuer.tokens_want(state))
    hand = packed_hand(state, owner)
    left = uses.of(hand)
    missing = missing_pieces(state, owner, cards)
    promise = valuer.promise(state, missing, hand, hand + valuer._stored(state), uses)
    writer.add(state.earned(owner), 20, "earned")
    writer.add(promise // TENTH, TEN_POINTS, "promise")
    writer.add(left // TENTH, FEW, "spare")
    writer.add(valuer.hoped, 1000, "hope")
    writer.add(valuer._kept(state) // TENTH, A_POINT, "kept")
    writer.add(valuer._terrain(state) // TENTH, FEW, "terrain")
    writer.add(dread(desk[base + HAND + NIGHTMARE]) // TENTH, FEW, "dread")
    tokens = writer.block(TOKENS_LAID + 1, FEW, "tokens")
    token: i64 = 0
    while token < TOKENS_LAID:
        points = valuer._token(state, token) // TENTH
        writer.raise_at(tokens + token, points)
        writer.raise_at(tokens + TOKENS_LAID, points)
        token += 1
    writer.add(count(cards), 1, "unfinished")
    writer.add(count(desk[base + DONE]), 2, "finished")
    writer.add(_points_of(state, cards), 10, "card_points")
    writer.add(count(desk[base + TREES]), 3, "trees")
    writer.add(count(desk[base + FILLED]), 10, "fields")
    writer.add(count(desk[base + REDS]), 2, "red_fields")
    writer.flag(desk[base + DREAMER] != NOTHING, "inside")
    _write_shards(state, owner, writer)
    writer.one_of(desk[base + CORNER], CORNERS, "corner")
    writer.one_of(desk[base + PHASE], len(PHASES), "phase")
    writer.flag(desk[base + USED] != 0, "power_used")
    writer.flag(state.active >> owner & 1 != 0, "acts")
    waits = state.stage == WANDERING or state.stage == MAKING
    writer.flag(waits and _is_later(state, owner), "to_come")


def _points_of(state: WorkshopState, cards: i64) -> i64:
    total: i64 = 0
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            total += state.tables.points[card]
        card += 1
    return total


def _write_shards(state: WorkshopState, owner: i64, writer: FeatureWriter) -> None:
    """By colour: in hand, laid on cards, built."""
    base = owner * DESK
    mine = state.desk[base + OPEN] | state.desk[base + DONE]
    held = writer.block(COLOURS, 2, "hand")
    stored = writer.block(PLAIN_COLOURS, 1, "stored")
    built = writer.block(PLAIN_COLOURS, 4, "built")
    colour: i64 = 0
    while colour < COLOURS:
        writer.raise_at(held + colour, state.desk[base + HAND + colour])
        if colour < PLAIN_COLOURS:
            writer.raise_at(stored + colour, count(state.stored[colour] & mine))
            writer.raise_at(built + colour, shards_of(state, owner, colour))
        colour += 1


def _is_later(state: WorkshopState, owner: i64) -> bool:
    """Whether the player's turn of this phase is still to come."""
    place = state.turn + 1
    while place < state.players:
        if state.order[place] == owner:
            return True
        place += 1
    return False
