"""The application: services, routes, middleware, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from oneiros import __version__
from oneiros.registry import add_bot
from oneiros.server.config import Config
from oneiros.server.http.dependencies import provide_address, provide_me, provide_visitor
from oneiros.server.http.headers import SafeHeaders
from oneiros.server.http.middleware import RequestGuard, StrictRequest, answer_refusal
from oneiros.server.http.routes import pages, people, tables
from oneiros.server.http.sockets import at_table
from oneiros.server.logs import log
from oneiros.server.services import Services


def make_app(config: Config, services: Services | None = None) -> Litestar:
    """An application that has not begun: it opens its store when the server starts it."""
    config.check()
    for spec in config.bots:
        add_bot(spec)  # the operator's word: visitors name only what is registered, and never cause an import
    parts = services or Services(config)

    @asynccontextmanager
    async def alive(_: Litestar) -> AsyncIterator[None]:
        await parts.open()
        log().info("open", process=parts.process, store="sqlite" if parts.store.is_sqlite else "postgresql")
        try:
            yield
        finally:
            await parts.close()
            log().info("closed", process=parts.process)

    handlers: list[ControllerRouterHandler] = [*people.HANDLERS, *tables.HANDLERS, *pages.HANDLERS, at_table]
    return Litestar(
        handlers,
        state=State({"services": parts}),
        lifespan=[alive],
        dependencies={
            "services": Provide(lambda: parts, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "me": Provide(provide_me),
            "address": Provide(provide_address, sync_to_thread=False),
        },
        middleware=[SafeHeaders(config), RequestGuard(parts)],
        exception_handlers={Exception: answer_refusal},
        request_class=StrictRequest,
        request_max_body_size=config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Oneiros", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
        debug=False,
    )
