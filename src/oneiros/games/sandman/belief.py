"""What a player of Sandman can think of: everything they cannot see, dealt anew at random.

Hidden tokens keep their backs, which all see (S10), so sand-backed and blank-backed ones are dealt apart; each is
as likely in another's stock, under a break or in the bag. Encounters drawn before the discard pile was shuffled
(S20) are dealt apart from those drawn after. Nothing but what the seat has seen goes in, and the outcome depends on
that and `rng` alone.

What a player put back into the bag is not remembered: it may be imagined in a stock that was filled before.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import nth
from oneiros.core.chance import Rng
from oneiros.games.sandman.cards import ENCOUNTERS, KINDS, MOST_ENCOUNTERS, MOST_TOKENS, Tables
from oneiros.games.sandman.position import AGE, KIND, NAME, NOTHING, SEEN, SandmanPosition


@final
class Heap:
    """Pieces of some kinds in no order; `sizes` counts those of even and of odd kinds."""

    def __init__(self, tables: Tables) -> None:
        self.counts = tables.no_kinds[:]
        self.even: i64 = 0
        self.odd: i64 = 0

    def put(self, kind: i64) -> None:
        """One more of that kind."""
        self.counts[kind] += 1
        if kind & 1:
            self.odd += 1
        else:
            self.even += 1

    def pull(self, odd: i64, rng: Rng) -> i64:
        """The kind of a piece at random, of an odd or an even kind, taken out."""
        kind = odd
        if odd:
            left = rng.below(self.odd)
            self.odd -= 1
        else:
            left = rng.below(self.even)
            self.even -= 1
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 2
        self.counts[kind] -= 1
        return kind


def redeal(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Deal anew, in place, all that the seat has not seen."""
    _redeal_tokens(state, seat, rng)
    _redeal_encounters(state, seat, rng)
    _redeal_goals(state, seat, rng)


def _redeal_tokens(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Fronts in others' stocks, under breaks and in the bag."""
    unseen = Heap(state.tables)
    eyes: i64 = 1 << (SEEN + seat)
    at: i64 = 0
    while at < state.bag_size:
        unseen.put(state.bag[at] & KIND)
        at += 1
    other: i64 = 0
    while other < state.players:
        at = other * MOST_TOKENS
        end = at + state.held[other]
        while at < end:
            if not state.stock[at] & eyes:
                unseen.put(state.stock[at] & KIND)
            at += 1
        other += 1
    cells: i64 = len(state.rifts)
    at = 0
    while at < cells:
        if state.rifts[at] != NOTHING:
            unseen.put(state.rifts[at] & KIND)
        at += 1

    other = 0
    while other < state.players:
        at = other * MOST_TOKENS
        end = at + state.held[other]
        while at < end:
            token = state.stock[at]
            if not token & eyes:
                state.stock[at] = token >> SEEN << SEEN | unseen.pull(token & 1, rng)
            at += 1
        other += 1
    at = 0
    while at < cells:
        if state.rifts[at] != NOTHING:
            state.rifts[at] = unseen.pull(state.rifts[at] & 1, rng)
        at += 1
    _pour(unseen.counts, KINDS, state.bag)


def _redeal_encounters(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Others' hands, what another has just drawn, and the deck; each shuffle's cards apart."""
    age: i64 = 0
    while age <= state.shuffles:
        unseen = Heap(state.tables)  # of kinds doubled, so that all are even
        at: i64 = 0
        if age == state.shuffles:
            while at < state.fates_size:
                unseen.put(2 * state.fates[at])
                at += 1
        other: i64 = 0
        while other < state.players:
            at = other * MOST_ENCOUNTERS
            end = at + state.hand_size[other]
            while other != seat and at < end:
                if state.hand[at] >> AGE == age:
                    unseen.put(2 * (state.hand[at] & NAME))
                at += 1
            other += 1
        at = 0
        while state.turn != seat and at < state.drawn_size:
            if state.drawn[at] >> AGE == age:
                unseen.put(2 * (state.drawn[at] & NAME))
            at += 1

        other = 0
        while other < state.players:
            at = other * MOST_ENCOUNTERS
            end = at + state.hand_size[other]
            while other != seat and at < end:
                if state.hand[at] >> AGE == age:
                    state.hand[at] = age << AGE | unseen.pull(0, rng) >> 1
                at += 1
            other += 1
        at = 0
        while state.turn != seat and at < state.drawn_size:
            if state.drawn[at] >> AGE == age:
                state.drawn[at] = age << AGE | unseen.pull(0, rng) >> 1
            at += 1
        if age == state.shuffles:
            at = 0
            kind: i64 = 0
            while kind < ENCOUNTERS:
                left = unseen.counts[2 * kind]
                while left:
                    state.fates[at] = kind
                    at += 1
                    left -= 1
                kind += 1
        age += 1


def _redeal_goals(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Others' goals that the seat has not seen, from all the goals it has not seen."""
    left: i64 = (1 << len(state.tables.goals)) - 1
    unseen: i64 = len(state.tables.goals)
    other: i64 = 0
    while other < state.players:
        if state.goal_seen[other] >> seat & 1:
            left &= ~(1 << state.goal[other])
            unseen -= 1
        other += 1
    other = 0
    while other < state.players:
        if not state.goal_seen[other] >> seat & 1:
            goal = nth(left, rng.below(unseen))
            left &= ~(1 << goal)
            unseen -= 1
            state.goal[other] = goal
        other += 1


def _pour(counts: vec[i64], kinds: i64, into: vec[i64]) -> None:
    """Fill `into` with the pieces counted, kind by kind."""
    at: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        left = counts[kind]
        while left:
            into[at] = kind
            at += 1
            left -= 1
        kind += 1
