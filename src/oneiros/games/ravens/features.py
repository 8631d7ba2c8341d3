"""The features of Ravens: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oneiros.core.features import Column, FeatureWriter
from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, LOOKS, NO_CARD, NO_SLOT, OVER, PHASES, TAKES_IN_A_ROW, RavensPosition
from oneiros.games.ravens.setting import Setting

BY_PLACE: Final = 16  # numbers for each place: KINDS and three more
PLACE_NAMES: Final = tuple(
    [f"{place}.{name}" for place in range(PLACES) for name in (*NAMES, "not_shown", "known_to_owner", "picked")]
)
HAND_NAMES: Final = tuple([f"{card}.{name}" for card in range(2) for name in NAMES])
MOST_LEFT: Final = 50  # rounds

# Where the numbers of a player begin, and those of the table.
DREAM_SIZE: Final = BY_PLACE * PLACES
LOOKS_LEFT: Final = DREAM_SIZE + 1
TOTAL: Final = DREAM_SIZE + 2
TURN: Final = DREAM_SIZE + 3
BY_PLAYER: Final = DREAM_SIZE + 4
SECOND: Final = KINDS  # of the hand
DISCARD_TOP: Final = 2 * KINDS
PHASE: Final = DISCARD_TOP + KINDS
PILES: Final = PHASE + OVER + 1
RULES: Final = PILES + 3
BY_TABLE: Final = RULES + 8
NO_COLUMNS: Final[tuple[Column, ...]] = ()


def write_features(state: RavensPosition, seat: i64, writer: FeatureWriter) -> None:
    """Unseen cards by kind, then each player, then the table.

    For each player, by place: the card if this seat's view shows it, and whether there is one that it does not show.
    Then whether its owner knows it, and whether it is picked (R13). For each player also size, looks left, total, turn.
    For the table: the drawn cards, the discard pile's top, the phase, the piles and the options.
    """
    setting = state.setting
    strict = setting.strict
    numbers = writer.numbers
    unseen = writer.block(KINDS, 9, "unseen", len(setting.stock), NAMES)
    counts = setting.counts
    kind: i64 = 0
    while kind < KINDS:
        numbers[unseen + kind] = i16(counts[kind])
        kind += 1

    cards = state.dream
    seen = state.seen
    shown = state.shown()
    remembered: i64 = 0 if strict else 1  # whether views show what was seen once
    owner = seat
    after: i64 = 0
    while after < state.players:
        writer.player(after)
        dream = writer.table(1, BY_PLAYER, NO_COLUMNS if writer.legend is None else _player_columns(setting))
        held = state.held[owner]
        slot = owner * PLACES
        base = dream
        end = dream + held * BY_PLACE
        while base < end:  # without branches, which the processor would guess wrong
            card = cards[slot]
            shows = shown[slot] >> seat & 1
            numbers[base + card] = i16(shows)
            numbers[unseen + card] -= i16(shows)
            numbers[base + KINDS] = i16(1 - shows)
            numbers[base + KINDS + 1] = i16(seen[slot] >> owner & remembered)
            slot += 1
            base += BY_PLACE
        if state.picked != NO_SLOT and state.picked // PLACES == owner:
            numbers[dream + state.picked % PLACES * BY_PLACE + KINDS + 2] = 1
        numbers[dream + DREAM_SIZE] = i16(held)
        if state.phase == AT_LOOK:
            numbers[dream + LOOKS_LEFT] = i16(state.looks_left(owner))
        numbers[dream + TOTAL] = i16(state.totals[owner])
        if state.turn == owner:
            numbers[dream + TURN] = 1
        owner += 1
        if owner == state.players:
            owner = 0
        after += 1

    writer.player(-1)
    table = writer.table(1, BY_TABLE, NO_COLUMNS if writer.legend is None else _table_columns(setting))
    if state.turn == seat and state.drawn != NO_CARD:
        numbers[table + state.drawn] = 1
        numbers[unseen + state.drawn] -= 1
        if state.second != NO_CARD:
            numbers[table + SECOND + state.second] = 1
            numbers[unseen + state.second] -= 1
    discarded = state.discarded
    at: i64 = state.discarded_size - 1
    numbers[table + DISCARD_TOP + discarded[at]] = 1
    bottom: i64 = 0  # of what is shown of the discard pile: all of it, or its top alone
    if strict:
        bottom = at
    while at >= bottom:
        numbers[unseen + discarded[at]] -= 1
        at -= 1
    numbers[table + PHASE + state.phase] = 1
    numbers[table + PILES] = i16(state.pool_size)
    numbers[table + PILES + 1] = i16(state.discarded_size)
    numbers[table + PILES + 2] = i16(state.takes)
    _write_rules(state, numbers, table + RULES)
    if writer.legend is not None:
        kind = 0
        while kind < KINDS:  # no more cards of a kind than the pack has
            writer.limit(unseen + kind, 0, setting.counts[kind])
            kind += 1


def _write_rules(state: RavensPosition, numbers: vec[i16], at: i64) -> None:
    """The options."""
    setting = state.setting
    numbers[at] = i16(setting.penalty)
    numbers[at + 1] = i16(setting.target)
    if setting.rounds:
        numbers[at + 2] = i16(setting.rounds - state.round)
    if setting.tie_is_zero:
        numbers[at + 3] = 1
    if setting.scary_nines:
        numbers[at + 4] = 1
    if setting.all_or_nothing:
        numbers[at + 5] = 1
    if setting.claims:
        numbers[at + 6] = 1
    if setting.strict:
        numbers[at + 7] = 1


def _player_columns(setting: Setting) -> tuple[Column, ...]:
    """What the numbers of a player are called."""
    return (
        Column("dream", BY_PLACE * PLACES, 1, 1, PLACE_NAMES),
        Column("dream_size", 1, PLACES, int(setting.largest)),
        Column("looks_left", 1, LOOKS, int(setting.looks)),
        Column("total", 1, 100, int(setting.most_total)),
        Column("turn", 1, 1, 1),
    )


def _table_columns(setting: Setting) -> tuple[Column, ...]:
    """What the numbers of the table are called."""
    cards = len(setting.stock)
    return (
        Column("hand", 2 * KINDS, 1, 1, HAND_NAMES),
        Column("discard_top", KINDS, 1, 1, NAMES),
        Column("phase", len(PHASES), 1, 1, PHASES),
        Column("draw_pile", 1, cards, cards),
        Column("discard_pile", 1, cards, cards),
        Column("takes_in_a_row", 1, TAKES_IN_A_ROW, int(setting.takes)),
        Column("option.penalty", 1, 15, int(setting.penalty)),
        Column("option.target", 1, 100, int(setting.target)),
        Column("rounds_left", 1, MOST_LEFT, int(setting.rounds)),
        Column("option.tie_is_zero", 1, 1, 1),
        Column("option.scary_nines", 1, 1, 1),
        Column("option.all_or_nothing", 1, 1, 1),
        Column("option.claims", 1, 1, 1),
        Column("option.strict_memory", 1, 1, 1),
    )
