"""The rules of Doors, D1 to D25: what a move does, and how it ends. What is legal is in `choices`."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import EVERYONE
from oneiros.core.types import Outcome, View
from oneiros.games.doors.cards import (
    CHAMBERS,
    COLOURS,
    DOOR,
    KEY,
    KINDS,
    NAMES,
    NIGHTMARE,
    SYMBOLS,
)
from oneiros.games.doors.choices import (
    AT_ARRANGE,
    AT_DOOR,
    AT_DRAFT,
    AT_FORESEE,
    AT_GIVE,
    AT_NIGHTMARE,
    AT_PLAY,
    AT_TAKE,
    AT_TRIPLE,
    OVER,
    DoorsChoices,
)
from oneiros.games.doors.features import write_features
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
from oneiros.games.doors.position import (
    HAND,
    LAID_OUT,
    NO_CARD,
    PRIVATE,
    SHARED,
    SIGHT,
    take_out,
)

if TYPE_CHECKING:
    from oneiros.games.doors.game import Doors


@final
class DoorsState(DoorsChoices):
    """One position of Doors. Made by `deal`."""

    # The contract

    def playout(self, rng: Rng) -> int:
        moves: i64 = 0
        while self.phase != OVER:
            self.step(self.turn, self.pick(self.turn, rng))
            moves += 1
        return moves

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        opened = 0
        for number in self.doors:
            opened += number
        seats = tuple(range(self.players))
        return Outcome(
            scores=tuple([opened for _ in seats]),
            winners=seats if self.won else (),
            reason="escaped" if self.won else "lost",
        )

    def clone(self) -> "DoorsState":
        return self.twin(self.rng.clone())

    def twin(self, rng: Rng) -> "DoorsState":
        """A copy with other chance to come."""
        twin = DoorsState(self.game, self.players, rng)
        self._copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        from oneiros.games.doors.viewing import make_view

        return make_view(self, seat)

    def write_features(self, seat: i64, writer: FeatureWriter) -> None:
        write_features(self, seat, writer)

    # What a move does

    def step(self, seat: i64, action: i64) -> None:
        self.choices = 0
        phase = self.phase
        if phase == AT_PLAY:
            if action < DISCARD:
                self._play(action - PLAY)
            else:
                self._discard(action - DISCARD)
        elif phase == AT_FORESEE:
            self._foresee(action - FORESEE)
        elif phase == AT_ARRANGE:
            self._arrange(action - ARRANGE)
        elif phase == AT_DOOR:
            self._answer_door(action)
        elif phase == AT_NIGHTMARE:
            self._answer_nightmare(action)
        elif phase == AT_TRIPLE:
            self._answer_triple(action == ACCEPT)
        elif phase == AT_GIVE:
            self._give(action)
        elif phase == AT_TAKE:
            self._take(action - TAKE)
        else:
            self._draft(action - DRAFT)

    def _play(self, choice: i64) -> None:
        """D4, then D5."""
        seat = self.turn
        card = choice % CHAMBERS
        self._spend(card, choice >= CHAMBERS)
        if self.log is not None:
            self._tell("played", card)
        self.trail[self.trail_size] = seat * KINDS + card
        self.trail_size += 1
        colour = card // SYMBOLS
        last = self.last[seat]
        run: i64 = 1
        if last != NO_CARD and last // SYMBOLS == colour:
            run += self.run[seat]
        self.run[seat] = run
        self.last[seat] = card
        if run % 3 == 0 and self.door_in_deck(colour):
            if self.players == 2 and self.doors[seat * COLOURS + colour]:
                self.phase = AT_TRIPLE  # D23: a second door of a colour may be declined
                return
            self._find_door(colour)
        if self.phase != OVER:
            self._draw()

    def door_in_deck(self, colour: i64) -> bool:
        card = DOOR + colour
        if self.in_pool[card]:
            return True
        at: i64 = 0
        while at < self.top_size:
            if self.top[at] == card:
                return True
            at += 1
        return False

    def _find_door(self, colour: i64) -> None:
        """D5: out of the deck, laid open; the deck is shuffled."""
        self.reveal_count += 1
        self._shuffle()
        card = DOOR + colour
        at: i64 = 0
        while self.pool[at] != card:
            at += 1
        self._take_from_pool(at)
        if self.log is not None:
            self._tell("found", card)
        self._lay_open(colour)

    def _answer_triple(self, accept: bool) -> None:
        """D23."""
        colour = self.last[self.turn] // SYMBOLS
        if accept:
            self._find_door(colour)
        elif self.log is not None:
            self._tell("declined", DOOR + colour)
        if self.phase != OVER:
            self._draw()

    def _lay_open(self, colour: i64) -> None:
        """The door is the active player's; D17 and D24: perhaps it was the last one."""
        self.doors[self.turn * COLOURS + colour] += 1
        at: i64 = 0
        if self.players == 1:
            left = self.total_doors
            while at < COLOURS:
                left -= self.doors[at]
                at += 1
            self.won = left == 0
        else:
            while at < 2 * COLOURS and self.doors[at] == 1:
                at += 1
            self.won = at == 2 * COLOURS
        if self.won:
            self._end()

    def _discard(self, choice: i64) -> None:
        """D6: then perhaps a swap (D21), perhaps a prophecy (D7), then draw."""
        card = choice % CHAMBERS
        self._spend(card, choice >= CHAMBERS)
        self._discard_card(card)
        if self.log is not None:
            self._tell("discarded", card)
        self.prophecy_due = card % SYMBOLS == KEY
        if self.players == 2 and self.shared_held and self.held[self.turn]:
            self.phase = AT_GIVE
        else:
            self._after_swap()

    def _give(self, action: i64) -> None:
        """D21, first half."""
        if action == KEEP:
            self._after_swap()
        else:
            self.giving = self._slot_to_spend(action - GIVE)
            self.phase = AT_TAKE

    def _take(self, wanted: i64) -> None:
        """D21, second half: both cards are then known to both players."""
        slot = self.turn * HAND + self.giving
        given = self.hand[slot]
        self.giving = NO_CARD
        self._leave_slot(slot)
        at: i64 = 0
        while self.shared[at] != wanted:
            at += 1
        self.shared[at] = given
        self._hold(wanted, True, 0)
        if self.log is not None:
            self.note("swapped", self.turn, {"card": NAMES[given], "gained": NAMES[wanted]}, {}, EVERYONE)
        self._after_swap()

    def _after_swap(self) -> None:
        if self.prophecy_due:
            self.prophecy_due = False
            if self.deck_size():
                self._prophesy()
                return
        self._draw()

    def _prophesy(self) -> None:
        """D7: look at the top of the deck."""
        self.reveal_count += 1
        looked = self.deck_size()
        if looked > SIGHT:
            looked = SIGHT
        if self.players == 2 and self.silent:
            self.sight_fog = self._fog_over_top()
        while self.sight_size < looked:
            self.sight[self.sight_size] = self._next_card()
            self.sight_size += 1
        self.phase = AT_FORESEE
        if self.log is not None:
            seen: list[object] = [NAMES[card] for card in self.cards_in("sight")]
            self.note("foresaw", self.turn, {"count": int(looked)}, {"cards": seen}, self._prophecy_eyes())

    def _prophecy_eyes(self) -> i64:
        """D25: who sees the cards of a prophecy, as the `eyes` of a note."""
        return 1 << self.turn if self.players == 2 and self.silent else EVERYONE

    def _foresee(self, card: i64) -> None:
        self._out_of_sight(card)
        self._discard_card(card)
        if self.players == 2 and self.silent:
            self.reveal_count += 1  # the partner sees it now
        if self.sight_fog:
            self.fogs[self.sight_fog - 1].seen.append(int(card))
        if self.log is not None:
            self._tell("let-go", card)
        self._arrange_on()

    def _arrange(self, card: i64) -> None:
        self._out_of_sight(card)
        self._put_on_top(card)
        self._arrange_on()

    def _arrange_on(self) -> None:
        """Go on with the order of what is in sight, as long as there is a choice."""
        kinds = self.kinds_in_sight()
        if kinds & (kinds - 1):  # more than one
            self.phase = AT_ARRANGE
            return
        at: i64 = 0
        while at < self.sight_size:
            self._put_on_top(self.sight[at])
            at += 1
        self.sight_size = 0
        self.sight_fog = 0
        if self.log is not None:
            order: list[object] = [NAMES[card] for card in self.cards_in("top")]
            self.note("arranged", self.turn, {"count": len(order)}, {"cards": order}, self._prophecy_eyes())
        self._draw()

    def _out_of_sight(self, card: i64) -> None:
        self.sight_size -= 1
        take_out(self.sight, card, self.sight_size)

    def _put_on_top(self, card: i64) -> None:
        """Under the cards of this prophecy already put back."""
        self.top[self.top_size] = card
        if self.players == 2:
            self.top_seen[self.top_size] = 1 << self.turn if self.silent else 3  # D25
            self.top_fog[self.top_size] = self.sight_fog
        self.top_size += 1

    def _draw(self) -> None:
        """D8, D22: until the hand is full or a card asks for a choice."""
        seat = self.turn
        missing = self.full - self.held[seat] - self.shared_held
        while missing:
            if not self.deck_size():
                self._end()  # D18
                return
            card = self._turn_up()
            if card < CHAMBERS:
                self._gain(card)  # D9
                missing -= 1
            else:
                self._lift_fog(self.came_fog, card)
                if card < NIGHTMARE:
                    if self._meet_door(card):
                        return
                elif self._meet_nightmare():
                    return
        self._end_turn()

    def _turn_up(self) -> i64:
        """The next card of the deck, and what the partner knew of it."""
        self.reveal_count += 1
        self.came_hidden = True
        self.came_fog = 0
        if self.top_size:
            self.came_hidden = not self.top_seen[0] >> (1 - self.turn) & 1
            self.came_fog = self.top_fog[0]
        return self._next_card()

    def _gain(self, card: i64) -> None:
        """D9, D22: a chamber just turned up goes to the private cards first."""
        seat = self.turn
        if self.held[seat] < self.private:
            hidden = self.came_hidden and self.silent
            if self.log is not None:
                eyes: i64 = 1 << seat if hidden and self.players == 2 else EVERYONE
                self.note("drew", seat, {}, {"card": NAMES[card]}, eyes)
            if hidden:
                self._hold(card, False, self.came_fog)
            else:
                self._lift_fog(self.came_fog, card)
                self._hold(card, True, 0)
        else:
            self._lift_fog(self.came_fog, card)
            self.shared[self.shared_held] = card
            self.shared_held += 1
            if self.log is not None:
                self._tell("drew-shared", card)

    def _meet_door(self, card: i64) -> bool:
        """D10: whether there is a choice."""
        if self.log is not None:
            self._tell("met", card)
        key = (card - DOOR) * SYMBOLS + KEY
        if self._holds(key) or self._shares(key):
            self.drawn = card
            self.phase = AT_DOOR
            return True
        self._send_to_limbo(card)
        if self.log is not None:
            self._tell("passed", card)
        return False

    def _answer_door(self, action: i64) -> None:
        """D10."""
        card = self.drawn
        self.drawn = NO_CARD
        if action == LEAVE:
            self._send_to_limbo(card)
            if self.log is not None:
                self._tell("left", card)
        else:
            key = (card - DOOR) * SYMBOLS + KEY
            self._spend(key, action != OPEN)
            self._discard_card(key)
            if self.log is not None:
                self._tell("opened", card)
            self._lay_open(card - DOOR)
        if self.phase != OVER:
            self._draw()

    def _meet_nightmare(self) -> bool:
        """D11: whether there is a choice; a nightmare that can do nothing is discarded."""
        if self.log is not None:
            self._tell("met", NIGHTMARE)
        if self._mask_nightmare():
            self.drawn = NIGHTMARE
            self.phase = AT_NIGHTMARE
            return True
        self._discard_card(NIGHTMARE)
        if self.log is not None:
            self._tell("faded", NIGHTMARE)
        return False

    def _answer_nightmare(self, action: i64) -> None:
        """D11: one of D12 to D15, then the nightmare is discarded."""
        self.drawn = NO_CARD
        if action < LOSE_DOOR:
            self._lose_key(action - LOSE_KEY)
        elif action < LOSE_FIVE:
            colour = action - LOSE_DOOR  # D13
            self.doors[self.turn * COLOURS + colour] -= 1
            self._send_to_limbo(DOOR + colour)
            if self.log is not None:
                self._tell("lost-door", DOOR + colour)
        elif action == LOSE_FIVE:
            self._lose_five()
        else:
            self._lose_hand()
        self._discard_card(NIGHTMARE)
        if self.phase != OVER:
            self._draw()

    def _lose_key(self, choice: i64) -> None:
        """D12."""
        key = choice % COLOURS * SYMBOLS + KEY
        self._spend(key, choice >= COLOURS)
        self._discard_card(key)
        if self.log is not None:
            self._tell("lost-key", key)

    def _lose_five(self) -> None:
        """D14."""
        self.reveal_count += 1
        revealed: list[object] | None = None if self.log is None else []
        left: i64 = SIGHT
        while left and self.deck_size():
            if self.top_size:
                self._lift_fog(self.top_fog[0], self.top[0])
            card = self._next_card()
            if card < CHAMBERS:
                self._discard_card(card)
            else:
                self._send_to_limbo(card)
            if revealed is not None:
                revealed.append(NAMES[card])
            left -= 1
        if revealed is not None:
            self.note("lost-five", self.turn, {"cards": revealed}, {}, EVERYONE)

    def _lose_hand(self) -> None:
        """D15, D22: discard the hand, then draw as in the set-up."""
        seat = self.turn
        if self.log is not None:
            self.note("lost-hand", seat, {}, {}, EVERYONE)
        while self.held[seat]:
            card = self.hand[seat * HAND]
            self._spend(card, False)
            self._discard_card(card)
        while self.shared_held:
            card = self.shared[0]
            self._spend(card, True)
            self._discard_card(card)
        missing = self.full
        while missing:
            if not self.deck_size():
                self._end()  # D18
                return
            card = self._turn_up()
            if card < CHAMBERS:
                self._gain(card)
                missing -= 1
            else:
                self._lift_fog(self.came_fog, card)
                self._send_to_limbo(card)
                if self.log is not None:
                    self._tell("passed", card)

    def _end_turn(self) -> None:
        """D16, and on to the partner (D20)."""
        if self.limbo_size:
            self._return_limbo()
            if self.log is not None:
                self.note("shuffled", self.turn, {}, {}, EVERYONE)
        if self.players == 2:
            self.turn = 1 - self.turn
        self.phase = AT_PLAY

    def _draft(self, card: i64) -> None:
        """D19: in turn until each has three; both know all these cards."""
        self._spend(card, True)
        self._hold(card, True, 0)
        if self.log is not None:
            self._tell("drafted", card)
        self.turn = 1 - self.turn
        if self.shared_held == SHARED:
            self.phase = AT_PLAY

    def _end(self) -> None:
        self.phase = OVER

    def imagine(self, seat: int, rng: Rng) -> "DoorsState":
        dream = self.twin(rng.fork())
        if self.players == 2:
            dream._redeal(seat, rng)
        return dream

    # For people, tests and records

    def _tell(self, what: str, card: i64) -> None:
        self.note(what, self.turn, {"card": NAMES[card]}, {}, EVERYONE)

    def explain(self, seat: int, action: int) -> tuple[str, str]:
        from oneiros.games.doors.explain import explain

        return explain(self, action)

    def warnings(self, seat: int) -> dict[int, str]:
        from oneiros.games.doors.explain import warnings

        return warnings(self) if seat == int(self.turn) else {}


