"""Servers are killed under play: no acknowledged move is ever missing, and every table goes on by itself."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path

from sqlalchemy import select

from oneiros.core.chance import Rng
from oneiros.server.config import Config
from oneiros.server.store.database import Store
from oneiros.server.store.models import events
from oneiros.table.events import Moved, decode_event
from tests.server.crowd import Player, leave, seated
from tests.server.house import run
from tests.server.process import Server
from tests.server.services import Service

TABLES = 3
KILLS = 2  # `tests.soak` has a thousand


async def moves_kept(store_url: str) -> dict[tuple[str, int], int]:
    """Every move in the store, by table and version; that the versions have no gap is checked on the way."""
    store = Store(Config(store=store_url))
    rows = await store.all(select(events).order_by(events.c.table_id, events.c.version))
    await store.close()
    last: Counter[str] = Counter()
    kept = {}
    for row in rows:
        last[row.table_id] += 1
        assert row.version == last[row.table_id], "versions run without a gap, each once"
        event = decode_event(row.data)
        if isinstance(event, Moved):
            kept[row.table_id, row.version] = event.action
    return kept


def check_kept(players: list[Player], kept: dict[tuple[str, int], int]) -> int:
    """Every acknowledged move is in the store as it was sent."""
    count = 0
    for player in players:
        assert not player.faults, player.faults
        for table, version, action in player.acknowledged:
            assert kept.get((table, version)) == action, f"move {version} of {table} was acknowledged and is missing"
            count += 1
    return count


async def all_go_on(players: list[Player]) -> None:
    """Wait until every player has had another move acknowledged, or has seen others play on."""
    before = {id(player): (player.table, player.version) for player in players}
    async with asyncio.timeout(60):
        while any((player.table, player.version) == before[id(player)] for player in players):
            await asyncio.sleep(0.05)


async def all_answered(players: list[Player], moves: int) -> None:
    """Wait until as many moves of these players have been acknowledged."""
    async with asyncio.timeout(60):
        while sum(len(player.acknowledged) for player in players) < moves:
            await asyncio.sleep(0.05)


def test_a_server_killed_at_random_moments_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path)
        rng = Rng(7)
        await server.start()
        players = [player for number in range(TABLES) for player in await seated([server.url], number, 0.01, bots=True)]
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        try:
            for _ in range(KILLS):
                await all_go_on(players)
                await asyncio.sleep(0.001 * int(rng.below(300)))
                server.kill()
                await server.start()
            await all_go_on(players)
            await all_answered(players, 3 * TABLES)
            assert server.stop() in (0, -signal.SIGTERM)
            assert '"event": "closed"' in server.log.read_text()
            assert f"http://localhost:{server.port} " in server.log.read_text(), "it says where the games are"
        finally:
            stop.set()
            server.kill()
            await asyncio.gather(*playing)
            await leave(players)
        count = check_kept(players, await moves_kept(f"sqlite:///{tmp_path / 'killed.db'}"))
        assert count >= 3 * TABLES
        assert '"level": "error"' not in server.log.read_text()

    run(story())


def test_of_two_servers_one_is_killed_and_play_goes_on(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        servers = [Server(tmp_path, postgres.url, redis.url) for _ in range(2)]
        await asyncio.gather(*(server.start() for server in servers))
        urls = [server.url for server in servers]
        players = [player for number in range(5) for player in await seated(urls, number, 0.01, bots=True)]
        for number, player in enumerate(players):
            player.urls = urls[number % 2 :] + urls[: number % 2]  # the two of a table are on different servers
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        try:
            await all_go_on(players)
            servers[1].kill()
            await all_go_on(players)
            await servers[1].start()
            await all_go_on(players)
            await all_answered(players, len(players))
        finally:
            stop.set()
            for server in servers:
                server.kill()
            await asyncio.gather(*playing)
            await leave(players)
        assert check_kept(players, await moves_kept(postgres.url)) >= len(players)

    run(story())
