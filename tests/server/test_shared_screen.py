"""Several people at one screen: the device gets what the one before it may see, and nothing of the others."""

from __future__ import annotations

from collections import Counter
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from oneiros.core.chance import Rng
from oneiros.server import clock, wire
from oneiros.server.live import redaction
from oneiros.server.live.house_table import HouseTable
from oneiros.server.live.proposals import proposal
from oneiros.server.live.rated_games import rated_result
from oneiros.server.people.identity import Visitor as Person
from oneiros.table import Table
from tests.server.house import House, PlayerSocket
from tests.server.test_secrecy import live_of, said_to
from tests.table.tables import do, kinds_of_play, owner, state_of, status_of
from tests.table.test_secrecy import SCRAMBLED, twin_for
from tests.table.test_shared_screen import ANNA, shared

STEPS = 48
EVERY = 4


def twin_of(table: Table, seat: int, rng: Rng) -> Table:
    """A table that the player of that seat cannot tell from this one, with the same people at its screen."""
    twin = twin_for(table, seat, rng)
    for number in table.seats_of(ANNA):
        twin.seats[number].owner = ANNA
    return twin


def sent_to(live: HouseTable, shown: int | None, since: int, tried: list[int]) -> list[bytes]:
    """All that goes to a screen while the player of that seat, or nobody, is before it."""
    visitor = Person(ANNA, "Anna", True, "session")
    table = live.table
    parts = [wire.encode(redaction.picture(live, ANNA, since, shown)), log_sent_to(live, shown, 0)]
    says: list[wire.AnySay] = [wire.Undo(), wire.Back(), wire.Rematch(), *(wire.Show(seat=seat) for seat in range(4))]
    says += [wire.MakeMove(asked=table.asked(shown or 0) or 0, action=action) for action in tried]
    parts += [said_to(lambda say=say: proposal(live, visitor, say, shown)(table, 0.0)) for say in says]  # type: ignore[misc]
    for eyes in (0, 1, 2, "open"):
        parts.append(said_to(lambda eyes=eyes: redaction.ask_replay(live, ANNA, eyes, 0)))  # type: ignore[misc]
    return parts


def log_sent_to(live: HouseTable, shown: int | None, since: int) -> bytes:
    asked = redaction.ask_log(live, ANNA, since, shown)
    assert isinstance(asked, list)
    return msgspec.json.encode(asked)


def step(table: Table, rng: Rng, now: float) -> None:
    """One random move of whoever is next: at the shared screen, or the person elsewhere."""
    seat = table.next_at_screen()
    away = [one for one in state_of(table).awaited if one not in table.sharing]
    if away and (seat is None or rng.below(2)):
        legal = state_of(table).legal(away[0])
        do(table, table.move(owner(away[0]), legal[int(rng.below(len(legal)))], now))
    elif seat is None:
        (due,) = [due for due in table.due() if due.kind == "glass"]
        do(table, table.fire(due, max(now, due.at)))
    else:
        do(table, table.take_screen(ANNA, now, seat))
        legal = state_of(table).legal(seat)
        do(table, table.move(ANNA, legal[int(rng.below(len(legal)))], now, seat=seat))


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_no_byte_to_a_shared_screen_depends_on_who_is_not_before_it(
    game: str, players: int, options: dict[str, Any]
) -> None:
    counts: Counter[str] = Counter()
    table = shared(game, 2, (None,) * (players - 2), options=options)
    rng = Rng(5)
    for number in range(STEPS):
        if status_of(table) == "over":
            break
        now = float(number)
        if number % EVERY == 0:
            with patch.object(clock, "now", lambda now=now: now):
                compare(table, now, rng, counts)
        step(table, rng, now)
    assert counts["compared"] > 3
    hides_little = game == "workshop" or options.get("talk") == "open"
    assert hides_little or counts["other truth"] > 3, counts


