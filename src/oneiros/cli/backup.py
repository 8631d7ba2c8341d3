"""`oneiros backup`: a copy of the server's store, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo


@click.command("backup", cls=SpokenCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--store", default="", metavar="URL")
def command(file: Path, store: str) -> None:
    """Copy the store."""
    from oneiros.server.config import Config
    from oneiros.server.store.backup import back_up

    source = Config(store=store).store_file
    if source is None:
        raise refused("postgres-backup")
    count = back_up(source, file)
    echo("backup-made", file=str(file), count=count)
