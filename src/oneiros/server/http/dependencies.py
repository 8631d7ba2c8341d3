"""What handlers ask for: the services, the visitor, the address. Litestar fills these arguments in by name."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from oneiros.core.errors import Refusal
from oneiros.server.http.bot_rules import check_request
from oneiros.server.people.identity import Visitor, known
from oneiros.server.people.rate_limits import address_of
from oneiros.server.services import Services

AnyConnection = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "
SCOPE = "scope"  # of a route: what a bot's token must be for; a route without one is for people
GUEST = "oneiros-guest"  # the cookie of a guest who stays while the browser is logged in to an account


def services_of(connection: AnyConnection) -> Services:
    """The services of the process that serves this connection."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


async def visitor_of(connection: AnyConnection) -> Visitor | None:
    """Who this browser is: as it has logged in, or the guest it was before who still has a seat of their own."""
    services = services_of(connection)
    if (header := connection.headers.get("authorization")) is not None:
        return await _bot_of(connection, services, header)
    for cookie in (services.cookie, services.cookie_named(GUEST)):
        if (visitor := await services.identities.who(connection.cookies.get(cookie))) is not None:
            services.blocks.check(visitor, provide_address(connection))
            return visitor
    return None


async def _bot_of(connection: AnyConnection, services: Services, header: str) -> Visitor:
    """The bot whose token the request brings, if that is for this route."""
    if not header.startswith(BEARER):
        raise Refusal("bad-token", "a token comes as `Authorization: Bearer ...`", 401)
    visitor = await services.tokens.who(header.removeprefix(BEARER).strip())
    services.blocks.check(visitor, provide_address(connection))
    services.rate_limiter.use("bot_requests", visitor.id)
    check_request(visitor, connection.route_handler.opt.get(SCOPE))
    return visitor


async def provide_visitor(request: AnyConnection) -> Visitor | None:
    """Who asks, if the server knows them."""
    return await visitor_of(request)


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
