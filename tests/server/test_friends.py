"""Friends at a table, over the wire: who may do what, and what everybody gets of it."""

from __future__ import annotations

from tests.server.house import House, in_step


def test_a_late_friend_asks_and_the_host_alone_answers(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        opened = await anna.post("/api/tables", game="ravens", players=2, bots=[None, "drowsy"])
        async with anna.at(opened["id"]) as host, berta.at(opened["id"]) as late:
            await host.done("ready")
            await late.done("ask-seat", seat=1)
            seen = await host.see(lambda seen: seen["wishes"])
            assert seen["wishes"] == [{"seat": 1, "name": "Berta"}]
            await late.refused("answer-seat", "not-yours", seat=1, grant=True)
            await host.done("answer-seat", seat=1, grant=True)
            seen = await late.see(lambda seen: seen["you"] == 1)
            assert (seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("person", "Berta")
            assert late.picture["host"] == 0

    house.run(story())


def test_only_the_host_reminds_and_only_the_absent_are_replaced(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        opened = await anna.post("/api/tables", game="ravens", players=2)
        async with anna.at(opened["id"]) as host, berta.at(opened["id"]) as other:
            await other.done("sit")
            await other.done("ready")
            await host.done("ready")
            await in_step(host, other)
            await other.refused("nudge", "not-yours", seat=0)
            await host.done("nudge", seat=1)
            await host.refused("nudge", "nudged", seat=1)
            await host.refused("replace-absent", "here", seat=1)
            await other.refused("hand-back", "not-yours", seat=0)
            await host.refused("hand-back", "not-replaced", seat=1)

    house.run(story())


def test_a_game_that_waits_tells_its_round_and_deadline(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        clock = {"kind": "move", "seconds": 3600.0, "increment": 0.0}
        opened = await anna.post("/api/tables", game="ravens", players=2, clock=clock)
        async with anna.at(opened["id"]) as host, berta.at(opened["id"]) as other:
            await other.done("sit")
            await other.done("ready")
            await host.done("ready")
            await in_step(host, other)
            (own,) = await berta.get("/api/mine")
            assert (own["seat"], own["round"], own["names"]) == (1, 1, ["Anna", "Berta"])
            assert own["deadline"] > own["touched"]

    house.run(story())


def test_a_rematch_that_cannot_be_is_refused_in_a_sentence(house: House) -> None:
    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        opened = await anna.post("/api/tables", game="ravens", players=2)
        async with anna.at(opened["id"]) as host, berta.at(opened["id"]) as other:
            await other.done("sit")
            await other.done("ready")
            await host.done("ready")
            await other.done("resign")
            await host.refused("rematch", "bad-rematch", plan={"order": [0, 0]})
            await host.done("rematch", plan={"order": [0, 1], "options": {"target": 50}})
            seen = await other.see(lambda seen: seen["rematch"]["wanted"])
            assert (seen["rematch"]["order"], seen["rematch"]["options"]) == ([0, 1], {"target": 50})
            await other.done("rematch")
            seen = await host.see(lambda seen: seen["rematch"]["table"])
            async with anna.at(seen["rematch"]["table"]) as following:
                seen = await following.see()
                assert (seen["you"], seen["options"]["target"]) == (0, 50), "everybody stays where they are"

    house.run(story())
