"""What every answer says to the browser about safety, and which requests a browser may have been tricked into."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oneiros.core.errors import Refusal
from oneiros.server.config import Config

DATA: Final = "application/json"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
FOR_DOCUMENTS: Final = frozenset(HEADERS) - {"x-content-type-options", "cross-origin-resource-policy"}
"""What says nothing about a part of a page: no browser shows one as a page of its own."""
NEEDLESS: Final = {
    "text/css": FOR_DOCUMENTS,
    "font/woff2": FOR_DOCUMENTS,
    # A worker has the policy that its own script came with.
    "text/javascript": FOR_DOCUMENTS - {"content-security-policy"},
    DATA: FOR_DOCUMENTS - {"content-security-policy", "referrer-policy"},
}
DATA_HEADERS: Final = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
"""Data is no page, wherever it is opened: it asks for nothing, runs nothing, and nobody may frame it."""
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def headers_of(kind: str, headers: dict[str, str] = HEADERS) -> dict[str, str]:
    """Those of the headers that an answer of this content type has."""
    needless = NEEDLESS.get(kind, ())
    needed = {name: value for name, value in headers.items() if name not in needless}
    return needed | DATA_HEADERS if kind == DATA else needed


class SafeHeaders(ASGIMiddleware):
    """Puts the headers on every answer, errors included; what was not marked otherwise is not to be cached.

    Styles, fonts, scripts and data go without those that say something about documents alone: on a slow line they are a
    tenth of a file.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config) -> None:
        self.fixed = dict(HEADERS)
        if config.secure:
            self.fixed["strict-transport-security"] = "max-age=31536000"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on and add to the answer's head."""

        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                kind = headers.get("content-type", "").partition(";")[0]
                for name, value in headers_of(kind, self.fixed).items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await next_app(scope, receive, add_headers)


def check_origin(config: Config, method: str, headers: Any) -> None:
    """Refuse what another site's page may have sent with this visitor's cookie.

    Every browser names the page's origin in `Origin` on sockets and on requests that write. A program that is no
    browser may leave it out: it has no cookie that someone else could use.
    """
    host = headers.get("host", "")
    _check_host(config, host)
    if method in READING:
        return
    origin = headers.get("origin")
    ours = {config.public_url.rstrip("/")} if config.public_url else {f"http://{host}", f"https://{host}"}
    if origin is not None and origin not in ours:
        raise Refusal("origin", "this request comes from a page of another site", 403)
    if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("origin", "this request comes from a page of another site", 403)


def _check_host(config: Config, host: str) -> None:
    """A server on the loopback answers to its own names only, so that no foreign name can be pointed at it."""
    if config.public_url or config.host not in LOOPBACK:
        return
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        name = None
    if name not in LOOPBACK:
        raise Refusal("host", "this server answers only to localhost; give it --public-url", 403)
