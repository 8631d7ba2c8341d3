"""The rules of Sandman, S8 to S24 and S30: what is legal, what a move does, how it ends."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oneiros.core.bits import add_members, count, nth, write_flags
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import EVERYONE
from oneiros.core.types import TABLE, Outcome, View
from oneiros.games.sandman.belief import redeal
from oneiros.games.sandman.cards import (
    BACK_NAMES,
    KINDS,
    LEVELS,
    SANDGLASS,
    SEATS,
    WEAVER,
    WHEEL_NAMES,
    Tables,
    kind_bit,
    particle_bits,
)
from oneiros.games.sandman.dreams import NO_PLACE
from oneiros.games.sandman.encounters import FREE_STEPS, SandmanEncounters
from oneiros.games.sandman.features import write_features
from oneiros.games.sandman.moves import (
    ACTIONS,
    ATTACH,
    DONE,
    KEEP,
    LAY,
    LOOK,
    MEND,
    MOST_STEPS,
    MOVE,
    PLAY,
    SET,
    SPEND,
    TRADE,
)
from oneiros.games.sandman.phases import (
    AT_ATTACH,
    AT_END,
    AT_GIVE,
    AT_KEEP,
    AT_LOOK,
    AT_MEND,
    AT_MOVE,
    AT_PAY,
    AT_RETURN,
    AT_SET,
    AT_TRADE,
    OVER,
)
from oneiros.games.sandman.position import BLACK, LAID, NAME, NOTHING, lay_out
from oneiros.games.sandman.scoring import tally, total

if TYPE_CHECKING:
    from oneiros.games.sandman.game import Sandman

NOBODY: Final[tuple[int, ...]] = ()
TURNS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))  # `actors` for each seat


@final
class SandmanState(SandmanEncounters):
    """One position of Sandman. Made by `deal`."""

    # The contract

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return TURNS[self.turn]

    def actor(self) -> i64:
        if self.phase == OVER:
            return TABLE
        return self.turn

    def _may_act(self, seat: int) -> bool:
        # A seat that is no small number is not compared with one: it would not fit.
        return self.phase != OVER and 0 <= seat < SEATS and seat == self.turn

    def legal(self, seat: int) -> list[int]:
        if not self._may_act(seat):
            return []
        found: list[int] = []
        if self._may_lay():
            held = self.held_kinds(self.turn)
            paired = self.paired_kinds(self.turn)
            level: i64 = 0
            while level < LEVELS:
                add_members(found, self.layable(self.turn, level, held, paired), LAY + level * KINDS)
                level += 1
        add_members(found, self._mask(), self._base())
        return found

    def allows(self, seat: int, action: int) -> bool:
        if not self._may_act(seat) or not 0 <= action < ACTIONS:
            return False
        chosen: i64 = action
        if chosen < MOVE:
            if not self._may_lay():
                return False
            held = self.held_kinds(self.turn)
            laid = self.layable(self.turn, chosen // KINDS, held, self.paired_kinds(self.turn))
            return bool(laid >> (chosen % KINDS) & 1)
        bit = chosen - self._base()
        return 0 <= bit < 63 and bool(self._mask() >> bit & 1)

    def write_action_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        if self.phase == OVER or seat != self.turn:
            return
        if self._may_lay():
            held = self.held_kinds(seat)
            paired = self.paired_kinds(seat)
            level: i64 = 0
            while level < LEVELS:
                write_flags(self.layable(seat, level, held, paired), mask, at + LAY + level * KINDS)
                level += 1
        write_flags(self._mask(), mask, at + self._base())

    def pick(self, seat: i64, rng: Rng) -> i64:
        mask = self._mask()
        base = self._base()
        choices = count(mask)
        if self._may_lay():
            held = self.held_kinds(seat)
            paired = self.paired_kinds(seat)
            first = self.layable(seat, 0, held, paired)
            second = self.layable(seat, 1, held, paired)
            third = self.layable(seat, 2, held, paired)
            firsts = count(first)
            seconds = count(second)
            thirds = count(third)
            choice = rng.below(firsts + seconds + thirds + choices)
            if choice < firsts:
                return LAY + nth(first, choice)
            choice -= firsts
            if choice < seconds:
                return LAY + KINDS + nth(second, choice)
            choice -= seconds
            if choice < thirds:
                return LAY + 2 * KINDS + nth(third, choice)
            return base + nth(mask, choice - thirds)
        return base + nth(mask, rng.below(choices))

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
        """S30: most points, then most tokens in stock, then shared."""
        if self.phase != OVER:
            return None
        scores = [int(total(tally(self, seat))) for seat in range(self.players)]
        ranks = [(scores[seat], int(self.held[seat])) for seat in range(self.players)]
        best = max(ranks)
        winners = tuple([seat for seat in range(self.players) if ranks[seat] == best])
        reason = "points" if scores.count(best[0]) == 1 else "tokens" if len(winners) == 1 else "shared"
        return Outcome(scores=tuple(scores), winners=winners, reason=reason)

    def clone(self) -> "SandmanState":
        twin = SandmanState(self.game, self.players, self.tables, self.rng.clone())
        self._copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "SandmanState":
        dream = SandmanState(self.game, self.players, self.tables, rng.fork())
        self._copy_to(dream)
        redeal(dream, seat, rng)
        return dream

    def view(self, seat: int | None) -> View:
        from oneiros.games.sandman.viewing import make_view

        return make_view(self, seat)

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        write_features(self, seat, writer)

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        from oneiros.games.sandman.explain import explain

        return explain(self, action)

    def warnings(self, seat: int) -> dict[int, str]:
        from oneiros.games.sandman.explain import warnings

        return warnings(self) if seat == self.turn else {}

    # What is legal: the bits above the phase's base. A phase has one such window of at most 63 actions, AT_MOVE
    # has four: three levels to lay on, then wheels and encounters.

    def _base(self) -> i64:
        phase = self.phase
        if phase == AT_MOVE:
            return MOVE
        if phase == AT_ATTACH or phase == AT_END:
            return PLAY
        if phase == AT_PAY or phase == AT_GIVE or phase == AT_RETURN:
            return SPEND
        if phase == AT_KEEP:
            return KEEP
        if phase == AT_MEND:
            return MEND
        if phase == AT_LOOK:
            return LOOK
        if phase == AT_TRADE:
            return TRADE
        return SET

    def _mask(self) -> i64:
        phase = self.phase
        if phase == AT_MOVE:
            steps: i64 = (1 << self.most_steps()) - 1
            return steps | steps << MOST_STEPS | self.playable() << (PLAY - MOVE)
        if phase == AT_ATTACH:
            return self.playable() | self.attachable() << (ATTACH - PLAY)
        if phase == AT_END:
            return self.playable() | 1 << (DONE - PLAY)
        if phase == AT_PAY or phase == AT_GIVE:
            return self.held_kinds(self.turn)
        if phase == AT_RETURN:
            return self.held_kinds(self.turn) & particle_bits(self.paired)
        if phase == AT_KEEP:
            return self._mask_keep()
        if phase == AT_MEND:
            return self.breaks()
        if phase == AT_LOOK:
            return self.secrets()
        if phase == AT_TRADE:
            return self.partners()
        return (1 << self.circle_size) - 1  # AT_SET

    def _may_lay(self) -> bool:
        """S12: whether tokens may be laid now, and there are any; `layable` says which and where."""
        return self.phase == AT_MOVE and self.lays > 0 and self.held[self.turn] > 0

    def _mask_keep(self) -> i64:
        """S20."""
        bits: i64 = 0
        at: i64 = 0
        while at < self.drawn_size:
            bits |= 1 << (self.drawn[at] & NAME)
            at += 1
        return bits

    def most_steps(self) -> i64:
        """S13: how far the active player can move, once around at most."""
        steps = self.free_steps() + self.held[self.turn]
        if steps > self.circle_size:
            return self.circle_size
        return steps

    def attachable(self) -> i64:
        """S17, S18: the levels that have a place for a card, as bits."""
        bits: i64 = 1
        if self.place_for(self.turn, 1) != NO_PLACE:
            bits |= 2
            if self.place_for(self.turn, 2) != NO_PLACE:
                bits |= 4
        elif self.ends[self.turn * LEVELS + 1] and self.place_for(self.turn, 2) != NO_PLACE:
            bits |= 4
        return bits

    def drawing(self, steps: i64) -> i64:
        """S14, with Sandglass: how many tokens a move of so many steps draws."""
        if steps < FREE_STEPS:
            return FREE_STEPS - steps
        if steps == FREE_STEPS and self.has_open(self.turn, SANDGLASS):
            return self.tables.power[SANDGLASS]
        return 0

    # What a move does

    def step(self, seat: i64, action: i64) -> None:
        if action < MOVE:
            self._lay(action // KINDS, action % KINDS)
        elif action < PLAY:
            self._choose_move((action - MOVE) // MOST_STEPS, (action - MOVE) % MOST_STEPS + 1)
        elif action < ATTACH:
            self._play(action - PLAY)
        elif action < DONE:
            self._attach(action - ATTACH)
        elif action == DONE:
            self._end_turn()
        elif action < KEEP:
            self._spend(action - SPEND)
        elif action < MEND:
            self._keep(action - KEEP)
            self._after_attaching()
        elif action < LOOK:
            self._choose_mend(action - MEND)
        elif action < TRADE:
            self._look((action - LOOK) >> 1, bool((action - LOOK) & 1))
        elif action < SET:
            self._trade_with(action - TRADE)
        else:
            self._set_wheels(action - SET)

    def _set_wheels(self, gap: i64) -> None:
        """S11: the second wheel goes opposite; then the first player begins."""
        self.black = gap
        self.white = (gap + self.tables.circles[self.players] // 2) % self.circle_size
        self.set_at = gap
        if self.log is not None:
            self.note("set", self.turn, {"gap": int(gap), "opposite": int(self.white)}, {}, EVERYONE)
        self._begin_turn(self.first)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.lays = 1
        if self.has_open(seat, WEAVER):
            self.lays += self.tables.power[WEAVER]
        self.phase = AT_MOVE

    def _forget_turn(self) -> None:
        """What was played and drawn in this turn holds no longer (S21, S23)."""
        self.stride = 0
        self.backwards = False
        self.soothed = False
        self.met_by_blank = False

    def _lay(self, level: i64, kind: i64) -> None:
        """S12: all see the particle; of another plot a second token, shown too, goes back into the bag."""
        seat = self.turn
        at = self.rightmost(seat, level)
        self.reveal_count += 1
        self._show(self._lose(seat, self._slot_of(seat, kind)))
        self.lays -= 1
        needs_pair = self.needs_pair(at, kind)
        self.cells[at] |= kind_bit(kind) << LAID
        if self.log is not None:
            facts: dict[str, object] = {
                "particle": self.tables.particle_names[kind >> 1],
                "card": self.tables.card_names[self.card_at(at)],
                "level": int(level) + 1,
            }
            self.note("laid", seat, facts, {}, EVERYONE)
        if needs_pair:
            self.paired = kind >> 1
            self.phase = AT_RETURN

    def _spend(self, kind: i64) -> None:
        """A token chosen to be returned (S12), paid (S13) or given (Swap)."""
        seat = self.turn
        slot = self._slot_of(seat, kind)
        if self.phase == AT_GIVE:
            self._give(slot)
        elif self.phase == AT_RETURN:
            self.reveal_count += 1
            token = self._lose(seat, slot)
            self._show(token)
            self._return_to_bag(token)
            self.paired = NOTHING
            self.phase = AT_MOVE
            if self.log is not None:
                facts: dict[str, object] = {
                    "particle": self.tables.particle_names[kind >> 1],
                    "back": BACK_NAMES[kind & 1],
                }
                self.note("returned", seat, facts, {}, EVERYONE)
        else:
            self._pay(slot)
            if not self.due:
                self._move_wheel()

    def _pay(self, slot: i64) -> None:
        """S13: face down, so that others see the back alone."""
        seat = self.turn
        token = self._lose(seat, slot)
        self._return_to_bag(token)
        self.due -= 1
        if self.log is not None:
            kind = self.kind_of(token)
            particle = self.tables.particle_names[kind >> 1]
            self.note("paid", seat, {"back": BACK_NAMES[kind & 1]}, {"particle": particle}, self.eyes_on(token))

    def _choose_move(self, wheel: i64, steps: i64) -> None:
        """S13: pay for the steps beyond the free ones, then move."""
        self.wheel = wheel
        self.steps = steps
        self.due = steps - self.free_steps()
        if self.due < 0:
            self.due = 0
        if self.due and self.due < self.held[self.turn]:
            self.phase = AT_PAY
            return
        while self.due:  # all there is, so there is nothing to choose
            self._pay(0)
        self._move_wheel()

    def _move_wheel(self) -> None:
        """S13 to S15, S23: the wheel stops on a card, tokens are drawn, the card is taken."""
        seat = self.turn
        at = self.landing(self.wheel, self.steps)
        self.taken = self.circle[at]
        if self.log is not None:
            facts: dict[str, object] = {
                "wheel": WHEEL_NAMES[self.wheel],
                "steps": int(self.steps),
                "card": self.tables.card_names[self.taken],
            }
            self.note("moved", seat, facts, {}, EVERYONE)
        left_empty = nth(self.full, at)
        self.full &= ~(1 << left_empty)
        self.circle_size -= 1
        place = at
        while place < self.circle_size:
            self.circle[place] = self.circle[place + 1]
            place += 1
        other = self.white if self.wheel == BLACK else self.black
        if other > at:
            other -= 1
        here = at % self.circle_size
        other %= self.circle_size
        if self.wheel == BLACK:
            self.black = here
            self.white = other
            self.black_in = left_empty
        else:
            self.white = here
            self.black = other
            self.white_in = left_empty
        blank = self._draw_tokens(seat, self.drawing(self.steps))
        self.met_by_blank = blank and here == other and self.steps < FREE_STEPS
        self.phase = AT_ATTACH
        # Without an encounter in hand and with one place only there is nothing to choose.
        if not self.hand_size[seat] and self.attachable() == 1:
            self._attach(0)

    def _attach(self, level: i64) -> None:
        """S16 to S20."""
        seat = self.turn
        card = self.taken
        self.taken = NOTHING
        if self.log is not None:
            facts: dict[str, object] = {"card": self.tables.card_names[card], "level": int(level) + 1}
            self.note("attached", seat, facts, {}, EVERYONE)
        self._put(seat, level, self.place_for(seat, level), card, self.soothed)
        if self.tables.meets[card]:
            self._meet(level + 1)
            if self.drawn_size > 1:
                self.phase = AT_KEEP
                return
            if self.drawn_size:
                self._keep(self.drawn[0] & NAME)
        self._after_attaching()

    def _after_attaching(self) -> None:
        """S21: encounters can be played now too, so with any in hand the turn ends by a move of its own."""
        if self.hand_size[self.turn]:
            self.phase = AT_END
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """S22, S23: whether the round is over; if not, the next player clockwise."""
        by_blank = self.met_by_blank
        self._forget_turn()
        if by_blank or self.circle_size == self.players:
            self._end_round(by_blank)
        else:
            self._begin_turn((self.turn + 1) % self.players)

    def _end_round(self, by_blank: bool) -> None:
        """S24."""
        if self.log is not None:
            reason = "blank" if by_blank else "few-cards"
            self.note("round-ended", self.turn, {"number": int(self.rounds) + 1, "cause": reason}, {}, EVERYONE)
        at: i64 = 0
        while at < self.circle_size:
            self.out[self.out_size] = self.circle[at]
            self.out_size += 1
            at += 1
        self.circle_size = 0
        self.full = 0
        self.rounds += 1
        if self.rounds == self.tables.rounds:
            self.phase = OVER
            self._show_goals()
        else:
            self._begin_round((self.turn + 1) % self.players)

    def _show_goals(self) -> None:
        """S9: secret to the end, and no longer."""
        self.reveal_count += 1
        seat: i64 = 0
        while seat < self.players:
            self.goal_seen[seat] = (1 << self.players) - 1
            if self.log is not None:
                self.note("showed", seat, {"goal": self.tables.goal_names[self.goal[seat]]}, {}, EVERYONE)
            seat += 1

    def _begin_round(self, first: i64) -> None:
        """S8, S11: a circle from the deck; the player to the right of the first sets the wheels."""
        self.reveal_count += 1
        size = self.tables.circles[self.players]
        while self.circle_size < size:
            self.circle[self.circle_size] = self._take_from_deck()
            self.circle_size += 1
        self.full = (1 << size) - 1
        self.black = NOTHING
        self.white = NOTHING
        self.set_at = NOTHING
        self.black_in = NOTHING
        self.white_in = NOTHING
        self.first = first
        self.turn = (first + self.players - 1) % self.players
        self.phase = AT_SET
        if self.log is not None:
            self.note("round-began", first, {"number": int(self.rounds) + 1}, {}, EVERYONE)


def deal(game: "Sandman", players: i64, tables: Tables, rng: Rng) -> SandmanState:
    """S8 to S10."""
    state = SandmanState(game, players, tables, rng)
    lay_out(state, tables.circles[players])
    first = rng.below(players)
    number: i64 = 0
    while number < players:
        state._draw_tokens((first + number) % players, number)
        number += 1
    state._begin_round(first)
    return state
