"""A greedy player of Sandman: it puts a worth on every card, place, token and encounter and takes the best now.

It looks one turn ahead and no further, so it is quick: thousands of games a minute, enough to see whether seats,
goals and encounters are in balance. Give it an imagined state: then it plays on what its seat may know.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest, nth
from oneiros.core.chance import Rng
from oneiros.games.sandman.cards import (
    EVEN_KINDS,
    FIRST_PERMANENT,
    GUARD_DOG,
    KEEPSAKE,
    KINDS,
    LEVELS,
    LONG_STRIDE,
    LULLABY,
    MENDER,
    PERMANENTS,
    PLOTS,
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
from oneiros.games.sandman.dreams import NO_PLACE
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
from oneiros.games.sandman.rules import CIRCLE, FREE_STEPS, OPPOSITE, ROUNDS, SandmanState
from oneiros.games.sandman.scoring import is_cut_off

TOKEN: Final = 0.45  # the worth of a token in stock
PARTICLE: Final = 0.25  # of another particle on a row's last card, to join the next one by
MEETING: Final = 1.1  # of an encounter to come
CHOICE: Final = 0.3  # of a further encounter to choose from
ENOUGH: Final = 1.1  # what an encounter must bring to be played, as it counts a point unplayed
MEET: Final = 0.5  # of a chance to end the round, for each player who is then a card behind
CLOSE: Final = 0.4  # of leaving that chance to the next player
NOWHERE: Final = -1000.0
# The worth of a place that opens below two joined cards of level 1 or 2, as long as there are turns to fill it.
PLACE_ON_2: Final = 2.0
PLACE_ON_3: Final = 2.5
# What to keep of the encounters drawn (S20).
LIKING: Final = bytes((7, 6, 3, 9, 1, 2, 10, 4, 8, 8, 5, 6))


def choose(state: SandmanState, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat, which must be the one to act."""
    phase = state.phase
    if phase == AT_MOVE:
        return _before_moving(state, seat)
    if phase == AT_ATTACH:
        return _attaching(state, seat)
    if phase == AT_END:
        kind = _worth_playing(state, seat)
        return DONE if kind == NOTHING else PLAY + kind
    if phase == AT_KEEP:
        return KEEP + _best_liked(state)
    if phase == AT_SET:
        return SET + _set_wheels(state, rng)
    if phase == AT_MEND:
        return MEND + lowest(state.breaks())
    if phase == AT_LOOK:
        bits = state.secrets()
        return LOOK + nth(bits, rng.below(count(bits)))
    if phase == AT_TRADE:
        bits = state.partners()
        return TRADE + nth(bits, rng.below(count(bits)))
    return SPEND + _least_useful(state, seat)


def turns_left(state: SandmanState) -> i64:
    """About how many turns each player still has, this one included."""
    size: i64 = CIRCLE[state.players]
    rounds = ROUNDS - 1 - state.rounds
    return (state.circle_size - state.players + rounds * (size - state.players)) // state.players


def _set_wheels(state: SandmanState, rng: Rng) -> i64:
    """The gap from which the first player has least to take; of equal ones any."""
    size = state.circle_size
    apart: i64 = OPPOSITE[state.players]
    start = rng.below(size)
    least: i64 = 1000
    chosen = start
    tried: i64 = 0
    while tried < size:
        gap = (start + tried) % size
        stars: i64 = 0
        steps: i64 = 0
        while steps < FREE_STEPS:
            stars += state.tables.stars[state.circle[(gap + steps) % size]]
            stars += state.tables.stars[state.circle[(gap + apart + steps) % size]]
            steps += 1
        if stars < least:
            least = stars
            chosen = gap
        tried += 1
    return chosen


def _closeness(state: SandmanState, seat: i64, at: i64, other: i64, steps: i64) -> float:
    """What it is worth that the wheels then meet, or lie so close that the next player can make them meet (S23)."""
    size = state.circle_size
    order = (seat - state.first + state.players) % state.players
    if other == at or other == (at + 1) % size:
        # Ending the round leaves those after this seat a card behind.
        return MEET * float(state.players - 1 - order) if steps < FREE_STEPS else 0.0
    ahead = (other - at + size) % size - 1
    behind = (at - other + size) % size
    return -CLOSE if ahead <= 2 or behind <= 2 else 0.0


def _before_moving(state: SandmanState, seat: i64) -> i64:
    free = state.free_steps()
    held = state.held[seat]
    best, move = _best_move(state, seat, free, held, state.backwards, NOTHING, 0)
    playable = state.playable()
    if playable:
        kind = _worth_playing(state, seat)
        if kind != NOTHING:
            return PLAY + kind
        if playable >> LONG_STRIDE & 1:
            further, _ = _best_move(
                state, seat, free + state.tables.power[LONG_STRIDE], held, state.backwards, NOTHING, 0
            )
            if further > best + ENOUGH:
                return PLAY + LONG_STRIDE
        if playable >> TURNING_BACK & 1:
            back, _ = _best_move(state, seat, free, held, True, NOTHING, 0)
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
                laid, _ = _best_move(
                    state, seat, free, held - spent, state.backwards, level, both_backs(kind_bit(kind))
                )
                if laid > best + TOKEN * float(spent):
                    best = laid - TOKEN * float(spent)
                    move = LAY + level * KINDS + kind
            level += 1
    return move


