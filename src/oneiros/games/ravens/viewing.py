"""Makes the view of a seat of Ravens out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, AT_REMEMBER, NO_SLOT, PHASES
from oneiros.games.ravens.scoring import NOBODY, PENALTY, POINTS, RAVENS, REASONS, SPARED, WHY, Reckoning

if TYPE_CHECKING:
    from oneiros.games.ravens.rules import RavensState
from oneiros.games.ravens.view import Dreamer, DreamScored, Place, RavensView, RoundScored


def make_view(state: RavensState, seat: int | None) -> RavensView:
    """The view of a seat; None is a spectator, who sees what all players see."""
    setting = state.setting
    players = state.players
    strict = setting.strict
    unseen = setting.blank[:KINDS]  # by kind: how many
    at: i64 = 0
    while at < state.pool_size:
        unseen[state.pool[at]] += 1
        at += 1
    dreamers: list[Dreamer] = []
    owner: i64 = 0
    while owner < players:
        dream: list[str | None] = []
        knows: list[list[int]] = []
        at = owner * PLACES
        end = at + state.held[owner]
        while at < end:
            card = state.dream[at]
            if state.shows_all(at) if seat is None else state.shows(at, seat):
                dream.append(NAMES[card])
            else:
                unseen[card] += 1
                dream.append(None)
            if not strict:
                knows.append(_seats(state.seen[at], players))
            at += 1
        dreamers.append(
            Dreamer(dream=dream, knows=knows, looks_left=state.looks_left(owner), total=state.totals[owner])
        )
        owner += 1
    hand = state.cards_in_hand()
    if seat != state.turn:
        for held in hand:
            unseen[held] += 1
    discarded = state.cards_discarded()
    return RavensView(
        game="ravens",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=_phase(state, seat),
        outcome=state.outcome,
        options=setting.options,
        round=state.round,
        turn=state.turn,
        dreamers=dreamers,
        in_hand=len(hand),
        drawn=[NAMES[card] for card in hand] if seat == state.turn else [],
        picked=None if state.picked == NO_SLOT else Place(state.picked // PLACES, state.picked % PLACES),
        draw_pile=state.pool_size,
        discard_size=len(discarded),
        discarded=[NAMES[card] for card in (discarded[-1:] if strict else discarded)],
        takes_left=setting.takes - state.takes,
        unseen={} if strict else _by_name(unseen),
        last_round=None if state.last_round is None else _scored(state.last_round),
    )


def _phase(state: RavensState, seat: int | None) -> str:
    """In strict memory a seat that has looked at both its cards (R3) remembers, while others still look."""
    waits = seat is not None and seat in state.actors
    if state.phase == AT_LOOK and waits and not state.looks_left(seat or 0):
        return PHASES[AT_REMEMBER]
    return PHASES[state.phase]


def _seats(bits: i64, players: i64) -> list[int]:
    """The seats of a bit set."""
    found: list[int] = []
    seat: i64 = 0
    while seat < players:
        if bits >> seat & 1:
            found.append(seat)
        seat += 1
    return found


def _by_name(counts: vec[i64]) -> dict[str, int]:
    """The kinds of which there are any."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while kind < KINDS:
        if counts[kind]:
            found[NAMES[kind]] = counts[kind]
        kind += 1
    return found


def _scored(sheet: Reckoning) -> RoundScored:
    """A round that is over never changes, so it is written out once for all views."""
    shown = sheet.shown
    if shown is None:
        shown = sheet.shown = _written_out(sheet)
    return shown


def _written_out(sheet: Reckoning) -> RoundScored:
    ravens, spared, penalty = sheet.all(RAVENS), sheet.all(SPARED), sheet.all(PENALTY)
    points, why = sheet.all(POINTS), sheet.all(WHY)
    return RoundScored(
        number=sheet.number,
        caller=None if sheet.caller == NOBODY else sheet.caller,
        ended_by=sheet.ender,
        dreamers=[
            DreamScored(
                dream=[NAMES[sheet.dream[seat * PLACES + place]] for place in range(sheet.held[seat])],
                ravens=ravens[seat],
                spared=spared[seat],
                penalty=penalty[seat],
                points=points[seat],
                why=REASONS[why[seat]],
            )
            for seat in range(len(sheet.held))
        ],
    )
