"""An afterstate of Doors: the position after a move, before the chance event that follows it.

It holds only what the seat to move knows: cards that the seat cannot see are all in the pool, wherever they are. The
linear value and the value networks read it as rows. Rows of cards seen and not seen have counts. `Moving` rows, which
most moves change, count once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KEY, KINDS, SYMBOLS
from oneiros.games.doors.position import HAND, NO_CARD, SIGHT
from oneiros.games.doors.rules import DoorsState

# What chance is about to do, beyond drawing.
NOTHING: Final = 0
PROPHECY: Final = 1  # D7
FIVE: Final = 2  # D14
ANEW: Final = 3  # D15
DRAFT_ON: Final = 4  # D19
DUES: Final = 5

# Where each group of rows begins.
MOST_ALIKE: Final = 3  # of one kind in hand: more do not count
ENDS: Final = CHAMBERS * 3 + 1  # of a row: its last card and its run modulo 3, or no card
SCENES: Final = COLOURS * 3 * 4 * 4  # for a colour: doors wanted, run, chain
DECKS: Final = 28

IN_HAND: Final = 0
ROW_END: Final = IN_HAND + CHAMBERS * MOST_ALIKE
SCENE: Final = ROW_END + ENDS
KEYLESS: Final = SCENE + SCENES
KEYED: Final = KEYLESS + COLOURS * 2 * 4
TO_DRAW: Final = KEYED + COLOURS * 3 * 2
DUE: Final = TO_DRAW + HAND + 1
IN_POOL: Final = DUE + DUES
IN_DECK: Final = IN_POOL + KINDS
WANTED: Final = IN_DECK + DECKS
IN_LIMBO: Final = WANTED + 9
ON_TOP: Final = IN_LIMBO + KINDS - DOOR
IN_SIGHT: Final = ON_TOP + SIGHT * KINDS
SOLO_ROWS: Final = IN_SIGHT + KINDS
IN_SHARED: Final = SOLO_ROWS
WITH_PARTNER: Final = IN_SHARED + CHAMBERS * 2
PARTNER_HIDES: Final = WITH_PARTNER + CHAMBERS * 2
PARTNER_END: Final = PARTNER_HIDES + 1
PARTNER_SCENE: Final = PARTNER_END + ENDS
PARTNER_WANTS: Final = PARTNER_SCENE + SCENES
DUO_ROWS: Final = PARTNER_WANTS + COLOURS + 1
MOST_ROWS: Final = 160  # of one afterstate


def _chains() -> bytes:
    """By suns, moons and keys (0 to 3 each) and the symbol before (3: none): how many can follow, 3 at most."""

    def longest(held: tuple[int, int, int], before: int, most: int) -> int:
        best = 0
        for symbol in range(SYMBOLS):
            if most and held[symbol] and symbol != before:
                left = tuple(number - (symbol == at) for at, number in enumerate(held))
                best = max(best, 1 + longest((left[0], left[1], left[2]), symbol, most - 1))
        return best

    return bytes(
        longest((at >> 0 & 3, at >> 2 & 3, at >> 4 & 3), before, 3) for at in range(64) for before in range(SYMBOLS + 1)
    )


CHAINS: Final = _chains()


def _chain(hand: vec[i64], first: i64, before: i64, keys: bool) -> i64:
    """How many cards of a colour, whose sun is `first`, can be played one after another from a hand."""
    suns = hand[first]
    moons = hand[first + 1]
    held: i64 = hand[first + 2] if keys else 0
    if suns > 3:
        suns = 3
    if moons > 3:
        moons = 3
    if held > 3:
        held = 3
    at = (suns | moons << 2 | held << 4) * 4 + before
    return CHAINS[at]


@final
class Afterstate:
    """One position, changed in place to what each move would make of it, and back."""

    def __init__(self) -> None:
        self.players: i64 = 1
        self.hand = vec[i64]([0] * CHAMBERS)  # by kind; private and shared cards together
        self.shared = vec[i64]([0] * CHAMBERS)
        self.partner = vec[i64]([0] * CHAMBERS)  # private cards of the partner that the seat knows
        self.partner_hides: i64 = 0
        self.last: i64 = NO_CARD
        self.run: i64 = 0
        self.partner_last: i64 = NO_CARD
        self.partner_run: i64 = 0
        self.wanted = vec[i64]([0] * COLOURS)  # solo: doors missing; duo: 0 has it, 1 wants it, 2 has two
        self.partner_wanted = vec[i64]([0] * COLOURS)
        self.to_draw: i64 = 0
        self.due: i64 = NOTHING
        self.pool = vec[i64]([0] * KINDS)
        self.limbo = vec[i64]([0] * KINDS)
        self.top = vec[i64]([0] * SIGHT)
        self.top_size: i64 = 0
        self.sight = vec[i64]([0] * KINDS)
        self.rows = vec[i64]([0] * MOST_ROWS)
        self.counts = vec[i64]([0] * MOST_ROWS)
        self.size: i64 = 0

    # From a state

    def load(self, state: DoorsState, doors: list[int]) -> None:
        """What the seat to move knows, except the pool; `doors` are those in the pack, by colour."""
        seat = state.turn
        self.players = state.players
        self.due = NOTHING
        self._load_own(state, seat, doors)
        self._load_seen(state, seat)
        if state.players == 2:
            self._load_partner(state, seat)

    def load_pool(self, state: DoorsState) -> None:
        """The cards that the seat to move does not see, wherever they are."""
        seat = state.turn
        pool = self.pool
        counts = state.in_pool
        at: i64 = 0
        while at < KINDS:
            pool[at] = counts[at]
            at += 1
        if state.players == 1:
            return
        at = 0
        while at < state.top_size:
            if not state.top_seen[at] >> seat & 1:
                pool[state.top[at]] += 1
            at += 1
        at = (1 - seat) * HAND
        end = at + state.held[1 - seat]
        while at < end:
            if not state.known[at]:
                pool[state.hand[at]] += 1
            at += 1

    def _load_own(self, state: DoorsState, seat: i64, doors: list[int]) -> None:
        hand = self.hand
        at: i64 = 0
        while at < CHAMBERS:
            hand[at] = 0
            at += 1
        held = state.held[seat]
        at = 0
        while at < held:
            hand[state.hand[seat * HAND + at]] += 1
            at += 1
        self.to_draw = state.full - held - state.shared_held
        self.last = state.last[seat]
        self.run = state.run[seat]
        wanted = self.wanted
        at = 0
        while at < COLOURS:
            if state.players == 1:
                wanted[at] = doors[at] - state.doors[at]
            else:
                wanted[at] = _wish(state.doors[seat * COLOURS + at])
            at += 1

    def _load_seen(self, state: DoorsState, seat: i64) -> None:
        """Limbo, a prophecy, and the cards on top of the deck that the seat knows."""
        limbo = self.limbo
        sight = self.sight
        at: i64 = 0
        while at < KINDS:
            limbo[at] = 0
            sight[at] = 0
            at += 1
        size = state.limbo_size
        at = 0
        while at < size:
            limbo[state.limbo[at]] += 1
            at += 1
        size = state.sight_size
        at = 0
        while at < size:
            sight[state.sight[at]] += 1
            at += 1
        self.top_size = 0
        size = state.top_size
        at = 0
        while at < size:
            if state.top_seen[at] >> seat & 1:
                self.top[self.top_size] = state.top[at]
                self.top_size += 1
            at += 1

    def _load_partner(self, state: DoorsState, seat: i64) -> None:
        other = 1 - seat
        partner = self.partner
        shared = self.shared
        at: i64 = 0
        while at < CHAMBERS:
            shared[at] = 0
            partner[at] = 0
            at += 1
        at = 0
        while at < state.shared_held:
            shared[state.shared[at]] += 1
            self.hand[state.shared[at]] += 1
            at += 1
        self.partner_hides = 0
        at = other * HAND
        end = at + state.held[other]
        while at < end:
            if state.known[at]:
                partner[state.hand[at]] += 1
            else:
                self.partner_hides += 1
            at += 1
        self.partner_last = state.last[other]
        self.partner_run = state.run[other]
        at = 0
        while at < COLOURS:
            self.partner_wanted[at] = _wish(state.doors[other * COLOURS + at])
            at += 1

    # Changes that a move makes

    def spend(self, card: i64, shared: bool) -> None:
        """A card leaves the hand."""
        self.hand[card] -= 1
        if shared:
            self.shared[card] -= 1
        self.to_draw += 1

    def unspend(self, card: i64, shared: bool) -> None:
        """And back."""
        self.hand[card] += 1
        if shared:
            self.shared[card] += 1
        self.to_draw -= 1

    def shuffle_deck(self) -> None:
        """Nothing is known of its top any more."""
        at: i64 = 0
        while at < self.top_size:
            self.pool[self.top[at]] += 1
            at += 1
        self.top_size = 0

    def gain_door(self, colour: i64) -> bool:
        """A door of that colour is laid open; whether that wins (D17, D24)."""
        wanted = self.wanted
        if self.players == 1:
            wanted[colour] -= 1
        else:
            wanted[colour] = 0 if wanted[colour] == 1 else 2
        left: i64 = 0
        at: i64 = 0
        while at < COLOURS:
            left += wanted[at]
            if self.players == 2:
                left += self.partner_wanted[at]
            at += 1
        return left == 0

    # As rows

    def write_seen(self) -> None:
        """The rows that most moves leave alone, with counts."""
        self.size = 0
        at: i64 = 0
        while at < KINDS:
            if self.sight[at]:
                self._add(IN_SIGHT + at, self.sight[at])
            at += 1
        at = DOOR
        while at < KINDS:
            if self.limbo[at]:
                self._add(IN_LIMBO + at - DOOR, self.limbo[at])
            at += 1
        at = 0
        while at < self.top_size:
            self._add(ON_TOP + at * KINDS + self.top[at], 1)
            at += 1
        missing: i64 = 0
        at = 0
        while at < COLOURS:
            if self.players == 1:
                missing += self.wanted[at]
            else:
                missing += (self.wanted[at] & 1) + (self.partner_wanted[at] & 1)
            at += 1
        if missing > 8:
            missing = 8
        self._add(WANTED + missing, 1)

    def write_pool(self) -> None:
        """After these the rows of the cards not seen, with counts, and of how many can be drawn."""
        pool = self.pool
        deck = self.top_size
        if self.players == 2:
            deck -= self.partner_hides
        at: i64 = 0
        while at < KINDS:
            if pool[at]:
                self._add(IN_POOL + at, pool[at])
                deck += pool[at]
            deck += self.sight[at]
            at += 1
        if deck >= 12:
            deck = 12 + (deck - 12) // 4
        if deck >= DECKS:
            deck = DECKS - 1
        self._add(IN_DECK + deck, 1)

    def _add(self, row: i64, count: i64) -> None:
        self.rows[self.size] = row
        self.counts[self.size] = count
        self.size += 1

    def write_moving(self) -> None:
        """The rows of hand, row, colours and what is due; each counts once."""
        rows = self.rows
        hand = self.hand
        size: i64 = 0
        at: i64 = 0
        while at < CHAMBERS:
            held = hand[at]
            if held:
                row = IN_HAND + at * MOST_ALIKE
                if held > MOST_ALIKE:
                    held = MOST_ALIKE
                while held:
                    rows[size] = row
                    size += 1
                    row += 1
                    held -= 1
            at += 1
        before: i64 = SYMBOLS
        end: i64 = ENDS - 1
        current: i64 = NO_CARD
        last = self.last
        run = self.run % 3
        if last != NO_CARD:
            before = last % SYMBOLS
            current = last // SYMBOLS
            end = last * 3 + run
        rows[size] = ROW_END + end
        rows[size + 1] = TO_DRAW + (self.to_draw if self.to_draw < HAND else HAND)
        rows[size + 2] = DUE + self.due
        size += 3
        colour: i64 = 0
        while colour < COLOURS:
            wanted = self.wanted[colour]
            if wanted > 2:
                wanted = 2
            running: i64 = 3
            if colour == current:
                running = run
            chain = _chain(hand, colour * SYMBOLS, before, True)
            rows[size] = SCENE + ((colour * 3 + wanted) * 4 + running) * 4 + chain
            chain = _chain(hand, colour * SYMBOLS, before, False)
            rows[size + 1] = KEYLESS + (colour * 2 + (1 if wanted else 0)) * 4 + chain
            size += 2
            held = hand[colour * SYMBOLS + KEY]
            if held:
                rows[size] = KEYED + (colour * 3 + wanted) * 2 + (1 if held > 1 else 0)
                size += 1
            colour += 1
        self.size = size
        if self.players == 2:
            self._write_partner()

    def _write_partner(self) -> None:
        """For two players: the shared cards and what is known of the partner."""
        rows = self.rows
        size = self.size
        reach = vec[i64]([0] * CHAMBERS)
        at: i64 = 0
        while at < CHAMBERS:
            reach[at] = self.partner[at] + self.shared[at]
            if self.shared[at]:
                rows[size] = IN_SHARED + at * 2
                size += 1
                if self.shared[at] > 1:
                    rows[size] = IN_SHARED + at * 2 + 1
                    size += 1
            if self.partner[at]:
                rows[size] = WITH_PARTNER + at * 2
                size += 1
                if self.partner[at] > 1:
                    rows[size] = WITH_PARTNER + at * 2 + 1
                    size += 1
            at += 1
        at = 0
        while at < self.partner_hides:
            rows[size] = PARTNER_HIDES
            size += 1
            at += 1
        before: i64 = SYMBOLS
        end: i64 = ENDS - 1
        current: i64 = NO_CARD
        last = self.partner_last
        run = self.partner_run % 3
        if last != NO_CARD:
            before = last % SYMBOLS
            current = last // SYMBOLS
            end = last * 3 + run
        rows[size] = PARTNER_END + end
        size += 1
        wants: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            wanted = self.partner_wanted[colour]
            wants += wanted & 1
            running: i64 = 3
            if colour == current:
                running = run
            chain = _chain(reach, colour * SYMBOLS, before, True)
            rows[size] = PARTNER_SCENE + ((colour * 3 + wanted) * 4 + running) * 4 + chain
            size += 1
            colour += 1
        rows[size] = PARTNER_WANTS + wants
        self.size = size + 1


def _wish(doors: i64) -> i64:
    """D23, D24: 1 where a door is wanted, 0 where there is one, 2 where there are too many."""
    if doors == 0:
        return 1
    return 0 if doors == 1 else 2
