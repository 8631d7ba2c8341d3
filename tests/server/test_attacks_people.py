"""What strangers try on other people: their names, their accounts, their seats, their ratings, the lobby, the chat."""

from __future__ import annotations

import asyncio
import re
import signal
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from sqlalchemy import update

import oneiros
from oneiros.server.config import Config, Limits, Rate
from oneiros.server.errors import StoreDown
from oneiros.server.live.lobby import LOBBY_OF_ADDRESS, LOBBY_OF_PERSON
from oneiros.server.live.rated_games import FEWEST_MOVES, rated_result
from oneiros.server.names import name_key, name_shape, name_shapes
from oneiros.server.people import operator
from oneiros.server.store.models import seats
from oneiros.server.store.ratings import REPEATS_A_DAY
from oneiros.table import Table, new_setup
from oneiros.table.events import OWNER, Moved
from tests.server.house import GENEROUS, House, Visitor, play_out, run, serving
from tests.server.services import Service

PASSPHRASE = "correct horse battery"
FEW = Rate(3, 0.0001)


def limits(**changed: Any) -> Limits:
    """Limits that no test meets, but for these."""
    return msgspec.structs.replace(GENEROUS, **changed)


async def owner_of(house: House, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = await house.guest("Somebody")
    await visitor.post("/api/account", name=name, passphrase=PASSPHRASE)
    return visitor


def elsewhere(house: House, number: int) -> Visitor:
    """A browser at another address, behind the proxy that the test plays."""
    return house.visitor(**{"x-forwarded-for": f"198.51.100.{number}"})


# Names


@pytest.mark.parametrize(
    "other",
    [
        "ANNETTE",
        " annette\u00a0",
        "Ann\u200bette",
        "Аnnеttе",  # Cyrillic А and е
        "\uff21nnette",
        "\U0001d4d0nnette",
        "Annett\u0435",
        "Annette\ufe0f",
        "Anne\u034ftte",
        "\u202eAnnette\u202c",  # written from right to left
        "Ann\u00adette",
        "Аnnettе".upper(),
        "Ꭺnnette",  # Cherokee
        "ꓮnnette",  # Lisu
    ],
)
def test_nobody_takes_a_name_that_looks_like_anothers(tmp_path: Path, other: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            await owner_of(house, "Annette")
            stranger = await house.guest("Stranger")
            refused = await stranger.post("/api/account", 409, name=other, passphrase=PASSPHRASE)
            assert refused["code"] == "name-taken"

    run(story())


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("paypal", "раураl"),  # all but the last Cyrillic
        ("scope", "ѕсоре"),
        ("omicron", "οmιcrοn"),  # Greek
        ("modern", "modem"),
        ("Oliver", "0liver"),
        ("Paul", "Pau1"),
        ("Ivan", "lvan"),
        ("Ivan", "іvan"),  # a small Cyrillic letter, which does not look like an l
        ("ivan", "Іvan"),  # and its capital, which does
        ("Kate", "кате"),  # only its capitals are alike
        ("Max", "Мах"),
        ("café", "cafe\u0301"),  # composed and not
        ("finn", "ﬁnn"),
        ("o'neill", "o’neill"),
        ("anna-b", "anna‐b"),
        ("Kelvin", "\u212aelvin"),
        ("viii", "ⅷ"),
        ("anna", "a\u2060n\u180en\U000e0061a"),  # word joiner, vowel separator, tag
        ("anna", "ɑnna"),
    ],
)
def test_names_that_look_alike_have_a_shape_in_common(name: str, other: str) -> None:
    assert name_shape(name) in name_shapes(other) or name_key(name) == name_key(other)


@pytest.mark.parametrize(("name", "other"), [("Zoe", "Zoë"), ("Anna", "Änna"), ("Kai", "Kal"), ("Саша", "Cama")])
def test_names_that_do_not_are_told_apart(name: str, other: str) -> None:
    assert not name_shapes(name) & name_shapes(other)
    assert name_key(name) != name_key(other)


