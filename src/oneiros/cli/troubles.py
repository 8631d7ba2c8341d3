"""`oneiros troubles`: the tables that a server could not read and has set aside."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import click

from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo


@click.command("troubles", cls=SpokenCommand)
@click.option("--store", default="", metavar="URL")
def command(store: str) -> None:
    """List the tables that the server could not read, with the reason."""
    from oneiros.server.config import Config
    from oneiros.server.store.database import Store
    from oneiros.server.store.troubles import listed

    config = Config(store=store)
    if config.store_file is not None and not config.store_file.is_file():
        raise refused("no-store", file=str(config.store_file))

    async def read() -> list[Any]:
        kept = Store(config)
        try:
            return await listed(kept)
        finally:
            await kept.close()

    rows = asyncio.run(read())
    for row in rows:
        click.echo(f"{datetime.fromtimestamp(row.at, UTC):%Y-%m-%d %H:%M} {row.table_id} {row.reason}")
    if not rows:
        echo("troubles-none")
