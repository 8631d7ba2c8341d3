"""Makes the view of a seat of Ravens out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, AT_REMEMBER, NO_SLOT, PHASES
from oneiros.games.ravens.scoring import NOBODY, REASONS, Reckoning

if TYPE_CHECKING:
    from oneiros.games.ravens.rules import RavensState
from oneiros.games.ravens.view import Dreamer, DreamScored, Place, RavensView, RoundScored


def make_view(state: RavensState, seat: int | None) -> RavensView:
    """The view of a seat; None is a spectator, who sees what all players see."""
    setting = state.setting
    discarded = state.cards_discarded()
    unseen = [0] * KINDS
    for card in state.cards_in_pool():
        unseen[card] += 1

    def shown(slot: int) -> str | None:
        visible = state.shows_all(slot) if seat is None else state.shows(slot, seat)
        if not visible:
            unseen[state.dream[slot]] += 1
        return NAMES[state.dream[slot]] if visible else None

    dreamers = []
    for owner in range(state.players):
        slots = range(owner * PLACES, owner * PLACES + state.held[owner])
        knows = [[eye for eye in range(state.players) if state.seen[slot] >> eye & 1] for slot in slots]
        dreamers.append(
            Dreamer(
                dream=[shown(slot) for slot in slots],
                knows=[] if setting.strict else knows,
                looks_left=state.looks_left(owner),
                total=state.totals[owner],
            )
        )
    hand = state.cards_in_hand()
    if seat != state.turn:
        for card in hand:
            unseen[card] += 1
    return RavensView(
        game="ravens",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=_phase(state, seat),
        outcome=state.outcome,
        options=setting.options(),
        round=state.round,
        turn=state.turn,
        dreamers=dreamers,
        in_hand=len(hand),
        drawn=[NAMES[card] for card in hand] if seat == state.turn else [],
        picked=None if state.picked == NO_SLOT else Place(state.picked // PLACES, state.picked % PLACES),
        draw_pile=state.pool_size,
        discard_size=len(discarded),
        discarded=[NAMES[card] for card in (discarded[-1:] if setting.strict else discarded)],
        takes_left=setting.takes - state.takes,
        unseen={} if setting.strict else {NAMES[card]: number for card, number in enumerate(unseen) if number},
        last_round=None if state.last_round is None else _scored(state.last_round),
    )


def _phase(state: RavensState, seat: int | None) -> str:
    """In strict memory a seat that has looked at both its cards (R3) remembers, while others still look."""
    waits = seat is not None and seat in state.actors
    if state.phase == AT_LOOK and waits and not state.looks_left(seat or 0):
        return PHASES[AT_REMEMBER]
    return PHASES[state.phase]


def _scored(sheet: Reckoning) -> RoundScored:
    return RoundScored(
        number=sheet.number,
        caller=None if sheet.caller == NOBODY else sheet.caller,
        ended_by=sheet.ender,
        dreamers=[
            DreamScored(
                dream=[NAMES[sheet.dream[seat * PLACES + place]] for place in range(sheet.held[seat])],
                ravens=sheet.ravens[seat],
                spared=sheet.spared[seat],
                penalty=sheet.penalty[seat],
                points=sheet.points[seat],
                why=REASONS[sheet.why[seat]],
            )
            for seat in range(len(sheet.held))
        ],
    )
