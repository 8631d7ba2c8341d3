"""The pieces that a landscape of Workshop still lacks: the ways to build each unfinished card from what stands.

A way is one place for the landscape. What it lacks is packed into one number, eight bits for each thing. The things
are the shards of the five colours, shards of any colour that join it to what stands, and the small moves still to do.
White shards for the walk and green ones for trees are among the shards. A hand is packed in the same way, so that many
hands can be compared with the same ways. Ways that lack more than another in every respect are dropped.

Search meets the same workshops again and again. So what was found for a workshop is kept in its game's tables, and
used where every number that it was found from is the same.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.workshop.pieces import EARTH, FIELDS, MEADOW, MOTION, PLAIN_COLOURS, bit
from oneiros.games.workshop.position import DESK, DREAMER, FILLED, FREE, HAND, NOTHING, REDS, TREES, WorkshopPosition
from oneiros.games.workshop.stacks import SHARD

BYTE: Final = 8
ANY: Final = 5 * 8  # where the shards of any colour are packed
MOVES: Final = 6 * 8  # and the moves to do
SAPLINGS: Final = 7 * 8  # and the trees to plant
HIGH_BITS: Final = 0x80808080808080  # of all that is compared: none of the numbers gets that high
COMPARED: Final = 0x7F7F7F7F7F7F7F
MOST_WAYS: Final = 10  # kept of a card
BRIDGES: Final = 2  # shards taken to join what does not touch, at most
MIX: Final = 0x5851F42D  # odd and large: it spreads what it is multiplied with
WORD: Final = 0xFFFFFFFF


@final
class MissingPieces:
    """The ways of some cards, one card after the other: those of `cards[n]` end at `ends[n]`. Once found, they stay."""

    def __init__(self) -> None:
        self.cards = vec[i64]()
        self.ends = vec[i64]()
        self.ways = vec[i64]()
        self.found: i64 = 0  # how many ways, from the first on, count
        self.asked: i64 = 0  # the set of cards
        self.trees_left: i64 = 0
        self.codes = vec[i64]()  # of the workshop that they were found for
        self.filled: i64 = 0
        self.reds: i64 = 0
        self.trees: i64 = 0
        self.dreamer: i64 = 0
        self.free: i64 = 0

    def are_of(self, state: WorkshopPosition, seat: i64, cards: i64) -> bool:
        """Whether they were found for such a workshop and these cards."""
        desk = state.desk
        base = seat * DESK
        if self.asked != cards or self.trees_left != state.trees_left or self.filled != desk[base + FILLED]:
            return False
        if self.reds != desk[base + REDS] or self.trees != desk[base + TREES]:
            return False
        if self.dreamer != desk[base + DREAMER] or self.free != desk[base + FREE]:
            return False
        codes = state.codes
        first = seat * FIELDS
        at: i64 = 0
        while at < FIELDS:
            if self.codes[at] != codes[first + at]:
                return False
            at += 1
        return True


def missing_pieces(state: WorkshopPosition, seat: i64, cards: i64) -> MissingPieces:
    """The ways to build a set of cards in the seat's workshop."""
    memory = state.tables.memory
    at = _place_in_memory(state, seat, cards) % len(memory)
    known = memory[at]
    if isinstance(known, MissingPieces) and known.are_of(state, seat, cards):
        return known
    missing = _find_missing(state, seat, cards)
    memory[at] = missing
    return missing


def _place_in_memory(state: WorkshopPosition, seat: i64, cards: i64) -> i64:
    """A number made of most that the ways depend on, so that workshops seldom meet there."""
    codes = state.codes
    first = seat * FIELDS
    mixed = cards ^ cards >> 32 ^ state.desk[seat * DESK + DREAMER]
    at: i64 = 0
    while at < FIELDS:
        mixed = ((mixed ^ codes[first + at]) & WORD) * MIX
        mixed ^= mixed >> 32
        at += 1
    return mixed & WORD


