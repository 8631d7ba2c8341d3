"""That a table has moved on is said once, to all who have to know, in this process and in others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oneiros.server.live.announcements import TableMoved
from oneiros.server.live.hub import Note
from oneiros.server.store.database import Store
from tests.server.house import House, play_out, run, serving


def test_every_move_is_announced_once_after_it_is_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            heard: list[tuple[int, bool]] = []
            announcements = house.services.announcements
            announcements.listeners = (
                *announcements.listeners,
                lambda moved: heard.append((moved.live.table.version, moved.ours)),
            )
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                await play_out(line, most=3)
                version = line.seen["version"]
            assert heard[-1] == (version, True)
            assert len(set(heard)) == len(heard)
            rows = await house.services.tables.versions([opened["id"]])
            assert rows == [(opened["id"], version)]

    run(story())


@pytest.fixture
def shared_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two servers use one file, which they refuse to do otherwise."""
    monkeypatch.setattr(Store, "take_file", lambda _: None)


@pytest.mark.usefixtures("shared_file")
def test_what_one_process_moves_the_other_shows_and_does_not_see_to(tmp_path: Path) -> None:
    """Two processes on one store; what goes between them is handed over here, as the channel would."""

    async def story() -> None:
        rarely = {"check_seconds": 1000.0}
        async with serving(tmp_path, **rarely) as here, serving(tmp_path, **rarely) as there:
            notes: list[Note] = []

            def hand_over(note: Note) -> None:
                notes.append(note)
                there.services.hub._read(note)

            here.services.hub.send = hand_over  # type: ignore[method-assign]
            heard: list[TableMoved] = []
            announcements = there.services.announcements
            announcements.listeners = (*announcements.listeners, heard.append)
            anna = await here.guest("Anna")
            slow = {"kind": "move", "seconds": 600.0}
            opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"], clock=slow)
            table = opened["id"]
            berta = await there.guest("Berta")
            async with anna.at(table) as one, berta.at(table) as two:
                await two.see()
                await one.done("ready")
                await play_out(one, most=4)
                await two.reach(one.seen["version"])
                while one.seen["asked"] is None:
                    await one.reach(one.seen["version"] + 1)
                await two.reach(one.seen["version"])
                assert table in here.services.scheduler._timers, "her clock runs"
                assert not there.services.scheduler._timers, "the process that moved the table sees to what is due"
            assert heard
            assert not any(moved.ours for moved in heard)
            told = [note.version for note in notes if note.version]
            assert told == sorted(set(told)), "each version is told once"

    run(story())


@pytest.mark.usefixtures("shared_file")
def test_a_session_that_ends_closes_its_sockets_in_every_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, check_seconds=1000.0) as here, serving(tmp_path, check_seconds=1000.0) as there:
            here.services.hub.send = there.services.hub._read  # type: ignore[method-assign, assignment]
            anna = await here.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            elsewhere = House(there.config, there.server, there.services).visitor()
            elsewhere.http.cookies.update(anna.http.cookies)
            async with elsewhere.at(opened["id"]) as line:
                await line.see()
                sessions = await anna.get("/api/sessions")
                await anna.delete(f"/api/sessions/{sessions[0]['id']}")
                while line.closed is None:
                    await asyncio.sleep(0.005)

    run(story())
