"""The language of a command: `--lang`, or the variable ONEIROS_LANG, or the locale, if there are words in it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import click

from oneiros.core.words import FALLBACK, Words

CLI_WORDS = Path(__file__).parent / "words"
HELP_WORDS = CLI_WORDS / "help"
FLAG = "--lang"
VARIABLE = "ONEIROS_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere


def known() -> list[str]:
    """The languages that the terminal has words in."""
    return sorted(path.stem for path in CLI_WORDS.glob("*.ftl"))


def chosen(typed: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language to speak, told before the command line is read: its mistakes and its help need it too."""
    there_are = known()
    wishes = _wishes(typed, os.environ if environment is None else environment)
    return next((wish for wish in wishes if wish in there_are), FALLBACK)


def _wishes(typed: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    for at, word in enumerate(typed):
        flag, equals, value = word.partition("=")
        if flag == FLAG:
            yield value if equals else "".join(typed[at + 1 : at + 2])
    yield _language_of(environment.get(VARIABLE, ""))
    yield _language_of(next((environment[name] for name in LOCALE if environment.get(name)), ""))


def _language_of(locale: str) -> str:
    """`pl` of `pl_PL.UTF-8` and of `pl-PL`."""
    return locale.partition(".")[0].replace("-", "_").partition("_")[0].lower()


def spoken() -> Words:
    """The words of help, errors and reports, for the command that runs. `OneLineGroup` puts them there."""
    context = click.get_current_context(silent=True)
    words = context.find_root().obj if context else None
    return words if isinstance(words, Words) else Words(HELP_WORDS, FALLBACK)


def echo(message: str, *, err: bool = False, **facts: object) -> None:
    """Say a line of these words."""
    click.echo(spoken().say(message, **facts), err=err)