def test_the_capital_of_a_letter_may_look_like_anothers(house: House) -> None:
    """Names count without case, so a name is taken in whatever case it looks like another."""

    async def story() -> None:
        await owner_of(house, "Irina")
        stranger = await house.guest("Stranger")
        await stranger.post("/api/account", 409, name="іrina", passphrase=PASSPHRASE)
        await stranger.post("/api/account", 409, name="lrina", passphrase=PASSPHRASE)
        await stranger.post("/api/account", name="Irena", passphrase=PASSPHRASE)

    house.run(story())


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u034f", "\ufe0f", "\u200d", "\u115f", "\u0301"])
def test_nobody_has_an_invisible_name(house: House, name: str) -> None:
    async def story() -> None:
        assert (await house.visitor().post("/api/me", 400, name=name))["code"] == "empty"

    house.run(story())


def test_names_are_shown_as_they_are_compared(house: House) -> None:
    async def story() -> None:
        guest = await house.guest("\uff21\U0001d4f7na\u200d\u3164")
        assert (await guest.get("/api/me"))["name"] == "Anna"

    house.run(story())


# Ways in


def test_spaces_and_case_do_not_give_more_guesses(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=limits(guesses=FEW), proxies="127.0.0.1") as house:
            await owner_of(house, "Annette")
            spellings = ["Annette", "Annette ", "ANNETTE", " annette", "ann\uff45tte"]
            codes = []
            for number, name in enumerate(spellings):
                answer = await elsewhere(house, number).http.post(
                    "/api/login", json={"name": name, "passphrase": "wrong guess"}
                )
                codes.append(answer.status_code)
            assert codes == [403, 403, 403, 429, 429]

    run(story())


def test_the_guesses_of_others_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    """A browser that was let in before has a number of tries of its own, and keeps it after logging out."""

    async def story() -> None:
        few = limits(guesses=FEW, passphrases=FEW)
        async with serving(tmp_path, limits=few, proxies="127.0.0.1") as house:
            owner = await owner_of(house, "Annette")
            (session,) = await owner.get("/api/sessions")
            await owner.delete(f"/api/sessions/{session['id']}")
            assert await owner.get("/api/me") is None
            for number in range(6):  # from the owner's address, too
                stranger = elsewhere(house, number) if number % 2 else house.visitor()
                await stranger.http.post("/api/login", json={"name": "Annette", "passphrase": "wrong guess"})
            assert (await house.visitor().post("/api/login", 429, name="Annette", passphrase=PASSPHRASE))["code"]
            assert (await owner.post("/api/login", name="Annette", passphrase=PASSPHRASE))["name"] == "Annette"
            # Nor does such a browser help with another account, or for ever.
            await house.guest("Berta")
            assert (await owner.post("/api/login", 429, name="Berta", passphrase="wrong guess"))["code"] == "too-much"
            for _ in range(2):
                await owner.post("/api/login", 403, name="Annette", passphrase="wrong guess")
            await owner.post("/api/login", 429, name="Annette", passphrase="wrong guess")

    run(story())


def test_a_new_passphrase_and_every_ended_session_void_personal_links(house: House) -> None:
    async def story() -> None:
        owner, phone = await owner_of(house, "Annette"), house.visitor()
        await phone.post("/api/login", name="Annette", passphrase=PASSPHRASE)
        made = await phone.post("/api/me/link")
        await owner.patch("/api/account", old=PASSPHRASE, new="staple staple staple")
        assert (await house.visitor().post("/api/me/arrive", 404, secret=made["secret"]))["code"] == "no-link"
        await phone.post("/api/login", name="Annette", passphrase="staple staple staple")
        made = await phone.post("/api/me/link")
        (other,) = [one for one in await owner.get("/api/sessions") if not one["current"]]
        await owner.delete(f"/api/sessions/{other['id']}")
        assert (await house.visitor().post("/api/me/arrive", 404, secret=made["secret"]))["code"] == "no-link"

    house.run(story())


# Limits


def test_more_sockets_do_not_give_more_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=limits(chat=FEW)) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors", players=2)
            async with anna.at(opened["id"]) as one, anna.at(opened["id"]) as two:
                await one.done("chat", text="one")
                await two.done("chat", text="two")
                await one.done("chat", text="three")
                await two.refused("chat", "too-much", text="four")
            async with anna.at(opened["id"]) as again:
                await again.refused("chat", "too-much", text="five")
            # A new guest has lines of their own, until the address has none left.
            said = 3
            for number in range(8):
                other = await house.guest(f"Guest {number}")
                async with other.at(opened["id"]) as line:
                    while (await line.say("chat", phrase="hello"))["tell"] == "done":
                        said += 1
            assert said == FEW.burst * house.config.limits.household

    run(story())


