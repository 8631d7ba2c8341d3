"""`oneiros hint`, `oneiros analyse` and `oneiros ladder`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros.cli import ladder
from oneiros.table.match import match
from tests.cli.runs import run, succeed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Ravens between two who are half asleep."""
    path = tmp_path / "game.json"
    played = match(oneiros.game("ravens"), ["drowsy", "drowsy"], 3, {"rounds": 1}).record
    path.write_bytes(played.to_json())
    return path


def cut(record: Path, moves: int) -> Path:
    """The same game, but not yet so far."""
    whole = oneiros.read_record(record)
    path = record.with_name("begun.json")
    path.write_bytes(msgspec.structs.replace(whole, moves=whole.moves[:moves]).to_json())
    return path


def test_a_hint_in_words_and_as_json(record: Path) -> None:
    begun = cut(record, 6)
    shown = succeed("hint", begun, "--simulations", "50")
    assert shown.startswith("Best move, from what this seat can know: ")
    output = msgspec.json.decode(succeed("hint", begun, "--simulations", "50", "--json"))
    state = oneiros.replay(begun)
    assert output["seat"] == state.actors[0]
    assert output["moves"][0]["action"] in state.legal(output["seat"])
    assert output == msgspec.json.decode(succeed("hint", begun, "--simulations", "50", "--json")), "repeatable"


def test_every_move_is_judged(record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "course.svg"
    output = msgspec.json.decode(succeed("analyse", record, "--simulations", "30", "--json", "--svg", svg))
    moves = oneiros.read_record(record).moves
    assert [(one["seat"], one["action"]) for one in output["moves"]] == moves
    assert all(0 <= one["after"] <= one["before"] <= 1 for one in output["moves"])
    assert svg.read_text().startswith("<svg")
    again = succeed("analyse", record, "--simulations", "30", "--json", "--jobs", "1")
    assert msgspec.json.decode(again) == output, "however many processes judge"
    shown = succeed("analyse", record, "--simulations", "30")
    assert "Player 2" in shown
    assert "Turning points:" in shown or "No single move turned this game." in shown


def test_nothing_to_hint_at_is_said(record: Path) -> None:
    assert "is over" in run("hint", record).stderr
    begun = cut(record, 6)
    other = 2 - oneiros.replay(begun).actors[0]
    assert "--seat can be" in run("hint", begun, "--seat", str(other)).stderr


def test_a_ladder_is_climbed_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "QUICK", {"dreamer": 4, "lucid": 0, "oracle": 0})
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n<!-- ladder:begin -->\nold\n<!-- ladder:end -->\nend\n")
    arguments = ("ladder", "ravens", "--quick", "--jobs", "1", "--log", tmp_path / "log.jsonl")
    assert "| dreamer | drowsy | 4 |" in succeed(*arguments)
    succeed(*arguments, "--write", page)
    text = page.read_text()
    assert "### Ravens, 2 players" in text
    assert "old" not in text
    assert text.endswith("<!-- ladder:end -->\nend\n")
    assert "has no marks" in run(*arguments, "--write", tmp_path / "none.md").stderr
