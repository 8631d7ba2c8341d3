"""The client: typed answers, pictures with the game's own views, refusals, and a line that is made anew."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

import oneiros
from oneiros import BadOption
from oneiros.client import Client
from oneiros.core.errors import Refusal
from oneiros.server import wire
from tests.server.house import House
from tests.server.services import free_port


def test_a_guest_plays_with_types(house: House) -> None:
    async def story() -> None:
        async with Client(house.url) as client:
            assert await client.me() is None
            assert (await client.take_name("Typed")).name == "Typed"
            ravens = next(game for game in await client.games() if game.id == "ravens")
            assert ravens.players == [2, 3, 4, 5]
            opening = wire.Opening(game="ravens", players=2, bots=[None, "drowsy"], options={"rounds": 1}, hints=True)
            opened = await client.open_table(opening)
            assert await client.find(opened.code) == opened.id
            assert await client.find(f"{house.url}/table/{opened.id}") == opened.id
            (mine,) = await client.mine()
            assert mine.id == opened.id
            async with client.at(opened.id) as seat:
                await seat.say(wire.Ready())
                picture = await seat.see(lambda one: one.seen.asked is not None)
                game = oneiros.game("ravens")
                assert type(picture.seen.view) is type(game.new(players=2, seed=1).view(0))
                assert picture.seen.choices[0].move == game.decode(picture.seen.choices[0].action)
                advice = await seat.say(wire.Hint())
                assert isinstance(advice, wire.Advice)
                assert advice.move == game.decode(advice.action)
                with pytest.raises(Refusal) as refused:
                    await seat.move(picture.seen.asked or 0, game.num_actions - 1)
                assert refused.value.code in ("illegal", "malformed")
                async for one in seat.pictures():
                    if one.seen.status == "over":
                        break
                    if one.seen.asked is not None:
                        with suppress(Refusal):  # a question that is not asked any more
                            await seat.move(one.seen.asked, one.seen.choices[-1].action)
                assert seat.take_news()
                assert not seat.take_news()
            assert (await client.proof(opened.id)).record.moves

    house.run(story())


def test_a_line_that_breaks_is_made_anew(house: House) -> None:
    async def story() -> None:
        async with Client(house.url) as client:
            await client.take_name("Patient")
            opened = await client.open_table(wire.Opening(game="ravens", players=2, bots=[None, "drowsy"]))
            async with client.at(opened.id) as seat:
                first = await seat.see()
                live = await house.services.tables.get(opened.id)
                (viewer,) = live.viewers
                viewer.close("restart", "the server is being restarted; nothing is lost", True)
                await seat.see(lambda one: one is not first)
                await seat.say(wire.Ready())
                assert (await seat.see(lambda one: one.seen.status == "playing")).seen.you == 0
                (viewer,) = live.viewers
                viewer.close("revoked", "this session was ended", False)
                with pytest.raises(Refusal, match="this session was ended"):
                    await seat.see(lambda one: False)
                with pytest.raises(Refusal, match="this session was ended"):
                    await seat.say(wire.Ping())

    house.run(story())


def test_what_is_refused_and_what_does_not_answer_is_said(house: House) -> None:
    async def story() -> None:
        async with Client(house.url) as client:
            with pytest.raises(Refusal) as refused:
                await client.mine()
            assert (refused.value.code, refused.value.status) == ("no-identity", 401)
            async with client.at("nowhere") as seat:
                with pytest.raises(Refusal, match="no such table"):
                    await seat.see()
        async with Client(f"http://127.0.0.1:{free_port()}") as client:
            with pytest.raises(Refusal, match="does not answer"):
                await client.me()

    house.run(story())
    with pytest.raises(BadOption, match="a server is named like"):
        Client("games.example.org")


def test_a_bot_that_never_answers_does_not_keep_the_client(house: House) -> None:
    from oneiros.agents.seen import SeenMind
    from oneiros.client.player import think_aside
    from oneiros.core.bot import Bot, Budget, Limits, Mind, Thought
    from oneiros.core.errors import AgentFault

    release = asyncio.Event()

    class Stuck(Bot):
        """Waits for something that does not come."""

        limits = Limits(seconds=0.05, start=0.05)

        def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
            while not release.is_set():
                pass
            return Thought(0)

    async def story() -> None:
        game = oneiros.game("ravens")
        state = game.new(players=2, seed=1)
        with pytest.raises(AgentFault, match="it thought for more than"):
            await think_aside(Stuck(game, 1), SeenMind(game, 0, state.view(0), state.legal(0)), None)
        release.set()

    house.run(story())
