"""`oneiros games`: which games there are, for how many, and what can be set."""

from __future__ import annotations

import click
from rich.table import Table

import oneiros
from oneiros.cli.terminal import make_console, show_long
from oneiros.core.game import Game
from oneiros.core.types import shown


@click.command("games")
def command() -> None:
    """List the games, their players and their options."""
    console = make_console()
    games = list(oneiros.all_games().values())
    show_long(console, _overview(games), *(_options(game) for game in games if game.options))


def _overview(games: list[Game]) -> Table:
    table = Table("id", "title", "players", "rules version")
    for game in games:
        table.add_row(game.id, game.title, f"{game.players[0]} to {game.players[-1]}", str(game.rules_version))
    return table


def _options(game: Game) -> Table:
    table = Table(
        "option", "default", "choices", "what it does", title=f"Options of {game.title}", title_justify="left"
    )
    for name, option in game.options.items():
        table.add_row(name, shown(option.default), option.describe(), option.help)
    return table
