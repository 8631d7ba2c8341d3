"""A server is killed again and again under play, and every acknowledged move is looked for in its store afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from oneiros.table.events import Moved, decode_event
from tests.server.crowd import Player, leave, seated
from tests.server.process import Server
from tests.soak.nursery import QuickServer
from tests.soak.progress import Progress

TABLES = 5
MOVES = 6  # acknowledged between two kills, at least
LATEST = 0.2  # seconds after them
BEGINNING = 10  # one kill in so many comes while the server begins
SLOWLY = 10  # one crowd in so many has a server from the command line; the others' is forked, which is quicker
BOTS = 4  # one crowd in so many plays with bots, too: their processes take long to begin
AT_ONCE = 40  # kills of one crowd; then come others, so that a store has old games and new ones
GO_ON_SECONDS = 120.0


async def kill_servers(progress: Progress, wanted: int) -> None:
    """Kill until so many kills have been counted."""
    while progress.counts["kills"] < wanted:
        await _one_crowd(progress, wanted)
    store = progress.folder / "killed.db"
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        gaps = connection.execute(
            "SELECT table_id FROM events GROUP BY table_id HAVING count(*) != max(version) OR min(version) != 1"
        ).fetchall()
        assert not gaps, f"versions run without a gap, each once: {gaps}"


async def _one_crowd(progress: Progress, wanted: int) -> None:
    rng = random.Random(progress.counts["kills"])
    crowd = progress.counts["crowds"]
    server = Server(progress.folder) if crowd % SLOWLY == 0 else QuickServer(progress.folder)
    await server.start()
    bots = crowd % BOTS == 0
    players = [player for number in range(TABLES) for player in await seated([server.url], number, 0.01, bots)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    checked = dict.fromkeys(range(len(players)), 0)
    try:
        for _ in range(min(AT_ONCE, wanted - progress.counts["kills"])):
            await _play_on(players, MOVES)
            await asyncio.sleep(LATEST * rng.random())
            server.kill()
            kills = 1
            if not rng.randrange(BEGINNING):
                await _kill_while_it_begins(server, rng)
                kills += 1
            acknowledged = _check(progress.folder / "killed.db", players, checked)
            await server.start()
            progress.add(kills=kills, acknowledged=acknowledged)
        await _all_go_on(players)
    finally:
        stop.set()
        server.close()
        await asyncio.gather(*playing)
        await leave(players)
    assert '"level": "error"' not in server.log.read_text(), f"see {server.log}"
    server.log.unlink()
    progress.add(crowds=1)


async def _kill_while_it_begins(server: Server, rng: random.Random) -> None:
    """Kill it somewhere between its first line and its first answer."""
    beginning = asyncio.create_task(server.start())
    await asyncio.sleep(2.0 * rng.random())
    beginning.cancel()
    await asyncio.gather(beginning, return_exceptions=True)
    server.kill()


async def _play_on(players: list[Player], moves: int) -> None:
    """Wait until so many more moves are acknowledged."""
    wanted = sum(len(player.acknowledged) for player in players) + moves
    async with asyncio.timeout(GO_ON_SECONDS):
        while sum(len(player.acknowledged) for player in players) < wanted:
            await asyncio.sleep(0.02)


async def _all_go_on(players: list[Player]) -> None:
    """Wait until every player has seen their table go on."""
    before = {id(player): (player.table, player.version) for player in players}
    async with asyncio.timeout(GO_ON_SECONDS):
        while any((player.table, player.version) == before[id(player)] for player in players):
            await asyncio.sleep(0.05)


def _check(store: Path, players: list[Player], checked: dict[int, int]) -> int:
    """Every move acknowledged since the last check is in the store as it was sent; how many those are."""
    count = 0
    with closing(sqlite3.connect(store)) as connection:
        for number, player in enumerate(players):
            assert not player.faults, player.faults
            fresh = player.acknowledged[checked[number] :]
            for table, version, action in fresh:
                key = (table, version)
                row = connection.execute("SELECT data FROM events WHERE table_id=? AND version=?", key).fetchone()
                assert row is not None, f"move {version} of {table} was acknowledged and is missing"
                event = decode_event(row[0])
                assert isinstance(event, Moved)
                assert event.action == action, f"move {version} of {table} is another than was acknowledged"
            checked[number] += len(fresh)
            count += len(fresh)
    return count
