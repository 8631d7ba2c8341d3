"""What a stranger's script sends, and what a machine does at the worst moment: a clear word, no fault, play goes on.

`oneiros_errors` counts the server's own faults. It stays 0 through everything here.
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from sqlalchemy import insert, text

from oneiros.core.errors import BadOption, Refusal
from oneiros.server.config import Config, Limits, Rate
from oneiros.server.errors import StoreDown
from oneiros.server.http import connections, shares
from oneiros.server.http.headers import headers_of
from oneiros.server.run import make_server
from oneiros.server.store.database import Store
from oneiros.server.store.models import events
from tests.server.house import GENEROUS, House, Visitor, run, serving
from tests.server.services import Service, free_port

DEEP = "[" * 2000
PAGE = 4096
PIPELINED = 200  # requests answered
MOST_WAITING = 10 << 20  # bytes: what the machine's own buffers hold, which is some


async def unharmed(house: House) -> None:
    """The server has counted no fault of its own, and a newcomer can play."""
    visitor = await house.guest("Newcomer")
    assert "oneiros_errors_total 0.0" in (await visitor.http.get("/metrics")).text
    opened = await visitor.post("/api/tables", game="doors")
    async with visitor.at(opened["id"]) as line:
        await line.done("ready")
        await line.move()


@asynccontextmanager
async def raw(
    house: House, address: str = "127.0.0.1"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.config.port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


@asynccontextmanager
async def fresh(tmp_path: Path, **settings: Any) -> AsyncIterator[House]:
    """A server whose count of faults begins at 0 and must end there."""
    async with serving(tmp_path, **settings) as house:
        yield house
        await unharmed(house)


def test_deeply_nested_json_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with fresh(tmp_path) as house:
            anna = await house.guest("Anna")
            for path in ("/api/tables", "/api/me", "/api/login", "/api/me/arrive"):
                for body in (DEEP, '{"game": ' + DEEP, '{"a":' * 400):
                    answer = await anna.http.post(path, content=body, headers={"content-type": "application/json"})
                    assert answer.status_code == 400, answer.text
                    assert answer.json()["code"] == "malformed"
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                for said in (DEEP, f'{{"do":"move","id":7,"asked":1,"move":{{"do":{DEEP}', f'{{"id":{DEEP}'):
                    await line.connection.send(said)
                assert (await line.say("ping"))["tell"] == "pong"

    run(story())


def test_addresses_with_control_signs_lead_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with fresh(tmp_path) as house:
            anna = await house.guest("Anna")
            for path in ("/%00", "/assets/%00.js", "/api/codes/%00", "/api/replays/%00", "/api/daily/%00", "/%0d%0a"):
                assert (await anna.http.get(path)).status_code == 404, path
            async with anna.at("%00") as line:
                assert (await line.ended())["code"] == "unknown"

    run(story())


def test_a_zero_byte_does_not_reach_postgresql(tmp_path: Path, postgres: Service) -> None:
    async def story() -> None:
        async with fresh(tmp_path, store=postgres.url) as house:
            anna = await house.guest("A\0nna")
            for path in ("/api/codes/AB%00", "/api/replays/%00/proof", "/api/daily/2026-01-%00"):
                await anna.get(path, 404)
            for body in ({"name": "x\0", "passphrase": "y\0" * 8}, {"name": "\0", "passphrase": "long enough here"}):
                answer = await anna.http.post("/api/login", json=body)
                assert answer.status_code in (400, 403), answer.text
            answer = await anna.http.post("/api/me/arrive", json={"secret": "\0"})
            assert answer.status_code == 404, answer.text
            await anna.post("/api/tables", 400, game="doors\0")
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as line:
                await line.done("chat", text="a\0b")
                await line.done("ready")

    run(story())


BROKEN_POSTS = (
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{",
    b'POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"nam',
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}",
    b"\x00\x01\x02 / HTTP/9.9\r\n\r\n",
    b"GET /ws/x HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 100_000 + b"\r\n\r\n",
)


def test_broken_requests_are_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with fresh(tmp_path) as house:
            for sent in BROKEN_POSTS:
                async with raw(house) as (_, writer):
                    writer.write(sent)
                    await writer.drain()
                    await asyncio.sleep(0)
            for sent in BROKEN_POSTS:  # and those who wait for what comes, where they half-close
                async with raw(house) as (reader, writer):
                    writer.write(sent)
                    writer.write_eof()
                    await reader.read()

    run(story())


def test_requests_in_one_go_are_read_as_they_are_answered(tmp_path: Path) -> None:
    """Thousands of requests in one write, and no answer waited for: the server takes in no more than it works off."""

    async def story() -> None:
        async with fresh(tmp_path) as house:
            request = b"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n"
            loop = asyncio.get_running_loop()
            with socket.socket() as line:
                line.setblocking(False)
                await loop.sock_connect(line, ("127.0.0.1", house.config.port))
                sent = answered = 0
                while answered < PIPELINED:
                    with suppress(BlockingIOError):
                        sent += line.send(request * 5000)
                    with suppress(BlockingIOError):
                        answered += line.recv(1 << 20).count(b"HTTP/1.1 404")
                    await asyncio.sleep(0)
            assert sent - answered * len(request) < MOST_WAITING

    run(story())


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """Who opens many and says nothing keeps nobody out. When one ends or becomes a socket there is room again."""

    async def story() -> None:
        few = msgspec.structs.replace(GENEROUS, connections=5)
        async with serving(tmp_path, limits=few) as house, AsyncExitStack() as stack:
            held = [await stack.enter_async_context(raw(house, "127.0.0.9")) for _ in range(5)]
            async with raw(house, "127.0.0.9") as (reader, _):
                with suppress(ConnectionError):
                    assert await reader.read() == b"", "the sixth is cut off"
            await unharmed(house)
            stranger = Visitor(house.url, address="127.0.0.9")
            house.visitors.append(stranger)
            held[0][1].close()
            await held[0][1].wait_closed()
            async with asyncio.timeout(20):
                while True:
                    with suppress(httpx.TransportError):
                        await stranger.post("/api/me", name="Stranger")
                        break
            opened = await stranger.post("/api/tables", game="doors")
            async with AsyncExitStack() as sockets:
                await stranger.http.aclose()
                for _ in range(8):
                    line = await sockets.enter_async_context(stranger.at(opened["id"]))
                    await line.see()

    run(story())


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one that comes byte by byte, first or after an answer."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.05)
    whole = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"

    async def story() -> None:
        async with fresh(tmp_path) as house:
            for first, more in ((b"", b""), (b"GET / HT", b"x"), (whole + b"GET", b"x")):
                async with raw(house) as (reader, writer):
                    writer.write(first)
                    with suppress(ConnectionError):
                        while not reader.at_eof():
                            writer.write(more)
                            with suppress(TimeoutError):
                                async with asyncio.timeout(0.01):
                                    await reader.read(1 << 20)

    run(story())


def test_proxies_of_ours_have_any_number_of_connections() -> None:
    keeper = connections.Doorkeeper(Config(proxies="10.0.0.0/8", limits=Limits(connections=1)))
    assert [keeper.let_in(("10.0.0.1", 1)) for _ in range(3)] == ["", "", ""]
    assert [keeper.let_in(("192.0.2.1", 1)) for _ in range(2)] == ["192.0.2.1", None]
    keeper.let_go("192.0.2.1")
    assert keeper.let_in(("192.0.2.1", 1)) == "192.0.2.1"


def test_what_is_refused_is_counted_as_well(tmp_path: Path) -> None:
    """A page of another site, and whoever comes far too often: neither is free."""
    few = Limits(requests=Rate(5, 0.001))

    async def story() -> None:
        async with serving(tmp_path, limits=few) as house:
            other = house.visitor(origin="https://other.example")
            answers = [(await other.http.post("/api/me", json={"name": "Anna"})).status_code for _ in range(8)]
            assert answers == [403] * 5 + [429] * 3

    run(story())


def test_who_comes_far_too_often_is_refused_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """To refuse costs time as well, so a flood of refusals would be a flood."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    share = shares.Shares(Limits().share)
    share.spent("a", 10.0)
    assert share.wait("a") == pytest.approx(4 * 10.0 - shares.FREE, abs=0.5), "an address gets a quarter of the time"
    with pytest.raises(Refusal, match="too many requests"):
        asyncio.run(share.turn("a", shares.REQUEST))
    asyncio.run(share.turn("b", shares.REQUEST))
    assert waited == [shares.LONGEST]


