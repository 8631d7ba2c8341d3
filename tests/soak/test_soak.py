"""The long runs, cut short: that each works, counts honestly, and goes on where it was broken off."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oneiros.server import wire
from tests.server.house import run
from tests.soak import fuzz, week
from tests.soak.kills import _check, kill_servers
from tests.soak.old_forms import revisions
from tests.soak.progress import Progress
from tests.soak.secrecy import compare_games
from tests.soak.week import Plan, play_week


def test_a_run_goes_on_from_its_log(tmp_path: Path) -> None:
    first = Progress(tmp_path, "run")
    first.add(kills=3)
    first.add(kills=2, acknowledged=7)
    with first.file.open("a") as file:
        file.write('{"at": "2026-')  # cut off by a kill
    again = Progress(tmp_path, "run")
    assert (again.counts["kills"], again.counts["acknowledged"]) == (5, 7)
    again.add(kills=1)
    assert Progress(tmp_path, "run").counts["kills"] == 6


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    progress = Progress(tmp_path, "kills")
    progress.counts["crowds"] = 1  # of those whose server is forked
    run(kill_servers(progress, 2))
    assert progress.counts["kills"] >= 2
    assert progress.counts["acknowledged"] > 0


def test_a_missing_move_would_be_noticed(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db")) as store:
        store.execute("CREATE TABLE events (table_id, version, data)")
    player = type("Acknowledged", (), {"acknowledged": [("t", 3, 1)], "faults": []})()
    with pytest.raises(AssertionError, match="acknowledged and is missing"):
        _check(tmp_path / "store.db", [player], {0: 0})


def test_fuzzed_messages_are_answered(tmp_path: Path) -> None:
    progress = Progress(tmp_path, "fuzz")
    fuzz.fuzz_here(progress, 1500, 750)
    counts = progress.counts
    assert counts["here"] == 1500
    assert counts["done"] + counts["refused"] + counts["unreadable"] + counts["read"] == 1500
    assert min(counts["done"], counts["refused"], counts["unreadable"]) > 50
    assert fuzz.fuzz_chunk(0, 200) == fuzz.fuzz_chunk(0, 200), "a chunk can be tried again"
    run(fuzz.fuzz_sockets(progress, 100))
    assert progress.counts["over_sockets"] >= 100


def test_a_fault_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(socket: fuzz.FakeSocket, message: wire.AnySay) -> None:
        raise KeyError(message.id)

    monkeypatch.setattr(fuzz, "act", broken)
    with pytest.raises(AssertionError, match="a fault in chunk 0"):
        fuzz.fuzz_chunk(0, 50)


def test_secrecy_is_compared_game_by_game(tmp_path: Path) -> None:
    progress = Progress(tmp_path, "secrecy")
    compare_games(progress, 10)
    assert progress.counts["games"] == 1
    assert progress.counts["compared"] > progress.counts["moments"] > 10


def test_a_week_in_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five tables, three upgrades with games in play, a rollback; broken off in the middle."""
    monkeypatch.setattr(week, "AWAKE", [0.6] * 24)
    plan = Plan(tables=5, restart=100, day=3, old_form_at=1, rollback=6)
    progress = Progress(tmp_path, "week")
    asyncio.run(play_week(progress, 3, plan))
    again = Progress(tmp_path, "week")
    assert again.counts == progress.counts
    asyncio.run(play_week(again, 8, plan))
    assert (again.counts["hours"], again.counts["upgrades"], again.counts["rollbacks"]) == (8, 3, 1)
    assert again.counts["moves"] > 20
    with closing(sqlite3.connect(tmp_path / "week" / "week.db")) as store:
        assert store.execute("SELECT version_num FROM alembic_version").fetchone() == (revisions()[-1],)
