"""What pages ask of a server over HTTP, answered by the house in the page: the same addresses, the same bodies.

What needs other people (accounts, links, a lobby, chat) is refused or empty: there is one person here.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

import oneiros
from oneiros.bots.analysis import MoveReview
from oneiros.bots.plain_levels import offered
from oneiros.core.errors import Refusal
from oneiros.core.packs import start
from oneiros.page import thinker
from oneiros.page.house import PERSON, House, PageTable
from oneiros.page.keeping import Kept, export_all, import_all
from oneiros.page.packs import Checked, PackFile, PackShown, check
from oneiros.server import catalogue, clock, wire
from oneiros.server.errors import FAULT, as_refusal, no_identity, unknown
from oneiros.server.live import daily, redaction
from oneiros.server.live.openings import daily_table, opened_table
from oneiros.server.people.texts import clean_name
from oneiros.server.thinking.judging import Analysis
from oneiros.server.thinking.pages import ReplayAsked, replay_page
from oneiros.table import Proof
from oneiros.table.replay import Eyes

DAILY: Final = b"the dream of the day, in any page"
"""Makes the seed of a day's game, the same in every page. It is no secret: who can program can know the cards."""
AT_A_TIME: Final = 2  # moves of an analysis between two thoughts of bots
In = TypeVar("In")
_log = logging.getLogger("oneiros.page")


