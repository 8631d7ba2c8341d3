"""What is not about games: the web client's files, health, metrics."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from oneiros import __version__, compiled
from oneiros.server import wire
from oneiros.server.http.dependencies import Parts

CLIENT: Final = Path(__file__).parents[2] / "client"
NOT_BUILT: Final = "The web client of this server was not built; the API is at /api and its description at /schema.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
AN_HOUR: Final = "public, max-age=3600"
ICONS: Final = frozenset({".svg", ".png"})  # a browser looks for them again at every new address of the page
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


@get("/health")
async def health(services: Parts) -> wire.Health:
    """Whether this process can serve: it writes to the store, so a load balancer may trust it."""
    await services.heartbeat.beat()
    return wire.Health("ok", __version__, compiled(), services.hub.up, len(services.tables.viewers()))


@get("/metrics")
async def metrics(services: Parts) -> Response[bytes]:
    """For Prometheus. It tells of no one in particular; a proxy may still keep it to itself."""
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], services: Parts, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the built web client; for a page's own address, the page, which finds its way by itself."""
    folder = Path(services.config.client) if services.config.client else CLIENT
    encodings, languages = (request.headers.get(f"accept-{what}", "") for what in ("encoding", "language"))
    return await asyncio.to_thread(client_file, folder, path, encodings, languages)


def client_file(folder: Path, path: str, encodings: str = "", languages: str = "") -> Response[bytes]:
    """The file that a browser asks for, with how long it may keep it: what is named by its content, for ever.

    Where the build has put a squeezed copy beside it that the browser reads, that is sent. The page announces the words
    that it will ask for, so that a browser fetches them beside the program and not after it. At the root it is the home
    page as markup in the same language, if the build has made it: that is read and pressed before the program is there.
    """
    index = folder / "index.html"
    if not index.is_file():
        if path.strip("/"):
            raise NotFoundException("there is nothing at this address")
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    file = (folder / path.lstrip("/")).resolve()
    if not file.is_relative_to(folder.resolve()):
        raise NotFoundException("there is nothing at this address")
    if not file.is_file():
        if file.suffix or path.startswith("/api"):
            raise NotFoundException("there is nothing at this address")
        file = index
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    kept = FOR_EVER if file.parent.name == "assets" else AN_HOUR if file.suffix in ICONS else ASK_FIRST
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if file == index:
        headers["vary"] += ", accept-language"
        if words := words_for(folder, languages):
            headers["link"] = f"</assets/{words}>; rel=modulepreload"
            home = folder / f"home.{words.split('-')[1]}.html"
            if not path.strip("/") and home.is_file():
                file = home
    for encoding, suffix in SQUEEZED.items():
        squeezed = file.with_name(file.name + suffix)
        if encoding in listed(encodings) and squeezed.is_file():
            file, headers["content-encoding"] = squeezed, encoding
            break
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def words_for(folder: Path, languages: str) -> str | None:
    """The file with the words of the first of these languages that the client speaks, or of English."""
    spoken = {file.name.split("-")[1]: file.name for file in (folder / "assets").glob("words-*.js")}
    wanted = [*(name.partition("-")[0].lower() for name in listed(languages)), "en"]
    return next((spoken[language] for language in wanted if language in spoken), None)


def listed(header: str) -> list[str]:
    """What a header names, in its order, without the weights."""
    return [part.partition(";")[0].strip() for part in header.split(",")]


HANDLERS = [health, metrics, client]
