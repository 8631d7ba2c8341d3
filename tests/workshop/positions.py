"""Positions of Workshop for tests: set up what matters; what is not named is empty, and in the bag or the stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import oneiros
from oneiros.core.bits import members
from oneiros.games.workshop.choices import AT_MAKE, AT_REST, AT_WANDER, LAST_MAKING, MAKING, WANDERING
from oneiros.games.workshop.game import LETTERS, Workshop
from oneiros.games.workshop.pieces import COLOUR_NAMES, POWER_NAMES, TOKEN_NAMES, TOKENS_LAID
from oneiros.games.workshop.position import (
    AWAKE,
    CORNER,
    COVERED,
    DESK,
    DONE,
    DREAMER,
    HAND,
    HELD,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
    TOP,
    TREES,
)
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import pack, shards

_game = oneiros.game("workshop")
assert isinstance(_game, Workshop)
WORKSHOP: Workshop = _game

CARDS = [card.name for card in WORKSHOP.content.card]
FIELD_NAMES = WORKSHOP.field_names()
STAGES = {"wander": WANDERING, "make": MAKING, "last": LAST_MAKING}


def card(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


def field(name: str) -> int:
    """The number of a field: 'c1' is the entry."""
    return FIELD_NAMES.index(name)


def colours(letters: str) -> list[int]:
    """'wre' as numbers; x is a red shard."""
    return [(LETTERS + "x").index(letter) for letter in letters]


def table(
    players: int = 2,
    *,
    stage: str = "wander",
    turn: int = 0,
    round: int = 1,
    points: int = 4,
    corners: Sequence[int] | None = None,
    land: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    work: Sequence[Mapping[str, str]] = (),
    cards: Sequence[Sequence[str]] = (),
    done: Sequence[Sequence[str]] = (),
    tokens: Sequence[tuple[str, str]] = (),
    bag: str | None = None,
    **options: Any,
) -> WorkshopState:
    """Seats 0, 1, ... in turn order; `corners` by number, `land` by corner (key first), `work` by field.

    A stack is written from the bottom up, with t for a tree and * for the dreamer: 'rrw*'.
    """
    state = WORKSHOP.new(players=players, seed=1, **options)
    assert isinstance(state, WorkshopState)
    state.stage = STAGES[stage]
    state.round = round
    state.turn = turn
    state.points = points if stage == "wander" else 0
    used: list[int] = []
    for corner in range(len(POWER_NAMES)):
        here = colours((land or {}).get(POWER_NAMES[corner], ""))
        state.land[corner] = pack(here)
        used += here
    for seat in range(players):
        used += _lay_desk(state, seat, seat + 1 if corners is None else corners[seat])
        for number, group in ((OPEN, cards), (DONE, done)):
            names = group[seat] if seat < len(group) else ()
            state.desk[seat * DESK + number] = sum(1 << card(name) for name in names)
            if number == DONE and names:
                state.desk[seat * DESK + TOP] = card(names[-1])
        used += _fill_hand(state, seat, hands[seat] if seat < len(hands) else "")
        for name, stack in (work[seat] if seat < len(work) else {}).items():
            used += _build(state, seat, field(name), stack)
        state.order[seat] = seat
    state.active = 0
    seats = range(players) if stage != "wander" and state.together else [turn]
    for seat in seats:
        state._ask(seat, AT_WANDER if stage == "wander" else AT_MAKE)
    state.visited = 1 << state.number(turn, CORNER) if stage == "wander" else 0
    used += _lay_tokens(state, tokens)
    _stack_cards(state)
    _fill_bag(state, used, bag)
    return state


def _lay_desk(state: WorkshopState, seat: int, corner: int) -> list[int]:
    for at in range(DESK):
        state.desk[seat * DESK + at] = 0
    for at in (DREAMER, TOP, HELD, AWAKE, COVERED):
        state.desk[seat * DESK + at] = NOTHING
    state.desk[seat * DESK + CORNER] = corner - 1
    state.desk[seat * DESK + PHASE] = AT_REST
    return []


def _fill_hand(state: WorkshopState, seat: int, letters: str) -> list[int]:
    held = colours(letters)
    for colour in held:
        state.desk[seat * DESK + HAND + colour] += 1
    return held


def _build(state: WorkshopState, seat: int, at: int, stack: str) -> list[int]:
    if stack.endswith("*"):
        state.desk[seat * DESK + DREAMER] = at
    if "t" in stack:
        state.desk[seat * DESK + TREES] |= 1 << at
        state.trees_left -= 1
    laid = colours(stack.rstrip("*t"))
    for colour in laid:
        state._push(seat, at, colour)
    return laid


def _lay_tokens(state: WorkshopState, tokens: Sequence[tuple[str, str]]) -> list[int]:
    """By default tokens that nobody can meet: four times the farthest dreamer while none is in."""
    laid = [*tokens, *[("farthest", "")] * (TOKENS_LAID - len(tokens))]
    used = []
    # A new array, because states share it.
    state.tokens = state.tokens[:]
    for place, (kind, letter) in enumerate(laid):
        state.tokens[place] = TOKEN_NAMES.index(kind)
        state.tokens[TOKENS_LAID + place] = colours(letter)[0] if letter else NOTHING
        used += colours(letter)
    return used


def _stack_cards(state: WorkshopState) -> None:
    gone = 0
    for seat in range(state.players):
        gone |= state.number(seat, OPEN) | state.number(seat, DONE)
    for level in range(3):
        left = int(state.tables.of_level[level]) & ~gone
        state.blocks[level * len(CARDS)] = left
        state.block_count[level] = 1 if left else 0
        state.looks[level] = None


def _fill_bag(state: WorkshopState, used: Sequence[int], bag: str | None) -> None:
    """All shards not used, or just those given; red ones only in the variant."""
    for colour in range(len(COLOUR_NAMES)):
        number = int(state.tables.shards[colour]) - used.count(colour)
        if colour == 5:
            number = 3 if state.nightmare else 0
        state.bag[colour] = number if bag is None else colours(bag).count(colour)
    state.bag_size = sum(state.bag)


def set_stack(state: WorkshopState, level: int, *blocks: Sequence[str]) -> None:
    """The blocks of a stack of cards, top first; the other cards of that level are out of the game."""
    for at, block in enumerate(blocks):
        state.blocks[(level - 1) * len(CARDS) + at] = sum(1 << card(name) for name in block)
    state.block_count[level - 1] = len(blocks)


# Moves and what they lead to


def do(state: WorkshopState, move: str, seat: int | None = None, **fields: Any) -> None:
    """Make a move of a seat, by default the first that may act."""
    state.apply(state.actors[0] if seat is None else seat, WORKSHOP.encode({"do": move, **fields}))


def can(state: WorkshopState, kind: str | None = None, seat: int | None = None) -> set[str]:
    """The legal moves, shortly ('put water c1'); with `kind`, of that kind and without its name."""
    told = set()
    for action in state.legal(state.actors[0] if seat is None else seat):
        move = oneiros.plain(WORKSHOP.decode(action))
        name = move.pop("do")
        words = " ".join(str(value) for value in move.values())
        if kind is None:
            told.add(f"{name} {words}".strip())
        elif name == kind:
            told.add(words)
    return told


def may(state: WorkshopState, move: str, seat: int | None = None, **fields: Any) -> bool:
    """Whether a move is legal."""
    return state.allows(state.actors[0] if seat is None else seat, WORKSHOP.encode({"do": move, **fields}))


def hand(state: WorkshopState, seat: int = 0) -> str:
    """A seat's shards as letters, in the order of colours."""
    return "".join((LETTERS + "x")[colour] * number for colour, number in enumerate(state.hand(seat)))


