"""The `oneiros` command: play, study and measure the games in a terminal."""

from __future__ import annotations

import click

import oneiros
from oneiros.cli import (
    analyse,
    arena,
    backup,
    balance,
    catalogue,
    content,
    ladder,
    play,
    replay,
    rulebook,
    serve,
    simulate,
    verify,
    words_check,
)
from oneiros.cli.group import OneLineGroup

__all__ = ["main"]

BUILD = "compiled" if oneiros.compiled() else "plain"


@click.group(cls=OneLineGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(oneiros.__version__, message=f"oneiros %(version)s ({BUILD})")
@click.pass_context
def main(context: click.Context) -> None:
    """Dream games: play them, read their rules, retell and simulate them."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for module in (play, serve, rulebook, replay, verify, simulate, arena, balance, content, ladder, backup, words_check):
    main.add_command(module.command)
main.add_command(catalogue.games)
main.add_command(catalogue.bots)
main.add_command(analyse.hint)
main.add_command(analyse.analyse)
