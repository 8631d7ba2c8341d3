"""The features of Runners: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.features import FeatureWriter
from oneiros.games.runners.layout_score import Layout, calm_lost
from oneiros.games.runners.pieces import (
    CHEST_TYPES,
    COIN,
    COLOUR_NAMES,
    COLOURS,
    FIELD_KINDS,
    FIELD_NAMES,
    FIELDS,
    KEY,
    REWARD_NAMES,
    REWARDS,
    ROUNDS,
    SHAPES,
    STACK,
    TILES,
    TYPE_CHESTS,
)
from oneiros.games.runners.position import LAYOUT_MOVES, MOST_CALM, NONE
from oneiros.games.runners.scoring_phase import AT_LAY, PHASES, RunnersScoringPhase

FIELD_SETS: Final = 4 * FIELDS  # a layout's covered, collecting, doubling and dispelling fields
EFFECTS: Final = ("covered", "collect", "double", "dispel")
LAYOUT_NAMES: Final = tuple([f"{field}.{effect}" for field in range(FIELDS) for effect in EFFECTS])
MOST_OUTSIDE: Final = 2 * FIELDS  # each tile covers a field, and at most two of its cells lie outside
MOST_SIGNS: Final = 3 * FIELDS
MOST_WISHES: Final = 2 * 2 * FIELDS + 40  # of fields, each collected twice, and of chests (see `Runners.max_moves`)
MOST_SHARED: Final = 12


def write_features(state: RunnersScoringPhase, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: tracks, tokens, tiles, how far the layout is, and the layout where it is seen. For the table: the
    card by field, what is shared, the open tiles, the chests, the supply, the round and the phase.
    """
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        writer.player(after)
        _player(state, owner, writer)
        if owner == seat or state.phase != AT_LAY:
            _layout(state, state.layout(owner), writer)
        else:
            _no_layout(state, writer)
        after += 1
    writer.player(-1)
    _card(state, writer)
    shared = writer.block(REWARDS, 4, "shared", MOST_SHARED, REWARD_NAMES)
    reward: i64 = 0
    while state.sharing and reward < REWARDS:
        writer.raise_at(shared + reward, state.shared[reward])
        reward += 1
    tiles = writer.block(SHAPES * STACK, 1, "open_tile", 1, state.tables.tile_names[TILES - SHAPES * STACK :])
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            writer.raise_at(tiles + state.open[shape] - (TILES - SHAPES * STACK), 1)
        shape += 1
    kind: i64 = 0
    while kind < CHEST_TYPES:
        chests = state.chests & state.tables.type_chests[kind]
        writer.part("chests", kind + 1)
        writer.add(count(chests), 6, "left", TYPE_CHESTS)
        kind += 1
    reward = 0
    while reward < REWARDS:
        if reward < COLOURS or reward == KEY or reward == COIN:
            writer.part("supply", NONE)
            writer.add(state.supply[reward], 60, REWARD_NAMES[reward], state.tables.supply[reward])
        reward += 1
    writer.part("", NONE)
    writer.one_of(state.phase, len(PHASES), "phase", PHASES)
    writer.add(state.round, ROUNDS, "round", ROUNDS)
    writer.flag(state.glass, "sandglass_runs")
    writer.flag(state.turn == seat and state.phase != AT_LAY, "own_turn")
    writer.add(state.wishes + 2 * state.double_wishes, 4, "wishes", MOST_WISHES)
    writer.flag(state.bought, "bought")


def _player(state: RunnersScoringPhase, owner: i64, writer: FeatureWriter) -> None:
    supply = state.tables.supply
    writer.add(state.calm[owner], MOST_CALM, "calm", MOST_CALM)
    writer.add(state.star[owner], 10, "stars", ROUNDS * supply[0])
    writer.add(state.coins[owner], 20, "coins", supply[COIN])
    writer.add(state.keys[owner], 5, "keys", supply[KEY])
    shards = writer.block(COLOURS, 4, "shards", supply[0], COLOUR_NAMES)
    colour: i64 = 0
    while colour < COLOURS:
        writer.raise_at(shards + colour, state.shards[owner * COLOURS + colour])
        colour += 1
    writer.members(state.tiles[owner], TILES, "tile", state.tables.tile_names)
    writer.flag(state.awake >> owner & 1 != 0, "awake")
    writer.flag(state.content >> owner & 1 != 0, "is_content")
    writer.flag(state.holder == owner, "took_sandglass")
    writer.flag(state.start == owner, "starts")
    writer.add(state.layout_moves_left(owner), LAYOUT_MOVES, "layout_moves_left", LAYOUT_MOVES)


def _layout(state: RunnersScoringPhase, layout: Layout, writer: FeatureWriter) -> None:
    at = writer.block(FIELD_SETS, 1, "layout", 1, LAYOUT_NAMES)
    field: i64 = 0
    while field < FIELDS:
        writer.raise_at(at, layout.covered >> field & 1)
        writer.raise_at(at + 1, layout.collect >> field & 1)
        writer.raise_at(at + 2, layout.double >> field & 1)
        writer.raise_at(at + 3, layout.dispel >> field & 1)
        at += 4
        field += 1
    writer.add(layout.outside, 9, "layout.outside", MOST_OUTSIDE)
    writer.add(layout.signs, 9, "layout.signs", MOST_SIGNS)
    writer.add(calm_lost(state.tables, state.card, layout), MOST_CALM, "layout.calm_lost", state.tables.most_lost)


def _no_layout(state: RunnersScoringPhase, writer: FeatureWriter) -> None:
    """As many numbers of the same units."""
    writer.block(FIELD_SETS, 1, "layout", 1, LAYOUT_NAMES)
    writer.block(1, 9, "layout.outside", MOST_OUTSIDE)
    writer.block(1, 9, "layout.signs", MOST_SIGNS)
    writer.block(1, MOST_CALM, "layout.calm_lost", state.tables.most_lost)


def _card(state: RunnersScoringPhase, writer: FeatureWriter) -> None:
    tables = state.tables
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        writer.part("field", at - state.card * FIELDS)
        writer.one_of(tables.field_kind[at], FIELD_KINDS, "kind", FIELD_NAMES)
        writer.add(tables.field_value[at], 4, "value", tables.most_value)
        items = writer.block(REWARDS, 2, "gives", MOST_SHARED, REWARD_NAMES)
        reward: i64 = 0
        while reward < REWARDS:
            writer.raise_at(items + reward, tables.field_items[at * REWARDS + reward])
            reward += 1
        at += 1
