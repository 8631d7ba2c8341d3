"""A light WebSocket client: the crowd shall not be what a load test measures.

It reads whole texts of a server and sends short ones. Frames are masked with zeros, which leaves them as they are.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

WHOLE_TEXT, CLOSE, PING = 0x81, 0x88, 0x89
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length: it follows
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)


class Line(asyncio.Protocol):
    """One socket."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.closed = asyncio.get_running_loop().create_future()
        self.open = asyncio.get_running_loop().create_future()
        self._held = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        data = self._held + data if self._held else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._held = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= TWO_BYTES:
                begin += 2 if length == TWO_BYTES else 8
                if begin > size:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if end > size:
                break
            if data[at] == WHOLE_TEXT:
                self.hear(data[begin:end])
            elif data[at] == PING:
                self._send(0x8A, data[begin:end])
            elif data[at] == CLOSE:
                self.close()
            at = end
        self._held = data[at:]

    def say(self, text: str) -> None:
        """Send a short text."""
        self._send(WHOLE_TEXT, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes((kind, MASKED | len(data))) + NO_MASK + data)

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
    """A socket at a table."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear), host, port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    assert line._transport is not None
    line._transport.write("\r\n".join(head).encode())
    await line.open
    return line
