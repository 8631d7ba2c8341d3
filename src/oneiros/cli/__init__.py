"""The `oneiros` command: play, study and measure the games in a terminal."""

from __future__ import annotations

from typing import Final

import click

import oneiros
from oneiros.cli.group import OneLineGroup
from oneiros.cli.language import echo

__all__ = ["main"]

BUILD = "compiled" if oneiros.compiled() else "plain"

# Each command, and where it is: `module`, or `module:name` where a module has several. Only what is asked for is
# imported, which halves the time until a server begins.
COMMANDS: Final = {
    "analyse": "analyse:analyse",
    "arena": "arena",
    "backup": "backup",
    "balance": "balance",
    "bot": "bot",
    "bots": "catalogue:bots",
    "content": "content",
    "dataset": "dataset",
    "exam": "exam",
    "games": "catalogue:games",
    "hint": "analyse:hint",
    "ladder": "ladder",
    "mcp": "mcp",
    "play": "play",
    "replay": "replay",
    "rules": "rulebook",
    "serve": "serve",
    "server": "server",
    "simulate": "simulate",
    "train": "train",
    "troubles": "troubles",
    "verify": "verify",
    "words": "words_check",
}


def _show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        echo("version", version=oneiros.__version__, build=BUILD)
        context.exit()


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
def main() -> None:
    """The whole command."""


main.places = COMMANDS
