"""Names and bounds of what learners see: given by the code that writes it, and true in every position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import oneiros
from oneiros.core.features import HIGHEST, LOWEST, Column, Feature, FeatureWriter
from oneiros.core.state import State
from oneiros.core.types import TABLE
from oneiros.envs.gymnasium import SeatEnv
from tests.envs.walks import GAMES, TABLES, unusual
from tests.plugins.good import Matches
from tests.scripts import script

GREEDY = 2  # of so many moves, one is sensible: random play alone gets nowhere in Runners and Workshop


def numbers(state: State, seat: int, width: int) -> NDArray[np.int16]:
    writer = FeatureWriter(width, None)
    state.write_features(seat, writer)
    return np.frombuffer(memoryview(writer.numbers), np.int16)


def seen_in_games(
    game: oneiros.Game, players: int, seeds: range, moves: int, **options: Any
) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the most of each number, over all seats of some games. Names and scales are compared on the way."""
    table = game.feature_table(players, **options)
    low = np.zeros(len(table), np.int16)
    high = np.zeros(len(table), np.int16)
    heuristic = game.heuristic()
    heuristic.set_level("dreamer")
    for seed in seeds:
        state = game.new(players, seed, **options)
        rng = oneiros.Rng(seed)
        for move in range(moves):
            for eyes in range(players):
                here = numbers(state, eyes, len(table))
                low, high = np.minimum(low, here), np.maximum(high, here)
            if (seat := int(state.actor())) == TABLE:
                break
            if move % 50 == 0:
                assert tuple(state.legend()) == table
            sensible = rng.below(GREEDY) == 0
            state.step(seat, heuristic.move(state, seat, rng) if sensible else state.pick(seat, rng))
    return low, high


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_no_feature_leaves_its_bounds(id: str, players: int) -> None:
    game = oneiros.game(id)
    low, high = seen_in_games(game, players, range(1), 150)
    for feature, least, most in zip(game.feature_table(players), low, high, strict=True):
        assert feature.low <= least <= most <= feature.high, feature


@pytest.mark.parametrize("id", GAMES)
def test_bounds_hold_with_options(id: str) -> None:
    game = oneiros.game(id)
    options = unusual(id)
    low, high = seen_in_games(game, 2, range(1), 300, **options)
    for feature, least, most in zip(game.feature_table(2, **options), low, high, strict=True):
        assert feature.low <= least <= most <= feature.high, feature


def test_bounds_of_points_hold_to_the_end_of_a_game() -> None:
    game = oneiros.game("ravens")
    low, high = seen_in_games(game, 3, range(4), 500, target=20)
    table = game.feature_table(3, target=20)
    totals = [at for at, feature in enumerate(table) if feature.name.endswith(".total")]
    for at in totals:
        assert table[at].low <= low[at] <= high[at] <= table[at].high
    assert max(high[at] for at in totals) > 20


@pytest.mark.parametrize(("id", "content", "options"), [("ravens", "tiny", {"rounds": 1}), ("sandman", "tiny", {})])
def test_bounds_hold_with_other_packs(id: str, content: str, options: dict[str, Any]) -> None:
    game = oneiros.game(id, content)
    low, high = seen_in_games(game, 2, range(20), 100, **options)
    for feature, least, most in zip(game.feature_table(2, **options), low, high, strict=True):
        assert feature.low <= least <= most <= feature.high, feature


@pytest.mark.parametrize("id", GAMES)
def test_bounds_are_no_wider_than_need_be(id: str) -> None:
    """Most are within a factor of three of what a few games show; the others are counts that seldom grow so far."""
    game = oneiros.game(id)
    table = game.feature_table(2)
    _, high = seen_in_games(game, 2, range(2), 500)
    assert all(feature.low > -(1 << 13) and feature.high < 1 << 13 for feature in table)
    close = sum(feature.high <= max(1, 3 * int(most)) for feature, most in zip(table, high, strict=True))
    assert close / len(table) > 0.65


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_feature_has_a_name_of_its_own(id: str, players: int) -> None:
    names = oneiros.game(id).feature_names(players)
    assert len(set(names)) == len(names)
    for name in names:
        assert re.fullmatch(r"[a-z][a-z0-9_.-]*", name), name
        assert not name.startswith("feature_")
    assert any(name.startswith("own.") for name in names)
    assert any(name.startswith(f"other_{players - 1}.") for name in names) == (players > 1)