def _best_move(
    state: SandmanState, seat: i64, free: i64, held: i64, backwards: bool, laid_level: i64, laid: i64
) -> tuple[float, i64]:
    """The best wheel and steps, with these steps free, as if a token had been laid on a row's end."""
    size = state.circle_size
    most = min(free + held, size)
    turns = turns_left(state)
    first = state.place_for(seat, 0)
    second = state.place_for(seat, 1)
    third = state.place_for(seat, 2)
    best = NOWHERE
    move: i64 = MOVE
    wheel: i64 = 0
    while wheel < 2:
        start = state.white if wheel else state.black
        steps: i64 = 1
        while steps <= most:
            at = (start + size - steps) % size if backwards else (start + steps - 1) % size
            worth = TOKEN * float(state.drawing(steps))
            if steps > free:
                worth = -TOKEN * float(steps - free)
            level: i64 = 0
            card_worth = NOWHERE
            while level < LEVELS:
                place = first if level == 0 else second if level == 1 else third
                extra: i64 = laid if level == laid_level else 0
                there = _attach_worth(state, seat, state.circle[at], level, place, turns, False, extra)
                if there > card_worth:
                    card_worth = there
                level += 1
            worth += card_worth + _closeness(state, seat, at, state.black if wheel else state.white, steps)
            if worth > best:
                best = worth
                move = MOVE + wheel * MOST_STEPS + steps - 1
            steps += 1
        wheel += 1
    return best, move


def _attach_worth(
    state: SandmanState, seat: i64, card: i64, level: i64, place: i64, turns: i64, soothed: bool, laid: i64
) -> float:
    """What the card is worth at that place, for now and for the turns to come."""
    if place == NO_PLACE:
        return NOWHERE
    tables = state.tables
    kinds = tables.kinds[card]
    at = state.row(seat, level) + place
    left: i64 = 0
    right: i64 = 0
    if place and state.cells[at - 1]:
        left = 1 if soothed or kinds & (state.kinds_at(at - 1) | laid) else 2
    if place + 1 < state.width and state.cells[at + 1]:
        right = 1 if soothed or kinds & state.kinds_at(at + 1) else 2
    coming = 1.0 if turns >= 6 else float(turns) / 6.0  # how much of what can still be built will be
    factor = float(level + 1)
    if is_cut_off(left, right):
        factor = 1.0 + float(level) * 0.4 * coming
    worth = float(tables.stars[card]) * factor
    if tables.signs[card] and not (factor == 1.0 and state.has_open(seat, GUARD_DOG)):
        worth -= float(tables.signs[card]) * factor
    worth += float(count(kinds & EVEN_KINDS & tables.goals[state.goal[seat]]))
    if tables.meets[card]:
        worth += MEETING + CHOICE * float(level)
    joined = (1.0 if left == 1 else 0.0) + (1.0 if right == 1 else 0.0)
    if level < LEVELS - 1:
        worth += (PLACE_ON_3 if level else PLACE_ON_2) * coming * joined
    worth += PARTICLE * coming * float(count(kinds & EVEN_KINDS))
    if place and not right:  # the row's old end, and with it its particles, is covered
        worth -= PARTICLE * coming * float(count((state.kinds_at(at - 1) if state.cells[at - 1] else 0) & EVEN_KINDS))
    if left == 2 or right == 2:
        worth -= 0.8 * coming
    return worth


def _attaching(state: SandmanState, seat: i64) -> i64:
    kind = _worth_playing(state, seat)
    if kind != NOTHING:
        return PLAY + kind
    turns = turns_left(state)
    best = NOWHERE
    soothed_best = NOWHERE
    chosen: i64 = 0
    level: i64 = 0
    while level < LEVELS:
        place = state.place_for(seat, level)
        worth = _attach_worth(state, seat, state.taken, level, place, turns, state.soothed, 0)
        if worth > best:
            best = worth
            chosen = level
        soothed = _attach_worth(state, seat, state.taken, level, place, turns, True, 0)
        if soothed > soothed_best:
            soothed_best = soothed
        level += 1
    if state.playable() >> LULLABY & 1 and soothed_best > best + ENOUGH:
        return PLAY + LULLABY
    return ATTACH + chosen


def _worth_playing(state: SandmanState, seat: i64) -> i64:
    """An encounter that is better played now than kept for its point; NOTHING if there is none."""
    playable = state.playable()
    kind: i64 = 0
    while playable >> kind:
        if playable >> kind & 1 and _is_worth_playing(state, seat, kind):
            return kind
        kind += 1
    return NOTHING


def _is_worth_playing(state: SandmanState, seat: i64, kind: i64) -> bool:
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
        return _shallow_signs(state, seat) >= 2
    return _deep_plots(state, seat) * state.tables.power[KEEPSAKE] >= 2


def _shallow_signs(state: SandmanState, seat: i64) -> i64:
    """Nightmare signs on level 1."""
    signs: i64 = 0
    at = state.row(seat, 0)
    end = at + state.ends[seat * LEVELS]
    while at < end:
        signs += state.tables.signs[state.card_at(at)]
        at += 1
    return signs


def _deep_plots(state: SandmanState, seat: i64) -> i64:
    """Plots on level 3."""
    plots: i64 = 0
    at = state.row(seat, LEVELS - 1)
    end = at + state.ends[seat * LEVELS + LEVELS - 1]
    while at < end:
        if state.cells[at]:
            plots |= 1 << state.tables.plot[state.card_at(at)]
        at += 1
    return count(plots & ((1 << PLOTS) - 1))


def _best_liked(state: SandmanState) -> i64:
    """Of the encounters drawn; not a second copy of what lies open."""
    best: i64 = NOTHING
    liked: i64 = -1
    at: i64 = 0
    while at < state.drawn_size:
        kind = state.drawn[at] & NAME
        liking: i64 = LIKING[kind]
        if kind >= FIRST_PERMANENT and state.open[state.turn * PERMANENTS + kind - FIRST_PERMANENT]:
            liking = 0
        if liking > liked:
            liked = liking
            best = kind
        at += 1
    return best


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
