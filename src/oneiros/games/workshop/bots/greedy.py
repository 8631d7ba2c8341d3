"""A greedy player of Workshop: it compares moves by the value of the position after them.

It is called on an imagined state, so it knows what its seat knows. Wandering, it tries all routes through the land
(`RouteSearch`). Making, it takes the move with the highest value (`Valuer`) until none is a gain. Powers that reshape
the workshop are tried on copies, move by move; powers that draw are weighed by what they bring on average.
"""

from typing import Final

from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.games.workshop.bots.making_search import MakingSearch, shard_to_spare, value_after, value_of_laying
from oneiros.games.workshop.bots.route_search import PICK, STAY, RouteSearch, arrangement
from oneiros.games.workshop.bots.valuation import NEVER, POINT, SPARED, Uses, Valuer
from oneiros.games.workshop.choices import (
    AT_ARRANGE,
    AT_CARD,
    AT_CARRY,
    AT_COLLECTOR,
    AT_DRAW,
    AT_GOLEM,
    AT_KEEP,
    AT_LAKE,
    AT_LORD,
    AT_MAKE,
    AT_START,
    AT_WANDER,
    DEEDS,
    SHARDS,
    WANDERING,
)
from oneiros.games.workshop.missing import BYTE, missing_pieces, packed_hand
from oneiros.games.workshop.moves import (
    ARRANGE,
    AWAKEN,
    CARRY,
    COLLECT,
    DECLINE,
    DEEPER,
    INVOKE,
    LAY,
    LIFT,
    LOOK,
    SLEEP,
    STIR,
    STOP,
    STORE,
    TRAVEL,
    USE,
    WAKE,
)
from oneiros.games.workshop.pieces import (
    ARCHIVE,
    CORNERS,
    FIELDS,
    GOLEM,
    LAKE,
    LORD,
    PATH_BETWEEN,
    PLAIN_COLOURS,
    TOWER,
    bit,
)
from oneiros.games.workshop.position import (
    AWAKE,
    CORNER,
    DEPTH,
    DESK,
    HELD,
    LEFT,
    NOTHING,
    OPEN,
    PHASE,
    SIGHT,
)
from oneiros.games.workshop.powers import LORD_SEES
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import SHARD, height

GAIN: Final = 60  # what a power must bring at least to be used
MOST_OPEN: Final = 3  # unfinished cards: with so many, no more are looked for
SAMPLES: Final = 2  # pairs of shards the Collector may draw
IN_TURN: Final = 25  # tenths of shards that each card in hand takes first
BURDEN: Final = 1000  # of one more card, besides what it says itself: it waits for shards, too


def choose(state: WorkshopState, seat: i64, rng: Rng) -> i64:
    """An action for the seat, which must be able to act."""
    phase = state.desk[seat * DESK + PHASE]
    if phase == AT_WANDER:
        return _wander(state, seat, rng)
    if phase == AT_MAKE:
        return _make(state, seat, rng)
    if phase == AT_CARD:
        return _lay_shard(state, seat, rng)
    if phase == AT_KEEP or phase == AT_START:
        return _keep(state, seat, phase == AT_START)
    if phase == AT_DRAW:
        return _choose_stack(state, seat, state.desk[seat * DESK + CORNER] + 1, True)
    if phase == AT_LORD:
        return _choose_stack(state, seat, LORD_SEES, False)
    if phase == AT_GOLEM or phase == AT_CARRY:
        return _golem(state, seat)
    if phase == AT_LAKE:
        return STIR + _best_stirred(state, seat, RouteSearch(state, seat, Valuer(state, seat)))
    if phase == AT_ARRANGE:
        return _arrange(state, seat)
    if phase == AT_COLLECTOR:
        return _lay_found(state, seat)
    return _try_each(state, seat, Valuer(state, seat))


# Wandering


