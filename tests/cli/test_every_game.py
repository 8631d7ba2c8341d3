"""Whatever the game: it can be played, watched, told and simulated in a terminal of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import oneiros
from tests.cli.runs import only_file, succeed

SIZES = [(game.id, players) for game in oneiros.games().values() for players in game.players]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_person_can_begin(game: str, players: int, data: Path) -> None:
    shown = succeed("play", game, "--players", str(players), "--seed", "1", lines=["1"] * 12 + ["?", "log"])
    assert "The game is kept." in shown
    assert oneiros.read_record(only_file(data)).moves
    for line in shown.splitlines():
        assert str(data) in line or cell_len(line) <= 80, line


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_bots_play_to_the_end_and_it_is_told_again(game: str, players: int, data: Path) -> None:
    succeed("play", game, "--players", str(players), "--seed", "1", "--bots", "all")
    file = only_file(data)
    assert oneiros.replay(file).outcome is not None
    assert "   1  " in succeed("replay", file)
    assert "   1  " in succeed("replay", file, "--seat", str(players))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_it_can_be_simulated(game: str, players: int) -> None:
    shown = succeed("simulate", game, "--players", str(players), "--games", "3", "--seed", "1")
    assert "3 games at random" in shown
