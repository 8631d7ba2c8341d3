"""Law 5 at the server's door: no byte that is sent depends on what its reader may not know.

Beside each true table stands a twin that the viewer cannot tell from it (see tests/table/test_secrecy.py). What
redaction makes of the two, and what is said when the viewer tries what they may not, must be the same, byte for byte.
That redaction is the only way out is shown by a game over real sockets, where every byte that came is compared with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from oneiros.core.chance import Rng
from oneiros.server import wire
from oneiros.server.errors import FAULT, as_refusal
from oneiros.server.live import redaction
from oneiros.server.live.tables import LiveTable, Manners
from oneiros.table import Clock, Table
from tests.server.house import House, play_out
from tests.table.tables import begun, owner, state_of, status_of, step
from tests.table.test_secrecy import SCRAMBLED, twin_for

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("doors", 2, {}),
    ("ravens", 3, {}),
    ("ravens", 2, {"memory": "strict", "claims": True}),
    ("sandman", 3, {}),
    ("runners", 2, {}),
    ("workshop", 3, {"creation": "together", "nightmare": True}),
]
SOAK = int(os.environ.get("ONEIROS_SOAK_GAMES", "0"))  # whole games of each, every step; else a part of one
SHORT_STEPS = 60
EVERY = 1 if SOAK else 6
REPLAYED = {3**power for power in range(8)}  # a replay tells all again from the beginning, so some lengths are enough


def live_of(table: Table) -> LiveTable:
    """A table as the server holds it."""
    row = SimpleNamespace(
        id="table", code="CODE", opener=owner(0), listed=False, day=None, manners=msgspec.json.encode(Manners())
    )
    return LiveTable(row, table)


def said_to(attempt: Callable[[], object]) -> bytes:
    """What the socket says to a message: that it is done, or why not."""
    try:
        attempt()
    except Exception as error:
        refusal = as_refusal(error)
        if refusal.status >= FAULT:
            raise
        return wire.encode(wire.No(7, refusal.code, str(refusal), refusal.rule))
    return b"done"


def sent_to(live: LiveTable, person: str | None, since: int | None, tried: list[int]) -> bytes:
    """All that the server sends a viewer: picture, log, replay so far, and the answers to what they try."""
    table = live.table
    parts = [wire.encode(redaction.picture(live, person, since)), wire.encode(redaction.log_page(live, person, 1, 0))]
    if person is not None:
        seat = table.seat_of(person)
        parts += [said_to(lambda action=action: table.move(person, action, 0.0)) for action in tried]  # type: ignore[misc]
        for call in (table.undo, table.agree_undo, table.come_back, table.rematch):
            parts.append(said_to(lambda call=call: call(person, 0.0)))  # type: ignore[misc]
        for eyes in ("open", 0, 1):
            if eyes != seat:
                parts.append(said_to(lambda eyes=eyes: redaction.replay(live, person, eyes, 0)))  # type: ignore[misc]
        parts.append(said_to(lambda: redaction.proof(live)))
    return b"\n".join(parts)


def still(live: LiveTable, monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """Let the server's clock stand, so that only secrets could make a difference."""
    monkeypatch.setattr(redaction, "time", SimpleNamespace(time=lambda: now))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_byte_sent_depends_on_a_secret(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = other_truth = 0
    for seed in range(SOAK or 8):
        if not SOAK and compared > 30:
            break
        rng = Rng(seed)
        secret = int(rng.below(1 << 30)).to_bytes(16, "little")
        table = begun(game, [None] * players, secret, options=options, clock=Clock("game", 1e6))
        seen: dict[int | None, list[bytes]] = {seat: [] for seat in (*range(players), None)}
        number = 0
        while status_of(table) == "playing" and (SOAK or number < SHORT_STEPS):
            now = float(number)
            live = live_of(table)
            still(live, monkeypatch, now)
            if number % EVERY == 0:
                tried = [int(rng.below(table.game.num_actions)) for _ in range(3)]
                since = int(rng.below(table.version + 1)) if rng.below(2) else None
                for seat in range(players):
                    twin = live_of(twin_for(table, seat, rng))
                    for person in (owner(seat), None) if seat == number % players else (owner(seat),):
                        mine = sent_to(live, person, since, tried)
                        assert sent_to(twin, person, since, tried) == mine, f"seat {seat} can tell at move {number}"
                        assert secret.hex().encode() not in mine
                        assert SCRAMBLED.encode() not in mine
                        compared += 1
                    other_truth += state_of(twin.table).digest() != state_of(table).digest()
            for viewer, past in seen.items():
                past.append(msgspec.json.encode(state_of(table).view(viewer)))
            if number in REPLAYED:
                check_replay_so_far(live, seen)
            step(table, rng, now)
            number += 1
    assert compared > 10
    assert other_truth > 5, "the twins had other cards"


def check_replay_so_far(live: LiveTable, seen: dict[int | None, list[bytes]]) -> None:
    """A replay before the end shows what was seen, no more: frame by frame the very view that was sent."""
    for viewer, past in seen.items():
        person = None if viewer is None else owner(viewer)
        if viewer is not None and state_of(live.table).hides_past_views:
            assert said_to(lambda viewer=viewer: redaction.replay(live, owner(viewer), viewer, 0)) != b"done"  # type: ignore[misc]
            continue
        frames = redaction.replay(live, person, viewer, 0).frames
        shown = [msgspec.json.encode(frame.views[0]) for frame in frames]
        assert shown == past[: len(shown)]
        assert all(frame.move is None or frame.seat == viewer for frame in frames)


def test_every_byte_on_the_wire_is_redacted_in_one_place(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none of them is an owner's id, a session or a seed."""

    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        opened = await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1})
        ghost = house.visitor()
        made: list[bytes] = []
        really = redaction.picture

        def noted(*given: Any) -> wire.Picture:
            picture = really(*given)
            made.append(wire.encode(picture))
            return picture

        monkeypatch.setattr(redaction, "picture", noted)
        async with anna.at(opened["id"]) as one, berta.at(opened["id"]) as two, ghost.at(opened["id"]) as three:
            await two.done("sit")
            await two.done("ready")
            await one.done("ready")
            await one.refused("move", "stale", asked=0, action=0)
            await play_out(one, two, most=25)
            await three.reach(one.seen["version"])
            lines = [one, two, three]
        live = await house.services.tables.get(opened["id"])
        secrets = [seat.owner or "" for seat in live.table.seats] + [str(live.table.setup.seed)]
        secrets += [visitor.http.cookies["oneiros"].split(".")[0] for visitor in (anna, berta)]
        over = live.table.status == "over"
        for line in lines:
            for text in line.raw:
                if b'"tell":"picture"' in text:
                    assert text in made
                for secret in secrets:
                    assert over or secret.encode() not in text

    house.run(story())
