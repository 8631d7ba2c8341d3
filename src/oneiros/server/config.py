"""How a server is set up: a few values, each with a default that works, and the limits it holds visitors to."""

from __future__ import annotations

from importlib.util import find_spec
from ipaddress import ip_network
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
    """What one visitor may use. An address is a person's or a household's, so these are generous to people.

    Where a limit is a person's, their address may use `household` times as much, under all names together.
    """

    household: float = 4.0
    requests: Rate = Rate(120, 20)  # HTTP, per address
    messages: Rate = Rate(40, 8)  # per socket
    all_messages: Rate = Rate(300, 60)  # of all sockets of an address
    passphrases: Rate = Rate(10, 1 / 30)  # tried per address; a device that was let in before has its own
    guesses: Rate = Rate(60, 1 / 60)  # passphrases tried per account, by devices that were never let in
    people: Rate = Rate(30, 1 / 60)  # new guests per address
    names: Rate = Rate(10, 1 / 30)  # other names taken, and names tried for an account, per person
    links: Rate = Rate(10, 1 / 60)  # personal links made per person
    tokens: Rate = Rate(10, 1 / 60)  # for bots, made per person
    bot_requests: Rate = Rate(60, 5)  # HTTP and sockets opened, per bot; its address is counted too
    tables: Rate = Rate(10, 1 / 60)  # opened per person
    seats: Rate = Rate(40, 1)  # sat down, stood up, was ready, placed a bot, per person
    rematches: Rate = Rate(10, 1 / 20)  # asked for or refused per person
    codes: Rate = Rate(30, 1 / 6)  # short codes looked up per address
    chat: Rate = Rate(8, 1 / 2)  # lines per person
    hints: Rate = Rate(5, 1 / 4)  # per person
    analyses: Rate = Rate(12, 1 / 20)  # games begun to be looked at, per address
    share: float = 0.25  # of the event loop's time, for one address; 0 is no limit
    sockets: int = 60  # open at once per address
    connections: int = 100  # the same of HTTP; of a proxy of ours any number
    socket_bytes: int = 4096  # of one message
    body_bytes: int = 16384  # of one request
    send_seconds: float = 10.0  # until a reader that takes nothing is cut off
    idle_seconds: float = 90.0  # of silence on a socket; clients ping more often
    request_seconds: float = 20.0  # for one request to be answered


def unlimited() -> Limits:
    """For load tests on one's own machine: sizes and timeouts stay, counts do not."""
    counts = {
        name: Rate(1e9, 1e9)
        for name in Limits.__struct_fields__
        if isinstance(getattr(Limits(), name), Rate) and name not in ("passphrases", "guesses")
    }
    return msgspec.structs.replace(Limits(sockets=1_000_000, connections=1_000_000, share=0.0), **counts)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `oneiros serve` can be told."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""  # a URL; '' is one file in the user's data folder
    channels: str = ""  # redis://...; '' is this process alone
    public_url: str = ""  # as visitors type it, where a proxy stands before the server
    proxies: str = ""  # addresses or networks of proxies, between commas, whose word on where visitors are is taken
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
            raise BadOption("--store is a URL: sqlite:///file or postgresql://user@host/name", "store-url")
        return f"{SCHEMES.get(scheme, scheme)}://{rest}"

    @property
    def store_file(self) -> Path | None:
        """The file of an SQLite store; None for PostgreSQL."""
        scheme, _, rest = self.store_url.partition(":///")
        return Path(rest) if scheme.startswith("sqlite") else None

    @property
    def own_address(self) -> str:
        """Where it is on this machine."""
        return f"http://{'localhost' if self.host in ('127.0.0.1', '0.0.0.0', '::') else self.host}:{self.port}"

    @property
    def address(self) -> str:
        """Where visitors find it."""
        return self.public_url or self.own_address

    @property
    def secure(self) -> bool:
        """Whether visitors come by https, so that cookies may ask for it."""
        return self.public_url.startswith("https://")

    def check(self) -> None:
        """Refuse what cannot work, in a sentence, before anything is started."""
        if self.store_file is not None and self.channels:
            sentence = "--channels is for several processes, which need --store postgresql://... too"
            raise BadOption(sentence, "channels-store")
        if self.channels and not self.channels.startswith(("redis://", "rediss://")):
            raise BadOption("--channels is a URL: redis://host:6379", "channels-url")
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
                raise BadOption("--public-url is what visitors type: https://games.example.org", "public-url")
        for proxy in filter(None, self.proxies.split(",")):
            try:
                ip_network(proxy.strip())
            except ValueError:
                # '*' would take everybody's word, and everybody could come from wherever they like.
                raise BadOption(
                    f"--proxies has addresses and networks such as 10.0.0.2,172.16.0.0/12, not {proxy!r}",
                    "proxies",
                    text=proxy,
                ) from None
        if self.store_file is None:
            _need("asyncpg", "a store in PostgreSQL")
        if self.channels:
            _need("redis", "a channel over Redis")


def _need(package: str, purpose: str) -> None:
    if find_spec(package) is None:
        sentence = f"{purpose} needs {package}: pip install 'oneiros[cluster]'"
        raise MissingPackage(sentence, "needs-package", what="oneiros serve", package=package, extra="cluster")


def default_file() -> Path:
    """The store of a server that was told nothing."""
    return Path(platformdirs.user_data_dir("oneiros", appauthor=False)) / "server.db"
