"""Sentences for players of Ravens: why a move is refused, and which moves to think about twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.ravens.moves import CLAIM, WAKE, Claim, Exchange, Look, Peek, Pick, Swap, Take, Use, Wake
from oneiros.games.ravens.position import AT_DRAWN, AT_EXCHANGE, AT_LOOK, AT_PEEK, AT_PICK, AT_TURN

if TYPE_CHECKING:
    from oneiros.games.ravens.rules import RavensState

ASKED = (
    ("R3", "before the first turn you look at two cards of your own dream"),
    ("R5", "a turn begins with a call of Wake up!, the discard pile or the draw pile"),
    ("R7", "you have drawn a card: swap it in, discard it or, if it is special, use it"),
    ("R11", "first keep one of the two cards you drew"),
    ("R12", "first look at one card of a dream"),
    ("R13", "first choose the first of the two cards to swap"),
    ("R13", "first choose the second of the two cards to swap"),
    ("R12", "first say that you have seen the cards; then they are turned face down again"),
)
"""By phase: the rule, and what it asks."""


def explain(state: RavensState, seat: int, action: int) -> tuple[str, str]:
    """Why a player who may act may not do this now."""
    move = state.game.decode(action)
    held = state.held[seat]
    match move:
        case _ if state.phase == AT_LOOK and not state.looks_left(seat):
            return "R3", "you have looked at two cards: say that you have seen them"
        case Look(place) if state.phase == AT_LOOK:
            return ("R3", "you have looked at that card already") if place < held else _no_such_place("R3", held)
        case Take(place) if state.phase == AT_TURN:
            if place >= held:
                return _no_such_place("R6", held)
            return (
                "R6",
                f"{state.setting.takes} cards in a row were taken from the discard pile: now someone has to draw",
            )
        case Claim(_, second, _) if state.phase == AT_TURN:
            if not state.setting.claims:
                return "R21", "claims are not played at this table"
            if second >= held:
                return _no_such_place("R21", held)
            return "R21", f"your dream of {held} cards is full, and a wrong claim would add one"
        case Swap(_) if state.phase == AT_DRAWN:
            return _no_such_place("R8", held)
        case Use() if state.phase == AT_DRAWN:
            return "R10", "only a special card can be used"
        case Wake() if state.phase != AT_LOOK:
            return "R5", "you can call Wake up! only at the beginning of your turn"
        case Exchange(owner, place) if state.phase == AT_EXCHANGE and _is_card(state, owner, place):
            return "R13", "the two cards must belong to two different players"
        case Peek() | Pick() | Exchange() if state.phase in (AT_PEEK, AT_PICK, AT_EXCHANGE):
            if not _is_card(state, move.owner, move.place):
                return ASKED[state.phase][0], "there is no such card on the table"
    return ASKED[state.phase]


def _is_card(state: RavensState, owner: int, place: int) -> bool:
    return owner < state.players and place < state.held[owner]


def _no_such_place(rule: str, held: int) -> tuple[str, str]:
    return rule, f"there is no such place: your dream has {held} card{'' if held == 1 else 's'}"


def warnings(state: RavensState, seat: int) -> dict[int, str]:
    """Legal actions that reveal cards to all and may cost ravens: nobody should do them by accident."""
    if state.phase != AT_TURN:
        return {}
    risky = [action for action in state.legal(seat) if action == WAKE or action >= CLAIM]
    return {action: "wake" if action == WAKE else "claim" for action in risky}