class Request(NamedTuple):
    """What was asked: the parts of the address that vary, what stands behind its question mark, and the body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str

    def read(self, kind: type[In]) -> In:
        """The body as what it has to be."""
        return msgspec.json.decode(self.body, type=kind)


class Requests:
    """Answers requests for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.analyses: dict[str, Analysis] = {}
        self._judging: set[asyncio.Task[None]] = set()

    async def answer(self, method: str, address: str, body: str) -> tuple[int, str]:
        """HTTP's status and a body as JSON."""
        try:
            parts = urlsplit(address)
            for known, pattern, handle in ROUTES:
                if known == method and (found := pattern.fullmatch(parts.path)):
                    varying = tuple(unquote(part) for part in found.groups())
                    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
                    told = await handle(self, Request(varying, query, body))
                    return 200, msgspec.json.encode(told).decode()
            raise Refusal("no-people", "this house is your own browser: there are no other people in it", 404)
        except Exception as error:
            refusal = as_refusal(error)
            if refusal.status == FAULT:
                _log.error("a request failed", exc_info=error)
            return refusal.status, msgspec.json.encode(
                wire.RefusalBody(refusal.code, str(refusal), refusal.rule)
            ).decode()

    # Who one is

    async def me(self, _: Request) -> wire.Me | None:
        """The name of the person here, once they have one."""
        return None if self.house.name is None else wire.Me(self.house.name, False, [], None, bot=False)

    async def take_name(self, asked: Request) -> wire.Me:
        """Be called something."""
        return wire.Me(await self._take_name(asked.read(wire.Named).name), False, [], None, bot=False)

    async def _take_name(self, asked: str) -> str:
        name = clean_name(asked)
        await self.house.keep("name", name)
        self.house.name = name
        return name

    async def nobody(self, _: Request) -> list[Any]:
        """Other devices, muted people, other people's tables: there are none."""
        return []

    # Games and tables

    async def games(self, _: Request) -> list[wire.GameShown]:
        """The games, with the levels that are honest at their strength here."""
        return [
            msgspec.structs.replace(one, bots=offered(oneiros.game(one.id), one.bots))
            for one in catalogue.games_shown()
        ]

    async def words(self, asked: Request) -> wire.GameWords:
        """A game's own words."""
        return catalogue.game_words(*asked.parts)

    async def open(self, asked: Request) -> wire.Opened:
        """Open a table. Nobody else can come: the other seats are bots' or those of people at the same screen."""
        opening = asked.read(wire.Opening)
        if self.house.visitor is None and opening.guest is not None:
            await self._take_name(opening.guest)
        visitor = self._visitor()
        if opening.watch:
            raise Refusal("no-people", "this house is your own browser: there are no other people in it", 400)
        table, manners = opened_table(visitor, msgspec.structs.replace(opening, listed=False, chat="off"), clock.now())
        if any(seat.is_open for seat in table.seats):
            raise Refusal(
                "no-people", "nobody else can come here: the other seats are for bots and people at this screen", 400
            )
        opened = await self.house.open(table, manners)
        if not opening.ready:
            return opened
        picture = redaction.picture(await self.house.get(opened.id), visitor.id, None)
        return msgspec.structs.replace(opened, picture=picture)

    async def find(self, asked: Request) -> wire.Opened:
        """The table with a code."""
        wanted = asked.parts[0].strip().upper()
        for row in await self.house.rows():
            if row.code == wanted:
                return wire.Opened(row.id, row.code)
        raise unknown("code")

    async def mine(self, _: Request) -> list[wire.OwnGame]:
        """Games that are not over, those that wait for one first."""
        return await self._own(over=False)

    async def history(self, _: Request) -> list[wire.OwnGame]:
        """Games that are over."""
        return await self._own(over=True)

    async def _own(self, over: bool) -> list[wire.OwnGame]:
        found = [row.own for row in await self.house.rows() if (row.own.stage == "over") == over]
        return sorted(found, key=lambda own: (not own.your_turn, -own.touched))

    # The daily game

    async def today(self, _: Request) -> wire.Daily:
        """Today's game, and one's own try at it."""
        day = daily.today()
        own = next((row for row in await self.house.rows() if row.day == day.isoformat()), None)
        return wire.Daily(
            day=day.isoformat(),
            game=daily.the_game()[0].id,
            promise=daily.promise_of(DAILY, day),
            ends=daily.ends(day),
            table=own.id if own else None,
            line=own.line if own else None,
            tries=1 if own and own.line else 0,
        )

    async def try_today(self, _: Request) -> wire.Opened:
        """Begin today's game, or go on with it."""
        day = daily.today()
        for row in await self.house.rows():
            if row.day == day.isoformat():
                return wire.Opened(row.id, row.code)
        table, manners = daily_table(self._visitor(), DAILY, day, clock.now())
        return await self.house.open(table, manners, day.isoformat())

    async def past_day(self, asked: Request) -> wire.DayOver:
        """A day that is over: its seed, and how one did."""
        day = daily.past_day(asked.parts[0])
        lines = [row.line for row in await self.house.rows() if row.day == day.isoformat() and row.line]
        seed, promise = daily.seed_shown(DAILY, day), daily.promise_of(DAILY, day)
        return wire.DayOver(day.isoformat(), daily.the_game()[0].id, seed, promise, len(lines), lines)

    # Looking back

    async def replay(self, asked: Request) -> wire.Replay:
        """Fifty frames of a game."""
        live = await self.house.get(asked.parts[0])
        eyes, seat, first = asked.query.get("eyes"), asked.query.get("seat"), asked.query.get("first", "0")
        if not first.isdecimal() or not (seat or "0").isdecimal():
            raise Refusal("malformed", "the request cannot be read: `first` and `seat` are numbers", 400)
        chosen: Eyes = int(seat) if seat is not None else "open" if eyes == "open" else None
        return await redaction.replay(live, self._person(), chosen, int(first), _make_replay)

    async def proof(self, asked: Request) -> Proof:
        """The record of a finished game with its seed."""
        return redaction.proof(await self.house.get(asked.parts[0]))

    async def analysis(self, asked: Request) -> wire.Analysed:
        """A finished game as a strong bot sees it, as far as it has come."""
        live = await self.house.get(asked.parts[0])
        record = redaction.proof(live).record  # refused before the end
        found = self.analyses.get(live.id)
        if found is None:
            found = self.analyses[live.id] = Analysis(len(record.moves))
            task = asyncio.get_running_loop().create_task(self._judge(live, found))
            self._judging.add(task)
            task.add_done_callback(self._judging.discard)
        return redaction.analysed(live, found)

    async def _judge(self, live: PageTable, found: Analysis) -> None:
        async def judge(numbers: range) -> list[MoveReview]:
            record = live.table.record
            question = thinker.Judge(record, numbers.start, numbers.stop, await self.house.packs.text_of(record))
            told = await self.house.ask(msgspec.json.encode(question).decode())
            return msgspec.json.decode(told, type=list[MoveReview])

        try:
            await found.complete(judge, AT_A_TIME)
        except Exception as error:
            _log.error("an analysis failed", exc_info=error)
            self.analyses.pop(live.id, None)  # the next to ask begins anew

    # Cards of one's own

    async def packs(self, _: Request) -> list[PackShown]:
        """The packs that are kept here."""
        kept = await self.house.packs.all()
        return [PackShown(one.game, one.content, one.name, one.file) for one in kept]

    async def add_pack(self, asked: Request) -> Checked:
        """Check a file, and keep it if nothing is wrong with it."""
        checked = check(asked.read(PackFile))
        if checked.pack is not None:
            await self.house.packs.add(checked.pack)
        return checked

    async def remove_pack(self, asked: Request) -> list[PackShown]:
        """Keep a pack no longer, unless games are kept that are played with it."""
        if any(row.setup.content == asked.parts[0] for row in await self.house.rows()):
            raise Refusal("pack-used", "games with these cards are kept here, so the pack stays", 409)
        await self.house.packs.remove(asked.parts[0])
        return await self.packs(asked)

    async def standard_pack(self, asked: Request) -> PackFile:
        """A pack to begin with: the game's own cards, with comments."""
        game = oneiros.game(asked.parts[0])
        file = f"my-{game.id}.toml"
        return PackFile(game.id, file, start(game, Path(file)))

    # Taking it along

    async def export(self, _: Request) -> Kept:
        """Everything that is kept here, for a file."""
        return await export_all(self.house)

    async def take_in(self, asked: Request) -> dict[str, int]:
        """Tables from such a file."""
        return await import_all(self.house, asked.body)

    def _person(self) -> str | None:
        return None if self.house.name is None else PERSON

    def _visitor(self) -> Any:
        if self.house.visitor is None:
            raise no_identity()
        return self.house.visitor


