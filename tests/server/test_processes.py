"""Several processes behind one port: they are one server, and one that is killed is missed for a moment only."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path

import httpx
import pytest

from oneiros.core.errors import BadOption
from oneiros.server.config import Config
from oneiros.server.http.neighbours import Neighbours
from oneiros.server.processes import check
from tests.server.house import Visitor, play_out, run
from tests.server.process import Server
from tests.server.services import Service

PATIENCE = 60.0


async def processes_of(url: str, wanted: int) -> set[int]:
    """The processes that answer on this port, by what their metrics say."""
    found: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while len(found) < wanted:
            async with httpx.AsyncClient(timeout=5) as client:  # a new connection may go to another process
                try:
                    text = (await client.get(f"{url}/metrics")).text
                except httpx.TransportError:
                    continue
            found |= {int(float(line.split()[1])) for line in text.splitlines() if line.startswith("oneiros_process ")}
    return found


async def sockets_of(url: str) -> list[int]:
    """How many sockets each of two processes has."""
    found: dict[str, int] = {}
    async with asyncio.timeout(PATIENCE):
        while len(found) < 2:
            async with httpx.AsyncClient(timeout=5) as client:
                lines = (await client.get(f"{url}/metrics")).text.splitlines()
            told = dict(line.split() for line in lines if line.startswith(("oneiros_process ", "oneiros_sockets ")))
            found[told["oneiros_process"]] = int(float(told["oneiros_sockets"]))
    return list(found.values())


def test_a_connection_is_handed_on_whole(tmp_path: Path) -> None:
    """With what has come already; one that asks for nothing of a table, or for one of ours, stays."""

    async def story() -> None:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        both = [Neighbours(tmp_path, number, 2) for number in range(2)]
        for one in both:
            one.open(lambda connection, data: taken.put_nowait((connection, data)))
        here, there = socket.socketpair()
        requests = [b"GET /ws/%d?changes=yes HTTP/1.1\r\n" % number for number in range(20)]
        handed = [request for request in requests if both[0].hand_on(request, here.fileno())]
        assert 0 < len(handed) < len(requests)
        assert not any(both[1].hand_on(request, here.fileno()) for request in handed), "it has them now"
        assert not both[0].hand_on(b"GET /api/games HTTP/1.1\r\n", here.fileno())
        here.close()
        for request in handed:
            connection, data = await taken.get()
            assert data == request
            connection.send(b"x")
            connection.close()
        assert there.recv(100) == b"x" * len(handed)
        there.close()
        both[1].close()
        (tmp_path / "1").unlink()
        assert not both[0].hand_on(handed[0], 0), "nobody is there: it stays"
        both[0].close()

    run(story())


def test_processes_behind_one_port_are_one_server(tmp_path: Path, postgres: Service, redis: Service) -> None:
    async def story() -> None:
        server = Server(tmp_path, postgres.url, redis.url)
        server.command += ["--processes", "2"]
        await server.start()
        try:
            pids = await processes_of(server.url, 2)
            anna, berta = Visitor(server.url), Visitor(server.url)
            for visitor, name in ((anna, "Anna"), (berta, "Berta")):
                await visitor.post("/api/me", name=name)
            table = (await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1}))["id"]
            async with anna.at(f"{table}?changes=yes") as one, berta.at(f"{table}?changes=yes") as two:
                assert sorted(await sockets_of(server.url)) == [0, 2], "both are with one process"
                await two.done("sit")
                await two.done("ready")
                await one.done("ready")
                await play_out(one, two, most=12)
            os.kill(min(pids), signal.SIGKILL)
            assert max(pids) in await processes_of(server.url, 2), "the other one went on"
            async with anna.at(table) as one, berta.at(table) as two:
                await play_out(one, two)
                assert one.seen["result"] == two.seen["result"]
            for visitor in (anna, berta):
                await visitor.http.aclose()
        finally:
            assert server.stop() == 0

    run(story())


@pytest.mark.parametrize(
    "config", [Config(), Config(store="postgresql://oneiros@localhost/x"), Config(store="sqlite:///x.db")]
)
def test_processes_without_a_store_in_common_are_refused(config: Config) -> None:
    with pytest.raises(BadOption):
        check(config)
