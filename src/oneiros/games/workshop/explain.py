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
    ("W10", "first keep one of the cards you drew"),
    ("W15", "you cannot do that while you wander"),
    ("W47", "first put the nightmare shard on an empty path of your corner"),
    ("W21", "you cannot do that while you make your dream"),
    ("W23", "the dreamer is on a tree and has to walk on to a bare shard"),
    ("W33", "first lay a shard on the card, to use its power or keep it for later"),
    ("W29", "first take a bare shard from your workshop"),
    ("W30", "first choose what the Golem moves"),
    ("W30", "first move what the Golem holds to a field that can take it"),
    ("W31", "first choose a corner with shards of different colours"),
    ("W31", "first choose the shard for the next spot"),
    ("W28", "first put the shards you drew on free spots of corners"),
    ("W32", "first choose a stack that has cards"),
    ("W37", "first choose which landscape is finished next"),
    ("W38", "first leave one of the two shards on the pile"),
    ("W40", "first choose a stack that has cards, or none"),
    ("W40", "first keep one of the cards, or none"),
    ("W50", "first put your nightmare shards into the workshop; that field cannot take one"),
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
        return "W16", f"the next shard is {colour}, and you already hold two of that colour"
    if action == USE:
        if state.number(seat, USED):
            return "W18", "you have already used the power of a corner tonight"
        if state.haunted == here:
            return "W48", "Mr Nightmare stands on this corner's power"
        return "W18", "this power would do nothing now"
    if action >= AWAKEN:
        return _explain_card(state, seat, action)
    return None


def _explain_card(state: WorkshopState, seat: int, action: int) -> tuple[str, str] | None:
    card = action - AWAKEN
    if card >= state.tables.cards:
        return None
    mine = state.number(seat, OPEN) >> card & 1 or state.number(seat, TOP) == card
    if state.stage == LAST_MAKING:
        return "W41", "in the last dream there are no powers"
    if not mine:
        return "W33", "only unfinished cards and the top of the finished pile have a power for their owner"
    if state._charged() >> card & 1:
        return "W33", "there is already a shard on that card"
    return "W33", "you have no shard that may be laid on a card"


def _explain_making(state: WorkshopState, seat: int, action: int) -> tuple[str, str] | None:
    hand = state.hand(seat)
    if action < STRIDE:
        return _explain_put(state, seat, (action - PUT) // FIELDS)
    if action < RAISE:
        return _explain_field(state, seat, action)
    if action == ENTER:
        if state.number(seat, DREAMER) != NOTHING:
            return "W22", "the dreamer is already in the workshop"
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
            return "W51", "you do not have three nightmare shards"
        return "W51", f"the bag has no {COLOUR_NAMES[action - BANISH]} shard"
    if action >= AWAKEN:
        return _explain_card(state, seat, action)
    if TRAVEL <= action <= SLEEP:
        return "W20", "your wandering is over for the night"
    return None


def _explain_put(state: WorkshopState, seat: int, colour: int) -> tuple[str, str]:
    if not state.hand(seat)[colour]:
        return "W21", f"there is no {COLOUR_NAMES[colour]} shard in hand"
    if not state.number(seat, FILLED):
        return "W21", "the first shard goes on the entry field"
    if colour == NIGHTMARE:
        return "W49", "a nightmare shard goes on an empty field next to a shard"
    return "W21", "a shard goes on an empty field next to a shard, or on a bare shard that is not a nightmare shard"


def _explain_field(state: WorkshopState, seat: int, action: int) -> tuple[str, str]:
    hand = state.hand(seat)
    if action >= PLANT:
        if not hand[MEADOW]:
            return "W25", "you have no meadow shard"
        if not state.trees_left:
            return "W25", "there are no trees left"
        if not state._may_plant(seat):
            return "W44", "the last trees are for those earlier in turn order"
        return "W25", "a tree is planted on a bare shard that is not a nightmare shard"
    if state.number(seat, DREAMER) == NOTHING:
        return "W22", "the dreamer is not in the workshop yet"
    if action >= STEP and not state.number(seat, FREE):
        return "W35", "the dreamer has no free step"
    if action < STEP and not hand[MOTION]:
        return "W23", "you have no motion shard"
    return "W23", "the dreamer moves to a neighbouring field with shards, and has to end on a bare one"


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