def _wander(state: WorkshopState, seat: i64, rng: Rng) -> i64:
    state._fill(seat)
    deeds = state.mask[4]
    awakable = state.mask[7]
    if deeds == bit(SLEEP - DEEDS) and not awakable:
        return SLEEP
    valuer = Valuer(state, seat)
    routes = RouteSearch(state, seat, valuer)
    hand = packed_hand(state, seat)
    here = state.desk[seat * DESK + CORNER]
    if deeds >> (USE - DEEDS) & 1 and _power_value(state, seat, here, valuer, routes, hand, rng) > GAIN:
        return USE
    card = _card_to_awaken(state, seat, awakable, GAIN, valuer, routes, rng)
    if card != NOTHING:
        return AWAKEN + card
    routes.search(hand, state.points)
    if routes.first == STAY:
        return SLEEP
    return COLLECT if routes.first == PICK else TRAVEL + routes.first


def _power_value(
    state: WorkshopState, seat: i64, power: i64, valuer: Valuer, routes: RouteSearch, hand: i64, rng: Rng
) -> i64:
    """What using a power now would add, with that hand left, in thousandths."""
    if not state._usable(seat, power):
        return 0
    if power == ARCHIVE:
        return routes.drawn_value(hand)
    if power == LORD:
        return _lord_value(state, seat, valuer)
    if power == TOWER or power == GOLEM:
        twin = state.clone()
        before = valuer.value(twin)
        twin._begin_power(seat, power)
        return _after_power(twin, seat, valuer) - before
    if state.stage != WANDERING or not state.points:
        return 0
    saved = routes.gifts[:]
    corner: i64 = 0
    while corner < CORNERS:
        routes.gifts[corner] = 0
        corner += 1
    before = routes.search(hand, state.points)
    if power == LAKE:
        _best_stirred(state, seat, routes)
        routes.loose = SPOTS_LOOSE
        after = routes.search(hand, state.points)
        routes.stirred = NOTHING
    else:
        after = _collector_value(state, seat, routes, hand, rng)
    routes.gifts = saved
    return after - before


SPOTS_LOOSE: Final = 5


def _card_to_awaken(
    state: WorkshopState, seat: i64, cards: i64, least: i64, valuer: Valuer, routes: RouteSearch, rng: Rng
) -> i64:
    """The card whose power brings most for the shard it takes, if that is more than `least`; or NOTHING."""
    best = least
    choice: i64 = NOTHING
    if not cards:
        return NOTHING
    now = valuer.value(state)
    colour = shard_to_spare(state, seat, lowest(cards), valuer)
    price = now - value_of_laying(state, seat, lowest(cards), colour, valuer)
    left = packed_hand(state, seat) - bit(colour * BYTE)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        power = state.tables.power[card]
        state._spend(seat, colour)
        state.stored[colour] |= bit(card)
        gain = _power_value(state, seat, power, valuer, routes, left, rng)
        state.stored[colour] &= ~bit(card)
        state._gain(seat, colour)
        if gain > GAIN and gain - price > best:
            best = gain - price
            choice = card
    return choice


# The land: Lake and Collector


def _best_stirred(state: WorkshopState, seat: i64, routes: RouteSearch) -> i64:
    """The corner to rearrange, of this one and its neighbours before others; `routes.stirred` is left at it."""
    corners = state._stirrable()
    here = state.desk[seat * DESK + CORNER]
    hand = packed_hand(state, seat)
    best: i64 = NEVER
    choice = lowest(corners)
    while corners:
        corner = lowest(corners)
        corners &= corners - 1
        if corner == here or PATH_BETWEEN[here * CORNERS + corner] < 8:
            routes.stirred = corner
            routes.loose = SPOTS_LOOSE
            value = routes.search(hand, state.points)
            if value > best:
                best = value
                choice = corner
    routes.stirred = choice
    return choice


