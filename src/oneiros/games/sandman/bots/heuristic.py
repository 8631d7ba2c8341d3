"""The heuristic of Sandman: which card to take and where it goes, and how the points will stand.

It knows what `greedy` and `valuation` know. For playouts it leaves out what costs most there: what a move leaves to
the next player, and who may end the round.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.heuristic import Heuristic, misjudged
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.games.sandman.bots import greedy
from oneiros.games.sandman.bots.ranking import points_of_moves
from oneiros.games.sandman.bots.valuation import (
    NOWHERE,
    Place,
    Places,
    expected_points,
    open_places,
    token_points,
    turns_left,
    turns_to_come,
)
from oneiros.games.sandman.bots.value_features import write_value_features
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
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import tally, total

THOUSAND: Final = 1024
TENTH_OF_POINT: Final = 50  # of which so many are written as 1 for a learned value
AHEAD: Final = 4  # turns that a playout goes on
WHIM: Final = 1.5  # points by which a player in a playout may err
PAID: Final = 1  # steps that it would pay for
# Thousandths of a point by which levels that still learn misjudge a move.
MISTAKES: Final = {"drowsy": 2750, "dreamer": 1000, "dreamer-1": 1000}
FIRST_SIGHT: Final = 1.0  # simulations that the greedy player's points count for, to one who still learns

# How unsure a lead is, in points: at the end, and how that grows with the root of the turns to come.
DOUBT: Final = 2.0
DOUBT_OF_TURNS: Final = 2.5

# What things will be worth in points, as long as there are turns to use them.
PER_TURN: Final = 3.1
PER_PLACE_ON_2: Final = 2.0
PER_PLACE_ON_3: Final = 2.5
PER_PARTICLE: Final = 0.25  # at the end of a row
PER_TOKEN: Final = 0.7
PER_LIKING: Final = 0.7  # of encounters in hand
PER_PERMANENT: Final = 0.2  # of those that lie open, for each turn to come
PER_STAR_TO_JOIN: Final = 0.4  # of a card cut off that may still be joined
PER_POINT_TAKEN: Final = 0.8


@final
class SandmanHeuristic(Heuristic):
    """Sense of Sandman."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.15
        self.widening = 2.0
        self.prior_weight = 10.0
        self.mistake: i64 = 0  # thousandths of a point by which it misjudges a move

    def set_level(self, level: str) -> None:
        """Levels that still learn misjudge moves, or must find out by search, by trying more, what is good."""
        self.mistake = MISTAKES.get(level, 0)
        if level in ("lucid", "lucid-1"):
            self.prior_weight = FIRST_SIGHT if level == "lucid" else 0.0
            self.exploration = 0.3

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
        if self.mistake == 0:
            return greedy.choose(state, seat, rng)
        moves: list[tuple[int, int]] = []
        for points, action in points_of_moves(state, seat, rng):
            moves.append((int(1000.0 * points), action))
        return misjudged(moves, self.mistake, rng)

    def rank(self, state: State, seat: i64, rng: Rng) -> list[tuple[int, float]]:
        """By the greedy player's points; the best move is worth what the position is."""
        assert isinstance(state, SandmanState)
        now = self.value(state, seat)
        found: list[tuple[int, float]] = []
        if now <= 0.0 or now >= 1.0:
            now = 0.5
        against = (1.0 - now) / now
        scale = 1.0 / _doubt(state)
        best = 0.0
        for points, action in points_of_moves(state, seat, rng):
            if len(found) == 0:
                best = points
            found.append((action, 1.0 / (1.0 + against * exp(min(scale * (best - points), 50.0)))))
        return found

    def _before_moving(self, state: SandmanState, seat: i64, rng: Rng) -> i64:
        """The card within reach that is worth most, and if need be first the token that joins it."""
        if state.hand_size[seat]:
            played = greedy.encounter_to_play(state, seat)
            if played != NOTHING:
                return PLAY + played
        turns = turns_left(state)
        token = token_points(state, seat, turns)
        free = state.free_steps()
        held = state.held[seat]
        size = state.circle_size
        most = min(free + min(held, PAID), size)
        kinds: i64 = 0
        paired: i64 = 0
        if state.lays and held:
            kinds = state.held_kinds(seat)
            paired = state.paired_kinds(seat)
        best = NOWHERE
        move: i64 = MOVE
        whim = WHIM / float(THOUSAND)
        level: i64 = 0
        while level < LEVELS:
            place = Place(state, seat, level, turns)
            if place.free:
                layable: i64 = state.layable(seat, level, kinds, paired) if kinds else 0
                wheel: i64 = 0
                while wheel < 2:
                    start = state.white if wheel else state.black
                    steps: i64 = 1
                    while steps <= most:
                        at = (start + size - steps) % size if state.backwards else (start + steps - 1) % size
                        card = state.circle[at]
                        points = token * float(state.drawing(steps)) + whim * float(rng.below(THOUSAND))
                        if steps > free:
                            points = -token * float(steps - free)
                        found = points + place.points(card, False, 0)
                        if found > best:
                            best = found
                            move = MOVE + wheel * MOST_STEPS + steps - 1
                        joining = layable & state.tables.kinds[card]
                        if joining and steps - free < held:
                            kind = lowest(joining)
                            laid = place.points(card, False, both_backs(joining))
                            end = state.rightmost(seat, level)
                            found = points + laid - token * (2.0 if state.needs_pair(end, kind) else 1.0)
                            if found > best:
                                best = found
                                move = LAY + level * KINDS + kind
                        steps += 1
                    wheel += 1
            level += 1
        return move

    # Standing

    def value(self, state: State, seat: i64) -> float:
        """The chance to win, by the points that all will likely have."""
        assert isinstance(state, SandmanState)
        if state.phase == OVER:
            return self._won(state, seat)
        mine = self._estimate(state, seat)
        scale = 1.0 / _doubt(state)
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
        points = float(total(tally(state, seat))) + PER_TURN * turns
        if turns == 0.0:
            return points
        points += coming * (
            PER_PLACE_ON_2 * float(open_places(state, seat, 1)) + PER_PLACE_ON_3 * float(open_places(state, seat, 2))
        )
        particles: i64 = 0
        level: i64 = 0
        while level < LEVELS:
            at = state.rightmost(seat, level)
            if at != NOTHING:
                particles += count(state.kinds_at(at) & EVEN_KINDS)
                if level and state.link_at(at) == BROKEN:
                    points += PER_STAR_TO_JOIN * coming * float(level * state.tables.stars[state.card_at(at)])
            level += 1
        points += coming * PER_PARTICLE * float(particles)
        points += coming * PER_TOKEN * 10.0 * log(1.0 + 0.1 * float(state.held[seat]))
        points += 0.02 * float(state.held[seat])
        at = seat * MOST_ENCOUNTERS
        end = at + state.hand_size[seat]
        while at < end:
            points += PER_LIKING * (0.1 * float(greedy.liking(state, seat, state.hand[at] & NAME)) - 1.0)
            at += 1
        use = turns if turns < 10.0 else 10.0
        if state.has_open(seat, SANDGLASS):
            points += PER_PERMANENT * use
        if state.has_open(seat, STARGAZER):
            points += PER_PERMANENT * use
        if state.has_open(seat, WEAVER):
            points += 0.5 * PER_PERMANENT * use
        if state.taken != NOTHING and state.turn == seat:
            points += PER_POINT_TAKEN * Places(state, seat, i64(turns)).best(state.taken, NOTHING, 0)
        return points

    def _won(self, state: SandmanState, seat: i64) -> float:
        """S30."""
        mine = expected_points(state, seat)
        winners = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                theirs = expected_points(state, other)
                if theirs > mine or (theirs == mine and state.held[other] > state.held[seat]):
                    return 0.0
                if theirs == mine and state.held[other] == state.held[seat]:
                    winners += 1.0
            other += 1
        return 1.0 / winners

    def write_features(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, SandmanState)
        write_value_features(state, seat, writer)
        best = -1000.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, self._estimate(state, other))
            other += 1
        lead = 10.0 * (self._estimate(state, seat) - best)
        writer.add(i64(lead), TENTH_OF_POINT, "lead")
        writer.add(i64(10.0 * lead / _doubt(state)), TENTH_OF_POINT, "lead_in_doubts")

    def playout(self, state: State, rng: Rng) -> i64:
        """Play on for some turns."""
        assert isinstance(state, SandmanState)
        moves: i64 = 0
        ended: i64 = 0
        seat = state.actor()
        while seat != TABLE:
            turn = seat
            state.step(seat, self.move(state, seat, rng))
            moves += 1
            seat = state.actor()
            if seat != turn:
                ended += 1
                if ended >= AHEAD:
                    break
        return moves


def _doubt(state: SandmanState) -> float:
    """How many points of lead are unsure; the same for all, so that their chances add up."""
    return DOUBT + DOUBT_OF_TURNS * sqrt(turns_to_come(state, 0))
