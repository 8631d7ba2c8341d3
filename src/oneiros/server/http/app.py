"""The application: services, routes, middleware, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import ControllerRouterHandler

from oneiros import __version__
from oneiros.core.errors import BadOption
from oneiros.registry import AGENT_KINDS, add_bot
from oneiros.server.config import Config
from oneiros.server.http.dependencies import provide_address, provide_me, provide_visitor
from oneiros.server.http.headers import SafeHeaders
from oneiros.server.http.middleware import RequestGuard, StrictRequest, answer_refusal
from oneiros.server.http.routes import bots, pages, people, tables
from oneiros.server.http.shares import Shares
from oneiros.server.http.sockets import at_table
from oneiros.server.logs import log
from oneiros.server.services import Services

BY_WHOM: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name="oneiros", security_scheme_in="cookie", description="A browser."),
    "token": SecurityScheme(type="http", scheme="bearer", description="A program, as a bot account."),
}
"""How a request says who sends it, for the description of the HTTP side."""


def _add_bot(spec: str) -> None:
    """The operator's word: visitors name only what is registered, and never cause an import or start a program."""
    name = add_bot(spec)
    if name.partition(":")[0] in AGENT_KINDS:
        raise BadOption(f"players see the bot's name, so give it one: --bot owl={name}")


def make_app(config: Config, services: Services | None = None) -> Litestar:
    """An application that has not begun: it opens its store when the server starts it."""
    config.check()
    for spec in config.bots:
        _add_bot(spec)
    parts = services or Services(config)
    shares = Shares(config.limits.share)

    @asynccontextmanager
    async def alive(_: Litestar) -> AsyncIterator[None]:
        if not parts.opened:
            await parts.open()
        log().info("open", process=parts.process, store="sqlite" if parts.store.is_sqlite else "postgresql")
        try:
            yield
        finally:
            await parts.close()
            log().info("closed", process=parts.process)

    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS,
        *bots.HANDLERS,
        *tables.HANDLERS,
        *pages.HANDLERS,
        at_table,
    ]
    app = Litestar(
        handlers,
        state=State({"services": parts, "shares": shares}),
        lifespan=[alive],
        dependencies={
            "services": Provide(lambda: parts, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "me": Provide(provide_me),
            "address": Provide(provide_address, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_refusal},
        request_class=StrictRequest,
        request_max_body_size=config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Oneiros",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes=BY_WHOM),
            security=[{name: []} for name in BY_WHOM],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
    # Around everything: Litestar's own middleware leaves out addresses and methods that have no handler.
    app.asgi_handler = SafeHeaders(config)(RequestGuard(parts, shares)(app.asgi_handler))
    return app