def _arrange(state: WorkshopState, seat: i64) -> i64:
    """The shards that are to be taken go to the right, the first of them last."""
    code = state.land[state.stirred]
    loose = height(code) - state.stirred_at
    routes = RouteSearch(state, seat, Valuer(state, seat))
    hand = packed_hand(state, seat)
    points = state.points
    # What the best way takes from this corner, one after the other, has to stay.
    left = code & (bit(loose * SHARD) - 1)
    if state.desk[seat * DESK + CORNER] == state.stirred:
        while points and left > 7:
            routes.land[state.stirred] = left
            routes.stirred = state.stirred
            routes.loose = SPOTS_LOOSE
            routes.search(hand, points)
            if routes.first != PICK:
                break
            taken = routes.picked
            left = _without(left, taken)
            hand += bit(taken * BYTE)
            points -= 1
    return ARRANGE + (left & 7) - 1 if left else ARRANGE + arrangement(code, loose, NOTHING)


def _without(code: i64, colour: i64) -> i64:
    """A code without one shard of a colour that it holds."""
    at: i64 = 0
    while code >> at * SHARD & 7 != colour + 1:
        at += 1
    return code >> (at + 1) * SHARD << at * SHARD | code & (bit(at * SHARD) - 1)


def _collector_value(state: WorkshopState, seat: i64, routes: RouteSearch, hand: i64, rng: Rng) -> i64:
    """What the land is worth, on average of a few draws, with the shards laid in this corner."""
    here = state.desk[seat * DESK + CORNER]
    before = routes.land[here]
    total: i64 = 0
    sample: i64 = 0
    while sample < SAMPLES:
        one = _some_shard(state, rng)
        two = _some_shard(state, rng)
        best = routes.search(hand, state.points)
        if height(before) < SPOTS_LOOSE - 1:
            routes.land[here] = (before << SHARD | one) << SHARD | two
            value = routes.search(hand, state.points)
            if value > best:
                best = value
            routes.land[here] = (before << SHARD | two) << SHARD | one
            value = routes.search(hand, state.points)
            if value > best:
                best = value
        elif height(before) < SPOTS_LOOSE:
            routes.land[here] = before << SHARD | one
            value = routes.search(hand, state.points)
            if value > best:
                best = value
        routes.land[here] = before
        total += best
        sample += 1
    return total // SAMPLES


def _some_shard(state: WorkshopState, rng: Rng) -> i64:
    """A random shard of the bag, as written in codes."""
    at = rng.below(state.bag_size)
    colour: i64 = 0
    while at >= state.bag[colour]:
        at -= state.bag[colour]
        colour += 1
    return colour + 1


def _lay_found(state: WorkshopState, seat: i64) -> i64:
    """W28: where the land is worth most with this shard laid, and the other on it or not."""
    routes = RouteSearch(state, seat, Valuer(state, seat))
    hand = packed_hand(state, seat)
    state._fill(seat)
    choices = state.mask[6]
    best: i64 = NEVER
    choice: i64 = LAY + lowest(choices)
    while choices:
        lay = lowest(choices)
        choices &= choices - 1
        corner = lay % CORNERS
        shard = lay // CORNERS + 1
        other = state.drawn & 7 if state.drawn >> SHARD == shard else state.drawn >> SHARD
        before = routes.land[corner]
        routes.land[corner] = before << SHARD | shard
        value = routes.search(hand, state.points)
        if other and height(before) < SPOTS_LOOSE - 1:
            routes.land[corner] = (before << SHARD | shard) << SHARD | other
            value_of_both = routes.search(hand, state.points)
            if value_of_both > value:
                value = value_of_both
        routes.land[corner] = before
        if value > best:
            best = value
            choice = LAY + lay
    return choice


# Making


