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
    ("U8", "now the dream is to be made: tiles are laid until the layout is content"),
    ("U19", "now one thing that lies open in the linked dream is to be taken"),
    ("U14", "now the colour of a shard is to be chosen, of those the supply still has"),
    ("U16", "now one of the unused tiles is to be given to the bat"),
    ("U22", "now tiles and calm can be bought, or nothing more"),
)
"""By phase: the rule, and what it asks."""


def explain(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    """Why the seat may not do this now."""
    if action >= TIME_UP:
        return "U10", "time is called by the table alone"
    if state.phase == AT_LAY:
        return _explain_laying(state, seat, action)
    if state.phase == AT_EQUIP and BUY <= action <= REST:
        return _explain_buying(state, seat, action)
    return ASKED[state.phase]


def _explain_laying(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    if state.content >> seat & 1:
        return "U9", "a content layout rests until that is taken back"
    if action == RECONSIDER:
        return "U9", "there is nothing to take back: the layout is not content yet"
    if action > CONTENT:
        return ASKED[AT_LAY]
    if not state.layout_moves_left(seat):
        return "U11", "no more tiles can be handled in this round; the layout can only be content"
    tables = state.tables
    tile = action - BACK if action >= BACK else tables.action_tile[action]
    name = tables.tile_names[tile]
    if not state.tiles[seat] >> tile & 1:
        return "U8", f"the {name} is not among the tiles of this seat"
    if action >= BACK:
        return "U8", f"the {name} does not lie in the layout"
    if state.laid[seat * TILES + tile] == action - tables.tile_base[tile]:
        return "U8", f"the {name} lies there already"
    return "U8", f"the {name} would overlap another tile there"


def _explain_buying(state: RunnersState, seat: int, action: int) -> tuple[str, str]:
    tables = state.tables
    if action == REST:
        if state.calm[seat] == MOST_CALM:
            return "U23", f"calm is at most {MOST_CALM}"
        return "U23", f"one calm costs {tables.calm_price} coins"
    if state.bought:
        return "U22", "only one tile can be bought in a round"
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