def test_whatever_is_asked_for_has_the_headers_and_is_counted(tmp_path: Path) -> None:
    few = Limits(requests=Rate(60, 0.001))

    async def story() -> None:
        async with serving(tmp_path, limits=few) as house:
            anna = house.visitor()
            asked = [("POST", "/nowhere"), ("PUT", "/api/games"), ("DELETE", "/"), ("OPTIONS", "/api/me")]
            asked += [("PATCH", "/api/nothing/at/all"), ("GET", "/api/nothing"), ("TRACE", "/"), ("HEAD", "/api/me")]
            statuses = []
            for _ in range(12):
                for method, path in asked:
                    answer = await anna.http.request(method, path)
                    kind = answer.headers.get("content-type", "").partition(";")[0]
                    assert answer.headers.items() >= headers_of(kind).items(), (method, path)
                    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
                    assert answer.headers["x-content-type-options"] == "nosniff"
                    assert answer.status_code < 500
                    statuses.append(answer.status_code)
            assert 429 not in statuses[:60]
            assert set(statuses[60:]) == {429}
            assert (await anna.http.get("/health")).status_code == 200, (
                "those who watch it have an account of their own"
            )
            for _ in range(60):
                answer = await anna.http.get("/metrics")
            assert answer.status_code == 429 or (await anna.http.get("/metrics")).status_code == 429

    run(story())


