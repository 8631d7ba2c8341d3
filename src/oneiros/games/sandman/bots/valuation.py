"""The points that things bring in Sandman at the end: a token, a card at a place, and a whole position.

It is given an imagined state, so it uses what a seat may know. The numbers of the first part were found by letting
greedy players that differ in one of them play against each other, those of `expected_points` by
fitting games between them.
"""

from typing import Final, final

from mypy_extensions import i64

from oneiros.core.bits import count
from oneiros.games.sandman.cards import EVEN_KINDS, GUARD_DOG, LEVELS, PLOTS
from oneiros.games.sandman.dreams import NO_PLACE
from oneiros.games.sandman.phases import AT_ATTACH, AT_END, AT_MEND, OVER
from oneiros.games.sandman.position import JOINED, NOTHING
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.scoring import is_cut_off, tally, total

TOKEN: Final = 0.7  # the worth of the first token in stock,
PLENTY: Final = 0.1  # how much less each further one is worth,
SOON: Final = 6.0  # and the turns below which they lose their worth
PARTICLE: Final = 0.25  # of another particle on a row's last card, to join the next one by
MEETING: Final = 1.1  # of an encounter to come
CHOICE: Final = 0.3  # of a further encounter to choose from
BREAK: Final = 0.8  # of what a break spoils
STILL_JOINED: Final = 0.4  # how likely a card cut off is to be joined on its other side later
BUILDING: Final = 6.0  # the turns below which what can be built is worth less
NOWHERE: Final = -1000.0
# The worth of a place that opens below two joined cards of level 1 or 2, as long as there are turns to fill it.
PLACE_ON_2: Final = 2.0
PLACE_ON_3: Final = 2.5


def turns_left(state: SandmanState) -> i64:
    """About how many turns each player still has, this one included."""
    size = state.tables.circles[state.players]
    rounds = state.tables.rounds - 1 - state.rounds
    return (state.circle_size - state.players + rounds * (size - state.players)) // state.players


def token_points(state: SandmanState, seat: i64, turns: i64) -> float:
    """The worth of another token: less with many in stock and few turns to use them in."""
    points: float = TOKEN / (1.0 + PLENTY * float(state.held[seat]))
    if float(turns) < SOON:
        points *= float(turns) / SOON
    return points + 0.02


@final
class Place:
    """A place to attach a card to, with all that is known of it before the card: many are tried there."""

    def __init__(self, state: SandmanState, seat: i64, level: i64, turns: i64) -> None:
        place = state.place_for(seat, level)
        self.free: bool = place != NO_PLACE
        place = max(place, 0)
        tables = state.tables
        self.tables = tables
        self.level = level
        at = state.row(seat, level) + place
        self.has_left: bool = place > 0 and state.cells[at - 1] != 0
        self.left: i64 = state.kinds_at(at - 1) if self.has_left else 0
        self.has_right: bool = place + 1 < state.width and state.cells[at + 1] != 0
        self.right: i64 = state.kinds_at(at + 1) if self.has_right else 0
        # How much of what can still be built will be.
        self.coming: float = 1.0 if float(turns) >= BUILDING else float(turns) / BUILDING
        self.guarded: bool = state.has_open(seat, GUARD_DOG)
        self.goal: i64 = EVEN_KINDS & tables.goals[state.goal[seat]]
        self.covered: float = 0.0  # the row's old end, and with it its particles
        if self.has_left and not self.has_right:
            self.covered = PARTICLE * self.coming * float(count(self.left & EVEN_KINDS))

    def points(self, card: i64, soothed: bool, laid: i64) -> float:
        """What the card is worth there, for now and for the turns to come."""
        if not self.free:
            return NOWHERE
        tables = self.tables
        kinds: i64 = tables.kinds[card]
        coming = self.coming
        left: i64 = 0
        right: i64 = 0
        if self.has_left:
            left = 1 if soothed or kinds & (self.left | laid) else 2
        if self.has_right:
            right = 1 if soothed or kinds & self.right else 2
        factor = float(self.level + 1)
        if is_cut_off(left, right):
            factor = 1.0 + float(self.level) * STILL_JOINED * coming
        points = float(tables.stars[card]) * factor
        signs: i64 = tables.signs[card]
        if signs and not (factor == 1.0 and self.guarded):
            points -= float(signs) * factor
        points += float(count(kinds & self.goal))
        if tables.meets[card]:
            points += MEETING + CHOICE * float(self.level)
        joined = (1.0 if left == 1 else 0.0) + (1.0 if right == 1 else 0.0)
        if self.level < LEVELS - 1:
            points += (PLACE_ON_3 if self.level else PLACE_ON_2) * coming * joined
        points += PARTICLE * coming * float(count(kinds & EVEN_KINDS))
        points -= self.covered
        if left == 2 or right == 2:
            points -= BREAK * coming
        return points


