"""How a server is set up: a few values, each with a default that works, and the limits it holds visitors to."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from oneiros.core.errors import BadOption, MissingPackage

SCHEMES = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one visitor may use. An address is a person's or a household's, so these are generous to people."""

    requests: Rate = Rate(120, 20)  # HTTP, per address
    messages: Rate = Rate(40, 8)  # per socket
    passphrases: Rate = Rate(10, 1 / 30)  # tried per address, and per account
    people: Rate = Rate(30, 1 / 60)  # new guests per address
    tables: Rate = Rate(20, 1 / 60)  # opened per address
    codes: Rate = Rate(30, 1 / 6)  # short codes looked up per address
    chat: Rate = Rate(8, 1 / 2)  # lines per socket
    hints: Rate = Rate(5, 1 / 4)  # per socket
    analyses: Rate = Rate(12, 1 / 20)  # games begun to be looked at, per address
    sockets: int = 60  # open at once per address
    socket_bytes: int = 4096  # of one message
    body_bytes: int = 16384  # of one request
    send_seconds: float = 10.0  # until a reader that takes nothing is cut off
    idle_seconds: float = 90.0  # of silence on a socket; clients ping more often
    request_seconds: float = 20.0  # for one request to be answered


def unlimited() -> Limits:
    """For load tests on one's own machine: sizes and timeouts stay, counts do not."""
    free = Rate(1e9, 1e9)
    return Limits(
        requests=free,
        messages=free,
        people=free,
        tables=free,
        codes=free,
        chat=free,
        hints=free,
        analyses=free,
        sockets=1_000_000,
    )


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `oneiros serve` can be told."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""  # a URL; '' is one file in the user's data folder
    channels: str = ""  # redis://...; '' is this process alone
    public_url: str = ""  # as visitors type it, where a proxy stands before the server
    client: str = ""  # the folder of the built web client; '' is the one in this package
    workers: int = 0  # processes in which bots think; 0 is one less than there are cores
    bots: tuple[str, ...] = ()  # bots of the operator's own, as 'module:Class'; visitors may seat them
    limits: Limits = Limits()
    store_seconds: float = 5.0  # that a locked store is waited for
    lease_seconds: float = 6.0  # after which another process takes up what is overdue
    sweep_seconds: float = 1.0  # how often a process looks for what others left undone
    check_seconds: float = 5.0  # how often sockets are checked for notes and revocations that were missed
    cached_tables: int = 2000  # kept in memory; the rest is read again when needed
    drain_seconds: float = 10.0  # that a shutdown waits for moves under way

    @property
    def store_url(self) -> str:
        """The store as SQLAlchemy names it."""
        if not self.store:
            return f"sqlite+aiosqlite:///{default_file()}"
        scheme, found, rest = self.store.partition("://")
        if not found or scheme not in {*SCHEMES, *SCHEMES.values()}:
            raise BadOption("--store is a URL: sqlite:///file or postgresql://user@host/name")
        return f"{SCHEMES.get(scheme, scheme)}://{rest}"

    @property
    def store_file(self) -> Path | None:
        """The file of an SQLite store; None for PostgreSQL."""
        scheme, _, rest = self.store_url.partition(":///")
        return Path(rest) if scheme.startswith("sqlite") else None

    @property
    def secure(self) -> bool:
        """Whether visitors come by https, so that cookies may ask for it."""
        return self.public_url.startswith("https://")

    def check(self) -> None:
        """Refuse what cannot work, in a sentence, before anything is started."""
        if self.store_file is not None and self.channels:
            raise BadOption("--channels is for several processes, which need --store postgresql://... too")
        if self.channels and not self.channels.startswith(("redis://", "rediss://")):
            raise BadOption("--channels is a URL: redis://host:6379")
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
                raise BadOption("--public-url is what visitors type: https://games.example.org")
        if self.store_file is None:
            _need("asyncpg", "a store in PostgreSQL")
        if self.channels:
            _need("redis", "a channel over Redis")


def _need(package: str, purpose: str) -> None:
    if find_spec(package) is None:
        raise MissingPackage(f"{purpose} needs {package}: pip install 'oneiros[cluster]'")


def default_file() -> Path:
    """The store of a server that was told nothing."""
    return Path(platformdirs.user_data_dir("oneiros", appauthor=False)) / "server.db"
