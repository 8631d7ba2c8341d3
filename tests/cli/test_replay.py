"""`oneiros replay`: a recorded game told again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import oneiros
from tests.cli.runs import succeed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two, played at random."""
    play = oneiros.Play(oneiros.game("doors"), 2, 3)
    rng = oneiros.Rng(4)
    while play.state.actors:
        seat = play.state.actors[0]
        play.apply(seat, int(play.state.pick(seat, rng)))
    path = tmp_path / "game.json"
    path.write_bytes(play.record.to_json())
    return path


def test_everything_is_told_and_both_tables_shown(record: Path) -> None:
    shown = succeed("replay", record)
    assert shown.startswith("Doors, 2 players, ")
    assert "   1  Player 2 took the " in shown
    assert "drew the " in shown
    assert "drew a card" not in shown
    assert "The table, seen by Player 1" in shown
    assert "The table, seen by Player 2" in shown
    assert "Lost: " in shown
    assert shown == succeed("replay", record, "--open")


def test_a_seat_is_told_what_it_saw(record: Path) -> None:
    shown = succeed("replay", record, "--seat", "1")
    assert "Player 1 drew the " in shown
    assert "Player 2 drew a card." in shown
    named = "Player 2 drew the "  # what this seat knew of the deck, it knows in the other's hand
    assert shown.count(named) < succeed("replay", record).count(named)
    assert "The table, seen by Player 2" not in shown


def test_it_stops_where_it_is_told(record: Path) -> None:
    shown = succeed("replay", record, "--to", "3")
    assert "   3  " in shown
    assert "   4  " not in shown
    assert "The game is not over." in shown
    assert "The table, seen by Player 1" in succeed("replay", record, "--to", "0")


def test_it_waits_for_enter(record: Path) -> None:
    assert "   3  " in succeed("replay", record, "--to", "3", "--step", lines=[""] * 3)
    left = succeed("replay", record, "--step", lines=[""])
    assert "   2  " in left
    assert "   3  " not in left
    assert "The table" not in left


def test_views_as_json(record: Path) -> None:
    state = oneiros.replay(record)
    both = msgspec.json.decode(succeed("replay", record, "--json"))
    assert both == msgspec.json.decode(msgspec.json.encode([state.view(seat) for seat in range(2)]))
    one = msgspec.json.decode(succeed("replay", record, "--json", "--seat", "2"))
    assert one == both[1:]
