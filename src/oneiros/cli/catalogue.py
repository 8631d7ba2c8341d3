"""`oneiros games` and `oneiros bots`: the games and bots there are, ours and those of installed packages."""

from __future__ import annotations

import click
from rich.table import Table

import oneiros
from oneiros.bots import list_bots
from oneiros.cli.terminal import make_console, show_long
from oneiros.core.game import Game
from oneiros.core.types import shown
from oneiros.registry import game_source


@click.command("games")
@click.option("--ids", is_flag=True, help="Print the ids only, one a line.")
@click.option("--competitive", is_flag=True, help="Leave out games that all players win or lose together.")
def games(ids: bool, competitive: bool) -> None:
    """List the games, their players and their options."""
    found = [game for game in oneiros.all_games().values() if not (competitive and game.cooperative)]
    if ids:
        click.echo("".join(f"{game.id}\n" for game in found), nl=False)
        return
    show_long(make_console(), _overview(found), *(_options(game) for game in found if game.options))


def _overview(games: list[Game]) -> Table:
    table = Table("id", "title", "players", "rules version", "package")
    for game in games:
        players = f"{game.players[0]} to {game.players[-1]}"
        table.add_row(game.id, game.title, players, str(game.rules_version), game_source(game.id))
    return table


def _options(game: Game) -> Table:
    table = Table(
        "option", "default", "choices", "what it does", title=f"Options of {game.title}", title_justify="left"
    )
    for name, option in game.options.items():
        table.add_row(name, shown(option.default), option.describe(), option.help)
    return table


@click.command("bots")
@click.argument("game_id", metavar="[GAME]", required=False)
def bots(game_id: str | None) -> None:
    """List the bots: the levels, those of one game, and those of installed packages."""
    game = None if game_id is None else oneiros.game(game_id)
    table = Table("name", "from", "how it plays")
    for entry in list_bots(game):
        table.add_row(*entry)
    show_long(make_console(), table)