def test_seats_and_rematches_are_counted_by_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=limits(seats=FEW, rematches=FEW)) as house:
            anna = await house.guest("Anna")
            opened = await anna.post("/api/tables", game="doors")
            async with anna.at(opened["id"]) as one, anna.at(opened["id"]) as two:
                await one.done("leave")
                await two.done("sit")
                await one.done("ready")
                await two.refused("leave", "too-much")
                await one.done("resign")
                await two.done("rematch", want=True)
                following = (await one.see(lambda seen: seen["rematch"]["table"]))["rematch"]["table"]
                await one.refused("rematch", "rematch-made")
                await two.refused("rematch", "rematch-made", want=False)
                await one.refused("rematch", "too-much")
            async with anna.at(following) as line:
                await line.done("resign")
                await line.refused("rematch", "too-much")
            met = house.services.metrics.page().decode()
            assert 'oneiros_limits_total{by="person",subject="rematches"} 2.0' in met
            assert 'oneiros_limits_total{by="person",subject="seats"} 1.0' in met

    run(story())


@pytest.mark.parametrize(("proxies", "let_in"), [("", 3), ("127.0.0.1", 3), ("10.0.0.0/8", 3)])
def test_nobody_comes_from_where_they_like(tmp_path: Path, proxies: str, let_in: int) -> None:
    """Whoever is no proxy of ours is not believed; of what a proxy passes on, only its own last word is."""

    async def story() -> None:
        async with serving(tmp_path, limits=limits(people=FEW), proxies=proxies) as house:
            codes = []
            for number in range(5):
                forged = house.visitor(**{"x-forwarded-for": f"203.0.113.{number}, 198.51.100.1"})
                codes.append((await forged.http.post("/api/me", json={"name": "Anna"})).status_code)
            assert codes.count(200) == let_in

    run(story())


def test_visitors_behind_our_proxy_are_told_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=limits(people=FEW, sockets=1), proxies="127.0.0.1") as house:
            for number in range(5):
                await elsewhere(house, number).post("/api/me", name="Anna")
            one, two = house.visitors[:2]
            table = (await one.post("/api/tables", game="doors"))["id"]
            told = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(2)]
            async with one.at(table, **told[0]) as line, two.at(table, **told[1]) as other:
                await line.see()
                await other.see()
                async with one.at(table, **told[0]) as third:
                    assert (await third.ended())["code"] == "too-much"

    run(story())


def test_the_compose_file_trusts_its_own_network_alone() -> None:
    root = Path(__file__).parents[2]
    setup = yaml.safe_load((root / "compose.yaml").read_text(encoding="utf-8"))
    (subnet,) = [one["subnet"] for one in setup["networks"]["default"]["ipam"]["config"]]
    (proxies,) = [text for text in setup["services"]["server"]["command"] if text.startswith("--proxies=")]
    assert proxies == f"--proxies={subnet}"
    Config(proxies=subnet).check()
    (port,) = setup["services"]["proxy"]["ports"]
    assert port.startswith("127.0.0.1:"), "else whoever reaches it is taken for the https proxy"
    nginx = (root / "docs" / "nginx.conf").read_text(encoding="utf-8")
    assert "X-Forwarded-For $remote_addr;" in nginx, "what a visitor claims is not passed on"
    gateway = re.search(r"set_real_ip_from ([\d.]+);", nginx)
    assert gateway is not None
    assert ip_address(gateway[1]) in ip_network(subnet)


def test_two_processes_count_together(tmp_path: Path, postgres: Service, redis: Service) -> None:
    few = limits(people=FEW)

    async def story() -> None:
        shared = {"store": postgres.url, "channels": redis.url, "limits": few}
        async with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
            codes = []
            for house in (one, two, one, two, one):
                codes.append((await house.visitor().http.post("/api/me", json={"name": "Anna"})).status_code)
            assert codes == [200, 200, 200, 429, 429]
            # Without Redis each counts for itself, and nobody is kept waiting.
            redis.stop(signal.SIGKILL)
            try:
                answer = await two.visitor().http.post("/api/me", json={"name": "Anna"})
                assert answer.status_code == 200
            finally:
                redis.start()

    run(story())


# Wearing another's name


