"""An agent at a table of one's own server: the operator names it, visitors seat it, and it harms nobody."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from oneiros import BadOption, registry
from oneiros.server.config import Config
from oneiros.server.http.app import make_app
from tests.agents.test_processes import SCRIPT
from tests.server.house import play_out, run, serving

pytestmark = pytest.mark.skipif(os.name != "posix", reason="agents in processes need pipes that can be waited for")


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with registry.fresh():
        yield


def command(way: str) -> str:
    """A program that behaves in that way."""
    return f"process:{shlex.join([sys.executable, '-I', '-S', str(SCRIPT), way])}"


@pytest.mark.parametrize("way", ["play", "illegal"])
def test_visitors_seat_the_operators_agent_by_its_name(way: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, bots=(f"owl={command(way)}",)) as house:
            anna = await house.guest("Anna")
            (ravens,) = [game for game in await anna.get("/api/games") if game["id"] == "ravens"]
            assert ravens["bots"][-1] == "owl"
            assert "process" not in str(ravens["bots"]), "visitors do not see what the operator runs"
            given: dict[str, Any] = {"game": "ravens", "players": 2, "options": {"rounds": 1}}
            refused = await anna.post("/api/tables", 400, bots=[None, "process:sh"], **given)
            assert refused["code"] == "bad-request"
            opened = await anna.post("/api/tables", bots=[None, "owl"], **given)
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                await play_out(line)
                page = await line.say("log", since=0)
                assert {event.get("by") for event in page["told"] if event["event"] == "moved"} == {None, "owl"}

    run(story())


def test_an_agent_needs_a_name_that_players_see() -> None:
    with pytest.raises(BadOption, match="players see the bot's name, so give it one: --bot owl=process:"):
        make_app(Config(bots=(command("play"),)))
