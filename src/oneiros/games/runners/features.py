"""The features of Runners: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.core.bits import count, lowest
from oneiros.core.features import FeatureWriter
from oneiros.games.runners.layout_score import Layout, calm_lost
from oneiros.games.runners.pieces import (
    CHEST_TYPES,
    COIN,
    COLOUR_NAMES,
    COLOURS,
    FIELD_KINDS,
    FIELD_WIDTH,
    FIELDS,
    KEY,
    LINKED,
    MOST_SHARED,
    REWARD,
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
EFFECTS: Final[tuple[str, ...]] = ("covered", "collect", "double", "dispel")
LAYOUT_NAMES: Final = tuple([f"{field}.{effect}" for field in range(FIELDS) for effect in EFFECTS])
MOST_OUTSIDE: Final = 2 * FIELDS  # each tile covers a field, and at most two of its cells lie outside
MOST_SIGNS: Final = 3 * FIELDS
MOST_WISHES: Final = 2 * 2 * FIELDS + 40  # of fields, each collected twice, and of chests (see `Runners.max_moves`)


def write_features(state: RunnersScoringPhase, seat: i64, writer: FeatureWriter) -> None:
    """Each player, then the table.

    For each player: tracks, tokens, tiles, how far the layout is, and the layout where it is seen. For the table: the
    card by field, what is shared, the open tiles, the chests, the supply, the round and the phase.
    """
    numbers = writer.numbers
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
        numbers[shared + reward] = i16(state.shared[reward])
        reward += 1
    tiles = writer.block(SHAPES * STACK, 1, "open_tile", 1, state.tables.tile_names[TILES - SHAPES * STACK :])
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            numbers[tiles + state.open[shape] - (TILES - SHAPES * STACK)] = 1
        shape += 1
    kind: i64 = 0
    while kind < CHEST_TYPES:
        chests = state.chests & state.tables.type_chests[kind]
        writer.part("chests", kind + 1)
        writer.add(count(chests), 6, "left", TYPE_CHESTS)
        kind += 1
    writer.part("supply", NONE)
    reward = 0
    while reward < REWARDS:
        if reward < COLOURS or reward == KEY or reward == COIN:
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
    numbers = writer.numbers
    supply = state.tables.supply
    writer.add(state.calm[owner], MOST_CALM, "calm", MOST_CALM)
    writer.add(state.star[owner], 10, "stars", ROUNDS * supply[0])
    writer.add(state.coins[owner], 20, "coins", supply[COIN])
    writer.add(state.keys[owner], 5, "keys", supply[KEY])
    shards = writer.block(COLOURS, 4, "shards", supply[0], COLOUR_NAMES)
    colour: i64 = 0
    while colour < COLOURS:
        numbers[shards + colour] = i16(state.shards[owner * COLOURS + colour])
        colour += 1
    writer.members(state.tiles[owner], TILES, "tile", state.tables.tile_names)
    writer.flag(state.awake >> owner & 1 != 0, "awake")
    writer.flag(state.content >> owner & 1 != 0, "is_content")
    writer.flag(state.holder == owner, "took_sandglass")
    writer.flag(state.start == owner, "starts")
    writer.add(state.layout_moves_left(owner), LAYOUT_MOVES, "layout_moves_left", LAYOUT_MOVES)


def _layout(state: RunnersScoringPhase, layout: Layout, writer: FeatureWriter) -> None:
    at = writer.block(FIELD_SETS, 1, "layout", 1, LAYOUT_NAMES)
    _write_fields(layout.covered, writer.numbers, at)
    _write_fields(layout.collect, writer.numbers, at + 1)
    _write_fields(layout.double, writer.numbers, at + 2)
    _write_fields(layout.dispel, writer.numbers, at + 3)
    writer.add(layout.outside, 9, "layout.outside", MOST_OUTSIDE)
    writer.add(layout.signs, 9, "layout.signs", MOST_SIGNS)
    writer.add(calm_lost(state.tables, state.card, layout), MOST_CALM, "layout.calm_lost", state.tables.most_lost)


def _write_fields(fields: i64, numbers: vec[i16], at: i64) -> None:
    """Of every field the first of four numbers."""
    while fields:
        numbers[at + 4 * lowest(fields)] = 1
        fields &= fields - 1


def _no_layout(state: RunnersScoringPhase, writer: FeatureWriter) -> None:
    """As many numbers of the same units."""
    writer.block(FIELD_SETS, 1, "layout", 1, LAYOUT_NAMES)
    writer.block(1, 9, "layout.outside", MOST_OUTSIDE)
    writer.block(1, 9, "layout.signs", MOST_SIGNS)
    writer.block(1, MOST_CALM, "layout.calm_lost", state.tables.most_lost)


def _card(state: RunnersScoringPhase, writer: FeatureWriter) -> None:
    tables = state.tables
    numbers = writer.numbers
    row = writer.table(FIELDS, FIELD_WIDTH, tables.field_columns, "field", 0)
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        kind = tables.field_kind[at]
        numbers[row + kind] = 1
        numbers[row + FIELD_KINDS] = i16(tables.field_value[at])
        if kind == REWARD or kind == LINKED:  # no other field gives anything
            reward: i64 = 0
            while reward < REWARDS:
                numbers[row + FIELD_KINDS + 1 + reward] = i16(tables.field_items[at * REWARDS + reward])
                reward += 1
        row += FIELD_WIDTH
        at += 1
