"""Sentences for players of Runners: why a move is refused, and which moves to think about twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.runners.layout_score import NOT_LAID, calm_after, calm_lost, given, open_fields
from oneiros.games.runners.moves import BACK, BUY, CONTENT, DONE, RECONSIDER, REST, TIME_UP
from oneiros.games.runners.pieces import CALM, ROUNDS, SHAPE_NAMES, TILES
from oneiros.games.runners.position import MOST_CALM, NONE
from oneiros.games.runners.scoring_phase import AT_EQUIP, AT_LAY

if TYPE_CHECKING:
    from oneiros.games.runners.rules import RunnersState

ASKED = (
    ("U8", "first cover the dream with your tiles, and say when you are done"),
    ("U19", "first take one thing from the linked dream"),
    ("U14", "first choose a colour of shard that the supply still has"),
    ("U16", "first give one of your unused tiles to the bat"),
    ("U22", "now you can only buy a tile, buy calm, or go on"),
)
"""By phase: the rule, and what it asks."""


def explain(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    """Why the seat may not do this now."""
    if action >= TIME_UP:
        return "U10", "only the table calls time"
    if state.phase == AT_LAY:
        return _explain_laying(state, seat, action)
    if state.phase == AT_EQUIP and BUY <= action <= REST:
        return _explain_buying(state, seat, action)
    return ASKED[state.phase]


def _explain_laying(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    if state.content >> seat & 1:
        return "U9", "you are done; to move tiles, change your layout again first"
    if action == RECONSIDER:
        return "U9", "you are not done yet, so you can just go on"
    if action > CONTENT:
        return ASKED[AT_LAY]
    if not state.layout_moves_left(seat):
        return "U11", "you have handled tiles as often as a round allows; now you can only be done"
    tables = state.tables
    tile = action - BACK if action >= BACK else tables.action_tile[action]
    name = tables.tile_names[tile]
    if not state.tiles[seat] >> tile & 1:
        return "U8", f"the {name} is not one of your tiles"
    if action >= BACK:
        return "U8", f"the {name} is not in your layout"
    if state.laid[seat * TILES + tile] == action - tables.tile_base[tile]:
        return "U8", f"the {name} already lies there"
    return "U8", f"the {name} would overlap another tile there"


def _explain_buying(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    tables = state.tables
    if action == REST:
        if state.calm[seat] == MOST_CALM:
            return "U23", f"calm is never above {MOST_CALM}"
        return "U23", f"1 calm costs {tables.calm_price} coins"
    if state.bought:
        return "U22", "you can buy only one tile a round"
    if state.open[action - BUY] == NONE:
        return "U22", f"there is no {SHAPE_NAMES[action - BUY]} left to buy"
    return "U22", f"a tile costs {tables.tile_price} coins"


def warnings(state: RunnersState, seat: int) -> dict[int, str]:
    """Legal actions that the seat seldom intends."""
    if state.phase == AT_EQUIP:
        last = state.round == ROUNDS - 1 and state.calm[seat] < MOST_CALM
        return {DONE: "coins-left"} if last and state.coins[seat] >= state.tables.calm_price else {}  # U24
    if state.phase != AT_LAY or state.content >> seat & 1:
        return {}
    tables, card = state.tables, state.card
    layout = state.layout(seat)
    gained = given(tables, card, layout)[CALM]
    if not calm_after(state.calm[seat], gained, calm_lost(tables, card, layout), MOST_CALM):
        return {CONTENT: "wakes-up"}  # U21
    laid = any(state.laid[seat * TILES + tile] != NOT_LAID for tile in range(TILES))
    if open_fields(layout) and (not laid or state.tiles[seat] & ~layout.tiles):
        return {CONTENT: "fields-open"}  # U12
    return {}
