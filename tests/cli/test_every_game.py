"""Whatever the game: it can be played, watched, told and simulated in a terminal of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import oneiros
from tests.cli.runs import only_file, succeed

SIZES = [(game.id, players) for game in oneiros.all_games().values() for players in game.players]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_person_can_begin(game: str, players: int, data: Path) -> None:
    shown = succeed("play", game, "--players", str(players), "--seed", "1", lines=["1"] * 12 + ["?", "log"])
    assert "The game is saved." in shown
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


def test_a_game_of_memory_keeps_no_secrets_in_its_log() -> None:
    lines = ["1", "1", "log"]
    aided = succeed("play", "ravens", "--seed", "1", lines=lines)
    strict = succeed("play", "ravens", "--seed", "1", "--option", "memory=strict", lines=lines)
    looked = "You looked at card 1 of your dream: "
    assert aided.count(looked) == 2  # when it happened, and in the log
    assert looked not in strict
    assert strict.count("You looked at card 1 of your dream.") == 1


def test_a_round_of_ravens_is_shown_with_its_sums(tmp_path: Path) -> None:
    play = oneiros.Play(oneiros.game("ravens"), 3, 4)
    while play.state.view(None).phase == "look":
        seat = play.state.actors[0]
        play.apply(seat, play.state.legal(seat)[0])
    (caller,) = play.state.actors
    play.apply(caller, play.game.encode({"do": "wake"}))
    (tmp_path / "woken.json").write_bytes(play.record.to_json())
    shown = succeed("play", "--load", tmp_path / "woken.json", "--hotseat", lines=[""])
    assert "Round 1: You" in shown
    assert "called “Wake up!”" in shown
    assert "the ravens in the dream" in shown
