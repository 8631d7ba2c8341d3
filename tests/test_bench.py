"""The benchmark harness: that it runs, and that its C program of Doors plays by the rules (D1 to D18)."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from bisect import bisect_right
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest
from bench import native, report

import oneiros
from oneiros.games.doors import moves

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
    for word in ("doors, 1", "doors, 2", "gin_rummy", "Targets"):
        assert word in made.stdout


def test_ratios_are_taken_within_a_round() -> None:
    results = report.Results(3, 1.0, [("doors", 1)])
    results.ours["compiled", "doors", 1, "driven"] = [100.0, 200.0, 50.0]
    results.peers = {"pyspiel gin_rummy": [4.0, 8.0, 2.0], "pyspiel skat": []}
    first, second = report.targets(results)[:2]
    assert first.ratios == [25.0, 25.0, 25.0]
    assert first.met() is True
    assert second.met() is None


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
