"""Bot accounts: who makes tokens, what they open, what people see, and how they end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from oneiros.server.config import Rate
from oneiros.server.people.tokens import MARK, MOST_BOTS, MOST_TOKENS
from oneiros.server.store.models import people, tokens
from tests.server.house import GENEROUS, House, Visitor, play_out, run, serving
from tests.server.test_operator import Operator

PHRASE = "correct horse battery"


async def account(house: House, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = await house.guest(name)
    await visitor.post("/api/account", name=name, passphrase=PHRASE)
    return visitor


async def bot_of(house: House, keeper: Visitor, name: str, scope: str = "play") -> Visitor:
    """A program with a token: it has no cookie, and no page that it comes from."""
    made = await keeper.post("/api/tokens", bot=name, scope=scope)
    visitor = house.visitor(authorization=f"Bearer {made['secret']}")
    del visitor.http.headers["origin"]
    return visitor


def at(visitor: Visitor, table: str) -> Any:
    """A socket of the program at a table."""
    return visitor.at(table, Authorization=visitor.http.headers["authorization"])


def test_a_token_is_shown_once_and_only_its_digest_is_kept(house: House) -> None:
    async def story() -> None:
        keeper = await account(house, "Keeper")
        made = await keeper.post("/api/tokens", bot="Cautious")
        assert made["secret"].startswith(MARK)
        (shown,) = await keeper.get("/api/tokens")
        assert (shown["id"], shown["bot"], shown["scope"], shown["seen"]) == (made["id"], "Cautious", "play", None)
        assert made["secret"] not in str(shown)
        row = await house.services.store.one(select(tokens).where(tokens.c.id == made["id"]))
        assert made["secret"] not in str(row)
        bot = house.visitor(authorization=f"Bearer {made['secret']}")
        assert (await bot.get("/api/me"))["name"] == "Cautious"
        assert (await bot.get("/api/me"))["bot"] is True
        (shown,) = await keeper.get("/api/tokens")
        assert shown["seen"] is not None

    house.run(story())


def test_only_accounts_keep_bots_and_not_too_many(house: House) -> None:
    async def story() -> None:
        guest = await house.guest("Passing")
        assert (await guest.post("/api/tokens", 403, bot="Stray"))["code"] == "no-account"
        keeper, other = await account(house, "Many"), await account(house, "Other")
        for number in range(MOST_BOTS):
            await keeper.post("/api/tokens", bot=f"Swarm {number}")
        assert (await keeper.post("/api/tokens", 409, bot="Swarm more"))["code"] == "too-many"
        for _ in range(MOST_TOKENS - 1):
            await keeper.post("/api/tokens", bot="Swarm 0")
        assert (await keeper.post("/api/tokens", 409, bot="Swarm 0"))["code"] == "too-many"
        assert (await other.post("/api/tokens", 409, bot="Swarm 0"))["code"] == "name-taken"
        assert (await other.post("/api/tokens", 409, bot="Many"))["code"] == "name-taken"
        newcomer = await house.guest("New")
        assert (await newcomer.post("/api/account", 409, name="Swarm 0", passphrase=PHRASE))["code"] == "name-taken"
        assert (await newcomer.post("/api/login", 403, name="Swarm 0", passphrase=PHRASE))["code"] == "wrong-passphrase"

    house.run(story())


def test_a_token_does_nothing_to_accounts(house: House) -> None:
    async def story() -> None:
        keeper = await account(house, "Owner")
        bot = await bot_of(house, keeper, "Worker")
        for answer in (
            await bot.post("/api/me", 403, name="Another"),
            await bot.post("/api/me/link", 403),
            await bot.post("/api/account", 403, name="Mine", passphrase=PHRASE),
            await bot.patch("/api/account", 403, old=PHRASE, new=PHRASE + "!"),
            await bot.get("/api/sessions", 403),
            await bot.delete("/api/sessions", 403),
            await bot.get("/api/tokens", 403),
            await bot.post("/api/tokens", 403, bot="Another"),
            await bot.delete("/api/tokens/x", 403),
            await bot.get("/api/mutes", 403),
            await bot.post("/api/daily", 403),
        ):
            assert answer["code"] == "for-people"
        for header in ("Bearer nonsense", "Basic abc"):
            assert (await house.visitor(authorization=header).get("/api/me", 401))["code"] == "bad-token"
        mixed = house.visitor(authorization="Bearer nonsense")
        mixed.http.cookies["oneiros"] = keeper.http.cookies["oneiros"]
        assert (await mixed.get("/api/me", 401))["code"] == "bad-token", "a bad token is not made good by a cookie"

    house.run(story())


def test_a_scope_to_read_looks_and_does_not_play(house: House) -> None:
    async def story() -> None:
        keeper = await account(house, "Reader")
        bot = await bot_of(house, keeper, "Watcher", "read")
        assert (await bot.post("/api/tables", 403, game="ravens"))["code"] == "scope"
        assert await bot.get("/api/mine") == []
        opened = await keeper.post("/api/tables", game="ravens", players=2)
        async with at(bot, opened["id"]) as line:
            assert (await line.see())["you"] is None
            await line.done("look")
            await line.refused("sit", "scope")
        assert (await keeper.post("/api/tokens", 400, bot="Watcher", scope="rule"))["code"] == "malformed"

    house.run(story())


def test_people_see_the_mark_at_the_table_and_in_the_lobby(house: House) -> None:
    async def story() -> None:
        keeper, anna = await account(house, "Marker"), await house.guest("Anna")
        bot = await bot_of(house, keeper, "Marked")
        opened = await anna.post(
            "/api/tables", game="ravens", players=2, listed=True, agents=True, options={"rounds": 1}
        )
        async with anna.at(opened["id"]) as line, at(bot, opened["id"]) as other:
            await other.done("sit")
            (shown,) = [one for one in await anna.get("/api/tables") if one["id"] == opened["id"]]
            assert shown["agents"] is True
            assert [(seat["name"], seat["agent"]) for seat in shown["seats"]] == [("Anna", False), ("Marked", True)]
            seen = await line.see(lambda seen: seen["seats"][1]["name"] == "Marked")
            assert [seat["agent"] for seat in seen["seats"]] == [False, True]
            assert seen["seats"][1]["guest"] is False
            for say, more in (
                ("chat", {"phrase": "hello"}),
                ("hint", {}),
                ("mute", {"line": 1}),
                ("ask-seat", {"seat": 0}),
            ):
                await other.refused(say, "for-people", **more)
            await line.done("ready")
            await other.done("ready")
            await play_out(line, other)
            await line.done("rematch")
            await other.done("rematch")
            seen = await line.see(lambda seen: seen["rematch"]["table"])
            async with anna.at(seen["rematch"]["table"]) as next_line:
                again = await next_line.see()
                marks = {seat["name"]: seat["agent"] for seat in again["seats"]}
                assert marks == {"Anna": False, "Marked": True}, "the mark goes along to the next game"

    house.run(story())


def test_a_public_table_is_for_people_unless_its_opener_says_otherwise(house: House) -> None:
    async def story() -> None:
        keeper, anna = await account(house, "Polite"), await house.guest("Anna")
        bot = await bot_of(house, keeper, "Pushy")
        public = await anna.post("/api/tables", game="ravens", players=2, listed=True)
        private = await anna.post("/api/tables", game="ravens", players=2)
        async with at(bot, public["id"]) as line:
            await line.refused("sit", "no-bots")
        async with at(bot, private["id"]) as line:
            await line.done("sit")
        own = await bot.post("/api/tables", game="ravens", players=2, listed=True)
        async with at(bot, own["id"]) as line:
            seen = await line.see()
            assert (seen["you"], seen["seats"][0]["agent"]) == (0, True)
            await line.done("leave")
            await line.done("sit")

    house.run(story())


@pytest.mark.parametrize("way", ["token", "others", "passphrase", "other-device"])
def test_what_ends_a_token_closes_its_sockets(house: House, way: str) -> None:
    async def story() -> None:
        keeper = await account(house, f"Ender {way}")
        phone = house.visitor()
        await phone.post("/api/login", name=f"Ender {way}", passphrase=PHRASE)
        bot = await bot_of(house, keeper, f"Ended {way}")
        opened = await bot.post("/api/tables", game="ravens", players=2)
        async with at(bot, opened["id"]) as line:
            await line.see()
            match way:
                case "token":
                    (token,) = await keeper.get("/api/tokens")
                    await keeper.delete(f"/api/tokens/{token['id']}")
                case "others":
                    await keeper.delete("/api/sessions")
                case "passphrase":
                    await keeper.patch("/api/account", old=PHRASE, new=PHRASE + "!")
                case _:
                    (other,) = [one for one in await keeper.get("/api/sessions") if not one["current"]]
                    await keeper.delete(f"/api/sessions/{other['id']}")
            assert (await line.ended())["code"] == "revoked"
        assert (await bot.get("/api/me", 401))["code"] == "bad-token"
        assert await keeper.get("/api/tokens") == []

    house.run(story())


def test_to_log_out_here_ends_no_token(house: House) -> None:
    async def story() -> None:
        keeper = await account(house, "Sleeper")
        bot = await bot_of(house, keeper, "Awake")
        (current,) = await keeper.get("/api/sessions")
        await keeper.delete(f"/api/sessions/{current['id']}")
        assert (await bot.get("/api/me"))["name"] == "Awake"

    house.run(story())


def test_one_cannot_end_the_token_of_anothers_bot(house: House) -> None:
    async def story() -> None:
        keeper, other = await account(house, "Rightful"), await account(house, "Wrongful")
        made = await keeper.post("/api/tokens", bot="Contested")
        await other.delete(f"/api/tokens/{made['id']}", 404)
        assert len(await keeper.get("/api/tokens")) == 1

    house.run(story())


def test_people_and_bots_are_rated_apart(house: House) -> None:
    async def story() -> None:
        keeper, anna = await account(house, "Rated"), await account(house, "Rated too")
        one, two = await bot_of(house, keeper, "Rated bot"), await bot_of(house, keeper, "Other bot")

        async def play(first: Visitor, second: Visitor) -> None:
            opened = await first.post("/api/tables", game="ravens", players=2, options={"rounds": 1, "target": 20})
            header = [visitor.http.headers.get("authorization") for visitor in (first, second)]
            more = [{"Authorization": value} if value else {} for value in header]
            async with first.at(opened["id"], **more[0]) as line, second.at(opened["id"], **more[1]) as other:
                await other.done("sit")
                await line.done("ready")
                await other.done("ready")
                await play_out(line, other)

        await play(anna, one)
        assert (await anna.get("/api/me"))["ratings"] == []
        assert (await one.get("/api/me"))["ratings"] == []
        for _ in range(4):
            await play(one, two)
        rated = [(await visitor.get("/api/me"))["ratings"] for visitor in (one, two)]
        assert [[rating["game"] for rating in ratings] for ratings in rated] == [["ravens"], ["ravens"]]
        assert (await anna.get("/api/me"))["ratings"] == []

    house.run(story())


def test_a_bot_uses_up_its_own_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, bot_requests=Rate(3, 0.001))

    async def story() -> None:
        async with serving(tmp_path, limits=limits) as house:
            keeper = await account(house, "Busy")
            bot = await bot_of(house, keeper, "Busybody")
            for _ in range(3):
                await bot.get("/api/me")
            assert (await bot.get("/api/me", 429))["code"] == "too-much"
            assert (await keeper.get("/api/me"))["name"] == "Busy"

    run(story())


def test_the_operator_makes_and_ends_tokens_and_a_blocked_keepers_bots_stay_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, check_seconds=0.1) as house:
            operator, keeper = Operator(house), await account(house, "Berta")
            secret = (await operator.say("make-token", "Berta", "Robot")).strip()
            bot = house.visitor(authorization=f"Bearer {secret}")
            assert (await bot.get("/api/me"))["name"] == "Robot"
            (row,) = await operator.rows("tokens")
            assert row[1:3] == ["Robot", "play"]
            opened = await bot.post("/api/tables", game="ravens", players=2)
            async with at(bot, opened["id"]) as line:
                await line.see()
                await operator.say("block", "person", "Berta")
                assert (await line.ended())["code"] == "blocked"
            await operator.say("unblock", "person", "Berta")
            while (await bot.http.get("/api/me")).status_code != 200:
                pass  # until the server has noticed
            async with at(bot, opened["id"]) as line:
                await line.see()
                await operator.say("end-token", row[0])
                assert (await line.ended())["code"] == "revoked"
            assert "no token" in await operator.say("end-token", row[0], code=2)
            await operator.say("make-token", "Robot", "Child", code=2)
            await operator.say("make-token", "Berta", "Robot")
            await operator.say("end-sessions", "Berta")
            assert await operator.rows("tokens") == []
            assert (await keeper.http.get("/api/mine")).status_code == 401

    run(story())


def test_bots_are_people_who_are_kept(house: House) -> None:
    async def story() -> None:
        keeper = await account(house, "Parent")
        await keeper.post("/api/tokens", bot="Childbot")
        row = await house.services.store.one(select(people).where(people.c.name == "Childbot"))
        assert row is not None
        assert row.passphrase is None
        assert row.keeper is not None

    house.run(story())
