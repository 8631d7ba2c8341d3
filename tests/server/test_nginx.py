"""docs/nginx.conf before a real server: the true address is known, none can be forged, and sockets go through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from oneiros.server.config import Rate
from tests.server.house import GENEROUS, House, Visitor, play_out, run, serving
from tests.server.services import HTTPS_PROXY, Service, nginx

FEW = Rate(3, 0.0001)


@asynccontextmanager
async def street(folder: Path, **limits: Any) -> AsyncIterator[tuple[House, Service]]:
    """A server that trusts the nginx before it."""
    changed = msgspec.structs.replace(GENEROUS, **limits)
    async with serving(folder, limits=changed, proxies="127.0.0.1") as house:
        with nginx(folder, house.config.port) as proxy:
            yield house, proxy


def visitor(house: House, proxy: Service, address: str, **headers: str) -> Visitor:
    """Somebody who comes to nginx from that address."""
    house.visitors.append(Visitor(proxy.url, headers, address))
    return house.visitors[-1]


async def newcomers(house: House, proxy: Service, told: list[tuple[str, str]]) -> list[int]:
    """What each is answered who takes a name, coming from an address and claiming another."""
    codes = []
    for address, claimed in told:
        guest = visitor(house, proxy, address, **({"x-forwarded-for": claimed} if claimed else {}))
        codes.append((await guest.http.post("/api/me", json={"name": "Anna"})).status_code)
    return codes


def test_visitors_are_told_apart_by_their_own_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, people=FEW) as (house, proxy):
            assert await newcomers(house, proxy, [("127.0.0.5", "")] * 5) == [200, 200, 200, 429, 429]
            assert await newcomers(house, proxy, [("127.0.0.6", "")] * 2) == [200, 200]

    run(story())


def test_nobody_forges_an_address_through_nginx(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, people=FEW) as (house, proxy):
            forged = [("127.0.0.5", f"203.0.113.{number}, 127.0.0.1") for number in range(5)]
            assert await newcomers(house, proxy, forged) == [200, 200, 200, 429, 429]

    run(story())


def test_of_what_the_https_proxy_says_only_its_own_word_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, people=FEW) as (house, proxy):
            passed_on = [(HTTPS_PROXY, f"203.0.113.{number}, 198.51.100.1") for number in range(5)]
            assert await newcomers(house, proxy, passed_on) == [200, 200, 200, 429, 429]
            others = [(HTTPS_PROXY, f"198.51.100.{number}") for number in range(2, 6)]
            assert await newcomers(house, proxy, others) == [200] * 4

    run(story())


def test_games_are_played_through_nginx(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, sockets=2) as (house, proxy):
            anna, berta = visitor(house, proxy, "127.0.0.5"), visitor(house, proxy, "127.0.0.6")
            for person, name in ((anna, "Anna"), (berta, "Berta")):
                await person.post("/api/me", name=name)
            opened = await anna.post("/api/tables", game="ravens", players=2)
            async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two:
                await two.done("sit")
                await two.done("ready")
                await one.done("ready")
                await play_out(one, two, most=6)
                async with anna.at(opened["id"]) as again, anna.at(opened["id"]) as third:
                    await again.see()
                    assert (await third.ended())["code"] == "too-much", "sockets are counted by address"
            assert (await anna.http.get("/metrics")).status_code == 404
            assert (await anna.http.get("/")).headers["x-frame-options"] == "DENY"
            assert (await anna.http.post("/api/me", content=b"x" * 70_000)).status_code == 413

    run(story())


def test_a_page_of_another_site_cannot_act_through_nginx(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (house, proxy):
            other = visitor(house, proxy, "127.0.0.5", origin="https://evil.example")
            assert (await other.post("/api/me", 403, name="Anna"))["code"] == "origin"

    run(story())


def test_one_address_has_a_hundred_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (_, proxy), AsyncExitStack() as stack:
            statuses = []
            for number in range(105):
                address = "127.0.0.5" if number < 104 else "127.0.0.6"
                reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port, local_addr=(address, 0))
                stack.callback(writer.close)
                # The body is yet to come, so each of these requests stays under way.
                writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
                await writer.drain()
                statuses.append(reader)
            last = (await asyncio.wait_for(statuses[103].readline(), 20)).split()[1]
            assert last == b"429"
            assert not statuses[50].at_eof()
            writer.write(b'"name":1')
            assert (await asyncio.wait_for(statuses[104].readline(), 20)).split()[1] == b"400", "others are let in"

    run(story())
