"""Millions of malformed, strange and almost right messages.

In this process each is decoded and, if it can be read, carried out at a live table by the server's own code, without a
socket or a store. Over real sockets a part of them goes to a real server. What comes of it must be an answer or a
refusal with a reason, never a fault.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx
import msgspec
import websockets

import oneiros
from oneiros.core.chance import Rng
from oneiros.server import wire
from oneiros.server.errors import FAULT, as_refusal
from oneiros.server.http.actions import act
from oneiros.server.live import redaction
from oneiros.server.live.house_table import Manners
from oneiros.server.live.tables import LiveTable
from oneiros.server.people.texts import clean_line
from oneiros.table import AnyEvent, Clock, Table, new_setup
from tests.server.process import Server
from tests.soak.progress import Progress
from tests.table.tables import kinds_of_play, owner

CHUNK = 20_000
PEOPLE = 3
LIFE = 200  # messages at one table, after which another takes its place
AFTER = 30  # messages at a table whose game is over
PICTURES = 4  # one version in so many is also looked at after every message
BATCH = 40  # messages of one socket
STRANGE: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 15, 16, 299, 2**31, 2**31 + 1, 2**63, 2**64, -(2**63), 0.5, 1e308),
    *(
        "",
        " ",
        "x",
        "lucid",
        "oracle",
        "\x00",
        "\u202e",
        "\ud7ff",
        "\u200b",
        "x" * 41,
        "x" * 400,
        "🜁" * 90,
        "1",
        "null",
    ),
    *(
        [],
        [0],
        [0, 1],
        [[[[[[]]]]]],
        {},
        {"do": "move"},
        {"": {"": {"": {}}}},
        {"order": [0, 1]},
        {"options": {"x": 1}},
    ),
]
TOKENS = [
    b"{",
    b"}",
    b"[" * 900,
    b"]",
    b'"',
    b"\\u0000",
    b"\\ud800",
    b",",
    b":",
    b"null",
    b"1e999",
    b"-0",
    b"\xff",
    b"\x00",
    b"NaN",
]
KINDS: list[type[wire.Say]] = list(wire.AnySay.__args__)
ENDS = (wire.Resign, wire.Leave)  # seldom said: they end what the others are tried at
WEIGHTS = [1 if kind in ENDS else 10 for kind in KINDS]


class Offer(NamedTuple):
    """What a table would take: from this an almost right message is made."""

    moves: list[Any]  # in words
    asked: int | None = None
    actions: Sequence[int] = ()


class Writer:
    """Writes messages, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.likely: dict[str, list[Any]] = {
            "id": [0, 1, 7],
            "seat": [0, 1, 2, 3],
            "level": ["drowsy", "dreamer", "lucid", "nobody", "os:system"],
            "asked": [0, 1, 2, 5, 9, 20, 50],
            "action": [*range(40)],
            "since": [0, 1, 10, 1000],
            "line": [1, 2],
            "phrase": ["hello", "thanks"],
            "text": ["hello", "\u202eolleh", "\u200b", "a\u0301\u0301\u0301\u0301\u0301\u0301", "x" * 301],
            "plan": [None, {}, {"order": [1, 0]}, {"order": [0, 0]}, {"order": [5]}, {"options": {"rounds": 1}}],
        }

    def message(self, offer: Offer) -> bytes:
        """One message to a table that would take that."""
        rng = self.rng
        dice = rng.random()
        if dice < 0.1:
            return b"".join(
                rng.choice(TOKENS) if rng.random() < 0.3 else rng.randbytes(3) for _ in range(rng.randrange(8))
            )
        fields = self._fields(offer)
        text = msgspec.json.encode(fields)
        return text if dice < 0.75 else self._spoilt(text)

    def _fields(self, offer: Offer) -> dict[str, Any]:
        rng = self.rng
        kind = wire.MakeMove if rng.random() < 0.3 else rng.choices(KINDS, WEIGHTS)[0]
        fields: dict[str, Any] = {"do": kind.__struct_config__.tag}
        for name in kind.__struct_fields__:
            if rng.random() < 0.85:
                fields[name] = self._value(name, offer)
        if kind is wire.MakeMove and rng.random() < 0.8:
            fields.pop(rng.choice(("action", "move")), None)
        if rng.random() < 0.03:
            fields[rng.choice(("x", "do", "tell", ""))] = rng.choice(STRANGE)
        return fields

    def _value(self, name: str, offer: Offer) -> Any:
        rng = self.rng
        if rng.random() < 0.1:
            return rng.choice(STRANGE)
        if name == "asked" and offer.asked is not None and rng.random() < 0.9:
            return offer.asked
        if name == "action" and offer.actions and rng.random() < 0.5:
            return rng.choice(offer.actions)
        if name == "move":
            move = dict(rng.choice(offer.moves))
            if move and rng.random() < 0.6:
                move[rng.choice([*move])] = rng.choice(STRANGE)
            if rng.random() < 0.1:
                move[str(rng.choice(STRANGE))[:50]] = rng.choice(STRANGE)
            return move
        return rng.choice(self.likely.get(name, [True, False]))

    def _spoilt(self, text: bytes) -> bytes:
        rng = self.rng
        spoilt = bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(spoilt) + 1)
            match rng.randrange(4):
                case 0:
                    spoilt[at:at] = rng.choice(TOKENS)
                case 1:
                    del spoilt[at : at + rng.randrange(1, 6)]
                case 2:
                    spoilt[at:at] = spoilt[rng.randrange(len(spoilt) + 1) :][:20]
                case _ if at < len(spoilt):
                    spoilt[at] = rng.randrange(256)
        return bytes(spoilt)


