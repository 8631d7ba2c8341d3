"""The position of Doors: where every card is, and who knows it. The rules build on it.

The deck is drawn from lazily. Nobody knows the order of `pool`: a card is picked from it at random when it is needed.
Above it lie the cards of `top`, which somebody looked at and put back (D7). So a shuffle (D5, D16) puts `top` into
`pool`.

A seat's private cards lie in slots, oldest first, and everybody sees which one leaves the hand. When two cards are of
one kind and the partner knows only one of them, the known one leaves.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.doors.belief import Fog, Spread, Stock, pull, spread
from oneiros.games.doors.cards import COLOURS, DOOR, KINDS

if TYPE_CHECKING:
    from oneiros.core.game import Game

HAND: Final = 5  # D3, D8: cards in hand, private and shared together
PRIVATE: Final = 3  # D19, D22: of them private, when there are two players
SHARED: Final = 2
LAID_OUT: Final = 8  # D19
SIGHT: Final = 5  # D7, D14: cards looked at
NO_CARD: Final = -1
NO_FOGS: Final[list[Fog]] = []
PILES: Final[tuple[str, ...]] = ("pool", "top", "sight", "shared", "limbo", "discarded", "trail")


class DoorsPosition(State):
    """The cards of one game of Doors. Its places change only through the methods below."""

    def __init__(self, game: "Game", players: i64, rng: Rng) -> None:
        super().__init__(game, players)
        self.rng = rng
        self.silent = True  # D25
        self.total_doors: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.won = False
        self.choices: i64 = 0  # the bits of what is legal (see `choices`), once asked for; 0 after every step
        self.private: i64 = HAND  # private cards a seat should hold
        self.full: i64 = HAND  # cards that make a full hand, private and shared together
        # Flat by seat, HAND slots each: private cards, whether the partner knows them, their fog.
        self.hand = vec[i64]()
        self.known = vec[i64]()
        self.hand_fog = vec[i64]()
        self.held = vec[i64]()  # by seat: how many of the slots are in use
        self.shared = vec[i64]()
        self.shared_held: i64 = 0
        self.pool = vec[i64]()
        self.pool_size: i64 = 0
        self.in_pool = vec[i64]()  # the same by kind: how many there are of each
        self.top = vec[i64]()  # next card first, SIGHT places at most
        self.top_size: i64 = 0
        self.top_seen = vec[i64]()  # the bit set of seats that know the card there
        self.top_fog = vec[i64]()
        self.sight = vec[i64]()  # cards of a prophecy not yet discarded or put back
        self.sight_size: i64 = 0
        self.sight_fog: i64 = 0
        self.fogs = NO_FOGS  # a fog's tag is its place here plus 1; the list itself is never changed
        self.prophecy_due = False
        self.giving: i64 = NO_CARD  # D21: the slot of the card chosen to be swapped away
        self.drawn: i64 = NO_CARD  # the door or nightmare that asks for a choice
        self.came_hidden = True  # of the card just turned up: whether the partner did not know it
        self.came_fog: i64 = 0  # and the fog it came out of
        self.limbo = vec[i64]()
        self.limbo_size: i64 = 0
        self.discarded = vec[i64]()
        self.discarded_size: i64 = 0
        self.trail = vec[i64]()  # all rows in the order of play: seat * KINDS + card
        self.trail_size: i64 = 0
        self.last = vec[i64]()  # by seat: the last card of the row
        self.run = vec[i64]()  # by seat: how many cards of its colour end the row
        self.doors = vec[i64]()  # by seat and colour: doors laid open

    def _copy_to(self, twin: "DoorsPosition") -> None:
        twin.reveal_count = self.reveal_count
        twin.silent = self.silent
        twin.total_doors = self.total_doors
        twin.turn = self.turn
        twin.phase = self.phase
        twin.won = self.won
        twin.private = self.private
        twin.full = self.full
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.pool = self.pool[:]
        twin.pool_size = self.pool_size
        twin.in_pool = self.in_pool[:]
        twin.top = self.top[:]
        twin.top_size = self.top_size
        twin.sight = self.sight[:]
        twin.sight_size = self.sight_size
        twin.prophecy_due = self.prophecy_due
        twin.giving = self.giving
        twin.drawn = self.drawn
        twin.limbo = self.limbo[:]
        twin.limbo_size = self.limbo_size
        twin.discarded = self.discarded[:]
        twin.discarded_size = self.discarded_size
        twin.trail = self.trail[:]
        twin.trail_size = self.trail_size
        twin.last = self.last[:]
        twin.run = self.run[:]
        twin.doors = self.doors[:]
        if self.players == 2:
            twin.top_seen = self.top_seen[:]
            twin.top_fog = self.top_fog[:]
            twin.known = self.known[:]
            twin.hand_fog = self.hand_fog[:]
            twin.shared = self.shared[:]
            twin.shared_held = self.shared_held
            twin.sight_fog = self.sight_fog
            if self.fogs:
                twin.fogs = [fog.clone() for fog in self.fogs]
        else:  # a game for one never writes to these
            twin.top_seen = self.top_seen
            twin.top_fog = self.top_fog
            twin.known = self.known
            twin.hand_fog = self.hand_fog
            twin.shared = self.shared

    # Cards on the move

    def _spend(self, card: i64, from_shared: bool) -> None:
        """Take a card out of the shared or the active player's private cards; the caller puts it somewhere."""
        if self.players == 1:
            left = self.held[0] - 1
            self.held[0] = left
            take_out(self.hand, card, left)
        elif from_shared:
            self.shared_held -= 1
            take_out(self.shared, card, self.shared_held)
        else:
            self._leave_slot(self.turn * HAND + self._slot_to_spend(card))

    def _leave_slot(self, at: i64) -> None:
        """The card of that slot leaves the hand; the younger ones move up."""
        hand = self.hand
        seat = self.turn
        left = self.held[seat] - 1
        end = seat * HAND + left
        self.held[seat] = left
        if self.players == 2:
            known = self.known
            fog = self.hand_fog
            if not known[at]:
                self.reveal_count += 1  # the partner sees it now
            self._lift_fog(fog[at], hand[at])
            slot = at
            while slot < end:
                known[slot] = known[slot + 1]
                fog[slot] = fog[slot + 1]
                slot += 1
            fog[end] = 0
        while at < end:
            hand[at] = hand[at + 1]
            at += 1

    def _slot_to_spend(self, card: i64) -> i64:
        """The slot of such a card, one that the partner knows if there is one."""
        hand = self.hand
        base = self.turn * HAND
        at: i64 = 0
        while hand[base + at] != card:
            at += 1
        if self.players == 1 or self.known[base + at]:
            return at
        found = at
        while at < self.held[self.turn]:
            if hand[base + at] == card and self.known[base + at]:
                return at
            at += 1
        return found

    def _hold(self, card: i64, known: bool, fog: i64) -> None:
        """Put a card into the active player's next private slot."""
        held = self.held
        seat = self.turn
        at = seat * HAND + held[seat]
        held[seat] += 1
        self.hand[at] = card
        if self.players == 2:
            self.known[at] = 1 if known else 0
            self.hand_fog[at] = fog

    def _next_card(self) -> i64:
        """The top card of the deck, taken off; the deck must hold one."""
        if not self.top_size:
            pool = self.pool
            at = self.rng.place(pool, self.pool_size)
            rest = self.pool_size - 1
            card = pool[at]
            pool[at] = pool[rest]
            self.pool_size = rest
            self.in_pool[card] -= 1
            return card
        top = self.top
        card = top[0]
        left = self.top_size - 1
        self.top_size = left
        at = 0
        while at < left:
            top[at] = top[at + 1]
            at += 1
        if self.players == 2:
            at = 0
            while at < left:
                self.top_seen[at] = self.top_seen[at + 1]
                self.top_fog[at] = self.top_fog[at + 1]
                at += 1
        return card

    def _take_from_pool(self, at: i64) -> i64:
        pool = self.pool
        left = self.pool_size - 1
        self.pool_size = left
        card = pool[at]
        pool[at] = pool[left]
        self.in_pool[card] -= 1
        return card

    def _put_in_pool(self, card: i64) -> None:
        self.pool[self.pool_size] = card
        self.pool_size += 1
        self.in_pool[card] += 1

    def count_pool(self) -> None:
        """Count the cards in the pool anew, after they were exchanged for others."""
        counts = self.in_pool
        at: i64 = 0
        while at < KINDS:
            counts[at] = 0
            at += 1
        at = 0
        while at < self.pool_size:
            counts[self.pool[at]] += 1
            at += 1

    def _shuffle(self) -> None:
        """Nobody knows any longer where the cards on top are."""
        at: i64 = 0
        while at < self.top_size:
            self._put_in_pool(self.top[at])
            if self.top_fog[at]:
                self.fogs[self.top_fog[at] - 1].gone += 1
            at += 1
        self.top_size = 0
        if self.fogs:
            self._drop_spent_fogs()

    def _discard_card(self, card: i64) -> None:
        self.discarded[self.discarded_size] = card
        self.discarded_size += 1

    def _send_to_limbo(self, card: i64) -> None:
        self.limbo[self.limbo_size] = card
        self.limbo_size += 1

    def _return_limbo(self) -> None:
        """What was set aside goes back into the deck, which is shuffled (D16)."""
        limbo = self.limbo
        at: i64 = 0
        while at < self.limbo_size:
            self._put_in_pool(limbo[at])
            at += 1
        self.limbo_size = 0
        self._shuffle()

    # What each player knows of the other's cards (see `belief`)

    def fogs_of(self, seat: i64) -> list[int]:
        """The tags of the fogs in which this seat knows cards, on places that are hidden from it."""
        tags: list[int] = []
        if not self.fogs:
            return tags
        if self.sight_size and self.sight_fog and self.turn != seat:
            tags.append(int(self.sight_fog))
        at: i64 = 0
        while at < self.top_size:
            tag = int(self.top_fog[at])
            if tag and not self.top_seen[at] >> seat & 1 and tag not in tags:
                tags.append(tag)
            at += 1
        at = (1 - seat) * HAND
        end = at + self.held[1 - seat]
        while at < end:
            tag = int(self.hand_fog[at])
            if tag and not self.known[at] and tag not in tags:
                tags.append(tag)
            at += 1
        return tags

    def _fog_over_top(self) -> i64:
        """The partner is about to lose sight of the top of the deck: the tag of what they still know of it."""
        partner = 1 - self.turn
        marked: list[int] = []
        seen: list[int] = []
        gone: i64 = 0
        merged: i64 = 0
        at: i64 = 0
        while at < self.top_size:
            fog = self.top_fog[at]
            if self.top_seen[at] >> partner & 1:
                marked.append(int(self.top[at]))
                self._lift_fog(fog, self.top[at])  # it was the active player's fog: they see the card now
            elif fog and fog != merged:
                # The partner's second look without a shuffle: one fog over all these places.
                old = self.fogs[fog - 1]
                marked += old.marked
                seen += old.seen
                gone += old.gone
                merged = fog
            at += 1
        if not marked:
            return 0
        self.fogs = [*self.fogs, Fog(marked, seen, gone)]
        tag: i64 = len(self.fogs)
        at = 0
        while at < len(self.hand_fog):
            if merged and self.hand_fog[at] == merged:
                self.hand_fog[at] = tag
            at += 1
        return tag

    def _drop_spent_fogs(self) -> None:
        """After a shuffle only private cards can be in a fog."""
        at: i64 = 0
        while at < len(self.hand_fog):
            if self.hand_fog[at]:
                return
            at += 1
        self.fogs = NO_FOGS

    def _lift_fog(self, tag: i64, card: i64) -> None:
        """A card of that fog has been revealed."""
        if tag:
            self.fogs[tag - 1].seen.append(int(card))

    def deck_size(self) -> i64:
        """How many cards the deck holds."""
        return self.pool_size + self.top_size

    def _redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew every card that the seat cannot see: partner's cards, prophecy, top and pool."""
        partner = 1 - seat
        bit: i64 = 1 << seat
        base = partner * HAND
        blind = self.silent and self.turn != seat  # to cards of a prophecy in progress
        unseen = [0] * KINDS
        in_hand = [0] * (len(self.fogs) + 1)  # by fog tag, 0 for none: hidden places in the partner's hand
        in_deck = [0] * (len(self.fogs) + 1)  # and on top of the deck or in sight
        at: i64 = 0
        while at < KINDS:
            unseen[at] = int(self.in_pool[at])
            at += 1
        at = 0
        while at < self.top_size:
            if not self.top_seen[at] & bit:
                unseen[self.top[at]] += 1
                in_deck[self.top_fog[at]] += 1
            at += 1
        if blind:
            at = 0
            while at < self.sight_size:
                unseen[self.sight[at]] += 1
                in_deck[self.sight_fog] += 1
                at += 1
        at = 0
        while at < self.held[partner]:
            if not self.known[base + at]:
                unseen[self.hand[base + at]] += 1
                in_hand[self.hand_fog[base + at]] += 1
            at += 1

        spreads: list[Spread] = [Spread(0.0, [], [], [])]
        tag: i64 = 1
        while tag <= len(self.fogs):
            way = spreads[0]
            if in_hand[tag] or in_deck[tag]:
                others = sum(in_hand) - in_hand[tag]
                way = spread(self.fogs[tag - 1], in_hand[tag], in_deck[tag], others, unseen, rng)
                for card in way.in_hand + way.in_deck:
                    unseen[card] -= 1
            spreads.append(Spread(0.0, way.in_hand[:], way.in_deck[:], way.away))
            tag += 1
        # First what can only be chambers, then the deck, so that chambers never run short.
        stock = Stock(unseen)
        tag = 0
        while tag <= len(self.fogs):
            barred = stock.set_aside(spreads[tag].away)
            while len(spreads[tag].in_hand) < in_hand[tag]:
                spreads[tag].in_hand.append(stock.chamber(rng))
            stock.put_back(barred)
            tag += 1
        tag = 0
        while tag <= len(self.fogs):
            barred = stock.set_aside(spreads[tag].away)
            while len(spreads[tag].in_deck) < in_deck[tag]:
                spreads[tag].in_deck.append(stock.card(rng))
            stock.put_back(barred)
            tag += 1

        at = 0
        while at < self.top_size:
            if not self.top_seen[at] & bit:
                self.top[at] = pull(spreads[self.top_fog[at]].in_deck, rng)
            at += 1
        if blind:
            at = 0
            while at < self.sight_size:
                self.sight[at] = pull(spreads[self.sight_fog].in_deck, rng)
                at += 1
        at = 0
        while at < self.held[partner]:
            if not self.known[base + at]:
                self.hand[base + at] = pull(spreads[self.hand_fog[base + at]].in_hand, rng)
            at += 1
        at = 0
        for card in stock.chambers + stock.others:
            self.pool[at] = card
            at += 1
        self.count_pool()
        if self.turn != seat and self.giving != NO_CARD:
            self.giving = rng.below(self.held[partner])

    # For views, tests and records

    def known_to_all(self, slot: int) -> bool:
        """Whether everybody knows the private card there; in a game for one there is nobody to hide it from."""
        return self.players == 1 or bool(self.known[slot])

    def inventory(self) -> list[int]:
        pieces = [0] * KINDS
        piles = [self.cards_in(name) for name in PILES]
        for seat in range(self.players):
            piles.append([self.hand[seat * HAND + slot] for slot in range(self.held[seat])])
            for colour in range(COLOURS):
                pieces[DOOR + colour] += self.doors[seat * COLOURS + colour]
        for pile in piles:
            for card in pile:
                pieces[card % KINDS] += 1
        if self.drawn != NO_CARD:
            pieces[self.drawn] += 1
        return pieces

    def cards_in(self, pile: str) -> list[int]:
        """The cards of one of PILES, in order."""
        if pile == "pool":
            return list(self.pool[: self.pool_size])
        if pile == "top":
            return list(self.top[: self.top_size])
        if pile == "sight":
            return list(self.sight[: self.sight_size])
        if pile == "shared":
            return list(self.shared[: self.shared_held])
        if pile == "limbo":
            return list(self.limbo[: self.limbo_size])
        if pile == "discarded":
            return list(self.discarded[: self.discarded_size])
        return list(self.trail[: self.trail_size])

    def truth(self) -> list[object]:
        return [
            self.rng.state(),
            [int(self.turn), int(self.phase), self.won, self.silent, self.prophecy_due],
            [int(self.giving), int(self.drawn), int(self.sight_fog), int(self.reveal_count)],
            [list(self.held), list(self.known), list(self.hand_fog)],
            [[self.hand[seat * HAND + slot] for slot in range(self.held[seat])] for seat in range(self.players)],
            [self.cards_in(name) for name in PILES],
            [list(self.top_seen[: self.top_size]), list(self.top_fog[: self.top_size])],
            [list(self.last), list(self.run), list(self.doors)],
            [fog.facts() for fog in self.fogs],
        ]


def take_out(cards: vec[i64], card: i64, left: i64) -> None:
    """Take the first such card out of a pile that keeps its order; `left` remain."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    while at < left:
        cards[at] = cards[at + 1]
        at += 1