def _find_missing(state: WorkshopPosition, seat: i64, cards: i64) -> MissingPieces:
    missing = MissingPieces()
    missing.asked = cards
    missing.trees_left = state.trees_left
    missing.codes = state.codes[seat * FIELDS : (seat + 1) * FIELDS]
    desk = state.desk
    base = seat * DESK
    missing.filled = desk[base + FILLED]
    missing.reds = desk[base + REDS]
    missing.trees = desk[base + TREES]
    missing.dreamer = desk[base + DREAMER]
    missing.free = desk[base + FREE]
    walks = whites_to(state, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        _add_ways(state, seat, card, walks, missing)
        missing.cards = append(missing.cards, card)
        missing.ends = append(missing.ends, missing.found)
    return missing


def packed_hand(state: WorkshopPosition, seat: i64) -> i64:
    """A seat's shards that are not red, eight bits for each colour."""
    hand: i64 = 0
    colour: i64 = PLAIN_COLOURS - 1
    while colour >= 0:
        hand = hand << BYTE | state.desk[seat * DESK + HAND + colour]
        colour -= 1
    return hand


def whites_to(state: WorkshopPosition, seat: i64) -> vec[i64]:
    """By field: how many white shards the dreamer's walk there takes (W23, W35). Gaps count as built."""
    tables = state.tables
    base = seat * DESK
    away = tables.nowhere[:]
    known: i64 = 0  # fields that a way has been found to
    dreamer = state.desk[base + DREAMER]
    if dreamer == NOTHING:
        start = tables.entry
    else:
        start = dreamer
    known = bit(start)
    # Earth gives its step to a dreamer who comes there, not to one who stands there already.
    first: i64 = 1
    if dreamer == NOTHING:
        if state.codes[seat * FIELDS + start] & 7 == EARTH + 1:
            first = 0
    elif state.desk[base + FREE]:
        first = 0
    frontier: i64 = bit(start)
    while frontier:
        field = lowest(frontier)
        frontier &= frontier - 1
        cost: i64 = 1
        if field == start:
            cost = first
        elif state.codes[seat * FIELDS + field] & 7 == EARTH + 1:
            cost = 0
        cost += away[field]
        near = tables.near[field]
        while near:
            target = lowest(near)
            near &= near - 1
            if not known >> target & 1 or cost < away[target]:
                known |= bit(target)
                away[target] = cost
                frontier |= bit(target)
    return away


def _add_ways(state: WorkshopPosition, seat: i64, card: i64, walks: vec[i64], missing: MissingPieces) -> None:
    tables = state.tables
    first = missing.found
    place: i64 = 0
    while place < tables.fields:
        at = tables.pattern_at[card * FIELDS + place]
        end = tables.pattern_at[card * FIELDS + place + 1]
        while at < end:
            way = _way(state, seat, place, at, walks[place])
            if way != NOTHING:
                _keep_best(missing, first, way)
            at += 3 + 2 * tables.patterns[at + 2]
        place += 1


def _keep_best(missing: MissingPieces, first: i64, way: i64) -> None:
    """Add the way unless one found lacks no more; take out those that lack no less."""
    compared = way & COMPARED
    ways = missing.ways
    at = first
    while at < missing.found:
        other = ways[at] & COMPARED
        if ((compared | HIGH_BITS) - other) & HIGH_BITS == HIGH_BITS:
            return
        if ((other | HIGH_BITS) - compared) & HIGH_BITS == HIGH_BITS:
            missing.found -= 1
            ways[at] = ways[missing.found]
        else:
            at += 1
    if missing.found - first >= MOST_WAYS:
        return
    if missing.found < len(ways):
        ways[missing.found] = way
    else:
        missing.ways = append(ways, way)
    missing.found += 1


def _way(state: WorkshopPosition, seat: i64, place: i64, at: i64, whites: i64) -> i64:
    """What the pattern that begins there lacks, with the dreamer's place; NOTHING if something is in its way."""
    tables = state.tables
    patterns = tables.patterns
    desk = state.desk
    base = seat * DESK
    covered = patterns[at]
    wooded = patterns[at + 1]
    trees = desk[base + TREES] & covered
    if trees & ~wooded or desk[base + REDS] & covered:
        return NOTHING
    dreamer = desk[base + DREAMER]
    way: i64 = 0
    to_do: i64 = 0
    end = at + 3 + 2 * patterns[at + 2]
    at += 3
    first = seat * FIELDS
    codes = state.codes
    while at < end:
        field = patterns[at]
        wanted = patterns[at + 1]
        built = codes[first + field]
        if built != wanted:
            if trees >> field & 1:
                return NOTHING
            while wanted > built:
                way += bit(((wanted & 7) - 1) * BYTE)
                to_do += 1
                wanted >>= SHARD
            if wanted != built:
                return NOTHING
            if field == dreamer:
                whites += 2  # he must step aside and come back
        at += 2
    saplings = count(wooded & ~trees)
    if saplings > state.trees_left:
        return NOTHING
    way += saplings << MEADOW * BYTE
    way += whites << MOTION * BYTE
    to_do += saplings + whites
    if dreamer == NOTHING:
        to_do += 1
    bridges = _bridges(state, desk[base + FILLED], covered)
    return way | bridges << ANY | (to_do + bridges) << MOVES | saplings << SAPLINGS


def _bridges(state: WorkshopPosition, filled: i64, covered: i64) -> i64:
    """How many shards it takes, or so, to join all fields of a landscape to what stands (W21)."""
    tables = state.tables
    if not covered & ~filled:
        return 0
    whole = filled | covered
    reached = filled if filled else bit(tables.entry) & covered
    bridges: i64 = 0
    if not reached:
        reached = bit(tables.entry)
        bridges = 1
    while bridges <= BRIDGES:
        before: i64 = 0
        while reached != before:
            before = reached
            reached |= tables.around(reached) & whole
        if not covered & ~reached:
            return bridges
        bridges += 1
        reached |= tables.around(reached)
    return bridges
