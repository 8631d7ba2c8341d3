"""All that a request may need, made once for each process."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from oneiros.server.accounts import Accounts
from oneiros.server.config import Config
from oneiros.server.identity import Identities, Visitor, known, new_id
from oneiros.server.limits import Gatekeeper, address_of
from oneiros.server.metrics import Metrics
from oneiros.server.store import Store


class Services:
    """The parts of one server process."""

    identities: Identities
    accounts: Accounts

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = new_id()
        self.metrics = Metrics()
        self.store = Store(config)
        self.gatekeeper = Gatekeeper(config.limits)

    async def open(self) -> None:
        """Open the store and make what needs its secret."""
        await self.store.open()
        self.identities = Identities(self.store)
        self.accounts = Accounts(self.store, self.identities)

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self.store.close()

    @property
    def cookie(self) -> str:
        """The name of the cookie; over https browsers guard one with this prefix more closely."""
        return "__Host-oneiros" if self.config.secure else "oneiros"


def services_of(connection: ASGIConnection[object, object, object, object]) -> Services:
    """The services of the process that serves this connection."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


async def provide_visitor(request: ASGIConnection[object, object, object, object]) -> Visitor | None:
    """Who asks, if the server knows them."""
    services = services_of(request)
    return await services.identities.who(request.cookies.get(services.cookie))


async def provide_me(visitor: Visitor | None) -> Visitor:
    """Who asks; somebody the server does not know is refused."""
    return known(visitor)


def provide_address(request: ASGIConnection[object, object, object, object]) -> str:
    """Where the request comes from, as limits count it."""
    client = request.client
    return address_of((client.host, client.port) if client else None)