class FakeServices:
    """What `act` asks of the server, without counting or storing. Chat and hints are for real sockets."""

    def __init__(self) -> None:
        self.rate_limiter = self.tables = self.chat = self.lobby = self.pages = self

    async def count(self, *_: object) -> None:
        """Everybody may."""

    async def get(self, *_: object, **__: object) -> None:
        """It is the newest copy."""

    async def act(self, live: LiveTable, propose: Any) -> int:
        """As the server does it, but for the store."""
        events: list[AnyEvent] = propose(live.table, live.table.time + 1.0)
        if events:
            ahead = live.table.clone()
            ahead.commit(events)
            live.table = ahead
        return live.table.version

    async def say(self, live: LiveTable, visitor: object, phrase: str | None, text: str | None, *_: object) -> None:
        """Only the cleaning."""
        if text is not None:
            clean_line(text)

    async def mute(self, *_: object) -> None:
        """Nobody is."""

    async def begin_rematch(self, live: LiveTable) -> None:
        """Here nobody goes on."""

    async def log(self, *_: object) -> bytes:
        """A page from another process."""
        return b"[]"


class FakeSocket:
    """Somebody at a table."""

    def __init__(self, live: LiveTable, number: int) -> None:
        self.live = live
        self.person = owner(number) if number < PEOPLE else None
        self.visitor = (
            None
            if self.person is None
            else SimpleNamespace(id=self.person, name=f"P{number}", account=False, keeper="")
        )
        self.services = FakeServices()
        self.address = "127.0.0.1"
        self.asker = live.asker
        self.version: int | None = None
        self.shown: int | None = None
        self.said: list[Any] = []

    @property
    def seated(self) -> bool:
        """Whether they sit."""
        return self.person is not None and self.live.table.seat_of(self.person) is not None

    def answer(self, message: Any) -> None:
        """What the client would be told must be something that can be sent."""
        wire.encode(message)

    def show(self, seat: int | None) -> None:
        """Somebody else is before this screen."""
        self.shown = seat
        self.look()

    def look_whole(self, since: int | None) -> None:
        """The same, with what happened since that version."""
        self.version = since
        self.look()

    def look(self) -> None:
        """The picture can be made and sent, wherever the messages have led."""
        wire.encode(redaction.picture(self.live, self.person, self.version, self.shown))


def a_table(rng: random.Random) -> LiveTable:
    """A table somewhere in a game, or before it."""
    game, players, options = rng.choice(kinds_of_play())
    bots = [None if seat == 0 or rng.random() < 0.7 else "drowsy" for seat in range(players)]
    clock = Clock("game", 1e6) if rng.random() < 0.3 else Clock()
    setup = new_setup(oneiros.game(game), players, rng.randbytes(16), options, bots=bots, clock=clock)
    table = Table(setup)
    begin = rng.random() < 0.8
    for seat, level in enumerate(bots):
        if level is None and (begin or rng.random() < 0.5):
            table.commit(table.sit(owner(seat), f"P{seat}", 0.0, seat))
    if begin:
        for seat in table.people:
            table.commit(table.ready(owner(seat), 0.0))
    _walk(table, rng)
    row = SimpleNamespace(
        id="table",
        code="CODE",
        opener=owner(0),
        listed=False,
        day="2026-01-01" if rng.random() < 0.05 else None,
        manners=msgspec.json.encode(Manners()),
    )
    return LiveTable(row, table)


def _walk(table: Table, rng: random.Random) -> None:
    """Some random moves."""
    chance = Rng(rng.randrange(1 << 30))
    for _ in range(rng.choice((0, 3, 10, 40, 150))):
        state = None if table.play is None else table.play.state
        if state is None or not state.awaited or table.status != "playing":
            return
        seat = state.awaited[0]
        action = int(state.pick(seat, chance)) if hasattr(state, "pick") else state.legal(seat)[0]
        if table.bot_level(seat) is None:
            table.commit(table.move(owner(seat), action, table.time + 0.1))
        else:
            due = next(due for due in table.due() if due.seat == seat)
            table.commit(table.answer(due, action, table.time + 0.1))


def fuzz_here(progress: Progress, wanted: int, chunk: int = CHUNK) -> None:
    """So many messages in this process, a chunk at a time; each chunk is another seed."""
    while progress.counts["here"] < wanted:
        progress.add(**fuzz_chunk(progress.counts["chunks"], chunk), chunks=1)


