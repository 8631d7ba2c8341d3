"""Games and tables: what there is to play, opening, finding, replaying, the daily game."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import func, select

from oneiros.server import catalogue, wire
from oneiros.server.http.bot_rules import PLAY, READ
from oneiros.server.http.dependencies import SCOPE, Address, Guest, Known, Parts
from oneiros.server.http.routes.pages import listed
from oneiros.server.http.routes.people import AnyRequest, new_guest, session_cookie
from oneiros.server.live import daily, redaction
from oneiros.server.people.identity import known
from oneiros.server.store.models import tries
from oneiros.server.thinking.fair_workers import Asker
from oneiros.table import Proof
from oneiros.table.replay import Eyes

MOST_LINES = 100
WORDS_KEPT = "public, max-age=3600"
USUALLY: Final = 6  # of nine: how hard gzip tries
T = TypeVar("T")


def packed(request: AnyRequest, content: T, pack: Callable[[bytes], bytes], **more: Any) -> Response[T]:
    """An answer that is long, packed where the visitor can unpack it.

    The length of a packed answer tells something of what is in it. So this is for what has no secrets, or other ones
    each time.
    """
    headers = {"vary": "accept-encoding"}
    if "gzip" not in listed(request.headers.get("accept-encoding", "")):
        return Response(content, headers=headers, **more)
    squeezed = cast("Any", pack(msgspec.json.encode(content)))
    return Response(squeezed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"}, **more)


@lru_cache(maxsize=1)
def _squeezed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


def _once(text: bytes) -> bytes:
    return gzip.compress(text, USUALLY, mtime=0)  # a picture of Runners has 3 KB then in place of 26, in 0.2 ms


@get("/api/games", sync_to_thread=False)
def list_games(request: AnyRequest) -> Response[list[wire.GameShown]]:
    """The games, with their options and rules."""
    return packed(request, catalogue.games_shown(), _squeezed)


@get("/api/games/{game:str}/words/{language:str}")
async def game_words(game: FromPath[str], language: FromPath[str]) -> Response[wire.GameWords]:
    """A game's own words in a language, or in English; empty where the game has none."""
    words = await asyncio.to_thread(catalogue.game_words, game, language)
    return Response(words, headers={"cache-control": WORDS_KEPT})


@post("/api/tables", opt={SCOPE: PLAY})
async def open_table(
    data: JSONBody[wire.Opening], request: AnyRequest, services: Parts, visitor: Guest, address: Address
) -> Response[wire.Opened]:
    """Open a table. Who has no name but brings one becomes a guest by it, so a first game is one request away."""
    if visitor is not None or data.guest is None:
        me, cookies = known(visitor), None
    else:
        me = await new_guest(services, data.guest, request, address)
        cookies = [session_cookie(services, me)]
    await services.rate_limiter.count("tables", address, me.id)
    opened = await services.lobby.open(me, data, Asker(address, me.id))
    return packed(request, opened, _once, cookies=cookies, status_code=201)


@get("/api/tables")
async def lobby(services: Parts) -> list[wire.Listed]:
    """The tables that wait for people."""
    return await services.lobby.listed()


@get("/api/codes/{code:str}")
async def find_code(code: FromPath[str], services: Parts, address: Address) -> wire.Opened:
    """The table with a short code."""
    await services.rate_limiter.count("codes", address)
    return wire.Opened(await services.lobby.by_code(code), code.strip().upper())


@get("/api/mine", opt={SCOPE: READ})
async def own_games(services: Parts, me: Known) -> list[wire.OwnGame]:
    """One's own games that are not over, those that wait for one first."""
    return await services.lobby.own(me.id, over=False)


@get("/api/history", opt={SCOPE: READ})
async def history(services: Parts, me: Known) -> list[wire.OwnGame]:
    """One's own games that are over."""
    return await services.lobby.own(me.id, over=True)


@get("/api/replays/{table:str}", opt={SCOPE: READ})
async def replay(
    table: FromPath[str],
    services: Parts,
    visitor: Guest,
    address: Address,
    eyes: FromQuery[Literal["spectator", "open"] | None] = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> wire.Replay:
    """Fifty frames of a game: through the eyes of a seat, of a spectator, or with everything open (after the end)."""
    person = visitor.id if visitor else None
    live = await services.tables.get(table, fresh=True)
    redaction.check_look(live, person)
    chosen: Eyes = seat if seat is not None else "open" if eyes == "open" else None
    make = partial(services.pages.replay, Asker(address, person or ""))
    return await redaction.replay(live, person, chosen, first, make)


@get("/api/replays/{table:str}/proof", opt={SCOPE: READ})
async def proof(table: FromPath[str], services: Parts, visitor: Guest) -> Proof:
    """The record of a finished game with its seed: what `oneiros verify` and `oneiros replay` read."""
    live = await services.tables.get(table, fresh=True)
    redaction.check_look(live, visitor.id if visitor else None)
    return redaction.proof(live)


@get("/api/replays/{table:str}/analysis", opt={SCOPE: READ})
async def analysis(table: FromPath[str], services: Parts, visitor: Guest, address: Address) -> wire.Analysed:
    """A finished game as a strong bot sees it, as far as it has come: ask again until all moves are done."""
    live = await services.tables.get(table, fresh=True)
    person = visitor.id if visitor else ""
    redaction.check_look(live, person or None)
    record = redaction.proof(live).record  # refused before the end
    if not services.analyses.knows(table):
        services.rate_limiter.use("analyses", address)
    return redaction.analysed(live, services.analyses.of(table, record, Asker(address, person)))


@get("/api/daily", opt={SCOPE: READ})
async def today(services: Parts, visitor: Guest) -> wire.Daily:
    """Today's game, and one's own try at it."""
    day = daily.today()
    name = day.isoformat()
    counted = await services.store.one(select(func.count()).where(tries.c.day == name, tries.c.line.is_not(None)))
    own = None
    if visitor is not None:
        own = await services.store.one(select(tries).where(tries.c.day == name, tries.c.person == visitor.id))
    return wire.Daily(
        day=name,
        game=daily.the_game()[0].id,
        promise=daily.promise_of(services.store.secret, day),
        ends=daily.ends(day),
        table=own.table_id if own else None,
        line=own.line if own else None,
        tries=counted[0],
    )


@post("/api/daily")
async def try_today(services: Parts, me: Known, address: Address) -> wire.Opened:
    """Begin today's game, or go on with it."""
    await services.rate_limiter.count("tables", address, me.id)
    return await services.lobby.begin_daily(me)


@get("/api/daily/{day:str}")
async def past_day(day: FromPath[str], services: Parts) -> wire.DayOver:
    """A day that is over: its seed, and how people did."""
    past = daily.past_day(day)
    rows = await services.store.all(select(tries.c.line).where(tries.c.day == day, tries.c.line.is_not(None)))
    lines = sorted((row.line for row in rows), key=daily.rank)
    return wire.DayOver(
        day=day,
        game=daily.the_game()[0].id,
        seed=daily.seed_shown(services.store.secret, past),
        promise=daily.promise_of(services.store.secret, past),
        tries=len(lines),
        lines=lines[:MOST_LINES],
    )


HANDLERS = [
    list_games,
    game_words,
    open_table,
    lobby,
    find_code,
    own_games,
    history,
    replay,
    proof,
    analysis,
    today,
    try_today,
    past_day,
]
