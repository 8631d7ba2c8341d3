"""Sentences for players of Workshop: why a move is refused, and which moves to think about twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.workshop.choices import (
    AT_MAKE,
    AT_WANDER,
    LAST_MAKING,
    PLAIN,
)
from oneiros.games.workshop.moves import (
    AWAKEN,
    BANISH,
    COLLECT,
    ENTER,
    EXCHANGE,
    LAY,
    PLANT,
    PUT,
    RAISE,
    SLEEP,
    STEP,
    STRIDE,
    TRAVEL,
    USE,
    WAKE,
)
from oneiros.games.workshop.pieces import (
    COLOUR_NAMES,
    CORNERS,
    FIELDS,
    MEADOW,
    MOTION,
    NIGHTMARE,
    NO_PATH,
    PATH_BETWEEN,
    PLAIN_COLOURS,
)
from oneiros.games.workshop.position import CORNER, DREAMER, FILLED, FREE, NOTHING, OPEN, PHASE, TOP, USED

if TYPE_CHECKING:
    from oneiros.games.workshop.rules import WorkshopState

ASKED = (
    ("", "nothing is asked of this player now"),
    ("W10", "now one of the cards drawn is to be kept"),
    ("W15", "this player is wandering; that is done at another time"),
    ("W47", "now the red shard is to be put on an empty path of the corner"),
    ("W21", "this player is making a dream; that is done at another time"),
    ("W23", "the dreamer is on a tree and must walk on to a bare shard, by a way that can end on one"),
    ("W33", "now a shard in hand is to be laid on the card, and its power used or not"),
    ("W29", "now a bare shard of the workshop is to be taken"),
    ("W30", "now something the Golem can move is to be chosen"),
    ("W30", "now what the Golem holds is to be moved to a field that can take it"),
    ("W31", "now a corner with shards of different colours is to be chosen"),
    ("W31", "now the shard for the next spot is to be chosen, of those not yet in order"),
    ("W28", "now the shards drawn are to be put on free spots of corners"),
    ("W32", "now a stack that has cards is to be chosen"),
    ("W37", "now one of the landscapes that stand is to be finished"),
    ("W38", "now one of the two shards is to be left on the pile"),
    ("W40", "now a stack that has cards is to be chosen, or none"),
    ("W40", "now one of the cards seen is to be kept, or none"),
    ("W50", "now the red shards in hand go into the workshop; that field cannot take one"),
)
"""By phase: the rule, and what it asks."""


def explain(state: WorkshopState, seat: int, action: int) -> tuple[str, str]:
    """Why the player may not do this now."""
    phase = state.number(seat, PHASE)
    if phase == AT_WANDER:
        return _explain_wandering(state, seat, action) or ASKED[phase]
    if phase == AT_MAKE:
        return _explain_making(state, seat, action) or ASKED[phase]
    return ASKED[phase]


def _explain_wandering(state: WorkshopState, seat: int, action: int) -> tuple[str, str] | None:
    here = state.number(seat, CORNER)
    if TRAVEL <= action < COLLECT:
        if PATH_BETWEEN[here * CORNERS + action - TRAVEL] == NO_PATH:
            return "W2", "no path leads there from this corner"
        return "W17" if state.points == 0 else "W15", "all four action points are spent"
    if action == COLLECT:
        if not state.land[here]:
            return "W16", "there are no shards in this corner"
        if state.points == 0:
            return "W16", "all four action points are spent"
        colour = COLOUR_NAMES[(state.land[here] & 7) - 1]
        return "W16", f"the next shard is {colour}, and two or more of that colour are in hand"
    if action == USE:
        if state.number(seat, USED):
            return "W18", "a corner's power was used in this round already"
        if state.haunted == here:
            return "W48", "Mr Nightmare stands on this corner's power"
        return "W18", "this power could do nothing now"
    if action >= AWAKEN:
        return _explain_card(state, seat, action)
    return None


def _explain_card(state: WorkshopState, seat: int, action: int) -> tuple[str, str] | None:
    card = action - AWAKEN
    if card >= state.tables.cards:
        return None
    mine = state.number(seat, OPEN) >> card & 1 or state.number(seat, TOP) == card
    if state.stage == LAST_MAKING:
        return "W41", "in the last making there are no powers"
    if not mine:
        return "W33", "only unfinished cards and the top of the finished pile have a power for their owner"
    if state._charged() >> card & 1:
        return "W33", "there is a shard on that card already"
    return "W33", "there is no shard in hand that may be laid on a card"


def _explain_making(state: WorkshopState, seat: int, action: int) -> tuple[str, str] | None:
    hand = state.hand(seat)
    if action < STRIDE:
        return _explain_put(state, seat, (action - PUT) // FIELDS)
    if action < RAISE:
        return _explain_field(state, seat, action)
    if action == ENTER:
        if state.number(seat, DREAMER) != NOTHING:
            return "W22", "the dreamer is in the workshop already"
        if not state.number(seat, FILLED) >> state.tables.entry & 1:
            return "W22", "there is no shard on the entry field"
        return "W22", "there is a tree on the entry field and no way on to a bare shard"
    if EXCHANGE <= action < LAY:
        give, take = divmod(action - EXCHANGE, PLAIN_COLOURS)
        if hand[give] < 2:
            return "W24", f"there are not two {COLOUR_NAMES[give]} shards in hand"
        return "W24", f"the bag has no {COLOUR_NAMES[take + (take >= give)]} shard"
    if BANISH <= action < EXCHANGE:
        if hand[NIGHTMARE] < 3:
            return "W51", "there are not three red shards in hand"
        return "W51", f"the bag has no {COLOUR_NAMES[action - BANISH]} shard"
    if action >= AWAKEN:
        return _explain_card(state, seat, action)
    if TRAVEL <= action <= SLEEP:
        return "W20", "wandering is over in this round"
    return None


def _explain_put(state: WorkshopState, seat: int, colour: int) -> tuple[str, str]:
    if not state.hand(seat)[colour]:
        return "W21", f"there is no {COLOUR_NAMES[colour]} shard in hand"
    if not state.number(seat, FILLED):
        return "W21", "the first shard goes on the entry field"
    if colour == NIGHTMARE:
        return "W49", "a red shard goes on an empty field next to a shard"
    return "W21", "a shard goes on an empty field next to a shard, or on a bare shard that is not red"


def _explain_field(state: WorkshopState, seat: int, action: int) -> tuple[str, str]:
    hand = state.hand(seat)
    if action >= PLANT:
        if not hand[MEADOW]:
            return "W25", "there is no meadow shard in hand"
        if not state.trees_left:
            return "W25", "there are no trees left"
        if not state._may_plant(seat):
            return "W44", "the last trees are for those earlier in turn order"
        return "W25", "a tree is planted on a bare shard that is not red"
    if state.number(seat, DREAMER) == NOTHING:
        return "W22", "the dreamer is not in the workshop yet"
    if action >= STEP and not state.number(seat, FREE):
        return "W35", "the dreamer has no free step"
    if action < STEP and not hand[MOTION]:
        return "W23", "there is no motion shard in hand"
    return "W23", "the dreamer moves to a neighbouring field with shards, by a way that can end on a bare one"


def warnings(state: WorkshopState, seat: int) -> dict[int, str]:
    """Legal actions that a player seldom intends."""
    found: dict[int, str] = {}
    legal = state.legal(seat)
    phase = state.number(seat, PHASE)
    if phase == AT_WANDER and state.points and COLLECT in legal:
        found[SLEEP] = "points-left"  # W20
    if phase == AT_MAKE and state._hand_colours(seat) & PLAIN:
        found[WAKE] = "shards-lost"  # W26
    steps = {action - STEP for action in legal if STEP <= action < PLANT}
    for action in legal:
        if STRIDE <= action < STEP and action - STRIDE in steps:
            found[action] = "free-step"  # W35
        elif EXCHANGE <= action < LAY and (action - EXCHANGE) % PLAIN_COLOURS == PLAIN_COLOURS - 1:
            found[action] = "takes-red"  # W24
    return found
