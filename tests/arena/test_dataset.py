"""Datasets: rows that can be made again, that tell no secret, and files that no interruption changes."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from pyarrow import parquet

import oneiros
from oneiros.arena.dataset import DatasetPlan, card, shards, write
from oneiros.arena.dataset.decisions import COLUMNS, decisions, feature_scales, seen
from oneiros.arena.dataset.plan import read_columns
from oneiros.arena.tournament import Task, make_plan, play, record_of
from oneiros.bots.analysis import review_moves
from oneiros.core.bot import Budget
from oneiros.core.errors import BadOption
from oneiros.core.record import start_from
from oneiros.core.seeds import derived_seed
from oneiros.core.types import TABLE
from tests.cli.runs import run, succeed

RAVENS = oneiros.game("ravens")
DATASET = ("dataset", "ravens", "--option", "rounds=1", "--shard", "2", "--jobs", "1")
GAMES = list(oneiros.all_games().values())


def plan_of(
    game: oneiros.Game = RAVENS, games: int = 4, columns: str = "view,features", judge: int | None = None
) -> DatasetPlan:
    options = {"rounds": 1} if game is RAVENS else {}
    players = 2 if 2 in game.players else game.players[0]
    table = make_plan(game, ["drowsy", "dreamer"], players, options, 7, 20)
    return DatasetPlan(table, games, 2, read_columns(columns), judge)


def rows_of(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(folder / "data").to_pylist()
    return rows


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# Rows


def test_every_row_is_found_again_by_playing(tmp_path: Path) -> None:
    """From the plan in the file's metadata and the row's numbers alone, without the code that wrote it."""
    succeed(*DATASET, "--games", "4", "--seed", "7", "--out", tmp_path)
    metadata = parquet.read_schema(tmp_path / "data" / "decisions-00001.parquet").metadata
    plan = msgspec.json.decode(metadata[b"oneiros"], type=DatasetPlan)
    scales = msgspec.json.decode(metadata[b"oneiros_scales"])
    rows = rows_of(tmp_path)
    at = 0
    for number in range(4):
        (played,) = play(Task(plan.tournament, None, (number,)))
        state = start_from(record_of(plan.tournament, played), RAVENS)
        for move, (seat, action) in enumerate(played.moves):
            row = rows[at]
            assert (row["game"], row["move"], row["seat"], row["action"]) == (number, move, seat, action)
            assert msgspec.json.decode(row["view"]) == oneiros.plain(state.view(seat))
            assert [one / scale for one, scale in zip(row["features"], scales, strict=True)] == state.features(seat)
            assert row["legal"] == state.legal(seat)
            assert (row["bot"], row["score"]) == (played.bots[seat], played.scores[seat])
            assert row["won"] == played.won(seat)
            state.apply(seat, action)
            at += 1
    assert at == len(rows) > 40


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_truth_gives_the_same_row(game: oneiros.Game) -> None:
    """What a row says of a position is the same for all states that the seat cannot tell apart."""
    plan = plan_of(game)
    (played,) = play(Task(plan.tournament, None, (1,)))
    state = start_from(record_of(plan.tournament, played), game)
    width = len(feature_scales(game, plan.tournament.players))
    others = 0
    for number, (seat, action) in enumerate(played.moves):
        if seat != TABLE and number % 5 == 0:
            twin = state.imagine(seat, oneiros.Rng(number))
            others += twin.digest() != state.digest()
            assert seen(twin, seat, plan.columns, width) == seen(state, seat, plan.columns, width)
        state.apply(seat, action)
    assert others > 3


def test_secrets_are_told_only_on_request_and_by_name() -> None:
    (played,) = play(Task(plan_of().tournament, None, (0,)))
    closed = list(decisions(plan_of(), RAVENS, played))
    opened = list(decisions(plan_of(columns="view,features,truth"), RAVENS, played))
    more = set(opened[0]) - set(closed[0])
    assert more == {"truth", "truth_seed"}
    assert all(name.startswith("truth") == (column.asked == "truth") for name, column in zip(_names(), COLUMNS))
    assert [{name: row[name] for name in closed[0]} for row in opened] == closed
    assert str(played.seed) not in str(closed)
    assert opened[0]["truth_seed"] == played.seed


def _names() -> list[str]:
    return [column.name for column in COLUMNS]


def test_moves_are_judged_as_analysis_does() -> None:
    plan = plan_of(judge=30)
    (played,) = play(Task(plan.tournament, None, (0,)))
    rows = list(decisions(plan, RAVENS, played))
    seed = derived_seed(7, "dataset judge", 0)
    every = range(1, len(played.moves) + 1)
    reviews = list(review_moves(record_of(plan.tournament, played), RAVENS, Budget(simulations=30), every, seed))
    judged = [(row["judged_before"], row["judged_after"], row["judged_better"]) for row in rows]
    assert judged == [(one.before, one.after, one.better) for one in reviews]
    assert any(one.loss > 0 for one in reviews)


def test_wins_together_are_whole() -> None:
    doors = oneiros.game("doors")
    plan = plan_of(doors)
    (played,) = play(Task(plan.tournament, None, (0,)))
    won = msgspec.structs.replace(played, winners=(0, 1))
    assert {row["won"] for row in decisions(plan, doors, won)} == {1.0}


# Files


def test_a_killed_run_goes_on_to_the_same_files(tmp_path: Path) -> None:
    """Killed in the middle of its second file, as from outside, and started again."""
    words = [*DATASET, "--games", "6"]
    succeed(*words, "--out", tmp_path / "calm")
    code = f"""
