"""What a seat of Ravens sees, as numbers: the input of learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i64

from oneiros.games.ravens.cards import KINDS
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import LOOKS, NO_CARD, PHASES
from oneiros.games.ravens.rules import TAKES_IN_A_ROW, RavensState

BY_PLACE: Final = 16  # numbers for each place: KINDS and three more


def features(state: RavensState, seat: i64) -> list[float]:
    """For each player, by place: the card if this seat's view shows it, whether there is one that it does not,
    whether its owner knows it, whether it is picked (R13); then size, looks left, total, turn. Then the drawn
    cards, the discard pile's top, unseen cards by kind, the phase, the piles and the options."""
    setting = state.setting
    strict = setting.strict
    unseen = [0.0] * KINDS
    for card in setting.stock:
        unseen[card] += 1.0

    out: list[float] = []
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        dream = [0.0] * (BY_PLACE * PLACES)
        place: i64 = 0
        while place < state.held[owner]:
            slot = owner * PLACES + place
            base = place * BY_PLACE
            if state.shows(slot, seat):
                dream[base + state.dream[slot]] = 1.0
                unseen[state.dream[slot]] -= 1.0
            else:
                dream[base + KINDS] = 1.0
            if not strict and state.seen[slot] >> owner & 1:
                dream[base + KINDS + 1] = 1.0
            if slot == state.picked:
                dream[base + KINDS + 2] = 1.0
            place += 1
        out += dream
        out.append(float(state.held[owner]) / PLACES)
        out.append(float(state.looks_left(owner)) / LOOKS)
        out.append(float(state.totals[owner]) / 100.0)
        out.append(1.0 if state.turn == owner else 0.0)
        after += 1

    hand = [0.0] * (2 * KINDS)
    if state.turn == seat and state.drawn != NO_CARD:
        hand[state.drawn] = 1.0
        unseen[state.drawn] -= 1.0
        if state.second != NO_CARD:
            hand[KINDS + state.second] = 1.0
            unseen[state.second] -= 1.0
    top = [0.0] * KINDS
    at: i64 = state.discarded_size - 1
    top[state.discarded[at]] = 1.0
    shown: i64 = at if strict else 0  # of the discard pile: all of it, or its top alone
    while at >= shown:
        unseen[state.discarded[at]] -= 1.0
        at -= 1
    cards = float(len(setting.stock))
    phase = [0.0] * len(PHASES)
    phase[state.phase] = 1.0

    out += hand
    out += top
    out += [number / 9.0 for number in unseen]
    out += phase
    out.append(float(state.pool_size) / cards)
    out.append(float(state.discarded_size) / cards)
    out.append(float(state.takes) / TAKES_IN_A_ROW)
    out.append(float(setting.penalty) / 15.0)
    out.append(float(setting.target) / 100.0)
    out.append(float(setting.rounds - state.round) / 50.0 if setting.rounds else 0.0)
    for chosen in (setting.tie_is_zero, setting.scary_nines, setting.all_or_nothing, setting.claims, strict):
        out.append(1.0 if chosen else 0.0)
    return out
