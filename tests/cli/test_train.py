"""`oneiros train`: a run of a moment, going on, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import run, succeed

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'oneiros[learn]' to test the school")


def test_a_player_is_taught_and_goes_on(tmp_path: Path) -> None:
    arguments = ("train", "ravens", "--games", "6", "--exam", "2", "--every", "2", "--against", "drowsy-1")
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