def _make(state: WorkshopState, seat: i64, rng: Rng) -> i64:
    """The move that makes the position worth most; or a power; or a shard to store, when that is better."""
    state._fill(seat)
    mask = state.mask
    awakable = mask[7]
    if mask[4] == bit(WAKE - DEEDS) and not (mask[0] | mask[1] | mask[2] | mask[5] | awakable):
        return WAKE
    valuer = Valuer(state, seat)
    draft = MakingSearch(seat, valuer)
    draft.search(state, True)
    if not awakable:
        return draft.action
    if draft.action == WAKE or state._hand_size(seat, PLAIN_COLOURS) <= count(awakable):
        least = draft.value - valuer.value(state) + GAIN
        if least < GAIN:
            least = GAIN
        card = _card_to_awaken(state, seat, awakable, least, valuer, RouteSearch(state, seat, valuer), rng)
        if card != NOTHING:
            return AWAKEN + card
    card = lowest(awakable)
    colour = shard_to_spare(state, seat, card, valuer)
    if value_of_laying(state, seat, card, colour, valuer) > draft.value:
        return AWAKEN + card
    return draft.action


def _try_each(state: WorkshopState, seat: i64, valuer: Valuer) -> i64:
    """Whatever is asked: the action with the best position after it."""
    best: i64 = NEVER * 2
    choice: i64 = 0
    for action in state.legal(seat):
        value = value_after(state, seat, action, valuer)
        if value > best:
            best = value
            choice = action
    return choice


def _lay_shard(state: WorkshopState, seat: i64, rng: Rng) -> i64:
    """W33: the shard that is best away from the hands; the power is used if it brings anything."""
    valuer = Valuer(state, seat)
    card = state.desk[seat * DESK + AWAKE]
    colour = shard_to_spare(state, seat, card, valuer)
    state._fill(seat)
    if state.mask[5] >> (INVOKE - SHARDS + colour) & 1:
        routes = RouteSearch(state, seat, valuer)
        state._spend(seat, colour)
        state.stored[colour] |= bit(card)
        left = packed_hand(state, seat)
        gain = _power_value(state, seat, state.tables.power[card], valuer, routes, left, rng)
        state.stored[colour] &= ~bit(card)
        state._gain(seat, colour)
        if gain > 0:
            return INVOKE + colour
    return STORE + colour


# Tower and Golem, on copies


def _after_power(twin: WorkshopState, seat: i64, valuer: Valuer) -> i64:
    """The worth of the best that can be made of a power just begun on this copy."""
    if twin.desk[seat * DESK + PHASE] == AT_GOLEM:
        return _after_golem(twin, seat, valuer, 2)
    best: i64 = NEVER
    fields = twin._bare(seat)
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        colour = twin._pop(seat, field)
        twin._gain(seat, colour)
        value = valuer.value(twin)
        twin._spend(seat, colour)
        twin._push(seat, field, colour)
        if value > best:
            best = value
    return best


def _after_golem(state: WorkshopState, seat: i64, valuer: Valuer, moves: i64) -> i64:
    """The best worth after up to so many of the Golem's moves."""
    best: i64 = NEVER
    fields = state._liftable(seat)
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        high = height(state.codes[seat * FIELDS + field])
        depth: i64 = 1
        while depth <= high:
            targets = state._carry_targets(seat, field, depth == high)
            while targets:
                target = lowest(targets)
                targets &= targets - 1
                value = _value_of_carrying(state, seat, field, depth, target, valuer)
                if value > best:
                    best = value
            depth += 1
    return best


def _value_of_carrying(state: WorkshopState, seat: i64, field: i64, depth: i64, target: i64, valuer: Valuer) -> i64:
    twin = state.clone()
    base = seat * DESK
    twin.desk[base + HELD] = field
    twin.desk[base + DEPTH] = depth
    twin._carry(seat, target)
    return valuer.value(twin)


def _golem(state: WorkshopState, seat: i64) -> i64:
    """What to take hold of, how deep, and where to move it."""
    base = seat * DESK
    valuer = Valuer(state, seat)
    held = state.desk[base + HELD]
    fields = state._liftable(seat) if held == NOTHING else bit(held)
    depth: i64 = 1 if held == NOTHING else state.desk[base + DEPTH]
    first = depth
    best: i64 = NEVER
    choice: i64 = STOP
    if held == NOTHING and state.desk[base + LEFT] < 3:
        best = valuer.value(state)
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        high = height(state.codes[seat * FIELDS + field])
        depth = first
        while depth <= high:
            targets = state._carry_targets(seat, field, depth == high)
            while targets:
                target = lowest(targets)
                targets &= targets - 1
                value = _value_of_carrying(state, seat, field, depth, target, valuer)
                if value > best:
                    best = value
                    if held == NOTHING:
                        choice = LIFT + field
                    else:
                        choice = CARRY + target if depth == first else DEEPER
            depth += 1
    return choice


