"""Positions of Ravens set up by hand. Cards are kinds: 0 to 9 ravens, TAKE_TWO, PEEK_ONE, SWAP_TWO."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import oneiros
from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, AT_TURN
from oneiros.games.ravens.rules import RavensState
from oneiros.games.ravens.scoring import POINTS
from oneiros.games.ravens.view import RavensView

GAME = oneiros.game("ravens")


def new(players: int = 2, seed: int = 1, **options: Any) -> RavensState:
    """A new game."""
    return cast(RavensState, GAME.new(players=players, seed=seed, **options))


def playing(
    dreams: Sequence[Sequence[int]],
    *,
    top: int = 4,
    pile: Sequence[int] | None = None,
    turn: int = 0,
    seen: Mapping[tuple[int, int], Sequence[int]] | None = None,
    **options: Any,
) -> RavensState:
    """A turn about to begin. `pile` is the draw pile, by default all cards that are nowhere else; `seen` says, by
    owner and place, which seats have seen the card there."""
    state = new(len(dreams), **options)
    if pile is None:
        rest = list(state.setting.stock)
        for card in [top, *(card for dream in dreams for card in dream)]:
            rest.remove(card)
        pile = rest
    fill(state, pile)
    state.discarded[0] = top
    state.discarded_size = 1
    for owner, dream in enumerate(dreams):
        state.held[owner] = len(dream)
        for place, card in enumerate(dream):
            slot = owner * PLACES + place
            state.dream[slot] = card
            state.seen[slot] = sum(1 << seat for seat in (seen or {}).get((owner, place), ()))
    state.turn = turn
    state.waiting = 1 << turn
    state.phase = AT_TURN
    return state


def drawing(card: int, dreams: Sequence[Sequence[int]], *, pile: Sequence[int] = (8,) * 9, **setup: Any) -> RavensState:
    """The turn after R7, with this card drawn by the player whose turn it is, and then this draw pile left."""
    state = playing(dreams, pile=[card], **setup)
    do(state, "draw")
    fill(state, pile)
    return state


def fill(state: RavensState, pile: Sequence[int]) -> None:
    """Make this the draw pile."""
    for at, card in enumerate(pile):
        state.pool[at] = card
    state.pool_size = len(pile)


def action(move: str, **fields: int) -> int:
    """The action of a move."""
    return GAME.encode({"do": move, **fields})


def do(state: RavensState, move: str, seat: int | None = None, **fields: int) -> None:
    """Make a move, as the player whose turn it is unless told."""
    state.apply(state.turn if seat is None else seat, action(move, **fields))


def can(state: RavensState, move: str, seat: int | None = None, **fields: int) -> bool:
    """Whether a move is legal, by both answers there are."""
    actor = state.turn if seat is None else seat
    chosen = action(move, **fields)
    allowed = state.allows(actor, chosen)
    assert allowed == (chosen in state.legal(actor))
    return allowed


def seen_by(state: RavensState, seat: int | None) -> RavensView:
    """A seat's view."""
    return cast(RavensView, state.view(seat))


def dreams_in(view: RavensView) -> list[list[str | None]]:
    """The dreams as a view shows them."""
    return [dreamer.dream for dreamer in view.dreamers]


def names(*kinds: int) -> list[str]:
    """The cards' names."""
    return [NAMES[kind] for kind in kinds]


def all_look(state: RavensState) -> None:
    """R3: everybody looks at the first cards not looked at yet."""
    while state.phase == AT_LOOK:
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])


def actors(state: RavensState) -> tuple[int, ...]:
    """Who may act (a call, so that nobody takes the answer for lasting)."""
    return state.actors


def ended(state: RavensState) -> oneiros.Outcome | None:
    """How the game ended, likewise."""
    return state.outcome


def points(state: RavensState) -> list[int]:
    """What each seat scored in the last round."""
    assert state.last_round is not None
    return state.last_round.all(POINTS)


def counts() -> list[int]:
    """By kind: how many cards there are."""
    return [list(new().setting.stock).count(kind) for kind in range(KINDS)]
