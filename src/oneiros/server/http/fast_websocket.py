"""The WebSocket protocol of the server: uvicorn's, with a fast path for the messages of play.

A whole text frame from a client and every text frame to one go past the `websockets` library. The library handles
every kind of frame and takes many times as long for this one kind, which is nearly all the traffic of a table. All
else (the handshake, control frames, fragments, whatever is wrong or too long) the library judges as before, and it is
given whole frames only.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its C part
    from websockets.utils import apply_mask

from oneiros.server.config import Limits
from oneiros.server.people.rate_limits import Bucket

EXTENSION: Final = "oneiros.websocket"
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORTEST: Final = 6  # two bytes and the mask
AHEAD: Final = 3  # so many messages may wait before nothing more is read
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length: it follows


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.allowance = Bucket(Limits().messages, time.monotonic())  # until the socket brings its own
        self.drained: Callable[[], None] | None = None  # called when there is room to write again
        # Takes a message that can be carried out at once. Whatever it leaves is put before `receive`.
        self.take: Callable[[bytes], bool] | None = None
        self._held = b""  # the beginning of a frame
        self._by_library = False  # whether the library has a part of a frame and must get all the rest, too

    def handle_connect(self, event: Request) -> None:
        """A client asks for a socket. The handler finds this object in its scope."""
        super().handle_connect(event)
        if not hasattr(self, "scope"):
            return  # the handshake was refused
        extensions: dict[str, Any] = self.scope["extensions"] or {}
        extensions[EXTENSION] = self

    # From the client

    def data_received(self, data: bytes) -> None:
        """Take whole messages out of what has come."""
        if self._by_library or not self.handshake_complete:
            # The request comes alone; of a client that sends more before it was let in the library reads everything.
            self._by_library = self._by_library or self.handshake_initiated
            super().data_received(data)
            return
        if self._held:
            data = self._held + data
        at = 0
        while len(data) - at >= SHORTEST:
            first, second = data[at], data[at + 1]
            length, head = second & ~MASKED, SHORTEST
            if length >= TWO_BYTES:
                head += 2 if length == TWO_BYTES else 8
                if len(data) - at < head:
                    break
                length = int.from_bytes(data[at + 2 : at + head - 4], "big")
            if not second & MASKED or length > self.config.ws_max_size:
                self._held, self._by_library = b"", True
                super().data_received(data[at:])
                return
            end = at + head + length
            if end > len(data):
                break
            if first == WHOLE_TEXT and not self.frames and self.conn.state is State.OPEN:
                message = apply_mask(data[at + head : end], data[at + head - 4 : at + head])
                if self.take is None or not self.queue.empty() or not self.take(message):
                    self._hand_on(message)
            else:
                super().data_received(data[at:end])
            at = end
        self._held = data[at:]

    def _hand_on(self, message: bytes) -> None:
        """A whole message has come. The library would read nothing more until it is taken: that costs two calls of the
        system for each, and people send one at a time. So that is done only where several wait.
        """
        waiting = self.queue.qsize()
        if waiting >= AHEAD or self.close_sent or not message.isascii():
            self.curr_msg_data_type = "text"
            self.frames = [message]
            self.send_receive_event_to_app()
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": message.decode("ascii")})

    # Frames that are no whole message never reach the socket, so they are counted here, as messages are.

    def handle_ping(self) -> None:
        """A client asks whether we are here."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A client says that it is here."""
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._counted():
            super().handle_cont(event)

    def _counted(self) -> bool:
        """Whether this frame is within the limit. Who sends more is cut off: no browser does."""
        if self.allowance.take(time.monotonic()):
            return True
        self.cut()
        return False

    # To the client

    @property
    def open(self) -> bool:
        """Whether anything can be written still."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, texts: Iterable[bytes]) -> None:
        """Send messages, in one go. A sender with much to say waits while `writable` is not set."""
        self.transport.write(b"".join([part for text in texts for part in (text_frame_head(len(text)), text)]))

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def cut(self) -> None:
        """Break the connection off."""
        self.transport.abort()


def fast_websocket_of(connection: WebSocket[Any, Any, Any]) -> FastWebSocket:
    """The protocol object under a socket that Litestar has accepted."""
    found = connection.scope["extensions"][EXTENSION]  # type: ignore[index]
    assert isinstance(found, FastWebSocket)
    return found


def text_frame_head(length: int) -> bytes:
    """The head of a whole text frame of a server."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
