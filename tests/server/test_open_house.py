"""Games and bots of others on a server: what is offered, what the operator may add, what no visitor can bring about."""

from __future__ import annotations

import importlib.util
import sys
import warnings
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import msgspec
import pytest

import oneiros
from oneiros import registry
from oneiros.bots import LEVELS
from oneiros.core.errors import BadPlugin, MissingPackage, PluginWarning
from oneiros.server import logs, services
from oneiros.server.config import Config
from oneiros.server.http.app import make_app
from tests.server.house import House, play_out, run, serving

CAUTIOUS = """
from oneiros import Bot, Thought


class Cautious(Bot):
    def think(self, mind, budget=None):
        return Thought(mind.legal[0])
"""


@pytest.fixture
def cautious(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot in a module of its own, which is forgotten afterwards."""
    (tmp_path / "cautious_bots.py").write_text(CAUTIOUS)
    monkeypatch.syspath_prepend(str(tmp_path))
    name = "cautious_bots:Cautious"
    yield name
    registry._bots.classes.pop(name, None)
    registry._bots.by_hand.pop(name, None)
    sys.modules.pop("cautious_bots", None)


def test_the_list_of_games_is_squeezed_for_who_reads_that(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        plain = await visitor.http.get("/api/games", headers={"accept-encoding": "identity"})
        squeezed = await visitor.http.get("/api/games", headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in plain.headers
        assert squeezed.headers["content-encoding"] == "gzip"
        assert squeezed.headers["content-type"] == plain.headers["content-type"]
        assert squeezed.json() == plain.json()
        assert int(squeezed.headers["content-length"]) * 2 < int(plain.headers["content-length"])

    house.run(story())


def test_the_first_picture_is_squeezed_for_who_reads_that(house: House) -> None:
    async def story() -> None:
        anna = house.visitor()
        opening = {"game": "runners", "players": 1, "guest": "Anna", "ready": True}
        plain = await anna.http.post("/api/tables", json=opening, headers={"accept-encoding": "identity"})
        squeezed = await anna.http.post("/api/tables", json=opening, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert (squeezed.status_code, squeezed.headers["content-encoding"]) == (201, "gzip")
        assert squeezed.json().keys() == plain.json().keys() >= {"id", "code", "picture"}
        assert int(squeezed.headers["content-length"]) * 4 < int(plain.headers["content-length"])

    house.run(story())


def test_bots_are_offered_by_name_the_levels_first(house: House) -> None:
    async def story() -> None:
        for game in await house.visitor().get("/api/games"):
            assert game["bots"][:4] == list(LEVELS)
            assert "learned" not in game["bots"], "it has no words for players"

    house.run(story())


def test_the_operator_may_add_a_bot_and_visitors_may_seat_it(tmp_path: Path, cautious: str) -> None:
    async def story() -> None:
        async with serving(tmp_path, bots=(cautious,)) as house:
            anna = await house.guest("Anna")
            (ravens,) = [game for game in await anna.get("/api/games") if game["id"] == "ravens"]
            assert ravens["bots"] == [*LEVELS, cautious]
            opened = await anna.post("/api/tables", game="ravens", players=2)
            async with anna.at(opened["id"]) as line:
                await line.done("put-bot", seat=1, level=cautious)
                await line.done("ready")
                moved_by: set[str | None] = set()
                while cautious not in moved_by:
                    assert line.seen["status"] != "over"
                    await play_out(line, most=1)
                    page = await line.say("log", since=0)
                    moved_by = {event.get("by") for event in page["told"] if event["event"] == "moved"}
                assert moved_by == {None, cautious}

    run(story())


def test_a_visitor_never_causes_an_import(house: House, cautious: str) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        refusal = await anna.post("/api/tables", 400, game="ravens", players=2, bots=[None, cautious])
        assert refusal["code"] == "bad-request"
        opened = await anna.post("/api/tables", game="ravens", players=2)
        async with anna.at(opened["id"]) as line:
            await line.refused("put-bot", "no-such-bot", seat=1, level=cautious)
        assert "cautious_bots" not in sys.modules

    house.run(story())


def test_a_bot_that_cannot_be_loaded_is_said_before_the_server_begins() -> None:
    with pytest.raises(BadPlugin, match="no_such_module:Bot"):
        make_app(Config(bots=("no_such_module:Bot",)))


def test_a_games_own_words(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        german = await visitor.http.get("/api/games/ravens/words/de")
        assert "max-age" in german.headers["cache-control"]
        assert german.json()["language"] == "de"
        folder = oneiros.game("ravens").folder / "words"
        assert german.json()["text"] == (folder / "de.ftl").read_text(encoding="utf-8")
        english = await visitor.get("/api/games/ravens/words/xx")
        assert english == {"language": "en", "text": (folder / "en.ftl").read_text(encoding="utf-8")}
        for path in (
            "chess/words/de",
            "ravens/words/..",
            "ravens/words/DE",
            "ravens/words/de.ftl",
            "ravens/words/d%2Fe",
        ):
            answer = await visitor.http.get(f"/api/games/{path}")
            assert answer.status_code == 404, path

    house.run(story())


def test_what_was_left_out_is_logged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> list[str]:
        warnings.warn("the bot 'x' of the package y was left out: it is broken", PluginWarning, stacklevel=1)
        return []

    logs.set_up()
    monkeypatch.setattr(registry, "bot_names", broken)
    services._read_games()
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().err.splitlines() if "left-out" in line]
    assert [line["reason"] for line in lines] == ["the bot 'x' of the package y was left out: it is broken"]


@pytest.mark.parametrize(
    ("config", "package"),
    [
        (Config(store="postgresql://localhost/x"), "asyncpg"),
        (Config(store="postgresql://localhost/x", channels="redis://localhost"), "redis"),
    ],
)
def test_what_several_processes_need_is_asked_for_in_a_sentence(
    config: Config, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(name: str) -> ModuleSpec | None:
        return None if name == package else really(name)

    really = importlib.util.find_spec
    monkeypatch.setattr("oneiros.server.config.find_spec", found)
    with pytest.raises(MissingPackage, match=rf"{package}: pip install 'oneiros\[cluster\]'"):
        config.check()


def test_a_server_of_one_process_needs_neither(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] in ("asyncpg", "redis")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("asyncpg", "redis", "redis.asyncio"):
        monkeypatch.setitem(sys.modules, name, None)

    async def story() -> None:
        async with serving(tmp_path) as house:
            assert (await house.visitor().get("/health"))["status"] == "ok"

    run(story())
