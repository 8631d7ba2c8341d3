"""`oneiros train`: a run of a moment, going on, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import run, succeed

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the school")


def test_a_player_is_taught_and_goes_on(tmp_path: Path) -> None:
    arguments = ("train", "ravens", "--games", "6", "--trials", "2", "--every", "2", "--against", "drowsy-1")
    shown = succeed(*arguments, "--rounds", "1", "--out", tmp_path)
    assert shown.startswith("round 1, ")
    assert {path.name for path in tmp_path.iterdir()} >= {"course.json", "network.bin", "log.jsonl", "curve.svg"}
    shown = succeed(*arguments, "--rounds", "2", "--out", tmp_path)
    assert shown.startswith("Going on after 1 rounds")
    assert "round 2, " in shown
    assert "of 2 games won against drowsy-1" in shown
    assert "another games" in run("train", "ravens", "--games", "7", "--out", tmp_path).stderr


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    assert "not 9" in run("train", "ravens", "--players", "9", "--out", tmp_path).stderr
    assert "no bot 'nobody'" in run("train", "ravens", "--against", "nobody", "--out", tmp_path).stderr
    assert not list(tmp_path.iterdir())


def test_a_course_is_taken_from_a_file(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text('{"games": 5, "first": 8, "second": 4}', "utf-8")
    arguments = ("train", "ravens", "--rounds", "1", "--trials", "0", "--out", tmp_path / "out", "--course", plan)
    assert "15 games" in succeed(*arguments)
    plan.write_text('{"sums": 5}', "utf-8")
    assert "plan.json" in run(*arguments).stderr
