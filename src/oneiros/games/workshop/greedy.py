"""A player of Workshop that looks a few moves ahead and takes what seems worth most: for simulation.

It is called on an imagined state, so it knows what its seat knows. Everything is valued in thousandths of a point.
A card is worth its points, less and less with every shard and step that it still lacks at the best place of
the workshop (`prospect`). While wandering all ways to spend the points left are tried on paper; while making, each
move is tried on a copy.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.games.workshop.choices import (
    AT_CARD,
    AT_DRAW,
    AT_KEEP,
    AT_LORD,
    AT_MAKE,
    AT_START,
    AT_WANDER,
    DEEDS,
    PLAIN,
    SHARDS,
)
from oneiros.games.workshop.moves import (
    AWAKEN,
    COLLECT,
    DECLINE,
    GROUPS,
    INVOKE,
    LOOK,
    SLEEP,
    STORE,
    TRAVEL,
    USE,
    WAKE,
)
from oneiros.games.workshop.pieces import (
    ARCHIVE,
    COLOURS,
    CORNERS,
    FIELDS,
    LORD,
    MEADOW,
    MOTION,
    NIGHTMARE,
    PATH_BETWEEN,
    PLAIN_COLOURS,
    ROUNDS,
    TOKENS_LAID,
    bit,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CORNER,
    DESK,
    DREAMER,
    FILLED,
    HAND,
    NOTHING,
    OPEN,
    PHASE,
    REDS,
    SIGHT,
    TREES,
    USED,
)
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.scoring import token_points
from oneiros.games.workshop.stacks import SHARD

POINT: Final = 1000
FADING: Final = bytes((250, 140, 100, 78, 62, 50, 40, 32, 25, 20))  # what is left of a card that lacks so much
FADED: Final = 4  # thousandths for each of these
LAST_FADING: Final = 9
WORK: Final = 80  # lost for every shard still to be put and every step still to be made
APART: Final = 2  # shards lacking to lead to a place that touches nothing built
SPARE: Final = 10  # a shard in hand that no card asks for
DRAWS: Final = 350  # a corner's Archive
OPEN_EYES: Final = 1500  # a corner's Dream Lord, with no card left to build
NEVER: Final = -1 << 40


def choose(state: WorkshopState, seat: i64, rng: Rng) -> i64:
    """An action for the seat, which must be able to act."""
    phase = state.desk[seat * DESK + PHASE]
    if phase == AT_WANDER:
        return _wander(state, seat)
    if phase == AT_MAKE:
        return _make(state, seat)
    if phase == AT_CARD:
        return _lay_shard(state, seat)
    if phase == AT_KEEP or phase == AT_START:
        return _keep(state, seat, phase == AT_START)
    if phase == AT_DRAW or phase == AT_LORD:
        return _choose_stack(state, phase == AT_DRAW)
    return state.pick(seat, rng)


# What things are worth


def worth(state: WorkshopState, seat: i64) -> i64:
    """Of a position: points scored, what the cards promise, red shards, and a part of the dream tokens."""
    total = state.earned(seat) * POINT + _promise(state, seat)
    total -= count(state.desk[seat * DESK + REDS]) * 3 * POINT
    token: i64 = 0
    while token < TOKENS_LAID:
        total += token_points(state, token, seat) * POINT // 4
        token += 1
    return total


def _promise(state: WorkshopState, seat: i64) -> i64:
    """The best card in full, the others in part, and spare shards."""
    cards = state.desk[seat * DESK + OPEN]
    best: i64 = 0
    total: i64 = 0
    while cards:
        value = prospect(state, seat, lowest(cards))
        cards &= cards - 1
        total += value
        if value > best:
            best = value
    return best + (total - best) // 10 + state._hand_size(seat, PLAIN_COLOURS) * SPARE


def prospect(state: WorkshopState, seat: i64, card: i64) -> i64:
    """A card's points, faded by what it lacks at the best place."""
    tables = state.tables
    best: i64 = 0
    place: i64 = 0
    while place < tables.fields:
        at = tables.pattern_at[card * FIELDS + place]
        end = tables.pattern_at[card * FIELDS + place + 1]
        while at < end:
            value = _at_place(state, seat, card, place, at)
            if value > best:
                best = value
            at += 3 + 2 * tables.patterns[at + 2]
        place += 1
    return best


