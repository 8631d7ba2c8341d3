"""`oneiros`, `oneiros --version`, `oneiros games` and `oneiros rules`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import oneiros
from oneiros.games.doors.game import Doors
from oneiros.text import rulebook
from tests.cli.runs import run, succeed


def test_alone_it_shows_what_there_is() -> None:
    shown = succeed()
    for command in ("play", "games", "rules", "replay", "simulate"):
        assert command in shown


def test_version_and_build() -> None:
    build = "compiled" if oneiros.compiled() else "plain"
    assert succeed("--version") == f"oneiros {oneiros.__version__} ({build})\n"


def test_games_are_listed_with_their_options() -> None:
    shown = succeed("games")
    for game in oneiros.all_games().values():
        assert game.id in shown
        assert game.title in shown
        for option in game.options:
            assert option in shown
    assert "silent, open" in shown


def test_games_and_bots_are_listed_in_another_language() -> None:
    shown = succeed("games", "--lang", "pl")
    assert "Piaskun" in shown
    assert "Opcje: Kruki" in shown
    shown = succeed("bots", "doors", "--lang", "pl")
    assert "dreamer (Lunatyk)" in shown
    assert "Drzwi" in shown


def test_rules_are_shown_whole() -> None:
    shown = succeed("rules", "doors")
    assert "D1 There are 76 cards" in shown
    assert "D25" in shown


def test_one_rule_by_its_number() -> None:
    shown = succeed("rules", "doors", "d7")
    assert shown.startswith("D7 ")
    assert "prophecy" in shown
    assert "D6" not in shown
    assert "D8" not in shown


def test_rules_are_told_in_other_languages() -> None:
    shown = succeed("rules", "doors", "--lang", "de")
    assert "Prophezeiung" in shown
    assert "(D4, D6, D8, D9, D16)" in shown
    assert "](" not in shown
    assert "{" not in shown
    one = succeed("rules", "doors", "d7", "--lang", "pl")
    assert one.index("D7") < one.index("prophecy"), "the section for people, then the exact rule"
    assert "D4" not in one
    assert "there are no words in “xx” yet" in run("rules", "doors", "--lang", "xx").stderr


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["de", "en", "pl", "ru"])
def test_every_rule_is_in_a_section_for_people(game: oneiros.Game, language: str) -> None:
    numbers = rulebook.rules_by_number(rulebook.rulebook(game))
    assert [number for number in numbers if rulebook.section_of(game, language, number) is None] == []
    assert rulebook.section_of(game, language, "Z99") is None


def test_an_unknown_rule_names_those_there_are() -> None:
    result = run("rules", "doors", "D99")
    assert result.exit_code == 2
    assert result.stderr == "oneiros: there is no rule 'D99' in the rules of Doors; they are D1 to D25\n"


def test_missing_rules_are_said_to_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(Doors.folder / "content.toml", tmp_path)
    monkeypatch.setattr(Doors, "folder", tmp_path)
    result = run("rules", "doors")
    assert result.exit_code == 2
    assert result.stderr.startswith("oneiros: the rules of Doors cannot be read: there is no readable ")