def compare(table: Table, now: float, rng: Rng, counts: Counter[str]) -> None:
    live = live_of(table)
    tried = [int(rng.below(table.game.num_actions)) for _ in range(3)]
    since = int(rng.below(table.version + 1))
    for seat in table.seats_of(ANNA):
        twin = twin_of(table, seat, rng)
        for shown in (seat, None):
            mine = sent_to(live, shown, since, tried)
            assert sent_to(live_of(twin), shown, since, tried) == mine, f"as {shown} at {now}"
            assert not [text for text in mine if SCRAMBLED.encode() in text or ANNA.encode() in text]
            seen = redaction.picture(live, ANNA, since, shown).seen
            assert seen == table.snapshot(shown, now, since), "what the seat gets at a screen of its own"
        others = [one for one in range(len(table.seats)) if one != seat]
        counts["compared"] += 1
        counts["other truth"] += any(state_of(table).view(one) != state_of(twin).view(one) for one in others)


def test_somebody_else_s_seat_is_not_shown_by_asking_for_it() -> None:
    table = shared("ravens", 2, (None,))
    live = live_of(table)
    assert redaction.picture(live, ANNA, None, 2).seen.you is None
    assert redaction.picture(live, owner(2), None, 0).seen.you == 2
    assert redaction.picture(live, owner(2), None, 0).screen == []
    assert redaction.picture(live, None, None, 0).seen.you is None


def test_a_curtain_is_needed_where_somebody_sees_more_than_a_spectator() -> None:
    found: dict[str, set[int]] = {}
    for game in ("workshop", "sandman"):
        table, rng = shared(game), Rng(1)
        found[game] = set()
        for number in range(60):
            if status_of(table) == "over":
                break
            picture = redaction.picture(live_of(table), ANNA, None)
            assert picture.next in state_of(table).awaited
            found[game].add(len(picture.hidden))
            step(table, rng, float(number))
    assert 0 in found["workshop"], "mostly nothing is hidden there"
    assert found["sandman"] == {2}


def test_a_game_of_several_at_one_screen_is_not_rated() -> None:
    table, rng = shared("ravens", options={"rounds": 1}), Rng(4)
    while status_of(table) == "playing":
        step(table, rng, 1.0)
    assert rated_result(table) == {}


# Over real sockets


async def play_on(line: PlayerSocket, shown: set[int]) -> None:
    """Whoever is next takes the screen and moves once."""
    await line.see()
    seat = line.picture["next"]
    if line.seen["you"] != seat:
        await line.done("show")
        await line.see(lambda seen: seen["you"] is None)
        assert line.seen["choices"] == []
        await line.done("show", seat=seat)
        await line.see(lambda seen: seen["you"] == seat)
        shown.add(seat)
    await line.move(-1)


