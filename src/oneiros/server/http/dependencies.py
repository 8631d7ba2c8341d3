"""What handlers ask for: the services, the visitor, the address. Litestar fills these arguments in by name."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from oneiros.server.people.identity import Visitor, known
from oneiros.server.people.rate_limits import address_of
from oneiros.server.services import Services

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: AnyConnection) -> Services:
    """The services of the process that serves this connection."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


async def provide_visitor(request: AnyConnection) -> Visitor | None:
    """Who asks, if the server knows them."""
    services = services_of(request)
    return await services.identities.who(request.cookies.get(services.cookie))


async def provide_me(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """Who asks; somebody the server does not know is refused."""
    return known(visitor)


def provide_address(request: AnyConnection) -> str:
    """Where the request comes from, as limits count it."""
    client = request.client
    return address_of((client.host, client.port) if client else None)


Parts = NamedDependency[Services]
Guest = NamedDependency[Visitor | None]
Known = NamedDependency[Visitor]
Address = NamedDependency[str]
