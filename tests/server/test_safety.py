"""What docs/security.md promises: origins, limits, headers, strict reading, nothing secret in logs."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from oneiros.core.errors import BadOption
from oneiros.server.config import Config, Limits, Rate
from oneiros.server.http.headers import HEADERS
from oneiros.server.http.sockets import Socket
from oneiros.server.people.rate_limits import RateLimiter, address_of
from oneiros.server.people.texts import clean
from tests.server.house import GENEROUS, House, run, serving


def test_every_answer_has_the_headers(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        for path in ("/", "/api/games", "/api/mine", "/no/such/page", "/schema", "/health"):
            answer = await visitor.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "WebAssembly, and no text as a script"
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cache-control"]
            assert "server" not in answer.headers
        data = (await visitor.http.get("/api/games")).headers
        assert data["cache-control"] == "no-store"
        assert data["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert not {"x-frame-options", "permissions-policy"} & {*data}

    house.run(story())


def test_parts_of_a_page_have_the_headers_that_mean_something_there(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a.js", "assets/a.css", "assets/a.svg"):
        (tmp_path / name).write_text("x")

    async def story() -> None:
        async with serving(tmp_path, client=str(tmp_path)) as house:
            sent = {
                name: (await house.visitor().http.get(f"/assets/a.{name}")).headers for name in ("js", "css", "svg")
            }
            for headers in sent.values():
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" in sent["js"], "a worker has the policy of its script"
            assert "content-security-policy" not in sent["css"]
            assert not {"x-frame-options", "permissions-policy"} & {*sent["js"], *sent["css"]}
            assert sent["svg"].items() >= HEADERS.items(), "a drawing can be a page of its own"

    run(story())


def test_pages_of_other_sites_cannot_act(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "", "sec-fetch-site": "cross-site"},
        ):
            answer = await anna.http.post("/api/tables", json={"game": "doors"}, headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["code"] == "origin"
        opened = await anna.post("/api/tables", game="doors")
        async with anna.at(opened["id"], Origin="https://evil.example") as line:
            assert (await line.ended())["code"] == "origin"
            assert not line.picture
        # DNS rebinding: a foreign name that points at this machine.
        answer = await anna.http.get("/api/mine", headers={"host": "evil.example"})
        assert answer.status_code == 403

    house.run(story())


def test_behind_a_proxy_only_the_public_name_may_act(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, public_url="https://games.example.org") as house:
            visitor = house.visitor()
            answer = await visitor.http.post("/api/me", json={"name": "Anna"}, headers={"origin": house.url})
            assert answer.status_code == 403
            answer = await visitor.http.post(
                "/api/me", json={"name": "Anna"}, headers={"origin": "https://games.example.org"}
            )
            assert answer.status_code == 200
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-oneiros=")
            assert "Secure" in cookie
            assert "max-age" in answer.headers["strict-transport-security"]

    run(story())


def test_limits_hold_and_say_so(tmp_path: Path) -> None:
    few = Limits(
        tables=Rate(2, 0.001),
        people=Rate(2, 0.001),
        codes=Rate(3, 0.001),
        passphrases=Rate(2, 0.001),
        messages=Rate(10, 0.001),
        sockets=2,
    )

    async def story() -> None:
        async with serving(tmp_path, limits=few) as house:
            anna = await house.guest("Anna")
            await house.guest("Berta")
            assert (await house.visitor().post("/api/me", 429, name="Carla"))["code"] == "too-much"
            opened = [await anna.post("/api/tables", game="doors") for _ in range(2)]
            assert (await anna.post("/api/tables", 429, game="doors"))["reason"]
            for _ in range(3):
                await anna.get("/api/codes/ABCDEF", 404)
            await anna.get("/api/codes/ABCDEF", 429)
            for _ in range(2):
                await anna.post("/api/login", 403, name="x", passphrase="y")
            await anna.post("/api/login", 429, name="x", passphrase="y")
            async with anna.at(opened[0]["id"]) as one, anna.at(opened[0]["id"]) as two:
                await two.see()
                async with anna.at(opened[1]["id"]) as third:
                    assert (await third.ended()) == {
                        "tell": "bye",
                        "code": "too-much",
                        "reason": "too many sockets; please wait a little",
                        "again": True,
                    }
                for _ in range(10):
                    assert (await one.say("ping"))["tell"] == "pong"
                for _ in range(5):
                    await one.refused("ping", "too-much")
                await one.connection.send(json.dumps({"do": "ping"}))
                assert (await one.ended())["code"] == "too-much"
            async with anna.at(opened[0]["id"]) as one:  # a place is free again
                await one.see()

    run(story())


def test_what_is_too_large_or_too_slow_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(idle_seconds=0.2, people=GENEROUS.people, tables=GENEROUS.tables)
        async with serving(tmp_path, limits=limits) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            answer = await anna.http.post(
                "/api/tables", content=b"{" + b" " * 20_000 + b"}", headers={"content-type": "application/json"}
            )
            assert answer.status_code == 413
            async with anna.at(opened["id"]) as line:
                assert (await line.ended())["code"] == "idle"
            async with anna.at(opened["id"]) as line:
                await line.connection.send(json.dumps({"do": "chat", "text": "x" * 5000}))
                await line.wait(lambda: line.closed is not None)
                assert line.closed in (1009, 1008)
            async with anna.at(opened["id"]) as line:
                await line.see()

    run(story())


def test_requests_are_read_strictly(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        bodies: tuple[Any, ...] = (
            {"game": "doors", "surprise": 1},
            {"game": "doors", "players": "1"},
            {"game": "doors", "players": True},
            {"game": "nosuch"},
            {"game": "doors", "players": 7},
            {"game": "doors", "options": {"talk": "loud"}},
            {"game": "doors", "bots": ["genius"]},
            {"game": "ravens", "players": 2, "bots": ["drowsy", "drowsy"]},
            {"game": "doors", "clock": {"kind": "move", "seconds": -1}},
            {"game": "doors", "clock": {"kind": "move", "seconds": 1e12}},
            {},
            [],
            None,
        )
        for body in bodies:
            answer = await anna.http.post("/api/tables", json=body)
            assert answer.status_code == 400, (body, answer.text)
            assert set(answer.json()) == {"code", "reason", "rule"}
        for text in (b"", b"{", b"\xff\xfe", b'{"game": "doors"', b'"' + b"\\ud800" + b'"'):
            answer = await anna.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
            assert answer.status_code == 400, (text, answer.text)

    house.run(story())


def test_nothing_secret_is_logged(house: House, capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        anna = await house.guest("Quetzal")
        link = await anna.post("/api/me/link")
        phone = house.visitor()
        await phone.post("/api/me/arrive", secret=link["secret"])
        await anna.post("/api/account", name="Quetzalia", passphrase="purple monkey dishwasher")
        opened = await anna.post("/api/tables", game="doors")
        await anna.get(f"/api/codes/{opened['code']}")
        async with anna.at(opened["id"]) as line:
            await line.done("chat", text="a whispered secret")
            await line.done("ready")
            await line.done("resign")
        proof = await anna.get(f"/api/replays/{opened['id']}/proof")
        logged = "".join(capfd.readouterr())
        assert '"path": "/api/codes/{code}"' in logged, "something was logged at all"
        for secret in (
            link["secret"],
            anna.http.cookies["oneiros"],
            phone.http.cookies["oneiros"],
            "purple monkey",
            "whispered",
            opened["id"],
            opened["code"],
            proof["record"]["seed"],
            house.services.store.secret.hex(),
        ):
            assert secret not in logged

    house.run(story())


def test_texts_are_made_harmless() -> None:
    assert clean("a\u0000b\u202ec", 10, "it") == "a bc"
    assert len(clean("e" + "\u0301" * 50, 100, "it")) <= 6
    assert clean("\U0001f468\u200d\U0001f469", 10, "it") == "\U0001f468\u200d\U0001f469"


def test_addresses_are_counted_by_household() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::ffff", 2))
    assert address_of(("2001:db8:0:1::1", 1)) != address_of(("2001:db8::1", 1))
    assert address_of(("::ffff:10.0.0.1", 1)) == "10.0.0.1"
    assert address_of(None) == "unknown"


def test_buckets_fill_again_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    keeper = RateLimiter(Limits(codes=Rate(1, 1)))
    bucket = keeper.bucket("codes")
    assert bucket.take(now)
    assert not bucket.take(now + 0.5)
    assert bucket.take(now + 1.6)
    assert bucket.full(now + 5)


@pytest.mark.parametrize(
    "wrong",
    [
        {"store": "mysql://x"},
        {"store": "nothing"},
        {"channels": "redis://localhost"},
        {"store": "postgresql://x/y", "channels": "amqp://x"},
        {"public_url": "games.example.org"},
        {"public_url": "https://games.example.org/path"},
    ],
)
def test_bad_settings_are_refused_in_a_sentence(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=r"--\w+"):
        Config(**wrong).check()  # type: ignore[arg-type]


def test_who_takes_nothing_is_cut_off(house: House) -> None:
    """A reader that is stuck holds only its own socket, and not for long."""

    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors")
        live = await house.services.tables.get(opened["id"])
        async with anna.at(opened["id"]) as stuck, anna.at(opened["id"]) as other:
            await other.see()
            await stuck.see()
            socket = next(iter(live.viewers))
            assert isinstance(socket, Socket)
            socket.websocket.pause_writing()
            socket.look()
            await asyncio.sleep(0)
            socket.check(time.monotonic() + house.config.limits.send_seconds + 1)
            while len(live.viewers) > 1 or (stuck.closed is None and other.closed is None):
                await asyncio.sleep(0.005)
            left = stuck if other.closed is not None else other
            assert (await left.say("ping"))["tell"] == "pong"

    house.run(story())
