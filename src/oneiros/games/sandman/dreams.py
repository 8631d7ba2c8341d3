"""The dreams of Sandman: three rows of an upside-down pyramid, with joins, breaks and gaps (S12, S16 to S19)."""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import lowest, shifted
from oneiros.core.state import EVERYONE
from oneiros.games.sandman.cards import (
    BACK_NAMES,
    LEVELS,
    both_backs,
    kind_bit,
)
from oneiros.games.sandman.position import (
    BROKEN,
    CARD,
    JOINED,
    LAID,
    LINK,
    NOTHING,
    SandmanPosition,
)

NO_PLACE: Final = -1


class SandmanDreams(SandmanPosition):
    """A position that knows how dreams grow. Levels are counted from 0 here, as places are."""

    def row(self, seat: i64, level: i64) -> i64:
        """Where in `cells` a row begins."""
        return (seat * LEVELS + level) * self.width

    def card_at(self, at: i64) -> i64:
        """The card in a cell; NOTHING if it is empty."""
        return (self.cells[at] & CARD) - 1

    def link_at(self, at: i64) -> i64:
        """How the card there lies to the one on its left: JOINED, BROKEN, or 0 where it has none."""
        return self.cells[at] >> LINK & 3

    def kinds_at(self, at: i64) -> i64:
        """The particles of the card there, those of its tokens included (S12), as kinds with either back."""
        return self.tables.kinds[self.card_at(at)] | self.laid_at(at)

    def laid_at(self, at: i64) -> i64:
        """Those of its tokens alone."""
        return both_backs(self.cells[at] >> LAID)

    def place_for(self, seat: i64, level: i64) -> i64:
        """Where a card attached to this level goes (S17, S18); NO_PLACE if it cannot."""
        if level == 0:
            return self.ends[seat * LEVELS]
        places = self.places[seat * LEVELS + level]
        return lowest(places) if places else NO_PLACE

    def _put(self, seat: i64, level: i64, place: i64, card: i64, as_joined: bool) -> None:
        """Lay the card there and test it against its neighbours (S19)."""
        at = self.row(seat, level) + place
        self.cells[at] = card + 1
        self.places[seat * LEVELS + level] &= ~shifted(1, place)
        if self.ends[seat * LEVELS + level] <= place:
            self.ends[seat * LEVELS + level] = place + 1
        if place and self.cells[at - 1]:
            self._border(at, as_joined)
        if place + 1 < self.width and self.cells[at + 1]:
            self._border(at + 1, as_joined)

    def _border(self, at: i64, as_joined: bool) -> None:
        """S19: join the card there to the one on its left, or mark a break with a token nobody sees."""
        if as_joined or self.kinds_at(at) & self.kinds_at(at - 1):
            self._join(at)
            return
        self.cells[at] |= BROKEN << LINK
        back: object = None
        if self.bag_size:
            self.reveal_count += 1
            self.rifts[at] = self._take_from_bag()
            back = BACK_NAMES[self.kind_of(self.rifts[at]) & 1]
        if self.log is not None:
            if back is None:
                self.note("broke-bare", self.turn, {}, {}, EVERYONE)
            else:
                self.note("broke", self.turn, {"back": back}, {}, EVERYONE)

    def _join(self, at: i64) -> None:
        """The card there counts as joined to the one on its left: below them is a place for another (S18)."""
        self.cells[at] |= JOINED << LINK
        row = at // self.width
        if row % LEVELS < LEVELS - 1:
            self.places[row + 1] |= shifted(1, at % self.width - 1)

    def _mend(self, at: i64) -> None:
        """Mender: the two cards count as joined, the token goes into the bag."""
        self.cells[at] &= ~(BROKEN << LINK)
        self._join(at)
        if self.rifts[at] != NOTHING:
            self._return_to_bag(self.rifts[at])
            self.rifts[at] = NOTHING

    def breaks_in(self, seat: i64, level: i64) -> i64:
        """The breaks of a row as bits: bit k is between places k and k + 1."""
        base = self.row(seat, level)
        end = self.ends[seat * LEVELS + level]
        bits: i64 = 0
        place: i64 = 1
        while place < end:
            if self.link_at(base + place) == BROKEN:
                bits |= 1 << (place - 1)
            place += 1
        return bits

    def rightmost(self, seat: i64, level: i64) -> i64:
        """The cell of the rightmost card of a row; NOTHING if the row is empty."""
        end = self.ends[seat * LEVELS + level]
        if not end:
            return NOTHING
        return self.row(seat, level) + end - 1

    def layable(self, seat: i64, level: i64, held: i64, paired: i64) -> i64:
        """S12: of the kinds `held`, those that can be laid on the row's last card, given which come in pairs."""
        at = self.rightmost(seat, level)
        if at == NOTHING:
            return 0
        fitting = self.tables.fitting[self.tables.plot[self.card_at(at)]]
        return held & (fitting | paired) & ~self.kinds_at(at)

    def needs_pair(self, at: i64, kind: i64) -> bool:
        """S12: whether a token of that kind is of another plot than the card it is laid on."""
        return not self.tables.fitting[self.tables.plot[self.card_at(at)]] & kind_bit(kind)

    def tokens_on(self, at: i64) -> i64:
        """The kinds of the tokens that lie on the card there, as bits."""
        return self.cells[at] >> LAID

    def rift_back(self, at: i64) -> i64:
        """The back of a break's token: 0 sand, 1 blank, NOTHING where there is no token."""
        return NOTHING if self.rifts[at] == NOTHING else self.kind_of(self.rifts[at]) & 1
