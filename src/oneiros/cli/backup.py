"""`oneiros backup`: a copy of the server's store, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from oneiros.core.errors import BadOption


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--store", default="", metavar="URL", help="The store to copy; as for `oneiros serve`.")
def command(file: Path, store: str) -> None:
    """Copy the store of the server to a new FILE.

    To restore, stop the server, put the copy in the place of the store, and start it again.
    """
    from oneiros.server.config import Config
    from oneiros.server.store.backup import back_up

    source = Config(store=store).store_file
    if source is None:
        raise BadOption("PostgreSQL has its own tools: pg_dump to copy, pg_restore to restore")
    count = back_up(source, file)
    click.echo(f"{file}: {count} tables")
