"""A whole house in a page: games to their end with bots, and everything that pages ask of it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

import oneiros
from oneiros.bots import LEVELS
from oneiros.bots.plain_levels import plain_bot
from oneiros.core.bot import Budget, Mind
from oneiros.games import BUILT_IN
from oneiros.page import house, thinker
from oneiros.server.live import daily
from oneiros.table import Proof, Table, verify
from tests.page.memory import MemoryShelf, Page

HEAVY = ("litestar", "sqlalchemy", "structlog", "prometheus_client", "multiprocessing", "fluent", "numpy", "uvicorn")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little thought, and no pauses."""
    monkeypatch.setattr(Table, "answer_at", lambda self, due, thought: due.at)
    monkeypatch.setattr(thinker, "JUDGING", Budget(simulations=8))


def run(story: Coroutine[Any, Any, None]) -> None:
    """A story in an event loop of its own, in a minute at most."""
    asyncio.run(asyncio.wait_for(story, 60))


async def opened(page: Page, game: str, level: str = "drowsy", **more: object) -> str:
    """A table of one person and one bot (or none where the game is for one), with its socket 1 open."""
    await page.ask("POST", "/api/me", {"name": "Anna"})
    players = 2
    body = {"game": game, "players": players, "bots": [None, level], "glass": False, "hints": True, **more}
    table = (await page.ask("POST", "/api/tables", body))["id"]
    assert await page.bridge.open(1, table)
    await page.say(1, "ready")
    return str(table)


async def play_out(page: Page, most: int = 2000) -> dict[str, Any]:
    """The last picture of a game in which the person plays at random."""
    rng = oneiros.Rng(5)
    for _ in range(most):
        seen = await page.settle(1, "turn")
        if seen["status"] == "over":
            return seen
        choice = seen["choices"][rng.below(len(seen["choices"]))]
        assert (await page.say(1, "move", asked=seen["asked"], action=choice["action"]))["tell"] == "done"
        await asyncio.sleep(0)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_is_played_kept_and_proved(game: str) -> None:
    async def story() -> None:
        page = await Page().begin()
        table = await opened(page, game)
        seen = await play_out(page)
        assert seen["result"] is not None
        (over,) = await page.ask("GET", "/api/history")
        assert (over["id"], over["stage"]) == (table, "over")
        proof = await page.ask("GET", f"/api/replays/{table}/proof")
        verify(msgspec.convert(proof, Proof), oneiros.game(game))
        replay = await page.ask("GET", f"/api/replays/{table}?first=0&eyes=open")
        assert replay["moves"] == len(proof["record"]["moves"])
        # Another page over the same shelf has the same game.
        again = await Page(page.shelf).begin()
        await again.bridge.open(1, table)
        await asyncio.sleep(0)
        assert again.picture(1)["seen"]["view"] == seen["view"]

    run(story())


def test_who_is_ready_at_once_gets_the_first_picture_with_the_table() -> None:
    async def story() -> None:
        page = await Page().begin()
        await page.ask("POST", "/api/me", {"name": "Anna"})
        body = {"game": "ravens", "players": 2, "bots": [None, "drowsy"], "glass": False, "ready": True}
        answer = await page.ask("POST", "/api/tables", body)
        assert (answer["picture"]["seen"]["status"], answer["picture"]["seen"]["you"]) == ("playing", 0)
        assert await page.bridge.open(1, answer["id"])
        assert (await page.settle(1, "turn"))["choices"]

    run(story())


