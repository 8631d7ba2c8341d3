"""Cards of one's own in a page: checked, kept, played to the end, judged, and taken along."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import oneiros
from oneiros.core.bot import Budget
from oneiros.games import BUILT_IN
from oneiros.page import thinker
from oneiros.table import Table
from tests.page.memory import Page
from tests.page.test_page_house import opened, play_out, run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little thought, and no pauses."""
    monkeypatch.setattr(Table, "answer_at", lambda self, due, thought: due.at)
    monkeypatch.setattr(thinker, "JUDGING", Budget(simulations=8))


async def own_pack(page: Page, game: str) -> dict[str, Any]:
    """The standard pack under a name of one's own, which makes it another pack."""
    given = await page.ask("GET", f"/api/packs/{game}/standard")
    assert given["text"].startswith("#")
    checked = await page.ask("POST", "/api/packs", given)
    assert checked["faults"] == []
    return dict(checked["pack"])


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_with_a_pack_is_played_judged_and_taken_along(game: str) -> None:
    async def story() -> None:
        page = await Page().begin()
        pack = await own_pack(page, game)
        assert pack["content"] != oneiros.game(game).content.fingerprint()
        table = await opened(page, game, content=pack["content"])
        assert (await page.settle(1, "turn"))["content"] == pack["content"]
        assert (await page.say(1, "hint"))["tell"] == "advice"
        assert (await play_out(page))["status"] == "over"
        assert (await page.ask("GET", f"/api/replays/{table}?first=0&eyes=open"))["frames"]
        while (await page.ask("GET", f"/api/replays/{table}/analysis"))["done"] < 2:
            await asyncio.sleep(0)
        # The pack stays as long as a game needs it.
        assert (await page.ask("DELETE", f"/api/packs/{pack['content']}", status=409))["code"] == "pack-used"
        file = await page.ask("GET", "/api/kept")
        other = await Page().begin()
        assert (await other.ask("POST", "/api/kept", file))["taken"] == 1
        assert [one["name"] for one in await other.ask("GET", "/api/packs")] == [pack["name"]]
        assert await other.bridge.open(1, table)
        # A page that is opened anew knows its packs.
        again = await Page(page.shelf).begin()
        assert await again.bridge.open(1, table)

    run(story())


def test_what_is_wrong_is_told_with_file_entry_and_reason() -> None:
    async def story() -> None:
        page = await Page().begin()
        given = await page.ask("GET", "/api/packs/workshop/standard")
        broken = given["text"].replace("points = 4", "points = 400", 1)
        told = await page.ask("POST", "/api/packs", {**given, "file": "mine.toml", "text": broken})
        assert told["pack"] is None
        (fault,) = told["faults"]
        assert fault["where"].startswith("mine.toml:")
        assert "points" in fault["entry"]
        assert "0 to 100, not 400" in fault["reason"]
        assert "points = 4" in fault["right"]
        nonsense = await page.ask("POST", "/api/packs", {**given, "text": "= ="})
        assert "TOML" in nonsense["faults"][0]["reason"]
        assert await page.ask("GET", "/api/packs") == []
        body = {"game": "workshop", "players": 2, "bots": [None, "drowsy"], "content": "0" * 32}
        await page.ask("POST", "/api/me", {"name": "Anna"})
        assert (await page.ask("POST", "/api/tables", body, 400))["code"] == "no-pack"

    run(story())


def test_a_pack_that_no_game_needs_can_go() -> None:
    async def story() -> None:
        page = await Page().begin()
        pack = await own_pack(page, "ravens")
        await own_pack(page, "ravens")
        assert len(await page.ask("GET", "/api/packs")) == 1  # the same cards once
        assert await page.ask("DELETE", f"/api/packs/{pack['content']}") == []
        page.shelf.full = True
        assert (await page.ask("POST", "/api/packs", await page.ask("GET", "/api/packs/ravens/standard"), 507))[
            "code"
        ] == "no-room"

    run(story())
