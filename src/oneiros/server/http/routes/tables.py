"""Games and tables: what there is to play, opening, finding, replaying, the daily game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import func, select

import oneiros
from oneiros.bots import bot_names
from oneiros.core.game import Game
from oneiros.server import wire
from oneiros.server.errors import unknown
from oneiros.server.http.dependencies import Address, Guest, Known, Parts
from oneiros.server.live import daily, redaction
from oneiros.server.store.models import tries
from oneiros.table import Proof
from oneiros.table.replay import Eyes

MOST_LINES = 100
LANGUAGE = re.compile("[a-z]{2,3}")
WORDS_KEPT = "public, max-age=3600"


def _text(file: Path) -> str:
    """What is in a file of a game; empty where an added game has none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _shown(game: Game) -> wire.GameShown:
    return wire.GameShown(
        id=game.id,
        title=game.title,
        players=list(game.players),
        options={
            name: wire.OptionShown(option.default, list(option.choices), option.help)
            for name, option in game.options.items()
        },
        bots=[name for name in bot_names(game) if name not in game.bots.others],
        rules_version=game.rules_version,
        content=game.content.fingerprint(),
        rules=_text(game.folder / "RULES.md"),
    )


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameShown]:
    """The games, with their options and rules."""
    return [_shown(game) for game in oneiros.all_games().values()]


@get("/api/games/{game:str}/words/{language:str}")
async def game_words(game: FromPath[str], language: FromPath[str]) -> Response[wire.GameWords]:
    """A game's own words in a language, or in English; empty where the game has none."""
    found = oneiros.all_games().get(game)
    if found is None or not LANGUAGE.fullmatch(language):
        raise unknown("language" if found else "game")
    words = wire.GameWords("en", "")
    for spoken in (language, "en"):
        if text := await asyncio.to_thread(_text, found.folder / "words" / f"{spoken}.ftl"):
            words = wire.GameWords(spoken, text)
            break
    return Response(words, headers={"cache-control": WORDS_KEPT})


@post("/api/tables")
async def open_table(data: JSONBody[wire.Opening], services: Parts, me: Known, address: Address) -> wire.Opened:
    """Open a table."""
    services.rate_limiter.use("tables", address)
    return await services.lobby.open(me, data)


@get("/api/tables")
async def lobby(services: Parts) -> list[wire.Listed]:
    """The tables that wait for people."""
    return await services.lobby.listed()


@get("/api/codes/{code:str}")
async def find_code(code: FromPath[str], services: Parts, address: Address) -> wire.Opened:
    """The table with a short code."""
    services.rate_limiter.use("codes", address)
    return wire.Opened(await services.lobby.by_code(code), code.strip().upper())


@get("/api/mine")
async def own_games(services: Parts, me: Known) -> list[wire.OwnGame]:
    """One's own games that are not over, those that wait for one first."""
    return await services.lobby.own(me.id, over=False)


@get("/api/history")
async def history(services: Parts, me: Known) -> list[wire.OwnGame]:
    """One's own games that are over."""
    return await services.lobby.own(me.id, over=True)


@get("/api/replays/{table:str}")
async def replay(
    table: FromPath[str],
    services: Parts,
    visitor: Guest,
    eyes: FromQuery[Literal["spectator", "open"] | None] = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> wire.Replay:
    """Fifty frames of a game: through the eyes of a seat, of a spectator, or with everything open (after the end)."""
    person = visitor.id if visitor else None
    live = await services.tables.get(table, fresh=True)
    redaction.check_look(live, person)
    chosen: Eyes = seat if seat is not None else "open" if eyes == "open" else None
    return await asyncio.to_thread(redaction.replay, live, person, chosen, first)


@get("/api/replays/{table:str}/proof")
async def proof(table: FromPath[str], services: Parts, visitor: Guest) -> Proof:
    """The record of a finished game with its seed: what `oneiros verify` and `oneiros replay` read."""
    live = await services.tables.get(table, fresh=True)
    redaction.check_look(live, visitor.id if visitor else None)
    return redaction.proof(live)


@get("/api/replays/{table:str}/analysis")
async def analysis(table: FromPath[str], services: Parts, visitor: Guest, address: Address) -> wire.Analysed:
    """A finished game as a strong bot sees it, as far as it has come: ask again until all moves are done."""
    live = await services.tables.get(table, fresh=True)
    redaction.check_look(live, visitor.id if visitor else None)
    record = redaction.proof(live).record  # refused before the end
    if not services.analyses.knows(table):
        services.rate_limiter.use("analyses", address)
    return redaction.analysed(live, services.analyses.of(table, record))


@get("/api/daily")
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
        game=daily.GAME,
        promise=daily.promise_of(services.store.secret, day),
        ends=daily.ends(day),
        table=own.table_id if own else None,
        line=own.line if own else None,
        tries=counted[0],
    )


@post("/api/daily")
async def try_today(services: Parts, me: Known, address: Address) -> wire.Opened:
    """Begin today's game, or go on with it."""
    services.rate_limiter.use("tables", address)
    return await services.lobby.begin_daily(me)


@get("/api/daily/{day:str}")
async def past_day(day: FromPath[str], services: Parts) -> wire.DayOver:
    """A day that is over: its seed, and how people did."""
    past = daily.past_day(day)
    rows = await services.store.all(select(tries.c.line).where(tries.c.day == day, tries.c.line.is_not(None)))
    lines = sorted((row.line for row in rows), key=daily.rank)
    return wire.DayOver(
        day=day,
        game=daily.GAME,
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
