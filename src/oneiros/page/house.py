"""The house itself: its tables, who looks at them, acting on them, and what happens at them without a person.

As on a server: ask, store, commit, tell. Another tab of the browser may run a house over the same shelf. The shelf
takes the events of one of two that act at once; the other reads the table again and asks anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from oneiros.core.chance import SEED_BYTES
from oneiros.core.errors import OneirosError, Refusal
from oneiros.page import thinker
from oneiros.page.packs import Packs
from oneiros.page.shelf import Row, Shelf, no_room, read_kept
from oneiros.server import clock
from oneiros.server.errors import Stale, unknown
from oneiros.server.live.daily import result_line
from oneiros.server.live.house_table import HouseTable, Manners, Propose
from oneiros.server.live.openings import new_code
from oneiros.server.thinking.seat_bots import ThinkRequest, ThinkResult
from oneiros.server.wire import Opened, OwnGame
from oneiros.table import AnyEvent, DueEvent, Table, TableRefusal

PERSON: Final = "you"  # the one person of a page
RACES: Final = 5
AGAIN_SECONDS: Final = 2.0  # after a fault
STAGES: Final = {"gathering": "open", "playing": "playing", "over": "over"}
_log = logging.getLogger("oneiros.page")


class Viewer(Protocol):
    """Somebody who looks at a table."""

    def look(self) -> None:
        """What is seen has changed."""


class Visitor(msgspec.Struct, frozen=True):
    """The person of this page. Nobody else can have the name, so they are no guest."""

    name: str
    id: str = PERSON
    account: bool = True
    keeper: str = ""


class PageTable(HouseTable):
    """A table of this page, and those who look at it."""

    def __init__(self, row: Row, table: Table) -> None:
        super().__init__(row.id, row.code, PERSON, row.listed, row.day, row.manners, table)
        self.opened = row.opened
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.busy: dict[DueEvent, asyncio.Task[None]] = {}

    def here(self) -> set[int]:
        """The seats of the page's person and of those at the same screen, while they look."""
        return set(self.table.seats_of(PERSON)) if self.viewers else set()

    def row(self, table: Table) -> Row:
        """What is kept of it, when it is at `table`."""
        line = result_line(self.day, table) if self.day is not None and table.status == "over" else None
        return Row(
            id=self.id,
            code=self.code,
            listed=self.listed,
            day=self.day,
            manners=self.manners,
            setup=table.setup,
            opened=self.opened,
            own=own_game(self.id, table),
            line=line,
        )


