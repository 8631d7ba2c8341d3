"""Legal actions of Doors: for each phase a window of actions, as bits above its base."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.bits import count, members, nth, write_flags
from oneiros.core.chance import Rng
from oneiros.core.types import TABLE
from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KEY, SYMBOLS
from oneiros.games.doors.moves import (
    ACCEPT,
    ARRANGE,
    DISCARD,
    DRAFT,
    FORESEE,
    GIVE,
    KEEP,
    LEAVE,
    LOSE_DOOR,
    LOSE_FIVE,
    LOSE_HAND,
    LOSE_KEY,
    OPEN,
    PLAY,
    TAKE,
)
from oneiros.games.doors.position import HAND, NO_CARD, DoorsPosition

# What is asked of the player whose turn it is. Each phase has a window of at most 63 actions.
AT_DRAFT: Final = 0  # D19
AT_PLAY: Final = 1  # D4, D6
AT_GIVE: Final = 2  # D21
AT_TAKE: Final = 3  # D21
AT_FORESEE: Final = 4  # D7, which to discard
AT_ARRANGE: Final = 5  # D7, the order of the rest
AT_TRIPLE: Final = 6  # D23
AT_DOOR: Final = 7  # D10
AT_NIGHTMARE: Final = 8  # D11
OVER: Final = 9
PHASES: Final[tuple[str, ...]] = (
    "draft", "play", "give", "take", "foresee", "arrange", "triple", "door", "nightmare", "over",
)  # fmt: skip
BASES: Final = bytes((DRAFT, PLAY, GIVE, TAKE, FORESEE, ARRANGE, ACCEPT, OPEN, LOSE_KEY, 0))

# `actors`; spelt as tuples of any length, or the compiler would make new ones at each use.
NOBODY: Final[tuple[int, ...]] = ()
FIRST: Final[tuple[int, ...]] = (0,)
SECOND: Final[tuple[int, ...]] = (1,)


class DoorsChoices(DoorsPosition):
    """A position of Doors, and what the player whose turn it is may do in it."""

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return SECOND if self.turn else FIRST

    def actor(self) -> i64:
        if self.phase == OVER:
            return TABLE
        return self.turn

    def legal(self, seat: int) -> list[int]:
        if seat != int(self.turn) or self.phase == OVER:
            return []
        return members(self._mask(), BASES[self.phase])

    def allows(self, seat: int, action: int) -> bool:
        base = BASES[self.phase]
        if seat != int(self.turn) or self.phase == OVER or not base <= action < base + 63:
            return False
        bit: i64 = action - base
        return bool(self._mask() >> bit & 1)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        if seat == self.turn and self.phase != OVER:
            write_flags(self._mask(), mask, at + BASES[self.phase])

    def pick(self, seat: i64, rng: Rng) -> i64:
        mask = self._mask()
        base: i64 = BASES[self.phase]
        return base + nth(mask, rng.below(count(mask)))

    # What is legal: the bits above the phase's base

    def _mask(self) -> i64:
        if not self.choices:
            self.choices = self._find_mask()
        return self.choices

    def _find_mask(self) -> i64:
        phase = self.phase
        if phase == AT_PLAY:
            return self._mask_play()
        if phase == AT_FORESEE or phase == AT_ARRANGE:
            return self.kinds_in_sight()
        if phase == AT_DOOR:
            colour = self.drawn - DOOR
            bits: i64 = 1 << (LEAVE - OPEN)
            if self._holds(colour * SYMBOLS + KEY):
                bits |= 1
            if self._shares(colour * SYMBOLS + KEY):
                bits |= 2
            return bits
        if phase == AT_NIGHTMARE:
            return self._mask_nightmare()
        if phase == AT_TRIPLE:
            return 3
        if phase == AT_GIVE:
            return self.private_kinds() | 1 << (KEEP - GIVE)
        return self.shared_kinds()  # AT_TAKE, AT_DRAFT

    def _mask_play(self) -> i64:
        """D4: any card but one with the symbol of the row's last; D6: any card."""
        private = self.private_kinds()
        shared: i64 = 0
        if self.shared_held:
            shared = self.shared_kinds()
        bits = private << DISCARD | shared << (DISCARD + CHAMBERS)
        last = self.last[self.turn]
        if last != NO_CARD:
            barred: i64 = 0b001001001001 << (last % SYMBOLS)  # this symbol in every colour
            private &= ~barred
            shared &= ~barred
        return bits | private | shared << CHAMBERS

    def _mask_nightmare(self) -> i64:
        """D12 to D15, each only where it is possible."""
        private = self.private_kinds()
        shared = self.shared_kinds()
        doors = self.doors
        base = self.turn * COLOURS
        bits: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            key = colour * SYMBOLS + KEY
            bits |= (private >> key & 1) << colour
            bits |= (shared >> key & 1) << (colour + COLOURS)
            if doors[base + colour]:
                bits |= 1 << (LOSE_DOOR - LOSE_KEY + colour)
            colour += 1
        if self.deck_size():
            bits |= 1 << (LOSE_FIVE - LOSE_KEY)
        if private | shared:
            bits |= 1 << (LOSE_HAND - LOSE_KEY)
        return bits

    def private_kinds(self) -> i64:
        hand = self.hand
        bits: i64 = 0
        at = self.turn * HAND
        end = at + self.held[self.turn]
        while at < end:
            bits |= 1 << hand[at]
            at += 1
        return bits

    def shared_kinds(self) -> i64:
        bits: i64 = 0
        at: i64 = 0
        while at < self.shared_held:
            bits |= 1 << self.shared[at]
            at += 1
        return bits

    def kinds_in_sight(self) -> i64:
        sight = self.sight
        bits: i64 = 0
        at: i64 = 0
        while at < self.sight_size:
            bits |= 1 << sight[at]
            at += 1
        return bits

    def _holds(self, card: i64) -> bool:
        return bool(self.private_kinds() >> card & 1)

    def _shares(self, card: i64) -> bool:
        return bool(self.shared_kinds() >> card & 1)
