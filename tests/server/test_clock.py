"""The server's clock runs evenly, whatever is done to the machine's: nobody is flagged, and no bot falls silent."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from oneiros.server import clock
from oneiros.server.clock import SLEW, SteadyClock
from oneiros.server.store.models import tables
from tests.server.house import play_out, run, serving

HOUR = 3600.0


class Machine:
    """A machine whose clocks a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("step", [HOUR, -HOUR, 0.0])
def test_a_step_of_the_machines_clock_is_made_up_little_by_little(monkeypatch: pytest.MonkeyPatch, step: float) -> None:
    machine = Machine(monkeypatch)
    steady = SteadyClock()
    began = steady.now()
    machine.wall += step
    assert steady.now() == began, "it does not jump"
    for _ in range(100):
        before = steady.now()
        machine.pass_by(1.0)
        assert steady.now() - before == pytest.approx(1.0, abs=1.001 * SLEW)
    for _ in range(1000):
        machine.pass_by(HOUR / 5)
        steady.now()
    assert steady.now() == pytest.approx(machine.wall)


def test_it_never_begins_before_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    steady = SteadyClock()
    steady.begin(not_before=machine.wall + HOUR)
    assert steady.now() == machine.wall + HOUR
    steady.begin(at=machine.wall + 5.0)  # the store's clock, which all processes share
    assert steady.now() == machine.wall + 5.0
    for _ in range(1000):
        machine.pass_by(1.0)
        steady.now()
    assert steady.now() == pytest.approx(machine.wall + 5.0), "and it goes on by that one"


@pytest.mark.parametrize("step", [2 * HOUR, -2 * HOUR])
def test_a_step_under_play_flags_nobody_and_silences_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            game: dict[str, Any] = {"game": "ravens", "players": 2, "bots": [None, "drowsy"]}
            opened = await anna.post("/api/tables", **game, clock={"kind": "move", "seconds": 600})
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                really = time.time
                monkeypatch.setattr(time, "time", lambda: really() + step)
                await house.services.scheduler.sweep()
                await play_out(line, most=4)
                await line.see(lambda seen: seen["asked"] is not None or seen["status"] == "over")
                assert line.seen["seats"][0]["away"] == ""
                assert line.seen["seats"][0]["clock"] > 300.0

    run(story())


def test_a_clock_set_back_before_a_restart_silences_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
            house.services.scheduler._stopped = True  # as if the process died before it could see to anything
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                while 0 in line.seen["turn"]:
                    await line.move()
                version = line.seen["version"]
            cookie = anna.http.cookies["oneiros"]
        really = time.time
        monkeypatch.setattr(time, "time", lambda: really() - 2 * HOUR)
        async with serving(tmp_path, lease_seconds=0.1) as house:
            again = house.visitor()
            again.http.cookies["oneiros"] = cookie
            async with again.at(opened["id"]) as line:
                await line.reach(version + 1)
        monkeypatch.setattr(time, "time", really)
        clock.begin()

    run(story())


def test_a_lease_of_a_process_whose_clock_was_wrong_binds_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, sweep_seconds=1000.0) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
            scheduler = house.services.scheduler
            scheduler._stopped = True
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                while 0 in line.seen["turn"]:
                    await line.move()
                version = line.seen["version"]
                scheduler._stopped = False
                async with house.services.store.writing() as connection:
                    ahead = update(tables).values(lease_until=clock.now() + 10 * HOUR, lease_by="another")
                    await connection.execute(ahead)
                await scheduler.sweep()
                await line.reach(version + 1)
            row = await house.services.store.one(select(tables.c.lease_by))
            assert row.lease_by == house.services.process

    run(story())
