"""`oneiros serve`: the games in the browser, for one household or for many people."""

from __future__ import annotations

import click

from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import spoken
from oneiros.registry import bot_spec


@click.command("serve", cls=SpokenCommand)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option("--store", default="", metavar="URL")
@click.option("--channels", default="", metavar="URL")
@click.option("--public-url", default="", metavar="URL")
@click.option("--proxies", default="", metavar="IPS")
@click.option("--client", default="", metavar="FOLDER")
@click.option("--workers", type=click.IntRange(0, 256), default=0)
@click.option("--processes", type=click.IntRange(1, 64), default=1)
@click.option("--bot", "bots", multiple=True, metavar="BOT")
@click.option("--unlimited", is_flag=True)
@click.option("--open", "open_page", is_flag=True)
def command(
    host: str,
    port: int,
    store: str,
    channels: str,
    public_url: str,
    proxies: str,
    client: str,
    workers: int,
    processes: int,
    bots: tuple[str, ...],
    unlimited: bool,
    open_page: bool,
) -> None:
    """Serve the games to browsers; without options, to this machine."""
    try:
        from oneiros.server import config
        from oneiros.server.processes import serve_by_many
        from oneiros.server.run import serve
    except ImportError as error:
        raise refused("no-server", package=error.name or "") from None
    given = config.Config(
        host=host,
        port=port,
        store=store,
        channels=channels,
        public_url=public_url,
        proxies=proxies,
        client=client,
        workers=workers,
        bots=tuple(bot_spec(name) for spec in bots for name in arguments.read_bots(spec)),
        limits=config.unlimited() if unlimited else config.Limits(),
    )
    if processes > 1:
        serve_by_many(given, processes, lambda address: spoken().say("serve-where", address=address))
    else:
        serve(given, open_page, lambda address: spoken().say("serve-where", address=address))