def test_nothing_heavy_is_imported() -> None:
    """A browser has no processes, no sockets of its own and little time: the house in a page asks for none of it."""
    told = subprocess.run(
        [sys.executable, "-c", "import sys, oneiros.page.bridge; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert not [name for name in told if name.split(".")[0] in HEAVY]
    assert "oneiros.server.live.redaction" in told


def test_a_page_can_be_left_and_the_game_goes_on() -> None:
    async def story() -> None:
        page = await Page().begin()
        table = await opened(page, "ravens")
        seen = await page.settle(1, "turn")
        page.bridge.close(1)
        other = await Page(page.shelf).begin()
        assert await other.bridge.open(3, table)
        await other.settle(3, "turn")
        assert other.picture(3)["seen"]["view"] == seen["view"]
        assert [one["id"] for one in await other.ask("GET", "/api/mine")] == [table]

    run(story())


def test_of_two_tabs_that_act_at_once_one_is_told_to_look_again() -> None:
    async def story() -> None:
        one = await Page().begin()
        table = await opened(one, "doors")
        seen = await one.settle(1, "turn")
        two = await Page(one.shelf).begin()
        await two.bridge.open(1, table)
        await two.settle(1, "turn")
        move = {"asked": seen["asked"], "action": seen["choices"][0]["action"]}
        assert (await one.say(1, "move", **move))["tell"] == "done"
        told = await two.say(1, "move", **move)
        assert (told["tell"], told["code"]) == ("no", "stale")
        await two.bridge.catch_up(table)
        await asyncio.sleep(0)
        assert two.picture(1)["seen"]["version"] >= one.picture(1)["seen"]["version"]

    run(story())


def test_refusals_are_the_servers() -> None:
    async def story() -> None:
        page = await Page().begin()
        await page.ask("POST", "/api/tables", {"game": "ravens"}, status=401)
        table = await opened(page, "ravens")
        await page.settle(1, "turn")
        assert (await page.say(1, "move", asked=0, action=0))["code"] == "stale"
        assert (await page.say(1, "chat", phrase="hello"))["code"] == "no-chat"
        assert (await page.say(1, "dance"))["code"] == "malformed"
        assert (await page.ask("GET", f"/api/replays/{table}/proof", status=409))["code"] == "hidden"
        assert (await page.ask("GET", f"/api/replays/{table}?first=x", status=400))["code"] == "malformed"
        assert (await page.ask("GET", "/api/replays/none", status=404))["code"] == "unknown"
        assert (await page.ask("POST", "/api/login", {}, status=404))["code"] == "no-people"
        assert (await page.ask("POST", "/api/me", {"name": " "}, status=400))["code"] == "empty"
        alone = await page.ask("POST", "/api/tables", {"game": "ravens", "players": 2}, status=400)
        assert alone["code"] == "no-people"
        assert not await page.bridge.open(9, "none")
        assert (json.loads(page.told[9][0])["tell"], page.closed[9]) == ("bye", 1008)

    run(story())


def test_hints_and_the_analysis_come_from_the_other_worker() -> None:
    async def story() -> None:
        page = await Page().begin()
        table = await opened(page, "doors")
        await page.settle(1, "turn")
        before = page.thoughts
        assert (await page.say(1, "hint"))["tell"] == "advice"
        assert page.thoughts == before + 1
        await play_out(page)
        while (found := await page.ask("GET", f"/api/replays/{table}/analysis"))["done"] < found["moves"]:
            await asyncio.sleep(0)
        assert len(found["judged"]) == found["moves"]

    run(story())


def test_levels_that_differ_are_offered_and_a_game_may_have_another_way_for_one() -> None:
    async def story() -> None:
        page = await Page().begin()
        offered = {shown["id"]: shown["bots"] for shown in await page.ask("GET", "/api/games")}
        assert offered.pop("doors") == ["drowsy", "dreamer", "oracle"]  # in pairs `lucid` is no better than `dreamer`
        assert all(bots == list(LEVELS) for bots in offered.values())

    run(story())
    game = oneiros.game("doors")
    assert isinstance(plain_bot(oneiros.game("sandman"), "dreamer", 1), LEVELS["dreamer"])
    alone, pair = (Mind(game.new(players, 7), 0) for players in (1, 2))
    assert plain_bot(game, "dreamer", 1).think(alone).candidates == ()  # it chooses as on a server
    for level in ("dreamer", "lucid", "oracle"):
        bot = plain_bot(game, level, 1)
        assert bot.think(alone).simulations == 0  # the network of afterstates knows
        assert bot.think(pair, Budget(simulations=60)).simulations <= 60
        looked = bot.think(pair, Budget(milliseconds=0.0))  # one round of glances, at least
        assert looked.action in pair.legal
        assert looked.simulations > 0
        assert looked.candidates[0].action == looked.action


def test_the_daily_game_is_the_same_in_every_page_and_tried_once() -> None:
    async def story() -> None:
        one, two = await Page().begin(), await Page().begin()
        for page in (one, two):
            await page.ask("POST", "/api/me", {"name": "Anna"})
        first = await one.ask("POST", "/api/daily")
        assert await one.ask("POST", "/api/daily") == first
        await two.ask("POST", "/api/daily")
        today = await one.ask("GET", "/api/daily")
        assert today["table"] == first["id"]
        assert today["promise"] == (await two.ask("GET", "/api/daily"))["promise"]
        assert today["day"] == daily.today().isoformat()
        assert (await one.ask("GET", "/api/daily/2026-01-02"))["lines"] == []

    run(story())


def test_a_rematch_is_a_new_table() -> None:
    async def story() -> None:
        page = await Page().begin()
        await opened(page, "doors")
        await play_out(page)
        await page.say(1, "rematch")
        await asyncio.sleep(0)
        following = page.picture(1)["seen"]["rematch"]["table"]
        assert await page.bridge.open(2, following)

    run(story())


def test_all_games_go_into_a_file_and_out_of_it() -> None:
    async def story() -> None:
        one, two = await Page().begin(), await Page().begin()
        table = await opened(one, "ravens")
        await one.settle(1, "turn")
        await opened(one, "doors")
        kept = await one.ask("GET", "/api/kept")
        assert await two.ask("POST", "/api/kept", kept) == {"taken": 2, "known": 0, "unread": 0}
        assert await two.ask("POST", "/api/kept", kept) == {"taken": 0, "known": 2, "unread": 0}
        assert (await two.ask("GET", "/api/me"))["name"] == "Anna"
        await two.bridge.open(1, table)
        assert (await two.settle(1, "turn"))["game"] == "ravens"
        # One bad table does not cost the others, and a strange file costs nothing.
        kept["tables"][0]["events"][-1]["version"] = 99
        three = await Page().begin()
        assert await three.ask("POST", "/api/kept", kept) == {"taken": 1, "known": 0, "unread": 1}
        strange: object
        for strange in ({}, [], "x", {"format": "other", "name": None, "tables": []}):
            assert (await three.ask("POST", "/api/kept", strange, status=400))["code"] == "bad-file"
        assert len(await three.ask("GET", "/api/mine")) == 1

    run(story())


def test_a_thinker_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "AGAIN_SECONDS", 0.0)

    async def story() -> None:
        page = await Page().begin()
        really, failed = page.think, list[str]()

        async def fail(question: str) -> str:
            if not failed:
                failed.append(question)
                raise RuntimeError("the worker died")
            return await really(question)

        monkeypatch.setattr(page, "think", fail)
        page = await page.begin()
        await opened(page, "ravens")
        await play_out(page)
        assert failed

    run(story())


def test_a_table_that_cannot_be_read_says_so() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        page = await Page(shelf).begin()
        table = await opened(page, "ravens")
        row, events = shelf.kept[table]
        for broken in ("{}", row.replace('"rules_version":', '"rules_version":9')):
            shelf.kept[table] = broken, events
            other = await Page(shelf).begin()
            assert not await other.bridge.open(1, table)
            assert json.loads(other.told[1][0])["code"] in ("set-aside", "other-rules")

    run(story())


def test_without_room_nothing_is_done_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "AGAIN_SECONDS", 0.0)

    async def story() -> None:
        page = await Page().begin()
        table = await opened(page, "ravens")
        seen = await page.settle(1, "turn")
        before = await page.shelf.read(table)
        page.shelf.full = True
        move = {"asked": seen["asked"], "action": seen["choices"][0]["action"]}
        told = await page.say(1, "move", **move)
        assert (told["tell"], told["code"]) == ("no", "no-room")
        refused = await page.ask("POST", "/api/tables", {"game": "ravens", "players": 2, "bots": [None, "drowsy"]}, 507)
        assert refused["code"] == "no-room"
        assert (await page.ask("POST", "/api/me", {"name": "Berta"}, 507))["code"] == "no-room"
        assert await page.shelf.read(table) == before
        assert page.picture(1)["seen"]["version"] == seen["version"]
        # There is room again: the same move is made, and bots make theirs.
        page.shelf.full = False
        assert (await page.say(1, "move", **move))["tell"] == "done"
        page.shelf.full = True
        for _ in range(20):
            await asyncio.sleep(0)
        page.shelf.full = False
        assert (await play_out(page))["result"] is not None

    run(story())