async def _make_replay(asked: ReplayAsked) -> bytes:
    return replay_page(asked)


Handler = Callable[[Requests, Request], Awaitable[Any]]
ONE: Final = "([^/]+)"
ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = [
    (method, re.compile(path.replace("*", ONE)), handle)
    for method, path, handle in (
        ("GET", "/api/me", Requests.me),
        ("POST", "/api/me", Requests.take_name),
        ("GET", "/api/sessions", Requests.nobody),
        ("GET", "/api/mutes", Requests.nobody),
        ("GET", "/api/games", Requests.games),
        ("GET", "/api/games/*/words/*", Requests.words),
        ("GET", "/api/tables", Requests.nobody),
        ("POST", "/api/tables", Requests.open),
        ("GET", "/api/codes/*", Requests.find),
        ("GET", "/api/mine", Requests.mine),
        ("GET", "/api/history", Requests.history),
        ("GET", "/api/daily", Requests.today),
        ("POST", "/api/daily", Requests.try_today),
        ("GET", "/api/daily/*", Requests.past_day),
        ("GET", "/api/replays/*", Requests.replay),
        ("GET", "/api/replays/*/proof", Requests.proof),
        ("GET", "/api/replays/*/analysis", Requests.analysis),
        ("GET", "/api/packs", Requests.packs),
        ("POST", "/api/packs", Requests.add_pack),
        ("DELETE", "/api/packs/*", Requests.remove_pack),
        ("GET", "/api/packs/*/standard", Requests.standard_pack),
        ("GET", "/api/kept", Requests.export),
        ("POST", "/api/kept", Requests.take_in),
    )
]
