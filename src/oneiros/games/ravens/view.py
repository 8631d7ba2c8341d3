"""The view of Ravens: what a seat may see. Nothing else about a game ever leaves the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from oneiros.core.types import View
from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, AT_REMEMBER, NO_SLOT, PHASES
from oneiros.games.ravens.scoring import NOBODY, REASONS, Reckoning

if TYPE_CHECKING:
    from oneiros.games.ravens.rules import RavensState


class Dreamer(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    dream: list[str | None]  # by place; None where this seat is not shown the card
    knows: list[list[int]]  # by place: the seats that have seen the card there; empty in strict memory
    looks_left: int  # before the first turn (R3)
    total: int  # ravens of all rounds so far


class Place(msgspec.Struct, frozen=True):
    """One card of one dream."""

    owner: int
    place: int


class DreamScored(msgspec.Struct, frozen=True, kw_only=True):
    """How one player came out of a round."""

    dream: list[str]
    ravens: int  # counted in the dream
    spared: int  # of them not scored (R19)
    penalty: int  # for the caller who did not have the fewest (R14)
    points: int
    why: str  # counted, fewest, tied, beaten (R14), all-nines, outshone (R20)


class RoundScored(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over: its dreams are open to all."""

    number: int
    caller: int | None  # None when the draw pile ran out (R15)
    ended_by: int  # whose turn it was: the next player began the next round (R16)
    dreamers: list[DreamScored]


class RavensView(View, frozen=True, kw_only=True):
    """All that one seat may see of Ravens."""

    options: dict[str, bool | int | str]
    round: int
    turn: int  # whose turn it is; before the first turn, who will begin
    dreamers: list[Dreamer]
    in_hand: int  # how many cards the player whose turn it is has drawn and not yet put anywhere
    drawn: list[str]  # those cards, for that player alone
    picked: Place | None  # the first of two cards to be exchanged (R13)
    draw_pile: int
    discard_size: int
    discarded: list[str]  # the top last; in strict memory the top alone
    takes_left: int  # how often the discard pile may be taken from before somebody draws (R6)
    unseen: dict[str, int]  # by kind: cards this seat has not seen this round; empty in strict memory
    last_round: RoundScored | None


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
