"""`oneiros words check`: what a language lacks."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import oneiros
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
    for file in ("oneiros/cli/words/cs.ftl", "oneiros/games/doors/words/cs.ftl", "games/doors/words/rules/cs.md"):
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
    assert result.stderr == "oneiros: a language is a code such as cs, not “../de”\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all words, as a translator has them in a checkout."""
    root = Path(__file__).parents[2]
    for english in [
        path for folder in ("src/oneiros", "web/src", "web/words") for path in (root / folder).rglob("en.*")
    ]:
        if "client" not in english.parts:
            copy = tmp_path / english.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(english, copy)
    cli = tmp_path / "src" / "oneiros" / "cli" / "words"
    monkeypatch.setattr(words_check, "REPOSITORY", tmp_path)
    monkeypatch.setattr(words_check, "CLI_WORDS", cli)
    monkeypatch.setattr(words_check, "HELP_WORDS", cli / "help")
    monkeypatch.setattr(words_check, "TEXT_WORDS", tmp_path / "src" / "oneiros" / "text" / "words")
    for game in oneiros.all_games().values():
        monkeypatch.setattr(type(game), "folder", tmp_path / "src" / "oneiros" / "games" / game.id)
    return tmp_path


def add_language(repository: Path, language: str) -> list[Path]:
    """What the guide tells to do: copy each English file to one of the language beside it."""
    made = []
    for english in sorted(repository.rglob("en.*")):
        if english.parent.name != words_check.ANSWERS:
            made.append(english.with_stem(language))
            shutil.copy(english, made[-1])
    return made


def test_the_guide_leads_to_a_language_that_is_whole(repository: Path) -> None:
    """A made-up language, added as the guide says: every step of it is seen by the command."""
    before = run("words", "check", "xx")
    assert before.exit_code == 1
    missing = set(re.findall(r"^(.*/xx\.(?:ftl|md)): the file is missing$", before.stdout, re.MULTILINE))
    made = add_language(repository, "xx")
    assert missing == {path.relative_to(repository).as_posix() for path in made}
    assert len(made) > 30
    assert succeed("words", "check", "xx") == "xx: nothing is missing\n"

    board = repository / "web" / "src" / "games" / "doors" / "words" / "board" / "xx.ftl"
    text = board.read_text(encoding="utf-8")
    board.write_text(text.replace("doors-lay = Lay it\n", ""), encoding="utf-8")
    after = run("words", "check", "xx")
    assert after.stdout == f"{board.relative_to(repository)}: doors-lay is missing\nxx: 1 thing to do\n"


def test_the_guide_names_every_folder_of_words(repository: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "add-a-language.md").read_text(encoding="utf-8")
    for path in add_language(repository, "xx"):
        folder = path.parent.relative_to(repository).as_posix()
        told = re.sub(r"games/\w+/words", "games/<game>/words", folder)
        parent = told.rpartition("/")[0]
        assert f"`{told}/`" in guide or (f"`{parent}/`" in guide and f"`{path.parent.name}" in guide), folder
