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
from oneiros.cli.arguments import CLI_WORDS
from oneiros.core.errors import BadOption
from oneiros.core.words import FALLBACK, SELECTORS

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
REPOSITORY = Path(oneiros.__file__).parents[2]
"""Where this is a checkout; an installed package has no web/words."""
PERSONS = {*SELECTORS.values()}  # a language may choose its sentence by who is told of where English does not


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.found.add(node.id.name)


def file_pairs(language: str) -> list[tuple[Path, Path]]:
    """The English files of the terminal, the games and the browser, each with the file of the language."""
    browser = REPOSITORY / "web" / "words"
    folders = [CLI_WORDS, *(game.folder / "words" for game in oneiros.all_games().values())]
    folders += [browser, *(browser / name for name in ("learn", "aloud", "generic"))]
    pairs = [(folder / f"{FALLBACK}.ftl", folder / f"{language}.ftl") for folder in folders]
    rules = sorted((browser / "rules" / FALLBACK).glob("*.md"))
    pairs += [(path, browser / "rules" / language / path.name) for path in rules]
    pairs += [(browser / "glossary" / f"{FALLBACK}.md", browser / "glossary" / f"{language}.md")]
    return [pair for pair in pairs if pair[0].is_file()]


def gaps(english: Path, told: Path) -> Iterator[str]:
    """What the second file lacks, a line each."""
    if not told.is_file():
        yield "the file is missing"
    elif told.suffix == ".ftl":
        wanted, _ = _messages(english)
        found, broken = _messages(told)
        yield from (f"line {line} cannot be read" for line in broken)
        yield from (f"{message} is missing" for message in wanted if message not in found)
        yield from (f"{message} is left over" for message in found if message not in wanted)
        for message in sorted(wanted.keys() & found.keys()):
            unknown = found[message] - wanted[message] - PERSONS
            unsaid = wanted[message] - found[message] - PERSONS
            yield from (f"{message} does not say ${name}" for name in sorted(unsaid))
            yield from (f"{message} is not given ${name}" for name in sorted(unknown))


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


@click.group("words")
def command() -> None:
    """Look after the words of the languages."""


@command.command("check")
@click.argument("language")
def check(language: str) -> None:
    """List what a language lacks beside English: files, messages, variables. Exits with 1 if it lacks something."""
    if not LANGUAGE.fullmatch(language):
        raise BadOption(f"a language is a code such as cs, not {language!r}")
    lacking = 0
    for english, told in file_pairs(language):
        for gap in gaps(english, told):
            lacking += 1
            click.echo(f"{_short(told)}: {gap}")
    if lacking:
        click.echo(f"{language}: {lacking} thing{'' if lacking == 1 else 's'} to do")
        sys.exit(1)
    click.echo(f"{language}: nothing is missing")


def _short(path: Path) -> Path:
    return path.relative_to(REPOSITORY) if path.is_relative_to(REPOSITORY) else path
