"""What people can do at a table, end to end over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import oneiros
from oneiros.core.bot import Thought
from oneiros.games import BUILT_IN
from oneiros.server.live import scheduler
from tests.server.house import House, Visitor, in_step, play_out


async def pair(house: House, **opening: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a new table of two, both ready: the game has begun."""
    anna, berta = await house.guest("Anna"), await house.guest("Berta")
    opened = await anna.post("/api/tables", **{"game": "ravens", "players": 2, **opening})
    async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two:
        await two.done("sit")
        await one.done("ready")
        await two.done("ready")
    return anna, berta, opened["id"]


def test_two_people_play_a_game_to_its_end_and_again(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house, options={"rounds": 1})
        async with anna.at(table) as one, berta.at(table) as two:
            await play_out(one, two)
            assert one.seen["result"]["winners"] == two.seen["result"]["winners"]
            assert one.seen["seed"], "the seed is told at the end"
            assert (await anna.get("/api/mine")) == []
            history = await berta.get("/api/history")
            assert [game["id"] for game in history] == [table]
            assert history[0]["result"] in ("won", "lost")
            assert [entry["games"] for entry in (await anna.get("/api/me"))["ratings"]] in ([1], [])
            await one.done("rematch")
            await two.done("rematch")
            seen = await one.see(lambda seen: seen["rematch"]["table"])
            following = seen["rematch"]["table"]
        async with anna.at(following) as one:
            await one.see(lambda seen: seen["status"] == "playing")
            assert one.seen["you"] == 1, "everybody is one seat further on"

    house.run(story())


def test_a_table_is_found_by_link_code_and_lobby(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        private = await anna.post("/api/tables", game="doors", players=2)
        listed = await anna.post(
            "/api/tables",
            game="ravens",
            players=3,
            bots=[None, "drowsy"],
            listed=True,
            clock={"kind": "move", "seconds": 60},
        )
        lobby = await berta.get("/api/tables")
        assert private["id"] not in [entry["id"] for entry in lobby]
        lobby = [entry for entry in lobby if entry["id"] == listed["id"]]
        assert lobby[0]["seats"] == [
            {"name": "Anna", "guest": True, "level": None, "agent": False},
            {"name": None, "guest": False, "level": "drowsy", "agent": False},
            {"name": None, "guest": False, "level": None, "agent": False},
        ]
        assert (await berta.get(f"/api/codes/{private['code'].lower()}"))["id"] == private["id"]
        assert (await berta.get("/api/codes/NOSUCH", 404))["code"] == "unknown"
        async with berta.at(private["id"]) as line:
            await line.done("sit")
            assert line.seen["you"] == 1
            await line.refused("sit", "already-seated")
            await line.done("leave")
            assert line.seen["you"] is None
        async with berta.at("nosuchtable") as line:
            assert (await line.ended())["code"] == "unknown"

    house.run(story())


def test_who_is_ready_at_once_gets_the_first_picture_with_the_table(house: House) -> None:
    async def story() -> None:
        anna = house.visitor()
        opened = await anna.post(
            "/api/tables", game="ravens", players=2, bots=[None, "drowsy"], guest="Anna", ready=True, glass=False
        )
        first = opened["picture"]["seen"]
        assert (first["status"], first["you"]) == ("playing", 0)
        async with anna.at(opened["id"]) as line:
            seen = await line.see(lambda seen: seen["choices"])  # the bot has moved if it had to
            assert seen["seats"][0]["name"] == "Anna"
        # Somebody else is waited for, so nothing begins; who does not ask gets no picture.
        opened = await anna.post("/api/tables", game="ravens", players=2, ready=True)
        assert opened["picture"]["seen"]["status"] == "gathering"
        assert "picture" not in await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])

    house.run(story())


def test_who_watches_sees_but_does_not_act(house: House) -> None:
    async def story() -> None:
        anna, _, table = await pair(house)
        stranger = house.visitor()
        async with stranger.at(table) as line, anna.at(table) as one:
            await line.see()
            assert line.seen["you"] is None
            assert line.seen["choices"] == []
            await line.refused("move", "no-identity", asked=1, action=0)
            await line.refused("chat", "no-identity", text="hello")
            carla = await house.guest("Carla")
            async with carla.at(table) as other:
                await other.refused("move", "not-seated", asked=1, action=0)
                await other.refused("put-bot", "not-yours", seat=0, level="drowsy")
            await one.see()
            before = line.seen["version"]
            if one.seen["asked"] is not None:
                await one.move()
                await line.see(lambda seen: seen["version"] > before)

    house.run(story())


def test_leaving_and_coming_back(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house)
        async with anna.at(table) as one, berta.at(table) as two:
            await two.done("leave")
            await one.see(lambda seen: seen["seats"][1]["away"] == "left")
            await one.move()  # and the bot answers
            await one.see(lambda seen: seen["turn"] != [1])
            await two.refused("move", "away", asked=1, action=0)
            await two.done("back")
            await one.see(lambda seen: seen["seats"][1]["away"] == "")
        # The same browser, later: the seat is still theirs.
        async with berta.at(table) as two:
            await two.see()
            assert two.seen["you"] == 1

    house.run(story())