@final
class Places:
    """Where a seat may attach a card: one place of each level, as far as there is one."""

    def __init__(self, state: SandmanState, seat: i64, turns: i64) -> None:
        self.first = Place(state, seat, 0, turns)
        self.second = Place(state, seat, 1, turns)
        self.third = Place(state, seat, 2, turns)

    def best(self, card: i64, laid_level: i64, laid: i64) -> float:
        """What the card is worth on the best level, if such particles were laid on the last card of one."""
        best = self.first.points(card, False, laid if laid_level == 0 else 0)
        points = self.second.points(card, False, laid if laid_level == 1 else 0)
        if points > best:
            best = points
        points = self.third.points(card, False, laid if laid_level == 2 else 0)
        if points > best:
            best = points
        return best


def shallow_signs(state: SandmanState, seat: i64) -> i64:
    """Nightmare signs on level 1."""
    signs: i64 = 0
    at = state.row(seat, 0)
    end = at + state.ends[seat * LEVELS]
    while at < end:
        signs += state.tables.signs[state.card_at(at)]
        at += 1
    return signs


def deep_plots(state: SandmanState, seat: i64) -> i64:
    """Plots on level 3."""
    plots: i64 = 0
    at = state.row(seat, LEVELS - 1)
    end = at + state.ends[seat * LEVELS + LEVELS - 1]
    while at < end:
        if state.cells[at]:
            plots |= 1 << state.tables.plot[state.card_at(at)]
        at += 1
    return count(plots & ((1 << PLOTS) - 1))


# What each of them adds, see `sources_of_points`.
PER_TURN: Final = 3.1
PER_PLACE_ON_2: Final = 1.6
PER_PLACE_ON_3: Final = 1.1
PER_TOKEN: Final = 0.15
PER_POINT_TAKEN: Final = 0.6


def expected_points(state: SandmanState, seat: i64) -> float:
    """About how many points the seat will have at the end; when the game is over, just those it has."""
    points = float(total(tally(state, seat)))
    if state.phase == OVER:
        return points
    turns, second, third, tokens, taken = sources_of_points(state, seat)
    return (
        points
        + PER_TURN * turns
        + PER_PLACE_ON_2 * second
        + PER_PLACE_ON_3 * third
        + PER_TOKEN * tokens
        + PER_POINT_TAKEN * taken
    )


def sources_of_points(state: SandmanState, seat: i64) -> tuple[float, float, float, float, float]:
    """What the seat can still make points of.

    These are turns to come, open places on levels 2 and 3, tokens, and the card it has just taken. Places and tokens
    count as far as there are turns to use them. Encounters and the particles at the ends of rows were tried and
    predict nothing beyond that.
    """
    turns = turns_to_come(state, seat)
    coming = 1.0 if turns >= BUILDING else turns / BUILDING
    held = float(state.held[seat])
    soon = 1.0 if turns >= SOON else turns / SOON
    taken = 0.0
    if state.taken != NOTHING and state.turn == seat:
        taken = Places(state, seat, i64(turns)).best(state.taken, NOTHING, 0)
    return (
        turns,
        coming * float(open_places(state, seat, 1)),
        coming * float(open_places(state, seat, 2)),
        soon * held / (1.0 + PLENTY * held),
        taken,
    )


def turns_to_come(state: SandmanState, seat: i64) -> float:
    """How many cards the seat will still take, if no round ends by a blank back (S23)."""
    players = state.players
    rounds = state.tables.rounds - 1 - state.rounds
    here = state.circle_size - players
    if state.rounds == state.tables.rounds or here < 0:
        return 0.0
    # Of this circle, those before the seat in the order of turns take a card more when it does not share out evenly.
    to_move = state.turn if state.black != NOTHING else state.first
    phase = state.phase if state.phase < AT_MEND else state.back_to
    if AT_ATTACH <= phase <= AT_END:
        to_move = (to_move + 1) % players
    after = (seat - to_move + players) % players
    own = (here + players - 1 - after) // players
    size = state.tables.circles[players]
    return float(own) + float(rounds * (size - players)) / float(players)


def open_places(state: SandmanState, seat: i64, level: i64) -> i64:
    """How many cards can be attached to that level (S18)."""
    at = state.row(seat, level)
    above = state.row(seat, level - 1)
    last = state.ends[seat * LEVELS + level - 1] - 1
    places: i64 = 0
    place: i64 = 0
    while place < last:
        if not state.cells[at + place] and state.link_at(above + place + 1) == JOINED:
            places += 1
        place += 1
    return places
