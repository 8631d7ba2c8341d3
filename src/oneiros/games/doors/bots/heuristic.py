"""The heuristic of Doors: moves by the value of their afterstates.

It moves to the afterstate with the highest linear value. To choose well it also looks ahead: it samples chance, plays a
few moves, and asks a value network how likely that state is to be won. The network is good for states that this way of
playing leads to. It is not good for all states that a deep tree can find. So search compares only the move at hand.

The levels `lucid` and `oracle`, playing alone, use a value network of afterstates in place of both. The best afterstate
is the move, and its value is the value of the position.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.doors.bots.afterstate import ANEW, DRAFT_ON, FIVE, NOTHING, PROPHECY, Afterstate
from oneiros.games.doors.bots.linear_value import CERTAIN, LinearValue
from oneiros.games.doors.bots.value_network import MOST_WORDS, ValueNetwork, as_chance
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

# How many moves ahead the value network is asked.
FAR: Final = 5
NEAR: Final = 3
# And with the afterstate value, beyond the move at hand. Its errors differ from position to position. A mean over what
# may come some moves later has less of them.
ONWARD: Final = 3

# How many simulations the afterstate value of a move counts as: with more than that, they know better.
PRIOR_WEIGHT: Final = 20.0


@final
class DoorsHeuristic(Heuristic):
    """For one player and for two."""

    def __init__(
        self,
        doors: list[int],
        linear_values: list[LinearValue],
        state_values: list[ValueNetwork],
        afterstate_value: ValueNetwork,
    ) -> None:
        """`doors` are those in the pack, by colour; of the lists the first is for one player, the second for two."""
        super().__init__()
        self.doors = doors
        self.linear_values = linear_values
        self.linear_value = linear_values[0]
        self.state_values = state_values
        self.afterstate_value = afterstate_value
        self.use_afterstate_value = False
        self.plays_on: i64 = 0  # moves that are made by afterstate value before a position is valued
        self.begun = vec[i64]([0] * MOST_WORDS)  # the sums of what most moves leave alone
        self.scratch = vec[i64]([0] * MOST_WORDS)
        self.afterstate = Afterstate()
        self.looks_ahead = True
        self.horizon = FAR
        self.exploration = 0.2
        self.depth = 1
        self.prunes_moves = True
        self.still: i64 = 0  # the linear value of what most moves leave alone
        self.takes_notes = False
        self.notes_of_still: list[tuple[i64, i64]] = []
        self.notes: list[tuple[i64, i64]] = []

    # The contract

    def set_level(self, level: str) -> None:
        """The lower levels play by habits, and `drowsy` by nothing else. `lucid` has the value of `oracle`."""
        if level == "drowsy":
            self.looks_ahead = False
        elif level == "lucid":
            self.use_afterstate_value = True
        elif level == "lucid-1":
            self.horizon = NEAR
        elif level in ("oracle", "oracle-1"):
            self.use_afterstate_value = True
            self.prior_weight = PRIOR_WEIGHT
            self.plays_on = ONWARD if level == "oracle" else 0

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DoorsState)
        return self._best(state)[0]

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """Look ahead: sample chance after each action, play a few moves and value the state."""
        if not self.looks_ahead or self._uses_afterstate_value(state.players):
            return self.move(state, seat, rng)
        assert isinstance(state, DoorsState)
        legal = state.legal(int(seat))
        actions = [action for action in legal if not self._dooms(state, action)] or legal
        if len(actions) == 1:
            return actions[0]
        hopes = self.glance(state, seat, actions, FIRST_GLANCES, rng)
        order = sorted(range(len(actions)), key=lambda at: -hopes[at])
        best = [actions[at] for at in order[:FAVOURITES]]
        more = self.glance(state, seat, best, MORE_GLANCES, rng)
        most: i64 = 0
        at: i64 = 1
        while at < len(best):
            if hopes[order[at]] + more[at] > hopes[order[most]] + more[most]:
                most = at
            at += 1
        return best[most]

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """By afterstate value; without it, in the order of the linear value, each with the value of the position."""
        assert isinstance(state, DoorsState)
        self._load(state)
        found: list[tuple[int, int]] = []
        for choice in state.legal(int(seat)):
            found.append((-int(self._score(state, choice)), choice))
        found.sort()
        if self._uses_afterstate_value(state.players):
            return [(choice, as_chance(-score)) for score, choice in found]
        value = self.value(state, seat)
        return [(choice, value) for _, choice in found]

    def likely(self, state: State, seat: i64) -> list[int]:
        """The actions that do not lose the game at once, in the order of the linear value."""
        assert isinstance(state, DoorsState)
        self._load(state)
        found = sorted((-int(self._score(state, choice)), choice) for choice in state.legal(int(seat)))
        order = [choice for _, choice in found]
        return [choice for choice in order if not self._dooms(state, choice)] or order

    def glance(self, state: State, seat: i64, actions: list[int], glances: i64, rng: Rng) -> list[float]:
        """The sum of the values of the states that each action led to. All actions get the same chance."""
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
        if self._is_lost(state):
            return 0.0
        if self._uses_afterstate_value(state.players):
            return as_chance(self._best(state)[1])
        self.afterstate.load(state, self.doors)
        self.afterstate.load_pool(state)
        return self.state_values[state.players - 1].chance(self.afterstate, self.scratch)

    def prunes(self, state: State, seat: i64, action: i64) -> bool:
        assert isinstance(state, DoorsState)
        return self._dooms(state, action)

    def playout(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, DoorsState)
        moves: i64 = 0
        if self._uses_afterstate_value(state.players):  # the value of a position is that of its best move
            while state.phase != OVER and moves < self.plays_on:
                state.step(state.turn, self._best(state)[0])
                moves += 1
            return moves
        while state.phase != OVER and (moves < self.horizon or state.phase != AT_PLAY):
            state.step(state.turn, self.move(state, state.turn, rng))
            moves += 1
        return moves

    def afterstate_rows(self, state: DoorsState, action: i64) -> list[tuple[i64, i64]]:
        """For training: the rows of the afterstate of an action, with counts; none where nothing is open."""
        self.notes = []
        self.takes_notes = True
        self._load(state)
        self._score(state, action)
        self.takes_notes = False
        return self.notes

    # Scoring

    def _uses_afterstate_value(self, players: i64) -> bool:
        return self.use_afterstate_value and players == 1

    def _best(self, state: DoorsState) -> tuple[i64, i64]:
        """The best action and its score."""
        self._load(state)
        best: i64 = NO_CARD
        most: i64 = 0
        for choice in state.legal(int(state.turn)):
            action: i64 = choice
            score = self._score(state, action)
            if best == NO_CARD or score > most:
                best = action
                most = score
        return best, most

    def _load(self, state: DoorsState) -> None:
        """Look at the position as it is."""
        self.linear_value = self.linear_values[state.players - 1]
        self.afterstate.load(state, self.doors)
        if self._uses_afterstate_value(state.players):
            self.afterstate.load_pool(state)
        self._sum_still()

    def _sum_still(self) -> None:
        """Add up the rows that most moves leave alone."""
        afterstate = self.afterstate
        afterstate.write_seen()
        if self._uses_afterstate_value(afterstate.players):
            afterstate.write_pool()
            self.afterstate_value.begin(afterstate, self.begun)
            if self.takes_notes:
                self.notes_of_still = [(afterstate.rows[at], afterstate.counts[at]) for at in range(afterstate.size)]
        else:
            self.still = self.linear_value.counted(afterstate.rows, afterstate.counts, afterstate.size)

    def _weigh(self) -> i64:
        afterstate = self.afterstate
        afterstate.write_moving()
        if self._uses_afterstate_value(afterstate.players):
            if self.takes_notes:
                self.notes = self.notes_of_still + [(afterstate.rows[at], 1) for at in range(afterstate.size)]
            return self.afterstate_value.finish(afterstate, self.begun, self.scratch)
        return self.still + self.linear_value.once(afterstate.rows, afterstate.size)

    def _score(self, state: DoorsState, action: i64) -> i64:
        """The score of the afterstate of an action. Afterwards `afterstate` is as it was."""
        phase = state.phase
        if phase == AT_PLAY:
            if action < DISCARD:
                return self._score_play(state, (action - PLAY) % CHAMBERS, action - PLAY >= CHAMBERS)
            return self._score_discard(state, (action - DISCARD) % CHAMBERS, action - DISCARD >= CHAMBERS)
        if phase == AT_FORESEE:
            if self._dooms(state, action):
                return -CERTAIN
            return self._score_order(state, action - FORESEE, False)
        if phase == AT_ARRANGE:
            return self._score_order(state, action - ARRANGE, True)
        if phase == AT_DOOR:
            return self._score_door(state, action)
        if phase == AT_NIGHTMARE:
            return self._score_nightmare(state, action)
        if phase == AT_TRIPLE:
            colour = state.last[state.turn] // SYMBOLS
            return self._score_find(state, colour) if action == ACCEPT else self._weigh()
        afterstate = self.afterstate
        if phase == AT_GIVE or phase == AT_TAKE:
            afterstate.due = PROPHECY if state.prophecy_due and state.deck_size() else NOTHING
            if action == KEEP:
                return self._weigh()
            if phase == AT_GIVE:
                return self._score_give(action - GIVE)
            return self._score_swap(state.hand[state.turn * HAND + state.giving], action - TAKE)
        afterstate.due = DRAFT_ON
        afterstate.shared[action - DRAFT] -= 1
        score = self._weigh()
        afterstate.shared[action - DRAFT] += 1
        return score

    def _score_play(self, state: DoorsState, card: i64, shared: bool) -> i64:
        """D4, D5."""
        afterstate = self.afterstate
        colour = card // SYMBOLS
        last = afterstate.last
        run = afterstate.run
        afterstate.spend(card, shared)
        afterstate.last = card
        afterstate.run = 1
        if last != NO_CARD and last // SYMBOLS == colour:
            afterstate.run += run
        found = afterstate.run % 3 == 0 and state.door_in_deck(colour)
        second = found and state.players == 2 and state.doors[state.turn * COLOURS + colour] > 0
        score: i64 = 0
        if not found or second:
            score = self._weigh()
        if found:
            with_door = self._score_find(state, colour)
            if not second or with_door > score:
                score = with_door
            return score  # the afterstate was loaded anew
        afterstate.unspend(card, shared)
        afterstate.last = last
        afterstate.run = run
        return score

    def _score_find(self, state: DoorsState, colour: i64) -> i64:
        """D5: a door comes out of the deck, which is shuffled. Then look at the position anew."""
        self.afterstate.shuffle_deck()
        self.afterstate.pool[DOOR + colour] -= 1
        return self._score_gain(state, colour)

    def _score_gain(self, state: DoorsState, colour: i64) -> i64:
        """A door is laid open. Then look at the position anew."""
        score: i64 = CERTAIN
        if not self.afterstate.gain_door(colour):
            self._sum_still()
            score = self._weigh()
        self._load(state)
        return score

    def _score_discard(self, state: DoorsState, card: i64, shared: bool) -> i64:
        """D6, D7."""
        afterstate = self.afterstate
        afterstate.spend(card, shared)
        if card % SYMBOLS == KEY and state.deck_size():
            afterstate.due = PROPHECY
        score = self._weigh()
        afterstate.due = NOTHING
        afterstate.unspend(card, shared)
        return score

    def _score_give(self, given: i64) -> i64:
        """D21: the best that can be got for a card."""
        most: i64 = -CERTAIN
        wanted: i64 = 0
        while wanted < CHAMBERS:
            if self.afterstate.shared[wanted]:
                score = self._score_swap(given, wanted)
                if score > most:
                    most = score
            wanted += 1
        return most

    def _score_swap(self, given: i64, wanted: i64) -> i64:
        """D21: private and shared cards are one hand, so only what is shared changes."""
        shared = self.afterstate.shared
        shared[wanted] -= 1
        shared[given] += 1
        score = self._weigh()
        shared[wanted] += 1
        shared[given] -= 1
        return score

    def _score_order(self, state: DoorsState, card: i64, on_top: bool) -> i64:
        """D7: a card of the prophecy is discarded or put back; what leaves no choice is put back with it."""
        afterstate = self.afterstate
        sight = afterstate.sight
        sight[card] -= 1
        if on_top:
            afterstate.top[afterstate.top_size] = card
            afterstate.top_size += 1
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
                afterstate.top[afterstate.top_size] = only
                afterstate.top_size += 1
        self._sum_still()
        score = self._weigh()
        self._load(state)
        return score

    def _dooms(self, state: DoorsState, action: i64) -> bool:
        """D7: whether a door that somebody needs to win (D17, D24) is discarded: it never comes back."""
        card = action - FORESEE
        if state.phase != AT_FORESEE or card < DOOR or card >= DOOR + COLOURS:
            return False
        return self._spare_doors(state, card - DOOR) < 1

    def _is_lost(self, state: DoorsState) -> bool:
        """D17, D24: whether a door that somebody needs to win has been discarded."""
        colour: i64 = 0
        while colour < COLOURS:
            if self._spare_doors(state, colour) < 0:
                return True
            colour += 1
        return False

    def _spare_doors(self, state: DoorsState, colour: i64) -> i64:
        """How many doors of a colour are left beyond those needed to win."""
        pack: i64 = self.doors[colour]
        spare: i64 = 0 if state.players == 1 else pack - state.players
        at: i64 = 0
        while at < state.discarded_size:
            if state.discarded[at] == DOOR + colour:
                spare -= 1
            at += 1
        return spare

    def _score_door(self, state: DoorsState, action: i64) -> i64:
        """D10."""
        afterstate = self.afterstate
        door = state.drawn
        if action == LEAVE:
            afterstate.limbo[door] += 1
            self._sum_still()
            score = self._weigh()
            self._load(state)
            return score
        afterstate.spend((door - DOOR) * SYMBOLS + KEY, action != OPEN)
        return self._score_gain(state, door - DOOR)

    def _score_nightmare(self, state: DoorsState, action: i64) -> i64:
        """D12 to D15."""
        afterstate = self.afterstate
        if action < LOSE_DOOR:
            choice = action - LOSE_KEY
            key = choice % COLOURS * SYMBOLS + KEY
            shared = choice >= COLOURS
            afterstate.spend(key, shared)
            score = self._weigh()
            afterstate.unspend(key, shared)
            return score
        if action < LOSE_FIVE:
            colour = action - LOSE_DOOR
            if state.players == 1:
                afterstate.wanted[colour] += 1
            else:
                left = state.doors[state.turn * COLOURS + colour] - 1
                afterstate.wanted[colour] = 1 if left == 0 else (0 if left == 1 else 2)
            afterstate.limbo[DOOR + colour] += 1
            self._sum_still()
        elif action == LOSE_FIVE:
            if state.deck_size() <= SIGHT:
                return -CERTAIN
            afterstate.due = FIVE
        else:
            kind: i64 = 0
            while kind < CHAMBERS:
                afterstate.hand[kind] = 0
                afterstate.shared[kind] = 0
                kind += 1
            afterstate.to_draw = state.full
            afterstate.due = ANEW
        score = self._weigh()
        self._load(state)
        return score
