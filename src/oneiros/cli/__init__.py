"""The `oneiros` command: play, study and measure the games in a terminal."""

from __future__ import annotations

import click

import oneiros
from oneiros.cli import (
    analyse,
    arena,
    backup,
    balance,
    bot,
    catalogue,
    content,
    dataset,
    exam,
    ladder,
    mcp,
    play,
    replay,
    rulebook,
    serve,
    server,
    simulate,
    train,
    troubles,
    verify,
    words_check,
)
from oneiros.cli.group import OneLineGroup
from oneiros.cli.language import echo

__all__ = ["main"]

BUILD = "compiled" if oneiros.compiled() else "plain"


def _show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        echo("version", version=oneiros.__version__, build=BUILD)
        context.exit()


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
def main() -> None:
    """The whole command."""


for module in (
    *(play, serve, rulebook, replay, verify, simulate, arena, balance, content, ladder, backup, server, troubles, bot),
    *(words_check, mcp, dataset, exam, train),
):
    main.add_command(module.command)
main.add_command(catalogue.games)
main.add_command(catalogue.bots)
main.add_command(analyse.hint)
main.add_command(analyse.analyse)