class House:
    """All tables of this page that anybody has asked for."""

    def __init__(self, shelf: Shelf, ask: Callable[[str], Awaitable[str]], secret: str) -> None:
        self.shelf = shelf
        self.ask = ask  # the other worker
        self.secret = secret  # fixes the bots' chance
        self.name: str | None = None
        self.packs = Packs(shelf)
        self.tables: dict[str, PageTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    @property
    def visitor(self) -> Visitor | None:
        """The person of this page, once they have a name."""
        return None if self.name is None else Visitor(self.name)

    # Finding

    async def get(self, id: str) -> PageTable:
        """A table, loaded when it is first asked for."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            live = self.tables.get(id)
            if live is None:
                live = await self._load(id)
                self.tables[id] = live
                self._set_timer(live)
        return live

    async def _load(self, id: str) -> PageTable:
        text = await self.shelf.read(id)
        if text is None:
            raise unknown("table")
        kept = read_kept(text)
        try:
            return PageTable(kept.row, kept.load())
        except OneirosError as error:  # played under other rules or cards: never silently go on differently
            raise Refusal("other-rules", f"this game cannot go on here: {error}", 410) from None

    async def rows(self) -> list[Row]:
        """What is kept of every table; what cannot be read is left out."""
        found = []
        for raw in msgspec.json.decode(await self.shelf.rows(), type=list[msgspec.Raw]):
            try:
                found.append(msgspec.json.decode(raw, type=Row))
            except msgspec.MsgspecError as error:
                _log.warning("a table cannot be read: %s", error)
        return found

    async def catch_up(self, id: str) -> None:
        """Another tab has moved a table on: take in what it has kept."""
        live = self.tables.get(id)
        if live is not None:
            async with live.lock:
                await self._reload(live)

    async def _reload(self, live: PageTable) -> None:
        live.table = (await self._load(live.id)).table
        self._moved(live)

    # Acting

    async def open(self, table: Table, manners: Manners, day: str | None = None) -> Opened:
        """Keep a new table."""
        id, code, now = secrets.token_urlsafe(12), new_code(), clock.now()
        own = own_game(id, table)
        row = Row(id=id, code=code, day=day, manners=manners, setup=table.setup, opened=now, own=own)
        live = PageTable(row, table)
        if not await self._kept(id, 0, row, table.events):
            raise Stale
        self.tables[id] = live
        self._moved(live)
        return Opened(id, code)

    async def act(self, live: PageTable, propose: Propose) -> int:
        """Carry out what `propose` gives; the version afterwards."""
        async with live.lock:
            for _ in range(RACES):
                table = live.table
                events = propose(table, clock.now())
                if not events:
                    return table.version
                ahead = table.clone()
                ahead.commit(events)
                if await self._kept(live.id, table.version, live.row(ahead), events):
                    live.table = ahead
                    self._moved(live)
                    return ahead.version
                await self._reload(live)
        raise Stale

    async def _kept(self, id: str, after: int, row: Row, events: list[AnyEvent]) -> bool:
        """Keep events of a table; False where it has moved on meanwhile."""
        written = await self.shelf.write(id, after, _text(row), _text(events))
        if written == "full":
            raise no_room()
        return written == "kept"

    async def keep(self, name: str, value: str) -> None:
        """Keep a single value."""
        if await self.shelf.put(name, value) == "full":
            raise no_room()

    async def begin_rematch(self, live: PageTable) -> None:
        """Set up the next game when it is wanted."""
        table = live.table
        if table.rematch_agreed and table.rematch_table is None:
            setup, events = table.next_game(secrets.token_bytes(SEED_BYTES), clock.now())
            opened = await self.open(Table.load(setup, events), live.manners)
            await self.act(live, lambda over, now: over.rematched(opened.id, now))

    def _moved(self, live: PageTable) -> None:
        for viewer in live.viewers:
            viewer.look()
        self._set_timer(live)

    # What happens without a person

    def _set_timer(self, live: PageTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        waiting = [due.at for due in live.table.due() if due not in live.busy]
        if waiting:
            delay = max(0.0, min(waiting) - moment_at(live))
            live.timer = asyncio.get_running_loop().call_later(delay, self._begin, live)

    def _begin(self, live: PageTable) -> None:
        live.timer = None
        for due in live.table.due():
            if due.at <= moment_at(live) and due not in live.busy:
                live.busy[due] = asyncio.get_running_loop().create_task(self._see_to(live, due))
        self._set_timer(live)

    async def _see_to(self, live: PageTable, due: DueEvent) -> None:
        try:
            if due.kind == "bot":
                await self._move_bot(live, due)
            else:
                await self.act(live, lambda table, now: table.fire(due, now))
        except TableRefusal:
            pass  # it is not due any more
        except Exception as error:
            if not isinstance(error, Refusal):  # no room is told, and may come
                _log.error("what was due at a table failed", exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            live.busy.pop(due, None)
            self._set_timer(live)

    async def _move_bot(self, live: PageTable, due: DueEvent) -> None:
        """Let a bot think and make its move, not before the moment at which a person would."""
        table = live.table
        level = table.bot_level(due.seat)
        if level is None or due not in table.due():
            return
        answer = await self.think(ThinkRequest(live.id, due.seat, level, table.record, self.secret))
        while (left := live.table.answer_at(due, answer.thought) - moment_at(live)) > 0.0:
            await asyncio.sleep(min(left, 1.0))
        await self.act(live, lambda table, now: table.answer(due, answer.thought.action, now))

    async def think(self, question: ThinkRequest) -> ThinkResult:
        """What a bot thinks, in the other worker."""
        asked = thinker.Think(question, await self.packs.text_of(question.record))
        return msgspec.json.decode(await self.ask(_text(asked)), type=ThinkResult)


def own_game(id: str, table: Table) -> OwnGame:
    """A table as the lists of its one person show it."""
    seat = table.seat_of(PERSON)
    state = table.play.state if table.play is not None and table.status == "playing" else None
    result = table.result
    scores = None if result is None or result.outcome is None else result.outcome.scores
    return OwnGame(
        id=id,
        game=table.setup.game,
        stage=STAGES[table.status],  # type: ignore[arg-type]
        your_turn=state is not None and any(seat in state.awaited for seat in table.seats_of(PERSON)),
        names=[one.name if one.owner is not None else None for one in table.seats],
        touched=table.time,
        result=None if result is None or seat is None else "won" if seat in result.winners else "lost",
        score=None if scores is None or seat is None else scores[seat],
        seat=seat or 0,
        round=None if state is None else getattr(state.view(None), "round", None),
        deadline=None,
    )


def moment_at(live: PageTable) -> float:
    """The moment at a table, which never runs backwards there."""
    return max(clock.now(), live.table.time)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
