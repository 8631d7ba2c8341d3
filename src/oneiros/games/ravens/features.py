"""The features of Ravens: what a seat sees, as numbers for learning agents. Own things come first."""

from typing import Final

from mypy_extensions import i16, i64

from oneiros.core.features import FeatureWriter
from oneiros.games.ravens.cards import KINDS, NAMES
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import LOOKS, NO_CARD, PHASES, TAKES_IN_A_ROW, RavensPosition

BY_PLACE: Final = 16  # numbers for each place: KINDS and three more
PLACE_NAMES: Final = tuple(
    [f"{place}.{name}" for place in range(PLACES) for name in (*NAMES, "not_shown", "known_to_owner", "picked")]
)
HAND_NAMES: Final = tuple([f"{card}.{name}" for card in range(2) for name in NAMES])
MOST_LEFT: Final = 50  # rounds


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
    kind: i64 = 0
    while kind < KINDS:
        numbers[unseen + kind] = i16(setting.counts[kind])
        kind += 1

    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        writer.player(after)
        dream = writer.block(BY_PLACE * PLACES, 1, "dream", 1, PLACE_NAMES)
        place: i64 = 0
        while place < state.held[owner]:
            slot = owner * PLACES + place
            base = dream + place * BY_PLACE
            if state.shows(slot, seat):
                numbers[base + state.dream[slot]] = 1
                numbers[unseen + state.dream[slot]] -= 1
            else:
                numbers[base + KINDS] = 1
            if not strict and state.seen[slot] >> owner & 1:
                numbers[base + KINDS + 1] = 1
            if slot == state.picked:
                numbers[base + KINDS + 2] = 1
            place += 1
        writer.add(state.held[owner], PLACES, "dream_size", setting.largest)
        writer.add(state.looks_left(owner), LOOKS, "looks_left", setting.looks)
        writer.add(state.totals[owner], 100, "total", setting.most_total)
        writer.flag(state.turn == owner, "turn")
        after += 1

    writer.player(-1)
    hand = writer.block(2 * KINDS, 1, "hand", 1, HAND_NAMES)
    if state.turn == seat and state.drawn != NO_CARD:
        numbers[hand + state.drawn] = 1
        numbers[unseen + state.drawn] -= 1
        if state.second != NO_CARD:
            numbers[hand + KINDS + state.second] = 1
            numbers[unseen + state.second] -= 1
    at: i64 = state.discarded_size - 1
    writer.one_of(state.discarded[at], KINDS, "discard_top", NAMES)
    shown: i64 = 0  # of the discard pile: all of it, or its top alone
    if strict:
        shown = at
    while at >= shown:
        numbers[unseen + state.discarded[at]] -= 1
        at -= 1
    writer.one_of(state.phase, len(PHASES), "phase", PHASES)
    cards: i64 = len(setting.stock)
    writer.add(state.pool_size, cards, "draw_pile", cards)
    writer.add(state.discarded_size, cards, "discard_pile", cards)
    writer.add(state.takes, TAKES_IN_A_ROW, "takes_in_a_row", setting.takes)
    writer.add(setting.penalty, 15, "option.penalty", setting.penalty)
    writer.add(setting.target, 100, "option.target", setting.target)
    rounds_left: i64 = 0
    if setting.rounds:
        rounds_left = setting.rounds - state.round
    writer.add(rounds_left, MOST_LEFT, "rounds_left", setting.rounds)
    writer.flag(setting.tie_is_zero, "option.tie_is_zero")
    writer.flag(setting.scary_nines, "option.scary_nines")
    writer.flag(setting.all_or_nothing, "option.all_or_nothing")
    writer.flag(setting.claims, "option.claims")
    writer.flag(strict, "option.strict_memory")
    if writer.legend is not None:
        kind = 0
        while kind < KINDS:  # no more cards of a kind than the pack has
            writer.limit(unseen + kind, 0, setting.counts[kind])
            kind += 1
