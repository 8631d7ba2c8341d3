"""Hints for Runners lead to the best layout, and analysis judges a layout when its owner is content with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros.bots import analysis
from oneiros.bots.levels import adviser
from oneiros.core.bot import Budget, Mind
from oneiros.core.record import Record
from oneiros.games.runners.bots.adviser import RunnersAdviser
from oneiros.games.runners.bots.greedy import plan, weigh
from oneiros.games.runners.bots.players import NODES, shards_of
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import Stock, layout_value
from oneiros.games.runners.moves import BUY, CONTENT, DONE, REST
from oneiros.games.runners.pieces import ROUNDS
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_EQUIP
from oneiros.table.match import match
from tests.cli.runs import succeed

RUNNERS = oneiros.game("runners")
QUICK = Budget(simulations=10)
ROUND = 12  # moves, about


def new(players: int = 2, seed: int = 3) -> RunnersState:
    state = RUNNERS.new(players=players, seed=seed)
    assert isinstance(state, RunnersState)
    return state


@pytest.fixture(scope="module")
def record() -> Record:
    """Two rounds or so of a game between weak players."""
    played = match(RUNNERS, ["drowsy", "dreamer"], 3).record
    return msgspec.structs.replace(played, moves=played.moves[: 2 * ROUND])


def test_runners_has_an_adviser_of_its_own() -> None:
    assert isinstance(adviser(RUNNERS, 1, QUICK), RunnersAdviser)
    assert not isinstance(adviser(oneiros.game("doors"), 1, QUICK), RunnersAdviser)


def test_hints_lead_step_by_step_to_the_best_layout() -> None:
    state = new()
    state.apply(0, next(action for action in state.legal(0) if action not in plan(state, 0)))
    stock = Stock(state.calm[0], state.keys[0], shards_of(state, 0))
    held = (state.tables, int(state.card), int(state.tiles[0]), stock, weigh(state, 0))
    best = solve(*held, NODES).value
    for _ in range(10):
        thought = analysis.hint(state, 0, [], QUICK)
        if thought.action == CONTENT:
            break
        assert thought.value is not None
        assert [row.action for row in thought.candidates] == [thought.action, CONTENT]
        assert thought.value > thought.candidates[1].value, "to be content with less is worse"
        state.apply(0, thought.action)
    laid = [int(state.tables.tile_base[tile] + state.laid[tile]) for tile in range(28) if state.laid[tile] >= 0]
    assert layout_value(*held, laid) == best


def test_to_be_content_with_nothing_is_a_mistake_and_laying_a_tile_is_none() -> None:
    state = new()
    tile = state.legal(0)[0]
    record = Record(
        game="runners", rules_version=RUNNERS.rules_version, content=RUNNERS.content.fingerprint(), players=2,
        options={}, seed=3, moves=[(0, tile), (1, CONTENT)],
    )  # fmt: skip
    laid, content = analysis.analyse(record, RUNNERS, QUICK)
    assert (laid.loss, laid.better, laid.turn) == (0.0, None, None)
    assert laid.before == pytest.approx(0.5), "both can do as well"
    assert content.loss > 0.05
    assert content.better == plan(state, 1)[0]


def test_who_would_wake_up_has_lost() -> None:
    state = new()
    state.calm[0] = 1
    bare = RunnersAdviser(RUNNERS, 1).evaluate(Mind(state, 0), only=CONTENT)
    assert bare.value == 0.0
    state.calm[1] = 1
    assert RunnersAdviser(RUNNERS, 1).evaluate(Mind(state, 0), only=CONTENT).value == 0.0


def test_in_the_last_round_coins_are_for_calm_unless_a_tile_has_points() -> None:
    state = new()
    state.round = ROUNDS - 1
    state.phase = AT_EQUIP
    state.turn = 0
    state.coins[0] = 7
    tiles = [int(state.tables.tile_points[state.open[shape]]) for shape in range(4)]
    thought = RunnersAdviser(RUNNERS, 1).evaluate(Mind(state, 0))
    values = {row.action: row.value for row in thought.candidates}
    assert values.keys() == {*range(BUY, BUY + 4), REST, DONE}
    assert [values[BUY + shape] > values[DONE] for shape in range(4)] == [points > 1 for points in tiles]
    assert thought.action == (BUY + tiles.index(max(tiles)) if max(tiles) > 1 else REST)


def test_a_game_is_analysed_and_hinted_at_by_the_command_line(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    output = msgspec.json.decode(succeed("analyse", path, "--json", "--svg", tmp_path / "course.svg"))
    assert [one["number"] for one in output["moves"]] == list(range(1, len(record.moves) + 1))
    assert all(0 <= one["after"] <= one["before"] <= 1 for one in output["moves"])
    assert any(one["loss"] > 0.005 for one in output["moves"] if one["action"] == CONTENT)
    assert all(one["loss"] == 0 for one in output["moves"] if one["action"] < CONTENT)
    assert succeed("hint", path).startswith("Best move, from what this seat can know: ")
