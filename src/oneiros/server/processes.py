"""Several processes of one server behind one port, for more than one core. The system shares connections out.

Any process serves any table, and sockets of one table go to one process (`http/neighbours.py`). A process that ends by
itself is begun anew. They need a store and channels in common. The bots' workers are shared out among them.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import click
import msgspec

from oneiros.core.errors import BadOption, OneirosError
from oneiros.server.config import Config
from oneiros.server.http.neighbours import Neighbours
from oneiros.server.logs import log, set_up
from oneiros.server.run import check_port, serve

REFUSED: Final = 2  # the code with which a process ends that cannot begin


def serve_by_many(config: Config, count: int, greeting: Callable[[str], str] | None = None) -> None:
    """Serve by so many processes until told to stop."""
    set_up()
    check(config)
    config = msgspec.structs.replace(config, workers=config.workers or max(1, ((os.cpu_count() or 1) - 1) // count))
    text = greeting(config.address) if greeting else ""
    context = multiprocessing.get_context("spawn")

    folder = Path(tempfile.mkdtemp(prefix="oneiros-"))  # for sockets between the processes; nobody else may read it

    def begin(number: int, greeting: str = "") -> BaseProcess:
        child = context.Process(target=_serve_one, args=(config, folder, number, count, greeting), name=str(number))
        child.start()
        return child

    children = [begin(number, text if number == 0 else "") for number in range(count)]
    stopping = refused = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for child in children:
            child.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    while children:
        ended = connection.wait([child.sentinel for child in children])
        for child in [child for child in children if child.sentinel in ended]:
            child.join()
            children.remove(child)
            refused = refused or child.exitcode == REFUSED
            if refused:
                stop()
            elif not stopping:
                log().error("process-ended", code=child.exitcode)
                children.append(begin(int(child.name)))
    shutil.rmtree(folder, ignore_errors=True)
    if refused:
        raise SystemExit(REFUSED)


def check(config: Config) -> None:
    """Refuse in a sentence what several processes cannot do."""
    config.check()
    if sys.platform != "linux":
        raise BadOption("several processes behind one port need Linux", "processes-system")
    if config.store_file is not None or not config.channels:
        sentence = "--processes needs --store postgresql://... and --channels redis://..."
        raise BadOption(sentence, "processes-store")
    check_port(config)


def _serve_one(config: Config, folder: Path, number: int, count: int, greeting: str) -> None:
    """One of the processes."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        neighbours = Neighbours(folder, number, count)
        serve(config, greeting=lambda _: greeting, listening=_listen(config), neighbours=neighbours)
    except OneirosError as error:
        click.echo(str(error), err=True)
        raise SystemExit(REFUSED) from None


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _listen(config: Config) -> socket.socket:
    """A socket of this process's own on the port of all. It listens when the server begins."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((config.host, config.port))
    return listening
