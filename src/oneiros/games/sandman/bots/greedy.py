"""A greedy player of Sandman: it counts the points of every card, place, token and encounter and takes the most now.

It looks at its own turn, at what that leaves to the next player and at who may end the round, and no further. So it is
quick: thousands of games a minute. That is enough to see whether the order of turns, goals and encounters are in
balance. It is given an imagined state, so it plays on what its seat may know. The numbers below were found by letting
players that differ in one of them play against each other.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest, nth
from oneiros.core.chance import Rng
from oneiros.games.sandman.bots.valuation import (
    NOWHERE,
    Place,
    Places,
    deep_plots,
    shallow_signs,
    token_points,
    turns_left,
)
from oneiros.games.sandman.cards import (
    FIRST_PERMANENT,
    GUARD_DOG,
    KEEPSAKE,
    KINDS,
    LEVELS,
    LONG_STRIDE,
    LULLABY,
    MENDER,
    POCKETFUL,
    SANDGLASS,
    SECOND_SIGHT,
    STARGAZER,
    SWAP,
    TURNING_BACK,
    WEAVER,
    both_backs,
    kind_bit,
)
from oneiros.games.sandman.encounters import FREE_STEPS
from oneiros.games.sandman.moves import ATTACH, DONE, KEEP, LAY, LOOK, MEND, MOST_STEPS, MOVE, PLAY, SET, SPEND, TRADE
from oneiros.games.sandman.phases import (
    AT_ATTACH,
    AT_END,
    AT_KEEP,
    AT_LOOK,
    AT_MEND,
    AT_MOVE,
    AT_SET,
    AT_TRADE,
)
from oneiros.games.sandman.position import NAME, NOTHING
from oneiros.games.sandman.rules import SandmanState

ENOUGH: Final = 1.1  # what an encounter must bring to be played, as it counts a point unplayed
LAST_CARD: Final = 3.0  # of the card that some get and others do not when the game ends
EARLIER: Final = 0.5  # how much of that is at stake in a round that is not the last
WILLING: Final = 0.7  # how likely the next player is to take a chance to end the round
DENIAL: Final = 0.6  # of what the next player can get best, shared among all others
UNKNOWN: Final = -2000.0  # of a card whose worth nobody has asked for yet
OWN_START: Final = 0.5  # of what the player who sets the wheels can get, beside what the first player can


def choose(state: SandmanState, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat, which must be the one to act."""
    phase = state.phase
    if phase == AT_MOVE:
        return before_moving(state, seat, Outlook(state, seat))
    if phase == AT_ATTACH:
        return _attaching(state, seat)
    if phase == AT_END:
        kind = encounter_to_play(state, seat)
        return DONE if kind == NOTHING else PLAY + kind
    if phase == AT_KEEP:
        return KEEP + _best_liked(state, seat)
    if phase == AT_SET:
        return SET + _set_wheels(state, seat, rng)
    if phase == AT_MEND:
        return MEND + lowest(state.breaks())
    if phase == AT_LOOK:
        bits = state.secrets()
        return LOOK + nth(bits, rng.below(count(bits)))
    if phase == AT_TRADE:
        bits = state.partners()
        return TRADE + nth(bits, rng.below(count(bits)))
    return SPEND + _least_useful(state, seat)