def test_a_guest_is_seen_to_be_one(house: House) -> None:
    async def story() -> None:
        owner = await owner_of(house, "Cornelia")
        impostor = await house.guest("Cornelia")
        opened = await owner.post("/api/tables", game="ravens", players=2, listed=True, options={"rounds": 1})
        async with owner.at(opened["id"]) as one, impostor.at(opened["id"]) as two:
            await two.done("sit")
            await two.done("chat", text="It is me")
            await one.done("chat", text="No, me")
            seen = await one.see(lambda seen: seen["seats"][1]["kind"] == "person")
            assert [(seat["name"], seat["guest"]) for seat in seen["seats"]] == [
                ("Cornelia", False),
                ("Cornelia", True),
            ]
            assert [line["guest"] for line in await one.heard(2)] == [True, False]
            (listed,) = [table for table in await impostor.get("/api/tables") if table["id"] == opened["id"]]
            assert [seat["guest"] for seat in listed["seats"]] == [False, True]
            await one.done("ready")
            await two.done("ready")
            await two.done("resign")
            await one.done("rematch")
            await two.done("rematch")
            following = (await one.see(lambda seen: seen["rematch"]["table"]))["rematch"]["table"]
        async with owner.at(following) as line:
            assert [seat["guest"] for seat in (await line.see())["seats"]] == [True, False]

    house.run(story())


def test_whoever_lost_a_seat_does_not_write_from_it(house: House) -> None:
    """Under load a process learns late that somebody else has the seat. The store knows."""

    async def story() -> None:
        anna, stranger = await house.guest("Anna"), await house.guest("Stranger")
        opened = await anna.post("/api/tables", game="doors", players=2)
        async with stranger.at(opened["id"]) as line, anna.at(opened["id"]) as own:
            await line.done("sit", seat=1)
            async with house.services.store.writing() as connection:  # as another process would have done
                here = (seats.c.table_id == opened["id"]) & (seats.c.seat == 1)
                await connection.execute(update(seats).where(here).values(person=None))
            await line.done("chat", text="I resign")
            assert (await own.heard(1))[0]["seat"] is None

    house.run(story())


def test_who_sits_writes_under_the_name_of_the_seat(house: House) -> None:
    async def story() -> None:
        anna, stranger = await house.guest("Anna"), await house.guest("Stranger")
        opened = await anna.post("/api/tables", game="doors", players=2)
        async with stranger.at(opened["id"]) as line:
            await line.done("sit", seat=1)
        await stranger.post("/api/me", name="Anna")
        async with stranger.at(opened["id"]) as line, anna.at(opened["id"]) as own:
            await line.done("chat", text="I resign")
            assert (await own.heard(1))[0]["name"] == "Stranger"

    house.run(story())


def test_a_muted_guest_does_not_come_back_as_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, proxies="127.0.0.1") as house:
            anna, friend, stranger, again, moved = (elsewhere(house, number) for number in (1, 2, 3, 3, 4))
            for visitor, name in ((anna, "Anna"), (friend, "Friend"), (stranger, "Loud")):
                await visitor.post("/api/me", name=name)
            opened = await anna.post("/api/tables", game="doors", players=2)
            other = await anna.post("/api/tables", game="doors", players=2)
            async with stranger.at(opened["id"]) as line, anna.at(opened["id"]) as own:
                await line.done("chat", text="Boo")
                await own.done("mute", line=1)
            await again.post("/api/me", name="Quiet")  # a new guest from the same address
            await moved.post("/api/me", name="Calm")  # and one from another, who came after that
            for visitor in (again, moved):
                async with visitor.at(opened["id"]) as line:
                    await line.done("chat", text="Boo again")
            async with again.at(other["id"]) as line:
                await line.done("chat", text="Boo here, too")
            async with friend.at(opened["id"]) as line:
                await line.done("sit", seat=1)
                await line.done("chat", text="Hello")
                assert [said["text"] for said in await line.heard(4)] == ["Boo", "Boo again", "Boo again", "Hello"]
            async with anna.at(opened["id"]) as own, anna.at(other["id"]) as there:
                assert [said["text"] for said in await own.heard(1)] == ["Hello"]
                await there.done("chat", text="Nobody is here")
                assert [said["text"] for said in await there.heard(1)] == ["Nobody is here"]

    run(story())


# Seats


