"""Arguments that several commands take: bots, options, a seed, a content file, a language."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from oneiros.cli.complaints import refused
from oneiros.cli.language import CLI_WORDS, spoken
from oneiros.core.game import Game
from oneiros.core.types import Option
from oneiros.registry import add_bot

TRUTHS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

options = click.option("--option", "given", multiple=True, metavar="NAME=VALUE")
seed = click.option("--seed", type=click.IntRange(0, (1 << 64) - 1))
content = click.option("--content", type=click.Path(path_type=Path), metavar="FILE")
part = click.option("--part", "part_text", metavar="PART")
language = click.option("--lang", "language", default=lambda: spoken().language, metavar="LANGUAGE")


def read_bots(text: str) -> list[str]:
    """Names of bots between commas. What has a colon is a bot of one's own (`registry.add_bot`), and is registered.

    Modules of the current folder are found too, so that a bot can be one file.
    """
    names = [name.strip() for name in text.split(",") if name.strip()]
    here = str(Path.cwd())
    if ":" in text and here not in sys.path:
        sys.path.append(here)
    return [add_bot(name) if ":" in name else name for name in names]


def read_options(game: Game, given: Iterable[str]) -> dict[str, Any]:
    """`talk=open` and the like, each value read as its option's type; checked by the game itself."""
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise refused("option-form", text=text)
        name = name.strip().replace("-", "_")
        option = game.options.get(name)
        values[name] = value if option is None else _read_value(option, value.strip())
    game.check_options(values)
    return values


def _read_value(option: Option, text: str) -> bool | int | str:
    """The text as a value of the option's type, or as it is, for the game to refuse."""
    if isinstance(option.default, bool):
        return TRUTHS.get(text.casefold(), text)
    if isinstance(option.default, int):
        try:
            return int(text)
        except ValueError:
            return text
    return text


def check_language(language: str, game: Game | None = None) -> str:
    """The language, if the terminal or the game has words in it."""
    folders = [CLI_WORDS] + ([game.folder / "words"] if game else [])
    known = sorted({path.stem for folder in folders for path in folder.glob("*.ftl")})
    if language not in known:
        raise refused("no-language", language=language, known=", ".join(known))
    return language
