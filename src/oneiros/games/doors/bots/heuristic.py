"""The heuristic of Doors.

It moves to the prospect that its judgement likes best. To choose well it also glances ahead: it lets chance answer,
plays on a little, and asks its estimate how likely that is to be won. The estimate is good for positions that such play
leads to and not for all that a deep tree can find, so search weighs only the move at hand.

Who plays alone and has no more to learn has an insight in place of judgement and estimate: it tells of every prospect
how likely it is to be won, so the best of them is both the move and the worth of the position.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.doors.bots.estimate import MOST_WORDS, Estimate, as_chance
from oneiros.games.doors.bots.judgement import SURE, Judgement
from oneiros.games.doors.bots.prospect import ANEW, DRAFT_ON, FIVE, NOTHING, PROPHECY, Prospect
from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KEY, KINDS, SYMBOLS
from oneiros.games.doors.choices import (
    AT_ARRANGE,
    AT_DOOR,
    AT_FORESEE,
    AT_GIVE,
    AT_NIGHTMARE,
    AT_PLAY,
    AT_TAKE,
    AT_TRIPLE,
    OVER,
)
from oneiros.games.doors.moves import (
    ACCEPT,
    ARRANGE,
    DISCARD,
    DRAFT,
    FORESEE,
    GIVE,
    KEEP,
    LEAVE,
    LOSE_DOOR,
    LOSE_FIVE,
    LOSE_KEY,
    OPEN,
    PLAY,
    TAKE,
)
from oneiros.games.doors.position import HAND, NO_CARD, SIGHT
from oneiros.games.doors.rules import DoorsState

# How often `choose` looks ahead for every action, and then how much more often for those that look best.
FIRST_GLANCES: Final = 12
FAVOURITES: Final = 3
MORE_GLANCES: Final = 36

# How many moves ahead the estimate is asked.
FAR: Final = 5
NEAR: Final = 3

# How many simulations insight into a move counts for: as many as it takes to know better.
TRUST: Final = 20.0


@final
class DoorsHeuristic(Heuristic):
    """For one player and for two."""

    def __init__(
        self, doors: list[int], judgements: list[Judgement], estimates: list[Estimate], insight: Estimate
    ) -> None:
        """`doors` are those in the pack, by colour; of the lists the first is for one player, the second for two."""
        super().__init__()
        self.doors = doors
        self.judgements = judgements
        self.judgement = judgements[0]
        self.estimates = estimates
        self.insight = insight
        self.insightful = False
        self.begun = vec[i64]([0] * MOST_WORDS)  # the sums of what most moves leave alone
        self.scratch = vec[i64]([0] * MOST_WORDS)
        self.prospect = Prospect()
        self.horizon = FAR
        self.exploration = 0.2
        self.depth = 1
        self.still: i64 = 0  # the judgement of what most moves leave alone
        self.takes_notes = False
        self.notes_of_still: list[tuple[i64, i64]] = []
        self.notes: list[tuple[i64, i64]] = []

    # The contract

    def set_level(self, level: str) -> None:
        """Who has still to learn plays by habits, and searches less far ahead."""
        if level == "lucid":
            self.horizon = NEAR
        elif level == "oracle":
            self.insightful = True
            self.prior_weight = TRUST

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DoorsState)
        return self._best(state)[0]

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A glance ahead: what chance may answer to each action, played on a little and estimated."""
        if self._has_insight(state.players):
            return self.move(state, seat, rng)
        actions = state.legal(int(seat))
        if len(actions) == 1:
            return actions[0]
        hopes = self._glance(state, seat, actions, FIRST_GLANCES, rng)
        order = sorted(range(len(actions)), key=lambda at: -hopes[at])
        best = [actions[at] for at in order[:FAVOURITES]]
        more = self._glance(state, seat, best, MORE_GLANCES, rng)
        most: i64 = 0
        at: i64 = 1
        while at < len(best):
            if hopes[order[at]] + more[at] > hopes[order[most]] + more[most]:
                most = at
            at += 1
        return best[most]

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """By insight; where there is none, in the order that judgement has them, each worth what the position is."""
        assert isinstance(state, DoorsState)
        self._settle(state)
        found: list[tuple[int, int]] = []
        for choice in state.legal(int(seat)):
            found.append((-int(self._judge(state, choice)), choice))
        found.sort()
        if self._has_insight(state.players):
            return [(choice, as_chance(-judged)) for judged, choice in found]
        value = self.value(state, seat)
        return [(choice, value) for _, choice in found]

    def _glance(self, state: State, seat: i64, actions: list[int], glances: i64, rng: Rng) -> list[float]:
        """The sum of the worths of what each action led to; the same chance answers to all of them."""
        hopes = [0.0] * len(actions)
        glance: i64 = 0
        while glance < glances:
            luck = rng.fork()
            at: i64 = 0
            while at < len(actions):
                same = luck.clone()
                dream = state.imagine(int(seat), same)
                dream.step(seat, actions[at])
                self.playout(dream, same)
                hopes[at] += self.value(dream, seat)
                at += 1
            glance += 1
        return hopes

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, DoorsState)
        if state.phase == OVER:
            return 1.0 if state.won else 0.0
        if self._has_insight(state.players):
            return as_chance(self._best(state)[1])
        self.prospect.load(state, self.doors)
        self.prospect.load_pool(state)
        return self.estimates[state.players - 1].chance(self.prospect, self.scratch)

    def playout(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, DoorsState)
        moves: i64 = 0
        if self._has_insight(state.players):
            return moves  # the worth of the position is that of its best move
        while state.phase != OVER and (moves < self.horizon or state.phase != AT_PLAY):
            state.step(state.turn, self.move(state, state.turn, rng))
            moves += 1
        return moves

    def told(self, state: DoorsState, action: i64) -> list[tuple[i64, i64]]:
        """For whoever teaches it: the rows of the prospect of an action, with counts; none where nothing is open."""
        self.notes = []
        self.takes_notes = True
        self._settle(state)
        self._judge(state, action)
        self.takes_notes = False
        return self.notes

    # Judging

    def _has_insight(self, players: i64) -> bool:
        return self.insightful and players == 1

    def _best(self, state: DoorsState) -> tuple[i64, i64]:
        """The best action and its judgement."""
        self._settle(state)
        best: i64 = NO_CARD
        most: i64 = 0
        for choice in state.legal(int(state.turn)):
            action: i64 = choice
            judged = self._judge(state, action)
            if best == NO_CARD or judged > most:
                best = action
                most = judged
        return best, most

    def _settle(self, state: DoorsState) -> None:
        """Look at the position as it is."""
        self.judgement = self.judgements[state.players - 1]
        self.prospect.load(state, self.doors)
        if self._has_insight(state.players):
            self.prospect.load_pool(state)
        self._rest()

    def _rest(self) -> None:
        """Count what most moves leave alone."""
        prospect = self.prospect
        prospect.tell_seen()
        if self._has_insight(prospect.players):
            prospect.tell_pool()
            self.insight.begin(prospect, self.begun)
            if self.takes_notes:
                self.notes_of_still = [(prospect.rows[at], prospect.counts[at]) for at in range(prospect.size)]
        else:
            self.still = self.judgement.counted(prospect.rows, prospect.counts, prospect.size)

    def _weigh(self) -> i64:
        prospect = self.prospect
        prospect.tell_moving()
        if self._has_insight(prospect.players):
            if self.takes_notes:
                self.notes = self.notes_of_still + [(prospect.rows[at], 1) for at in range(prospect.size)]
            return self.insight.finish(prospect, self.begun, self.scratch)
        return self.still + self.judgement.once(prospect.rows, prospect.size)

    def _judge(self, state: DoorsState, action: i64) -> i64:
        """How good the prospect of an action is. The prospect is afterwards as it was."""
        phase = state.phase
        if phase == AT_PLAY:
            if action < DISCARD:
                return self._judge_play(state, (action - PLAY) % CHAMBERS, action - PLAY >= CHAMBERS)
            return self._judge_discard(state, (action - DISCARD) % CHAMBERS, action - DISCARD >= CHAMBERS)
        if phase == AT_FORESEE:
            return self._judge_order(state, action - FORESEE, False)
        if phase == AT_ARRANGE:
            return self._judge_order(state, action - ARRANGE, True)
        if phase == AT_DOOR:
            return self._judge_door(state, action)
        if phase == AT_NIGHTMARE:
            return self._judge_nightmare(state, action)
        if phase == AT_TRIPLE:
            colour = state.last[state.turn] // SYMBOLS
            return self._judge_find(state, colour) if action == ACCEPT else self._weigh()
        prospect = self.prospect
        if phase == AT_GIVE or phase == AT_TAKE:
            prospect.due = PROPHECY if state.prophecy_due and state.deck_size() else NOTHING
            if action == KEEP:
                return self._weigh()
            if phase == AT_GIVE:
                return self._judge_give(action - GIVE)
            return self._judge_swap(state.hand[state.turn * HAND + state.giving], action - TAKE)
        prospect.due = DRAFT_ON
        prospect.shared[action - DRAFT] -= 1
        judged = self._weigh()
        prospect.shared[action - DRAFT] += 1
        return judged

    def _judge_play(self, state: DoorsState, card: i64, shared: bool) -> i64:
        """D4, D5."""
        prospect = self.prospect
        colour = card // SYMBOLS
        last = prospect.last
        run = prospect.run
        prospect.spend(card, shared)
        prospect.last = card
        prospect.run = 1
        if last != NO_CARD and last // SYMBOLS == colour:
            prospect.run += run
        found = prospect.run % 3 == 0 and state.door_in_deck(colour)
        second = found and state.players == 2 and state.doors[state.turn * COLOURS + colour] > 0
        judged: i64 = 0
        if not found or second:
            judged = self._weigh()
        if found:
            with_door = self._judge_find(state, colour)
            if not second or with_door > judged:
                judged = with_door
            return judged  # the prospect was made anew
        prospect.unspend(card, shared)
        prospect.last = last
        prospect.run = run
        return judged

    def _judge_find(self, state: DoorsState, colour: i64) -> i64:
        """D5: a door comes out of the deck, which is shuffled. Then look at the position anew."""
        self.prospect.shuffle_deck()
        self.prospect.pool[DOOR + colour] -= 1
        return self._judge_gain(state, colour)

    def _judge_gain(self, state: DoorsState, colour: i64) -> i64:
        """A door is laid open. Then look at the position anew."""
        judged: i64 = SURE
        if not self.prospect.gain_door(colour):
            self._rest()
            judged = self._weigh()
        self._settle(state)
        return judged

    def _judge_discard(self, state: DoorsState, card: i64, shared: bool) -> i64:
        """D6, D7."""
        prospect = self.prospect
        prospect.spend(card, shared)
        if card % SYMBOLS == KEY and state.deck_size():
            prospect.due = PROPHECY
        judged = self._weigh()
        prospect.due = NOTHING
        prospect.unspend(card, shared)
        return judged

    def _judge_give(self, given: i64) -> i64:
        """D21: the best that can be got for a card."""
        most: i64 = -SURE
        wanted: i64 = 0
        while wanted < CHAMBERS:
            if self.prospect.shared[wanted]:
                judged = self._judge_swap(given, wanted)
                if judged > most:
                    most = judged
            wanted += 1
        return most

    def _judge_swap(self, given: i64, wanted: i64) -> i64:
        """D21: private and shared cards are one hand, so only what is shared changes."""
        shared = self.prospect.shared
        shared[wanted] -= 1
        shared[given] += 1
        judged = self._weigh()
        shared[wanted] += 1
        shared[given] -= 1
        return judged

    def _judge_order(self, state: DoorsState, card: i64, on_top: bool) -> i64:
        """D7: a card of the prophecy is discarded or put back; what leaves no choice is put back with it."""
        prospect = self.prospect
        sight = prospect.sight
        sight[card] -= 1
        if on_top:
            prospect.top[prospect.top_size] = card
            prospect.top_size += 1
        kinds: i64 = 0
        only: i64 = 0
        at: i64 = 0
        while at < KINDS:
            if sight[at]:
                kinds += 1
                only = at
            at += 1
        if kinds == 1:
            while sight[only]:
                sight[only] -= 1
                prospect.top[prospect.top_size] = only
                prospect.top_size += 1
        self._rest()
        judged = self._weigh()
        self._settle(state)
        return judged

    def _judge_door(self, state: DoorsState, action: i64) -> i64:
        """D10."""
        prospect = self.prospect
        door = state.drawn
        if action == LEAVE:
            prospect.limbo[door] += 1
            self._rest()
            judged = self._weigh()
            self._settle(state)
            return judged
        prospect.spend((door - DOOR) * SYMBOLS + KEY, action != OPEN)
        return self._judge_gain(state, door - DOOR)

    def _judge_nightmare(self, state: DoorsState, action: i64) -> i64:
        """D12 to D15."""
        prospect = self.prospect
        if action < LOSE_DOOR:
            choice = action - LOSE_KEY
            key = choice % COLOURS * SYMBOLS + KEY
            shared = choice >= COLOURS
            prospect.spend(key, shared)
            judged = self._weigh()
            prospect.unspend(key, shared)
            return judged
        if action < LOSE_FIVE:
            colour = action - LOSE_DOOR
            if state.players == 1:
                prospect.wanted[colour] += 1
            else:
                left = state.doors[state.turn * COLOURS + colour] - 1
                prospect.wanted[colour] = 1 if left == 0 else (0 if left == 1 else 2)
            prospect.limbo[DOOR + colour] += 1
            self._rest()
        elif action == LOSE_FIVE:
            if state.deck_size() <= SIGHT:
                return -SURE
            prospect.due = FIVE
        else:
            kind: i64 = 0
            while kind < CHAMBERS:
                prospect.hand[kind] = 0
                prospect.shared[kind] = 0
                kind += 1
            prospect.to_draw = HAND
            prospect.due = ANEW
        judged = self._weigh()
        self._settle(state)
        return judged
