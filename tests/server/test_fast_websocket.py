"""The wire under a socket: frames in whatever pieces they come, and all that the short way leaves to the library."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from oneiros.server.http.fast_websocket import AHEAD, FastWebSocket, text_frame_head
from tests.server.house import House, Visitor

PING = {"do": "ping", "id": 1}
TEXT, CONTINUED, CLOSE, PING_FRAME, PONG = 0x1, 0x0, 0x8, 0x9, 0xA


def frame(opcode: int, data: bytes, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    first = bytes([(0x80 if last else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        size = bytes([bit | len(data)])
    elif len(data) < 1 << 16:
        size = bytes([bit | 126]) + struct.pack(">H", len(data))
    else:
        size = bytes([bit | 127]) + struct.pack(">Q", len(data))
    if not masked:
        return first + size + data
    mask = os.urandom(4)
    return first + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


class Raw:
    """A socket spoken by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        """Send each piece by itself."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.001)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its data."""
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            assert not size & 0x80, "a server masks nothing"
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 0x0F, await self.reader.readexactly(size)

    async def answer(self) -> dict[str, Any]:
        """The next message that is no picture."""
        while True:
            opcode, data = await self.hear()
            assert opcode == TEXT, (opcode, data)
            message: dict[str, Any] = json.loads(data)
            if message["tell"] not in ("picture", "chats"):
                return message

    async def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, data = await self.hear()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")


async def raw(house: House, visitor: Visitor) -> Raw:
    """A new table and a socket at it, spoken by hand."""
    opened = await visitor.post("/api/tables", game="doors")
    reader, writer = await asyncio.open_connection("127.0.0.1", house.config.port)
    writer.write(
        (
            f"GET /ws/{opened['id']} HTTP/1.1\r\nHost: {house.url.removeprefix('http://')}\r\nOrigin: {house.url}\r\n"
            f"Cookie: {visitor.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return Raw(reader, writer)


def bytes_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode()


def one_by_one(data: bytes) -> list[bytes]:
    return [data[place : place + 1] for place in range(len(data))]


def halves(data: bytes, at: int) -> list[bytes]:
    return [data[:at], data[at:]]


def spaced(size: int) -> bytes:
    """A ping of exactly that many bytes."""
    return bytes_of(PING).ljust(size)


def heard(pieces: list[bytes]) -> list[str]:
    """What becomes of the reading when these pieces come, of an open socket, and all messages are taken then."""

    async def story() -> list[str]:
        config = uvicorn.Config(lambda: None, ws_max_size=4096, lifespan="off", log_config=None)
        config.load()
        socket, pipe = FastWebSocket(config, ServerState(), {}), Mock()
        socket.transport = pipe
        socket.handshake_complete, socket.conn.state = True, State.OPEN
        for piece in pieces:
            socket.data_received(piece)
        while not socket.queue.empty():
            assert (await socket.receive())["text"] == json.dumps(PING)  # type: ignore[typeddict-item]
        return [name for name, _, _ in pipe.method_calls]

    return asyncio.run(story())


def test_who_sends_much_at_once_is_read_as_it_is_worked_off() -> None:
    ping = frame(TEXT, bytes_of(PING))
    assert heard([ping]) == [], "one message at a time costs no call of the system beside its own"
    assert heard([ping] * AHEAD) == []
    assert heard([ping] * (AHEAD + 5)) == ["pause_reading", "resume_reading"]
    assert heard([ping * 100]) == ["pause_reading", "resume_reading"]


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(TEXT, bytes_of(PING))],
        one_by_one(frame(TEXT, bytes_of(PING))),
        [frame(TEXT, spaced(125))],
        one_by_one(frame(TEXT, spaced(126))),
        halves(frame(TEXT, spaced(1000)), 3),
        [frame(TEXT, bytes_of(PING)[:5], last=False) + frame(CONTINUED, bytes_of(PING)[5:])],
        [frame(TEXT, bytes_of(PING)[:5], last=False), frame(PONG, b""), frame(CONTINUED, bytes_of(PING)[5:])],
        [frame(PONG, b"x") + frame(TEXT, bytes_of(PING))],
    ],
    ids=["whole", "bytes", "longest-short", "shortest-long", "two", "fragments", "fragments-between", "control-first"],
)
def test_a_message_is_heard_however_it_comes(house: House, pieces: list[bytes]) -> None:
    async def story() -> None:
        line = await raw(house, await house.guest("Anna"))
        await line.send(*pieces)
        assert (await line.answer())["tell"] == "pong"
        await line.send(frame(TEXT, bytes_of(PING)))
        assert (await line.answer())["tell"] == "pong", "and the line is in order afterwards"
        line.writer.close()

    house.run(story())


def test_several_messages_in_one_piece_are_answered_in_turn(house: House) -> None:
    async def story() -> None:
        line = await raw(house, await house.guest("Anna"))
        await line.send(b"".join(frame(TEXT, bytes_of({"do": "ping", "id": number})) for number in range(1, 6)))
        assert [(await line.answer())["id"] for _ in range(5)] == [1, 2, 3, 4, 5]
        await line.send(frame(PING_FRAME, b"are you there"))
        assert await line.hear() == (PONG, b"are you there")
        line.writer.close()

    house.run(story())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, bytes_of(PING), masked=False), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(CONTINUED, b"of nothing"), 1002),
        (frame(TEXT, b"begun", last=False) + frame(TEXT, b"and another"), 1002),
        (bytes([0xC1]) + frame(TEXT, bytes_of(PING))[1:], 1002),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
        (frame(CLOSE, struct.pack(">H", 1000)), 1000),
    ],
    ids=["not-masked", "not-utf-8", "continued", "two-begun", "reserved-bit", "too-long", "good-bye"],
)
def test_what_is_wrong_closes_the_line(house: House, wrong: bytes, code: int) -> None:
    async def story() -> None:
        line = await raw(house, await house.guest("Anna"))
        await line.send(wrong)
        assert await line.closed() == code
        line.writer.close()

    house.run(story())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_heads_tell_the_length(size: int) -> None:
    head = text_frame_head(size)
    assert head[0] == 0x81
    assert (head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")) == size
    assert len(head) == (2 if size < 126 else 4 if size < 65536 else 10)
