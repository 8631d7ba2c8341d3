"""The features of Doors: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i16, i64

from oneiros.core.features import Column, FeatureWriter
from oneiros.games.doors.cards import COLOUR_NAMES, COLOURS, DOOR, KINDS, NAMES, SYMBOL_NAMES, SYMBOLS
from oneiros.games.doors.choices import OVER, PHASES, DoorsChoices
from oneiros.games.doors.position import HAND, LAID_OUT, NO_CARD, SIGHT

CHAMBER_NAMES: Final[tuple[str, ...]] = NAMES[:DOOR]
OTHER_NAMES: Final[tuple[str, ...]] = NAMES[DOOR:]
LAST_NAMES: Final[tuple[str, ...]] = (*COLOUR_NAMES, *SYMBOL_NAMES)
TOP_NAMES: Final = tuple([f"{place}.{name}" for place in range(SIGHT) for name in NAMES])
MOST_ALIKE: Final = 30  # cards of one kind in a pack


# What the numbers of a player are called, and those of the table; spelt as tuples of any length, or the compiler would
# make new ones at each use.
OWN: Final[tuple[Column, ...]] = (
    Column("hand", DOOR, HAND, HAND, CHAMBER_NAMES),
    Column("hidden_cards", 1, HAND, 0),
    Column("last", COLOURS + SYMBOLS, 1, 1, LAST_NAMES),
    Column("run", 1, 3, 2),
    Column("doors", COLOURS, 2, 4, COLOUR_NAMES),
)
OTHERS: Final[tuple[Column, ...]] = (OWN[0], Column("hidden_cards", 1, HAND, HAND), *OWN[2:])
HIDDEN: Final = DOOR
LAST: Final = HIDDEN + 1
RUN: Final = LAST + COLOURS + SYMBOLS
DOORS: Final = RUN + 1
BY_PLAYER: Final = DOORS + COLOURS
TABLE: Final[tuple[Column, ...]] = (
    Column("limbo", KINDS - DOOR, 4, MOST_ALIKE, OTHER_NAMES),
    Column("sight", KINDS, SIGHT, SIGHT, NAMES),
    Column("top", KINDS * SIGHT, 1, 1, TOP_NAMES),
    Column("drawn", KINDS - DOOR, 1, 1, OTHER_NAMES),
    Column("phase", OVER + 1, 1, 1, PHASES),
    Column("own_turn", 1, 1, 1),
)
IN_SIGHT: Final = KINDS - DOOR
ON_TOP: Final = IN_SIGHT + KINDS
DRAWN: Final = ON_TOP + KINDS * SIGHT
PHASE: Final = DRAWN + KINDS - DOOR
OWN_TURN: Final = PHASE + OVER + 1
BY_TABLE: Final = OWN_TURN + 1


def write_features(state: DoorsChoices, seat: i64, writer: FeatureWriter) -> None:
    """Unseen cards by kind, then each player, then the table.

    For each player: private cards known here by kind, how many are not known, last card, run, doors. For the table:
    shared, Limbo and foreseen cards by kind, the known order on top, the card that asks, the phase, the deck. For two
    players also the cards by kind that are known to be in hidden places (D7).
    """
    numbers = writer.numbers
    unseen = writer.block(KINDS, 10, "unseen", MOST_ALIKE, NAMES)
    in_pool = state.in_pool
    at: i64 = 0
    while at < KINDS:
        numbers[unseen + at] = i16(in_pool[at])
        at += 1

    cards = state.hand
    laid_open = state.doors
    owner = seat
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        hand = writer.table(1, BY_PLAYER, OTHERS if after else OWN)
        at = owner * HAND
        end = at + state.held[owner]
        while at < end:
            if owner == seat or state.known[at]:
                numbers[hand + cards[at]] += 1
            else:
                numbers[hand + HIDDEN] += 1
                numbers[unseen + cards[at]] += 1
            at += 1
        card = state.last[owner]
        if card != NO_CARD:
            numbers[hand + LAST + card // SYMBOLS] = 1
            numbers[hand + LAST + COLOURS + card % SYMBOLS] = 1
        numbers[hand + RUN] = i16(state.run[owner] % 3)
        colour: i64 = 0
        while colour < COLOURS:
            numbers[hand + DOORS + colour] = i16(laid_open[owner * COLOURS + colour])
            colour += 1
        owner = 1 - seat
        after += 1

    writer.player(-1)
    shared = writer.block(DOOR, HAND, "shared", LAID_OUT if state.players == 2 else 0, CHAMBER_NAMES)
    at = 0
    while at < state.shared_held:
        numbers[shared + state.shared[at]] += 1
        at += 1
    table = writer.table(1, BY_TABLE, TABLE)
    at = 0
    while at < state.limbo_size:
        numbers[table + state.limbo[at] - DOOR] += 1
        at += 1
    sight = table + IN_SIGHT
    if state.turn != seat and state.silent:
        sight = unseen
    at = 0
    while at < state.sight_size:
        numbers[sight + state.sight[at]] += 1
        at += 1
    at = 0
    while at < state.top_size:
        if state.top_seen[at] >> seat & 1:
            numbers[table + ON_TOP + at * KINDS + state.top[at]] = 1
        else:
            numbers[unseen + state.top[at]] += 1
        at += 1
    if state.drawn != NO_CARD:
        numbers[table + DRAWN + state.drawn - DOOR] = 1
    numbers[table + PHASE + state.phase] = 1
    if state.turn == seat:
        numbers[table + OWN_TURN] = 1
    writer.add(state.pool_size + state.top_size, 76, "deck", len(state.discarded))
    if state.players == 2:
        known = writer.block(KINDS, SIGHT, "known_hidden", MOST_ALIKE, NAMES)
        if state.fogs:
            for tag in state.fogs_of(seat):
                for kind in state.fogs[tag - 1].certain():
                    card = kind
                    numbers[known + card] += 1
                    numbers[unseen + card] -= 1
    if writer.legend is not None:
        _limit(state, writer)


def _limit(state: DoorsChoices, writer: FeatureWriter) -> None:
    """No more cards of a kind than the pack has."""
    cards = state.inventory()
    most = dict(zip(NAMES, cards, strict=True))
    most.update(zip(COLOUR_NAMES, cards[DOOR:]))
    for at, feature in enumerate(writer.legend or ()):
        alike = most.get(feature.name.rpartition(".")[2])
        if alike is not None and ".last." not in feature.name:
            writer.limit(at, 0, min(feature.high, alike))
