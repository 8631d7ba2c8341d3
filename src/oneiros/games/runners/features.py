"""What a seat of Runners sees, as numbers: the input of learning agents. Own things come first."""

from mypy_extensions import i64

from oneiros.games.runners.pieces import (
    CHEST_TYPES,
    COIN,
    COLOURS,
    FIELD_KINDS,
    FIELDS,
    KEY,
    REWARDS,
    ROUNDS,
    SHAPES,
    STACK,
    TILES,
)
from oneiros.games.runners.position import MOST_CALM, NONE
from oneiros.games.runners.reckoner import AT_LAY, PHASES
from oneiros.games.runners.reckoning import Layout, calm_lost, layout_of
from oneiros.games.runners.rules import LAYOUT_MOVES, RunnersState

FIELD_SETS = 4 * FIELDS  # a layout's covered, collecting, doubling and dispelling fields


def features(state: RunnersState, seat: i64) -> list[float]:
    """For each player: tracks, tokens, tiles, how far the layout is, and the layout where it is seen; then the
    card by field, what is shared, the open tiles, the chests, the supply, the round and the phase."""
    out: list[float] = []
    after: i64 = 0
    while after < state.players:
        owner = (seat + after) % state.players
        _player(state, owner, out)
        if owner == seat or state.phase != AT_LAY:
            _layout(state, layout_of(state.tables, state.laid, owner), out)
        else:
            out += [0.0] * (FIELD_SETS + 3)
        after += 1
    _card(state, out)
    reward: i64 = 0
    while reward < REWARDS:
        out.append(float(state.shared[reward]) / 4.0 if state.sharing else 0.0)
        reward += 1
    tiles = [0.0] * TILES
    shape: i64 = 0
    while shape < SHAPES:
        if state.open[shape] != NONE:
            tiles[state.open[shape]] = 1.0
        shape += 1
    out += tiles[TILES - SHAPES * STACK :]
    kind: i64 = 0
    while kind < CHEST_TYPES:
        chests = state.chests & state.tables.type_chests[kind]
        out.append(_bits(chests, 18) / 6.0)
        kind += 1
    reward = 0
    while reward < REWARDS:
        if reward < COLOURS or reward == KEY or reward == COIN:
            out.append(float(state.supply[reward]) / 60.0)
        reward += 1
    phase = [0.0] * len(PHASES)
    phase[state.phase] = 1.0
    out += phase
    out.append(float(state.round) / ROUNDS)
    out.append(1.0 if state.glass else 0.0)
    out.append(1.0 if state.turn == seat and state.phase != AT_LAY else 0.0)
    out.append(float(state.wishes + 2 * state.double_wishes) / 4.0)
    out.append(1.0 if state.bought else 0.0)
    return out


def _player(state: RunnersState, owner: i64, out: list[float]) -> None:
    out.append(float(state.calm[owner]) / MOST_CALM)
    out.append(float(state.star[owner]) / 10.0)
    out.append(float(state.coins[owner]) / 20.0)
    out.append(float(state.keys[owner]) / 5.0)
    colour: i64 = 0
    while colour < COLOURS:
        out.append(float(state.shards[owner * COLOURS + colour]) / 4.0)
        colour += 1
    tile: i64 = 0
    while tile < TILES:
        out.append(float(state.tiles[owner] >> tile & 1))
        tile += 1
    out.append(float(state.awake >> owner & 1))
    out.append(float(state.content >> owner & 1))
    out.append(1.0 if state.holder == owner else 0.0)
    out.append(1.0 if state.start == owner else 0.0)
    out.append(float(state.layout_moves_left(owner)) / LAYOUT_MOVES)


def _layout(state: RunnersState, layout: Layout, out: list[float]) -> None:
    field: i64 = 0
    while field < FIELDS:
        out.append(float(layout.covered >> field & 1))
        out.append(float(layout.collect >> field & 1))
        out.append(float(layout.double >> field & 1))
        out.append(float(layout.dispel >> field & 1))
        field += 1
    out.append(float(layout.outside) / 9.0)
    out.append(float(layout.signs) / 9.0)
    out.append(float(calm_lost(state.tables, state.card, layout)) / MOST_CALM)


def _card(state: RunnersState, out: list[float]) -> None:
    tables = state.tables
    at = state.card * FIELDS
    while at < (state.card + 1) * FIELDS:
        kind: i64 = 0
        while kind < FIELD_KINDS:
            out.append(1.0 if tables.field_kind[at] == kind else 0.0)
            kind += 1
        out.append(float(tables.field_value[at]) / 4.0)
        reward: i64 = 0
        while reward < REWARDS:
            out.append(float(tables.field_items[at * REWARDS + reward]) / 2.0)
            reward += 1
        at += 1


def _bits(bits: i64, most: i64) -> float:
    total = 0.0
    at: i64 = 0
    while at < most:
        total += float(bits >> at & 1)
        at += 1
    return total
