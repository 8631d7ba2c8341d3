"""The rules of Ravens, R1 to R21: what is legal, what a move does, how it ends. Scores are in `scoring`."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.bits import count, lowest, members, nth, write_flags
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import EVERYONE
from oneiros.core.types import TABLE, Outcome, View
from oneiros.games.ravens.cards import NAMES, NUMBERS, PEEK_ONE, TAKE_TWO
from oneiros.games.ravens.features import write_features
from oneiros.games.ravens.moves import (
    CHOOSE,
    CLAIM,
    CLAIMS_END,
    DONE,
    DRAW,
    DROP,
    EXCHANGE,
    LOOK,
    PAIRS,
    PEEK,
    PICK,
    PLACES,
    SEATS,
    SWAP,
    TAKE,
    USE,
    WAKE,
)
from oneiros.games.ravens.position import (
    AT_CHOOSE,
    AT_DRAWN,
    AT_EXCHANGE,
    AT_LOOK,
    AT_PEEK,
    AT_PICK,
    AT_REMEMBER,
    AT_TURN,
    NO_CARD,
    NO_SLOT,
    OVER,
    RavensPosition,
)
from oneiros.games.ravens.scoring import NOBODY, POINTS, RAVENS, Reckoning, reckon
from oneiros.games.ravens.setting import Setting

if TYPE_CHECKING:
    from oneiros.core.game import Game

MOST_ROUNDS: Final = 250  # R17: of a game that does not reach its target

BASES: Final = bytes((LOOK, WAKE, SWAP, CHOOSE, PEEK, PICK, EXCHANGE, DONE, 0))  # by phase: its lowest action
FIRSTS: Final = bytes([first for first, _ in PAIRS])
SECONDS: Final = bytes([second for _, second in PAIRS])
ALL_CLAIMS: Final = list(range(CLAIM, CLAIMS_END))
SEATS_IN: Final = tuple(
    tuple(seat for seat in range(SEATS) if waiting >> seat & 1) for waiting in range(1 << SEATS)
)  # `actors` for each bit set


@final
class RavensState(RavensPosition):
    """One position of Ravens. Made by `deal`."""

    # The contract

    @property
    def actors(self) -> tuple[int, ...]:
        return SEATS_IN[self.waiting]

    @property
    def hides_past_views(self) -> bool:
        return self.setting.strict

    def actor(self) -> i64:
        if self.phase == AT_LOOK:
            return lowest(self.waiting)
        if self.phase == OVER:
            return TABLE
        return self.turn

    def legal(self, seat: int) -> list[int]:
        if not self._may_act(seat):
            return []
        actions = members(self._mask(seat), BASES[self.phase])
        claims = self._claims()
        if claims:
            actions += ALL_CLAIMS[:claims]
        return actions

    def allows(self, seat: int, action: int) -> bool:
        if not self._may_act(seat):
            return False
        base = BASES[self.phase]
        if base <= action < base + 63:
            bit: i64 = action - base
            return bool(self._mask(seat) >> bit & 1)
        if CLAIM <= action < CLAIMS_END:
            claim: i64 = action - CLAIM
            return claim < self._claims()
        return False

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        if self.waiting >> seat & 1:
            write_flags(self._mask(seat), mask, at + BASES[self.phase])
            claim = at + CLAIM
            end = claim + self._claims()
            while claim < end:
                mask[claim] = 1
                claim += 1

    def pick(self, seat: i64, rng: Rng) -> i64:
        mask = self._mask(seat)
        claims = self._claims()
        others = count(mask)
        chosen = rng.below(others + claims)
        if chosen >= others:
            return CLAIM + chosen - others
        base: i64 = BASES[self.phase]
        return base + nth(mask, chosen)

    def playout(self, rng: Rng) -> int:  # as in `State`, but the compiler knows whose methods it calls
        moves: i64 = 0
        seat = self.actor()
        while seat != TABLE:
            self.step(seat, self.pick(seat, rng))
            moves += 1
            seat = self.actor()
        return moves

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        totals: list[int] = list(self.totals)
        fewest = min(totals)
        if self.setting.rounds:
            reason = "rounds"
        else:
            reason = "target" if max(totals) >= self.setting.target else "long"
        winners = tuple([seat for seat, total in enumerate(totals) if total == fewest])
        return Outcome(scores=tuple(totals), winners=winners, reason=reason)

    def clone(self) -> "RavensState":
        twin = RavensState(self.game, self.players, self.setting, self.rng.clone())
        self._copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "RavensState":
        dream = RavensState(self.game, self.players, self.setting, rng.fork())
        self._copy_to(dream)
        dream._redeal(seat, rng)
        return dream

    def view(self, seat: int | None) -> View:
        from oneiros.games.ravens.viewing import make_view

        return make_view(self, seat)

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        write_features(self, seat, writer)

    # What is legal: the bits above the phase's base, and so many claims from CLAIM on

    def _may_act(self, seat: int) -> bool:
        if not 0 <= seat < SEATS:
            return False
        bit: i64 = seat
        return bool(self.waiting >> bit & 1)

    def _mask(self, seat: i64) -> i64:
        phase = self.phase
        places: i64 = (1 << self.held[seat]) - 1
        if phase == AT_TURN:
            bits: i64 = 1 | 1 << (DRAW - WAKE)
            if self.takes < self.setting.takes:
                bits |= places << (TAKE - WAKE)
            return bits
        if phase == AT_DRAWN:
            bits = places | 1 << (DROP - SWAP)
            if self.drawn >= TAKE_TWO:
                bits |= 1 << (USE - SWAP)
            return bits
        if phase == AT_LOOK:
            return self._mask_look(seat)
        if phase == AT_CHOOSE:
            return 3
        if phase == AT_REMEMBER:
            return 1
        bits = self._all_slots()  # AT_PEEK, AT_PICK, AT_EXCHANGE
        if phase == AT_EXCHANGE:
            bits &= ~self._slots_of(self.picked // PLACES)  # R13: of another player
        return bits

    def _mask_look(self, seat: i64) -> i64:
        """R3: the places not looked at yet; after both looks, in strict memory, that they have been seen."""
        if not self.looks_left(seat):
            return 1 << (DONE - LOOK)
        bits: i64 = 0
        place: i64 = 0
        while place < self.held[seat]:
            if not self.seen[seat * PLACES + place]:
                bits |= 1 << place
            place += 1
        return bits

    def _all_slots(self) -> i64:
        """R12, R13: every card of every dream."""
        bits: i64 = 0
        owner: i64 = 0
        while owner < self.players:
            bits |= self._slots_of(owner)
            owner += 1
        return bits

    def _slots_of(self, owner: i64) -> i64:
        places: i64 = (1 << self.held[owner]) - 1
        return places << (owner * PLACES)

    def _claims(self) -> i64:
        """R21: how many claims can be made: each number for each pair of places, but none in a full dream."""
        if self.phase != AT_TURN or not self.setting.claims:
            return 0
        held = self.held[self.turn]
        if held >= self.setting.largest:
            return 0
        return held * (held - 1) // 2 * NUMBERS

    # What a move does

    def step(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == AT_TURN:
            if action == DRAW:
                self._draw()
            elif action == WAKE:
                self._wake()
            elif action < CLAIM:
                self._take(action - TAKE)
            else:
                self._claim(action - CLAIM)
        elif phase == AT_DRAWN:
            if action < DROP:
                self._swap(action - SWAP)
            elif action == DROP:
                self._drop()
            else:
                self._use()
        elif action == DONE:
            self._done(seat)
        elif phase == AT_LOOK:
            self._look(seat, action - LOOK)
        elif phase == AT_CHOOSE:
            self._choose(action - CHOOSE)
        elif phase == AT_PEEK:
            self._peek(action - PEEK)
        elif phase == AT_PICK:
            self.picked = action - PICK
            self.phase = AT_EXCHANGE
            if self.log is not None:
                self._tell_slot("picked", self.picked)
        else:
            self._exchange(action - EXCHANGE)

    def _look(self, seat: i64, place: i64) -> None:
        """R3: all at the same time; when all have looked, the first turn begins."""
        slot = seat * PLACES + place
        self._show(slot, seat)
        if self.log is not None:
            self.note("looked", seat, {"place": int(place)}, {"card": NAMES[self.dream[slot]]}, self._eyes(seat))
        if not self.setting.strict and not self.looks_left(seat):
            self._wait_no_longer(seat)

    def _wait_no_longer(self, seat: i64) -> None:
        """R3: the seat has looked; after the last one the first turn begins."""
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            self._begin_turn(self.turn)

    def _done(self, seat: i64) -> None:
        """In strict memory: seen are one's own two cards (R3), or those of a turn that is now over (R12, R21)."""
        if self.phase == AT_LOOK:
            self._fade(1 << seat)
            self._wait_no_longer(seat)
        else:
            self._fade(self.everybody)
            self._end_turn()

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.waiting = 1 << seat
        self.phase = AT_TURN

    def _end_look(self) -> None:
        """The turn is over; in strict memory only when its player has seen enough."""
        if self.setting.strict:
            self.phase = AT_REMEMBER
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """On to the left, unless the draw pile has run out (R15)."""
        if self.pool_size:
            seat = self.turn + 1
            if seat == self.players:
                seat = 0
            self._begin_turn(seat)
        else:
            if self.log is not None:
                self.note("ran-out", TABLE, {}, {}, EVERYONE)
            self._end_round(NOBODY)

    def _wake(self) -> None:
        """R5."""
        if self.log is not None:
            self.note("woke", self.turn, {}, {}, EVERYONE)
        self._end_round(self.turn)

    def _take(self, place: i64) -> None:
        """R6: everybody knows the card that now lies there."""
        self.takes += 1
        slot = self.turn * PLACES + place
        self.discarded_size -= 1
        card = self.discarded[self.discarded_size]
        given = self._turn_up(slot)
        self._lay(slot, card, self.everybody)
        if self.log is not None:
            self.note("took", self.turn, {"place": int(place), "card": NAMES[card]}, {}, EVERYONE)
            self._tell("discarded", given)
        self._end_turn()

    def _draw(self) -> None:
        """R7."""
        self.takes = 0
        self.reveal_count += 1
        self.drawn = self._next_card()
        self.phase = AT_DRAWN
        if self.log is not None:
            self.note("drew", self.turn, {}, {"card": NAMES[self.drawn]}, self._eyes(self.turn))

    def _swap(self, place: i64) -> None:
        """R8."""
        slot = self.turn * PLACES + place
        card = self.drawn
        self.drawn = NO_CARD
        given = self._turn_up(slot)
        self._lay(slot, card, 1 << self.turn)
        if self.log is not None:
            self.note("kept", self.turn, {"place": int(place)}, {"card": NAMES[card]}, self._eyes(self.turn))
            self._tell("discarded", given)
        self._end_turn()

    def _drop(self) -> None:
        """R9."""
        self.reveal_count += 1
        self._discard(self.drawn)
        if self.log is not None:
            self._tell("discarded", self.drawn)
        self.drawn = NO_CARD
        self._end_turn()

    def _use(self) -> None:
        """R10: R11, R12 or R13."""
        self.reveal_count += 1
        card = self.drawn
        self.drawn = NO_CARD
        self._discard(card)
        if self.log is not None:
            self._tell("used", card)
        if card == TAKE_TWO:
            self._take_two()
        else:
            self.phase = AT_PEEK if card == PEEK_ONE else AT_PICK

    def _take_two(self) -> None:
        """R11: two cards, or the last one, or nothing."""
        if self.pool_size < 2:
            if self.pool_size:
                self._draw()
            else:
                self._end_turn()
            return
        self.drawn = self._next_card()
        self.second = self._next_card()
        self.phase = AT_CHOOSE
        if self.log is not None:
            cards: list[object] = [NAMES[self.drawn], NAMES[self.second]]
            self.note("drew-two", self.turn, {}, {"cards": cards}, self._eyes(self.turn))

    def _choose(self, which: i64) -> None:
        """R11: keep one of the two and go on as with any drawn card."""
        self.reveal_count += 1
        other = self.second
        if which:
            other = self.drawn
            self.drawn = self.second
        self.second = NO_CARD
        self._discard(other)
        self.phase = AT_DRAWN
        if self.log is not None:
            self._tell("discarded", other)

    def _peek(self, slot: i64) -> None:
        """R12."""
        self._show(slot, self.turn)
        if self.log is not None:
            facts: dict[str, object] = {"owner": int(slot // PLACES), "place": int(slot % PLACES)}
            self.note("peeked", self.turn, facts, {"card": NAMES[self.dream[slot]]}, self._eyes(self.turn))
        self._end_look()

    def _exchange(self, slot: i64) -> None:
        """R13: what was seen of either card goes with it."""
        first = self.picked
        self.picked = NO_SLOT
        card = self.dream[first]
        seen = self.seen[first]
        self._lay(first, self.dream[slot], self.seen[slot])
        self._lay(slot, card, seen)
        if self.log is not None:
            facts: dict[str, object] = {"owner": int(first // PLACES), "place": int(first % PLACES)}
            facts["other"] = int(slot // PLACES)
            facts["there"] = int(slot % PLACES)
            self.note("exchanged", self.turn, facts, {}, EVERYONE)
        self._end_turn()

    def _claim(self, choice: i64) -> None:
        """R21: both cards are shown; then they go if the claim was right, and a card is drawn in any case."""
        self.takes = 0
        self.reveal_count += 1
        seat = self.turn
        pair = choice // NUMBERS
        number = choice % NUMBERS
        first: i64 = FIRSTS[pair]
        second: i64 = SECONDS[pair]
        one = self.dream[seat * PLACES + first]
        two = self.dream[seat * PLACES + second]
        ravens = self.setting.ravens
        right = ravens[one] == number and ravens[two] == number
        if self.log is not None:
            facts: dict[str, object] = {"first": int(first), "second": int(second), "number": int(number)}
            facts["cards"] = [NAMES[one], NAMES[two]]
            self.note("claimed" if right else "misclaimed", seat, facts, {}, EVERYONE)
        if right:
            self._discard(one)
            self._discard(two)
            self._close_up(seat, second)
            self._close_up(seat, first)
            self._add_unseen(seat)
            self._end_turn()
        else:
            self._show_to_all(seat * PLACES + first)
            self._show_to_all(seat * PLACES + second)
            self._add_unseen(seat)
            self._end_look()

    def _show_to_all(self, slot: i64) -> None:
        seat: i64 = 0
        while seat < self.players:
            self._show(slot, seat)
            seat += 1

    # How it ends

    def _end_round(self, caller: i64) -> None:
        """R14 or R15: all dreams are revealed and scored; then the next round (R16), or the end."""
        self.reveal_count += 1
        last = reckon(self.setting, self.round, self.turn, caller, self.dream, self.held)
        self.last_round = last
        most: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            self.totals[seat] += last.points(seat)
            if self.totals[seat] > most:
                most = self.totals[seat]
            seat += 1
        if self.log is not None:
            self._tell_scores(last)
        if self._is_last_round(most):
            self._end()
        else:
            seat = self.turn + 1
            if seat == self.players:
                seat = 0
            self._deal(seat)

    def _is_last_round(self, most: i64) -> bool:
        """R17, R18."""
        if self.setting.rounds:
            return self.round >= self.setting.rounds
        return most >= self.setting.target or self.round >= MOST_ROUNDS

    def _end(self) -> None:
        """The dreams stay as they are, open to all."""
        self.phase = OVER
        self.waiting = 0
        slot: i64 = 0
        while slot < self.players * PLACES:
            self.seen[slot] = self.everybody
            slot += 1

    def _deal(self, first: i64) -> None:
        """R2: a new round, which this seat will begin; first of all everybody looks (R3)."""
        self.round += 1
        self.takes = 0
        self._gather()
        self.turn = first
        self.phase = AT_LOOK
        self.waiting = self.everybody
        if self.log is not None:
            card = NAMES[self.discarded[0]]
            self.note("dealt", first, {"round": int(self.round), "card": card}, {}, EVERYONE)

    # For people, tests and records

    def _tell(self, what: str, card: i64) -> None:
        self.note(what, self.turn, {"card": NAMES[card]}, {}, EVERYONE)

    def _tell_slot(self, what: str, slot: i64) -> None:
        facts: dict[str, object] = {"owner": int(slot // PLACES), "place": int(slot % PLACES)}
        self.note(what, self.turn, facts, {}, EVERYONE)

    def _tell_scores(self, last: Reckoning) -> None:
        for seat in range(self.players):
            cards: list[object] = [NAMES[card] for card in self.cards_of(seat)]
            facts: dict[str, object] = {
                "cards": cards,
                "ravens": last.all(RAVENS)[seat],
                "points": last.all(POINTS)[seat],
            }
            facts["total"] = self.totals[seat]
            self.note("scored", seat, facts, {}, EVERYONE)

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        from oneiros.games.ravens.explain import explain

        return explain(self, seat, action)

    def warnings(self, seat: int) -> dict[int, str]:
        from oneiros.games.ravens.explain import warnings

        return warnings(self, seat)


def deal(game: "Game", players: i64, setting: Setting, rng: Rng) -> RavensState:
    """The first round, begun by a player whom the seed chooses (R4)."""
    state = RavensState(game, players, setting, rng)
    state.dream = setting.blank[: PLACES * players]
    state.seen = setting.blank[: PLACES * players]
    state.held = setting.blank[:players]
    state.totals = setting.blank[:players]
    if setting.strict:
        state.fresh = setting.blank[: PLACES * players]
    state.discarded = setting.stock[:]
    state._deal(rng.below(players))
    return state
