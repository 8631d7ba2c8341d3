"""`oneiros balance`: what the parts of a game do to winning, as a page with plots."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click
from rich.progress import Progress

import oneiros
from oneiros.arena import pages
from oneiros.arena.balance import Findings, measure, watch_of
from oneiros.cli import arguments
from oneiros.cli.terminal import make_console


@click.command("balance")
@click.argument("game_id", metavar="GAME")
@click.option("--players", type=int, help="How many seats; every number the game allows from 2 on if not told.")
@click.option("--games", "count", type=click.IntRange(min=1), default=2000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same page.")
@arguments.options
@arguments.content
@click.option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="How many processes at a time.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("balance"), show_default=True, help="The folder.")
def command(
    game_id: str,
    players: int | None,
    count: int,
    seed: int,
    given: tuple[str, ...],
    content: Path | None,
    jobs: int,
    out: Path,
) -> None:
    """Let greedy players play many games and write what every part did to winning."""
    if find_spec("matplotlib") is None:
        raise click.ClickException("the plots need matplotlib: pip install 'oneiros[balance]'")
    game = oneiros.game(game_id, content)
    options = arguments.read_options(game, given)
    sizes = [number for number in game.players if number > 1] if players is None else [game.check_players(players)]
    found: dict[int, Findings] = {}
    errors = make_console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for size in sizes:
            task = progress.add_task(f"{game.title}, {size} players", total=count)
            for so_far in measure(game, size, count, seed, jobs, content, options):
                progress.update(task, completed=so_far.games)
                found[size] = so_far
    told = f"oneiros balance {game.id} --games {count} --seed {seed}"
    watch = watch_of(game)
    claims = watch.claims(found) if hasattr(watch, "claims") else ()
    notes = watch.notes() if hasattr(watch, "notes") else ()
    page = pages.write(out, game.title, told, found, claims, notes)
    click.echo(f"Written: {page}")
