"""Every game, player count and variant has a golden playthrough, and plays it to the letter."""

from __future__ import annotations

from typing import Any

import pytest

import oneiros
from tests.golden import FOLDER, path_of, tell, variants

ALL = [(game, *variant) for game in oneiros.all_games().values() for variant in variants(game)]


@pytest.mark.parametrize(("game", "name", "players", "options"), ALL, ids=[name for _, name, _, _ in ALL])
def test_the_game_plays_as_recorded(game: oneiros.Game, name: str, players: int, options: dict[str, Any]) -> None:
    path = path_of(name)
    assert path.exists(), f"no golden playthrough of {name}: look at the game, then run `make golden`"
    told = tell(game, players, options)
    kept = path.read_text(encoding="utf-8")
    assert told == kept, (
        f"{name} no longer plays as recorded. If the rules were meant to change, raise rules_version and run "
        f"`make golden`; if only words or views did, run `make golden` and look at the difference"
    )


def test_there_are_no_playthroughs_of_nothing() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for _, name, _, _ in ALL}
