"""Sentences for players of Sandman: why a move is refused, and which moves to think about twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.sandman.cards import ENCOUNTER_NAMES, KINDS, LEVELS
from oneiros.games.sandman.dreams import NO_PLACE
from oneiros.games.sandman.moves import ATTACH, DONE, LAY, MEND, MOST_BORDERS, MOST_STEPS, MOVE, PLAY
from oneiros.games.sandman.phases import AT_ATTACH, AT_MOVE
from oneiros.games.sandman.position import BLACK, NAME, NOTHING

if TYPE_CHECKING:
    from oneiros.games.sandman.rules import SandmanState

ASKED = (
    ("S11", "first set the first wheel into a gap of the circle"),
    ("S13", "first move a wheel; before that you may lay a token or play an encounter"),
    ("S13", "first pay for a step with one of your tokens"),
    ("S12", "first put the second token of the pair back into the bag"),
    ("S16", "first attach the card you took"),
    ("S20", "first keep one of the encounters you drew"),
    ("S21", "now you can only play an encounter or end your turn"),
    ("S21", "first choose a break for the Mender"),
    ("S21", "first choose what Second Sight shows you"),
    ("S21", "first choose a player with tokens for the Swap"),
    ("S21", "first choose a token to give for the Swap"),
)
"""By phase: the rule, and what it asks."""


def explain(state: SandmanState, action: int) -> tuple[str, str]:
    """Why the active player may not do this now, from what they may see themselves."""
    if state.phase == AT_MOVE and action < MOVE:
        return "S12", _why_not_lay(state, (action - LAY) // KINDS, action % KINDS)
    if state.phase == AT_MOVE and action < PLAY:
        steps = (action - MOVE) % MOST_STEPS + 1
        if steps > state.circle_size:
            return "S13", f"a wheel moves at most once around, and there are {state.circle_size} cards"
        cost = steps - state.free_steps()
        return "S13", f"{steps} steps cost {cost} tokens, and you have {state.held[state.turn]}"
    if PLAY <= action < ATTACH:
        name = ENCOUNTER_NAMES[action - PLAY]
        if name not in [ENCOUNTER_NAMES[fate & NAME] for fate in state.hand_of(state.turn)]:
            return "S21", f"you do not hold the encounter {name}"
        return "S21", f"the encounter {name} would change nothing now"
    if state.phase == AT_ATTACH and ATTACH <= action < DONE:
        return "S18", "on that level no place is free under two joined cards"
    if MEND <= action < MEND + LEVELS * MOST_BORDERS:
        return "S21", "there is no break to mend there now"
    return ASKED[state.phase]


def _why_not_lay(state: SandmanState, level: int, kind: int) -> str:
    at = state.rightmost(state.turn, level)
    if not state.lays:
        return "no more tokens can be laid this turn"
    if at == NOTHING:
        return f"there is no card on level {level + 1}"
    if not state.held_kinds(state.turn) >> kind & 1:
        return "you have no such token"
    if state.kinds_at(at) >> kind & 1:
        return "the card has that particle already"
    return "the card is of another plot, so two tokens with that particle are needed"


def warnings(state: SandmanState) -> dict[int, str]:
    """Legal actions that the active player seldom intends, or that may help others more."""
    found: dict[int, str] = {}
    if state.phase == AT_MOVE:  # S23
        for wheel in range(2):
            other = state.white if wheel == BLACK else state.black
            for steps in (1, 2):
                at = state.landing(wheel, steps)
                if other in (at, (at + 1) % state.circle_size):
                    found[MOVE + wheel * MOST_STEPS + steps - 1] = "may-end-round"
    elif state.phase == AT_ATTACH and not state.soothed:  # S19
        for level in range(LEVELS):
            place = state.place_for(state.turn, level)
            if place == NO_PLACE:
                continue
            at = state.row(state.turn, level) + place
            beside = [at - 1] if place else []
            beside += [at + 1] if place + 1 < state.width else []
            for near in beside:
                if state.card_at(near) != NOTHING and not state.kinds_at(near) & state.tables.kinds[state.taken]:
                    found[ATTACH + level] = "makes-break"
    return found