def test_names_tell_what_is_written() -> None:
    """Some numbers by their names, beside the position itself."""
    state = oneiros.game("ravens").new(3, 5)
    state.apply(0, 0)
    named = dict(zip(state.game.feature_names(3), state.features(0), strict=True))
    card = oneiros.plain(state.view(0))["dreamers"][0]["dream"][0]
    assert named[f"own.dream.0.{card}"] == 1.0
    assert named["own.dream.1.not_shown"] == 1.0
    assert named["other_2.looks_left"] == 1.0
    assert named["own.looks_left"] == 0.5
    assert named["phase.look"] == 1.0


def test_a_game_that_names_nothing_has_numbers_for_names_and_the_widest_bounds() -> None:
    table = Matches().feature_table(2)
    assert [feature.name for feature in table] == [f"feature_{at}" for at in range(len(table))]
    for feature in table:
        assert (feature.low, feature.high) in ((LOWEST, HIGHEST), (0, 1))


def test_the_writer_names_bounds_and_limits() -> None:
    legend: list[Feature] = []
    writer = FeatureWriter(10, legend)
    writer.player(1)
    writer.part("row", 2)
    begin = writer.block(2, 5, "card", 4, ("ace", "king"))
    writer.part("", -1)
    writer.add(-3, 2, "points", 9, -9)
    writer.player(-1)
    writer.one_of(1, 2, "phase")
    writer.limit(begin, 0, 1)
    assert legend == [
        Feature("other_1.row_2.card.ace", 5, 0, 1),
        Feature("other_1.row_2.card.king", 5, 0, 4),
        Feature("other_1.points", 2, -9, 9),
        Feature("phase.0", 1, 0, 1),
        Feature("phase.1", 1, 0, 1),
    ]
    assert list(writer.numbers)[:5] == [0, 0, -3, 0, 1]


def test_the_writer_names_the_rows_and_columns_of_a_table() -> None:
    legend: list[Feature] = []
    columns = (Column("height", 1, 6, 20), Column("top", 2, 1, 1, ("water", "earth")))
    for kept in (legend, None):
        writer = FeatureWriter(10, kept)
        begin = writer.table(2, 3, columns, "field", 5)
        assert begin == 0
        writer.numbers[begin + 3] = 4
        assert writer.table(1, 3, columns, "taken") == 6
        assert writer.at == 9
        writer.members(0b1011, 1, "bit")  # what has no place is left out
        assert list(writer.numbers) == [0, 0, 0, 4, 0, 0, 0, 0, 0, 1]
    assert legend == [
        Feature("field_5.height", 6, 0, 20),
        Feature("field_5.top.water", 1, 0, 1),
        Feature("field_5.top.earth", 1, 0, 1),
        Feature("field_6.height", 6, 0, 20),
        Feature("field_6.top.water", 1, 0, 1),
        Feature("field_6.top.earth", 1, 0, 1),
        Feature("taken.height", 6, 0, 20),
        Feature("taken.top.water", 1, 0, 1),
        Feature("taken.top.earth", 1, 0, 1),
        Feature("bit", 1, 0, 1),
    ]


def test_the_spaces_of_environments_are_these_bounds() -> None:
    env = SeatEnv("ravens", players=3, target=30)
    box: Any = env.observation_space
    at = env.observer.names.index("own.total")
    assert box["observation"].high[at] == pytest.approx((29 + 8 * 9 + 5) / 100)
    assert box["observation"].low[at] == 0.0


def test_the_page_of_features_is_what_the_code_says() -> None:
    assert Path("docs/features.md").read_text(encoding="utf-8") == script("feature_tables").page(), (
        "run `make features`"
    )
