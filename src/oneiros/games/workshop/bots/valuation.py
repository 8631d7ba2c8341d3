"""The value of a position of Workshop to a seat: about the points it will have in the end.

`expected_points` is what search looks at. It adds up what is scored, what the unfinished cards promise
(`MissingPieces`) and what the shards left over in the hands are good for. It also adds the dream tokens as they stand,
and what a seat can expect of the rounds to come.

Inside, everything is counted in thousandths of a point. A `Valuer` is made once for a decision and then weighs many
positions that differ only in what this one seat has done.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.games.workshop.choices import (
    AT_DRAW,
    AT_FINISH,
    AT_KEEP,
    AT_REST,
    AT_SPOT,
    ENDED,
    LAST_MAKING,
    MAKING,
    STARTING,
    WANDERING,
)
from oneiros.games.workshop.missing import ANY, BYTE, MOVES, SAPLINGS, MissingPieces, missing_pieces, packed_hand
from oneiros.games.workshop.pieces import (
    EARTH,
    FARTHEST,
    FEWEST_EMPTY,
    FIELDS,
    HARVEST,
    MEADOW,
    MOST_COLOUR,
    MOTION,
    NIGHTMARE,
    NO_RED,
    OUTLOOK,
    PLAIN_COLOURS,
    ROUNDS,
    TOKENS_LAID,
    WATER,
    bit,
)
from oneiros.games.workshop.position import (
    CLIMBED,
    DESK,
    DONE,
    DREAMER,
    FILLED,
    FREE,
    HAND,
    NOTHING,
    OPEN,
    PHASE,
    REDS,
    STROLLED,
    TREES,
)
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.scoring import final_points, measure, shards_of

POINT: Final = 1000
SPARED: Final = 5000  # W42: what an unfinished card costs
NEVER: Final = -(1 << 40)

# Lacks are counted in tenths of a shard; a scarce colour is a greater lack.
SCARCITY: Final = bytes((9, 10, 11, 10, 13))  # water, earth, meadow, rock, motion
BRIDGE: Final = 8  # a shard of any colour
MISHAPS: Final = 8  # lacks that come up on the way
INCOME: Final = 34  # what a round brings towards the cards
HALF: Final = 5
LACKS: Final = 30  # halves of shards that `hope` looks ahead
TIME: Final = 1300  # what the time costs that a shard takes to find
WAIT: Final = 3000  # what it costs that a card must wait for the next round
SHARED: Final = 6  # tenths of what one card lacks that the next card has to wait for
A_MOVE: Final = 15  # lost for every small move still to do, so that doing it is a gain
EXCHANGED: Final = 500  # what an exchange of two for one costs, for lack of a better use of both
DRAW: Final = 700  # the cards drawn for a finished one, for each round there is to build them
LAST_DRAW: Final = 300

UNREAL: Final = 850  # per mille: what could be scored this moment, against what is
SPARE: Final = 80  # a shard in hand that no card asks for, when it can only be put somewhere
KEPT: Final = 250  # a shard that will be in hand next round, and more for the scarce ones
KEPT_MEADOW: Final = 600
KEPT_MOTION: Final = 400
LATER: Final = 850  # per mille: what a card is worth that can be finished next round with the shards kept
TERRAIN: Final = 130  # a bare field: something to build on
GROUND: Final = 4  # the first so many of them are worth more
FIRST_GROUND: Final = 350
SHUT_IN: Final = 1500  # a tree on the entry, and twice that before the dreamer is in
IN_THE_WAY: Final = 130  # a tree, for each field beside it
CROWDED: Final = 60  # lost for each shard on another: few landscapes are high
MOUNTAIN: Final = 260  # for each round to come, for up to `PEAKS` of them
PEAKS: Final = 2
POND: Final = 60  # likewise a field of water
ROUND_BRINGS: Final = 5500  # points of a round to come
WALK_DEPTH: Final = 6  # steps of a walk looked at
A_STEP: Final = 12
TREES_SHARE: Final = 60  # hundredths of a fair share of the trees that are left
TREES_A_ROUND: Final = 30  # hundredths of trees


def expected_points(state: WorkshopState, seat: i64) -> float:
    """About the points that the seat will have in the end."""
    return float(Valuer(state, seat).value(state)) / POINT


@final
class Valuer:
    """Weighs positions for one seat; what others have and the time left are as in the position it was made with."""

    def __init__(self, state: WorkshopState, seat: i64) -> None:
        self.seat = seat
        self.rounds: i64 = ROUNDS - state.round  # that come after this one
        if state.stage == STARTING:
            self.rounds += 1
        self.supply: i64 = _supply(state, seat)
        self.hope = vec[i64]([0] * (LACKS + 1))  # per mille, by what a card lacks
        self._make_hope()
        self.draw: i64 = DRAW * self.rounds + LAST_DRAW
        self.waits = state.stage > WANDERING
        if state.stage == LAST_MAKING:
            self.draw = 0
        self.others = vec[i64]([0] * TOKENS_LAID)  # by token: the best of the others
        self._look_at_others(state)
        self.more_trees: i64 = 0  # that the seat may plant yet, in hundredths
        share = state.trees_left * TREES_SHARE // state.players
        coming = self.rounds * TREES_A_ROUND
        self.more_trees = share if share < coming else coming
        self.hoped: i64 = 0  # the hope of the best card at the last promise

    def expect(self, supply: i64) -> None:
        """Assume that so many tenths of useful shards will still be gathered."""
        self.supply = supply
        self._make_hope()

    def _make_hope(self) -> None:
        self.hope[0] = 1000
        at: i64 = 1
        while at <= LACKS:
            lack = at * HALF
            self.hope[at] = 0
            if lack + MISHAPS < self.supply:
                self.hope[at] = 1000 - (lack + MISHAPS) * (lack + MISHAPS) * 1000 // (self.supply * self.supply)
            at += 1

    def _look_at_others(self, state: WorkshopState) -> None:
        token: i64 = 0
        while token < TOKENS_LAID:
            kind = state.tokens[token]
            best: i64 = NEVER
            other: i64 = 0
            while other < state.players:
                if other != self.seat:
                    theirs = measure(state, kind, state.tokens[TOKENS_LAID + token], other)
                    if kind == FEWEST_EMPTY:
                        theirs = -theirs
                    if theirs > best:
                        best = theirs
                other += 1
            self.others[token] = best
            token += 1

    # The whole

    def value(self, state: WorkshopState) -> i64:
        """In thousandths; exact when the game is over."""
        if state.stage == ENDED:
            return final_points(state, self.seat) * POINT
        base = self.seat * DESK
        desk = state.desk
        cards = desk[base + OPEN]
        uses = Uses(state, self.seat, self.tokens_want(state))
        total = state.earned(self.seat) * POINT - count(cards) * SPARED
        hand = packed_hand(state, self.seat)
        missing = missing_pieces(state, self.seat, cards)
        total += self.promise(state, missing, hand, hand + self._stored(state), uses)
        total += self._kept(state) + self._tokens(state) + self._terrain(state)
        total += count(desk[base + TREES]) * self.more_trees * 10
        total -= count(desk[base + REDS]) * 3 * POINT + dread(desk[base + HAND + NIGHTMARE])
        phase = desk[base + PHASE]
        if phase == AT_DRAW or phase == AT_KEEP or phase == AT_SPOT or phase == AT_FINISH:
            total += self.draw
        return total + self.rounds * ROUND_BRINGS

    # Cards and hands

    def _stored(self, state: WorkshopState) -> i64:
        """W33: the shards on the cards, packed like a hand."""
        if not state._charged():
            return 0
        cards = state.desk[self.seat * DESK + OPEN] | state.desk[self.seat * DESK + DONE]
        hand: i64 = 0
        colour: i64 = PLAIN_COLOURS - 1
        while colour >= 0:
            hand = hand << BYTE | count(state.stored[colour] & cards)
            colour -= 1
        return hand

    def promise(self, state: WorkshopState, missing: MissingPieces, hand: i64, later: i64, uses: "Uses") -> i64:
        """What the cards promise with that hand, the surest first, and what the rest of the hand is good for.

        `later` is the hand with what comes back next round.
        """
        left: i64 = (1 << len(missing.cards)) - 1
        total: i64 = 0
        waiting: i64 = 0  # tenths of shards that better cards lack
        detour: i64 = 0  # a step more, for all but the first: the dreamer has been elsewhere
        self.hoped = 0
        while left:
            best: i64 = 0
            best_way: i64 = 0
            best_at: i64 = NOTHING
            choices = left
            while choices:
                at = lowest(choices)
                choices &= choices - 1
                start: i64 = 0
                if at:
                    start = missing.ends[at - 1]
                points = state.tables.points[missing.cards[at]] * POINT + SPARED + self.draw
                end = missing.ends[at]
                while start < end:
                    way = missing.ways[start] + detour
                    value = self.way_value(way, hand, points, waiting, uses.next_tree)
                    if later != hand:
                        after = self.way_value(way, later, points, waiting, uses.next_tree) - WAIT
                        after = after * LATER // 1000
                        if after > value:
                            value = after
                    if value > best:
                        best = value
                        best_way = way
                        best_at = at
                    start += 1
            if best_at == NOTHING:
                break
            left &= ~bit(best_at)
            total += best
            detour = bit(MOTION * BYTE)
            if not waiting:
                self.hoped = self.chance(lack_of(best_way, hand))
            waiting += lack_of(best_way, later) * SHARED // 10
            later = spend(best_way, later)
            hand = spend(best_way, hand)
        return total + uses.of(hand)

    def way_value(self, way: i64, hand: i64, points: i64, waiting: i64, next_tree: i64) -> i64:
        """What a card of so many thousandths is worth by one way of building it."""
        lack = lack_of(way, hand)
        hope: i64 = 1000
        if lack:
            hope = self.chance(lack + waiting)
            if not hope:
                return 0
            if self.waits:
                points -= WAIT
        points += (way >> SAPLINGS) * next_tree
        return (
            points * hope // 1000 - lack * TIME // 10 - (way >> MOVES & 127) * A_MOVE - exchanges(way, hand) * EXCHANGED
        )

    def chance(self, lack: i64) -> i64:
        """Per mille, of finishing what lacks so much."""
        at = (lack + HALF - 1) // HALF
        return self.hope[at] if at <= LACKS else 0

    def _kept(self, state: WorkshopState) -> i64:
        """The shards on the cards, which come back (W13)."""
        if state.stage == LAST_MAKING:
            return 0
        cards = state.desk[self.seat * DESK + OPEN] | state.desk[self.seat * DESK + DONE]
        total = count((state.stored[0] | state.stored[1] | state.stored[3]) & cards) * KEPT
        total += count(state.stored[MEADOW] & cards) * KEPT_MEADOW
        return total + count(state.stored[MOTION] & cards) * KEPT_MOTION

    # The workshop

    def _terrain(self, state: WorkshopState) -> i64:
        base = self.seat * DESK
        filled = state.desk[base + FILLED] & ~state.desk[base + REDS]
        if not self.rounds:
            return count(filled) * 10
        trees = state.desk[base + TREES]
        ground = count(filled & ~trees)
        total = ground * TERRAIN + (ground if ground < GROUND else GROUND) * FIRST_GROUND
        if trees >> state.tables.entry & 1:
            total -= SHUT_IN
            if state.desk[base + DREAMER] == NOTHING:
                total -= SHUT_IN
        while trees:
            total -= count(state.tables.near[lowest(trees)]) * IN_THE_WAY
            trees &= trees - 1
        peaks: i64 = 0
        ponds: i64 = 0
        while filled:
            field = lowest(filled)
            filled &= filled - 1
            code = state.codes[self.seat * FIELDS + field]
            if code & 7 == WATER + 1:
                ponds += 1
            if code > 7:
                if state._is_mountain(self.seat, field):
                    peaks += 1
                total -= (state._height(self.seat, field) - 1) * CROWDED
        if peaks > PEAKS:
            peaks = PEAKS
        return total + self.rounds * (peaks * MOUNTAIN + ponds * POND)

    # Dream tokens

    def tokens_want(self, state: WorkshopState) -> i64:
        """The colours that tokens ask for, as a set."""
        wanted: i64 = 0
        token: i64 = 0
        while token < TOKENS_LAID:
            if state.tokens[token] >= MOST_COLOUR:
                wanted |= bit(state.tokens[TOKENS_LAID + token])
            token += 1
        return wanted

    def _tokens(self, state: WorkshopState) -> i64:
        total: i64 = 0
        token: i64 = 0
        while token < TOKENS_LAID:
            total += self._token(state, token)
            token += 1
        return total

    def _token(self, state: WorkshopState, token: i64) -> i64:
        """W43, as a chance: a lead is surer the fewer rounds are left."""
        kind = state.tokens[token]
        colour = state.tokens[TOKENS_LAID + token]
        points = state.tables.token_points[kind] * POINT
        if kind == HARVEST:
            return self._harvest(state, shards_of(state, self.seat, colour))
        mine = measure(state, kind, colour, self.seat)
        if kind == OUTLOOK:
            return mine * POINT * (9 - self.rounds) // 9
        if kind == NO_RED:
            return 0 if mine else points * (8 - self.rounds) // 8
        if kind == FEWEST_EMPTY:
            mine = -mine
        elif not mine:
            return 0
        lead = (mine - self.others[token]) * 10 + 5
        doubt = 3 + 6 * self.rounds
        if kind == FARTHEST:
            doubt += 4 * self.rounds
        size = lead if lead > 0 else -lead
        return points * (1000 + lead * 1000 // (size + doubt)) // 2000

    def _harvest(self, state: WorkshopState, number: i64) -> i64:
        """By the table, and a part of the way to its next step."""
        tables = state.tables
        before: i64 = 0
        had: i64 = 0
        at: i64 = 0
        while at < len(tables.harvest_from):
            step = tables.harvest_from[at]
            gives = tables.harvest_gives[at] * POINT
            if number < step:
                part: i64 = 700 if self.rounds else 150
                return had + (gives - had) * (number - before) * part // ((step - before) * 1000)
            before = step
            had = gives
            at += 1
        return had


@final
class Uses:
    """What shards are good for that no card asks for, in one position."""

    def __init__(self, state: WorkshopState, seat: i64, wanted: i64) -> None:
        base = seat * DESK
        self.next_tree: i64 = (count(state.desk[base + TREES]) + 1) * UNREAL
        self.trees_left: i64 = state.trees_left
        self.bare: i64 = count(state._bare(seat) & ~state.desk[base + REDS])  # where trees can be planted
        self.wanted = wanted
        self.gathering = state.stage <= WANDERING
        # By white shards, 0 to 3: what a walk gives.
        self.walks = state.tables.nowhere[:4]
        walk = Walk(state, seat)
        whites: i64 = 0
        most: i64 = 3
        if not self.gathering:
            most = state.desk[base + HAND + MOTION]
            whites = most
        while whites <= most and whites <= 3:
            self.walks[whites] = walk.gain(whites)
            whites += 1
        if most > 3:
            self.walks[3] = walk.gain(3)

    def of(self, hand: i64) -> i64:
        """Of all shards of a packed hand."""
        total: i64 = 0
        colour: i64 = 0
        while colour < PLAIN_COLOURS:
            held = hand >> colour * BYTE & 127
            if held:
                each: i64 = SPARE
                if self.gathering:
                    each = KEPT // 2
                    if self.wanted >> colour & 1:
                        each = KEPT
                if colour == MEADOW:
                    trees = self.bare + _others(hand)
                    if trees > held:
                        trees = held
                    if trees > self.trees_left:
                        trees = self.trees_left
                    total += trees * self.next_tree + trees * (trees - 1) // 2 * UNREAL
                    held -= trees
                elif colour == MOTION:
                    total += self.walks[held if held < 3 else 3]
                total += held * each
            elif colour == MOTION and not self.gathering:
                total += self.walks[0]
            colour += 1
        return total


@final
class Walk:
    """The walks a dreamer can make, and the points they give (W23, W34 to W36)."""

    def __init__(self, state: WorkshopState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        base = seat * DESK
        self.filled: i64 = state.desk[base + FILLED]
        self.trees: i64 = state.desk[base + TREES]

    def gain(self, whites: i64) -> i64:
        """The most that a walk with so many white shards gives, in thousandths, not quite in full."""
        base = self.seat * DESK
        dreamer = self.state.desk[base + DREAMER]
        climbed = self.state.desk[base + CLIMBED]
        if dreamer == NOTHING:
            return 0
        if not whites and not self.state.desk[base + FREE]:
            return 0
        strolled = self.state.desk[base + STROLLED]
        return self._on(dreamer, whites, self.state.desk[base + FREE], strolled, climbed, WALK_DEPTH)

    def _on(self, field: i64, whites: i64, free: i64, strolled: i64, climbed: i64, depth: i64) -> i64:
        """The most that can be had from here on; on a tree NEVER if no stop can be reached."""
        best: i64 = 0
        if self.trees >> field & 1:
            best = NEVER
        if not depth or (not whites and not free):
            return best
        near = self.state.tables.near[field] & self.filled
        while near:
            target = lowest(near)
            near &= near - 1
            step: i64 = bit(target)
            unpaid = free and not strolled & step
            if not unpaid and not whites:
                continue
            code = self.state.codes[self.seat * FIELDS + target]
            gain: i64 = -A_STEP
            top = (code & 7) - 1
            if top == WATER:
                gain += UNREAL
            elif top == NIGHTMARE:
                gain -= POINT
            walked = climbed
            if code > 7 and not climbed & step and self.state._is_mountain(self.seat, target):
                gain += 2 * UNREAL
                walked |= step
            next_free: i64 = 1 if top == EARTH else 0
            if unpaid:
                gain += self._on(target, whites, next_free, strolled | step, walked, depth - 1)
            else:
                gain += self._on(target, whites - 1, next_free, 0, walked, depth - 1)
            if gain > best:
                best = gain
        return best


def _supply(state: WorkshopState, seat: i64) -> i64:
    """Tenths of useful shards that the seat will still gather."""
    rounds = ROUNDS - state.round
    if state.stage == STARTING:
        return (rounds + 1) * INCOME
    if state.stage == WANDERING:
        if state.active >> seat & 1:
            return rounds * INCOME + state.points * INCOME // 4
        if state.desk[seat * DESK + PHASE] == AT_REST and _to_come(state, seat):
            return (rounds + 1) * INCOME
        return rounds * INCOME
    if state.stage == MAKING:
        return rounds * INCOME
    return 0


def _to_come(state: WorkshopState, seat: i64) -> bool:
    """Whether the seat's turn of this phase is still to come."""
    place = state.turn
    while place < state.players:
        if state.order[place] == seat:
            return True
        place += 1
    return False


