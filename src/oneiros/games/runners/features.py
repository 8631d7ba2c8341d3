"""The features of Runners: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.features import FeatureWriter
from oneiros.games.runners.layout_score import Layout, calm_lost
from oneiros.games.runners.pieces import (
    CHEST_TYPES,
    COIN,
    COLOURS,
    FIELD_KINDS,
    FIELDS,
    KEY,
    REWARDS,
    ROUNDS,
    SHAPES,
    STACK,
    TILES,
)
from oneiros.games.runners.position import LAYOUT_MOVES, MOST_CALM, NONE
from oneiros.games.runners.scoring_phase import AT_LAY, PHASES, RunnersScoringPhase

FIELD_SETS: Final = 4 * FIELDS  # a layout's covered, collecting, doubling and dispelling fields


def write_features(state: RunnersScoringPhase, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: tracks, tokens, tiles, how far the layout is, and the layout where it is seen. For the table: the
    card by field, what is shared, the open tiles, the chests, the supply, the round and the phase.
    """
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        _player(state, owner, writer)
        if owner == seat or state.phase != AT_LAY:
            _layout(state, state.layout(owner), writer)
        else:
            _no_layout(writer)
        after += 1
    _card(state, writer)
    reward: i64 = 0
    while reward < REWARDS:
        writer.add(state.shared[reward] if state.sharing else 0, 4)
        reward += 1
    tiles = writer.block(SHAPES * STACK, 1)
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            writer.raise_at(tiles + state.open[shape] - (TILES - SHAPES * STACK), 1)
        shape += 1
    kind: i64 = 0
    while kind < CHEST_TYPES:
        chests = state.chests & state.tables.type_chests[kind]
        writer.add(count(chests), 6)
        kind += 1
    reward = 0
    while reward < REWARDS:
        if reward < COLOURS or reward == KEY or reward == COIN:
            writer.add(state.supply[reward], 60)
        reward += 1
    writer.one_of(state.phase, len(PHASES))
    writer.add(state.round, ROUNDS)
    writer.flag(state.glass)
    writer.flag(state.turn == seat and state.phase != AT_LAY)
    writer.add(state.wishes + 2 * state.double_wishes, 4)
    writer.flag(state.bought)


def _player(state: RunnersScoringPhase, owner: i64, writer: FeatureWriter) -> None:
    writer.add(state.calm[owner], MOST_CALM)
    writer.add(state.star[owner], 10)
    writer.add(state.coins[owner], 20)
    writer.add(state.keys[owner], 5)
    colour: i64 = 0
    while colour < COLOURS:
        writer.add(state.shards[owner * COLOURS + colour], 4)
        colour += 1
    writer.members(state.tiles[owner], TILES)
    writer.add(state.awake >> owner & 1, 1)
    writer.add(state.content >> owner & 1, 1)
    writer.flag(state.holder == owner)
    writer.flag(state.start == owner)
    writer.add(state.layout_moves_left(owner), LAYOUT_MOVES)


def _layout(state: RunnersScoringPhase, layout: Layout, writer: FeatureWriter) -> None:
    field: i64 = 0
    while field < FIELDS:
        writer.add(layout.covered >> field & 1, 1)
        writer.add(layout.collect >> field & 1, 1)
        writer.add(layout.double >> field & 1, 1)
        writer.add(layout.dispel >> field & 1, 1)
        field += 1
    writer.add(layout.outside, 9)
    writer.add(layout.signs, 9)
    writer.add(calm_lost(state.tables, state.card, layout), MOST_CALM)


def _no_layout(writer: FeatureWriter) -> None:
    """As many numbers of the same units."""
    writer.block(FIELD_SETS, 1)
    writer.block(2, 9)
    writer.block(1, MOST_CALM)


def _card(state: RunnersScoringPhase, writer: FeatureWriter) -> None:
    tables = state.tables
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        writer.one_of(tables.field_kind[at], FIELD_KINDS)
        writer.add(tables.field_value[at], 4)
        reward: i64 = 0
        while reward < REWARDS:
            writer.add(tables.field_items[at * REWARDS + reward], 2)
            reward += 1
        at += 1
