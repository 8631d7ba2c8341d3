"""`oneiros words check`: what a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.cli import words_check
from tests.cli.runs import run, succeed

ENGLISH = "hello = Good night, { $player }.\ncards = { $count } cards\nbye = Good-bye.\n"


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_nothing_is_missing(language: str) -> None:
    assert succeed("words", "check", language) == f"{language}: nothing is missing\n"


def test_a_new_language_lacks_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_check, "REPOSITORY", Path.cwd())  # the compiled build lies elsewhere
    result = run("words", "check", "cs")
    assert result.exit_code == 1
    for file in ("oneiros/cli/words/cs.ftl", "oneiros/games/doors/words/cs.ftl", "web/words/rules/cs/doors.md"):
        assert f"{file}: the file is missing" in result.stdout
    assert result.stdout.endswith(" things to do\n")


def test_what_a_file_lacks_is_told(tmp_path: Path) -> None:
    english, told = tmp_path / "en.ftl", tmp_path / "cs.ftl"
    english.write_text(ENGLISH, encoding="utf-8")
    told.write_text(
        "hello = Dobrou noc, { $name }.\ncards = { $count } karet { $who }\nold = x\nnonsense\n", encoding="utf-8"
    )
    assert list(words_check.gaps(english, told)) == [
        "line 4 cannot be read",
        "bye is missing",
        "old is left over",
        "hello does not say $player",
        "hello is not given $name",
    ]


def test_what_is_no_language_is_refused() -> None:
    result = run("words", "check", "../de")
    assert result.exit_code == 2
    assert result.stderr == "oneiros: a language is a code such as cs, not '../de'\n"
