"""`oneiros rules`: the rules of a game, or one of them by its number."""

from __future__ import annotations

import click
from rich.markdown import Markdown

import oneiros
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.terminal import make_console, show_long
from oneiros.text.rulebook import readable


@click.command("rules", cls=SpokenCommand)
@click.argument("game_id", metavar="GAME")
@click.argument("number", required=False)
@arguments.language
def command(game_id: str, number: str | None, language: str) -> None:
    """Read the rules of a game, or one of them by its number."""
    game = oneiros.game(game_id)
    arguments.check_language(language, game)
    show_long(make_console(), Markdown(readable(game, number, language)))
