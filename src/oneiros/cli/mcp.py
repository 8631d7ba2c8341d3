"""`oneiros mcp`: the games for assistants that speak the Model Context Protocol, on stdin and stdout."""

from __future__ import annotations

import click

from oneiros.cli.commands import SpokenCommand


@click.command("mcp", cls=SpokenCommand)
def command() -> None:
    """Let an assistant play: a Model Context Protocol server on stdin and stdout."""
    from oneiros.envs.mcp_server import make_server

    make_server().run()
