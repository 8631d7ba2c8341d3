"""The position of Ravens: where every card is, and who has seen it. The rules build on it.

The draw pile is drawn from lazily: nobody ever knows its order, so `pool` has none, and a card is picked from
it at random when it is needed.

A slot is `owner * PLACES + place`. What a seat has seen goes with the card. For each slot, `seen` holds the bit set of
the seats that have seen the card now lying there, wherever it lay when they saw it.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.ravens.cards import KINDS
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.scoring import Reckoning
from oneiros.games.ravens.setting import Setting

if TYPE_CHECKING:
    from oneiros.core.game import Game

LOOKS: Final = 2  # R3
TAKES_IN_A_ROW: Final = 20  # R6: then somebody must draw before the discard pile is open again
TAKES_TOLD: Final = 5  # R6: with so many left the table says so
NO_CARD: Final = -1
NO_SLOT: Final = -1

# What is asked. Each phase has a window of at most 63 actions; claims (R21) come on top of AT_TURN.
AT_LOOK: Final = 0  # R3
AT_TURN: Final = 1  # R5, R6, R7, R21
AT_DRAWN: Final = 2  # R8, R9, R10
AT_CHOOSE: Final = 3  # R11
AT_PEEK: Final = 4  # R12
AT_PICK: Final = 5  # R13, the first card
AT_EXCHANGE: Final = 6  # R13, the second card
AT_REMEMBER: Final = 7  # in strict memory: a card is shown until its player says so
OVER: Final = 8
PHASES: Final[tuple[str, ...]] = ("look", "turn", "drawn", "choose", "peek", "pick", "exchange", "remember", "over")


class RavensPosition(State):
    """The cards of one game of Ravens. Its places change only through the methods below."""

    def __init__(self, game: "Game", players: i64, setting: Setting, rng: Rng) -> None:
        super().__init__(game, players)
        self.setting = setting
        self.rng = rng
        self.everybody: i64 = (1 << players) - 1  # all seats as a bit set
        self.waiting: i64 = 0  # the bit set of seats that may act
        self.turn: i64 = 0  # during R3: who will begin
        self.phase: i64 = AT_LOOK
        self.round: i64 = 0
        self.takes: i64 = 0  # R6: cards taken from the discard pile since a card was last drawn
        self.dream = vec[i64]()  # by slot
        self.seen = vec[i64]()  # by slot
        self.fresh = vec[i64]()  # by slot, in strict memory alone: the bit set of seats that are shown it right now
        self.held = vec[i64]()  # by seat: how many cards its dream has
        self.pool = vec[i64]()
        self.pool_size: i64 = 0
        self.discarded = vec[i64]()  # the top last
        self.discarded_size: i64 = 0
        self.drawn: i64 = NO_CARD  # R7: in the hand of the player whose turn it is
        self.second: i64 = NO_CARD  # R11: likewise
        self.picked: i64 = NO_SLOT  # R13
        self.totals = vec[i64]()  # by seat
        self.last_round: Reckoning | None = None

    def _copy_to(self, twin: "RavensPosition") -> None:
        twin.reveal_count = self.reveal_count
        twin.waiting = self.waiting
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.takes = self.takes
        twin.dream = self.dream[:]
        twin.seen = self.seen[:]
        if self.setting.strict:
            twin.fresh = self.fresh[:]
        twin.held = self.held[:]
        twin.pool = self.pool[:]
        twin.pool_size = self.pool_size
        twin.discarded = self.discarded[:]
        twin.discarded_size = self.discarded_size
        twin.drawn = self.drawn
        twin.second = self.second
        twin.picked = self.picked
        twin.totals = self.totals[:]
        twin.last_round = self.last_round

    # Cards on the move

    def _gather(self) -> None:
        """R2, R16: all the cards are one pile again, and from it each player gets a new dream."""
        setting = self.setting
        self.pool = setting.stock[:]
        self.pool_size = len(setting.stock)
        self.discarded_size = 0
        owner: i64 = 0
        while owner < self.players:
            self.held[owner] = 0
            while self.held[owner] < setting.dream:
                self._add_unseen(owner)
            owner += 1
        self._discard(self._next_card())

    def _next_card(self) -> i64:
        """The top card of the draw pile, taken off; the pile must hold one."""
        return self._pull(self.rng)

    def _pull(self, rng: Rng) -> i64:
        """A card of the pool at random, taken out."""
        at = rng.place(self.pool, self.pool_size)
        card = self.pool[at]
        self.pool_size -= 1
        self.pool[at] = self.pool[self.pool_size]
        return card

    def _discard(self, card: i64) -> None:
        self.discarded[self.discarded_size] = card
        self.discarded_size += 1

    def _lay(self, slot: i64, card: i64, seen: i64) -> None:
        """Put a card face down into a slot; nobody is shown that slot any longer."""
        self.dream[slot] = card
        self.seen[slot] = seen
        if self.setting.strict:
            self.fresh[slot] = 0

    def _turn_up(self, slot: i64) -> i64:
        """The card of that slot goes face up on the discard pile; the caller lays another in its place."""
        card = self.dream[slot]
        if self.seen[slot] != self.everybody:
            self.reveal_count += 1
        self._discard(card)
        return card

    def _add_unseen(self, owner: i64) -> None:
        """A card is drawn into the dream, as its last, and nobody sees it."""
        self._lay(owner * PLACES + self.held[owner], self._next_card(), 0)
        self.held[owner] += 1

    def _close_up(self, owner: i64, place: i64) -> None:
        """The card of that place has left the dream; the cards after it move up."""
        self.held[owner] -= 1
        at = owner * PLACES + place
        end = owner * PLACES + self.held[owner]
        while at < end:
            self._lay(at, self.dream[at + 1], self.seen[at + 1])
            at += 1

    def _show(self, slot: i64, seat: i64) -> None:
        """The seat looks at the card of that slot."""
        self.reveal_count += 1
        self.seen[slot] |= 1 << seat
        if self.setting.strict:
            self.fresh[slot] |= 1 << seat

    def _fade(self, seats: i64) -> None:
        """In strict memory: these seats, as bits, are no longer shown what they looked at."""
        self.reveal_count += 1  # or taking the move back would show it again
        slot: i64 = 0
        while slot < self.players * PLACES:
            self.fresh[slot] &= ~seats
            slot += 1

    def _eyes(self, seat: i64) -> i64:
        """Whom news tell what the seat alone sees: nobody in strict memory, where old news would show it again."""
        return 0 if self.setting.strict else 1 << seat

    def _redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew every card that the seat has not seen: in dreams, in another's hand, in the draw pile.

        They are dealt from a pile laid in order. So only what the seat has seen and `rng` decide the result.
        """
        bit: i64 = 1 << seat
        blind = self.turn != seat and self.drawn != NO_CARD  # to the cards in hand
        unseen = self.setting.blank[:KINDS]  # by kind: how many
        at: i64 = 0
        while at < self.pool_size:
            unseen[self.pool[at]] += 1
            at += 1
        owner: i64 = 0
        while owner < self.players:
            at = owner * PLACES
            end = at + self.held[owner]
            while at < end:
                if not self.seen[at] & bit:
                    unseen[self.dream[at]] += 1
                at += 1
            owner += 1
        if blind:
            unseen[self.drawn] += 1
            if self.second != NO_CARD:
                unseen[self.second] += 1
        self._lay_in_order(unseen)

        owner = 0
        while owner < self.players:
            at = owner * PLACES
            end = at + self.held[owner]
            while at < end:
                if not self.seen[at] & bit:
                    self.dream[at] = self._pull(rng)
                at += 1
            owner += 1
        if blind:
            self.drawn = self._pull(rng)
            if self.second != NO_CARD:
                self.second = self._pull(rng)

    def _lay_in_order(self, counts: vec[i64]) -> None:
        """Make so many cards of each kind the pool."""
        size: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            end = size + counts[kind]
            while size < end:
                self.pool[size] = kind
                size += 1
            kind += 1
        self.pool_size = size

    # For views, features, tests, records and pickles

    def options(self) -> dict[str, object]:
        return dict(self.setting.options)

    def shows(self, slot: i64, seat: i64) -> bool:
        """Whether the seat's view shows the card of that slot; at the end of the game all dreams lie open."""
        return bool(self.shown()[slot] >> seat & 1)

    def shown(self) -> vec[i64]:
        """By slot: the bit set of the seats whose view shows the card there."""
        if self.setting.strict and self.phase != OVER:
            return self.fresh
        return self.seen

    def shows_all(self, slot: int) -> bool:
        """Whether every seat's view shows it, and so a spectator's."""
        seat: i64 = 0
        while seat < self.players:
            if not self.shows(slot, seat):
                return False
            seat += 1
        return True

    def looks_left(self, seat: i64) -> i64:
        """R3: how many of its own cards the seat still has to look at before the first turn."""
        if self.phase != AT_LOOK:
            return 0
        left = self.setting.looks
        at = seat * PLACES
        end = at + self.held[seat]
        while at < end:
            if self.seen[at]:
                left -= 1
            at += 1
        return left

    def cards_of(self, seat: int) -> list[int]:
        """The cards of a dream, by place."""
        return [self.dream[seat * PLACES + place] for place in range(self.held[seat])]

    def cards_in_pool(self) -> list[int]:
        """The cards of the draw pile, in no order that matters."""
        return list(self.pool[: self.pool_size])

    def cards_discarded(self) -> list[int]:
        """The cards of the discard pile, the top last."""
        return list(self.discarded[: self.discarded_size])

    def cards_in_hand(self) -> list[int]:
        """R7, R11: what the player whose turn it is has drawn and not yet put anywhere."""
        return [int(card) for card in (self.drawn, self.second) if card != NO_CARD]

    def inventory(self) -> list[int]:
        pieces = [0] * KINDS
        piles = [self.cards_in_pool(), self.cards_discarded(), self.cards_in_hand()]
        for seat in range(self.players):
            piles.append(self.cards_of(seat))
        for pile in piles:
            for card in pile:
                pieces[card] += 1
        return pieces

    def truth(self) -> list[object]:
        last = self.last_round
        return [
            self.rng.state(),
            [int(self.waiting), int(self.turn), int(self.phase), int(self.round), int(self.takes)],
            [int(self.drawn), int(self.second), int(self.picked), int(self.reveal_count)],
            [self.cards_of(seat) for seat in range(self.players)],
            [list(self.seen), list(self.fresh)],
            [self.cards_in_pool(), self.cards_discarded()],
            list(self.totals),
            [] if last is None else last.facts(),
        ]
