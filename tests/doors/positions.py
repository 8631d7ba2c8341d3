"""Positions of Doors for tests: set up what matters, the rest stays as a deal left it."""

from __future__ import annotations

from collections.abc import Sequence

import oneiros
from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KINDS, NAMES, NIGHTMARE
from oneiros.games.doors.choices import AT_PLAY
from oneiros.games.doors.game import Doors
from oneiros.games.doors.position import HAND, PRIVATE, SHARED
from oneiros.games.doors.rules import DoorsState

DOORS = oneiros.game("doors")


def kind(name: str) -> int:
    """The number of a card: 'red-sun'."""
    return NAMES.index(name)


def do(state: DoorsState, move: str, **fields: str) -> None:
    """Make a move of the seat whose turn it is."""
    state.apply(int(state.turn), DOORS.encode({"do": move, **fields}))


def can(state: DoorsState) -> set[str]:
    """The legal moves, shortly: 'play red-sun', 'lose-five'; 'play red-sun shared' for those from the shared cards."""
    told = set()
    for action in state.legal(int(state.turn)):
        move = oneiros.plain(DOORS.decode(action))
        words = [move["do"], move.get("card", move.get("colour", ""))]
        if move.get("source") == "shared":
            words.append("shared")
        told.add(" ".join(word for word in words if word))
    return told


def solo(
    hand: Sequence[str],
    top: Sequence[str] = (),
    row: Sequence[str] = (),
    doors: Sequence[str] = (),
    deck: Sequence[str] | None = None,
) -> DoorsState:
    """One player at the start of a turn: `top` are the next cards drawn, `deck` (if given) all the others."""
    state = DOORS.new(players=1, seed=1)
    assert isinstance(state, DoorsState)
    _set_hand(state, 0, hand)
    _lay(state, [row], [doors])
    _stack(state, top, deck, [*hand, *row, *doors])
    state.phase = AT_PLAY
    return state


def duo(
    hands: Sequence[Sequence[str]],
    shared: Sequence[str],
    top: Sequence[str] = (),
    rows: Sequence[Sequence[str]] = ((), ()),
    doors: Sequence[Sequence[str]] = ((), ()),
    deck: Sequence[str] | None = None,
    talk: str = "silent",
) -> DoorsState:
    """Two players, seat 0 to play; neither knows the other's private cards."""
    state = DOORS.new(players=2, seed=1, talk=talk)
    assert isinstance(state, DoorsState)
    for seat in range(2):
        _set_hand(state, seat, hands[seat])
        for slot in range(PRIVATE):
            state.known[seat * HAND + slot] = 0 if talk == "silent" else 1
    for slot in range(SHARED):
        state.shared[slot] = kind(shared[slot])
    state.shared_held = len(shared)
    _lay(state, rows, doors)
    flat = [card for group in (*hands, shared, *rows, *doors) for card in group]
    _stack(state, top, deck, flat)
    state.turn = 0
    state.phase = AT_PLAY
    return state


def _set_hand(state: DoorsState, seat: int, cards: Sequence[str]) -> None:
    for slot, card in enumerate(cards):
        state.hand[seat * HAND + slot] = kind(card)
    state.held[seat] = len(cards)


def _lay(state: DoorsState, rows: Sequence[Sequence[str]], doors: Sequence[Sequence[str]]) -> None:
    for seat, row in enumerate(rows):
        for card in row:
            state.trail[state.trail_size] = seat * KINDS + kind(card)
            state.trail_size += 1
            same = state.last[seat] >= 0 and state.last[seat] // 3 == kind(card) // 3
            state.run[seat] = state.run[seat] + 1 if same else 1
            state.last[seat] = kind(card)
        for door in doors[seat]:
            state.doors[seat * COLOURS + kind(door) - DOOR] += 1


def _stack(state: DoorsState, top: Sequence[str], deck: Sequence[str] | None, used: Sequence[str]) -> None:
    """The deck: `top` in order (known to nobody), then `deck` or whatever is left of the pack."""
    assert isinstance(state.game, Doors)
    left = list(state.game.counts)
    for name in (*used, *top):
        left[kind(name)] -= 1
    assert min(left) >= 0, "more cards than there are"
    rest = [card for card in range(KINDS) for _ in range(left[card])]
    if deck is not None:
        rest = [kind(name) for name in deck]
        for card in rest:
            left[card] -= 1
        for card in range(KINDS):
            for _ in range(left[card]):
                state.discarded[state.discarded_size] = card
                state.discarded_size += 1
    for at, card in enumerate(rest):
        state.pool[at] = card
    state.pool_size = len(rest)
    state.count_pool()
    # Games for one share these, which the rules write in games for two alone.
    state.top_seen = state.top_seen[:]
    state.top_fog = state.top_fog[:]
    for at, name in enumerate(top):
        state.top[at] = kind(name)
        state.top_seen[at] = 0
        state.top_fog[at] = 0
    state.top_size = len(top)


def hand(state: DoorsState, seat: int = 0) -> list[str]:
    """A seat's private cards."""
    return [NAMES[state.hand[seat * HAND + slot]] for slot in range(state.held[seat])]


def pile(state: DoorsState, name: str) -> list[str]:
    """The cards of a pile, in order."""
    return [NAMES[card % KINDS] for card in state.cards_in(name)]


def deck_counts(state: DoorsState) -> list[int]:
    """How many cards of each kind the deck holds."""
    counts = [0] * KINDS
    for name in ("pool", "top"):
        for card in state.cards_in(name):
            counts[card] += 1
    return counts


__all__ = [
    "CHAMBERS",
    "DOORS",
    "NIGHTMARE",
    "can",
    "deck_counts",
    "do",
    "duo",
    "hand",
    "kind",
    "pile",
    "solo",
]
