"""A week of play by the server's clock, which is handed in: 200 tables, nights, restarts, old stores, a rollback.

Hour by hour some people come, make a few moves and go. Then the clock is moved on, and bots, clocks and sandglasses do
what is due. The server is restarted every few hours. Every day its store is first given the form of an older version,
so that the next start has to migrate it with all games in play. On one day the operator goes back to the backup.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from contextlib import AsyncExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

import oneiros
from oneiros.server import clock
from oneiros.server.store.backup import back_up
from oneiros.table import Proof, verify
from oneiros.table.events import Moved, decode_event
from tests.server import house as houses
from tests.server.house import House, PlayerSocket, Visitor, serving
from tests.soak.old_forms import make_old, revisions
from tests.soak.progress import Progress

HOUR = 3600.0
BEGAN = 1_790_000_000.0
HOURS = 168
STEPS = 6  # of an hour
AWAKE = [0.04] * 7 + [0.15] * 10 + [0.4] * 6 + [0.15]  # by the hour: the share of tables at which somebody plays
MOST_MOVES = 6  # of a table in an hour
AT_ONCE = 6  # tables at which people play at the same moment
CLOCKS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "move", "seconds": 8 * HOUR},
    {"kind": "game", "seconds": 30 * HOUR, "increment": HOUR},
]


class Plan(NamedTuple):
    """What happens in the week."""

    tables: int = 200
    restart: int = 6  # hours
    day: int = 24  # hours
    old_form_at: int = 13  # o'clock: the store is copied, and gets an older form before the start
    rollback: int = 4 * 24 + 17  # the hour at which the last copy takes the store's place


WHOLE = Plan()


class PassingClock:
    """The clock that is handed in: it goes on by itself, and is moved on."""

    def __init__(self, at: float) -> None:
        self._ahead = at - time.monotonic()

    def now(self) -> float:
        """The moment."""
        return self._ahead + time.monotonic()

    def move_to(self, moment: float) -> None:
        """Time passes. It never goes back."""
        self._ahead = max(self._ahead, moment - time.monotonic())


class Match(msgspec.Struct):
    """A table and who plays there, by their numbers."""

    people: list[int]
    game: dict[str, Any]
    id: str = ""


class Town(msgspec.Struct):
    """Everybody, as it is kept between two runs."""

    hour: int
    cookies: list[str]
    matches: list[Match]


class Week:
    """The server, its people, and what they were promised."""

    def __init__(self, progress: Progress, plan: Plan, rng: random.Random) -> None:
        self.progress = progress
        self.plan = plan
        self.rng = rng
        self.file = progress.folder / "week.db"
        self.kept = progress.folder / "town.json"
        self.backup = progress.folder / "backup.db"
        self.acknowledged: dict[tuple[str, int], int] = {}
        self.counts: Counter[str] = Counter()
        self.house: House
        self.people: list[Visitor] = []
        self.town = msgspec.json.decode(self.kept.read_bytes(), type=Town) if self.kept.exists() else Town(0, [], [])
        self.clock = PassingClock(BEGAN + HOUR * self.town.hour)

    async def live(self, hours: int) -> None:
        """Live until that hour."""
        with patch.object(clock, "now", self.clock.now), patch.object(clock, "begin", lambda *_: None):
            while self.town.hour < hours:
                await self._one_session(hours)

    async def _one_session(self, hours: int) -> None:
        """From one start of the server to its end."""
        store = f"sqlite:///{self.file}"
        async with serving(self.file.parent, store=store, check_seconds=3600.0, lease_seconds=0.1) as house:
            self.house = house
            self.people = [self._visitor(cookie) for cookie in self.town.cookies]
            if not self.town.matches:
                await self._gather()
            while True:
                await self._one_hour()
                if self.town.hour % self.plan.restart == 0 or self._night_work() or self.town.hour >= hours:
                    break
            assert house.services.metrics.errors._value.get() == 0
            assert house.services.metrics.set_aside._value.get() == 0
        self._check_kept()
        self._work_on_store()
        self.counts["starts"] += 1

    def _night_work(self) -> bool:
        """Whether the operator stops the server at this hour to do something to its store."""
        return self.town.hour % self.plan.day == self.plan.old_form_at or self.town.hour == self.plan.rollback

    def _work_on_store(self) -> None:
        """What the operator does while the server is down."""
        if self.town.hour % self.plan.day == self.plan.old_form_at:
            forms = revisions()[:-1]
            make_old(self.file, forms[self.town.hour // self.plan.day % len(forms)])
            self.backup.unlink(missing_ok=True)
            back_up(self.file, self.backup)
            self.counts["upgrades"] += 1
        if self.town.hour == self.plan.rollback and self.backup.exists():
            for end in ("", "-wal", "-shm"):
                Path(f"{self.file}{end}").unlink(missing_ok=True)
            back_up(self.backup, self.file)
            self._forget_what_is_gone()
            self.counts["rollbacks"] += 1

    # People

    def _visitor(self, cookie: str) -> Visitor:
        visitor = self.house.visitor()
        visitor.http.cookies["oneiros"] = cookie
        return visitor

    async def _gather(self) -> None:
        """The people of the town, and their first tables."""
        games = [*oneiros.all_games()]
        for number in range(self.plan.tables):
            size = 1 if number % 5 == 0 else 2
            for seat in range(size):
                person = await self.house.guest(f"Person {number}.{seat}")
                if number < self.plan.tables // 10:
                    await person.post("/api/account", name=f"Owner {number} {seat}", passphrase="a long passphrase")
                self.town.cookies.append(person.http.cookies["oneiros"])
                self.people.append(person)
            who = [*range(len(self.people) - size, len(self.people))]
            bots = [None, "drowsy"] if size == 1 else []
            game = {"game": games[number % len(games)], "players": 2, "bots": bots, "clock": CLOCKS[number % 3]}
            self.town.matches.append(Match(who, game))
            await self._begin(self.town.matches[-1])

    async def _begin(self, match: Match) -> None:
        """A new table with the same people."""
        first, *others = (self.people[number] for number in match.people)
        match.id = (await first.post("/api/tables", **match.game))["id"]
        for person in others:
            async with person.at(match.id) as line:
                await line.done("sit")
                await line.done("ready")
        async with first.at(match.id) as line:
            await line.done("ready")
        self.counts["games"] += 1

    # Hours

    async def _one_hour(self) -> None:
        began = BEGAN + HOUR * self.town.hour
        turn = asyncio.Semaphore(AT_ONCE)

        async def play(match: Match) -> None:
            async with turn:
                await self._play_a_little(match)

        awake = AWAKE[self.town.hour % 24]
        await asyncio.gather(*(play(match) for match in self.town.matches if self.rng.random() < awake))
        for step in range(1, STEPS + 1):
            self.clock.move_to(began + HOUR * step / STEPS)
            await self._see_to_what_is_due()
        self.town.hour += 1
        self.kept.write_bytes(msgspec.json.encode(self.town))
        self.progress.add(hours=1, **self.counts)
        self.counts.clear()

    async def _play_a_little(self, match: Match) -> None:
        """Those of a table come, make a few moves, and go. After a game they begin another."""
        if not match.id:
            await self._begin(match)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(self.people[number].at(match.id)) for number in match.people]
            for _ in range(self.rng.randrange(1, MOST_MOVES)):
                for line in lines:
                    await line.see()
                if lines[0].seen["status"] == "over":
                    break
                for line in lines:
                    await self._take_turn(match, line)
        if lines[0].seen["status"] == "over":
            await self._verify(match)
            await self._begin(match)

    async def _take_turn(self, match: Match, line: PlayerSocket) -> None:
        """Make a move, if one is asked; whoever was away takes their seat over again."""
        seen = line.seen
        if seen["status"] == "playing" and seen["seats"][seen["you"]]["away"]:
            answer = await line.say("back")
            await line.reach(answer.get("version", 0))
            self.counts["came_back"] += answer["tell"] == "done"
            seen = line.seen
        if seen["status"] != "playing" or seen["asked"] is None or not seen["choices"]:
            return
        action = self.rng.choice(seen["choices"])["action"]
        answer = await line.say("move", asked=seen["asked"], action=action)
        if answer["tell"] == "done":
            self.acknowledged[match.id, answer["version"]] = action
            self.counts["moves"] += 1
            await line.reach(answer["version"])
        else:
            assert answer["code"] in ("stale", "late", "over", "away"), answer
            await line.say("look")

    async def _verify(self, match: Match) -> None:
        """A finished game is proved from its record."""
        proof = await self.people[match.people[0]].get(f"/api/replays/{match.id}/proof")
        verify(msgspec.convert(proof, Proof), oneiros.game(match.game["game"]))
        self.counts["verified"] += 1

    async def _see_to_what_is_due(self) -> None:
        """Let the server see to everything that is due by now; nothing may be left."""
        scheduler = self.house.services.scheduler
        for round_ in count():
            await scheduler.sweep()
            overdue = self._overdue()
            if not overdue and not scheduler._busy:
                return
            assert round_ < 2000, f"still due, and nobody sees to it: {overdue}"
            await asyncio.sleep(0.02)

    def _overdue(self) -> list[str]:
        with closing(sqlite3.connect(self.file)) as store:
            due = store.execute("SELECT id FROM tables WHERE due_at <= ?", (self.clock.now(),)).fetchall()
            return [id for (id,) in due]

    # What was promised

    def _check_kept(self) -> None:
        """Every acknowledged move is in the store, and versions run without a gap."""
        with closing(sqlite3.connect(self.file)) as store:
            assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = store.execute("SELECT table_id, version, data FROM events ORDER BY table_id, version").fetchall()
        last: Counter[str] = Counter()
        for table, version, data in rows:
            last[table] += 1
            assert version == last[table], f"versions of {table} run without a gap, each once"
            if (action := self.acknowledged.pop((table, version), None)) is not None:
                event = decode_event(data)
                assert isinstance(event, Moved)
                assert event.action == action
        assert not self.acknowledged, f"acknowledged and missing: {self.acknowledged}"

    def _forget_what_is_gone(self) -> None:
        """After a rollback: tables that were opened since the backup are gone, and their people open others."""
        with closing(sqlite3.connect(self.file)) as store:
            known = {id for (id,) in store.execute("SELECT id FROM tables")}
        gone = [match for match in self.town.matches if match.id not in known]
        self.counts["gone"] += len(gone)
        for match in gone:
            match.id = ""


async def play_week(progress: Progress, hours: int, plan: Plan = WHOLE) -> None:
    """Play until so many hours of the week have passed."""
    week = Week(progress, plan, random.Random(progress.counts["hours"]))
    with patch.object(houses, "PATIENCE", 300.0):  # the machine may have other work
        await week.live(hours)
    progress.add(**week.counts)