@final
class Outlook:
    """What a seat about to move knows of the rest of the game, worked out once for all its moves."""

    def __init__(self, state: SandmanState, seat: i64) -> None:
        self.turns = turns_left(state)
        self.token = token_points(state, seat, self.turns)
        players = state.players
        # The order of the whole game: a round begins with the player after the one who ended the last (S24), so
        # those with a card more than this seat are those before it.
        order = _order(state, seat)
        usual = (order + state.first - seat + 2 * players - 1) % players  # who ends the round by S22
        expected: float = _edge(players, order, usual) * 0.5
        each: i64 = 0
        while each < players:
            expected += _edge(players, order, each) * 0.5 / float(players)
            each += 1
        stake: float = LAST_CARD * (1.0 if state.rounds == state.tables.rounds - 1 else EARLIER)
        self.gain: float = stake * (_edge(players, order, order) - expected)
        self.loss: float = stake * (_edge(players, order, (order + 1) % players) - expected)
        blanks: i64 = 0
        at: i64 = 0
        while at < state.bag_size:
            blanks += state.bag[at] & 1
            at += 1
        self.blank_of_one: float = 0.0
        self.blank_of_two: float = 0.0
        if state.bag_size:
            sand = float(state.bag_size - blanks) / float(state.bag_size)
            self.blank_of_one = 1.0 - sand
            self.blank_of_two = 1.0 - sand
            if state.bag_size > 1:
                self.blank_of_two = 1.0 - sand * float(state.bag_size - 1 - blanks) / float(state.bag_size - 1)
        self.places = Places(state, seat, self.turns)
        self.own = vec[float]([UNKNOWN] * state.circle_size)
        # What the cards of the circle are worth to the next player, goal unknown.
        self.rival = (seat + 1) % players
        self.wanted = state.circle[:]  # in hundredths
        theirs = Places(state, self.rival, self.turns)
        at = 0
        while at < state.circle_size:
            self.wanted[at] = i64(100.0 * theirs.best(state.circle[at], NOTHING, 0))
            at += 1

    def worth(self, state: SandmanState, at: i64, laid_level: i64, laid: i64) -> float:
        """What the card at that place of the circle is worth to the seat."""
        if laid:
            return self.places.best(state.circle[at], laid_level, laid)
        points = self.own[at]
        if points == UNKNOWN:
            points = self.places.best(state.circle[at], NOTHING, 0)
            self.own[at] = points
        return points


def _order(state: SandmanState, seat: i64) -> i64:
    """The place of the seat, which is to move, in the order of the game: so many have a card more."""
    own = _cards(state, seat)
    before: i64 = 0
    other: i64 = 0
    while other < state.players:
        if _cards(state, other) > own:
            before += 1
        other += 1
    return before


def _cards(state: SandmanState, seat: i64) -> i64:
    """The cards of a seat's dream."""
    number: i64 = 0
    level: i64 = 0
    while level < LEVELS:
        at = state.row(seat, level)
        end = at + state.ends[seat * LEVELS + level]
        while at < end:
            if state.cells[at]:
                number += 1
            at += 1
        level += 1
    return number


def _edge(players: i64, order: i64, end: i64) -> float:
    """In cards, how much better off than the others, on average, the player at `order` is if `end` ends the game."""
    if order <= end:
        return float(players - 1 - end) / float(players - 1)
    return -float(end + 1) / float(players - 1)


def _set_wheels(state: SandmanState, seat: i64, rng: Rng) -> i64:
    """The gap from which the first player has least to take, and this one most; of equal ones any."""
    size = state.circle_size
    apart = size // 2
    outlook = Outlook(state, (state.first + state.players - 1) % state.players)
    own = Outlook(state, (seat + state.players - 1) % state.players)
    start = rng.below(size)
    least: float = 100000.0
    chosen = start
    tried: i64 = 0
    while tried < size:
        gap = (start + tried) % size
        left = _reach(outlook, state, size, gap, (gap + apart) % size, NOTHING)
        left -= OWN_START * _reach(own, state, size, gap, (gap + apart) % size, NOTHING)
        if left < least:
            least = left
            chosen = gap
        tried += 1
    return chosen


def _reach(outlook: Outlook, state: SandmanState, size: i64, black: i64, white: i64, gone: i64) -> float:
    """The best that the next player can get, with the wheels there; `gone` is a place whose card is taken."""
    best: float = NOWHERE
    most = min(FREE_STEPS + min(state.held[outlook.rival], 2), size)
    wheel: i64 = 0
    while wheel < 2:
        at = white if wheel else black
        steps: i64 = 1
        while steps <= most:
            if at == gone:
                at = (at + 1) % size
            points = float(outlook.wanted[at]) * 0.01 + outlook.token * float(FREE_STEPS - steps)
            if points > best:
                best = points
            at = (at + 1) % size
            steps += 1
        wheel += 1
    return best