def fuzz_chunk(seed: int, count: int) -> Counter[str]:
    """The messages of one seed; what came of them."""
    rng = random.Random(seed)
    writer = Writer(seed)
    counts: Counter[str] = Counter(here=count)
    sockets: list[FakeSocket] = []
    left = 0
    for _ in range(count):
        if left <= 0:
            live = a_table(rng)
            sockets = [FakeSocket(live, one) for one in range(PEOPLE + 1)]
            left = LIFE
        socket = sockets[0 if rng.random() < 0.5 else rng.randrange(PEOPLE + 1)]
        text = writer.message(offered(socket)).decode("utf-8", "replace")
        counts[_outcome(seed, socket, text)] += 1
        left = min(left - 1, AFTER) if socket.live.table.status == "over" and left > AFTER else left - 1
    return counts


def offered(socket: FakeSocket) -> Offer:
    """What this table would take from this person."""
    table = socket.live.table
    moves = moves_in_words(table.setup.game)
    seat = None if socket.person is None else table.seat_of(socket.person)
    if seat is None or table.play is None:
        return Offer(moves)
    return Offer(moves, table.asked(seat), table.play.state.legal(seat))


@cache
def moves_in_words(game: str) -> list[Any]:
    """Some moves of a game."""
    count = oneiros.game(game).num_actions
    return [oneiros.plain(oneiros.game(game).decode(action)) for action in range(0, count, 1 + count // 300)]


def _outcome(seed: int, socket: FakeSocket, text: str) -> str:
    """What the socket's own code would make of a message: see `Socket._carry_out`."""
    read = False
    try:
        message = wire.decode(text)
        read = True
        if isinstance(message, wire.Hint):
            return "read"
        for _ in _steps(act(socket, message)):  # type: ignore[arg-type]
            raise AssertionError("nothing here waits")
        if socket.live.table.version % PICTURES == 0:
            socket.look()
    except Exception as error:
        refusal = as_refusal(error)
        if refusal.status >= FAULT or not str(refusal):
            raise AssertionError(f"a fault in chunk {seed}: {text!r} at {socket.live.table.setup}") from error
        msgspec.json.encode(wire.No(wire.number_of(text), refusal.code, str(refusal), refusal.rule))
        return "refused" if read else "unreadable"
    return "done"


def _steps(work: Any) -> Any:
    """Run a coroutine that never waits."""
    yield from work.__await__()


async def fuzz_sockets(progress: Progress, wanted: int) -> None:
    """So many messages over real sockets to a real server. Its own count of faults must stay 0."""
    server = Server(progress.folder)
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.post("/api/me", json={"name": "Fuzzer"}, headers={"origin": server.url})
            while progress.counts["over_sockets"] < wanted:
                sent = await _socket_round(server, http, progress.counts["rounds"])
                metrics = (await http.get("/metrics")).text
                faults = re.search(r"^oneiros_errors(?:_total)? (\S+)", metrics, re.MULTILINE)
                assert faults is not None
                assert float(faults[1]) == 0.0, f"a fault in round {progress.counts['rounds']}: see {server.log}"
                progress.add(over_sockets=sent, rounds=1)
    finally:
        server.kill()


async def _socket_round(server: Server, http: httpx.AsyncClient, seed: int) -> int:
    """Some tables of one game, and sockets that say everything at them. Each table must answer a ping at the end."""
    rng = random.Random(seed)
    game, players, options = rng.choice(kinds_of_play())
    writer = Writer(1_000_000 + seed)
    bots = [None, *["drowsy"] * (players - 1)] if rng.random() < 0.3 else []
    body = {"game": game, "players": players, "options": options, "bots": bots, "hints": rng.random() < 0.2}
    opened = (await http.post("/api/tables", json=body, headers={"origin": server.url})).json()
    sent = 0
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items()), "Origin": server.url}
    for _ in range(25):
        async with websockets.connect(
            f"ws{server.url.removeprefix('http')}/ws/{opened['id']}",
            additional_headers=headers,
            proxy=None,
            max_size=None,
            max_queue=None,
        ) as line:
            with suppress(websockets.ConnectionClosed):
                await line.send('{"do":"ready"}')
                for _ in range(BATCH):
                    text = writer.message(Offer(moves_in_words(game), rng.choice((None, 4, 5, 6, 7)), range(60)))
                    sent += 1
                    try:
                        await line.send(text.decode())
                    except UnicodeDecodeError:
                        await line.send(text)
                await line.send('{"do":"ping","id":77}')
                async with asyncio.timeout(60):
                    while b'"tell":"pong","id":77' not in _bytes(await line.recv()):
                        pass
    return sent


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


def fuzz(progress: Progress, wanted: int) -> None:
    """One message in a hundred goes over real sockets, the others stay in this process."""
    over_sockets = wanted // 100
    fuzz_here(progress, wanted - over_sockets)
    asyncio.run(fuzz_sockets(progress, over_sockets))
