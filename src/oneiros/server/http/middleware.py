"""The request guard: every request is counted, checked, timed and logged, and every failure becomes a sentence."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import InternalServerException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oneiros.core.errors import Refusal
from oneiros.server.errors import FAULT, as_refusal
from oneiros.server.http.headers import check_origin
from oneiros.server.http.http_errors import request_refusal
from oneiros.server.http.shares import REQUEST, Shares
from oneiros.server.logs import log
from oneiros.server.people.rate_limits import address_of
from oneiros.server.services import Services
from oneiros.server.wire import RefusalBody

UNLOGGED = frozenset({"/health", "/metrics"})


class RequestGuard(ASGIMiddleware):
    """The middleware around every HTTP request, to a known address or not: refuses what must not come in, times it."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, services: Services, shares: Shares) -> None:
        self.services = services
        self.shares = shares

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse what must not come in; time what does."""
        services, path = self.services, scope["path"]
        method = str(scope.get("method", ""))
        status, began = 0, time.perf_counter()
        request: Request[Any, Any, Any] = Request(scope)

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            async with asyncio.timeout(services.config.limits.request_seconds):
                address = address_of(scope["client"])
                await self.shares.turn(address, REQUEST)  # first of all: to refuse costs as much as to answer
                # Those who watch the server have an account of their own, which no visitor of the same address uses up.
                services.rate_limiter.use("requests", f"{address} {path}" if path in UNLOGGED else address)
                check_origin(services.config, method, Headers.from_scope(scope))
                if path not in UNLOGGED:
                    services.blocks.check(None, address)
                if not path.isprintable():
                    raise Refusal("unknown", "there is nothing at this address", 404)
                await next_app(scope, receive, note_status)
        except Refusal as refusal:
            await _answer(services, refusal).to_asgi_response(None, request)(scope, receive, note_status)
        except TimeoutError:
            if status == 0:
                late = Refusal("timeout", "the server took too long; nothing is lost, please try again", 503)
                await _answer(services, late).to_asgi_response(None, request)(scope, receive, note_status)
        finally:
            services.metrics.requests.labels(status=str(status)).inc()
            if path not in UNLOGGED:
                spent = round((time.perf_counter() - began) * 1000, 1)
                log().info("request", method=method, path=path_pattern(scope), status=status, ms=spent)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as exactly what its handler takes: '1' is no number here, and 1 is not true."""

    async def body(self) -> bytes:
        """The bytes of the body; a client that broke off is at fault, and not the server."""
        try:
            return await super().body()
        except InternalServerException:
            raise Refusal("malformed", "the request broke off", 400) from None

    async def json(self) -> Any:
        """The body; what does not fit is malformed."""
        body = await self.body()
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(body, type=field.annotation if field is not None else Any)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("malformed", f"the request cannot be read: {error}", 400) from None
        except RecursionError as error:
            raise as_refusal(error) from None


def path_pattern(scope: Scope) -> str:
    """A path for the log, as its pattern: ids of tables and codes open doors, so they are not written down."""
    return str(scope.get("path_template", "")) or "unknown"


def answer_refusal(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """Any error as the answer to a request; what nobody foresaw is logged and called a fault of the server."""
    services: Services = request.app.state.services
    refusal = request_refusal(error)
    if refusal.status == FAULT:
        services.metrics.errors.inc()
        log().error("fault", path=path_pattern(request.scope), exc_info=error)
    return _answer(services, refusal)


def _answer(services: Services, refusal: Refusal) -> Response[RefusalBody]:
    services.metrics.refusals.labels(code=refusal.code).inc()
    return Response(RefusalBody(refusal.code, str(refusal), refusal.rule), status_code=refusal.status)
