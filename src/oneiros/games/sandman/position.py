"""The position of Sandman: where every piece is, and who has seen it. The rules build on it.

Decks and the bag are drawn from lazily: they are pools in no order, and a piece is picked at random when it is
needed. The circle is the list of the cards still in it, clockwise; a wheel in gap `g` stands before card `g`.

The ledger records every token that ever left the bag, in order: what it is, who has seen its front (S10) and when it
came back. Stocks and breaks name tokens by their entry in it. All see the backs, and which token moves. So a seat
knows what can have been in the bag at which time, and `token_belief` needs no more to find all possibilities.

An encounter in a hand is its kind and, above that, how often the deck had been made anew (S20) when it was drawn. A
card that was drawn before a shuffle cannot be among the cards shuffled then.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.state import State
from oneiros.games.sandman.cards import (
    BACK_NAMES,
    ENCOUNTERS,
    FIRST_PERMANENT,
    KINDS,
    LEVELS,
    MOST_ENCOUNTERS,
    MOST_TOKENS,
    PERMANENTS,
    Tables,
    kind_bit,
    particle_bits,
)

if TYPE_CHECKING:
    from oneiros.core.game import Game

# An entry of the ledger for a token drawn: its kind, the seats that have seen its front as bits, and the number of the
# entry that records its return (0 while it is out). That entry is below 0: -1 less the number of the token's own.
KIND: Final = 63
SEEN: Final = 6
EYES: Final = 15
BACK_IN: Final = 10
ROOM: Final = 16  # places of the ledger that a copy has to grow into
NAME: Final = 15  # of an encounter: the bits of its kind
AGE: Final = 4  # of an encounter: where the count of shuffles begins

# A cell of a dream: the card's number plus 1 (0: no card), how it lies to the card on its left, the tokens on it.
CARD: Final = 127
LINK: Final = 7
JOINED: Final = 1
BROKEN: Final = 2
LAID: Final = 9

NOTHING: Final = -1
BLACK: Final = 0
WHITE: Final = 1
MOST_DRAWN: Final = 3  # S20: encounters drawn at once


class SandmanPosition(State):
    """The pieces of one game of Sandman. Its places change only through the methods here and in `dreams`."""

    def __init__(self, game: "Game", players: i64, tables: Tables, rng: Rng) -> None:
        super().__init__(game, players)
        self.tables = tables
        self.rng = rng
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.first: i64 = 0  # the first player of this round
        self.rounds: i64 = 0  # rounds that are over
        # This turn.
        self.lays: i64 = 0  # S12: tokens that may still be laid
        self.stride: i64 = 0  # Long Stride: extra free steps
        self.backwards = False  # Turning Back
        self.soothed = False  # Lullaby
        self.wheel: i64 = 0  # the wheel on the move, while its steps are paid for, and its steps
        self.steps: i64 = 0
        self.taken: i64 = NOTHING  # the card taken and not yet attached
        self.met_by_blank = False  # S23
        # A choice in progress.
        self.due: i64 = 0  # tokens still to spend (S13) or to give (Swap)
        self.paired: i64 = NOTHING  # S12: the particle of which a second token goes back
        self.back_to: i64 = 0  # the phase in which the encounter was played that asks
        self.partner: i64 = NOTHING  # Swap: with whom,
        self.partner_held: i64 = 0  # and how many tokens they had before
        # The circle and the dream deck.
        self.circle = vec[i64]()
        self.circle_size: i64 = 0
        self.black: i64 = NOTHING
        self.white: i64 = NOTHING
        # How the circle lies on the table, for views alone: its places are those of the round's beginning, and stay.
        self.full: i64 = 0  # the places where a card still lies, as bits
        self.set_at: i64 = NOTHING  # S11: the place before which the first wheel was set
        self.black_in: i64 = NOTHING  # S15: the empty place in which the wheel stands; NOTHING until it has moved
        self.white_in: i64 = NOTHING
        self.deck = vec[i64]()
        self.deck_size: i64 = 0
        self.out = vec[i64]()  # S24: cards left in earlier circles
        self.out_size: i64 = 0
        # Tokens. The stocks are flat by seat, MOST_TOKENS places each.
        self.bag = vec[i64]()
        self.bag_size: i64 = 0
        self.ledger = vec[i64]()
        self.ledger_size: i64 = 0
        self.stock = vec[i64]()
        self.held = vec[i64]()  # by seat: tokens in stock
        # Dreams, flat by seat and level, `width` places each.
        self.width: i64 = 0
        self.cells = vec[i64]()
        self.rifts = vec[i64]()  # at a cell with a break on its left: the token there (NOTHING if the bag was empty)
        self.ends = vec[i64]()  # by seat and level: the place after the rightmost card
        self.places = vec[i64]()  # likewise, of levels 2 and 3: the empty places below two joined cards (S18), as bits
        # Encounters. The hands are flat by seat, MOST_ENCOUNTERS places each.
        self.fates = vec[i64]()  # the deck
        self.fates_size: i64 = 0
        self.shuffles: i64 = 0
        self.spent = vec[i64]()  # the discard pile: by kind, how many
        self.hand = vec[i64]()
        self.hand_size = vec[i64]()
        self.open = vec[i64]()  # by seat and permanent kind: how many lie open
        self.drawn = vec[i64]()  # S20: of these one is to be kept
        self.drawn_size: i64 = 0
        # Goals.
        self.goal = vec[i64]()  # by seat
        self.goal_seen = vec[i64]()  # by seat: who knows it

    def _copy_to(self, twin: "SandmanPosition") -> None:
        twin.reveal_count = self.reveal_count
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.rounds = self.rounds
        twin.lays = self.lays
        twin.stride = self.stride
        twin.backwards = self.backwards
        twin.soothed = self.soothed
        twin.wheel = self.wheel
        twin.steps = self.steps
        twin.taken = self.taken
        twin.met_by_blank = self.met_by_blank
        twin.due = self.due
        twin.paired = self.paired
        twin.back_to = self.back_to
        twin.partner = self.partner
        twin.partner_held = self.partner_held
        twin.circle = self.circle[:]
        twin.circle_size = self.circle_size
        twin.black = self.black
        twin.white = self.white
        twin.full = self.full
        twin.set_at = self.set_at
        twin.black_in = self.black_in
        twin.white_in = self.white_in
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.out = self.out[:]
        twin.out_size = self.out_size
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.ledger = self.ledger[: self.ledger_size + ROOM]
        twin.ledger_size = self.ledger_size
        twin.stock = self.stock[:]
        twin.held = self.held[:]
        twin.width = self.width
        twin.cells = self.cells[:]
        twin.rifts = self.rifts[:]
        twin.ends = self.ends[:]
        twin.places = self.places[:]
        twin.fates = self.fates[:]
        twin.fates_size = self.fates_size
        twin.shuffles = self.shuffles
        twin.spent = self.spent[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.open = self.open[:]
        twin.drawn = self.drawn[:]
        twin.drawn_size = self.drawn_size
        twin.goal = self.goal[:]
        twin.goal_seen = self.goal_seen[:]

    # Tokens on the move

    def _take_from_bag(self) -> i64:
        """A token at random, its front unseen; the bag must hold one."""
        at = self.rng.place(self.bag, self.bag_size)
        kind = self.bag[at]
        self.bag_size -= 1
        self.bag[at] = self.bag[self.bag_size]
        return self._enter(kind)

    def _return_to_bag(self, token: i64) -> None:
        self.bag[self.bag_size] = self.ledger[token] & KIND
        self.bag_size += 1
        self.ledger[token] |= self.ledger_size << BACK_IN
        self._enter(-1 - token)

    def _enter(self, entry: i64) -> i64:
        """Write it into the ledger; its number there."""
        number = self.ledger_size
        if number == len(self.ledger):
            self.ledger = extend(self.ledger, self.tables.no_pool)  # more places
        self.ledger[number] = entry
        self.ledger_size += 1
        return number

    def _show(self, token: i64) -> None:
        """All see its front."""
        self.ledger[token] |= EYES << SEEN

    def kind_of(self, token: i64) -> i64:
        """The front and back of a token that is out of the bag."""
        return self.ledger[token] & KIND

    def eyes_on(self, token: i64) -> i64:
        """The seats that have seen its front, as bits."""
        return self.ledger[token] >> SEEN & EYES

    def _gain(self, seat: i64, token: i64) -> None:
        """The token goes into the seat's stock, and the seat looks at it."""
        self.stock[seat * MOST_TOKENS + self.held[seat]] = token
        self.ledger[token] |= 1 << (SEEN + seat)
        self.held[seat] += 1

    def _lose(self, seat: i64, slot: i64) -> i64:
        """The token in that slot of the stock, taken out; the later ones move up."""
        at = seat * MOST_TOKENS + slot
        token = self.stock[at]
        if self.eyes_on(token) != 1 << seat:
            self.reveal_count += 1  # somebody else knows it and sees it go
        self.held[seat] -= 1
        end = seat * MOST_TOKENS + self.held[seat]
        while at < end:
            self.stock[at] = self.stock[at + 1]
            at += 1
        return token

    def _slot_of(self, seat: i64, kind: i64) -> i64:
        """Where the seat holds such a token: one that others know, if there is one."""
        found: i64 = NOTHING
        base = seat * MOST_TOKENS
        slot: i64 = 0
        while slot < self.held[seat]:
            token = self.stock[base + slot]
            if self.kind_of(token) == kind:
                if self.eyes_on(token) != 1 << seat:
                    return slot
                if found == NOTHING:
                    found = slot
            slot += 1
        return found

    def held_kinds(self, seat: i64) -> i64:
        """The kinds of tokens in stock, as bits."""
        bits: i64 = 0
        at = seat * MOST_TOKENS
        end = at + self.held[seat]
        while at < end:
            bits |= kind_bit(self.kind_of(self.stock[at]))
            at += 1
        return bits

    def paired_kinds(self, seat: i64) -> i64:
        """The kinds of those particles of which the stock holds two or more tokens, as bits."""
        once: i64 = 0
        twice: i64 = 0
        at = seat * MOST_TOKENS
        end = at + self.held[seat]
        while at < end:
            particle = particle_bits(self.kind_of(self.stock[at]) >> 1)
            twice |= once & particle
            once |= particle
            at += 1
        return twice

    def _draw_tokens(self, seat: i64, number: i64) -> bool:
        """Draw so many tokens, or what there is (S14); whether one of them has a blank back (S23)."""
        first = self.held[seat]
        blank = False
        while number and self.bag_size:
            self.reveal_count += 1
            token = self._take_from_bag()
            self._gain(seat, token)
            if self.kind_of(token) & 1:
                blank = True
            number -= 1
        if self.log is not None and self.held[seat] > first:
            self._tell_drawn(seat, first)
        return blank

    def _tell_drawn(self, seat: i64, first: i64) -> None:
        """The tokens in stock from that one on are new."""
        base = seat * MOST_TOKENS
        kinds = [int(self.kind_of(token)) for token in self.stock[base + first : base + self.held[seat]]]
        backs: list[object] = [BACK_NAMES[kind & 1] for kind in kinds]
        particles: list[object] = [self.tables.particle_names[kind >> 1] for kind in kinds]
        self.note("drew", seat, {"backs": backs, "number": len(backs)}, {"particles": particles}, 1 << seat)

    # Encounters on the move

    def _take_fate(self) -> i64:
        """S20: an encounter from the deck, made anew from the discard pile if necessary; NOTHING if there is none."""
        if not self.fates_size:
            kind: i64 = 0
            while kind < ENCOUNTERS:
                while self.spent[kind]:
                    self.spent[kind] -= 1
                    self.fates[self.fates_size] = kind
                    self.fates_size += 1
                kind += 1
            if not self.fates_size:
                return NOTHING
            self.shuffles += 1
        at = self.rng.place(self.fates, self.fates_size)
        fate = self.fates[at]
        self.fates_size -= 1
        self.fates[at] = self.fates[self.fates_size]
        return fate | self.shuffles << AGE

    def _hold_fate(self, seat: i64, fate: i64) -> None:
        self.hand[seat * MOST_ENCOUNTERS + self.hand_size[seat]] = fate
        self.hand_size[seat] += 1

    def _drop_fate(self, seat: i64, kind: i64) -> None:
        """The first encounter of that kind leaves the hand."""
        at = seat * MOST_ENCOUNTERS
        while self.hand[at] & NAME != kind:
            at += 1
        self.hand_size[seat] -= 1
        end = seat * MOST_ENCOUNTERS + self.hand_size[seat]
        while at < end:
            self.hand[at] = self.hand[at + 1]
            at += 1

    def has_open(self, seat: i64, kind: i64) -> bool:
        """Whether such a permanent encounter lies open before the seat (S21)."""
        return self.open[seat * PERMANENTS + kind - FIRST_PERMANENT] > 0

    # The dream deck

    def landing(self, wheel: i64, steps: i64) -> i64:
        """S13: where in the circle the wheel stops after so many steps, as the active player moves it."""
        start = self.black if wheel == BLACK else self.white
        size = self.circle_size
        if self.backwards:
            return (start + size - steps) % size
        return (start + steps - 1) % size

    def _take_from_deck(self) -> i64:
        at = self.rng.below(self.deck_size) if self.tables.shuffled else self.deck_size - 1
        card = self.deck[at]
        self.deck_size -= 1
        self.deck[at] = self.deck[self.deck_size]
        return card

    # For views, tests and records

    def tokens_of(self, seat: i64) -> list[int]:
        """The tokens in a stock: of each its kind, and above that who has seen it."""
        base = seat * MOST_TOKENS
        return [
            self.kind_of(token) | self.eyes_on(token) << SEEN for token in self.stock[base : base + self.held[seat]]
        ]

    def rift_kinds(self) -> list[int]:
        """The kinds of the tokens in breaks."""
        return [self.kind_of(token) for token in self.rifts if token != NOTHING]

    def hand_of(self, seat: i64) -> list[int]:
        """The encounters in a hand, as `hand` holds them."""
        base = seat * MOST_ENCOUNTERS
        return list(self.hand[base : base + self.hand_size[seat]])

    def inventory(self) -> list[int]:
        """Cards by number, then tokens by kind, encounters by kind, goals in play (each dealt once)."""
        cards = [0] * self.tables.cards
        tokens = [0] * KINDS
        fates = [0] * ENCOUNTERS
        for card in list(self.circle[: self.circle_size]) + list(self.deck[: self.deck_size]):
            cards[card] += 1
        for card in list(self.out[: self.out_size]):
            cards[card] += 1
        if self.taken != NOTHING:
            cards[self.taken] += 1
        for cell in self.cells:
            if cell & CARD:
                cards[(cell & CARD) - 1] += 1
            for kind in range(KINDS):
                tokens[kind] += int(cell >> (LAID + kind) & 1)
        for kind in list(self.bag[: self.bag_size]) + self.rift_kinds():
            tokens[kind] += 1
        for fate in list(self.fates[: self.fates_size]) + list(self.drawn[: self.drawn_size]):
            fates[fate & NAME] += 1
        for kind in range(ENCOUNTERS):
            fates[kind] += self.spent[kind]
        for seat in range(self.players):
            for token in self.tokens_of(seat):
                tokens[token & KIND] += 1
            for fate in self.hand_of(seat):
                fates[fate & NAME] += 1
            for kind in range(PERMANENTS):
                fates[FIRST_PERMANENT + kind] += self.open[seat * PERMANENTS + kind]
        return [*cards, *tokens, *fates, len(set(self.goal))]

    def truth(self) -> list[object]:
        seats = range(self.players)
        stocks = [list(self.stock[MOST_TOKENS * seat : MOST_TOKENS * seat + self.held[seat]]) for seat in seats]
        return [
            self.rng.state(),
            [int(self.turn), int(self.phase), int(self.first), int(self.rounds), int(self.reveal_count)],
            [int(self.lays), int(self.stride), self.backwards, self.soothed, self.met_by_blank],
            [int(self.wheel), int(self.steps), int(self.taken), int(self.due), int(self.paired)],
            [int(self.back_to), int(self.partner), int(self.partner_held), int(self.shuffles)],
            [int(self.black), int(self.white), list(self.circle[: self.circle_size])],
            [int(self.full), int(self.set_at), int(self.black_in), int(self.white_in)],
            [list(self.deck[: self.deck_size]), list(self.out[: self.out_size])],
            [list(self.bag[: self.bag_size]), stocks, list(self.ledger[: self.ledger_size])],
            [list(self.cells), list(self.rifts), list(self.ends)],
            [list(self.fates[: self.fates_size]), list(self.spent), list(self.open)],
            [[self.hand_of(seat) for seat in seats], list(self.drawn[: self.drawn_size])],
            [list(self.goal), list(self.goal_seen)],
        ]