def test_a_guest_who_plays_against_the_account_keeps_the_seat(house: House) -> None:
    async def story() -> None:
        owner, browser = await owner_of(house, "Dorothea"), await house.guest("Child")
        opened = await owner.post("/api/tables", game="ravens", players=2, options={"rounds": 1})
        alone = await browser.post("/api/tables", game="doors")
        async with owner.at(opened["id"]) as one, browser.at(opened["id"]) as two:
            await two.done("sit")
            await one.done("ready")
            await two.done("ready")
        entered = await browser.post("/api/login", name="Dorothea", passphrase=PASSPHRASE)
        assert (entered["name"], entered["guest"]) == ("Dorothea", "Child")
        assert (await browser.get("/api/me"))["guest"] == "Child"
        assert {game["id"] for game in await browser.get("/api/mine")} == {opened["id"], alone["id"]}
        async with browser.at(opened["id"]) as line:
            assert (await line.see())["you"] == 0, "logged in, the browser sits where the account sits"
        # Logged out, it is the guest again, and the game goes on to its end.
        (session,) = [one for one in await browser.get("/api/sessions") if one["current"]]
        await browser.delete(f"/api/sessions/{session['id']}")
        assert (await browser.get("/api/me"))["name"] == "Child"
        async with owner.at(opened["id"]) as one, browser.at(opened["id"]) as two:
            assert (await two.see())["you"] == 1
            await play_out(one, two)
        # When it is over, logging in again takes the rest along.
        assert (await browser.post("/api/login", name="Dorothea", passphrase=PASSPHRASE))["guest"] is None
        assert (await browser.get("/api/me"))["guest"] is None

    house.run(story())


def test_a_seat_is_not_lost_when_the_store_is_down_for_a_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        await owner_of(house, "Eleonore")
        browser = await house.guest("Child")
        opened = await browser.post("/api/tables", game="doors")

        async def down(*_: object) -> None:
            raise StoreDown

        with monkeypatch.context() as patch:
            patch.setattr(house.services.tables.journal, "append", down)
            refused = await browser.post("/api/login", 503, name="Eleonore", passphrase=PASSPHRASE)
            assert refused["code"] == "store-down"
        assert (await browser.get("/api/me"))["name"] == "Child"
        await browser.post("/api/login", name="Eleonore", passphrase=PASSPHRASE)
        assert [game["id"] for game in await browser.get("/api/mine")] == [opened["id"]]

    house.run(story())


# Ratings


async def rated_pair(house: House, one: Visitor, two: Visitor, moves: int, **opening: Any) -> str:
    """A game of two that the second gives up after so many moves of both."""
    opened = await one.post("/api/tables", game="ravens", players=2, **opening)
    async with one.at(opened["id"]) as first, two.at(opened["id"]) as second:
        await second.done("sit")
        await first.done("ready")
        await second.done("ready")
        await play_out(first, second, most=moves)
        await second.done("resign")
    return str(opened["id"])


async def games_rated(visitor: Visitor) -> int:
    """How many games the visitor was rated for."""
    return sum(rating["games"] for rating in (await visitor.get("/api/me"))["ratings"])


def test_guests_and_games_given_up_at_once_are_not_rated(house: House) -> None:
    async def story() -> None:
        anna, berta = await owner_of(house, "Rated Anna"), await owner_of(house, "Rated Berta")
        guest = await house.guest("Guest")
        await rated_pair(house, anna, guest, 14)
        await rated_pair(house, anna, berta, 0)
        await rated_pair(house, anna, berta, 6)
        assert [await games_rated(one) for one in (anna, berta, guest)] == [0, 0, 0]
        await rated_pair(house, anna, berta, 14)
        assert [await games_rated(one) for one in (anna, berta)] == [1, 1]

    house.run(story())


def test_the_same_two_are_rated_a_few_times_a_day(house: House) -> None:
    async def story() -> None:
        anna, berta = await owner_of(house, "Often Anna"), await owner_of(house, "Often Berta")
        for _ in range(REPEATS_A_DAY + 2):
            await rated_pair(house, anna, berta, 12)
        assert [await games_rated(one) for one in (anna, berta)] == [REPEATS_A_DAY] * 2
        carla = await owner_of(house, "Often Carla")
        await rated_pair(house, anna, carla, 12)
        assert await games_rated(anna) == REPEATS_A_DAY + 1

    house.run(story())