def lay_out(game: "Doors", players: i64, counts: list[int]) -> DoorsState:
    """The table before the deal: every card in the deck. Each game starts as a copy of it."""
    state = DoorsState(game, players, Rng(0))
    state.total_doors = sum(counts[DOOR : DOOR + COLOURS])
    pool: list[int] = []
    for card, number in enumerate(counts):
        pool += [card] * number
    state.pool = vec[i64](pool)
    state.pool_size = len(pool)
    state.in_pool = vec[i64](counts)
    state.hand = vec[i64]([NO_CARD] * (HAND * players))
    state.known = vec[i64]([0] * (HAND * players))
    state.hand_fog = vec[i64]([0] * (HAND * players))
    state.held = vec[i64]([0] * players)
    state.last = vec[i64]([NO_CARD] * players)
    state.run = vec[i64]([0] * players)
    state.doors = vec[i64]([0] * (COLOURS * players))
    state.shared = vec[i64]([NO_CARD] * LAID_OUT)
    state.top = vec[i64]([NO_CARD] * SIGHT)
    state.top_seen = vec[i64]([1] * SIGHT)  # as it stays in a game for one
    state.top_fog = vec[i64]([0] * SIGHT)
    state.sight = vec[i64]([NO_CARD] * SIGHT)
    state.limbo = vec[i64]([NO_CARD] * sum(counts[DOOR:]))
    state.discarded = vec[i64]([NO_CARD] * len(pool))
    state.trail = vec[i64]([NO_CARD] * len(pool))
    if players == 2:
        state.private = PRIVATE
    else:
        state.private = game.content.hand
        state.full = game.content.hand
    return state


def deal(table: DoorsState, silent: bool, rng: Rng) -> DoorsState:
    """D3 for one player, D19 for two."""
    state = table.twin(rng)
    state.silent = silent
    if state.players == 1:
        state.phase = AT_PLAY
        while state.held[0] < state.full:
            card = state._next_card()
            if card < CHAMBERS:
                state._hold(card, True, 0)
            else:
                state._send_to_limbo(card)
    else:
        state.turn = rng.below(2)  # D20
        state.phase = AT_DRAFT
        while state.shared_held < LAID_OUT:
            card = state._next_card()
            if card < CHAMBERS:
                state.shared[state.shared_held] = card
                state.shared_held += 1
            else:
                state._send_to_limbo(card)
    state._return_limbo()
    return state
