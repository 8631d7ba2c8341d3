"""A greedy player of Runners: it lays the best layout of this round, and buys what pays.

It looks only at what its seat may see. The layout comes from the solver. The weights say what things are worth to this
player in this round, in hundredths of a dream point. The layout is laid tile by tile; then the player is content.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.bits import count, lowest
from oneiros.core.chance import Rng
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights
from oneiros.games.runners.layout_score import NOT_LAID
from oneiros.games.runners.moves import BACK, BUY, COLOUR, CONTENT, DONE, LOSE, RECONSIDER, REST, TAKE
from oneiros.games.runners.pieces import (
    ANY,
    CALM,
    CHEST_TYPES,
    CHESTS,
    COIN,
    COLOURS,
    FIELDS,
    KEY,
    LINKED,
    REWARDS,
    ROUNDS,
    SHAPES,
    TILES,
)
from oneiros.games.runners.position import NONE
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_BAT, AT_COLOUR, AT_LAY, AT_SHARE
from oneiros.games.runners.tables import Tables

POINT: Final = 100
COIN_VALUE: Final = 40
KEY_VALUE: Final = 70
LOW_CALM: Final = 8  # below, calm is worth more than its point
NODES: Final = 20_000  # for one layout
PLANS: Final = 4096  # remembered
EFFECT_VALUE: Final = bytes((5, 45, 75, 55, 90))  # of a cell in each round to come: none, collect, double, dispel, both


def choose(state: RunnersState, seat: int, rng: Rng) -> int:
    """What the greedy player does; the seat must be one that may act."""
    phase = state.phase
    if phase == AT_LAY:
        return _lay(state, seat)
    if phase == AT_SHARE:
        return TAKE + _dearest(state, seat, weigh(state, seat))
    if phase == AT_COLOUR:
        return COLOUR + _colour(state, seat)
    if phase == AT_BAT:
        return LOSE + _cheapest(state, seat)
    return _equip(state, seat)


# The layout


def _lay(state: RunnersState, seat: i64) -> i64:
    """The next move towards the best layout."""
    if state.content >> seat & 1:
        return RECONSIDER  # legal, but never sensible: there is nothing else to do
    if not state.layout_moves_left(seat):
        return CONTENT
    return towards(state, seat, plan(state, seat))


def towards(state: RunnersState, seat: i64, target: list[int]) -> i64:
    """The next move to a layout: first what lies wrong is taken back, then tile by tile; then to be content."""
    tables = state.tables
    wanted = vec[i64]([NOT_LAID] * TILES)
    for action in target:
        tile = tables.action_tile[action]
        wanted[tile] = action - tables.tile_base[tile]
    tile = 0
    while tile < TILES:
        lies = state.laid[seat * TILES + tile]
        if lies != NOT_LAID and lies != wanted[tile]:
            return BACK + tile
        tile += 1
    for action in target:
        if state.laid[seat * TILES + tables.action_tile[action]] == NOT_LAID:
            return action
    return CONTENT


def plan(state: RunnersState, seat: i64) -> list[int]:
    """The actions that lay the best layout for the seat now; remembered, as it is asked tile by tile."""
    tables = state.tables
    shards = [int(state.shards[seat * COLOURS + colour]) for colour in range(COLOURS)]
    known = (
        int(state.card),
        int(state.tiles[seat]),
        int(state.calm[seat]),
        int(state.keys[seat]),
        int(state.star[seat]),
        int(state.round),
        int(count(state.asleep())),
        int(state.chests),
        *shards,
    )
    found = tables.plans.get(known)
    if found is None:
        stock = Stock(state.calm[seat], state.keys[seat], shards)
        answer = solve(tables, int(state.card), int(state.tiles[seat]), stock, weigh(state, seat), NODES)
        if len(tables.plans) >= PLANS:
            tables.plans.clear()
        found = answer.actions
        tables.plans[known] = found
    return found


def weigh(state: RunnersState, seat: i64) -> Weights:
    """What things are worth to the seat in this round."""
    tables = state.tables
    weights = Weights()
    rounds_left = ROUNDS - 1 - state.round
    calm = state.calm[seat]
    weights.calm = POINT if calm >= LOW_CALM else POINT + 40 * (LOW_CALM - calm)
    star = int(state.star[seat])
    weights.star = POINT * (tables.points_of_star(star + 1) - tables.points_of_star(star))
    colour: i64 = 0
    while colour < COLOURS:
        # A shard waits for its set: worth a share of the star, less for every like one that waits already.
        weights.shards[colour] = weights.star * min(rounds_left, 3) // (14 + 10 * state.shards[seat * COLOURS + colour])
        colour += 1
    weights.key = KEY_VALUE if rounds_left else 0
    weights.coin = COIN_VALUE if rounds_left else POINT // tables.calm_price
    kind: i64 = 0
    while kind < CHEST_TYPES:
        weights.chests[kind] = _mean_chest(state, weights, kind)
        kind += 1
    weights.linked = _share_of_linked(state, weights)
    tile: i64 = 0
    while tile < TILES:
        weights.tiles[tile] = tile_value(tables, tile, rounds_left)
        tile += 1
    return weights


def reward_value(weights: Weights, reward: i64) -> i64:
    """What one thing is worth."""
    if reward == KEY:
        return weights.key
    if reward == COIN:
        return weights.coin
    if reward == CALM:
        return weights.calm
    if reward != ANY:
        return weights.shards[reward]
    best: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        best = max(best, weights.shards[colour])
        colour += 1
    return best + weights.star // 10


def _mean_chest(state: RunnersState, weights: Weights, kind: i64) -> i64:
    """The mean content of the chests of that type still face down."""
    tables = state.tables
    chests = state.chests & tables.type_chests[kind]
    total: i64 = 0
    number: i64 = 0
    chest: i64 = 0
    while chest < CHESTS:
        if chests >> chest & 1:
            number += 1
            reward: i64 = 0
            while reward < REWARDS:
                total += tables.chest_items[chest * REWARDS + reward] * reward_value(weights, reward)
                reward += 1
        chest += 1
    return total // number if number else 0


def _share_of_linked(state: RunnersState, weights: Weights) -> i64:
    """The content of the card's linked dream, shared with about half of the others."""
    tables = state.tables
    total: i64 = 0
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        if tables.field_kind[at] == LINKED:
            reward: i64 = 0
            while reward < REWARDS:
                total += tables.field_items[at * REWARDS + reward] * reward_value(weights, reward)
                reward += 1
        at += 1
    return total * 2 // (count(state.asleep()) + 1)


