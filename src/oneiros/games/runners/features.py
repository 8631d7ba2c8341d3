"""What a seat of Runners sees, as numbers: the input of learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.core.sheet import Sheet
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
from oneiros.games.runners.reckoner import AT_LAY, PHASES, RunnersReckoner
from oneiros.games.runners.reckoning import Layout, calm_lost

FIELD_SETS: Final = 4 * FIELDS  # a layout's covered, collecting, doubling and dispelling fields


def describe(state: RunnersReckoner, seat: i64, sheet: Sheet) -> None:
    """For each player: tracks, tokens, tiles, how far the layout is, and the layout where it is seen; then the
    card by field, what is shared, the open tiles, the chests, the supply, the round and the phase."""
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        _player(state, owner, sheet)
        if owner == seat or state.phase != AT_LAY:
            _layout(state, state.layout(owner), sheet)
        else:
            _no_layout(sheet)
        after += 1
    _card(state, sheet)
    reward: i64 = 0
    while reward < REWARDS:
        sheet.add(state.shared[reward] if state.sharing else 0, 4)
        reward += 1
    tiles = sheet.block(SHAPES * STACK, 1)
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            sheet.raise_at(tiles + state.open[shape] - (TILES - SHAPES * STACK), 1)
        shape += 1
    kind: i64 = 0
    while kind < CHEST_TYPES:
        chests = state.chests & state.tables.type_chests[kind]
        sheet.add(count(chests), 6)
        kind += 1
    reward = 0
    while reward < REWARDS:
        if reward < COLOURS or reward == KEY or reward == COIN:
            sheet.add(state.supply[reward], 60)
        reward += 1
    sheet.one_of(state.phase, len(PHASES))
    sheet.add(state.round, ROUNDS)
    sheet.flag(state.glass)
    sheet.flag(state.turn == seat and state.phase != AT_LAY)
    sheet.add(state.wishes + 2 * state.double_wishes, 4)
    sheet.flag(state.bought)


def _player(state: RunnersReckoner, owner: i64, sheet: Sheet) -> None:
    sheet.add(state.calm[owner], MOST_CALM)
    sheet.add(state.star[owner], 10)
    sheet.add(state.coins[owner], 20)
    sheet.add(state.keys[owner], 5)
    colour: i64 = 0
    while colour < COLOURS:
        sheet.add(state.shards[owner * COLOURS + colour], 4)
        colour += 1
    sheet.members(state.tiles[owner], TILES)
    sheet.add(state.awake >> owner & 1, 1)
    sheet.add(state.content >> owner & 1, 1)
    sheet.flag(state.holder == owner)
    sheet.flag(state.start == owner)
    sheet.add(state.layout_moves_left(owner), LAYOUT_MOVES)


def _layout(state: RunnersReckoner, layout: Layout, sheet: Sheet) -> None:
    field: i64 = 0
    while field < FIELDS:
        sheet.add(layout.covered >> field & 1, 1)
        sheet.add(layout.collect >> field & 1, 1)
        sheet.add(layout.double >> field & 1, 1)
        sheet.add(layout.dispel >> field & 1, 1)
        field += 1
    sheet.add(layout.outside, 9)
    sheet.add(layout.signs, 9)
    sheet.add(calm_lost(state.tables, state.card, layout), MOST_CALM)


def _no_layout(sheet: Sheet) -> None:
    """As many numbers of the same units."""
    sheet.block(FIELD_SETS, 1)
    sheet.block(2, 9)
    sheet.block(1, MOST_CALM)


def _card(state: RunnersReckoner, sheet: Sheet) -> None:
    tables = state.tables
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        sheet.one_of(tables.field_kind[at], FIELD_KINDS)
        sheet.add(tables.field_value[at], 4)
        reward: i64 = 0
        while reward < REWARDS:
            sheet.add(tables.field_items[at * REWARDS + reward], 2)
            reward += 1
        at += 1