def test_frames_that_are_no_messages_are_counted(tmp_path: Path) -> None:
    """Pings, pongs, and messages in a thousand pieces: from a socket that was let in, or before it was."""
    few = Limits(messages=Rate(30, 0.001))

    async def story() -> None:
        async with serving(tmp_path, limits=few) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            for kind in ("ping", "pong"):
                async with anna.at(opened["id"]) as line:
                    await line.see()
                    for _ in range(20):
                        await getattr(line.connection, kind)()
                    assert (await line.say("ping"))["tell"] == "pong", "as many as anybody needs"
                    await flood(line, kind)
            async with anna.at(opened["id"]) as line:
                await line.see()
                await line.connection.send("x" for _ in range(200))
                await line.wait(lambda: line.closed is not None)
            await early_pings(house, opened["id"])
        async with serving(tmp_path) as house:
            await unharmed(house)

    run(story())


async def flood(line: Any, kind: str) -> None:
    """Send until one is cut off."""
    while line.closed is None:
        with suppress(websockets.ConnectionClosed):
            await getattr(line.connection, kind)()
        await asyncio.sleep(0)


async def early_pings(house: House, table: str) -> None:
    """Pings while the server still looks up who comes: they are read when it has, until the connection ends."""
    identities = house.services.identities
    really, asked, go_on = identities.who, asyncio.Event(), asyncio.Event()

    async def slowly(token: str | None) -> Any:
        asked.set()
        await go_on.wait()
        return await really(token)

    identities.who = slowly  # type: ignore[method-assign]
    async with raw(house) as (reader, writer):
        writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        await asked.wait()
        with suppress(ConnectionError):
            writer.write(b"\x89\x80mask" * 1000)
            await writer.drain()
            go_on.set()
            await reader.read()
    go_on.set()
    identities.who = really  # type: ignore[method-assign]


def test_a_disk_that_is_full_in_the_middle_of_a_move(tmp_path: Path) -> None:
    """The move is refused as a whole, nobody sees it, and when there is room it goes through; health says so."""

    async def story() -> None:
        async with fresh(tmp_path) as house:
            anna, berta = await house.guest("Anna"), await house.guest("Berta")
            opened = await anna.post("/api/tables", game="ravens", players=2)
            aside = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two:
                await two.done("sit")
                await one.done("ready")
                await two.done("ready")
                store = house.services.store
                await store.transact(lambda connection: connection.execute(text("PRAGMA max_page_count=1")).scalar())
                for size in (300, 20):
                    await fill(store, aside["id"], size)
                mover, other = (one, two) if one.seen["asked"] is not None else (two, one)
                seen = await mover.see(lambda seen: seen["choices"])
                asked, action = seen["asked"], seen["choices"][0]["action"]
                await mover.refused("move", "store-down", asked=asked, action=action)
                await other.say("look")
                assert other.seen["version"] == seen["version"], "nobody saw what was not stored"
                await store.transact(
                    lambda connection: connection.execute(text("PRAGMA max_page_count=1000000")).scalar()
                )
                await mover.done("move", asked=asked, action=action)
                await other.reach(seen["version"] + 1)

    run(story())


