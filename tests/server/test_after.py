"""What is left of a game: replays, proofs, ratings, the daily game, backups; and what the server says of itself."""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from oneiros.core.errors import OneirosError
from oneiros.games import BUILT_IN
from oneiros.ratings import BEGINNER, Skill, after_game
from oneiros.server.http.routes.pages import client_file
from oneiros.server.live import daily
from oneiros.server.store.backup import back_up
from oneiros.server.store.models import tables
from tests.cli.runs import run as oneiros
from tests.server.house import House, Visitor, play_out, run, serving


async def finished_game(house: House, accounts: bool = False) -> tuple[Visitor, Visitor, str]:
    """A game of two people, played to its end."""
    anna, berta = await house.guest("Anna"), await house.guest("Berta")
    if accounts:
        for visitor, name in ((anna, "Anna"), (berta, "Berta")):
            await visitor.post("/api/account", name=name, passphrase="correct horse battery")
    opened = await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1})
    async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two:
        await two.done("sit")
        await one.done("ready")
        await two.done("ready")
        hidden = await anna.get(f"/api/replays/{opened['id']}/proof", 409)
        assert hidden["code"] == "hidden"
        await anna.get(f"/api/replays/{opened['id']}", 409, eyes="open")
        await berta.get(f"/api/replays/{opened['id']}", 409, seat=0)
        await play_out(one, two)
        one.promise = one.seen["promise"]  # type: ignore[attr-defined]
    return anna, berta, opened["id"]


def test_a_finished_game_is_replayed_and_verified(house: House, tmp_path: Path) -> None:
    async def story() -> None:
        _, _, table = await finished_game(house)
        stranger = house.visitor()
        proof = await stranger.get(f"/api/replays/{table}/proof")
        moves = len(proof["record"]["moves"])
        for parameters in ({"seat": 0}, {"seat": 1}, {"eyes": "spectator"}, {"eyes": "open"}):
            replay = await stranger.get(f"/api/replays/{table}", **parameters)
            assert replay["moves"] == moves
            assert [frame["number"] for frame in replay["frames"]] == list(range(min(50, moves + 1)))
            assert len(replay["frames"][0]["views"]) == (2 if parameters.get("eyes") == "open" else 1)
            assert replay["names"] == ["Anna", "Berta"]
        rest = await stranger.get(f"/api/replays/{table}", first=moves)
        assert [frame["number"] for frame in rest["frames"]] == [moves]
        await stranger.get(f"/api/replays/{table}", 409, seat=5)
        (tmp_path / "game.json").write_text(json.dumps(proof))
        told = oneiros("verify", str(tmp_path / "game.json"), "--promise", proof["promise"])
        assert "dealt as promised" in told.output
        wrong = oneiros("verify", str(tmp_path / "game.json"), "--promise", "0" * 64)
        assert wrong.exit_code == 2
        assert "does not hold" in wrong.output
        proof["record"]["seed"] = "00" * 16
        (tmp_path / "forged.json").write_text(json.dumps(proof))
        assert oneiros("verify", str(tmp_path / "forged.json")).exit_code == 2
        (tmp_path / "junk.json").write_text("{}")
        assert oneiros("verify", str(tmp_path / "junk.json")).exit_code == 2
        assert oneiros("verify", str(tmp_path / "none.json")).exit_code == 2

    house.run(story())