def tile_value(tables: Tables, tile: i64, rounds_left: i64) -> i64:
    """What a tile is worth to its owner: its points, and its effects in the rounds to come."""
    each: i64 = 0
    for effect in tables.tile_effects[tile]:
        each += EFFECT_VALUE[effect]
    return POINT * tables.tile_points[tile] + each * rounds_left // 3


# Choices


def _dearest(state: RunnersState, seat: i64, weights: Weights) -> i64:
    """Of what lies open, what is worth most."""
    best: i64 = NONE
    reward: i64 = 0
    while reward < REWARDS:
        better = best == NONE or reward_value(weights, reward) > reward_value(weights, best)
        if state.shared[reward] and better:
            best = reward
        reward += 1
    return best


def _colour(state: RunnersState, seat: i64) -> i64:
    """The colour there are fewest of."""
    best: i64 = NONE
    colour: i64 = 0
    while colour < COLOURS:
        if state.supply[colour]:
            number = state.shards[seat * COLOURS + colour]
            if best == NONE or number < state.shards[seat * COLOURS + best]:
                best = colour
        colour += 1
    return best


def _cheapest(state: RunnersState, seat: i64) -> i64:
    """The unused tile that is worth least."""
    tables = state.tables
    unused = state.unused(seat)
    rounds_left = ROUNDS - 1 - state.round
    best = lowest(unused)
    unused &= unused - 1
    while unused:
        tile = lowest(unused)
        if tile_value(tables, tile, rounds_left) < tile_value(tables, best, rounds_left):
            best = tile
        unused &= unused - 1
    return best


def _equip(state: RunnersState, seat: i64) -> i64:
    """The best tile if it is worth its coins; calm when it is low, or when no more tiles will be bought."""
    tables = state.tables
    rounds_left = ROUNDS - 1 - state.round
    coins = state.coins[seat]
    low = state.calm[seat] < LOW_CALM
    if state.allows(int(seat), REST) and low:
        return REST
    best: i64 = NONE
    value: i64 = POINT * tables.tile_price // tables.calm_price
    shape: i64 = 0
    while shape < SHAPES:
        if state.allows(int(seat), int(BUY + shape)):
            tile = state.open[shape]
            found = tile_value(tables, tile, rounds_left) + COIN_VALUE * tables.tile_coins[tile]
            if found > value:
                best = shape
                value = found
        shape += 1
    if best != NONE:
        return BUY + best
    saved = tables.tile_price if rounds_left else 0
    if state.allows(int(seat), REST) and coins - tables.calm_price >= saved:
        return REST
    return DONE
