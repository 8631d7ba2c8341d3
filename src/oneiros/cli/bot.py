"""`oneiros bot`: bring a bot of your own to a table of somebody's server."""

from __future__ import annotations

import asyncio

import click

from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand, SpokenGroup
from oneiros.cli.complaints import refused
from oneiros.core.errors import AgentFault
from oneiros.registry import bot_class


@click.group("bot", cls=SpokenGroup)
def command() -> None:
    """Bring a bot of your own to a server."""


@command.command("run", cls=SpokenCommand)
@click.argument("bot", metavar="BOT")
@click.option("--server", required=True, metavar="URL")
@click.option("--token", required=True, envvar="ONEIROS_TOKEN", metavar="TOKEN")
@click.option("--table", default="", metavar="LINK")
@click.option("--open", "game_id", default="", metavar="GAME")
@click.option("--players", type=int)
@arguments.options
@click.option("--game", "games", multiple=True, metavar="GAME")
@click.option("--games", "count", type=click.IntRange(min=1))
@click.option("--no-rematch", is_flag=True)
def run(
    bot: str,
    server: str,
    token: str,
    table: str,
    game_id: str,
    players: int | None,
    given: tuple[str, ...],
    games: tuple[str, ...],
    count: int | None,
    no_rematch: bool,
) -> None:
    """Bring BOT (a program, an address or module:Class: see docs/agents.md) to a server.

    Without --table and --open it sits down at public tables that welcome bots. It says in a line what it does.
    """
    import oneiros
    from oneiros.client import Client
    from oneiros.client.player import bot_maker
    from oneiros.client.runner import Errand, Runner
    from oneiros.server import wire

    (name,) = arguments.read_bots(bot) or [""]
    found = bot_class(name)
    if found is None or ":" not in bot:
        raise refused("bot-of-your-own", name=bot)
    if table and game_id:
        raise refused("table-or-open")
    opening = None
    if game_id:
        game = oneiros.game(game_id)
        seats = game.check_players(players or max(2, game.players[0]))
        options = arguments.read_options(game, given)
        opening = wire.Opening(game=game.id, players=seats, options=options, listed=True, agents=True)
    errand = Errand(table=table, opening=opening, games=games, count=count, rematch=not no_rematch)

    async def go() -> None:
        async with Client(server, token) as client:
            await Runner(client, bot_maker(found), errand, lambda line: click.echo(f"{name}: {line}")).run()

    try:
        asyncio.run(go())
    except AgentFault as fault:
        raise refused("bot-stopped", name=name, reason=str(fault)) from None