def test_games_between_people_are_rated(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await finished_game(house, accounts=True)
        result = {game["id"]: game["result"] for game in await anna.get("/api/history")}[table]
        mine, theirs = (await anna.get("/api/me"))["ratings"], (await berta.get("/api/me"))["ratings"]
        other = (await berta.get("/api/history"))[0]["result"]
        if result == other:
            assert mine == theirs == []
        else:
            better, worse = (mine, theirs) if result == "won" else (theirs, mine)
            assert better[0]["skill"] > worse[0]["skill"]
            assert better[0]["games"] == 1

    house.run(story())


def test_ratings_follow_the_result() -> None:
    before = [Skill(25.0, 8.0)] * 3
    after = after_game(before, [True, False, False])
    assert after[0].mu > 25 > after[1].mu == pytest.approx(after[2].mu)
    assert after_game(before, [True] * 3) == before, "who wins together is not compared"
    assert after_game([BEGINNER], [True]) == [BEGINNER]


def test_the_daily_game_is_the_same_for_all_once_and_secret_for_a_day(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        day = await anna.get("/api/daily")
        assert day["table"] is None
        mine, theirs = await anna.post("/api/daily"), await berta.post("/api/daily")
        assert (await anna.post("/api/daily"))["id"] == mine["id"], "there is one try"
        async with anna.at(mine["id"]) as one, berta.at(theirs["id"]) as two:
            await one.see()
            await two.see()
            assert one.seen["view"] == two.seen["view"], "the same cards"
            assert one.seen["promise"] == day["promise"]
            await one.refused("hint", "no-hints")
            await one.refused("undo", "no-undo")
            await play_out(one)
            assert one.seen["seed"] is None, "others have it before them"
            await one.refused("rematch", "daily")
        line = (await anna.get("/api/daily"))["line"]
        assert line.startswith(f"Oneiros {day['day']} ")
        assert "\n" not in line
        async with berta.at(mine["id"]) as spy:
            assert (await spy.ended())["code"] == "unknown"
        await berta.get(f"/api/replays/{mine['id']}", 404)
        await anna.get(f"/api/replays/{mine['id']}/proof", 403)
        await anna.get(f"/api/replays/{mine['id']}", 403, eyes="open")
        assert (await anna.get(f"/api/daily/{day['day']}", 404))["code"] == "unknown"
        # The next day.
        tomorrow = datetime.now(UTC).date() + timedelta(days=1)
        monkeypatch.setattr(daily, "today", lambda: tomorrow)
        over = await berta.get(f"/api/daily/{day['day']}")
        assert over["lines"] == [line]
        assert over["promise"] == day["promise"]
        proof = await berta.get(f"/api/replays/{mine['id']}/proof")
        assert proof["record"]["seed"] == over["seed"]
        assert (await anna.get("/api/daily"))["promise"] != day["promise"]
        for wrong in ("2020-01-01", "yesterday", "2026-13-01", "20261101"):
            await anna.get(f"/api/daily/{wrong}", 404)

    house.run(story())


def test_daily_lines_are_ranked() -> None:
    lines = ["Oneiros 2026-05-01 x 5/8 · 61", "Oneiros 2026-05-01 x 8/8 · 90", "Oneiros 2026-05-01 x 8/8 · 80"]
    assert sorted(lines, key=daily.rank) == [lines[2], lines[1], lines[0]]
    secret = b"s" * 32
    assert daily.seed_of(secret, date(2026, 5, 1)) != daily.seed_of(secret, date(2026, 5, 2))
    assert daily.seed_of(secret, date(2026, 5, 1)) != daily.seed_of(b"t" * 32, date(2026, 5, 1))


def test_a_backup_is_a_whole_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as line:
                await line.done("ready")
                for _ in range(5):
                    await line.move()
                source = house.config.store_file
                assert source is not None
                assert back_up(source, tmp_path / "copy.db") == 1
                seen = line.seen
                await line.move()
            with pytest.raises(OneirosError, match="already"):
                back_up(source, tmp_path / "copy.db")
        with pytest.raises(OneirosError, match="no store"):
            back_up(tmp_path / "none.db", tmp_path / "other.db")
        # Restored: the same people, the same table, as it was at that moment.
        async with serving(tmp_path, store=f"sqlite:///{tmp_path / 'copy.db'}") as house:
            again = house.visitor()
            again.http.cookies["oneiros"] = anna.http.cookies["oneiros"]
            async with again.at(opened["id"]) as line:
                await line.see()
                assert line.seen["view"] == seen["view"]
                await line.move()

    run(story())
    assert (
        "1 table" in oneiros("backup", str(tmp_path / "two.db"), "--store", f"sqlite:///{tmp_path / 'test.db'}").output
    )
    assert oneiros("backup", str(tmp_path / "x.db"), "--store", "postgresql://x/y").exit_code == 2


def test_health_metrics_and_schema(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        assert (await visitor.get("/health"))["status"] == "ok"
        page = (await visitor.http.get("/metrics")).text
        for name in ("oneiros_requests_total", "oneiros_sockets", "oneiros_store_seconds_bucket"):
            assert name in page
        schema = await visitor.get("/schema")
        assert {"/api/me", "/api/tables", "/api/daily"} <= set(schema["paths"])
        games = await visitor.get("/api/games")
        assert [game["id"] for game in games] == [*BUILT_IN]
        assert all(game["rules"].startswith("#") and game["bots"] for game in games)
        assert "was not built" in (await visitor.http.get("/")).text or (await visitor.http.get("/")).status_code == 200

    house.run(story())


def test_icons_are_kept_for_an_hour_and_the_page_is_asked_for_each_time(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "sw.js", "assets/grain-1.svg"):
        (tmp_path / name).write_text("x")
    kept = {name: client_file(tmp_path, name).headers["cache-control"] for name in ("/", "/icon.svg", "/sw.js")}
    assert kept == {"/": "no-cache", "/icon.svg": "public, max-age=3600", "/sw.js": "no-cache"}
    assert "immutable" in client_file(tmp_path, "/assets/grain-1.svg").headers["cache-control"]


def test_the_client_is_served_with_right_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Oneiros</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("no")
    assert "link" not in client_file(tmp_path, "/", languages="pl").headers
    for language in ("en", "pl"):
        (tmp_path / "assets" / f"words-{language}-1a2b.js").write_text("1")
    for languages, words in (("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("fr, PL;q=0.5", "pl"), ("fr", "en"), ("*/../x", "en")):
        announced = client_file(tmp_path, "/t/some-table", languages=languages).headers
        assert announced["link"] == f"</assets/words-{words}-1a2b.js>; rel=modulepreload"
        assert announced["vary"] == "accept-encoding, accept-language"
    (tmp_path / "home.pl.html").write_text("dom")
    assert client_file(tmp_path, "/", languages="pl-PL").content == b"dom"
    assert client_file(tmp_path, "/", languages="ru").content == b"<title>Oneiros</title>", "none is made in it"
    page = client_file(tmp_path, "/t/some-table", languages="pl")
    assert page.content == b"<title>Oneiros</title>", "it is the home page alone"
    assert page.headers["cache-control"] == "no-cache"
    assert page.media_type == "text/html; charset=utf-8"
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"small")
    for accepted, encoding in (("gzip, deflate, br;q=0.9", "br"), ("gzip", None), ("brr", None)):
        sent = client_file(tmp_path, "/assets/main-1a2b.js", accepted)
        assert sent.headers.get("content-encoding") == encoding
        assert (sent.content == b"small") == (encoding == "br")
        assert (sent.headers["vary"], sent.media_type) == ("accept-encoding", "text/javascript; charset=utf-8")
    script = client_file(tmp_path, "/assets/main-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.media_type == "text/javascript; charset=utf-8"
    for path in ("/assets/none.js", "/../secret.txt", "/api/none", "/..%2fsecret.txt/x.txt"):
        with pytest.raises(Exception, match="nothing at this address"):
            client_file(tmp_path, path)


def test_a_game_of_other_rules_is_refused_politely(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors")
        row = await house.services.store.one(select(tables.c.setup).where(tables.c.id == opened["id"]))
        setup: dict[str, Any] = json.loads(row.setup)
        setup["rules_version"] += 1
        async with house.services.store.writing() as connection:
            await connection.execute(
                tables.update().where(tables.c.id == opened["id"]).values(setup=json.dumps(setup).encode())
            )
        async with anna.at(opened["id"]) as line:
            bye = await line.ended()
            assert bye["code"] == "other-rules"
            assert "version" in bye["reason"]

    house.run(story())


def test_the_store_is_private_to_its_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            file = house.config.store_file
            assert file is not None
            assert file.stat().st_mode & 0o077 == 0
            with sqlite3.connect(file) as connection:
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    run(story())