def dread(red: i64) -> i64:
    """What red shards in hand will cost; three of them can be banished (W51)."""
    return red * 3 * POINT // 2 if red < 3 else POINT // 2


def _others(hand: i64) -> i64:
    """The shards of a packed hand that can become ground for trees."""
    return (hand & 127) + (hand >> BYTE & 127) + (hand >> 3 * BYTE & 127)


def lack_of(way: i64, hand: i64) -> i64:
    """What a hand lacks for a way, in tenths of shards, two of a colour being good for one of another (W24)."""
    lack: i64 = 0
    short: i64 = 0
    spare: i64 = 0
    pairs: i64 = 0
    colour: i64 = 0
    while colour < PLAIN_COLOURS:
        over = (hand & 127) - (way & 127)
        hand >>= BYTE
        way >>= BYTE
        if over < 0:
            scarce: i64 = SCARCITY[colour]
            lack -= over * scarce
            short -= over
        else:
            spare += over
            pairs += over >> 1
        colour += 1
    if pairs and short:
        if pairs >= short:
            lack = 0
            spare -= 2 * short
        else:
            lack = lack * (short - pairs) // short
            spare -= 2 * pairs
    bridges = way & 127
    if bridges > spare:
        lack += (bridges - spare) * BRIDGE
    return lack


def exchanges(way: i64, hand: i64) -> i64:
    """How many exchanges that takes."""
    short: i64 = 0
    pairs: i64 = 0
    colour: i64 = 0
    while colour < PLAIN_COLOURS:
        over = (hand & 127) - (way & 127)
        hand >>= BYTE
        way >>= BYTE
        if over < 0:
            short -= over
        else:
            pairs += over >> 1
        colour += 1
    return pairs if pairs < short else short


def spend(way: i64, hand: i64) -> i64:
    """What is left of the hand when the way has had what it asks for, by exchanges where that helps."""
    left: i64 = 0
    short: i64 = 0
    at: i64 = 0
    while at < ANY:
        over = (hand >> at & 127) - (way >> at & 127)
        if over > 0:
            left |= over << at
        else:
            short -= over
        at += BYTE
    at = 0
    while short and at < ANY:
        if left >> at & 127 >= 2:
            left -= bit(at) * 2
            short -= 1
        else:
            at += BYTE
    bridges = way >> ANY & 127
    at = 0
    while bridges and at < ANY:
        if left >> at & 127:
            left -= bit(at)
            bridges -= 1
        else:
            at += BYTE
    return left
