"""The belief of Sandman: everything that a seat cannot see, dealt anew at random.

Each possibility has its right chance; nothing is concluded from what others choose. The result depends only on what
the seat has seen and on `rng`.

- Fronts of tokens: `token_belief`, which remembers what was in the bag when.
- Encounters: all see the discard pile, and which card leaves a hand. A deck is made of a set of cards that all know: at
  first all of them, later the discards of that moment (S20). Nothing is added to it until it is used up. Take the cards
  that were drawn from one deck and not shown since, and the rest of that deck: every order of them is equally likely.
  Cards drawn from earlier decks are dealt separately.
- Goals: any of those not seen. A goal that was seen (Second Sight) stays known, and all are open at the end.

The dream deck is a set that all know, drawn from at random; nothing in it needs dealing.
"""

from typing import final

from mypy_extensions import i64

from oneiros.core.bits import nth
from oneiros.core.chance import Rng
from oneiros.games.sandman.cards import ENCOUNTERS, MOST_ENCOUNTERS, Tables
from oneiros.games.sandman.position import AGE, NAME, SandmanPosition
from oneiros.games.sandman.token_belief import redeal_fronts


@final
class Heap:
    """Encounters in no order, counted by kind."""

    def __init__(self, tables: Tables) -> None:
        self.counts = tables.no_kinds[:]
        self.size: i64 = 0

    def put(self, kind: i64) -> None:
        """One more of that kind."""
        self.counts[kind] += 1
        self.size += 1

    def pull(self, rng: Rng) -> i64:
        """The kind of one at random, taken out."""
        left = rng.below(self.size)
        self.size -= 1
        kind: i64 = 0
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 1
        self.counts[kind] -= 1
        return kind


def redeal(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Deal anew, in place, all that the seat has not seen."""
    redeal_fronts(state, seat, rng)
    _redeal_encounters(state, seat, rng)
    _redeal_goals(state, seat, rng)


def _redeal_encounters(state: SandmanPosition, seat: i64, rng: Rng) -> None:
    """Others' hands, what another has just drawn, and the deck; each shuffle's cards apart."""
    age: i64 = 0
    while age <= state.shuffles:
        unseen = Heap(state.tables)
        at: i64 = 0
        if age == state.shuffles:
            while at < state.fates_size:
                unseen.put(state.fates[at])
                at += 1
        other: i64 = 0
        while other < state.players:
            at = other * MOST_ENCOUNTERS
            end = at + state.hand_size[other]
            while other != seat and at < end:
                if state.hand[at] >> AGE == age:
                    unseen.put(state.hand[at] & NAME)
                at += 1
            other += 1
        at = 0
        while state.turn != seat and at < state.drawn_size:
            if state.drawn[at] >> AGE == age:
                unseen.put(state.drawn[at] & NAME)
            at += 1

        other = 0
        while other < state.players:
            at = other * MOST_ENCOUNTERS
            end = at + state.hand_size[other]
            while other != seat and at < end:
                if state.hand[at] >> AGE == age:
                    state.hand[at] = age << AGE | unseen.pull(rng)
                at += 1
            other += 1
        at = 0
        while state.turn != seat and at < state.drawn_size:
            if state.drawn[at] >> AGE == age:
                state.drawn[at] = age << AGE | unseen.pull(rng)
            at += 1
        if age == state.shuffles:
            at = 0
            kind: i64 = 0
            while kind < ENCOUNTERS:
                left = unseen.counts[kind]
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
