"""The twelve encounters of Sandman (S21): when each can be played, and what it does.

One that would change nothing cannot be played. Each has a number of its own in the content, its power.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.state import EVERYONE
from oneiros.games.sandman.cards import (
    ENCOUNTER_NAMES,
    FIRST_PERMANENT,
    KEEPSAKE,
    LEVELS,
    LONG_STRIDE,
    LULLABY,
    MENDER,
    MOST_ENCOUNTERS,
    MOST_TOKENS,
    PERMANENTS,
    POCKETFUL,
    SECOND_SIGHT,
    STARGAZER,
    SWAP,
    TURNING_BACK,
    WEAVER,
)
from oneiros.games.sandman.dreams import SandmanDreams
from oneiros.games.sandman.moves import MOST_BORDERS
from oneiros.games.sandman.phases import AT_ATTACH, AT_GIVE, AT_LOOK, AT_MEND, AT_MOVE, AT_TRADE
from oneiros.games.sandman.position import MOST_DRAWN, NAME, NOTHING, SEEN

FREE_STEPS: Final = 3  # S13


class SandmanEncounters(SandmanDreams):
    """A position in which encounters can be played."""

    # When each can be played

    def playable(self) -> i64:
        """S21: the encounters that the active player holds and that would change something, as bits."""
        bits: i64 = 0
        at = self.turn * MOST_ENCOUNTERS
        end = at + self.hand_size[self.turn]
        while at < end:
            kind = self.hand[at] & NAME
            if not bits >> kind & 1 and self.can_play(kind):
                bits |= 1 << kind
            at += 1
        return bits

    def can_play(self, kind: i64) -> bool:
        """Whether this encounter, if the active player holds it, would change something now."""
        if kind == KEEPSAKE:
            return True
        if kind >= FIRST_PERMANENT:
            return not self.has_open(self.turn, kind)
        if kind == POCKETFUL:
            return self.bag_size > 0
        if kind == LONG_STRIDE:
            return self.phase == AT_MOVE and self.free_steps() < self.circle_size
        if kind == TURNING_BACK:
            return self.phase == AT_MOVE and not self.backwards
        if kind == MENDER:
            return self.breaks() != 0
        if kind == SECOND_SIGHT:
            return self.secrets() != 0
        if kind == SWAP:
            return self.partners() != 0
        return (self.phase == AT_MOVE or self.phase == AT_ATTACH) and not self.soothed  # LULLABY

    def free_steps(self) -> i64:
        """S13, with Stargazer and Long Stride: how far the active player moves for nothing."""
        free = FREE_STEPS + self.stride
        if self.has_open(self.turn, STARGAZER):
            free += self.tables.power[STARGAZER]
        return free

    def breaks(self) -> i64:
        """Mender: the breaks in the active player's dream, as bits above MEND."""
        seat = self.turn
        bits: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            bits |= self.breaks_in(seat, level) << (level * MOST_BORDERS)
            level += 1
        return bits

    def secrets(self) -> i64:
        """Second Sight: the goals and stocks with something the active player has not seen, as bits above LOOK."""
        seat = self.turn
        bits: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                if not self.goal_seen[other] >> seat & 1:
                    bits |= 1 << (2 * other)
                at = other * MOST_TOKENS
                end = at + self.held[other]
                while at < end:
                    if not self.eyes_on(self.stock[at]) >> seat & 1:
                        bits |= 1 << (2 * other + 1)
                    at += 1
            other += 1
        return bits

    def partners(self) -> i64:
        """Swap: those with tokens, as bits above TRADE; none if the active player has no token."""
        bits: i64 = 0
        if self.held[self.turn]:
            other: i64 = 0
            while other < self.players:
                if other != self.turn and self.held[other]:
                    bits |= 1 << other
                other += 1
        return bits

    # What each does

    def _play(self, kind: i64) -> None:
        """S21: a one-time encounter is discarded, a permanent one stays open."""
        seat = self.turn
        self.reveal_count += 1
        self._drop_fate(seat, kind)
        if self.log is not None:
            self.note("played", seat, {"encounter": ENCOUNTER_NAMES[kind]}, {}, EVERYONE)
        if kind >= FIRST_PERMANENT:
            self.open[seat * PERMANENTS + kind - FIRST_PERMANENT] += 1
            if kind == WEAVER:
                self.lays += self.tables.power[WEAVER]
            return
        self.spent[kind] += 1
        if kind == POCKETFUL:
            self._draw_tokens(seat, self.tables.power[POCKETFUL])
        elif kind == LONG_STRIDE:
            self.stride += self.tables.power[LONG_STRIDE]
        elif kind == TURNING_BACK:
            self.backwards = True
        elif kind == LULLABY:
            self.soothed = True
        else:
            self.back_to = self.phase
            self.phase = AT_MEND if kind == MENDER else AT_LOOK if kind == SECOND_SIGHT else AT_TRADE

    def _choose_mend(self, choice: i64) -> None:
        """Mender."""
        seat = self.turn
        level = choice // MOST_BORDERS
        place = choice % MOST_BORDERS
        self._mend(self.row(seat, level) + place + 1)
        if self.log is not None:
            self.note("mended", seat, {"level": int(level) + 1, "place": int(place)}, {}, EVERYONE)
        self.phase = self.back_to

    def _look(self, other: i64, at_tokens: bool) -> None:
        """Second Sight."""
        seat = self.turn
        self.reveal_count += 1
        eyes: i64 = 1 << seat
        if at_tokens:
            particles: list[object] = []
            at = other * MOST_TOKENS
            end = at + self.held[other]
            while at < end:
                self.ledger[self.stock[at]] |= eyes << SEEN
                if self.log is not None:
                    particles.append(self.tables.particle_names[self.kind_of(self.stock[at]) >> 1])
                at += 1
            if self.log is not None:
                self.note("looked-at-tokens", seat, {"other": int(other)}, {"particles": particles}, eyes | 1 << other)
        else:
            self.goal_seen[other] |= eyes
            if self.log is not None:
                goal = self.tables.goal_names[self.goal[other]]
                self.note("looked-at-goal", seat, {"other": int(other)}, {"goal": goal}, eyes | 1 << other)
        self.phase = self.back_to

    def _trade_with(self, other: i64) -> None:
        """Swap: as many as both have, up to its power; with no more than that, all of one's own."""
        seat = self.turn
        number = self.tables.power[SWAP]
        number = min(number, self.held[seat], self.held[other])
        self.partner = other
        self.partner_held = self.held[other]
        self.due = number
        self.phase = AT_GIVE
        if number == self.held[seat]:
            while self.due:
                self._give(0)

    def _give(self, slot: i64) -> None:
        """Swap: one token goes over; after the last, as many of the partner's own come back at random."""
        seat = self.turn
        other = self.partner
        token = self._lose(seat, slot)
        self.reveal_count += 1
        self._gain(other, token)
        if self.log is not None:
            particle = self.tables.particle_names[self.kind_of(token) >> 1]
            self.note("gave", seat, {"other": int(other)}, {"particle": particle}, self.eyes_on(token) | 1 << other)
        self.due -= 1
        if self.due:
            return
        before = self.partner_held
        left = before
        while self.held[other] > before:
            token = self._lose(other, self.rng.below(left))
            left -= 1
            self._gain(seat, token)
            if self.log is not None:
                particle = self.tables.particle_names[self.kind_of(token) >> 1]
                self.note("gave", other, {"other": int(seat)}, {"particle": particle}, self.eyes_on(token) | 1 << seat)
        self.partner = NOTHING
        self.partner_held = 0
        self.phase = self.back_to

    # Getting encounters (S20)

    def _meet(self, number: i64) -> None:
        """Draw so many; the active player looks at them."""
        self.drawn_size = 0
        while self.drawn_size < number and self.drawn_size < MOST_DRAWN:
            fate = self._take_fate()
            if fate == NOTHING:
                break
            self.reveal_count += 1
            self.drawn[self.drawn_size] = fate
            self.drawn_size += 1
        if self.log is not None and self.drawn_size:
            names: list[object] = [ENCOUNTER_NAMES[fate & NAME] for fate in list(self.drawn[: self.drawn_size])]
            facts: dict[str, object] = {"number": int(self.drawn_size)}
            self.note("met", self.turn, facts, {"encounters": names}, 1 << self.turn)

    def _keep(self, kind: i64) -> None:
        """S20: keep the first of that kind, secret; discard the rest open."""
        seat = self.turn
        kept = False
        dropped: list[object] = []
        at: i64 = 0
        while at < self.drawn_size:
            fate = self.drawn[at]
            if not kept and fate & NAME == kind:
                self._hold_fate(seat, fate)
                kept = True
            else:
                self.reveal_count += 1
                self.spent[fate & NAME] += 1
                if self.log is not None:
                    dropped.append(ENCOUNTER_NAMES[fate & NAME])
            at += 1
        self.drawn_size = 0
        if self.log is not None:
            self.note("kept", seat, {}, {"encounter": ENCOUNTER_NAMES[kind]}, 1 << seat)
            if dropped:
                self.note("let-go", seat, {"encounters": dropped}, {}, EVERYONE)
