"""Who somebody is: guests, personal links, accounts, sessions."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from oneiros.server.store.models import login_links, people, sessions
from tests.server.house import House, Visitor


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        assert await visitor.get("/api/me") is None
        answer = await visitor.http.post("/api/me", json={"name": "  Anna \n Lee "})
        assert answer.json() == {"name": "Anna Lee", "account": False, "ratings": [], "guest": None, "bot": False}
        cookie = answer.headers["set-cookie"].casefold()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await visitor.post("/api/me", name="Ann"))["name"] == "Ann"
        assert (await visitor.get("/api/me"))["name"] == "Ann"
        assert (await visitor.post("/api/me", 400, name=" \u202e "))["code"] == "empty"
        assert (await visitor.post("/api/me", 400, name="x" * 25))["code"] == "too-long"

    house.run(story())


def test_a_first_game_is_one_request_away(house: House) -> None:
    async def story() -> None:
        visitor = house.visitor()
        assert (await visitor.post("/api/tables", 401, game="doors"))["code"] == "no-identity"
        assert (await visitor.post("/api/tables", 400, game="doors", guest=" "))["code"] == "empty"
        answer = await visitor.http.post("/api/tables", json={"game": "doors", "guest": " Anna  Lee"})
        assert answer.status_code == 201
        assert "httponly" in answer.headers["set-cookie"].casefold()
        assert (await visitor.get("/api/me"))["name"] == "Anna Lee"
        async with visitor.at(answer.json()["id"]) as line:
            assert (await line.see())["you"] == 0
        # Who has a name keeps it, and the browser its cookie.
        again = await visitor.http.post("/api/tables", json={"game": "doors", "guest": "Eve"})
        assert "set-cookie" not in again.headers
        assert (await visitor.get("/api/me"))["name"] == "Anna Lee"

    house.run(story())


def other_letter(token: str) -> str:
    """The token with another first letter: "A" may be its own."""
    return ("B" if token[0] == "A" else "A") + token[1:]


@pytest.mark.parametrize("spoil", [lambda token: token[:-1], other_letter, lambda token: "x", lambda _: ""])
def test_a_forged_token_is_nobody(house: House, spoil: object) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        token = anna.http.cookies["oneiros"]
        thief = house.visitor()
        thief.http.cookies["oneiros"] = spoil(token)  # type: ignore[operator]
        assert await thief.get("/api/me") is None
        assert (await thief.get("/api/mine", 401))["code"] == "no-identity"
        thief.http.cookies["oneiros"] = token
        assert (await thief.get("/api/me"))["name"] == "Anna"

    house.run(story())


def test_a_personal_link_carries_a_guest_to_another_device_once(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors")
        link = await anna.post("/api/me/link")
        phone, other = house.visitor(), house.visitor()
        assert (await phone.post("/api/me/arrive", secret=link["secret"]))["name"] == "Anna"
        assert (await other.post("/api/me/arrive", 404, secret=link["secret"]))["code"] == "no-link"
        async with phone.at(opened["id"]) as line:
            assert (await line.see())["you"] == 0
            await line.done("ready")
        # An old link is worth nothing, and the store never held the secret itself.
        old = await anna.post("/api/me/link")
        async with house.services.store.writing() as connection:
            kept = (await connection.execute(select(login_links.c.digest))).scalars().all()
            assert old["secret"] not in kept
            await connection.execute(update(login_links).values(expires=0.0))
        assert (await other.post("/api/me/arrive", 404, secret=old["secret"]))["code"] == "no-link"

    house.run(story())


def test_an_account_keeps_everything_on_every_device(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors")
        assert (await anna.post("/api/account", 400, name="Aino", passphrase="short"))["code"] == "passphrase"
        assert (await anna.post("/api/account", name="Aino", passphrase="correct horse battery"))["account"] is True
        assert (await anna.post("/api/account", 409, name="Aino2", passphrase="correct horse battery"))[
            "code"
        ] == "has-account"
        assert (await anna.post("/api/me", 409, name="Other"))["code"] == "account-name"
        berta = await house.guest("Berta")
        assert (await berta.post("/api/account", 409, name="AINO", passphrase="another passphrase"))[
            "code"
        ] == "name-taken"
        phone = house.visitor()
        wrong = await phone.post("/api/login", 403, name="Aino", passphrase="correct horse")
        nobody = await phone.post("/api/login", 403, name="Nobody", passphrase="correct horse")
        assert wrong == nobody, "whether there is such an account is not told"
        assert (await phone.post("/api/login", name=" aino ", passphrase="correct horse battery"))["name"] == "Aino"
        assert [game["id"] for game in await phone.get("/api/mine")] == [opened["id"]]
        row = await house.services.store.one(select(people.c.passphrase).where(people.c.account == "aino"))
        assert row.passphrase.startswith("$argon2id$")

    house.run(story())


def test_a_login_takes_as_long_where_there_is_no_account(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the name, one hash is compared, of the same cost: nothing else takes time that one could measure."""

    async def story() -> None:
        anna = await house.guest("Anna")
        await anna.post("/api/account", name="Adelheid", passphrase="correct horse battery")
        compared: list[str] = []
        really = house.services.accounts._verify

        def counted(hashed: str, passphrase: str) -> bool:
            compared.append(hashed.rsplit("$", 2)[0])  # the way and the cost, without salt and hash
            return really(hashed, passphrase)

        monkeypatch.setattr(house.services.accounts, "_verify", counted)
        for name in ("Adelheid", "Nobody", "\u3164", "x" * 300):
            await anna.post("/api/login", 403, name=name, passphrase="wrong guess")
        assert len(compared) == 4
        assert len(set(compared)) == 1

    house.run(story())


