"""Positions of Sandman for tests: set up what matters, the rest stays as a deal left it. No piece is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import oneiros
from oneiros.core.bits import members
from oneiros.games.sandman.cards import ENCOUNTER_NAMES, MOST_ENCOUNTERS
from oneiros.games.sandman.game import Sandman
from oneiros.games.sandman.position import KIND, NAME, NOTHING
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.view import Dreamer, SandmanView

SANDMAN = oneiros.game("sandman")
assert isinstance(SANDMAN, Sandman)
TABLES = SANDMAN.tables
FILLER = [card for card in range(TABLES.cards) if not TABLES.meets[card] and TABLES.stars[card]]


def card(name: str) -> int:
    """The number of a dream card."""
    return TABLES.card_names.index(name)


def kind(token: str) -> int:
    """The kind of a token: 'pearl', or 'pearl/blank' for one with a blank back."""
    name, _, back = token.partition("/")
    return 2 * TABLES.particle_names.index(name) + (back == "blank")


def token_name(token: int) -> str:
    """The other way round."""
    return TABLES.particle_names[(token & KIND) // 2] + ("/blank" if token & 1 else "")


def do(state: SandmanState, move: str, **fields: Any) -> None:
    """Make a move of the seat whose turn it is."""
    state.apply(int(state.turn), SANDMAN.encode({"do": move, **fields}))


def can(state: SandmanState, move: str) -> list[dict[str, Any]]:
    """The legal moves of that name, as their fields."""
    moves = [oneiros.plain(SANDMAN.decode(action)) for action in state.legal(int(state.turn))]
    return [{name: value for name, value in told.items() if name != "do"} for told in moves if told["do"] == move]


def fresh(players: int = 2, circle: Sequence[str] = (), black: int = 0, white: int | None = None) -> SandmanState:
    """Seat 0 is to move, nobody has a token. The circle begins with the cards named, plain ones follow."""
    state = SANDMAN.new(players=players, seed=1)
    assert isinstance(state, SandmanState)
    for seat in range(players):
        stock(state, seat, [])
    state.ledger_size = 0  # nobody remembers
    numbers = [card(name) for name in circle]
    size = int(state.circle_size)
    for number in FILLER:
        if len(numbers) < size and number not in numbers:
            numbers.append(number)
    for at, number in enumerate(numbers):
        state.circle[at] = number
    rest = [number for number in range(TABLES.cards) if number not in numbers]
    for at, number in enumerate(rest):
        state.deck[at] = number
    state.first = 0
    state.turn = players - 1
    do(state, "set", gap=black)
    if white is not None:
        state.white = white
    return state


def shrink(state: SandmanState, cards: int) -> None:
    """Leave only the first cards in the circle; the others are out."""
    while state.circle_size > cards:
        state.circle_size -= 1
        state.out[state.out_size] = state.circle[state.circle_size]
        state.out_size += 1
    state.full = sum(1 << place for place in members(int(state.full), 0)[:cards])
    state.black %= cards
    state.white %= cards


def stock(state: SandmanState, seat: int, tokens: Sequence[str]) -> None:
    """Give the seat just these tokens, from the bag."""
    while state.held[seat]:
        state._return_to_bag(state._lose(seat, 0))
    for token in tokens:
        state._gain(seat, draw(state, token))


def draw(state: SandmanState, token: str) -> int:
    """Take just this token from the bag, seen by nobody yet."""
    at = list(state.bag[: state.bag_size]).index(kind(token))
    state.bag_size -= 1
    state.bag[at] = state.bag[state.bag_size]
    return state._enter(kind(token))


def only_in_bag(state: SandmanState, tokens: Sequence[str]) -> None:
    """The bag holds just these; the tokens taken out are lost, so pieces are not counted after this."""
    for at, token in enumerate(tokens):
        state.bag[at] = kind(token)
    state.bag_size = len(tokens)


def weave(state: SandmanState, seat: int, *rows: Sequence[str | None], joined: bool = False) -> None:
    """Build a dream: level 1 first, None for a gap; neighbours are tested by S19, or all joined."""
    for level, row in enumerate(rows):
        for place, name in enumerate(row):
            if name is not None:
                _pull_card(state, card(name))
                state._put(seat, level, place, card(name), joined)


def _pull_card(state: SandmanState, number: int) -> None:
    """Out of the deck; one in the circle is exchanged for a plain card of the deck first."""
    deck = list(state.deck[: state.deck_size])
    if number not in deck:
        at = list(state.circle[: state.circle_size]).index(number)
        other = next(plain for plain in FILLER if plain in deck)
        state.circle[at] = other
        state.deck[deck.index(other)] = number
        deck = list(state.deck[: state.deck_size])
    state.deck_size -= 1
    state.deck[deck.index(number)] = state.deck[state.deck_size]


def holds(state: SandmanState, seat: int, *encounters: str) -> None:
    """Put these encounters, from the deck, into the hand."""
    for name in encounters:
        wanted = ENCOUNTER_NAMES.index(name)
        at = list(state.fates[: state.fates_size]).index(wanted)
        state.fates_size -= 1
        state.fates[at] = state.fates[state.fates_size]
        state.hand[seat * MOST_ENCOUNTERS + state.hand_size[seat]] = wanted
        state.hand_size[seat] += 1


def only_in_fates(state: SandmanState, encounters: Sequence[str], discards: Sequence[str] = ()) -> None:
    """The encounter deck and discard pile hold just these."""
    for at, name in enumerate(encounters):
        state.fates[at] = ENCOUNTER_NAMES.index(name)
    state.fates_size = len(encounters)
    for number in range(len(ENCOUNTER_NAMES)):
        state.spent[number] = discards.count(ENCOUNTER_NAMES[number])


def tokens(state: SandmanState, seat: int = 0) -> list[str]:
    """What the seat has in stock, sorted."""
    return sorted(token_name(token) for token in state.tokens_of(seat))


def hand(state: SandmanState, seat: int = 0) -> list[str]:
    """The encounters the seat holds."""
    return [ENCOUNTER_NAMES[fate & NAME] for fate in state.hand_of(seat)]


def seen(state: SandmanState, seat: int | None = 0) -> SandmanView:
    """The view, with its own type."""
    view = state.view(seat)
    assert isinstance(view, SandmanView)
    return view


def dreamer(state: SandmanState, owner: int = 0) -> Dreamer:
    """The owner's side of the table as they see it."""
    return seen(state, owner).dreamers[owner]


def rows(state: SandmanState, seat: int = 0) -> list[list[str | None]]:
    """The names of the cards in a dream, level by level."""
    return [[None if place is None else place.card.card for place in row] for row in dreamer(state, seat).rows]


def links(state: SandmanState, seat: int = 0) -> list[list[str | None]]:
    """How each card lies to its left neighbour; 'gap' for a gap."""
    return [["gap" if place is None else place.left for place in row] for row in dreamer(state, seat).rows]


def circle_names(state: SandmanState) -> list[str]:
    """The circle, clockwise."""
    return [TABLES.card_names[number] for number in list(state.circle[: state.circle_size])]


def take(state: SandmanState, name: str) -> None:
    """The active player has taken this card and is to attach it."""
    if state.taken != NOTHING:
        state.deck[state.deck_size] = state.taken
        state.deck_size += 1
    _pull_card(state, card(name))
    state.taken = card(name)
    state.phase = 4
