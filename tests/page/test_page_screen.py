"""Several people at the screen of a page: the worker gives it what a server would, and nothing of the others."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from oneiros.core.chance import Rng
from oneiros.page.house import PERSON, House
from oneiros.page.visits import Visit
from oneiros.server import clock, wire
from oneiros.server.live import redaction
from oneiros.table import Table
from tests.page.memory import MemoryShelf, Page
from tests.page.test_page_house import run
from tests.page.test_page_secrecy import page_table
from tests.server.test_secrecy import live_of
from tests.server.test_shared_screen import step
from tests.table.tables import kinds_of_play, status_of
from tests.table.test_secrecy import SCRAMBLED, twin_for
from tests.table.test_shared_screen import ANNA, shared

STEPS = 30
EVERY = 6


async def page_sends(table: Table, shown: int | None) -> list[bytes]:
    """What the worker gives a page at which that one, or nobody, is before the screen."""

    async def nobody(_: str) -> str:
        raise AssertionError("no bot is asked")

    house, sent = House(MemoryShelf(), nobody, "key"), list[str]()
    house.name = "Anna"
    live = house.tables["table"] = page_table(table)
    visit = Visit(house, live, sent.append)
    live.viewers.add(visit)
    visit.shown = shown
    visit.look()
    await asyncio.sleep(0)
    await visit.hear('{"do":"log","id":1}')
    await visit.hear('{"do":"hint","id":2}')
    return [text.encode() for text in sent]


def as_page(table: Table) -> Table:
    """The same table, whose screen is that of the page's person."""
    twin = table.clone()
    for seat in table.seats_of(ANNA):
        twin.seats[seat].owner = PERSON
    return twin


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_a_shared_screen_gets_what_the_server_sends_and_no_secret_of_another(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng = shared(game, 2, (None,) * (players - 2), options=options), Rng(7)
    compared = 0
    for number in range(STEPS):
        if status_of(table) == "over":
            break
        now = float(number)
        monkeypatch.setattr(clock, "now", lambda now=now: now)
        if number % EVERY == 0:
            here = as_page(table)
            server = live_of(here)
            server.opener = PERSON
            server.elsewhere["another"] = (0.0, frozenset(here.seats_of(PERSON)))
            for shown in (0, 1, None):
                mine = asyncio.run(page_sends(here, shown))
                assert mine[0] == wire.encode(redaction.picture(server, PERSON, None, shown))
                twin = twin_for(here, 0 if shown is None else shown, rng)
                for seat in here.seats_of(PERSON):
                    twin.seats[seat].owner = PERSON
                assert asyncio.run(page_sends(twin, shown)) == mine
                assert not [text for text in mine if SCRAMBLED.encode() in text]
                compared += 1
        step(table, rng, now)
    assert compared > 6


async def play_on(page: Page) -> set[int]:
    """Whoever is next takes the screen and moves, until the game is over."""
    shown, rng = set[int](), Rng(3)
    while True:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        picture = page.picture(1)
        if picture["seen"]["status"] == "over":
            return shown
        seat = picture["next"]
        if seat is None:
            continue
        if picture["seen"]["you"] != seat or picture["glass_waits"]:
            assert (await page.say(1, "show"))["tell"] == "done"
            await asyncio.sleep(0)
            assert page.picture(1)["seen"]["you"] is None
            assert (await page.say(1, "show", seat=seat))["tell"] == "done"
            await asyncio.sleep(0)
            shown.add(seat)
        seen = page.picture(1)["seen"]
        if seen["you"] == seat and seen["asked"] is not None and seen["choices"]:
            choice = seen["choices"][-1 if rng.below(3) else int(rng.below(len(seen["choices"])))]
            await page.say(1, "move", asked=seen["asked"], action=choice["action"])


@pytest.mark.parametrize(("game", "bots"), [("ravens", ["drowsy"]), ("runners", [])])
def test_two_people_play_a_whole_game_in_a_page_with_a_bot_or_without(
    game: str, bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "answer_at", lambda self, due, thought: due.at)

    async def story() -> None:
        page = await Page().begin()
        await page.ask("POST", "/api/me", {"name": "Anna"})
        body = {"game": game, "players": 2 + len(bots), "companions": [None, "Berta"], "bots": [None, None, *bots]}
        table = (await page.ask("POST", "/api/tables", body))["id"]
        assert await page.bridge.open(1, table)
        await page.say(1, "ready")
        assert await play_on(page) == {0, 1}
        (own,) = await page.ask("GET", "/api/history")
        assert own["names"] == ["Anna", "Berta", *[None] * len(bots)]
        (kept,) = (json.loads(row) for row, _ in page.shelf.kept.values())
        assert kept["setup"]["companions"] == [None, "Berta"]

    run(story())


def test_a_hint_that_was_asked_for_one_is_not_told_to_another() -> None:
    async def story() -> None:
        page = await Page().begin()
        await page.ask("POST", "/api/me", {"name": "Anna"})
        body = {"game": "sandman", "players": 2, "companions": [None, "Berta"], "hints": True}
        table = (await page.ask("POST", "/api/tables", body))["id"]
        assert await page.bridge.open(1, table)
        await page.say(1, "ready")
        await asyncio.sleep(0)
        seat = page.picture(1)["next"]
        await page.say(1, "show", seat=seat)
        asking = asyncio.create_task(page.bridge.hear(1, '{"do":"hint","id":9}'))
        await asyncio.sleep(0)
        await page.bridge.hear(1, f'{{"do":"show","id":10,"seat":{1 - seat}}}')
        await asking
        (answer,) = [told for text in page.told[1] if (told := json.loads(text)).get("id") == 9]
        assert (answer["tell"], answer["code"]) == ("no", "stale")

    run(story())


def test_nobody_else_can_come_to_a_page() -> None:
    async def story() -> None:
        page = await Page().begin()
        await page.ask("POST", "/api/me", {"name": "Anna"})
        body = {"game": "ravens", "players": 3, "companions": [None, "Berta"]}
        assert (await page.ask("POST", "/api/tables", body, 400))["code"] == "no-people"

    run(story())
