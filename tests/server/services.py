"""PostgreSQL, Redis and nginx for tests: real servers, each in a folder of its own, on loopback ports.

Where a program is missing its tests do not run, and the run says so at its end; with CI=true that is a failure.
`scripts/services.sh` installs them from Debian's packages.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

MISSING: set[str] = set()
PATIENCE = 20.0
HTTPS_PROXY = "127.0.0.77"


def program(name: str) -> str:
    """The path of a program; without it the test is skipped, loudly."""
    found = (
        shutil.which(name)
        or shutil.which(name, path="/usr/sbin")
        or next((str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    )
    if found is None:
        MISSING.add(name)
        if os.environ.get("CI") == "true":
            pytest.fail(f"{name} is not installed: run scripts/services.sh")
        pytest.skip(f"{name} is not installed: run scripts/services.sh")
    return found


class Service:
    """A server program that can be stopped and started again on its port and data."""

    def __init__(self, command: list[str], port: int, url: str, ready: list[str] | None = None) -> None:
        self.command = command
        self.ready = ready  # a command that succeeds when it can be used; without one it can as soon as it listens
        self.port = port
        self.url = url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it listens. It ends at once while the last one still holds its data."""
        until = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(
                    self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
                )
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                if self.ready is not None:
                    subprocess.run(self.ready, check=True, stdout=subprocess.DEVNULL)
                return
            except (OSError, subprocess.CalledProcessError):
                assert time.monotonic() < until, f"{self.command[0]} does not listen"
                time.sleep(0.05)

    def stop(self, sign: signal.Signals = signal.SIGQUIT) -> None:
        """End it and wait for that."""
        if self.process is not None:
            os.killpg(self.process.pid, sign)
            self.process.wait(PATIENCE)
            self.process = None


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to clients: it is free after a restart, too."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def redis(folder: Path) -> Iterator[Service]:
    """A Redis that keeps nothing."""
    port = free_port()
    command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    service = Service(command, port, f"redis://127.0.0.1:{port}")
    service.start()
    try:
        yield service
    finally:
        service.stop(signal.SIGKILL)


@contextmanager
def postgresql(folder: Path) -> Iterator[Service]:
    """A PostgreSQL with an empty database. It refuses to run as root, so root runs it as `postgres`."""
    initdb, postgres = program("initdb"), program("postgres")
    data, port = folder / "data", free_port()
    other: list[str] = []
    if os.geteuid() == 0:
        other = ["runuser", "-u", "postgres", "--"]
        for path in (folder, *folder.parents):
            if path.owner() == "root" and path != Path("/") and path.stat().st_mode & 0o005 != 0o005:
                path.chmod(path.stat().st_mode | 0o011)
        shutil.chown(folder, "postgres")
    subprocess.run(
        [*other, initdb, "-D", str(data), "-U", "oneiros", "-A", "trust", "--no-sync", "-E", "UTF8"],
        check=True,
        capture_output=True,
        cwd="/",
    )
    command = [*other, postgres, "-D", str(data), "-p", str(port), "-k", "", "-c", "listen_addresses=127.0.0.1"]
    command += ["-c", "fsync=off", "-c", "max_connections=60"]
    ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]  # it listens before it has begun
    service = Service(command, port, f"postgresql://oneiros@127.0.0.1:{port}/postgres", ready)
    service.start()
    try:
        yield service
    finally:
        service.stop(signal.SIGQUIT)


@contextmanager
def nginx(folder: Path, server: int) -> Iterator[Service]:
    """An nginx set up by docs/nginx.conf, before a server on that port; `HTTPS_PROXY` stands for what is before it."""
    port = free_port()
    told = (Path(__file__).parents[2] / "docs" / "nginx.conf").read_text(encoding="utf-8")
    for here, there in (
        ("listen 8000;", f"listen 127.0.0.1:{port};"),
        ("set_real_ip_from 172.30.72.1;", f"set_real_ip_from {HTTPS_PROXY};"),
        ("resolver 127.0.0.11 valid=5s;", ""),
        ("set $upstream server;", "set $upstream 127.0.0.1;"),
        ("http://$upstream:8000;", f"http://$upstream:{server};"),
    ):
        assert told.count(here) == 1, f"docs/nginx.conf has no {here!r} any more"
        told = told.replace(here, there)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(
        f"{user} daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;"
        f"events {{ worker_connections 400; }} http {{ access_log off; {places} {told} }}"
    )
    command = [program("nginx"), "-p", str(folder), "-c", str(file)]
    service = Service(command, port, f"http://127.0.0.1:{port}")
    service.start()
    try:
        yield service
    finally:
        service.stop(signal.SIGTERM)
