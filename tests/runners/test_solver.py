"""The layout solver against brute force and against the rules themselves."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oneiros import Rng
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, Weights, layout_value
from oneiros.games.runners.game import Runners
from oneiros.games.runners.moves import BACK
from oneiros.games.runners.pieces import COLOURS, DREAMS, TILES
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.tables import Tables
from tests.runners.positions import RUNNERS, dream

assert isinstance(RUNNERS, Runners)
TABLES = RUNNERS.tables


def weights(
    calm: int = 100,
    star: int = 0,
    shards: tuple[int, ...] = (0, 0, 0, 0),
    key: int = 0,
    coin: int = 0,
    chests: tuple[int, ...] = (0, 0, 0),
    linked: int = 0,
    tile: int = 0,
) -> Weights:
    made = Weights()
    made.calm, made.star, made.key, made.coin, made.linked = calm, star, key, coin, linked
    for colour in range(COLOURS):
        made.shards[colour] = shards[colour]
    for kind in range(3):
        made.chests[kind] = chests[kind]
    for number in range(TILES):
        made.tiles[number] = tile + 7 * (number % 5) if tile else 0
    return made


def layouts(tables: Tables, tiles: list[int], taken: int = 0) -> list[list[int]]:
    """Every layout of some of the tiles, as actions."""
    if not tiles:
        return [[]]
    tile, rest = tiles[0], tiles[1:]
    found = layouts(tables, rest, taken)
    shape = tables.tile_shape[tile]
    for number in range(tables.shape_places[shape]):
        mask = tables.mask[tables.shape_base[shape] + number]
        if not mask & taken:
            action = tables.tile_base[tile] + number
            found += [[action, *others] for others in layouts(tables, rest, taken | mask)]
    return found


SMALL = st.sampled_from([(0, 1), (0, 2), (0, 3), (1, 4), (1, 9), (0, 5, 6), (2, 13), (1, 22), (3, 7), (0, 17)])
PRICES = st.builds(
    weights,
    calm=st.sampled_from([1, 100, 180]),
    star=st.sampled_from([0, 100, 400]),
    shards=st.tuples(*[st.integers(0, 120)] * 4),
    key=st.integers(0, 150),
    coin=st.integers(0, 60),
    chests=st.tuples(*[st.integers(0, 600)] * 3),
    linked=st.integers(0, 300),
    tile=st.sampled_from([0, 90]),
)


@settings(max_examples=40, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    card=st.integers(0, DREAMS - 1),
    tiles=SMALL,
    prices=PRICES,
    calm=st.sampled_from([1, 3, 6, 9, 12, 20, 30]),
    keys=st.integers(0, 4),
    shards=st.tuples(*[st.integers(0, 2)] * 4),
)
def test_no_layout_is_better_than_the_solvers(
    card: int, tiles: tuple[int, ...], prices: Weights, calm: int, keys: int, shards: tuple[int, ...]
) -> None:
    bits = sum(1 << tile for tile in tiles)
    stock = Stock(calm, keys, list(shards))
    answer = solve(TABLES, card, bits, stock, prices)
    assert answer.exact
    best = max(layout_value(TABLES, card, bits, stock, prices, layout) for layout in layouts(TABLES, list(tiles)))
    assert answer.value == best
    assert layout_value(TABLES, card, bits, stock, prices, answer.actions) == best


def test_the_four_first_tiles_against_random_layouts() -> None:
    """More layouts than brute force likes: none of many random ones beats the solver."""
    rng = Rng(5)
    prices = weights(100, 300, (60, 50, 40, 30), 70, 40, (150, 300, 500), 200, 80)
    state = RUNNERS.new(seed=1)
    assert isinstance(state, RunnersState)
    for card in range(DREAMS):
        stock = Stock(15, 1, [1, 0, 2, 1])
        answer = solve(TABLES, card, 0b1111, stock, prices)
        for _ in range(60):
            table = state.clone()
            for _ in range(8):
                action = table.pick(0, rng)
                if action < BACK:
                    table.apply(0, int(action))
            laid = [TABLES.tile_base[tile] + table.laid[tile] for tile in range(4) if table.laid[tile] >= 0]
            assert layout_value(TABLES, card, 0b1111, stock, prices, laid) <= answer.value


@settings(max_examples=40, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(card=st.integers(0, DREAMS - 1), moves=st.integers(0, 9), seed=st.integers(0, 2**30), keys=st.integers(0, 3))
def test_the_value_is_what_the_rules_score(card: int, moves: int, seed: int, keys: int) -> None:
    """A random layout is valued by the solver's own sums and by playing it out."""
    rows = RUNNERS.content
    assert isinstance(rows, msgspec.Struct)
    drawn = msgspec.to_builtins(rows)["dream"][card]["rows"]
    drawn = [[text if not text.startswith("linked") else "." for text in row] for row in drawn]
    state = dream(drawn, chest="calm", seed=seed)
    state.keys[0] = keys
    state.supply[5] -= keys
    rng = Rng(seed)
    for _ in range(moves):
        action = state.pick(0, rng)
        if action < BACK:
            state.apply(0, int(action))
    tables = state.tables
    laid = [tables.tile_base[tile] + state.laid[tile] for tile in range(4) if state.laid[tile] >= 0]
    before = int(state.card)
    prices = weights(10_000, 37, (1, 1, 1, 1), 100, 10, (10_000, 10_000, 10_000))
    for tile in range(TILES):
        prices.tiles[tile] = 1_000_000
    expected = layout_value(tables, before, 0b1111, Stock(20, keys, [0] * 4), prices, laid)
    state.apply(0, RUNNERS.encode({"do": "content"}))
    while state.round == 0 and state.actors:
        state.apply(0, state.legal(0)[0])
    if state.awake:
        assert expected < -1_000_000_000
        return
    lost_tiles = 4 - int(state.tiles[0]).bit_count()
    found = 10_000 * state.calm[0] + 100 * state.keys[0] + 10 * (state.coins[0] - 1) + 37 * state.star[0]
    found += sum(state.shards) - 1_000_000 * lost_tiles
    assert expected == found


def test_a_limit_stops_the_search_and_says_so() -> None:
    answer = solve(TABLES, 12, 0b1111, Stock(20, 0, [0] * 4), weights(), limit=1)
    assert not answer.exact


def test_waking_up_is_worse_than_anything() -> None:
    """With one calm left, and nothing that pays as much as treasure, the solver still stays asleep."""
    state = dream([["blue blue", "nightmare 1", "blue blue"], ["blue blue", ".", "."], [".", ".", "."]])
    prices = weights(1, 0, (1000, 0, 0, 0))
    answer = solve(state.tables, int(state.card), 0b1111, Stock(1, 0, [0] * 4), prices)
    assert answer.value > 0
    assert solve(state.tables, int(state.card), 0, Stock(9, 0, [0] * 4), prices).value < 0
