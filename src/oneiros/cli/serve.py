"""`oneiros serve`: the games in the browser, for one household or for many people."""

from __future__ import annotations

import click

from oneiros.cli import arguments
from oneiros.core.errors import BadOption


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 is all.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option("--store", default="", metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://...")
@click.option("--channels", default="", metavar="URL", help="How several processes hear of each other: redis://...")
@click.option("--public-url", default="", metavar="URL", help="What visitors type, where a proxy stands in front.")
@click.option("--proxies", default="", metavar="IPS", help="Addresses of proxies whose word on visitors is taken.")
@click.option("--client", default="", metavar="FOLDER", help="The built web client, where it is not in the package.")
@click.option("--workers", type=click.IntRange(0, 256), default=0, help="Processes for bots; 0: all cores but one.")
@click.option("--bot", "bots", multiple=True, metavar="MODULE:CLASS", help="A bot of your own that visitors may seat.")
@click.option("--unlimited", is_flag=True, help="No limits on what one address may use: for load tests.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def command(
    host: str,
    port: int,
    store: str,
    channels: str,
    public_url: str,
    proxies: str,
    client: str,
    workers: int,
    bots: tuple[str, ...],
    unlimited: bool,
    open_page: bool,
) -> None:
    """Serve the games to browsers; without options, to this machine."""
    try:
        from oneiros.server import config
        from oneiros.server.run import serve
    except ImportError as error:
        raise BadOption(f"the server's parts are not installed ({error.name}): pip install 'oneiros[server]'") from None
    serve(
        config.Config(
            host=host,
            port=port,
            store=store,
            channels=channels,
            public_url=public_url,
            client=client,
            workers=workers,
            bots=tuple(name for spec in bots for name in arguments.read_bots(spec)),
            limits=config.unlimited() if unlimited else config.Limits(),
        ),
        proxies,
        open_page,
    )