def test_what_a_bot_won_for_somebody_counts_as_lost() -> None:
    table = Table(new_setup(oneiros.game("ravens"), 2, 1, {"rounds": 1}))
    for number, name in enumerate(("anna", "berta")):
        table.commit(table.sit(name, name, 0.0, number))
    for name in ("anna", "berta"):
        table.commit(table.ready(name, 0.0))
    rng = oneiros.Rng(7)
    while table.status == "playing":
        seat = table.play.state.awaited[0]  # type: ignore[union-attr]
        own = sum(by == OWNER for (mover, _), by in zip(table.record.moves, table.by, strict=True) if mover == seat)
        by = OWNER if seat == 0 or own < FEWEST_MOVES else "dreamer"
        action = int(table.play.state.pick(seat, rng))  # type: ignore[union-attr]
        table.commit([Moved(table.version + 1, 0.0, seat, action, by)])
    assert table.result is not None
    assert rated_result(table) == {"anna": 0 in table.result.winners, "berta": False}
    table._by = [OWNER] * table.made
    assert rated_result(table) == {
        name: number in table.result.winners for number, name in enumerate(("anna", "berta"))
    }
    table._by = ["dreamer" if seat == 1 else OWNER for seat, _ in table.record.moves]
    assert rated_result(table) == {}


# The lobby


def test_one_stranger_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, proxies="127.0.0.1") as house:
            anna = elsewhere(house, 1)
            await anna.post("/api/me", name="Anna")
            first = await anna.post("/api/tables", game="doors", players=2, listed=True)
            for _ in range(5):
                stranger = elsewhere(house, 2)
                await stranger.post("/api/me", name="Stranger")
                for _ in range(5):
                    await stranger.post("/api/tables", game="doors", players=2, listed=True)
            listed = await anna.get("/api/tables")
            assert 1 < len(listed) <= 1 + LOBBY_OF_ADDRESS
            assert listed[-1]["id"] == first["id"]
            for _ in range(5):
                await anna.post("/api/tables", game="doors", players=2, listed=True)
            mine = [table for table in await anna.get("/api/tables") if table["seats"][0]["name"] == "Anna"]
            assert len(mine) == LOBBY_OF_PERSON

    run(story())


def test_all_this_holds_on_postgresql(tmp_path: Path, postgres: Service) -> None:
    async def story() -> None:
        async with serving(tmp_path, store=postgres.url, proxies="127.0.0.1") as house:
            anna, loud, again = (elsewhere(house, number) for number in (1, 2, 2))
            await anna.post("/api/me", name="Anna")
            await loud.post("/api/me", name="Loud")
            opened = await anna.post("/api/tables", game="doors", players=2, listed=True)
            async with loud.at(opened["id"]) as line, anna.at(opened["id"]) as own:
                answers = await asyncio.gather(*(line.say("chat", text=f"Boo {number}") for number in range(20)))
                assert {answer["tell"] for answer in answers} == {"done"}
                await own.done("mute", line=1)
            await again.post("/api/me", name="Quiet")
            async with again.at(opened["id"]) as line, anna.at(opened["id"]) as own:
                await line.done("chat", text="Boo again")
                await own.done("chat", text="Peace")
                assert [said["text"] for said in await own.heard(1)] == ["Peace"]
            for _ in range(5):
                await loud.post("/api/tables", game="doors", players=2, listed=True)
            listed = await anna.get("/api/tables")
            assert len([table for table in listed if table["seats"][0]["name"] == "Loud"]) == LOBBY_OF_PERSON
            one, two = await owner_of(house, "Portia"), await owner_of(house, "Phoebe")
            await rated_pair(house, one, two, 14)
            assert [await games_rated(owner) for owner in (one, two)] == [1, 1]
            store = house.services.store
            assert {"Anna", "Loud", "Portia"} <= {person.name for person in await operator.people_seen(store, 50)}
            assert opened["id"] in {table.id for table in await operator.tables_seen(store, 50)}
            await operator.close_table(store, opened["code"])
            await operator.block(store, "address-of", "Portia", 60)
            await operator.block(store, "address-of", "Portia", 60)
            assert len(await operator.blocks_held(store)) == 1
            await operator.unblock(store, "address-of", "Portia")
            async with anna.at(opened["id"]) as line:
                assert (await line.ended())["code"] == "closed"

    run(story())