def test_two_people_play_a_whole_game_at_one_screen(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post(
            "/api/tables", game="ravens", players=2, options={"rounds": 1}, companions=[None, " Berta "], hints=True
        )
        async with anna.at(opened["id"]) as line:
            seen = await line.see()
            assert [(seat["name"], seat["companion"], seat["here"]) for seat in seen["seats"]] == [
                ("Anna", False, True),
                ("Berta", True, True),
            ]
            await line.done("ready")
            await line.see(lambda seen: seen["status"] == "playing")
            assert (line.picture["screen"], line.seen["you"]) == ([0, 1], None), "nobody is before it yet"
            await line.refused("move", "nobody-shown", asked=0, action=0)
            await line.refused("undo", "nobody-shown")
            await line.refused("hint", "not-your-turn")
            await line.refused("show", "not-seated", seat=7)
            shown: set[int] = set()
            for _ in range(6):
                await play_on(line, shown)
            mine = (await anna.get("/api/mine"))[0]
            assert (mine["names"], mine["your_turn"], mine["seat"]) == (["Anna", "Berta"], True, 0)
            assert len(await anna.get("/api/mine")) == 1
            for seat in (0, 1):
                await anna.get(f"/api/replays/{opened['id']}", 409, seat=seat)
            await anna.get(f"/api/replays/{opened['id']}", 200)
            async with anna.at(opened["id"]) as again:
                assert (await again.see())["you"] is None, "who opens the page anew is nobody in particular"
            while line.seen["status"] == "playing":
                await play_on(line, shown)
            assert shown == {0, 1}
            assert (await anna.get("/api/history"))[0]["names"] == ["Anna", "Berta"]
            await line.done("rematch")
            await line.see(lambda seen: seen["rematch"]["table"])
            following = line.seen["rematch"]["table"]
        async with anna.at(following) as line:
            seen = await line.see(lambda seen: seen["status"] == "playing")
            assert [seat["name"] for seat in seen["seats"]] == ["Berta", "Anna"]
            assert line.picture["screen"] == [0, 1]

    house.run(story())


def test_the_first_picture_of_a_shared_screen_is_covered(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="ravens", players=2, companions=[None, "Berta"], ready=True)
        picture = opened["picture"]
        assert (picture["seen"]["status"], picture["seen"]["you"], picture["screen"]) == ("playing", None, [0, 1])
        async with anna.at(opened["id"]) as line:
            seen = await line.see(lambda seen: seen["status"] == "playing")
            assert seen["view"] == picture["seen"]["view"]  # what a new socket gets, which begins covered

    house.run(story())


def test_who_takes_the_screen_is_told_what_happened_since_their_last_move(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="sandman", players=2, companions=[None, "Berta"])
        async with anna.at(opened["id"]) as line:
            await line.done("ready")
            await line.see(lambda seen: seen["status"] == "playing")
            shown: set[int] = set()
            moved: dict[int, int] = {}
            while len(moved) < 2 or line.seen["you"] == line.picture["next"]:
                await play_on(line, shown)
                moved[line.seen["you"]] = line.seen["version"]
            seat = line.picture["next"]
            await line.done("show", seat=seat)
            seen = await line.see(lambda seen: seen["you"] == seat)
            told = [event["version"] for event in seen["told"]]
            assert told == list(range(moved[seat] + 1, seen["version"] + 1))
            assert {event["seat"] for event in seen["told"]} == {1 - seat}
            page = await line.say("log", since=0)
            assert len(page["told"]) == seen["version"]

    house.run(story())


def test_a_friend_comes_by_link_and_the_chat_tells_who_spoke(house: House) -> None:
    async def story() -> None:
        anna, carl = await house.guest("Anna"), await house.guest("Carl")
        opened = await anna.post("/api/tables", game="ravens", players=3, companions=[None, "Berta"])
        async with anna.at(opened["id"]) as one, carl.at(opened["id"]) as two:
            await two.done("sit")
            await two.done("ready")
            await one.done("ready")
            await two.see(lambda seen: seen["status"] == "playing")
            assert (two.picture["screen"], two.seen["you"]) == ([], 2)
            await one.done("show", seat=1)
            await one.say("chat", text="It is me, Berta")
            await one.done("show")
            await one.say("chat", text="and nobody")
            lines = await two.heard(2)
            assert [(line["name"], line["seat"]) for line in lines] == [("Berta", 1), ("Anna", None)]
            await two.refused("show", "not-seated", seat=1)

    house.run(story())


def test_a_guest_who_logs_in_takes_the_others_at_the_screen_along(house: House) -> None:
    async def story() -> None:
        elsewhere = await house.guest("Anna")
        await elsewhere.post("/api/account", name="Anna the Great", passphrase="a long enough phrase")
        anna = await house.guest("Anna")
        opened = await anna.post("/api/tables", game="ravens", players=2, companions=[None, "Berta"])
        await anna.post("/api/login", name="Anna the Great", passphrase="a long enough phrase")
        async with anna.at(opened["id"]) as line:
            seen = await line.see()
            assert [(seat["name"], seat["guest"]) for seat in seen["seats"]] == [
                ("Anna the Great", False),
                ("Berta", True),
            ]
            assert line.picture["screen"] == [0, 1]

    house.run(story())


def test_what_cannot_be_opened_is_refused_with_a_sentence(house: House) -> None:
    async def story() -> None:
        anna = await house.guest("Anna")
        ravens = {"game": "ravens", "players": 2}
        for wrong in (
            {"companions": ["Berta", "Carl"]},
            {"companions": [None, "  "]},
            {"companions": [None, "B" * 30]},
            {"companions": [None, None, "Berta"]},
            {"companions": [None, "Berta"], "bots": [None, "dreamer"]},
            {"companions": [None, "Berta"], "watch": True},
        ):
            answer = await anna.post("/api/tables", 400, **ravens, **wrong)
            assert answer["reason"]

    house.run(story())
