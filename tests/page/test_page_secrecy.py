"""Law 5 in a page: what leaves the worker is, byte for byte, what a server sends, and depends on no secret."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from oneiros.core.chance import Rng
from oneiros.page.house import PERSON, House, PageTable, own_game
from oneiros.page.requests import Requests
from oneiros.page.shelf import Row
from oneiros.page.visits import Visit
from oneiros.server import clock, wire
from oneiros.server.live import redaction
from oneiros.server.live.house_table import Manners
from oneiros.server.thinking import pages
from oneiros.table import Table
from tests.page.memory import MemoryShelf
from tests.server.test_secrecy import live_of, log_sent, said_to
from tests.table.tables import begun, do, kinds_of_play, owner, state_of, status_of, step
from tests.table.test_secrecy import SCRAMBLED, twin_for

STEPS = 36
EVERY = 4


def page_table(table: Table) -> PageTable:
    """The table as a page holds it."""
    own = own_game("table", table)
    return PageTable(Row(id="table", code="CODE", manners=Manners(), setup=table.setup, opened=0.0, own=own), table)


async def page_sends(table: Table, since: int | None, tried: list[int]) -> list[bytes]:
    """All that the worker gives the page: picture, log, what is said to moves, the replay so far."""

    async def nobody(_: str) -> str:
        raise AssertionError("no bot is asked")

    house, sent = House(MemoryShelf(), nobody, "key"), list[str]()
    house.name = "Person 1"
    live = house.tables["table"] = page_table(table)
    visit = Visit(house, live, sent.append)
    live.viewers.add(visit)
    visit.version = since
    visit.look()
    await asyncio.sleep(0)
    asked = table.asked(0)
    await visit.hear('{"do":"log","id":1}')
    for action in tried:
        if not state_of(table).allows(0, action):
            await visit.hear(f'{{"do":"move","id":7,"asked":{asked or 0},"action":{action}}}')
    status, replay = await Requests(house).answer("GET", "/api/replays/table?seat=0&first=0", "")
    return [text.encode() for text in sent] + [str(status).encode(), replay.encode()]


def server_sends(table: Table, since: int | None, tried: list[int]) -> list[bytes]:
    """The same by the server's way."""
    live = live_of(table)
    live.opener = PERSON
    live.elsewhere["another"] = (0.0, frozenset({0}))
    sent = [wire.encode(redaction.picture(live, PERSON, since))]
    told = msgspec.Raw(log_sent(live, PERSON, 0))
    sent.append(wire.encode(wire.LogPage(1, told, table.version > pages.LOG_PAGE)))  # type: ignore[arg-type]
    asked = table.asked(0)
    for action in tried:
        if not state_of(table).allows(0, action):
            sent.append(said_to(lambda action=action: table.move(PERSON, action, 0.0, asked or 0)))  # type: ignore[misc]
    return sent


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_the_page_gets_what_the_server_sends_and_no_secret(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Rng(3)
    secret = bytes(range(7, 23))
    table = begun(game, [None] * players, secret, options=options)
    do(table, table.transfer_seat(owner(0), PERSON, "Person 1", 0.0))
    compared = other_truth = 0
    for number in range(STEPS):
        if status_of(table) != "playing":
            break
        now = float(number)
        monkeypatch.setattr(clock, "now", lambda now=now: now)
        if number % EVERY == 0:
            since = int(rng.below(table.version + 1)) if rng.below(2) else None
            tried = [int(rng.below(table.game.num_actions)) for _ in range(3)]
            mine = asyncio.run(page_sends(table, since, tried))
            server = server_sends(table, since, tried)
            assert len(server) >= 2
            assert mine[: len(server)] == server
            twin = twin_for(table, 0, rng)
            twin.seats[0].owner = PERSON
            assert asyncio.run(page_sends(twin, since, tried))[: len(server)] == mine[: len(server)]
            assert not [text for text in mine if secret.hex().encode() in text or SCRAMBLED.encode() in text]
            other_truth += state_of(twin).digest() != state_of(table).digest()
            compared += 1
        seats = state_of(table).awaited
        if table.seat_of(PERSON) in seats:
            legal = state_of(table).legal(0)
            do(table, table.move(PERSON, legal[int(rng.below(len(legal)))], now))
        else:
            step(table, rng, now)
    assert compared > 3
    assert other_truth > 1, "the twins had other cards"
