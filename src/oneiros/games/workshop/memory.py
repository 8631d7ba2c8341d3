"""The belief about card stacks in Workshop: what a player can know of them, and a stack that agrees with it.

A stack is a queue of blocks. Nobody knows the order of cards that went under it together. So a block is a set, and a
card is picked from it at random when it is needed. Everybody sees how many cards a player takes and puts back. Only
that player sees which cards. So the player knows what is in the block under the stack, until others draw from it and
put cards back in turn.

To imagine a stack for a player, all that was ever done to it is repeated with cards lying face down. A label stands for
a card that lies face down. It gets the name of a card when the player sees it. If the result differs from what the
player saw, it is dropped and begun again (rejection sampling). That gives every possible stack its right chance; a card
that another player kept counts as chosen at random. If `TRIES` attempts in a row fail, the next one is corrected by
swapping labels where it fails. It also agrees with all that was seen, but the chances are then a little off.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, nth
from oneiros.core.chance import Rng
from oneiros.games.workshop.pieces import bit

TRIES: Final = 200
SEATS: Final = 4
NO_NAMES: Final = [0] * 62  # as many as there can be cards


@final
class Look:
    """One thing done to a stack: `number` cards taken off it by a seat, or (0) the rest of them put under it.

    `cards` are those taken, or the one that was kept. Looks are never changed, so states share them.
    """

    def __init__(self, earlier: "Look | None", seat: i64, number: i64, cards: i64) -> None:
        self.earlier = earlier
        self.seat = seat
        self.number = number
        self.cards = cards

    def __reduce__(self) -> tuple[object, ...]:
        return Look, (self.earlier, int(self.seat), int(self.number), int(self.cards))


def history(last: Look | None) -> list[Look]:
    """From the first to the last."""
    looks: list[Look] = []
    while last is not None:
        looks.append(last)
        last = last.earlier
    looks.reverse()
    return looks


def touched_by_others(looks: list[Look], seat: i64) -> bool:
    """Whether somebody did something to the stack that the seat did not see. If not, it knows what is in each block."""
    return any(look.seat != seat for look in looks)


def some_of(cards: i64, number: i64, rng: Rng) -> i64:
    """That many of a set, at random."""
    left = count(cards)
    if number * 2 > left:  # then it is shorter to pick those that stay
        return cards & ~some_of(cards, left - number, rng)
    chosen: i64 = 0
    while number > 0:
        one = bit(nth(cards, rng.below(left)))
        cards &= ~one
        chosen |= one
        left -= 1
        number -= 1
    return chosen


@final
class Recollection:
    """A stack as one seat may imagine it: `blocks` top first, `sights` by seat, and the looks that led there."""

    def __init__(self, everything: i64, seat: i64) -> None:
        self.everything = everything  # the cards of this level
        self.seat = seat
        self.blocks: list[int] = []
        self.sights: list[int] = []
        self.taken: list[int] = []  # by look: its cards, as labels
        self.no_names = vec[i64](NO_NAMES)  # to copy
        self.card_of = vec[i64]()
        self.label_of = vec[i64]()
        self.named: i64 = 0  # labels whose card is known to the seat
        self.known: i64 = 0  # those cards
        self.last: Look | None = None

    def dream(self, looks: list[Look], rng: Rng) -> None:
        """Repeat all looks, until the stack agrees with what the seat saw."""
        tries: i64 = 0
        while not self._attempt(looks, rng, tries >= TRIES):
            tries += 1
        self._name_the_rest(rng)
        last: Look | None = None
        at: i64 = 0
        for look in looks:
            last = Look(last, look.seat, look.number, self._cards(self.taken[at]))
            at += 1
        self.last = last
        blocks: list[int] = []
        for block in self.blocks:
            blocks.append(int(self._cards(block)))
        self.blocks = blocks
        sights: list[int] = []
        for sight in self.sights:
            sights.append(int(self._cards(sight)))
        self.sights = sights

    def _attempt(self, looks: list[Look], rng: Rng, mending: bool) -> bool:
        self.blocks = [int(self.everything)]
        self.sights = [0] * SEATS
        self.taken = []
        # Only entries in `named` and `known` are read.
        self.card_of = self.no_names[:]
        self.label_of = self.no_names[:]
        self.named = 0
        self.known = 0
        for look in looks:
            if look.number:
                self.sights[look.seat] = int(self._take(look.number, rng))
                if look.seat == self.seat and not self._see(look.cards, rng, mending):
                    return False
                self.taken.append(self.sights[look.seat])
            elif not self._put_back(look, rng, mending):
                return False
        return True

    def _take(self, number: i64, rng: Rng) -> i64:
        taken: i64 = 0
        while number > 0:
            block: i64 = self.blocks[0]
            size = count(block)
            if size <= number:
                self.blocks.pop(0)
            else:
                block = some_of(block, number, rng)
                self.blocks[0] = int(self.blocks[0] & ~block)
            taken |= block
            number -= size
        return taken

    def _see(self, cards: i64, rng: Rng, mending: bool) -> bool:
        """The seat saw exactly these cards: whether that is possible. If so, the labels get their names."""
        sight: i64 = self.sights[self.seat]
        wanted = self._labels(cards & self.known)
        if sight & self.named != wanted:
            if not mending:
                return False
            self._mend_sight(wanted, rng)
            sight = self.sights[self.seat]
        fresh = cards & ~self.known
        unnamed = sight & ~self.named
        while fresh:
            card = nth(fresh, 0)
            label = nth(unnamed, rng.below(count(unnamed)))
            self._name(label, card)
            fresh &= ~bit(card)
            unnamed &= ~bit(label)
        return True

    def _put_back(self, look: Look, rng: Rng, mending: bool) -> bool:
        """One card is kept, open to all; the rest is a new block."""
        sight: i64 = self.sights[look.seat]
        kept: i64 = 0
        if look.cards:
            card = nth(look.cards, 0)
            if look.cards & self.known:
                kept = bit(self.label_of[card])
                if not sight & kept:
                    if not mending:
                        return False
                    self._swap(kept, some_of(sight & ~self.named if sight & ~self.named else sight, 1, rng))
            else:
                kept = some_of(sight, 1, rng)
                if kept & self.named:
                    if not mending:
                        return False
                    if sight & ~self.named:
                        kept = some_of(sight & ~self.named, 1, rng)
                    else:
                        other = some_of(self.everything & ~self.named, 1, rng)
                        self._swap(kept, other)
                        kept = other
                self._name(nth(kept, 0), card)
            sight = self.sights[look.seat]
        self.taken.append(int(kept))
        rest = sight & ~kept
        if rest:
            self.blocks.append(int(rest))
        self.sights[look.seat] = 0
        return True

    def _name(self, label: i64, card: i64) -> None:
        self.card_of[label] = card
        self.label_of[card] = label
        self.named |= bit(label)
        self.known |= bit(card)

    def _name_the_rest(self, rng: Rng) -> None:
        unnamed = self.everything & ~self.named
        fresh = self.everything & ~self.known
        left = count(unnamed)
        while unnamed:
            label = nth(unnamed, 0)
            card = nth(fresh, rng.below(left))
            self.card_of[label] = card
            unnamed &= unnamed - 1
            fresh &= ~bit(card)
            left -= 1

    def _cards(self, labels: i64) -> i64:
        cards: i64 = 0
        while labels:
            cards |= bit(self.card_of[nth(labels, 0)])
            labels &= labels - 1
        return cards

    def _labels(self, cards: i64) -> i64:
        labels: i64 = 0
        while cards:
            labels |= bit(self.label_of[nth(cards, 0)])
            cards &= cards - 1
        return labels

    # When too many attempts have failed

    def _mend_sight(self, wanted: i64, rng: Rng) -> None:
        """Bring the wanted labels into the seat's sight, and other named ones out of it."""
        seat = self.seat
        missing = wanted & ~self.sights[seat]
        while missing:
            label = missing & -missing
            missing &= ~label
            sight: i64 = self.sights[seat]
            strange = sight & self.named & ~wanted
            self._swap(label, some_of(strange if strange else sight & ~self.named, 1, rng))
        strange = self.sights[seat] & self.named & ~wanted
        while strange:
            label = strange & -strange
            strange &= ~label
            self._swap(label, some_of(self.everything & ~self.named & ~self.sights[seat], 1, rng))

    def _swap(self, one: i64, two: i64) -> None:
        """Two labels change places."""
        both = one | two
        at: i64 = 0
        for block in self.blocks:
            if block & both != 0 and block & both != both:
                self.blocks[at] = int(block ^ both)
            at += 1
        at = 0
        for sight in self.sights:
            if sight & both != 0 and sight & both != both:
                self.sights[at] = int(sight ^ both)
            at += 1
