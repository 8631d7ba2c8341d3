"""The features of Doors: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i16, i64

from oneiros.core.features import FeatureWriter
from oneiros.games.doors.cards import COLOUR_NAMES, COLOURS, DOOR, KINDS, NAMES, SYMBOL_NAMES, SYMBOLS
from oneiros.games.doors.choices import PHASES, DoorsChoices
from oneiros.games.doors.position import HAND, LAID_OUT, NO_CARD, SIGHT

CHAMBER_NAMES: Final[tuple[str, ...]] = NAMES[:DOOR]
OTHER_NAMES: Final[tuple[str, ...]] = NAMES[DOOR:]
LAST_NAMES: Final[tuple[str, ...]] = (*COLOUR_NAMES, *SYMBOL_NAMES)
TOP_NAMES: Final = tuple([f"{place}.{name}" for place in range(SIGHT) for name in NAMES])
MOST_ALIKE: Final = 30  # cards of one kind in a pack


def write_features(state: DoorsChoices, seat: i64, writer: FeatureWriter) -> None:
    """Unseen cards by kind, then each player, then the table.

    For each player: private cards known here by kind, how many are not known, last card, run, doors. For the table:
    shared, Limbo and foreseen cards by kind, the known order on top, the card that asks, the phase, the deck. For two
    players also the cards by kind that are known to be in hidden places (D7).
    """
    numbers = writer.numbers
    unseen = writer.block(KINDS, 10, "unseen", MOST_ALIKE, NAMES)
    at: i64 = 0
    while at < KINDS:
        numbers[unseen + at] = i16(state.in_pool[at])
        at += 1

    owner = seat
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        hand = writer.block(DOOR, HAND, "hand", HAND, CHAMBER_NAMES)
        hidden = writer.block(1, HAND, "hidden_cards", HAND if after else 0)
        at = owner * HAND
        end = at + state.held[owner]
        while at < end:
            if owner == seat or state.known[at]:
                numbers[hand + state.hand[at]] += 1
            else:
                numbers[hidden] += 1
                numbers[unseen + state.hand[at]] += 1
            at += 1
        last = writer.block(COLOURS + SYMBOLS, 1, "last", 1, LAST_NAMES)
        card = state.last[owner]
        if card != NO_CARD:
            numbers[last + card // SYMBOLS] = 1
            numbers[last + COLOURS + card % SYMBOLS] = 1
        run = writer.block(1, 3, "run", 2)
        numbers[run] = i16(state.run[owner] % 3)
        doors = writer.block(COLOURS, 2, "doors", 4, COLOUR_NAMES)
        colour: i64 = 0
        while colour < COLOURS:
            numbers[doors + colour] = i16(state.doors[owner * COLOURS + colour])
            colour += 1
        owner = 1 - seat
        after += 1

    writer.player(-1)
    shared = writer.block(DOOR, HAND, "shared", LAID_OUT if state.players == 2 else 0, CHAMBER_NAMES)
    at = 0
    while at < state.shared_held:
        numbers[shared + state.shared[at]] += 1
        at += 1
    limbo = writer.block(KINDS - DOOR, 4, "limbo", MOST_ALIKE, OTHER_NAMES)
    at = 0
    while at < state.limbo_size:
        numbers[limbo + state.limbo[at] - DOOR] += 1
        at += 1
    sight = writer.block(KINDS, SIGHT, "sight", SIGHT, NAMES)
    if state.turn != seat and state.silent:
        sight = unseen
    at = 0
    while at < state.sight_size:
        numbers[sight + state.sight[at]] += 1
        at += 1
    top = writer.block(KINDS * SIGHT, 1, "top", 1, TOP_NAMES)
    at = 0
    while at < state.top_size:
        if state.top_seen[at] >> seat & 1:
            numbers[top + at * KINDS + state.top[at]] = 1
        else:
            numbers[unseen + state.top[at]] += 1
        at += 1
    drawn = writer.block(KINDS - DOOR, 1, "drawn", 1, OTHER_NAMES)
    if state.drawn != NO_CARD:
        numbers[drawn + state.drawn - DOOR] = 1
    writer.one_of(state.phase, len(PHASES), "phase", PHASES)
    writer.flag(state.turn == seat, "own_turn")
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