def lay_out(position: SandmanPosition, circle: i64) -> None:
    """Give the position its places: all tokens in the bag, all cards in their decks, nothing dealt (S8, S9)."""
    tables = position.tables
    players = position.players
    bag: list[int] = []
    for kind, number in enumerate(tables.tokens):
        bag += [kind] * number
    position.bag_size = len(bag)
    position.bag = vec[i64](bag + [0] * (MOST_TOKENS - len(bag)))
    position.ledger = tables.no_pool[:]
    position.stock = vec[i64]([0] * (MOST_TOKENS * players))
    position.held = vec[i64]([0] * players)
    position.deck = vec[i64](
        list(range(tables.cards - 1, -1, -1)) if not tables.shuffled else list(range(tables.cards))
    )
    position.deck_size = tables.cards
    position.circle = vec[i64]([0] * circle)
    position.out = vec[i64]([0] * (tables.rounds * circle))
    # One player takes at most so many cards: a round leaves as many as there are players (S22, S24).
    position.width = tables.rounds * ((circle - 1) // players)
    position.cells = vec[i64]([0] * (players * LEVELS * position.width))
    position.rifts = vec[i64]([NOTHING] * (players * LEVELS * position.width))
    position.ends = vec[i64]([0] * (players * LEVELS))
    position.places = vec[i64]([0] * (players * LEVELS))
    fates: list[int] = []
    for kind, number in enumerate(tables.copies):
        fates += [kind] * number
    position.fates_size = len(fates)
    position.fates = vec[i64](fates + [0] * (MOST_ENCOUNTERS - len(fates)))
    position.spent = vec[i64]([0] * ENCOUNTERS)
    position.hand = vec[i64]([0] * (MOST_ENCOUNTERS * players))
    position.hand_size = vec[i64]([0] * players)
    position.open = vec[i64]([0] * (PERMANENTS * players))
    position.drawn = vec[i64]([0] * MOST_DRAWN)
    goals = list(range(len(tables.goals)))
    dealt: list[int] = []
    seen: list[int] = []
    seat: i64 = 0
    while seat < players:
        dealt.append(goals.pop(position.rng.below(len(goals))))
        seen.append(1 << int(seat))
        seat += 1
    position.goal = vec[i64](dealt)
    position.goal_seen = vec[i64](seen)
