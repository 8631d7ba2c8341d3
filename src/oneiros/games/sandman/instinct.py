"""What a practised player of Sandman feels: which card to take and where it goes, and how the points will stand.

It knows what `greedy` and `valuation` know. For playouts it leaves out what costs most there: what a move leaves to
the next player, and who may end the round.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.core.instinct import Instinct
from oneiros.core.state import State
from oneiros.core.terms import TABLE
from oneiros.games.sandman import greedy
from oneiros.games.sandman.cards import (
    EVEN_KINDS,
    KINDS,
    LEVELS,
    MOST_ENCOUNTERS,
    SANDGLASS,
    STARGAZER,
    WEAVER,
    both_backs,
)
from oneiros.games.sandman.moves import LAY, MOST_STEPS, MOVE, PLAY, SET
from oneiros.games.sandman.phases import AT_MOVE, AT_SET, OVER
from oneiros.games.sandman.position import BROKEN, NAME, NOTHING
from oneiros.games.sandman.ranking import points_of_moves
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import tally, total
from oneiros.games.sandman.valuation import (
    NOWHERE,
    attach_worth,
    card_worth,
    open_places,
    token_worth,
    turns_left,
    turns_to_come,
    worth,
)

THOUSAND: Final = 1024


@final
class SandmanInstinct(Instinct):
    """Sense of Sandman."""

    def __init__(self) -> None:
        super().__init__()
        self.curiosity = 0.3
        self.width = 2.0
        self.ahead: i64 = 4  # turns that a playout goes on
        self.whim: float = 1.5  # points by which a player in a playout may err
        self.paid: i64 = 1  # steps that it would pay for
        self.base: float = 2.0  # points by which a lead is unsure at the end,
        self.unsure: float = 2.5  # and how that grows with the root of the turns to come
        self.stop_round: bool = False
        self.p2: float = 2.0
        self.p3: float = 2.5
        self.pp: float = 0.25
        self.pt: float = 0.7
        self.ph: float = 0.7
        self.po: float = 0.2
        self.pj: float = 0.4
        self.ptake: float = 0.8
        self.pturn: float = 3.1
        self.trust = 3.0
        self.bold: float = 1.0  # how much a point matters in `rank`

    # Moves

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SandmanState)
        if state.phase == AT_MOVE:
            return self._before_moving(state, seat, rng)
        if state.phase == AT_SET:
            return SET + rng.below(state.circle_size)
        return greedy.choose(state, seat, rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SandmanState)
        return greedy.choose(state, seat, rng)

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """By the greedy player's points; the best move is worth what the position is."""
        assert isinstance(state, SandmanState)
        now = self.worth(state, seat)
        found: list[tuple[int, float]] = []
        if now <= 0.0 or now >= 1.0:
            now = 0.5
        against = (1.0 - now) / now
        scale = self.bold / (self.base + self.unsure * sqrt(turns_to_come(state, seat)))
        best = 0.0
        for points, action in points_of_moves(state, seat, rng):
            if len(found) == 0:
                best = points
            found.append((action, 1.0 / (1.0 + against * exp(min(scale * (best - points), 50.0)))))
        return found

    def _before_moving(self, state: SandmanState, seat: i64, rng: Rng) -> i64:
        """The card within reach that is worth most, and if need be first the token that joins it."""
        if state.hand_size[seat]:
            played = greedy.worth_playing(state, seat)
            if played != NOTHING:
                return PLAY + played
        turns = turns_left(state)
        token = token_worth(state, seat, turns)
        free = state.free_steps()
        held = state.held[seat]
        size = state.circle_size
        most = min(free + min(held, self.paid), size)
        kinds: i64 = 0
        paired: i64 = 0
        if state.lays and held:
            kinds = state.held_kinds(seat)
            paired = state.paired_kinds(seat)
        best = NOWHERE
        move: i64 = MOVE
        whim = self.whim / float(THOUSAND)
        level: i64 = 0
        while level < LEVELS:
            place = state.place_for(seat, level)
            if place >= 0:
                layable: i64 = state.layable(seat, level, kinds, paired) if kinds else 0
                wheel: i64 = 0
                while wheel < 2:
                    start = state.white if wheel else state.black
                    steps: i64 = 1
                    while steps <= most:
                        at = (start + size - steps) % size if state.backwards else (start + steps - 1) % size
                        card = state.circle[at]
                        worth = token * float(state.drawing(steps)) + whim * float(rng.below(THOUSAND))
                        if steps > free:
                            worth = -token * float(steps - free)
                        found = worth + attach_worth(state, seat, card, level, place, turns, False, 0)
                        if found > best:
                            best = found
                            move = MOVE + wheel * MOST_STEPS + steps - 1
                        joining = layable & state.tables.kinds[card]
                        if joining and steps - free < held:
                            kind = lowest(joining)
                            laid = attach_worth(state, seat, card, level, place, turns, False, both_backs(joining))
                            end = state.rightmost(seat, level)
                            found = worth + laid - token * (2.0 if state.needs_pair(end, kind) else 1.0)
                            if found > best:
                                best = found
                                move = LAY + level * KINDS + kind
                        steps += 1
                    wheel += 1
            level += 1
        return move

    # Standing

    def worth(self, state: State, seat: i64) -> float:
        """The chance to win, by the points that all will likely have."""
        assert isinstance(state, SandmanState)
        if state.phase == OVER:
            return self._won(state, seat)
        mine = self._estimate(state, seat)
        scale = 1.0 / (self.base + self.unsure * sqrt(turns_to_come(state, seat)))
        odds = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                odds += exp(scale * (self._estimate(state, other) - mine))
            other += 1
        return 1.0 / odds

    def _estimate(self, state: SandmanState, seat: i64) -> float:
        turns = turns_to_come(state, seat)
        coming = 1.0 if turns >= 6.0 else turns / 6.0
        points = float(total(tally(state, seat))) + self.pturn * turns
        if turns == 0.0:
            return points
        points += coming * (self.p2 * float(open_places(state, seat, 1)) + self.p3 * float(open_places(state, seat, 2)))
        particles: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            at = state.rightmost(seat, level)
            if at != NOTHING:
                particles += count(state.kinds_at(at) & EVEN_KINDS)
                if level and state.link_at(at) == BROKEN:
                    points += self.pj * coming * float(level * state.tables.stars[state.card_at(at)])
            level += 1
        points += coming * self.pp * float(particles)
        points += coming * self.pt * 10.0 * log(1.0 + 0.1 * float(state.held[seat]))
        points += 0.02 * float(state.held[seat])
        at = seat * MOST_ENCOUNTERS
        end = at + state.hand_size[seat]
        while at < end:
            points += self.ph * (0.1 * float(greedy.liking(state, seat, state.hand[at] & NAME)) - 1.0)
            at += 1
        use = turns if turns < 10.0 else 10.0
        if state.has_open(seat, SANDGLASS):
            points += self.po * use
        if state.has_open(seat, STARGAZER):
            points += self.po * use
        if state.has_open(seat, WEAVER):
            points += 0.5 * self.po * use
        if state.taken != NOTHING and state.turn == seat:
            points += self.ptake * card_worth(
                state,
                seat,
                state.taken,
                state.place_for(seat, 0),
                state.place_for(seat, 1),
                state.place_for(seat, 2),
                i64(turns),
                NOTHING,
                0,
            )
        return points

    def _won(self, state: SandmanState, seat: i64) -> float:
        """S30."""
        mine = worth(state, seat)
        winners = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                theirs = worth(state, other)
                if theirs > mine or (theirs == mine and state.held[other] > state.held[seat]):
                    return 0.0
                if theirs == mine and state.held[other] == state.held[seat]:
                    winners += 1.0
            other += 1
        return 1.0 / winners

    def playout(self, state: State, rng: Rng) -> i64:
        """Play on for some turns."""
        assert isinstance(state, SandmanState)
        moves: i64 = 0
        ended: i64 = 0
        rounds = state.rounds
        seat = state.actor()
        while seat != TABLE:
            turn = seat
            state.step(seat, self.move(state, seat, rng))
            moves += 1
            seat = state.actor()
            if seat != turn:
                ended += 1
                if ended >= self.ahead or (self.stop_round and state.rounds != rounds):
                    break
        return moves
