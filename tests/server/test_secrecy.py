"""Law 5 at the server's door: no byte that is sent depends on what its reader may not know.

Beside each true table stands a twin that the viewer cannot tell from it (see tests/table/test_secrecy.py). What
redaction makes of the two, and what is said when the viewer tries what they may not, must be the same, byte for byte.
That redaction is the only way out is shown by a game over real sockets, where every byte that came is compared with it.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from oneiros.client.reading import TellReader
from oneiros.core.chance import Rng
from oneiros.server import clock, wire
from oneiros.server.errors import FAULT, as_refusal
from oneiros.server.live import redaction
from oneiros.server.live.changes import LastPicture
from oneiros.server.live.house_table import Manners
from oneiros.server.live.tables import LiveTable
from oneiros.server.thinking import pages
from oneiros.table import Clock, Snapshot, Table, ToldEvent
from tests.server.house import House, play_out
from tests.table.tables import begun, kinds_of_play, owner, state_of, status_of, step
from tests.table.test_secrecy import SCRAMBLED, twin_for

LONGEST = 400  # moves of one game; `tests.soak` plays thousands of them
TRIED = 4  # actions that a viewer tries at each moment, legal or not
REPLAYED = {3**power for power in range(8)}  # a replay tells all again from the beginning, so some lengths are enough


def live_of(table: Table) -> LiveTable:
    """A table as the server holds it."""
    row = SimpleNamespace(
        id="table",
        code="CODE",
        opener=table.seats[0].owner,
        listed=False,
        day=None,
        manners=msgspec.json.encode(Manners()),
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


class FrameSent(msgspec.Struct):
    """A frame of a replay as it goes over the wire, its views unread."""

    seat: int | None
    move: Any
    views: list[msgspec.Raw]


def log_sent(live: LiveTable, person: str | None, since: int) -> bytes:
    """A page of the log, whether it is in memory or made anew."""
    asked = redaction.ask_log(live, person, since)
    return msgspec.json.encode(asked) if isinstance(asked, list) else pages.log_page(asked, OrderedDict())


def messages_to(
    live: LiveTable, person: str | None, since: int | None, tried: list[int], last: wire.Picture
) -> list[bytes]:
    """All that the server sends a viewer: picture, changes, log, replay so far, and the answers to what they try."""
    table = live.table
    parts = [wire.encode(redaction.picture(live, person, since)), log_sent(live, person, 0)]
    sent = LastPicture()
    sent.follow(last, [])
    parts.append(wire.encode(sent.follow(*redaction.picture_and_told(live, person, since))))
    if person is not None:
        seat = table.seat_of(person)
        parts += [said_to(lambda action=action: table.move(person, action, 0.0)) for action in tried]  # type: ignore[misc]
        for call in (table.undo, table.agree_undo, table.come_back, table.rematch):
            parts.append(said_to(lambda call=call: call(person, 0.0)))  # type: ignore[misc]
        for eyes in ("open", 0, 1):
            if eyes != seat:
                parts.append(said_to(lambda eyes=eyes: redaction.ask_replay(live, person, eyes, 0)))  # type: ignore[misc]
        parts.append(said_to(lambda: redaction.proof(live)))
    return parts


def compare_game(
    game: str, players: int, options: dict[str, Any], seed: int, most: int = LONGEST, every: int = 1
) -> Counter[str]:
    """Play a game beside its twins, and compare all that goes to every viewer, at one move in so many.

    Counted are messages compared, moments of a viewer, bytes, and twins whose truth was another.
    """
    counts: Counter[str] = Counter()
    rng = Rng(seed)
    secret = int(rng.below(1 << 30)).to_bytes(16, "little")
    table = begun(game, [None] * players, secret, options=options, clock=Clock("game", 1e6))
    seen: dict[int | None, list[bytes]] = {seat: [] for seat in (*range(players), None)}
    lasts: dict[str | None, wire.Picture] = {}  # by person, what they were last shown
    number = 0
    while status_of(table) == "playing" and number < most:
        now = float(number)
        live = live_of(table)
        with patch.object(clock, "now", lambda now=now: now):  # it stands, so that only secrets could make a difference
            if number % every == 0:
                compare_viewers(live, secret, number, rng, counts, lasts)
            for viewer, past in seen.items():
                past.append(msgspec.json.encode(state_of(table).view(viewer)))
            if number in REPLAYED:
                check_replay_so_far(live, seen)
        step(table, rng, now)
        number += 1
    return counts


def compare_viewers(
    live: LiveTable,
    secret: bytes,
    number: int,
    rng: Rng,
    counts: Counter[str],
    lasts: dict[str | None, wire.Picture],
) -> None:
    """Compare all messages to every viewer of a table with what its twin would send, at one moment."""
    table = live.table
    players = len(table.seats)
    tried = [int(rng.below(table.game.num_actions)) for _ in range(TRIED)]
    since = int(rng.below(table.version + 1)) if rng.below(2) else None
    for seat in range(players):
        twin = live_of(twin_for(table, seat, rng))
        for person in (owner(seat), None) if seat == number % players else (owner(seat),):
            # An earlier picture of the same viewer. That no secret is in it was seen then.
            now = redaction.picture(live, person, None)
            last = lasts.get(person, now)
            mine = messages_to(live, person, since, tried, last)
            other = messages_to(twin, person, since, tried, last)
            lasts[person] = now
            assert other == mine, f"seat {seat} of {table.setup} can tell at move {number}"
            assert secret.hex().encode() not in b"".join(mine)
            assert SCRAMBLED.encode() not in b"".join(mine)
            counts.update(compared=len(mine), moments=1, bytes=sum(map(len, mine)))
        counts["other_truth"] += state_of(twin.table).digest() != state_of(table).digest()


@pytest.mark.parametrize(("game", "players", "options"), kinds_of_play())
def test_no_byte_sent_depends_on_a_secret(game: str, players: int, options: dict[str, Any]) -> None:
    counts: Counter[str] = Counter()
    for seed in range(8):
        if counts["moments"] <= 30:
            counts += compare_game(game, players, options, seed, most=60, every=6)
    assert counts["moments"] > 10
    assert counts["other_truth"] > 5, "the twins had other cards"


def check_replay_so_far(live: LiveTable, seen: dict[int | None, list[bytes]]) -> None:
    """A replay before the end shows what was seen, no more: frame by frame the very view that was sent."""
    for viewer, past in seen.items():
        person = None if viewer is None else owner(viewer)
        if viewer is not None and state_of(live.table).hides_past_views:
            assert said_to(lambda viewer=viewer: redaction.ask_replay(live, owner(viewer), viewer, 0)) != b"done"  # type: ignore[misc]
            continue
        page = pages.replay_page(redaction.ask_replay(live, person, viewer, 0))
        frames = msgspec.json.decode(page, type=list[FrameSent])
        shown = [bytes(frame.views[0]) for frame in frames]
        assert shown == past[: len(shown)]
        assert all(frame.move is None or frame.seat == viewer for frame in frames)


def untold(seen: Snapshot) -> Snapshot:
    """But for what has happened: a client that reads changes gets that beside the picture."""
    return msgspec.structs.replace(seen, told=[])


def test_every_byte_on_the_wire_is_redacted_in_one_place(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none of them is an owner's id, a session or a seed."""

    async def story() -> None:
        anna, berta = await house.guest("Anna"), await house.guest("Berta")
        opened = await anna.post("/api/tables", game="ravens", players=2, options={"rounds": 1})
        ghost = house.visitor()
        made: list[bytes] = []
        really, by_changes = redaction.picture_and_told, f"{opened['id']}?changes=yes"

        def noted(*given: Any) -> tuple[wire.Picture, list[ToldEvent]]:
            picture, told = really(*given)
            assert not picture.seen.told
            made.append(wire.encode(picture))
            return picture, told

        monkeypatch.setattr(redaction, "picture_and_told", noted)
        async with anna.at(opened["id"]) as one, berta.at(by_changes) as two, ghost.at(by_changes) as three:
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
            reader = TellReader()
            for text in line.raw:
                if b'"tell":"picture"' in text or b'"tell":"changes"' in text:
                    read = reader.read(text, "ravens")
                    assert isinstance(read, wire.Picture)
                    assert wire.encode(msgspec.structs.replace(read, seen=untold(read.seen))) in made
                for secret in secrets:
                    assert over or secret.encode() not in text

    house.run(story())