def _at_place(state: WorkshopState, seat: i64, card: i64, place: i64, at: i64) -> i64:
    """What the card is worth at the pattern that begins there, with the dreamer on `place`; 0 if that is blocked."""
    tables = state.tables
    patterns = tables.patterns
    desk = state.desk
    base = seat * DESK
    covered = patterns[at]
    trees = desk[base + TREES] & covered
    wooded = patterns[at + 1]
    if trees & ~wooded or desk[base + REDS] & covered:
        return 0
    dreamer = desk[base + DREAMER]
    missing: i64 = 0  # eight bits for each colour
    to_put: i64 = 0
    steps: i64 = 0
    end = at + 3 + 2 * patterns[at + 2]
    at += 3
    while at < end:
        field = patterns[at]
        wanted = patterns[at + 1]
        built = state.codes[seat * FIELDS + field]
        if built != wanted:
            if trees >> field & 1:
                return 0
            while wanted > built:
                missing += bit(((wanted & 7) - 1) * 8)
                to_put += 1
                wanted >>= SHARD
            if wanted != built:
                return 0
            if field == dreamer:
                steps += 2
        at += 2
    saplings = count(wooded & ~trees)
    missing += saplings << MEADOW * 8
    steps += _distance(state, tables.entry if dreamer == NOTHING else dreamer, place)
    lack: i64 = 0
    pairs: i64 = 0
    colour: i64 = 0
    while colour < PLAIN_COLOURS:
        short = (missing >> colour * 8 & 255) - desk[base + HAND + colour]
        if colour == MOTION:
            short += steps
        if short > 0:
            lack += short
        else:
            pairs -= short // 2 if short % 2 == 0 else (short + 1) // 2
        colour += 1
    filled = desk[base + FILLED]
    if not (filled | tables.around(filled) if filled else bit(tables.entry)) & covered:
        lack += APART
    if pairs > lack:
        pairs = lack
    lack -= pairs
    fade: i64 = FADING[lack if lack < LAST_FADING else LAST_FADING]
    return tables.points[card] * fade * FADED - (to_put + steps + pairs * 4) * WORK


def _distance(state: WorkshopState, one: i64, two: i64) -> i64:
    width = state.tables.width
    rows = one // width - two // width
    columns = one % width - two % width
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


# Wandering


def _wander(state: WorkshopState, seat: i64) -> i64:
    state._fill(seat)
    mask = state.mask
    base = seat * DESK
    here = state.desk[base + CORNER]
    if mask[4] >> (USE - DEEDS) & 1 and (here == ARCHIVE or (here == LORD and _wants_cards(state, seat))):
        return USE
    charged = _card_with(state, mask[7], ARCHIVE)
    if charged != NOTHING:
        return AWAKEN + charged
    if not state.points:
        return SLEEP
    best = _ahead(state, seat, state.points)
    choice: i64 = SLEEP
    if mask[4] >> (COLLECT - DEEDS) & 1:
        value = _after_collecting(state, seat, state.points)
        if value > best:
            best = value
            choice = COLLECT
    target: i64 = 0
    while target < CORNERS:
        if mask[4] >> (TRAVEL - DEEDS + target) & 1:
            cost = state._travel_cost(seat, target)
            value = _after_travelling(state, seat, target, state.points, 2) - cost
            if value > best:
                best = value
                choice = TRAVEL + target
        target += 1
    return choice


def _wants_cards(state: WorkshopState, seat: i64) -> bool:
    held = count(state.desk[seat * DESK + OPEN])
    return (held == 0 and state.round < ROUNDS) or (held == 1 and state.round < 4)


def _ahead(state: WorkshopState, seat: i64, points: i64) -> i64:
    """The worth of going no further: what is in hand, and this corner."""
    base = seat * DESK
    corner = state.desk[base + CORNER]
    value = _promise(state, seat) + corner * 15 - _dread(state.desk[base + HAND + NIGHTMARE])
    if not state.desk[base + USED] and corner != state.haunted:
        if corner == ARCHIVE:
            value += DRAWS
        elif corner == LORD and _wants_cards(state, seat):
            value += OPEN_EYES
    return value


def _dread(red: i64) -> i64:
    """What red shards in hand will cost; three of them can be banished (W51)."""
    return red * 3 * POINT // 2 if red < 3 else POINT // 2


def _after_collecting(state: WorkshopState, seat: i64, points: i64) -> i64:
    """Take the next shard of this corner on paper, and then the next, as long as that helps."""
    base = seat * DESK
    corner = state.desk[base + CORNER]
    code = state.land[corner]
    colour = (code & 7) - 1
    state.land[corner] = code >> SHARD
    state.desk[base + HAND + colour] += 1
    best = _ahead(state, seat, points - 1)
    following = state.land[corner]
    if points > 1:
        if following and state.desk[base + HAND + (following & 7) - 1] < 2:
            value = _after_collecting(state, seat, points - 1)
            if value > best:
                best = value
        value = _best_way(state, seat, points - 1, 1)
        if value > best:
            best = value
    state.desk[base + HAND + colour] -= 1
    state.land[corner] = code
    return best


