"""A finished game as a strong bot sees it: only after the end, looked at once, a piece at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

import oneiros
from oneiros.core.bot import Budget
from oneiros.core.errors import Refusal
from oneiros.core.record import Play, Record
from oneiros.server.thinking import analyses, judging
from oneiros.server.thinking.analyses import Analyses
from oneiros.server.thinking.fair_workers import Asker, FairWorkers
from oneiros.server.thinking.judging import Analysis
from tests.server.house import House, Visitor, run
from tests.server.test_after import finished_game

ANNA = Asker("10.0.0.1", "anna")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, and with little thought."""
    thread = ThreadPoolExecutor(1)
    monkeypatch.setattr(judging, "BUDGET", Budget(simulations=10))
    monkeypatch.setattr(FairWorkers, "_begin", lambda self, place: self.pools.setdefault(place, thread))


async def complete(visitor: Visitor, table: str) -> Any:
    """Ask until all is looked at."""
    while True:
        found = await visitor.get(f"/api/replays/{table}/analysis")
        assert len(found["judged"]) <= found["done"] <= found["moves"]
        if found["done"] == found["moves"]:
            return found
        await asyncio.sleep(0.02)


def some_record(moves: int) -> Record:
    """The beginning of a game of Ravens."""
    game = oneiros.game("ravens")
    play = Play(game, 2, 7)
    rng = oneiros.Rng(1)
    for _ in range(moves):
        seat = play.state.actors[0]
        play.apply(seat, int(play.state.pick(seat, rng)))
    return play.record


@pytest.mark.usefixtures("quick")
def test_a_finished_game_is_looked_at_move_by_move(house: House) -> None:
    async def story() -> None:
        anna, _, table = await finished_game(house)
        stranger = house.visitor()
        found = await complete(stranger, table)
        proof = await anna.get(f"/api/replays/{table}/proof")
        assert [one["number"] for one in found["judged"]] == list(range(1, len(proof["record"]["moves"]) + 1))
        assert [one["seat"] for one in found["judged"]] == [seat for seat, _ in proof["record"]["moves"]]
        by_number = {one["number"]: one for one in found["judged"]}
        assert all(by_number[number]["turn"] for number in found["turns"])
        assert len(found["turns"]) <= judging.MOST_TURNS
        for one in found["judged"]:
            assert 0 <= one["after"] <= one["before"] <= 1
            assert one["better"] is None or (one["turn"] and one["better"]["do"])
        assert await complete(anna, table) == found  # looked at once, the same for everybody

    house.run(story())


@pytest.mark.usefixtures("quick")
def test_nothing_is_told_before_the_end(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="ravens", players=2, bots=["drowsy"])
        async with anna.at(opened["id"]) as one:
            await one.done("ready")
            assert (await anna.get(f"/api/replays/{opened['id']}/analysis", 409))["code"] == "hidden"
        daily = await anna.post("/api/daily")
        assert (await anna.get(f"/api/replays/{daily['id']}/analysis", 403))["code"] == "hidden"
        assert (await house.visitor().get(f"/api/replays/{daily['id']}/analysis", 404))["code"] == "unknown"
        assert (await anna.get("/api/replays/nowhere/analysis", 404))["code"] == "unknown"

    house.run(story())


@pytest.mark.usefixtures("quick")
def test_too_many_games_at_once_are_refused_and_faults_end() -> None:
    async def story() -> None:
        judging = Analyses()
        record = some_record(30)
        for number in range(analyses.MOST_WAITING):
            assert judging.of(str(number), record, ANNA).done == 0
        with pytest.raises(Refusal, match="too many"):
            judging.of("one more", record, ANNA)
        assert judging.of("0", record, ANNA).moves == 30  # one that is known is no more work
        assert judging.of("another's", record, Asker("10.0.0.2", "berta")).moves == 30
        broken = Record(**{name: getattr(record, name) for name in record.__struct_fields__} | {"rules_version": 99})
        judging.close()
        other = Analyses()
        found = other.of("broken", broken, ANNA)
        while found.done < found.moves:
            await asyncio.sleep(0.01)
        assert found.judged == []
        other.close()

    run(story())


def test_it_happens_in_a_process_of_its_own() -> None:
    async def story() -> None:
        own = Analyses()
        found: Analysis = own.of("table", some_record(judging.AT_A_TIME + 1), ANNA)
        while found.done < found.moves:
            await asyncio.sleep(0.05)
        assert [one.number for one in found.judged] == list(range(1, judging.AT_A_TIME + 2))
        assert isinstance(own._workers.pools[0], ProcessPoolExecutor)
        own.close()

    run(story())
