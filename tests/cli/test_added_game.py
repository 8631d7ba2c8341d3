"""A game that a program registered is everywhere on the command line, and so is a bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import oneiros
from oneiros import registry
from tests.cli.runs import only_file, succeed
from tests.plugins.good import Bold, Matches


@pytest.fixture(autouse=True)
def added() -> Iterator[None]:
    """Matches and Bold, for one test."""
    with registry.fresh():
        oneiros.register(Matches)
        oneiros.register_bot(Bold)
        yield


def test_it_is_listed() -> None:
    assert succeed("games", "--ids").splitlines() == [*oneiros.all_games()]
    competitive = [game.id for game in oneiros.all_games().values() if not game.cooperative]
    assert competitive[-1] == "matches"
    assert succeed("games", "--ids", "--competitive").split() == competitive
    assert "tests.plugins.good" in succeed("games")
    shown = succeed("bots", "matches")
    assert "bold" in shown
    assert "Takes the last legal action." in shown
    assert "learned" not in shown
    assert "learned" in succeed("bots")


def test_it_is_played_from_the_menu_and_told_again(data: Path) -> None:
    assert "Matches" in succeed("play", lines=["6", "2", "1", "1"])
    shown = succeed("play", "matches", "--bots", "bold", "--seed", "1", lines=["1", "1", "1", "n"])
    assert "bold" in shown
    for file in list(data.iterdir())[1:]:
        file.unlink()
    succeed("replay", only_file(data))


def test_it_is_measured(tmp_path: Path) -> None:
    assert "3 games at random" in succeed("simulate", "matches", "--games", "3", "--seed", "1")
    words = ("--games", "4", "--jobs", "1", "--out", tmp_path)
    assert "bold" in succeed("arena", "matches", "--bots", "drowsy,bold", *words)
    assert "Written" in succeed("balance", "matches", *words)


def test_hints_and_content(tmp_path: Path) -> None:
    record = tmp_path / "begun.json"
    record.write_bytes(oneiros.Play(oneiros.game("matches"), 2, 1).record.to_json())
    assert "Take 3" in succeed("hint", record, "--simulations", "60")
    pack = tmp_path / "mine.toml"
    succeed("content", "new", "matches", pack)
    assert "can be played" in succeed("content", "check", "matches", pack)
