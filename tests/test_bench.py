"""The benchmark harness: that it runs, and that its C program of Doors plays by the rules (D1 to D18)."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import msgspec
import pytest
from bench import champion_table, layouts, native, report

import oneiros
from oneiros.games.doors import moves
from oneiros.games.runners.bots.solver import solve
from oneiros.games.runners.bots.valuation import layout_value
from oneiros.games.runners.tables import Tables

ROOT = Path(__file__).resolve().parent.parent
GROUPS = {
    "play": moves.PLAY,
    "discard": moves.DISCARD,
    "foresee": moves.FORESEE,
    "arrange": moves.ARRANGE,
    "open": moves.OPEN,
    "leave": moves.LEAVE,
    "lose-key": moves.LOSE_KEY,
    "lose-door": moves.LOSE_DOOR,
    "lose-five": moves.LOSE_FIVE,
    "lose-hand": moves.LOSE_HAND,
}
STARTS = list(GROUPS.values())
NAMES = list(GROUPS)
FAR = 4.5  # standard errors; by chance one honest comparison in 150,000 lies farther apart


def c_program(folder: Path) -> Path:
    """The compiled program, or no test: but where tests must be complete, its lack is a failure."""
    if native.compiler() is None:
        reason = "NO C COMPILER: the C program of Doors was not checked against the rules"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return native.build(folder)


def our_games(number: int) -> list[dict[str, int]]:
    """Of each of so many solo games at random: decisions in all and of each sort, doors, whether it was won."""
    game = oneiros.game("doors")
    choose = random.Random(11).random
    found: list[dict[str, int]] = []
    for seed in range(number):
        state = game.new(players=1, seed=seed)
        made: Counter[str] = Counter()
        while state.actors:
            legal = state.legal(0)
            action = legal[int(choose() * len(legal))]
            state.apply(0, action)
            made[NAMES[bisect_right(STARTS, action) - 1]] += 1
        outcome = state.outcome
        assert outcome is not None
        found.append({**made, "decisions": made.total(), "doors": outcome.scores[0], "wins": len(outcome.winners)})
    return found


def test_the_c_program_plays_by_the_same_rules(tmp_path: Path) -> None:
    theirs = native.run(c_program(tmp_path), seed=1, games=20_000)
    assert theirs["games"] == 20_000
    assert theirs["decisions"] == sum(theirs["moves"].values())
    assert list(theirs["moves"]) == NAMES
    ours = our_games(20_000 if oneiros.compiled() else 3_000)
    sums = {"decisions": theirs["decisions"], "doors": theirs["doors"], "wins": theirs["wins"], **theirs["moves"]}
    apart: dict[str, float] = {}
    for name, total in sums.items():
        values = [game.get(name, 0) for game in ours]
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / len(values)
        error = sqrt(variance * (1 / len(values) + 1 / theirs["games"]))
        difference = total / theirs["games"] - mean
        apart[name] = difference / error if error else float(difference != 0) * 99
    assert max(abs(far) for far in apart.values()) < FAR, apart
    # The spread within games too, of which the means say nothing.
    for name in ("decisions", "doors"):
        squares = [game[name] ** 2 for game in ours]
        mean = sum(squares) / len(squares)
        variance = sum((value - mean) ** 2 for value in squares) / len(squares)
        error = sqrt(variance * (1 / len(squares) + 1 / theirs["games"]))
        assert abs(theirs[f"{name}_squared"] / theirs["games"] - mean) < FAR * error, name


def test_the_harness_runs(tmp_path: Path) -> None:
    made = subprocess.run([sys.executable, "-m", "bench", "--quick"], cwd=ROOT, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    for word in (
        "doors, 1",
        "doors, 2",
        "gin_rummy",
        "Search with random playouts",
        "For learners",
        "Targets",
        "CP-SAT",
    ):
        assert word in made.stdout


def test_ratios_are_taken_within_a_round() -> None:
    results = report.Results(3, 1.0, [("doors", 1)])
    results.ours["compiled", "doors", 1, "driven"] = [100.0, 200.0, 50.0]
    results.peers = {"pyspiel gin_rummy": [4.0, 8.0, 2.0], "pyspiel skat": []}
    first, second = report.targets(results)[:2]
    assert first.ratios == [25.0, 25.0, 25.0]
    assert first.met() is True
    assert second.met() is None


def test_search_is_compared_by_steps_with_the_best_peer_of_the_round() -> None:
    results = report.Results(2, 1.0, [("doors", 1)])
    results.searches = {
        "pyspiel gin_rummy": [report.Searched(10.0, 100.0), report.Searched(100.0, 100.0)],
        "pyspiel connect_four": [report.Searched(100.0, 20.0), report.Searched(100.0, 20.0)],
        "doors, 1": [report.Searched(80.0, 50.0), report.Searched(80.0, 50.0)],
    }
    assert report.targets(results)[-1].ratios == [2.0, 0.4]
    assert report.search_rows(results)[-1] == ["doors, 1", "80", "50", "4.0k", "1.2"]


def test_learners_are_compared_by_their_best_batch_and_by_their_loop() -> None:
    results = report.Results(2, 1.0, [("doors", 1)])
    results.learners = {
        (report.LIGHTEST, "64"): [100.0, 400.0],
        (report.LIGHTEST, "1024"): [200.0, 300.0],
        ("Pgx chess", "64"): [10.0, 10.0],
        (report.HANABI, report.LOOP): [10.0, 10.0],
        ("doors, 1", "64"): [300.0, 300.0],
        ("doors, 1", "1024"): [100.0, 200.0],
        ("doors, 1", report.LOOP): [150.0, 90.0],
    }
    targets = {target.what: target for target in report.targets(results)}
    batches = targets[f"doors, best batch, over the best of {report.LIGHTEST}"]
    loops = targets[f"doors, PettingZoo's loop, over {report.HANABI}"]
    assert batches.ratios == [1.5, 0.75]
    assert loops.ratios == [15.0, 9.0]
    assert report.learner_rows(results)[-1] == ["doors, 1", "300", "150", "1.1", "30", "120", "12"]


def test_the_report_keeps_the_rest_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    results = report.Results(1, 1.0, [("doors", 1)])
    results.peers = {"pyspiel skat": []}
    report.write(results, page)
    text = page.read_text()
    assert text.startswith(f"before\n{report.BEGIN}\n")
    assert text.endswith(f"{report.END}\nafter\n")
    assert "old" not in text
    assert "not installed" in text
    page.write_text("no markers")
    with pytest.raises(ValueError, match="bench:begin"):
        report.write(results, page)


def every_layout(tables: Tables, tiles: tuple[int, ...], taken: int = 0) -> Iterator[list[int]]:
    """Of some of the tiles, as actions."""
    if not tiles:
        yield []
        return
    yield from every_layout(tables, tiles[1:], taken)
    shape = tables.tile_shape[tiles[0]]
    for number in range(tables.shape_places[shape]):
        mask = tables.mask[tables.shape_base[shape] + number]
        if not mask & taken:
            for others in every_layout(tables, tiles[1:], taken | mask):
                yield [tables.tile_base[tiles[0]] + number, *others]


SMALL = layouts.puzzles(3, fewest=2, most=2)


@pytest.mark.parametrize("puzzle", SMALL)
def test_small_puzzles_against_brute_force(puzzle: layouts.Puzzle) -> None:
    tables = layouts.our_tables()
    asked = (tables, puzzle.card, puzzle.bits(), puzzle.stock(), puzzle.weights())
    best = max(layout_value(*asked, laid) for laid in every_layout(tables, puzzle.tiles))
    assert solve(*asked).value == best


@pytest.mark.parametrize("puzzle", [*SMALL, *layouts.puzzles(3)])
def test_cp_sat_is_told_the_same_problem(puzzle: layouts.Puzzle) -> None:
    cp = pytest.importorskip("ortools.sat.python.cp_model", reason="OR-tools is not installed")
    tables = layouts.our_tables()
    answer = solve(tables, puzzle.card, puzzle.bits(), puzzle.stock(), puzzle.weights())
    actions, said, proved, _ = layouts.Model(cp, tables, puzzle).answer()
    assert proved
    assert layouts.check(tables, puzzle, answer.actions, answer.value, actions, said) == answer.value


def test_the_puzzles_are_always_the_same_and_mixed() -> None:
    asked = layouts.puzzles()
    assert asked == layouts.puzzles()
    assert len(asked) == 50
    assert {len(puzzle.tiles) for puzzle in asked} == set(range(4, 9))
    assert {puzzle.card for puzzle in asked} == set(range(24))
    for puzzle in asked:
        assert min(puzzle.tiles) < 4 <= max(puzzle.tiles)


def test_layouts_are_reported_with_and_without_the_peer(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    results = report.Results(1, 1.0, [("doors", 1)])
    results.layouts = [report.Layout(4, 0.001, 7, None, None, False)]
    report.write(results, page)
    assert "| 4 | 1 | 1.0, 1.0 | not installed |" in page.read_text()
    results.layouts = [report.Layout(4, 0.001, 7, 0.02, 7, True), report.Layout(4, 0.002, 7, 0.02, 6, False)]
    report.write_layouts(results, page)
    assert "| 4 | 2 | 1.5, 2.0 | 20, 20 | 15 | 2 of 2 | 1 (1 proved) |" in page.read_text()


def test_what_champions_reach_is_kept_and_shown(tmp_path: Path) -> None:
    page, kept = tmp_path / "bots.md", tmp_path / "champions.jsonl"
    page.write_text(f"before\n{champion_table.BEGIN}old\n{champion_table.END}\nafter\n", "utf-8")
    first = champion_table.Measured("sandman", 2, "champion", "oracle-1", 20.0, "fresh", 100, 98, 60, 19.0, 19.5)
    champion_table.keep(first, page, kept)
    champion_table.keep(msgspec.structs.replace(first, won=80), page, kept)
    champion_table.keep(msgspec.structs.replace(first, players=3, won=40), page, kept)
    champion_table.keep(msgspec.structs.replace(first, kind="champion-quick", won=70, share=0.6), page, kept)
    shown = page.read_text("utf-8")
    assert shown.startswith("before\n")
    assert shown.endswith("\nafter\n")
    assert "| Sandman | 2 | `champion` | 20 | 98 | 81.6% |" in shown
    assert "| 50% | **NO** |" in shown
    assert "61.2%" not in shown, "a newer measurement stands in its place"
    assert "| 60% | yes |" in shown
    assert len(kept.read_bytes().splitlines()) == 3