import os
from oneiros.arena.dataset import shard
from oneiros.cli import main
rows = shard._rows
def deadly(one, game):
    for number, row in enumerate(rows(one, game)):
        if (one.number, number) == (1, 9):
            one.path.with_suffix(".part").write_bytes(b"cut off")
            os._exit(9)  # as a kill would
        yield row
shard._rows = deadly
main({[*words, "--out", str(tmp_path / "killed")]!r})
"""
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, check=False, timeout=200)
    assert done.returncode == 9, done.stderr
    assert [path.name for path in (tmp_path / "killed" / "data").glob("*.parquet")] == ["decisions-00000.parquet"]
    assert not (tmp_path / "killed" / card.CARD).exists()
    again = run(*words, "--out", tmp_path / "killed")
    assert again.exit_code == 0, again.output
    assert "Continuing after 2 games" in again.stderr
    assert contents(tmp_path / "killed") == contents(tmp_path / "calm")


def test_parts_and_processes_give_the_same_files(tmp_path: Path) -> None:
    words = ["dataset", "ravens", "--option", "rounds=1", "--shard", "2", "--games", "6"]
    succeed(*words, "--jobs", "2", "--out", tmp_path / "whole")
    for part in ("2/3", "1/3"):
        assert "Missing files" in succeed(*words, "--jobs", "1", "--part", part, "--out", tmp_path / "parts")
    assert "Files: 3" in succeed(*words, "--jobs", "1", "--part", "3/3", "--out", tmp_path / "parts")
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_the_same_plan_only(tmp_path: Path) -> None:
    for shard in shards(plan_of(), None, tmp_path):
        write(shard)
    assert succeed(*DATASET, "--games", "4", "--seed", "1", "--out", tmp_path / "one")
    result = run(*DATASET, "--games", "4", "--seed", "2", "--out", tmp_path / "one")
    assert result.exit_code == 2
    assert "holds another dataset (its tournament differs)" in result.stderr
    with pytest.raises(BadOption, match="no column 'views'"):
        read_columns("views")


def test_the_card_says_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    succeed(*DATASET, "--games", "4", "--judge", "--judge-simulations", "10", "--columns", "view", "--out", tmp_path)
    text = (tmp_path / card.CARD).read_text(encoding="utf-8")
    _, front, body = text.split("---\n", 2)
    assert yaml.safe_load(front)["license"] == "mit"
    assert yaml.safe_load(front)["configs"] == [{"config_name": "default", "data_files": "data/*.parquet"}]
    table = parquet.read_table(tmp_path / "data")
    assert [line.split("`")[1] for line in body.splitlines() if line.startswith("| `")] == table.column_names
    assert f"{table.num_rows:,} decisions of 4 games" in body
    for fact in (RAVENS.content.fingerprint(), "| seed | 1 |", "drowsy, dreamer", "version 2", "10 simulations", "MIT"):
        assert fact in body
    for line in (tmp_path / card.SUMS).read_text(encoding="utf-8").splitlines():
        digest, name = line.split("  ")
        assert sha256((tmp_path / name).read_bytes()).hexdigest() == digest
    monkeypatch.chdir(tmp_path)
    exec(body.partition("```python\n")[2].partition("```")[0], {})
    command = body.partition("By `oneiros ")[2].partition("`")[0].split()
    succeed(*command, "--jobs", "1", "--out", tmp_path / "again")
    assert (
        contents(tmp_path / "again")["data/decisions-00001.parquet"]
        == contents(tmp_path)["data/decisions-00001.parquet"]
    )
