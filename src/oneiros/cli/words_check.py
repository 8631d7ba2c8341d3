"""`oneiros words check`: what a language still lacks beside English: files, messages, variables."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import oneiros
from oneiros.cli.commands import SpokenGroup
from oneiros.cli.complaints import refused
from oneiros.cli.language import CLI_WORDS, HELP_WORDS, echo, spoken
from oneiros.core.words import FALLBACK, SELECTORS
from oneiros.text.describe import FOLDER as TEXT_WORDS

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
REPOSITORY = Path(oneiros.__file__).parents[2]
"""Where this is a checkout; an installed package has no web/words."""
KINDS = {".ftl", ".md"}  # messages; rules for people and glossaries
ANSWERS = "answers"  # what was said of the words when they were read: nothing to translate
PERSONS = {*SELECTORS.values()}  # a language may choose its sentence by who is meant where English does not


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.found.add(node.id.name)


def file_pairs(language: str) -> list[tuple[Path, Path]]:
    """The English files of the terminal, the games and the browser, each with the file of the language."""
    browser = REPOSITORY / "web"
    games = [game.folder / "words" for game in oneiros.all_games().values()]
    folders = [CLI_WORDS, HELP_WORDS, TEXT_WORDS, *games, *(folder / "rules" for folder in games)]
    folders += [browser / "words", *sorted((browser / "words").glob("*/"))]
    folders += sorted((browser / "src" / "games").glob("*/words/*/"))  # by game: home, board, text, lesson
    english = [path for folder in folders for path in sorted(folder.glob(f"{FALLBACK}.*")) if path.suffix in KINDS]
    return [(path, path.with_stem(language)) for path in english if path.parent.name != ANSWERS]


def gaps(english: Path, other: Path) -> Iterator[str]:
    """What the second file lacks, a line each."""
    say = spoken().say
    if not other.is_file():
        yield say("gap-file")
    elif other.suffix == ".ftl":
        wanted, _ = _messages(english)
        found, broken = _messages(other)
        yield from (say("gap-line", line=line) for line in broken)
        yield from (say("gap-message", key=message) for message in wanted if message not in found)
        yield from (say("gap-left-over", key=message) for message in found if message not in wanted)
        for message in sorted(wanted.keys() & found.keys()):
            unknown = found[message] - wanted[message] - PERSONS
            unsaid = wanted[message] - found[message] - PERSONS
            yield from (say("gap-value", key=message, name=f"${name}") for name in sorted(unsaid))
            yield from (say("gap-unknown-value", key=message, name=f"${name}") for name in sorted(unknown))


def _messages(path: Path) -> tuple[dict[str, set[str]], list[int]]:
    """The messages of a file with their variables, and the lines that cannot be read."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    broken = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            variables = _Variables()
            variables.visit(entry.value)
            found[entry.id.name] = variables.found
        elif isinstance(entry, ast.Junk) and entry.span is not None:
            broken.append(text.count("\n", 0, entry.span.start) + 1)
    return found, broken


@click.group("words", cls=SpokenGroup)
def command() -> None:
    """Look after the words of the languages."""


@command.command("check")
@click.argument("language")
def check(language: str) -> None:
    """List what a language lacks beside English: files, messages, variables."""
    if not LANGUAGE.fullmatch(language):
        raise refused("bad-language", language=language)
    lacking = 0
    for english, other in file_pairs(language):
        for gap in gaps(english, other):
            lacking += 1
            click.echo(f"{_short(other)}: {gap}")
    if lacking:
        echo("words-to-do", language=language, count=lacking)
        sys.exit(1)
    echo("words-complete", language=language)


def _short(path: Path) -> Path:
    return path.relative_to(REPOSITORY) if path.is_relative_to(REPOSITORY) else path