def _timing(outlook: Outlook, size: i64, at: i64, other: i64, drawing: i64, steps: i64, players: i64) -> float:
    """What a move does to the end of the round (S23): now, or by the next player."""
    left = size - 1
    if left == players:
        return 0.0
    here = at % left
    there = (other - 1 if other > at else other) % left
    apart = (there - here + left) % left
    nearest = min(apart, left - apart)
    points: float = 0.0
    going_on: float = 1.0
    if nearest == 0 and steps < FREE_STEPS:
        chance = outlook.blank_of_two if drawing > 1 else outlook.blank_of_one
        points = chance * outlook.gain
        going_on = 1.0 - chance
    if nearest < 2:
        points += going_on * outlook.blank_of_two * outlook.loss * WILLING
    elif nearest == 2:
        points += outlook.blank_of_one * outlook.loss * WILLING
    return points


def before_moving(state: SandmanState, seat: i64, outlook: Outlook) -> i64:
    """The action that looks best to the seat that is about to move a wheel."""
    free = state.free_steps()
    held = state.held[seat]
    token = outlook.token
    best, move = best_move(state, outlook, seat, free, held, state.backwards, NOTHING, 0)
    playable = state.playable()
    if playable:
        kind = encounter_to_play(state, seat)
        if kind != NOTHING:
            return PLAY + kind
        if playable >> LONG_STRIDE & 1:
            stride = state.tables.power[LONG_STRIDE]
            further, _ = best_move(state, outlook, seat, free + stride, held, state.backwards, NOTHING, 0)
            if further > best + ENOUGH:
                return PLAY + LONG_STRIDE
        if playable >> TURNING_BACK & 1:
            back, _ = best_move(state, outlook, seat, free, held, True, NOTHING, 0)
            if back > best + ENOUGH:
                return PLAY + TURNING_BACK
    if state.lays and held:
        kinds = state.held_kinds(seat)
        paired = state.paired_kinds(seat)
        level: i64 = 0
        while level < LEVELS:
            at = state.rightmost(seat, level)
            bits = state.layable(seat, level, kinds, paired)
            while bits:
                kind = lowest(bits)
                bits &= bits - 1
                spent: i64 = 2 if state.needs_pair(at, kind) else 1
                laid, _ = best_move(
                    state, outlook, seat, free, held - spent, state.backwards, level, both_backs(kind_bit(kind))
                )
                if laid > best + token * float(spent):
                    best = laid - token * float(spent)
                    move = LAY + level * KINDS + kind
            level += 1
    return move


def best_move(
    state: SandmanState,
    outlook: Outlook,
    seat: i64,
    free: i64,
    held: i64,
    backwards: bool,
    laid_level: i64,
    laid: i64,
) -> tuple[float, i64]:
    """The best wheel and steps, with these steps free, as if a token had been laid on a row's end."""
    most = min(free + held, state.circle_size)
    best = NOWHERE
    move: i64 = MOVE
    wheel: i64 = 0
    while wheel < 2:
        steps: i64 = 1
        while steps <= most:
            points = move_points(state, outlook, seat, wheel, steps, free, backwards, laid_level, laid)
            if points > best:
                best = points
                move = MOVE + wheel * MOST_STEPS + steps - 1
            steps += 1
        wheel += 1
    return best, move


def move_points(
    state: SandmanState,
    outlook: Outlook,
    seat: i64,
    wheel: i64,
    steps: i64,
    free: i64,
    backwards: bool,
    laid_level: i64,
    laid: i64,
) -> float:
    """What a move of a wheel is worth to the seat, in points."""
    size = state.circle_size
    start = state.white if wheel else state.black
    other = state.black if wheel else state.white
    at = (start + size - steps) % size if backwards else (start + steps - 1) % size
    drawing = state.drawing(steps)
    points = outlook.token * float(drawing)
    if steps > free:
        points = -outlook.token * float(steps - free)
    points += outlook.worth(state, at, laid_level, laid)
    points += _timing(outlook, size, at, other, drawing, steps, state.players)
    if size - 1 != state.players:
        points -= DENIAL / float(state.players - 1) * _reach(outlook, state, size, at, other, at)
    return points


