"""The fronts of the tokens that a seat has not seen, dealt anew: the whole history of the bag as it may have been.

What the seat knows. Backs, and which token moves, are open (S10), so of every draw from the bag and every return to it
the seat knows when, by whom and with which back; sand and blank backs never mix. It knows the front of a token that it
has seen while the token was out; then it saw that front go back into the bag too, if it went. All other fronts it has
not seen: of tokens still out (in others' stocks, under breaks) and of tokens that came back face down (S13, Mender).
Which of their tokens players lay, pay or give is their choice, and nothing is concluded from it.

What has to come out. Tell the physical tokens apart, those that look alike too. A draw takes any token in the bag, all
equally likely, and how many there are is known; so every history of who was drawn when that shows the seat what it
saw is as likely as any other. One of them is to be picked, each with the same chance.

How. Call the time from one moment at which the seat saw a token to the next its absence. An absence begins with a
return that the seat saw, or with the game; it ends with a draw whose front the seat knows, or lasts. A history is
settled by three choices:

1. For each return that the seat saw, which absence it began. Going back in time that is any absence of a token of its
   kind that covers the moment and has no beginning yet. However the later ones were chosen, their number is the same:
   the tokens of that kind out of the seat's sight just then.
2. For each unseen token that is still out, which of the lasting absences it is: one that began before the draw. Going
   forward in time these sets grow, so each choice leaves as many to the next whatever it was; but how many there are
   depends on 1.
3. For each unseen token that came back, going back in time, which of those then in the bag it was: one whose absence
   began before the draw. How many there are can depend on 1, on 2 and on later ones.

So each choice is made fairly, and the whole is kept with a chance proportional to the product of those numbers that
vary, against the most they can be; else all is dealt again. That is exact. Where the seat saw no return, or nothing is
left to choose, the numbers do not vary and the first deal is kept.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.games.sandman.cards import KINDS, MOST_TOKENS
from oneiros.games.sandman.position import BACK_IN, KIND, NOTHING, SEEN, SandmanPosition

SINCE: Final = 6  # of an absence: above its kind, the return that began it (0: it began with the game)
WORDS: Final = 4294967296.0
PATIENCE: Final = 1000  # after so many deals the next one possible is kept, whatever its chance


def redeal_fronts(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Deal all fronts that the seat has not seen, in place, those of the past included."""
    fronts = Fronts(state, seat)
    tries: i64 = 0
    while not (fronts.deal(rng, tries < PATIENCE) and _can_return(state)):
        tries += 1


def _can_return(state: SandmanPosition) -> bool:
    """S12: while a second token is to be shown, the active player has one, which all know."""
    if state.paired == NOTHING:
        return True
    at = state.turn * MOST_TOKENS
    end = at + state.held[state.turn]
    while at < end:
        if state.kind_of(state.stock[at]) >> 1 == state.paired:
            return True
        at += 1
    return False


def _kept(chance: float, fairly: bool, rng: Rng) -> bool:
    """Whether to keep a deal, with that chance; if not fairly, whenever there is one."""
    if chance == 1.0 or chance == 0.0 or not fairly:
        return chance > 0.0
    return float(rng.word()) < chance * WORDS