def test_a_personal_link_is_long_and_soon_old(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        links = [await anna.post("/api/me/link") for _ in range(3)]
        assert {link["seconds"] for link in links} == {15 * 60.0}
        assert all(len(link["secret"]) >= 192 / 6 for link in links), "a sign has six bits"
        assert len({link["secret"] for link in links}) == 3

    house.run(story())


async def _closed(line: object) -> str:
    code: str = (await line.ended())["code"]  # type: ignore[attr-defined]
    return code


def test_sessions_are_listed_and_revoked_and_their_sockets_closed(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        phone = house.visitor(**{"user-agent": "Phone 1"})
        await phone.post("/api/me/arrive", secret=(await anna.post("/api/me/link"))["secret"])
        opened = await anna.post("/api/tables", game="doors")
        listed = await anna.get("/api/sessions")
        assert sorted(entry["current"] for entry in listed) == [False, True]
        (other,) = [entry for entry in listed if not entry["current"]]
        async with phone.at(opened["id"]) as line, anna.at(opened["id"]) as own:
            await line.see()
            await anna.delete(f"/api/sessions/{other['id']}")
            assert await _closed(line) == "revoked"
            assert (await own.say("ping"))["tell"] == "pong"
        assert await phone.get("/api/me") is None
        assert (await anna.delete(f"/api/sessions/{other['id']}", 404))["code"] == "unknown"
        # A stranger cannot end another's session.
        berta = await house.guest("Berta")
        (mine,) = await anna.get("/api/sessions")
        await berta.delete(f"/api/sessions/{mine['id']}", 404)
        assert (await anna.get("/api/me"))["name"] == "Anna"

    house.run(story())


def test_a_new_passphrase_ends_all_other_sessions(house: House) -> None:
    async def story() -> None:
        anna, phone = await house.guest("Anna"), house.visitor()
        await anna.post("/api/account", name="Annika", passphrase="correct horse battery")
        await phone.post("/api/login", name="Annika", passphrase="correct horse battery")
        wrong = await anna.patch("/api/account", 403, old="wrong passphrase", new="staple staple staple")
        assert wrong["code"] == "wrong-passphrase"
        assert await anna.patch("/api/account", old="correct horse battery", new="staple staple staple") == {
            "sessions": 1
        }
        assert await phone.get("/api/me") is None
        await phone.post("/api/login", 403, name="Annika", passphrase="correct horse battery")
        await phone.post("/api/login", name="Annika", passphrase="staple staple staple")
        assert await anna.delete("/api/sessions") == {"sessions": 1}

    house.run(story())


def test_a_session_ended_elsewhere_is_noticed(house: House) -> None:
    """Another process may have ended it while the channel was down: the sweep asks the store."""

    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors")
        async with anna.at(opened["id"]) as line:
            await line.see()
            async with house.services.store.writing() as connection:
                await connection.execute(sessions.delete())
            house.services.sync.checked = 0.0
            assert await _closed(line) == "revoked"

    house.run(story())


def test_many_devices_at_once(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        link = await anna.post("/api/me/link")
        devices = [house.visitor() for _ in range(5)]
        answers = await asyncio.gather(*(_arrive(device, link["secret"]) for device in devices))
        assert sorted(answers) == [200, 404, 404, 404, 404]

    house.run(story())


async def _arrive(visitor: Visitor, secret: str) -> int:
    return (await visitor.http.post("/api/me/arrive", json={"secret": secret})).status_code


PASSPHRASE = "correct horse battery"


def test_whoever_logs_in_brings_along_what_they_played_as_a_guest(house: House) -> None:
    async def story() -> None:
        owner, phone, berta = await house.guest("Anna"), await house.guest("Somebody"), await house.guest("Berta")
        await owner.post("/api/account", name="Anneke", passphrase=PASSPHRASE)
        opened = await phone.post("/api/tables", game="doors", players=2)
        daily = await phone.post("/api/daily")
        async with berta.at(opened["id"]) as guest, phone.at(opened["id"]) as line:
            await guest.done("sit")
            await guest.done("ready")
            await line.done("ready")
            await line.done("chat", text="Hello")
            assert (await phone.post("/api/login", name="Anneke", passphrase=PASSPHRASE))["name"] == "Anneke"
            assert await _closed(line) == "revoked", "the guest is nobody's any more"
        # The game goes on for the account, on both devices, under its name; the other player sees who it is.
        for device in (owner, phone):
            assert {game["id"] for game in await device.get("/api/mine")} == {opened["id"], daily["id"]}
            async with device.at(opened["id"]) as line:
                seen = await line.see()
                assert (seen["you"], line.picture["opener"]) == (0, True)
                assert seen["choices"] or seen["turn"] == [1]
        async with berta.at(opened["id"]) as line:
            seen = await line.see()
            assert [seat["name"] for seat in seen["seats"]] == ["Anneke", "Berta"]
        assert (await owner.get("/api/daily"))["table"] == daily["id"]

    house.run(story())


def test_logging_in_from_one_account_to_another_moves_nothing(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        await anna.post("/api/account", name="Annegret", passphrase=PASSPHRASE)
        await berta.post("/api/account", name="Bertine", passphrase=PASSPHRASE)
        opened = await anna.post("/api/tables", game="doors")
        await anna.post("/api/login", name="Bertine", passphrase=PASSPHRASE)
        assert await anna.get("/api/mine") == []
        await anna.post("/api/login", name="Annegret", passphrase=PASSPHRASE)
        assert [game["id"] for game in await anna.get("/api/mine")] == [opened["id"]]

    house.run(story())


def test_a_mute_outlasts_logging_in(house: House) -> None:
    async def story() -> None:
        owner, phone, berta = await house.guest("Anna"), await house.guest("Loud"), await house.guest("Berta")
        await owner.post("/api/account", name="Annabel", passphrase=PASSPHRASE)
        opened = await phone.post("/api/tables", game="doors", players=2)
        async with phone.at(opened["id"]) as line, berta.at(opened["id"]) as other:
            await line.done("chat", text="Hello")
            await other.done("mute", line=1)
        await phone.post("/api/login", name="Annabel", passphrase=PASSPHRASE)
        assert [person["name"] for person in await berta.get("/api/mutes")] == ["Annabel", "Loud"]

    house.run(story())