def stack(state: WorkshopState, name: str, seat: int = 0) -> str:
    """The stack of a field as letters."""
    return "".join((LETTERS + "x")[colour] for colour in shards(state.stack(seat, field(name))))


def corner(state: WorkshopState, name: str) -> str:
    """The shards of a corner as letters, key first."""
    return "".join((LETTERS + "x")[colour] for colour in shards(int(state.land[POWER_NAMES.index(name)])))


def names(group: int) -> set[str]:
    """A set of cards by name."""
    return {CARDS[number] for number in members(group, 0)}


def held(state: WorkshopState, seat: int = 0) -> set[str]:
    """The unfinished cards of a seat."""
    return names(state.number(seat, OPEN))


def finished(state: WorkshopState, seat: int = 0) -> set[str]:
    """The finished cards of a seat."""
    return names(state.number(seat, DONE))


def in_sight(state: WorkshopState, seat: int = 0) -> set[str]:
    """The cards a seat is looking at."""
    return names(state.number(seat, SIGHT))


def score(state: WorkshopState, seat: int = 0) -> int:
    """Points scored so far."""
    return int(state.earned(seat))


def phase(state: WorkshopState, seat: int | None = None) -> str:
    """What is asked of a seat."""
    return str(state.view(state.actors[0] if seat is None else seat).phase)
