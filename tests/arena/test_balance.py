"""Balance findings are the same however the games are cut into batches, and become a page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros.arena.balance import Findings, Holding, markdown_report, measure
from oneiros.arena.balance.findings import play_batch
from oneiros.arena.batches import GameBatch
from tests.cli.runs import run

SANDMAN = oneiros.game("sandman")


def played(*cuts: int) -> Findings:
    total = Findings(3)
    for first, last in pairwise(cuts):
        total.merge(play_batch(GameBatch("sandman", None, 3, {}, 8, first, last)))
    return total


def plain(findings: Findings) -> object:
    """For comparison: shares of wins, sums of thirds, may differ in their last digit."""

    def walk(value: object) -> object:
        if isinstance(value, dict):
            return {str(key): walk(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [walk(inner) for inner in value]
        return round(value, 6) if isinstance(value, float) else value

    return walk(msgspec.to_builtins(findings, str_keys=True))


def test_batches_do_not_matter() -> None:
    whole = played(0, 7)
    assert whole.games == 7
    assert sum(seat.wins for seat in whole.seats) == pytest.approx(7)
    assert sum(whole.histogram.values()) == 21
    assert plain(played(0, 2, 3, 7)) == plain(whole)


def test_jobs_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oneiros.arena.balance.findings.BATCH", 2)

    def last(found: Iterator[Findings]) -> object:
        *_, findings = found
        return plain(findings)

    assert last(measure(SANDMAN, 2, 5, 3, jobs=2)) == last(measure(SANDMAN, 2, 5, 3, jobs=1))


def test_fair_shares() -> None:
    assert Holding(200, 75.0).ratio(4) == pytest.approx(1.5)
    assert Holding(200, 75.0).margin(4) == pytest.approx(0.268, abs=0.001)
    assert Holding().ratio(4) == Holding().margin(4) == 0


def test_page(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = run(
        "balance", "sandman", "--games", "3", "--as", "markdown", "--jobs", "1", "--players", "3", "--out", tmp_path
    )
    assert result.exit_code == 0, result.output
    text = (tmp_path / "sandman.md").read_text(encoding="utf-8")
    assert "## Verdicts" in text
    assert "--games 3 --seed 1 --as markdown`" in text
    assert "| aim | measured | met |" in text
    assert "## 3 players, 3 games" in text
    for name in ("scores", "seat", "turn-order", "goal", "encounter"):
        assert f"sandman-3-{name}.svg" in text
        assert (tmp_path / f"sandman-3-{name}.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_page_without_claims(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page = markdown_report.write(
        tmp_path, "Moths", "oneiros balance moths", {3: played(0, 1)}, notes=["Nothing to note."]
    )
    text = page.read_text(encoding="utf-8")
    assert page.name == "moths.md"
    assert "Verdicts" not in text
    assert "Nothing to note." in text


def test_a_game_without_a_watch_of_its_own_is_played_by_its_heuristic(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = run("balance", "doors", "--players", "1", "--games", "2", "--as", "markdown", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "2 games" in (tmp_path / "doors.md").read_text(encoding="utf-8")
