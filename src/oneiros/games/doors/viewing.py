"""Makes the view of a seat of Doors out of the position. Views themselves are in `view.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from oneiros.games.doors.cards import CHAMBERS, COLOUR_NAMES, COLOURS, KINDS, NAMES
from oneiros.games.doors.choices import PHASES
from oneiros.games.doors.position import HAND, NO_CARD

if TYPE_CHECKING:
    from oneiros.games.doors.game import Doors
    from oneiros.games.doors.rules import DoorsState
from oneiros.games.doors.view import DoorsView, Dreamer, Rearranged


def make_view(state: DoorsState, seat: int | None) -> DoorsView:
    """The view of a seat; None is a spectator, who knows what all players know."""
    unseen = [0] * KINDS
    for card in state.cards_in("pool"):
        unseen[card] += 1

    def shown(card: int, visible: bool) -> str | None:
        if not visible:
            unseen[card] += 1
        return NAMES[card] if visible else None

    dreamers = []
    for owner in range(state.players):
        slots = range(owner * HAND, owner * HAND + state.held[owner])
        dreamers.append(
            Dreamer(
                hand=[shown(state.hand[at], owner == seat or state.known_to_all(at)) for at in slots],
                row=[NAMES[card % KINDS] for card in state.cards_in("trail") if card // KINDS == owner],
                run=state.run[owner],
                doors=[
                    NAMES[CHAMBERS + colour]
                    for colour in range(COLOURS)
                    for _ in range(state.doors[owner * COLOURS + colour])
                ],
            )
        )
    everybody = (1 << state.players) - 1
    eyes = everybody if seat is None else 1 << seat
    choosing = seat == state.turn and state.giving != NO_CARD
    sees_prophecy = seat == state.turn or state.players == 1 or not state.silent
    top = [shown(card, seen & eyes == eyes) for card, seen in zip(state.cards_in("top"), state.top_seen)]
    sight = [shown(card, sees_prophecy) for card in state.cards_in("sight")]
    rearranged = [] if seat is None or state.players == 1 else _rearranged(state, seat, unseen)
    return DoorsView(
        game="doors",
        players=state.players,
        seat=seat,
        actors=state.actors,
        phase=PHASES[state.phase],
        outcome=state.outcome,
        talk="silent" if state.silent else "open",
        dreamers=dreamers,
        shared=[NAMES[card] for card in state.cards_in("shared")],
        deck=state.pool_size + state.top_size + state.sight_size,
        top=top,
        sight=sight,
        rearranged=rearranged,
        unseen={NAMES[card]: number for card, number in enumerate(unseen) if number},
        limbo=[NAMES[card] for card in state.cards_in("limbo")],
        discarded=[NAMES[card] for card in state.cards_in("discarded")],
        drawn=None if state.drawn == NO_CARD else NAMES[state.drawn],
        giving=NAMES[state.hand[state.turn * HAND + state.giving]] if choosing else None,
        doors_missing={
            colour: missing for number, colour in enumerate(COLOUR_NAMES) if (missing := _missing(state, number))
        },
    )


def _rearranged(state: DoorsState, seat: int, unseen: list[int]) -> list[Rearranged]:
    """What the seat knows without knowing where it is. These cards are not unseen."""
    found = []
    partner = (1 - seat) * HAND
    for tag in state.fogs_of(seat):
        cards = state.fogs[tag - 1].certain()
        if not cards:
            continue
        for card in cards:
            unseen[card] -= 1
        found.append(
            Rearranged(
                cards=[NAMES[card] for card in cards],
                top=[at for at in range(state.top_size) if state.top_fog[at] == tag],
                sight=[at for at in range(state.sight_size) if state.sight_fog == tag],
                hand=[slot for slot in range(state.held[1 - seat]) if state.hand_fog[partner + slot] == tag],
            )
        )
    return found


def _missing(state: DoorsState, colour: int) -> int:
    """D17: all doors; D24: one for each player."""
    if state.players == 1:
        return cast("Doors", state.game).counts[CHAMBERS + colour] - state.doors[colour]
    return sum(1 for seat in range(2) if not state.doors[seat * COLOURS + colour])
