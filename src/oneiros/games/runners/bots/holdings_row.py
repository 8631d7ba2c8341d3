"""What a seat holds, as a row of whole numbers: what a learned value of Runners is judged by.

A row is about a seat between two steps of a round: before the dream is reckoned, after that, or after the purchases. In
between nothing counts but what the seat holds, what lies open and which dreams may still come.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.features import FeatureWriter
from oneiros.games.runners.pieces import COLOUR_NAMES, COLOURS, DREAMS, EFFECT_NAMES, OWN, ROUNDS, SHAPES, TILES
from oneiros.games.runners.position import NONE
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_BAT, AT_COLOUR, AT_EQUIP

EFFECTS: Final = 5
LOW_CALM: Final = 8
HIGH_CALM: Final = 26
PURSE: Final = 8  # coins, beyond which one more makes no great difference
NEARLY: Final = 3  # coins with which the next tile is in reach
CHESTS_OPENED: Final = 3  # keys of the dearest chest


def write_holdings(state: RunnersState, seat: i64, writer: FeatureWriter) -> None:
    """The row of a seat."""
    after = (seat - state.start + state.players) % state.players
    phase = state.phase
    reckoned = phase == AT_EQUIP or ((phase == AT_COLOUR or phase == AT_BAT) and not state.sharing)
    if reckoned and phase != AT_EQUIP:
        reckoned = after <= state.served
    equips = reckoned and (phase != AT_EQUIP or after >= state.served)
    buys = equips and not (phase == AT_EQUIP and after == state.served and state.bought)
    left = ROUNDS - state.round - (1 if reckoned else 0)
    dreams = state.dreams
    if not reckoned and state.card != NONE:
        dreams |= 1 << state.card
    writer.one_of(left, ROUNDS + 1, "rounds_left")
    writer.flag(equips, "equips")
    writer.flag(buys, "buys")
    _write_tracks(state, seat, left, writer)
    _write_tokens(state, seat, left, writer)
    _write_tiles(state, seat, left, writer)
    opened: i64 = 0
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            opened |= 1 << (state.open[shape] - OWN)
        shape += 1
    coins = state.coins[seat]
    neutral: i64 = TILES - OWN
    writer.members(opened, neutral, "open")
    writer.members(opened if buys and coins >= state.tables.tile_price else 0, neutral, "can_buy")
    writer.members(opened if coins >= NEARLY else 0, neutral, "in_reach")
    writer.members(dreams, DREAMS, "may_come")


def _write_tracks(state: RunnersState, seat: i64, left: i64, writer: FeatureWriter) -> None:
    calm = state.calm[seat]
    star = state.star[seat]
    writer.add(calm, 30, "calm")
    writer.add(max(0, LOW_CALM - calm), LOW_CALM, "low_calm")
    writer.add(max(0, calm - HIGH_CALM), 4, "high_calm")
    writer.add(left * calm, 30 * (ROUNDS - 1), "later_calm")
    writer.add(star, 8, "star")
    writer.add(star * star, 30, "star_squared")
    writer.add(left * star, 8 * (ROUNDS - 1), "later_star")


def _write_tokens(state: RunnersState, seat: i64, left: i64, writer: FeatureWriter) -> None:
    keys = state.keys[seat]
    coins = state.coins[seat]
    writer.add(keys, 4, "keys")
    writer.add(min(keys, CHESTS_OPENED), CHESTS_OPENED, "useful_keys")
    writer.add(coins, PURSE, "coins")
    writer.add(left * coins, PURSE * (ROUNDS - 1), "later_coins")
    purse = writer.block(PURSE, 1, "purse", 1)
    number: i64 = 0
    while number < min(coins, PURSE):
        writer.raise_at(purse + number, 1)
        number += 1
    each = writer.block(COLOURS, 3, "shards", 16, COLOUR_NAMES)
    some = writer.block(COLOURS, 1, "some", 1, COLOUR_NAMES)
    several = writer.block(COLOURS, 1, "several", 1, COLOUR_NAMES)
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        shards = state.shards[seat * COLOURS + colour]
        writer.raise_at(each + colour, shards)
        if shards > 0:
            writer.raise_at(some + colour, 1)
        if shards > 1:
            writer.raise_at(several + colour, 1)
        total += shards
        colour += 1
    writer.add(total, 6, "all_shards")
    writer.add(left * total, 6 * (ROUNDS - 1), "later_shards")


def _write_tiles(state: RunnersState, seat: i64, left: i64, writer: FeatureWriter) -> None:
    tables = state.tables
    tiles = state.tiles[seat]
    writer.members(tiles, TILES, "tile")
    later = writer.block(TILES, ROUNDS - 1, "later_tile", ROUNDS)
    cells = writer.block(EFFECTS, 4, "cells", 64, EFFECT_NAMES)
    later_cells = writer.block(EFFECTS, 4 * (ROUNDS - 1), "later_cells", 512, EFFECT_NAMES)
    number: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if tiles >> tile & 1:
            number += 1
            writer.raise_at(later + tile, left)
            for effect in tables.tile_effects[tile]:
                writer.raise_at(cells + effect, 1)
                writer.raise_at(later_cells + effect, left)
        tile += 1
    writer.add(number, 8, "tiles")