def _after_travelling(state: WorkshopState, seat: i64, target: i64, points: i64, ways: i64) -> i64:
    """Go to that corner on paper, and do there what is best; `ways` more moves are looked at."""
    base = seat * DESK
    here = state.desk[base + CORNER]
    code = state.land[target]
    colour: i64 = 0
    if code:
        key = code
        while key > 7:
            key >>= SHARD
        colour = key - 1
        if not state.desk[base + HAND + colour]:
            points -= 1
    state.desk[base + CORNER] = target
    path: i64 = PATH_BETWEEN[here * CORNERS + target]
    caught = state.paths >> path & 1 if state.desk[base + HAND + NIGHTMARE] < 2 else 0
    state.desk[base + HAND + NIGHTMARE] += caught
    best = _ahead(state, seat, points)
    if points > 0:
        if code and state.desk[base + HAND + (code & 7) - 1] < 2:
            value = _after_collecting(state, seat, points)
            if value > best:
                best = value
        if ways > 1:
            value = _best_way(state, seat, points, ways - 1)
            if value > best:
                best = value
    state.desk[base + HAND + NIGHTMARE] -= caught
    state.desk[base + CORNER] = here
    return best


def _best_way(state: WorkshopState, seat: i64, points: i64, ways: i64) -> i64:
    here = state.desk[seat * DESK + CORNER]
    best: i64 = NEVER
    target: i64 = 0
    while target < CORNERS:
        if PATH_BETWEEN[here * CORNERS + target] < 8:
            value = _after_travelling(state, seat, target, points, ways) - 1
            if value > best:
                best = value
        target += 1
    return best


# Making


def _make(state: WorkshopState, seat: i64) -> i64:
    """The move that makes the position worth most; when none does, store a shard or wake."""
    state._fill(seat)
    masks = state.mask[:]
    awake = masks[7]
    masks[7] = 0
    masks[4] &= ~bit(WAKE - DEEDS)
    best = worth(state, seat)
    choice: i64 = WAKE
    group: i64 = 0
    while group < GROUPS:
        left = masks[group]
        while left:
            action = state.tables.bases[group] + lowest(left)
            left &= left - 1
            twin = state.clone()
            twin.step(seat, action)
            value = worth(twin, seat)
            if value > best:
                best = value
                choice = action
        group += 1
    if choice == WAKE and awake:
        archive = _card_with(state, awake, ARCHIVE)
        return AWAKEN + (archive if archive != NOTHING else lowest(awake))
    return choice


def _card_with(state: WorkshopState, cards: i64, power: i64) -> i64:
    """The first card of a set that has the power, if there is one."""
    while cards:
        card = lowest(cards)
        if state.tables.power[card] == power:
            return card
        cards &= cards - 1
    return NOTHING


def _lay_shard(state: WorkshopState, seat: i64) -> i64:
    """Wandering, the shard that is needed least; making, the one needed most. Only the Archive is used."""
    state._fill(seat)
    wandering = state.points > 0 or state.stage == 1
    archive = state.tables.power[state.desk[seat * DESK + AWAKE]] == ARCHIVE
    colours = state._hand_colours(seat) & PLAIN
    base = seat * DESK
    best: i64 = NEVER
    choice: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colours >> colour & 1:
            state.desk[base + HAND + colour] -= 1
            value = _promise(state, seat)
            state.desk[base + HAND + colour] += 1
            if not wandering:
                value = -value
            if value > best:
                best = value
                choice = colour
        colour += 1
    if archive and state.mask[5] >> (INVOKE - SHARDS) & 1:
        return INVOKE + choice
    return STORE + choice


# Cards


def _keep(state: WorkshopState, seat: i64, must: bool) -> i64:
    """The card that promises most, if it is likely to be finished in time."""
    cards = state.desk[seat * DESK + SIGHT]
    left = ROUNDS - state.round
    if state.stage <= 1:
        left += 1
    best: i64 = NEVER
    choice: i64 = DECLINE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        faded = prospect(state, seat, card)
        points = state.tables.points[card]
        lack: i64 = 0
        while lack < LAST_FADING and FADING[lack] * FADED * points > faded:
            lack += 1
        chance = 1000 - lack * 1000 // (left * 3 + 1)
        if chance < 0:
            chance = 0
        value = points * chance - 5 * (1000 - chance)
        if value > best and (must or value > POINT):
            best = value
            choice = state.tables.bases[8] + card
    return choice


def _choose_stack(state: WorkshopState, optional: bool) -> i64:
    """Harder cards the more rounds are left."""
    left = ROUNDS - state.round
    if optional and left < 1:
        return DECLINE
    level: i64 = 0
    if left >= 5:
        level = 1
    stacks = state._stacks_left()
    while not stacks >> level & 1:
        level = (level + 2) % 3
    return LOOK + level
