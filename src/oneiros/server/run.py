"""Running a server: uvicorn, set up so that nothing waits for ever and no message is too large."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser

import click
import uvicorn

from oneiros.core.errors import BadOption
from oneiros.server.config import Config
from oneiros.server.http.app import make_app
from oneiros.server.http.fast_websocket import FastWebSocket
from oneiros.server.logs import set_up
from oneiros.server.services import Services

KEEP_ALIVE_SECONDS = 30
SWITCH_SECONDS = 0.0005  # how long the thread that stores a move may wait for a busy event loop


# A full collection of all objects of a thousand tables holds everybody up for a third of a second. Counting lets go of
# most things here, so one every few minutes of heavy play is enough for the cycles that old sockets leave.
YOUNG, MIDDLE, OLD = 2_000, 10, 100


class Server(uvicorn.Server):
    """uvicorn, which would close sockets before their moves are answered."""

    services: Services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way, then close."""
        for server in self.servers:
            server.close()
        await self.services.wind_down()
        await super().shutdown(sockets)


def make_server(config: Config, proxies: str = "") -> Server:
    """A server that is ready to run."""
    limits = config.limits
    services = Services(config)
    server = Server(
        uvicorn.Config(
            make_app(config, services),
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=FastWebSocket,
            ws_max_size=limits.socket_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # the length of a packed secret would tell of it
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=int(config.drain_seconds),
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            h11_max_incomplete_event_size=16384,
        )
    )
    server.services = services
    return server


def serve(config: Config, proxies: str = "", open_page: bool = False) -> None:
    """Serve until told to stop."""
    set_up()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    config.check()
    _check_port(config)
    server = make_server(config, proxies)
    address = f"http://{'localhost' if config.host in ('127.0.0.1', '0.0.0.0', '::') else config.host}:{config.port}"
    click.echo(f"The games are at {config.public_url or address} (Ctrl-C ends this)")  # for people: logs go elsewhere
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server.run()


def _check_port(config: Config) -> None:
    """Say in a sentence that the port is taken, before anything else is begun."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            raise BadOption(f"cannot listen on {config.host} port {config.port}: {error.strerror}") from None