@final
class Fronts:
    """What one seat knows of the ledger, and the place to work out the rest."""

    def __init__(self, state: SandmanPosition, seat: i64) -> None:
        self.state = state
        self.ledger = state.ledger
        self.size: i64 = len(state.ledger)
        self.eye: i64 = 1 << (SEEN + seat)
        self.no_kinds = state.tables.no_kinds
        self.unseen = self.no_kinds[:]  # by kind: the lasting absences
        self.seen_returns: i64 = 0
        self.face_down: i64 = 0  # tokens that came back unseen
        # By entry of a draw. Of one that the seat knows: the beginning of the absence it ended, and the next in a chain
        # of such draws. Of one still out: the lasting absences that cannot have begun before it. Of one that came back
        # unseen: the tokens in the bag on its return that cannot have been in it on the draw.
        self.since = self.ledger[:]
        self.chain = self.ledger[:]
        self.barred = self.ledger[:]
        # The lasting absences that a seen return began, latest first.
        self.begun = self.ledger[:]
        self.begun_size: i64 = 0
        # Absences of tokens in the bag, apart by back, MOST_TOKENS places each.
        self.pool = state.tables.no_pool[:]
        self.sand: i64 = 0
        self.blank: i64 = 0
        self._read()

    def _read(self) -> None:
        """Count what is unseen, and by how much the numbers of choices can vary."""
        state = self.state
        ledger = self.ledger
        at: i64 = 0
        while at < state.bag_size:
            self.unseen[state.bag[at]] += 1
            at += 1
        ended = self.no_kinds[:]  # by kind: absences ended by a draw, for which a beginning may still be found
        begun_sand: i64 = 0  # lasting absences that surely began with returns from here on
        begun_blank: i64 = 0
        surplus_sand: i64 = 0  # seen returns less draws, from here on
        surplus_blank: i64 = 0
        at = self.size - 1
        while at >= 0:
            entry = ledger[at]
            if entry < 0:
                token = -1 - entry
                entry = ledger[token]
                kind = entry & KIND
                if entry & self.eye:
                    self.seen_returns += 1
                    if ended[kind]:
                        ended[kind] -= 1
                    elif kind & 1:
                        begun_blank += 1
                    else:
                        begun_sand += 1
                    if kind & 1:
                        surplus_blank += 1
                    else:
                        surplus_sand += 1
                else:
                    self.face_down += 1
                    self.barred[token] = surplus_blank if kind & 1 else surplus_sand
            else:
                kind = entry & KIND
                surplus = surplus_blank if kind & 1 else surplus_sand
                if entry & self.eye:
                    ended[kind] += 1
                    self.since[at] = 0
                elif entry >> BACK_IN:
                    self.barred[at] = max(surplus - self.barred[at], 0)
                else:
                    self.unseen[kind] += 1
                    self.barred[at] = begun_blank if kind & 1 else begun_sand
                if kind & 1:
                    surplus_blank -= 1
                else:
                    surplus_sand -= 1
            at -= 1

    def deal(self, rng: Rng, fairly: bool) -> bool:
        """Deal once; whether it is to be kept."""
        spare = self.unseen[:]
        if self.seen_returns:
            self._choose_beginnings(spare, rng)
        if not _kept(self._deal_tokens_out(spare, rng), fairly, rng):
            return False
        self._fill_bag()
        return not self.face_down or _kept(self._retrace(rng), fairly, rng)

    def _choose_beginnings(self, spare: vec[i64], rng: Rng) -> None:
        """Choice 1; `spare` is left with the lasting absences, by kind, that began with the game."""
        ledger = self.ledger
        since = self.since
        chain = self.chain
        first = self.no_kinds[:]  # by kind: the first draw of the chain, plus 1
        ended = self.no_kinds[:]  # by kind: the draws in it
        self.begun_size = 0
        at = self.size - 1
        while at >= 0:
            entry = ledger[at]
            if entry >= 0:
                if entry & self.eye:
                    kind = entry & KIND
                    since[at] = 0
                    chain[at] = first[kind]
                    first[kind] = at + 1
                    ended[kind] += 1
            else:
                entry = ledger[-1 - entry]
                if entry & self.eye:
                    kind = entry & KIND
                    choices = spare[kind] + ended[kind]
                    choice = rng.below(choices) if choices > 1 else choices - 1
                    if choice < spare[kind]:
                        spare[kind] -= 1
                        self.begun[self.begun_size] = kind | at << SINCE
                        self.begun_size += 1
                    else:
                        choice -= spare[kind]
                        ended[kind] -= 1
                        found = first[kind]
                        if choice == 0:
                            first[kind] = chain[found - 1]
                        else:
                            while choice > 1:
                                found = chain[found - 1]
                                choice -= 1
                            before = found
                            found = chain[before - 1]
                            chain[before - 1] = chain[found - 1]
                        since[found - 1] = at
            at -= 1

    def _put(self, absence: i64) -> None:
        if absence & 1:
            self.pool[MOST_TOKENS + self.blank] = absence
            self.blank += 1
        else:
            self.pool[self.sand] = absence
            self.sand += 1

    def _pull(self, at: i64) -> i64:
        """The absence at that place of the pool, taken out."""
        absence = self.pool[at]
        if absence & 1:
            self.blank -= 1
            self.pool[at] = self.pool[MOST_TOKENS + self.blank]
        else:
            self.sand -= 1
            self.pool[at] = self.pool[self.sand]
        return absence

    def _deal_tokens_out(self, spare: vec[i64], rng: Rng) -> float:
        """Choice 2; the rest is in the pool then. Returns the chance with which to keep it."""
        ledger = self.ledger
        self.sand = 0
        self.blank = 0
        all_sand: i64 = 0
        all_blank: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            number = spare[kind]
            while number:
                self._put(kind)
                number -= 1
            if kind & 1:
                all_blank += self.unseen[kind]
            else:
                all_sand += self.unseen[kind]
            kind += 1
        next_begun = self.begun_size - 1
        chance: float = 1.0
        at: i64 = 0
        while at < self.size:
            entry = ledger[at]
            if entry >= 0 and not entry & self.eye and not entry >> BACK_IN:
                while next_begun >= 0 and self.begun[next_begun] >> SINCE < at:
                    self._put(self.begun[next_begun])
                    next_begun -= 1
                if entry & 1:
                    choices = self.blank
                    most = all_blank - self.barred[at]
                    all_blank -= 1
                    first: i64 = MOST_TOKENS
                else:
                    choices = self.sand
                    most = all_sand - self.barred[at]
                    all_sand -= 1
                    first = 0
                if choices == 0:
                    return 0.0
                if choices != most:
                    chance *= float(choices) / float(most)
                absence = self._pull(first + rng.below(choices))
                ledger[at] = entry & ~KIND | absence & KIND
                self.since[at] = absence >> SINCE
            at += 1
        while next_begun >= 0:
            self._put(self.begun[next_begun])
            next_begun -= 1
        return chance

    def _fill_bag(self) -> None:
        bag = self.state.bag
        at: i64 = 0
        while at < self.sand:
            bag[at] = self.pool[at] & KIND
            at += 1
        at = 0
        while at < self.blank:
            bag[self.sand + at] = self.pool[MOST_TOKENS + at] & KIND
            at += 1

    def _retrace(self, rng: Rng) -> float:
        """Choice 3: the pool goes back in time. Returns the chance with which to keep it."""
        ledger = self.ledger
        pool = self.pool
        left = self.face_down
        chance: float = 1.0
        at = self.size - 1
        while left:
            entry = ledger[at]
            if entry >= 0:
                self._put(entry & KIND | self.since[at] << SINCE)
                if not entry & self.eye and entry >> BACK_IN:
                    left -= 1
            else:
                token = -1 - entry
                entry = ledger[token]
                first: i64 = MOST_TOKENS if entry & 1 else 0
                size = self.blank if entry & 1 else self.sand
                if entry & self.eye:
                    self._pull(self._find(entry & KIND | at << SINCE, first))
                else:
                    choices = size
                    if self.seen_returns:
                        place = first
                        while place < first + size:
                            if pool[place] >> SINCE > token:
                                choices -= 1
                            place += 1
                        if choices == 0:
                            return 0.0
                        if choices != size - self.barred[token]:
                            chance *= float(choices) / float(size - self.barred[token])
                    place = first + rng.below(size)
                    while pool[place] >> SINCE > token:
                        place = first + rng.below(size)
                    absence = self._pull(place)
                    ledger[token] = entry & ~KIND | absence & KIND
                    self.since[token] = absence >> SINCE
            at -= 1
        return chance

    def _find(self, absence: i64, first: i64) -> i64:
        """Where in the pool it is: what the seat saw go back was then in the bag."""
        place = first
        while self.pool[place] != absence:
            place += 1
        return place
