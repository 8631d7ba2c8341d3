"""The heuristic of Ravens: which card to part with, when to wake up, how well the scores stand.

A player uses what its seat has seen and nothing else, though it is asked about a whole imagined state. A card it has
not seen counts as the mean of all cards it has not seen. Of those, a card that its owner knows and has kept is likely
a good one. The longer the round lasts, the better it is likely to be.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import lowest
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State
from oneiros.games.ravens.cards import KINDS, NINE, NUMBERS, PEEK_ONE, TAKE_TWO
from oneiros.games.ravens.moves import (
    CHOOSE,
    CLAIM,
    DONE,
    DRAW,
    DROP,
    EXCHANGE,
    LOOK,
    PEEK,
    PICK,
    PLACES,
    SWAP,
    TAKE,
    USE,
    WAKE,
)
from oneiros.games.ravens.position import (
    AT_CHOOSE,
    AT_DRAWN,
    AT_LOOK,
    AT_PEEK,
    AT_PICK,
    AT_REMEMBER,
    AT_TURN,
    NO_CARD,
    NO_SLOT,
    OVER,
    TAKES_IN_A_ROW,
)
from oneiros.games.ravens.rules import RavensState

NO_PLACE: Final = -1
SPREAD: Final = 8.5  # variance of the ravens on a card not seen
KEPT_SPREAD: Final = 5.0  # the same of a card that its owner has seen and kept
STEEP: Final = 1.7  # makes a logistic curve of this much like a normal one
CHOOSY: Final = 3.7  # ravens that the cards one knows get better by, in a very long round
SLOWLY: Final = 3.0  # turns until half of that is done
ONE_OF_TWO: Final = 1.7  # ravens that the better of two cards has less than any card
ONE_OF_THREE: Final = 0.9  # and the best of three less than that
EVEN: Final = 0.5
NERVE: Final = [0.0, 0.0, 0.14, 0.1, 0.0, -0.05]  # by players: by how much the chance must be better than even
LEARNING: Final = 0.6  # ravens that it is worth to know a card of one's own instead of guessing it
SPYING: Final = 0.1  # the same of another's card
# Most of the skill of Ravens is nerve, and most players have less of it than would be good. Until they are masters they
# wake up too late, take what lies open too gladly, and are afraid of cards they do not know.
MASTERS: Final = ("oracle", "oracle-1")
CARE: Final = 0.6
SHYNESS: Final = 0.15  # how much surer than necessary bots are that search and still learn
HASTE: Final = 3.0
FEAR: Final = 2.0
# Learners do not weigh chances. They wake up as soon as their own dream looks good, and what looks good is a habit too.
PRIDE: Final = {"drowsy": 15.0, "dreamer": 9.0, "drowsy-1": 15.0, "dreamer-1": 9.0}  # ravens
SPLENDID: Final = 2.0  # ravens of a dream that gains nothing by waiting, so that everybody wakes up with it
QUARTERS: Final = 4.0  # of a raven, for a learned value
WRITTEN: Final = 4  # cards of a dream that are written one by one, the best first
POINTS: Final = 10.0  # what a player far back scores in a round
SWING: Final = 12.0  # by how much two players' scores for a round differ, one standard deviation


@final
class RavensHeuristic(Heuristic):
    """Sense of Ravens. One object serves one bot: it keeps no memory, but has its scratch paper."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.3
        self.depth = 1  # what follows depends on cards not yet drawn, and `move` looks at them
        self.widening = 0.4
        self.gambles = [WAKE]
        self.care: float = 0.0  # how much surer than necessary a player is before waking up
        self.fear: float = 0.0  # ravens by which a card of one's own looks worse while one does not know it
        self.haste: float = 0.0  # ravens by which a card that lies open looks better than one to be drawn
        self.pride: float = SPLENDID  # ravens of a dream with which one wakes up without counting chances
        # What one seat makes of a position; filled by `_look_around`.
        self.unseen = vec[i64]([0] * KINDS)  # by kind: cards the seat has not seen
        self.mean: float = 0.0  # ravens on such a card
        self.kept: float = 0.0  # ravens on such a card that its owner knows and has kept
        self.worst: i64 = NO_PLACE  # of its own cards, the one to part with
        self.worst_value: float = 0.0
        self.blind: i64 = NO_PLACE  # one of its own cards that it does not know
        self.nine: float = 0.0  # what a 9 of its own costs it (R19, R20)

    def set_level(self, level: str) -> None:
        learning = level not in MASTERS
        self.care = CARE if learning else 0.0
        self.haste = HASTE if learning else 0.0
        self.fear = FEAR if learning else 0.0
        self.pride = PRIDE.get(level, SPLENDID)
        self.prunes_moves = level in ("lucid", "lucid-1")

    def prunes(self, state: State, seat: i64, action: i64) -> bool:
        """Prune waking up until the bot is surer than necessary. Search does not give it more nerve."""
        assert isinstance(state, RavensState)
        if action != WAKE:
            return False
        self._look_around(state, seat)
        return not self._dares(state, seat, SHYNESS)

    # Moves

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, RavensState)
        phase = state.phase
        if phase == AT_LOOK:
            return LOOK + lowest(state._mask_look(seat))
        if phase == AT_REMEMBER:
            return DONE
        self._look_around(state, seat)
        if phase == AT_TURN:
            return self._turn(state, seat)
        if phase == AT_DRAWN:
            return self._drawn(state, seat)
        if phase == AT_CHOOSE:
            first = self._gain(state, seat, state.drawn)
            second = self._gain(state, seat, state.second)
            return CHOOSE + (1 if second > first else 0)
        if phase == AT_PEEK:
            return PEEK + self._peek(state, seat)
        if phase == AT_PICK:
            return PICK + seat * PLACES + self.worst
        return EXCHANGE + self._exchange(state, seat)

    def _look_around(self, state: RavensState, seat: i64) -> None:
        """Count what the seat has not seen, and find its worst card."""
        ravens = state.setting.ravens
        unseen = self.unseen
        kind: i64 = 0
        while kind < KINDS:
            unseen[kind] = 0
            kind += 1
        cards = state.pool_size
        total: i64 = 0
        card: i64 = 0
        at: i64 = 0
        while at < state.pool_size:
            card = state.pool[at]
            unseen[card] += 1
            total += ravens[card]
            at += 1
        owner: i64 = 0
        while owner < state.players:
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                if not state.seen[at] >> seat & 1:
                    card = state.dream[at]
                    unseen[card] += 1
                    total += ravens[card]
                    cards += 1
                at += 1
            owner += 1
        self.mean = float(total) / float(cards) if cards > 0 else 5.0
        self.kept = self.mean - self._choosiness(state)
        self.nine = self._cost_of_nine(state, seat)

        self.worst = NO_PLACE
        self.blind = NO_PLACE
        place: i64 = 0
        while place < state.held[seat]:
            value = self._own(state, seat, seat * PLACES + place)
            if self.worst == NO_PLACE or value > self.worst_value:
                self.worst = place
                self.worst_value = value
            if not state.seen[seat * PLACES + place] >> seat & 1:
                self.blind = place
            place += 1

    def _choosiness(self, state: RavensState) -> float:
        """How many ravens fewer than any other card a card has by now that its owner knows and has kept."""
        dealt = len(state.setting.stock) - state.players * state.setting.dream - 1
        turns = float(dealt - state.pool_size) / float(state.players)
        return CHOOSY * turns / (turns + SLOWLY)

    def _cost_of_nine(self, state: RavensState, seat: i64) -> float:
        """A 9 costs nothing to a player who has the most of them (R19) or may get nothing but them (R20)."""
        setting = state.setting
        if not setting.scary_nines and not setting.all_or_nothing:
            return 9.0
        mine: i64 = 0
        most: i64 = 0
        owner: i64 = 0
        while owner < state.players:
            nines: i64 = 0
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                if state.seen[at] >> seat & 1 and setting.ravens[state.dream[at]] == NINE:
                    nines += 1
                at += 1
            if owner == seat:
                mine = nines
            elif nines > most:
                most = nines
            owner += 1
        if setting.scary_nines and mine >= 2 and mine > most:
            return 0.0
        if setting.all_or_nothing and mine >= 2 and mine >= state.held[seat] - 2:
            return 0.0
        return 9.0

    def _value(self, state: RavensState, card: i64) -> float:
        """What a card costs the seat in its own dream."""
        ravens: i64 = state.setting.ravens[card]
        return self.nine if ravens == NINE else float(ravens)

    def _own(self, state: RavensState, seat: i64, slot: i64) -> float:
        return self._value(state, state.dream[slot]) if state.seen[slot] >> seat & 1 else self.mean + self.fear

    def _guess(self, state: RavensState, seat: i64, owner: i64, slot: i64) -> float:
        """The ravens that the seat expects on a card of another."""
        seen = state.seen[slot]
        if seen >> seat & 1:
            return float(state.setting.ravens[state.dream[slot]])
        return self.kept if seen >> owner & 1 else self.mean

    def _turn(self, state: RavensState, seat: i64) -> i64:
        if self._dares(state, seat, self.care):
            return WAKE
        draw = self._draw_gain(state, seat)
        take = -1.0
        if state.takes < state.setting.takes:
            take = self.worst_value - self._value(state, state.discarded[state.discarded_size - 1])
        if state.setting.claims and state.held[seat] < state.setting.largest:
            claim = self._claim(state, seat, draw if draw > take else take)
            if claim != NO_PLACE:
                return CLAIM + claim
        return TAKE + self.worst if take > 0.0 and take > draw - self.haste else DRAW

    def _dares(self, state: RavensState, seat: i64, care: float) -> bool:
        """Whether to wake up: when that costs less, on average, than to be left with what one has.

        Among few players there is time to get better, so it pays to be surer. Among many, another will get better.
        """
        own = 0.0
        doubt = 0.1
        at = seat * PLACES
        end = at + state.held[seat]
        while at < end:
            own += self._own(state, seat, at)
            if not state.seen[at] >> seat & 1:
                doubt += SPREAD
            at += 1
        chance = self._chance_of_fewest(state, seat, own, doubt)
        penalty = float(state.setting.penalty)
        if own <= self.pride and (self.pride > SPLENDID or chance > EVEN):
            return True
        return chance > penalty / (own + penalty + 0.1) + NERVE[state.players] + care

    def _chance_of_fewest(self, state: RavensState, seat: i64, own: float, doubt: float) -> float:
        """How likely a dream of about so many ravens has fewer than all others."""
        chance = 1.0
        owner: i64 = 0
        while owner < state.players:
            if owner != seat:
                ravens = 0.0
                spread = doubt
                at = owner * PLACES
                end = at + state.held[owner]
                while at < end:
                    ravens += self._guess(state, seat, owner, at)
                    if not state.seen[at] >> seat & 1:
                        spread += KEPT_SPREAD if state.seen[at] >> owner & 1 else SPREAD
                    at += 1
                chance /= 1.0 + exp(STEEP * (own + 0.5 - ravens) / sqrt(spread))
            owner += 1
        return chance

    def _draw_gain(self, state: RavensState, seat: i64) -> float:
        """By how much a card from the draw pile will better the dream, on average."""
        total = 0.0
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            number = self.unseen[kind]
            if number > 0:
                cards += number
                gain = self.worst_value - self._value(state, kind)
                if kind >= TAKE_TWO:
                    special = self._special(state, seat, kind)
                    if special > gain:
                        gain = special
                if gain > 0.0:
                    total += float(number) * gain
            kind += 1
        return total / float(cards) if cards > 0 else 0.0

    def _gain(self, state: RavensState, seat: i64, card: i64) -> float:
        """By how much a card in hand can better the dream; a little is left of one that others cannot use."""
        gain = self.worst_value - self._value(state, card)
        if card >= TAKE_TWO:
            special = self._special(state, seat, card)
            if special > gain:
                gain = special
        return gain if gain > 0.0 else 0.01 * (gain + 9.0) - 0.09

    def _special(self, state: RavensState, seat: i64, card: i64) -> float:
        """What it is worth to use a special card (R11, R12, R13)."""
        if card == TAKE_TWO:
            gain = self.worst_value - self.mean + 1.6
            return gain if gain > 0.2 else 0.2
        if card == PEEK_ONE:
            return LEARNING if self.blind != NO_PLACE else SPYING
        slot = self._exchange(state, seat)
        owner = slot // PLACES
        return self.worst_value - self._guess(state, seat, owner, slot)

    def _drawn(self, state: RavensState, seat: i64) -> i64:
        card = state.drawn
        gain = self.worst_value - self._value(state, card)
        if card >= TAKE_TWO:
            special = self._special(state, seat, card)
            if special > gain and special > 0.0:
                return USE
        return SWAP + self.worst if gain > 0.0 else DROP

    def _peek(self, state: RavensState, seat: i64) -> i64:
        """A card of its own that it does not know; else one that another knows and it does not."""
        if self.blind != NO_PLACE:
            return seat * PLACES + self.blind
        found = seat * PLACES
        further: i64 = 1  # from the next seat on, so that not everybody looks at the same one
        while further < state.players:
            owner = (seat + further) % state.players
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                if not state.seen[at] >> seat & 1:
                    found = at
                    if state.seen[at] >> owner & 1:
                        return at
                at += 1
            further += 1
        return found

    def _exchange(self, state: RavensState, seat: i64) -> i64:
        """The card of another that is likely best; its own worst, if the first was not its own."""
        if state.picked != NO_SLOT and state.picked // PLACES != seat:
            return seat * PLACES + self.worst
        found: i64 = NO_PLACE
        best = 0.0
        further: i64 = 1
        while further < state.players:
            owner = (seat + further) % state.players
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                value = self._guess(state, seat, owner, at)
                if found == NO_PLACE or value < best:
                    found = at
                    best = value
                at += 1
            further += 1
        return found

    def _claim(self, state: RavensState, seat: i64, gain: float) -> i64:
        """R21: a claim that is sure and betters the dream more than so much."""
        found: i64 = NO_PLACE
        second: i64 = 1
        while second < state.held[seat]:
            first: i64 = 0
            while first < second:
                one = seat * PLACES + first
                two = seat * PLACES + second
                if state.seen[one] >> seat & 1 and state.seen[two] >> seat & 1:
                    ravens: i64 = state.setting.ravens[state.dream[one]]
                    same: i64 = state.setting.ravens[state.dream[two]]
                    better = 2.0 * float(ravens) - self.mean
                    if ravens == same and better > gain and (ravens != NINE or self.nine > 0.0):
                        gain = better
                        found = (second * (second - 1) // 2 + first) * NUMBERS + ravens
                first += 1
            second += 1
        return found

    # Standing

    def value(self, state: State, seat: i64) -> float:
        """By the scores, as if the cards that lie there were counted now."""
        assert isinstance(state, RavensState)
        mine = self._total(state, seat)
        if state.phase == OVER:
            return self._won(state, seat)
        most = 0.0
        owner: i64 = 0
        while owner < state.players:
            total = self._total(state, owner)
            if total > most:
                most = total
            owner += 1
        scale = STEEP / (SWING * sqrt(self._rounds_left(state, most)))
        sum = 0.0
        owner = 0
        while owner < state.players:
            sum += exp(scale * (mine - self._total(state, owner)))
            owner += 1
        return 1.0 / sum

    def _won(self, state: RavensState, seat: i64) -> float:
        winners = 0.0
        owner: i64 = 0
        while owner < state.players:
            if state.totals[owner] < state.totals[seat]:
                return 0.0
            if state.totals[owner] == state.totals[seat]:
                winners += 1.0
            owner += 1
        return 1.0 / winners

    def _total(self, state: RavensState, owner: i64) -> float:
        """Ravens so far, and those in the dream of a round that is on."""
        total = state.totals[owner]
        if not self.settled(state):
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                total += state.setting.ravens[state.dream[at]]
                at += 1
        return float(total)

    def _rounds_left(self, state: RavensState, most: float) -> float:
        if state.setting.rounds > 0:
            return float(state.setting.rounds - state.round) + 1.0
        left = (float(state.setting.target) - most) / POINTS
        return (left if left > 0.0 else 0.0) + 0.5

    # Learning

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        """What the seat knows: each dream as it guesses it, the piles, and the card at hand. Quarters of ravens."""
        assert isinstance(state, RavensState)
        self._look_around(state, seat)
        own = self._write_dreams(state, seat, writer)
        writer.one_of(state.phase, OVER + 1, "phase")
        writer.one_of((state.turn - seat + state.players) % state.players, state.players, "turn")
        unseen = writer.block(KINDS, 4, "unseen")
        kind: i64 = 0
        while kind < KINDS:
            writer.raise_at(unseen + kind, self.unseen[kind])
            kind += 1
        writer.add(i64(QUARTERS * self.mean), 20, "mean")
        writer.add(i64(QUARTERS * self._choosiness(state)), 12, "choosiness")
        writer.add(state.pool_size, 40, "draw_pile")
        writer.add(state.takes, TAKES_IN_A_ROW, "takes")
        self._write_card(state, seat, state.discarded[state.discarded_size - 1], writer)
        hand = state.turn == seat
        self._write_card(state, seat, state.drawn if hand else NO_CARD, writer)
        self._write_card(state, seat, state.second if hand else NO_CARD, writer)
        doubt = 0.1
        place: i64 = 0
        while place < state.held[seat]:
            if not state.seen[seat * PLACES + place] >> seat & 1:
                doubt += SPREAD
            place += 1
        chance = self._chance_of_fewest(state, seat, own, doubt)
        writer.add(i64(200.0 * chance), 100, "chance")
        penalty = float(state.setting.penalty)
        writer.add(i64(200.0 * (chance - penalty / (own + penalty + 0.1))), 100, "nerve")
        writer.add(i64(self._rounds_left(state, self._most_total(state))), 5, "rounds")

    def _write_dreams(self, state: RavensState, seat: i64, writer: FeatureWriter) -> float:
        """Each player, the seat first; the ravens that the seat expects in its own dream."""
        own = 0.0
        after: i64 = 0
        while after < state.players:
            owner = (seat + after) % state.players
            ravens = 0.0
            sorted_values: list[float] = []
            known: i64 = 0
            kept: i64 = 0
            at = owner * PLACES
            end = at + state.held[owner]
            while at < end:
                value = self._own(state, seat, at) if after == 0 else self._guess(state, seat, owner, at)
                if state.seen[at] >> seat & 1:
                    known += 1
                if state.seen[at] >> owner & 1:
                    kept += 1
                ravens += value
                sorted_values.append(value)
                at += 1
            sorted_values.sort()
            if after == 0:
                own = ravens
            writer.player(after)
            writer.add(state.totals[owner], 30, "total")
            writer.add(state.setting.target - state.totals[owner], 30, "to_target")
            writer.add(i64(QUARTERS * ravens), 40, "ravens")
            writer.add(known, 2, "known")
            writer.add(kept, 2, "kept")
            writer.add(state.held[owner], 4, "cards")
            block = writer.block(WRITTEN, 20, "card")
            number = 0
            while number < len(sorted_values) and number < WRITTEN:
                writer.raise_at(block + number, i64(QUARTERS * sorted_values[number]))
                number += 1
            after += 1
        return own

    def _write_card(self, state: RavensState, seat: i64, card: i64, writer: FeatureWriter) -> None:
        """A card that lies open or in hand, and what it is good for."""
        there = card != NO_CARD
        writer.flag(there, "there")
        writer.add(i64(QUARTERS * self._value(state, card)) if there else 0, 20, "value")
        writer.add(i64(QUARTERS * self._gain(state, seat, card)) if there else 0, 20, "gain")
        writer.one_of(card - TAKE_TWO if there else -1, KINDS - TAKE_TWO, "special")

    def _most_total(self, state: RavensState) -> float:
        most: i64 = 0
        owner: i64 = 0
        while owner < state.players:
            if state.totals[owner] > most:
                most = state.totals[owner]
            owner += 1
        return float(most)

    # Looking ahead

    def reweigh_belief(self, state: State, seat: i64, rng: Rng) -> None:
        """What others know and keep is better than what chance would have given them."""
        assert isinstance(state, RavensState)
        better = self._choosiness(state)
        first = int(1000.0 * better / ONE_OF_TWO)
        second = int(1000.0 * (better - ONE_OF_TWO) / ONE_OF_THREE)
        owner: i64 = 0
        while owner < state.players:
            at = owner * PLACES
            end = at + state.held[owner]
            while owner != seat and at < end:
                seen = state.seen[at]
                if seen >> owner & 1 and not seen >> seat & 1:
                    if rng.below(1000) < first:
                        self._keep_better(state, at, rng)
                    if rng.below(1000) < second:
                        self._keep_better(state, at, rng)
                at += 1
            owner += 1

    def _keep_better(self, state: RavensState, slot: i64, rng: Rng) -> None:
        """Exchange the card with one of the draw pile if that has fewer ravens."""
        if state.pool_size > 0:
            at = rng.below(state.pool_size)
            card = state.pool[at]
            ravens = state.setting.ravens
            if ravens[card] < ravens[state.dream[slot]]:
                state.pool[at] = state.dream[slot]
                state.dream[slot] = card

    def settled(self, state: State) -> bool:
        """When a round is over: the scores show how the game stands, and the next deal is only chance."""
        assert isinstance(state, RavensState)
        return state.phase == AT_LOOK and state.waiting == state.everybody and self._unseen_by_all(state)

    def _unseen_by_all(self, state: RavensState) -> bool:
        at: i64 = 0
        while at < state.players * PLACES:
            if state.seen[at] != 0:
                return False
            at += 1
        return True

    def playout(self, state: State, rng: Rng) -> i64:
        """To the end of the round."""
        assert isinstance(state, RavensState)
        moves: i64 = 0
        start = state.round
        if self.settled(state):
            return 0
        while state.round == start and state.phase != OVER:
            seat = state.actor()
            state.step(seat, self.move(state, seat, rng))
            moves += 1
        return moves