async def fill(store: Store, table: str, size: int) -> None:
    """Use up the last page: events far ahead, which nobody reads."""
    version = 10_000_000 + size * 10_000
    with suppress(StoreDown):
        while True:
            version += 1
            row = {"table_id": table, "version": version, "data": b"x" * size}
            await store.transact(lambda connection, row=row: connection.execute(insert(events), row).rowcount)  # type: ignore[misc]


def test_health_writes(tmp_path: Path) -> None:
    async def story() -> None:
        async with fresh(tmp_path, store_seconds=0.2) as house:
            visitor = house.visitor()
            assert (await visitor.get("/health"))["status"] == "ok"
            file = house.config.store_file
            assert file is not None
            locker = sqlite3.connect(file, isolation_level=None)
            locker.execute("BEGIN IMMEDIATE")  # others may read, and nobody can write
            house.services.heartbeat._written = float("-inf")
            assert (await visitor.get("/health", 503))["code"] == "store-down"
            locker.execute("ROLLBACK")
            locker.close()
            answers = await asyncio.gather(*(visitor.get("/health") for _ in range(20)))
            assert {answer["status"] for answer in answers} == {"ok"}
            rows = await house.services.store.one(text("SELECT count(*) FROM heartbeats"))
            assert rows[0] == 1

    run(story())


def test_a_damaged_last_page_is_told_loudly(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna: Visitor = await house.guest("Anna")
            for _ in range(5):
                await anna.post("/api/tables", game="doors")
        file = tmp_path / "test.db"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            root = connection.execute("SELECT max(rootpage) FROM sqlite_master").fetchone()[0]
        connection.close()
        data = bytearray(file.read_bytes())
        data[(root - 1) * PAGE : root * PAGE] = b"\xff" * PAGE
        file.write_bytes(data)
        store = Store(Config(store=f"sqlite:///{file}"))
        with pytest.raises(BadOption, match="damaged"):
            await store.open()
        await store.close()
        assert '"event": "store-damaged"' in capfd.readouterr().err

    run(story())


def serve(store: str) -> subprocess.CompletedProcess[str]:
    """`oneiros serve`, which is expected to end by itself."""
    command = [sys.executable, "-m", "oneiros", "serve", "--port", str(free_port()), "--store", store]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_start_that_fails_says_why_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, " * 100)
    done = serve(f"sqlite:///{tmp_path / 'text.db'}")
    assert done.returncode == 2, done
    assert done.stderr.strip().splitlines()[-1].startswith("oneiros: the store")
    assert "is damaged" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert "The games are at" not in done.stdout


def not_begun(store: str) -> str:
    """Why a server does not begin on that store."""
    server = make_server(Config(store=store, port=free_port()))
    asyncio.run(server.serve())
    assert not server.started
    return str(server.failed)


def test_whatever_is_wrong_with_the_store_there_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "file").touch()
    wrong = (
        f"sqlite:///{tmp_path / 'folder.db'}",
        f"sqlite:///{tmp_path / 'file' / 'below.db'}",
        f"postgresql://someone:secret@127.0.0.1:{free_port()}/nothing",
    )
    for store in wrong:
        sentence = not_begun(store)
        assert sentence.startswith("the store ")
        assert "cannot be opened: " in sentence
        assert "secret" not in sentence


def test_a_store_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.services.store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num='9999'"))

    run(story())
    assert "another version of Oneiros" in not_begun(f"sqlite:///{tmp_path / 'test.db'}")


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with fresh(tmp_path) as house:
            second = make_server(Config(store=house.config.store, port=free_port()))
            await second.serve()
            assert "another server uses the store" in str(second.failed)
            await unharmed(house)
        async with serving(tmp_path) as house:  # it was let go
            await unharmed(house)

    run(story())
