"""Sentences for players of Doors: why a move is refused, and which moves to think about twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.doors.cards import CHAMBERS, COLOUR_NAMES, COLOURS, DOOR, SYMBOL_NAMES, SYMBOLS
from oneiros.games.doors.choices import AT_DOOR, AT_FORESEE, AT_NIGHTMARE, AT_PLAY, AT_TRIPLE
from oneiros.games.doors.moves import ACCEPT, DISCARD, FORESEE, LEAVE, LOSE_FIVE
from oneiros.games.doors.position import SIGHT

if TYPE_CHECKING:
    from oneiros.games.doors.rules import DoorsState

ASKED = (
    ("D19", "first take one of the cards laid out"),
    ("D4", "first lay a card or discard one"),
    ("D21", "first choose one of your own cards to swap, or none"),
    ("D21", "first take one of the shared cards"),
    ("D7", "first discard one card of the prophecy"),
    ("D7", "first put the cards of the prophecy back, next card first"),
    ("D23", "first take the second door, or leave it"),
    ("D10", "first open the door with your key, or let it go"),
    ("D11", "first choose what to give the nightmare"),
)
"""By phase: the rule, and what it asks."""


def explain(state: DoorsState, action: int) -> tuple[str, str]:
    """Why the active player may not do this now."""
    if state.phase == AT_PLAY and action < DISCARD + 2 * CHAMBERS:
        card = action % CHAMBERS
        symbol = SYMBOL_NAMES[card % SYMBOLS]
        shared = action % DISCARD >= CHAMBERS
        if not (state.shared_kinds() if shared else state.private_kinds()) >> card & 1:
            place = "among the shared cards" if shared else "in the hand"
            rule = "D4" if action < DISCARD else "D6"
            return rule, f"there is no {COLOUR_NAMES[card // SYMBOLS]} {symbol} {place}"
        return "D4", f"the row ends with a {symbol}, so the next card must not show a {symbol}"
    return ASKED[state.phase]


def warnings(state: DoorsState) -> dict[int, str]:
    """Legal actions that the active player seldom intends."""
    if state.phase == AT_FORESEE:  # D7
        kinds = state.kinds_in_sight()
        return {FORESEE + DOOR + colour: "discards-door" for colour in range(COLOURS) if kinds >> (DOOR + colour) & 1}
    if state.phase == AT_NIGHTMARE and 0 < state.deck_size() <= SIGHT:  # D14
        return {LOSE_FIVE: "empties-deck"}
    if state.players == 2:  # D23
        if state.phase == AT_TRIPLE:
            return {ACCEPT: "second-door"}
        if state.phase == AT_DOOR and state.doors[state.turn * COLOURS + state.drawn - DOOR]:
            return {action: "second-door" for action in state.legal(state.turn) if action != LEAVE}
    return {}