def test_chat_is_kept_cleaned_and_muted(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house)
        async with anna.at(table) as one, berta.at(table) as two:
            await one.see()
            await two.done("chat", text="  you\u202e play\n well ")
            await two.done("chat", phrase="thanks")
            heard = await one.heard(2)
            assert [(line["name"], line["seat"], line["text"], line["phrase"]) for line in heard] == [
                ("Berta", 1, "you play well", None),
                ("Berta", 1, None, "thanks"),
            ]
            await two.refused("chat", "too-long", text="x" * 301)
            await two.refused("chat", "empty", text=" \u200b ")
            await two.refused("chat", "malformed", phrase="rude")
            await one.done("mute", line=heard[0]["number"])
            await two.done("chat", text="hey")
            await one.done("chat", text="quiet now")
            assert [line["text"] for line in (await one.heard(3))[2:]] == ["quiet now"]
        muted = await anna.get("/api/mutes")
        assert [entry["name"] for entry in muted] == ["Berta"]
        assert await anna.delete(f"/api/mutes/{muted[0]['handle']}") == []
        quiet = await anna.post("/api/tables", game="doors", chat="phrases")
        async with anna.at(quiet["id"]) as one:
            await one.refused("chat", "no-chat", text="hello")
            await one.done("chat", phrase="hello")

    house.run(story())


def test_log_hint_undo_and_resign(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="doors", hints=True)
        async with anna.at(opened["id"]) as one:
            await one.done("ready")
            advice = await one.say("hint")
            assert advice["tell"] == "advice"
            assert advice["action"] in [choice["action"] for choice in one.seen["choices"]]
            before = one.seen["view"]
            await one.move()
            log = await one.say("log", since=0)
            assert [entry["event"] for entry in log["told"]][:3] == ["sat", "readied", "started"]
            undo = await one.say("undo")
            if undo["tell"] == "done":
                await one.see(lambda seen: seen["version"] >= undo["version"])
                assert one.seen["view"] == before
            else:
                assert undo["code"].startswith("undo-")
            await one.done("resign")
            assert one.seen["status"] == "over"
        plain = await anna.post("/api/tables", game="doors")
        async with anna.at(plain["id"]) as one:
            await one.done("ready")
            await one.refused("hint", "no-hints")

    house.run(story())


def test_own_games_list_your_turn_first(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house)
        waiting = await anna.post("/api/tables", game="ravens", players=2)
        async with anna.at(table) as one, berta.at(table) as two:
            await in_step(one, two)
            turn = one if one.seen["asked"] is not None else two
            mover = anna if turn is one else berta
            mine = await mover.get("/api/mine")
            assert mine[0]["id"] == table
            assert mine[0]["your_turn"] is True
            while turn.seen["asked"] is not None:
                await turn.move()
            if turn.seen["status"] == "playing":
                assert [game["your_turn"] for game in await mover.get("/api/mine") if game["id"] == table] == [False]
        assert waiting["id"] in [game["id"] for game in await anna.get("/api/mine")]

    house.run(story())


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house, clock={"kind": "move", "seconds": 0.3})
        async with anna.at(table) as one, berta.at(table) as two:
            await one.see(lambda seen: any(seat["away"] == "clock" for seat in seen["seats"]))
            away = next(number for number, seat in enumerate(one.seen["seats"]) if seat["away"])
            line = (one, two)[away]
            await line.done("back")
            assert line.seen["seats"][away]["away"] == ""

    house.run(story())


def test_a_bot_that_takes_its_time_hurries_once_no_person_can_act(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = oneiros.game("runners").encode({"do": "content"})
    thinking = asyncio.Event()

    async def think(*_: object) -> Thought:
        thinking.set()
        return Thought(content, pause=30.0)  # and a twentieth of it in a hurry

    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="runners", players=2, bots=[None, "dreamer"])
        async with anna.at(opened["id"]) as line:
            await line.done("ready")
            await thinking.wait()
            view = line.seen["view"]
            assert (view["phase"], view["round"]) == ("lay", 1)
            await line.done("move", asked=line.seen["asked"], action=content)
            await line.see(lambda seen: seen["view"]["phase"] != "lay" or seen["view"]["round"] > 1)

    monkeypatch.setattr(house.services.bot_workers, "think", think)
    monkeypatch.setattr(scheduler, "GLANCE_SECONDS", 0.01)
    house.run(story())


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_played_over_the_wire(game: str, house: House) -> None:
    async def story() -> None:
        anna, berta, table = await pair(house, game=game)
        async with anna.at(table) as one, berta.at(table) as two:
            await play_out(one, two, most=12)
            turn = one if one.seen["asked"] is not None else two
            if turn.seen["asked"] is not None:
                words = turn.seen["choices"][-1]["move"]
                await turn.done("move", asked=turn.seen["asked"], move=words)

    house.run(story())


def test_two_who_move_at_once_are_told_what_happened(house: House) -> None:
    async def story() -> None:
        anna, _, table = await pair(house)
        async with anna.at(table) as one, anna.at(table) as same:
            await in_step(one, same)
            if one.seen["asked"] is None:
                return
            asked, action = one.seen["asked"], one.seen["choices"][0]["action"]
            answers = await asyncio.gather(
                one.say("move", asked=asked, action=action), same.say("move", asked=asked, action=action)
            )
            assert sorted(answer["tell"] for answer in answers) == ["done", "no"]
            assert next(answer for answer in answers if answer["tell"] == "no")["code"] in (
                "stale",
                "not-your-turn",
            )

    house.run(story())
