"""The command line speaks the language of whoever types: help, mistakes and reports, in all four."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import oneiros
from oneiros.cli import complaints, language
from oneiros.cli.commands import flag_of, placeholder
from oneiros.core import errors
from oneiros.core.words import Words
from tests.cli.runs import run, succeed
from tests.commands import commands

SOURCE = Path(oneiros.__file__).parent
LANGUAGES = language.known()
OTHERS = [one for one in LANGUAGES if one != "en"]


def own(tongue: str) -> Words:
    """The words of one language, without English behind them."""
    words = Words(language.HELP_WORDS, tongue)
    words._phrases = words._phrases[:1]
    return words


def asked_for(words: Words) -> Iterator[str]:
    """Every message that help asks for."""
    for path, command in commands():
        name = "-".join(path) or "oneiros"
        yield f"command-{name}"
        with click.Context(command, info_name=name) as context:
            for param in command.get_params(context):
                if isinstance(param, click.Option):
                    special = f"option-{name}-{flag_of(param)}"
                    yield special if words.has(special) else f"option-{flag_of(param)}"


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_no_command_or_option_is_without_words(tongue: str) -> None:
    words = own(tongue)
    messages = list(asked_for(words))
    assert len(messages) > 150
    assert [message for message in messages if not words.has(message)] == []


def test_no_words_are_left_of_commands_that_are_gone() -> None:
    text = (language.HELP_WORDS / "en.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^((?:command|option)-[\w-]+) =", text, re.MULTILINE))
    assert told == set(asked_for(own("en")))


def test_code_has_no_help_of_its_own() -> None:
    """What an option does stands in the words alone."""
    texts = [getattr(param, "help", None) for _, command in commands() for param in command.params]
    assert len(texts) > 80
    assert set(texts) == {None}


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "command"), list(commands()), ids=lambda one: "-".join(one) if isinstance(one, tuple) else ""
)
def test_help_is_in_the_language(path: tuple[str, ...], command: click.Command, tongue: str) -> None:
    words = own(tongue)
    shown = " ".join(succeed(*path, "--help", "--lang", tongue).split())
    assert shown.startswith(words.say("usage"))
    assert " ".join(words.say(f"command-{'-'.join(path) or 'oneiros'}").split()) in shown
    assert f"{words.say('heading-options')}:" in shown
    for param in command.params:
        if isinstance(param, click.Argument):
            assert placeholder(words, param) in shown
    for english in ("Usage", "Options:", "Commands:", "default:", "Show ", "FILE", "GAME"):
        if tongue != "en":
            assert english not in shown, english


MISTAKES = {
    "no-command": ["xyzzy"],
    "no-such-flag": ["play", "doors", "--zzzz"],
    "flag-needs-value": ["play", "doors", "--seed"],
    "flag-takes-no-value": ["play", "doors", "--hotseat=5"],
    "missing": ["simulate"],
    "too-much": ["rules", "doors", "D7", "more", "and", "more"],
    "not-a-whole-number": ["play", "doors", "--players", "two"],
    "too-low": ["simulate", "doors", "--games", "0"],
    "not-in-range": ["serve", "--port", "0"],
    "not-a-choice": ["balance", "doors", "--as", "poem"],
    "not-a-file": ["content", "check", "doors", "."],
    "option-form": ["play", "doors", "--option", "talk"],
    "no-game": ["play", "chess"],
    "players": ["play", "doors", "--players", "3"],
    "no-option": ["play", "doors", "--option", "shout=yes"],
    "option-value": ["play", "doors", "--option", "talk=loud"],
    "no-bot": ["play", "doors", "--bots", "some"],
    "not-read": ["play", "--load", "none.json"],
    "no-rule": ["rules", "doors", "D99"],
    "people": ["play", "doors", "--people", "2"],
    "no-store": ["troubles", "--store", "sqlite:///none/none.db"],
}


@pytest.mark.parametrize("tongue", OTHERS)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_the_language(mistake: str, tongue: str) -> None:
    typed = MISTAKES[mistake]
    result = run("--lang", tongue, *typed)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(_as_pattern(tongue, f"error-{mistake}"), result.stderr.removeprefix("oneiros: ").strip())


def _as_pattern(tongue: str, message: str) -> str:
    """The message with anything for its values."""
    text = (language.HELP_WORDS / f"{tongue}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{message} = (.*)$", text, re.MULTILINE)
    assert found, message
    return ".+".join(re.escape(part) for part in re.split(r"\{ \$\w+ \}", found[1]))


@pytest.mark.parametrize(
    ("typed", "environment", "spoken"),
    [
        (["--lang", "pl"], {"ONEIROS_LANG": "de", "LANG": "ru_RU.UTF-8"}, "pl"),
        (["--lang=pl"], {}, "pl"),
        ([], {"ONEIROS_LANG": "de", "LANG": "ru_RU.UTF-8"}, "de"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LC_ALL": "pl_PL.UTF-8", "LANG": "ru_RU.UTF-8"}, "pl"),
        ([], {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--lang", "xx"], {"ONEIROS_LANG": "de"}, "de"),
        (["--lang"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_chosen(typed: list[str], environment: dict[str, str], spoken: str) -> None:
    assert language.chosen(typed, environment) == spoken


def test_the_variable_decides_for_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEIROS_LANG", "pl")
    assert "Która" not in succeed("games", "--ids")
    assert "Drzwi" in succeed("games")
    assert succeed("--help").startswith("Użycie:")
    assert "Drzwi" not in succeed("games", "--lang", "en")


def messages_of_errors() -> set[str]:
    """Every message that an error of the package names: the second argument, or `said`."""
    found = set()
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type)} | {"NoSuchRule", "BackupFailed"}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                said = [keyword.value for keyword in node.keywords if keyword.arg == "said"]
                if node.func.id in kinds - {"Refusal", "IllegalAction", "BadContent", "AgentFault"}:
                    said += node.args[1:2]
                if node.func.id == "refused":
                    said += node.args[:1]
                found |= {one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return found


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_error_has_words(tongue: str) -> None:
    words = own(tongue)
    said = messages_of_errors()
    assert {"no-game", "not-read", "store-in-use", "hotseat", "not-toml"} <= said
    assert [message for message in sorted(said) if not words.has(f"error-{message}")] == []


def test_the_library_and_the_words_say_the_same_in_english() -> None:
    words = Words(language.HELP_WORDS, "en")
    game = oneiros.game("doors")
    for do in (
        lambda: oneiros.game("chess"),
        lambda: game.check_players(3),
        lambda: game.check_options({"shout": "yes"}),
        lambda: game.check_options({"talk": "loud"}),
    ):
        with pytest.raises(errors.OneirosError) as caught:
            do()
        error = caught.value
        assert words.say(f"error-{error.said}", **error.facts) == str(error)


def test_the_cause_of_an_error_is_told_too() -> None:
    words = Words(language.HELP_WORDS, "de")
    cause = errors.IllegalAction("there is no red sun in the hand", "D4")
    error = errors.BadRecord("move 2 ...", "record-move", number=2, cause=cause)
    assert complaints.sentence_of(error, words) == "Zug 2 dieser Partie ist nicht möglich: Regel D4 verbietet es"


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=lambda game: game.id)
def test_options_of_games_are_told_as_in_code(game: oneiros.Game) -> None:
    words = Words(game.folder / "words", "en")
    for name, option in game.options.items():
        assert words.say(f"option-{name.replace('_', '-')}").replace("’", "'") == option.help
