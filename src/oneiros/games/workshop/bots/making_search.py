"""Search for the next move of making a dream, one move deep, and two where the best move is in doubt."""

from typing import Final, final

from mypy_extensions import i64

from oneiros.core.bits import lowest
from oneiros.games.workshop.bots.valuation import NEVER, Valuer
from oneiros.games.workshop.choices import AT_MAKE, DEEDS
from oneiros.games.workshop.moves import GROUPS, STRIDE, WAKE
from oneiros.games.workshop.pieces import FIELDS, PLAIN_COLOURS, bit
from oneiros.games.workshop.position import DESK, HAND, PHASE
from oneiros.games.workshop.rules import WorkshopState

DOUBT: Final = 200  # if the best move loses so much, the hands promised more than they hold: then look further
FEW: Final = 6  # moves looked at further


@final
class MakingSearch:
    """The best move of a maker who lays no shard on a card: `action`, and the value of the position after it."""

    def __init__(self, seat: i64, valuer: Valuer) -> None:
        self.seat = seat
        self.valuer = valuer
        self.action: i64 = WAKE
        self.value: i64 = NEVER

    def search(self, state: WorkshopState, further: bool) -> None:
        """Try every move; and, if in doubt and asked to look further, the next one after each of the best few."""
        seat = self.seat
        state._fill(seat)
        masks = state.mask[:]
        masks[7] = 0
        masks[4] &= ~bit(WAKE - DEEDS)
        self.action = WAKE
        self.value = value_of_waking(state, seat, self.valuer)
        values: list[tuple[int, int]] = []
        group: i64 = 0
        while group < GROUPS:
            left = masks[group]
            while left:
                action = state.tables.bases[group] + lowest(left)
                left &= left - 1
                value = self._try(state, action)
                if further:
                    values.append((int(value), int(action)))
                if value > self.value:
                    self.value = value
                    self.action = action
            group += 1
        if further and self.action != WAKE and self.value < self.valuer.value(state) - DOUBT:
            self._look_further(state, values)

    def _try(self, state: WorkshopState, action: i64) -> i64:
        if action < STRIDE:
            return value_of_put(state, self.seat, action, self.valuer)
        return value_after(state, self.seat, action, self.valuer)

    def _look_further(self, state: WorkshopState, values: list[tuple[int, int]]) -> None:
        values.sort(reverse=True)
        self.value = value_of_waking(state, self.seat, self.valuer)
        self.action = WAKE
        for _, action in values[:FEW]:
            twin = state.clone()
            twin.step(self.seat, action)
            if twin.desk[self.seat * DESK + PHASE] == AT_MAKE:
                following = MakingSearch(self.seat, self.valuer)
                following.search(twin, False)
                value = following.value
            else:
                value = self.valuer.value(twin)
            if value > self.value:
                self.value = value
                self.action = action


def value_of_waking(state: WorkshopState, seat: i64, valuer: Valuer) -> i64:
    """W26: with empty hands."""
    base = seat * DESK + HAND
    held = state.desk[base : base + PLAIN_COLOURS]
    colour: i64 = 0
    while colour < PLAIN_COLOURS:
        state.desk[base + colour] = 0
        colour += 1
    value = valuer.value(state)
    colour = 0
    while colour < PLAIN_COLOURS:
        state.desk[base + colour] = held[colour]
        colour += 1
    return value


def value_of_put(state: WorkshopState, seat: i64, action: i64, valuer: Valuer) -> i64:
    """Put a shard on paper, and take it back."""
    colour = action // FIELDS
    field = action % FIELDS
    state._spend(seat, colour)
    state._push(seat, field, colour)
    value = valuer.value(state)
    state._pop(seat, field)
    state._gain(seat, colour)
    return value


def value_of_laying(state: WorkshopState, seat: i64, card: i64, colour: i64, valuer: Valuer) -> i64:
    """W33: lay a shard on a card on paper, and take it back."""
    state._spend(seat, colour)
    state.stored[colour] |= bit(card)
    value = valuer.value(state)
    state.stored[colour] &= ~bit(card)
    state._gain(seat, colour)
    return value


def shard_to_spare(state: WorkshopState, seat: i64, card: i64, valuer: Valuer) -> i64:
    """The colour in hand that is best laid on the card."""
    best: i64 = NEVER
    choice: i64 = 0
    colour: i64 = 0
    while colour < PLAIN_COLOURS:
        if state.desk[seat * DESK + HAND + colour]:
            value = value_of_laying(state, seat, card, colour, valuer)
            if value > best:
                best = value
                choice = colour
        colour += 1
    return choice


def value_after(state: WorkshopState, seat: i64, action: i64, valuer: Valuer) -> i64:
    """Of any move, on a copy."""
    twin = state.clone()
    twin.step(seat, action)
    return valuer.value(twin)