# Cards


def card_value(state: WorkshopState, seat: i64, card: i64, valuer: Valuer, hand: i64, uses: Uses) -> i64:
    """What taking the card would add, the loss of leaving it unfinished counted (W42)."""
    missing = missing_pieces(state, seat, bit(card))
    points = state.tables.points[card] * POINT + SPARED + valuer.draw
    best: i64 = 0
    at: i64 = 0
    waiting = _waiting(state, seat)
    while at < missing.found:
        value = valuer.way_value(missing.ways[at], hand, points, waiting, uses.next_tree)
        if value > best:
            best = value
        at += 1
    return best - SPARED


def _waiting(state: WorkshopState, seat: i64) -> i64:
    """Tenths of shards that the cards in hand are waiting for, as far as they are in another's way."""
    return count(state.desk[seat * DESK + OPEN]) * IN_TURN


def _keep(state: WorkshopState, seat: i64, must: bool) -> i64:
    """The card that is worth most, if any is a gain."""
    valuer = Valuer(state, seat)
    uses = Uses(state, seat, 0)
    hand = packed_hand(state, seat)
    cards = state.desk[seat * DESK + SIGHT]
    best: i64 = NEVER if must else burden(state, seat)
    choice: i64 = DECLINE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = card_value(state, seat, card, valuer, hand, uses)
        if value > best:
            best = value
            choice = state.tables.bases[8] + card
    return choice


def burden(state: WorkshopState, seat: i64) -> i64:
    return count(state.desk[seat * DESK + OPEN]) * BURDEN


def _lord_value(state: WorkshopState, seat: i64, valuer: Valuer) -> i64:
    """W32: what the best of the stacks gives on average, above what one more card burdens."""
    if count(state.desk[seat * DESK + OPEN]) >= MOST_OPEN:
        return 0
    stacks = state._stacks_left()
    best: i64 = NEVER
    while stacks:
        level = lowest(stacks)
        stacks &= stacks - 1
        value = _stack_value(state, seat, level, LORD_SEES, valuer)
        if value > best:
            best = value
    return best


def _stack_value(state: WorkshopState, seat: i64, level: i64, number: i64, valuer: Valuer) -> i64:
    """What the best of so many cards of a stack is worth on average, above keeping none."""
    uses = Uses(state, seat, 0)
    hand = packed_hand(state, seat)
    none = burden(state, seat)
    values: list[int] = []
    at = level * state.tables.cards
    end = at + state.block_count[level]
    while at < end:
        cards = state.blocks[at]
        while cards:
            value = card_value(state, seat, lowest(cards), valuer, hand, uses) - none
            values.append(int(value) if value > 0 else 0)
            cards &= cards - 1
        at += 1
    values.sort(reverse=True)
    left: i64 = len(values)
    if number > left:
        number = left
    total: i64 = 0
    missed: i64 = 1_000_000  # the chance, in millionths, that none of the better cards is among them
    for each in values:
        total += each * missed // 1_000_000 * number // left
        missed -= missed * number // left
        left -= 1
        if not missed or not left:
            break
    return total


def _choose_stack(state: WorkshopState, seat: i64, number: i64, optional: bool) -> i64:
    """The stack whose cards promise most."""
    valuer = Valuer(state, seat)
    stacks = state._stacks_left()
    best: i64 = NEVER
    if optional:
        best = 0
    choice: i64 = DECLINE
    while stacks:
        level = lowest(stacks)
        stacks &= stacks - 1
        value = _stack_value(state, seat, level, number, valuer)
        if value > best:
            best = value
            choice = LOOK + level
    return choice