def _attaching(state: SandmanState, seat: i64) -> i64:
    kind = encounter_to_play(state, seat)
    if kind != NOTHING:
        return PLAY + kind
    turns = turns_left(state)
    best = NOWHERE
    soothed_best = NOWHERE
    chosen: i64 = 0
    level: i64 = 0
    while level < LEVELS:
        place = Place(state, seat, level, turns)
        points = place.points(state.taken, state.soothed, 0)
        if points > best:
            best = points
            chosen = level
        soothed = place.points(state.taken, True, 0)
        if soothed > soothed_best:
            soothed_best = soothed
        level += 1
    if state.playable() >> LULLABY & 1 and soothed_best > best + ENOUGH:
        return PLAY + LULLABY
    return ATTACH + chosen


def encounter_to_play(state: SandmanState, seat: i64) -> i64:
    """An encounter that is better played now than kept for its point; NOTHING if there is none."""
    playable = state.playable()
    kind: i64 = 0
    while playable >> kind:
        if playable >> kind & 1 and _should_play(state, seat, kind):
            return kind
        kind += 1
    return NOTHING


def _should_play(state: SandmanState, seat: i64, kind: i64) -> bool:
    turns = turns_left(state)
    if kind == POCKETFUL:
        return turns >= 3
    if kind == MENDER:
        return turns >= 3 and state.breaks_in(seat, 0) | state.breaks_in(seat, 1) != 0
    if kind == SECOND_SIGHT or kind == SWAP or kind == LONG_STRIDE or kind == TURNING_BACK or kind == LULLABY:
        return False
    if kind == SANDGLASS or kind == STARGAZER:
        return turns >= 5
    if kind == WEAVER:
        return turns >= 8
    if kind == GUARD_DOG:
        return shallow_signs(state, seat) >= 2
    return deep_plots(state, seat) * state.tables.power[KEEPSAKE] >= 2


def _best_liked(state: SandmanState, seat: i64) -> i64:
    """Of the encounters drawn (S20)."""
    best: i64 = NOTHING
    liked: i64 = -1
    at: i64 = 0
    while at < state.drawn_size:
        kind = state.drawn[at] & NAME
        liked_now = liking(state, seat, kind)
        if liked_now > liked:
            liked = liked_now
            best = kind
        at += 1
    return best


def liking(state: SandmanState, seat: i64, kind: i64) -> i64:
    """What an encounter promises, in tenths of a point: at least about the one it counts unplayed."""
    turns = turns_left(state)
    if kind == KEEPSAKE:
        return 12 + 6 * deep_plots(state, seat) * state.tables.power[KEEPSAKE]
    if kind == GUARD_DOG:
        return 8 + 4 * shallow_signs(state, seat)
    if kind >= FIRST_PERMANENT:
        if state.has_open(seat, kind):
            return 9
        return 10 + (min(turns, 10) if kind != WEAVER else min(turns, 10) // 2)
    if turns < 3 or kind == SWAP or kind == SECOND_SIGHT:
        return 10
    if kind == MENDER:
        return 24 if state.breaks_in(seat, 0) | state.breaks_in(seat, 1) else 14
    return 18 if kind == LULLABY or kind == POCKETFUL else 15


def _least_useful(state: SandmanState, seat: i64) -> i64:
    """The kind of a token to part with: one that fits few row ends and has no twin."""
    bits = state._mask()
    paired = state.paired_kinds(seat)
    least: i64 = 100
    chosen: i64 = 0
    while bits:
        kind = lowest(bits)
        bits &= bits - 1
        use: i64 = 2 if paired & kind_bit(kind) else 0
        level: i64 = 0
        while level < LEVELS:
            if state.layable(seat, level, kind_bit(kind), paired):
                use += 2
            level += 1
        if not kind & 1:
            use += 1  # a blank back in the bag ends rounds sooner
        if use < least:
            least = use
            chosen = kind
    return chosen
