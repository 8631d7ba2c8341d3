"""Search for the best route through the land: what a wanderer can gather with the points left (W15 to W18).

The workshop does not change meanwhile, so what it lacks is worked out once (`MissingPieces`). Every hand that can be
gathered is compared with it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.workshop.bots.valuation import NEVER, POINT, Uses, Valuer, dread
from oneiros.games.workshop.missing import BYTE, missing_pieces, packed_hand
from oneiros.games.workshop.pieces import (
    ARCHIVE,
    COLLECTOR,
    CORNERS,
    GOLEM,
    LAKE,
    LORD,
    NIGHTMARE,
    PATH_BETWEEN,
    PLAIN_COLOURS,
    ROUNDS,
    TOWER,
    bit,
)
from oneiros.games.workshop.position import CORNER, DESK, FILLED, HAND, NOTHING, OPEN, USED
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import SHARD, bottom, colours_in

WAYS: Final = 3  # corners gone to, one after the other
SOON: Final = 12  # lost for each point spent and way gone: what costs less is better
# What a corner's power seems worth to one who is on the way there.
RESHAPING: Final = 350  # the Tower or the Golem, with something to work on
LAND: Final = 150  # the Lake or the Collector, with points left
NEW_CARD: Final = 3500  # the Dream Lord, to one without a card
ANOTHER_CARD: Final = 2000  # and with one
CHOICE: Final = 160  # a card more to choose from, for one who will finish a card (W40)
FIRST: Final = 45  # a place earlier in turn order (W14)

STAY: Final = -1  # what the best way begins with: nothing,
PICK: Final = -2  # the next shard here; or a corner to go to


@final
class RouteSearch:
    """The ways of one wanderer. `stirred` is a corner whose shards can be taken in any order (W31)."""

    def __init__(self, state: WorkshopState, seat: i64, valuer: Valuer) -> None:
        self.state = state
        self.seat = seat
        self.valuer = valuer
        self.missing = missing_pieces(state, seat, state.desk[seat * DESK + OPEN])
        self.uses = Uses(state, seat, valuer.tokens_want(state))
        self.land = state.land[:]
        self.stirred: i64 = NOTHING
        self.loose: i64 = 0  # how many of its shards, from the right
        self.reds: i64 = state.desk[seat * DESK + HAND + NIGHTMARE]
        self.gifts = vec[i64]([0] * CORNERS)
        self.first: i64 = STAY  # what the best way begins with
        self.picked: i64 = NOTHING  # and the first colour taken from the stirred corner
        # What the best way is worth that begins by staying, by collecting, and by going to each corner.
        self.staying: i64 = NEVER
        self.picking: i64 = NEVER
        self.going = vec[i64]([NEVER] * CORNERS)
        if not state.desk[seat * DESK + USED]:
            self._weigh_gifts()

    def value(self, hand: i64) -> i64:
        """Of a hand at the end of the wandering."""
        return self.valuer.promise(self.state, self.missing, hand, hand, self.uses)

    def _weigh_gifts(self) -> None:
        """What the corners' powers may be worth, roughly; W48: not where Mr Nightmare stands."""
        state = self.state
        base = self.seat * DESK
        hand = packed_hand(state, self.seat)
        if state.bag_size:
            self.gifts[ARCHIVE] = self.drawn_value(hand)
        if count(state.desk[base + FILLED]) > 2:
            self.gifts[TOWER] = RESHAPING
            self.gifts[GOLEM] = RESHAPING
        self.gifts[LAKE] = LAND
        self.gifts[COLLECTOR] = LAND
        held = count(state.desk[base + OPEN])
        if held < 2 and state._stacks_left():
            card: i64 = ANOTHER_CARD if held else NEW_CARD
            self.gifts[LORD] = card * (ROUNDS - state.round) // (ROUNDS - 1)
        if state.haunted != NOTHING:
            self.gifts[state.haunted] = 0

    def drawn_value(self, hand: i64) -> i64:
        """What a random shard from the bag adds to a hand (W27)."""
        bag = self.state.bag
        if not self.state.bag_size:
            return 0
        total: i64 = 0
        before = self.value(hand)
        colour: i64 = 0
        while colour < PLAIN_COLOURS:
            if bag[colour]:
                total += bag[colour] * (self.value(hand + bit(colour * BYTE)) - before)
            colour += 1
        total -= bag[NIGHTMARE] * POINT
        return total // self.state.bag_size

    def search(self, hand: i64, points: i64) -> i64:
        """The value of the best way from here; `first` is what it begins with."""
        here = self.state.desk[self.seat * DESK + CORNER]
        return self._from(here, hand, self.value(hand), points, WAYS, self.state.visited, self.gifts[here], True)

    def _from(
        self, here: i64, hand: i64, value: i64, points: i64, ways: i64, visited: i64, gift: i64, outset: bool
    ) -> i64:
        """The best that can be had from a corner; `value` is the hand's, `gift` the best power on the way so far."""
        best = value + gift + self._bed(here)
        if outset:
            self.first = STAY
            self.picked = NOTHING
            self.staying = best
        if points <= 0:
            return best
        code = self.land[here]
        if code:
            if here == self.stirred:
                found = self._pick_any(here, hand, points, ways, gift, outset)
            else:
                found = self._pick(here, code & 7, code >> SHARD, hand, points, ways, gift)
            if outset:
                self.picking = found
            if found > best:
                best = found
                if outset:
                    self.first = PICK
        if ways:
            target: i64 = 0
            while target < CORNERS:
                if PATH_BETWEEN[here * CORNERS + target] < 8:
                    found = self._go(here, target, hand, value, points, ways, visited, gift)
                    if outset:
                        self.going[target] = found
                    if found > best:
                        best = found
                        if outset:
                            self.first = target
                target += 1
        return best

    def _pick(self, here: i64, shard: i64, rest: i64, hand: i64, points: i64, ways: i64, gift: i64) -> i64:
        """Collect a shard (W16) that leaves the others as in `rest`, and go on."""
        colour = shard - 1
        if colour == NIGHTMARE:
            if self.reds >= 2:
                return NEVER
        elif hand >> colour * BYTE & 127 >= 2:
            return NEVER
        before = self.land[here]
        self.land[here] = rest
        if colour == NIGHTMARE:
            self.reds += 1
            value = self.value(hand) - dread(self.reds)
            found = self._from(here, hand, value, points - 1, ways, bit(here), gift, False)
            self.reds -= 1
        else:
            hand += bit(colour * BYTE)
            found = self._from(here, hand, self.value(hand), points - 1, ways, bit(here), gift, False)
        self.land[here] = before
        return found - SOON

    def _pick_any(self, here: i64, hand: i64, points: i64, ways: i64, gift: i64, outset: bool) -> i64:
        """Collect whichever shard of the stirred corner is best."""
        best: i64 = NEVER
        code = self.land[here]
        tried: i64 = 0
        at: i64 = 0
        while code >> at * SHARD and at < self.loose:
            shard = code >> at * SHARD & 7
            if not tried >> shard & 1:
                tried |= bit(shard)
                below = code >> (at + 1) * SHARD << at * SHARD
                rest = below | code & (bit(at * SHARD) - 1)
                self.loose -= 1
                found = self._pick(here, shard, rest, hand, points, ways, gift)
                self.loose += 1
                if found > best:
                    best = found
                    if outset:
                        self.picked = shard - 1
            at += 1
        return best

    def _go(
        self, here: i64, target: i64, hand: i64, value: i64, points: i64, ways: i64, visited: i64, gift: i64
    ) -> i64:
        """W15, W17, W46: to a neighbouring corner, and on."""
        code = self.land[target]
        cost: i64 = 1
        if not visited >> target & 1 and (not code or self._has_key(hand, bottom(code))):
            cost = 0
        path: i64 = PATH_BETWEEN[here * CORNERS + target]
        caught = self.state.paths >> path & 1
        if self.reds >= 2:
            caught = 0
        if caught:
            value -= POINT + POINT // 2
        if cost or caught:
            visited = bit(target)
        else:
            visited |= bit(target)
        if self.gifts[target] > gift:
            gift = self.gifts[target]
        self.reds += caught
        found = self._from(target, hand, value, points - cost, ways - 1, visited, gift, False)
        self.reds -= caught
        return found - SOON

    def _has_key(self, hand: i64, colour: i64) -> bool:
        return self.reds > 0 if colour == NIGHTMARE else hand >> colour * BYTE & 127 > 0

    def _bed(self, corner: i64) -> i64:
        """What it is worth to lie down there: cards to choose from, and the turn order."""
        return corner * (CHOICE * self.valuer.hoped // 1000 - FIRST)


def arrangement(code: i64, loose: i64, wanted: i64) -> i64:
    """Of the right-hand `loose` shards of a corner, a colour for the next spot from the left: not the wanted one."""
    free = colours_in(code & (bit(loose * SHARD) - 1))
    others = free & ~bit(wanted) if wanted != NOTHING else free
    return lowest(others if others else free)
