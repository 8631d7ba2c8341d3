"""An agent at an address: messages go by HTTP, each a POST, or through one WebSocket."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from functools import cache
from time import monotonic
from typing import Any, ClassVar, Final, TypeVar

import httpx
import websockets

from oneiros.agents.agent import Agent
from oneiros.agents.guard import too_slow
from oneiros.core.errors import AgentFault

T = TypeVar("T")
FAREWELL: Final = 1.0  # seconds for the last message
JSON: Final = {"content-type": "application/json"}


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """An event loop in a thread of its own, for all endpoints: so a caller may have a loop too, and time is kept."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True, name="oneiros-endpoints").start()
    return loop


def _do(work: Coroutine[Any, Any, T], until: float) -> T:
    """Do it there by that moment; what goes wrong on the way is the agent's fault."""
    seconds = until - monotonic()

    async def in_time() -> T:
        async with asyncio.timeout(max(0.0, seconds)):
            return await work

    try:
        return asyncio.run_coroutine_threadsafe(in_time(), _loop()).result()
    except TimeoutError:
        raise AgentFault("slow", too_slow(round(seconds, 3))) from None
    except (httpx.HTTPError, httpx.InvalidURL, websockets.WebSocketException, OSError, EOFError) as error:
        raise AgentFault("crash", f"it cannot be reached: {type(error).__name__}: {error}") from None


class HttpAgent(Agent):
    """Every message is a POST with a JSON body, and the body of the answer is the agent's answer."""

    address: ClassVar[str] = ""

    def begin(self) -> None:
        """Make a client. It takes no proxy from the environment, and follows no redirection."""
        self._client = httpx.AsyncClient(trust_env=False, timeout=None)

    def exchange(self, message: bytes, until: float) -> bytes:
        """One request."""
        return _do(self._post(message), until)

    async def _post(self, message: bytes) -> bytes:
        most = self.limits.output
        async with self._client.stream("POST", self.address, content=message, headers=JSON) as answer:
            if answer.status_code != httpx.codes.OK:
                raise AgentFault("crash", f"it answered with status {answer.status_code}")
            found = b""
            async for part in answer.aiter_raw():
                found += part
                if len(found) > most:
                    raise AgentFault("babble", f"its answer has more than {most} bytes")
            return found

    def part(self, message: bytes) -> None:
        """Say good-bye, and close."""
        if not self._client.is_closed:
            if self.fault is None:
                with suppress(AgentFault):
                    _do(self._post(message), monotonic() + FAREWELL)
            _do(self._client.aclose(), monotonic() + FAREWELL)


class SocketAgent(Agent):
    """One WebSocket for each seat of a game: a message, an answer."""

    address: ClassVar[str] = ""
    _socket: websockets.ClientConnection | None = None

    def exchange(self, message: bytes, until: float) -> bytes:
        """One message and its answer."""
        return _do(self._send(message), until)

    async def _send(self, message: bytes) -> bytes:
        if self._socket is None:
            self._socket = await websockets.connect(
                self.address, proxy=None, max_size=self.limits.output, max_queue=1, compression=None
            )
        await self._socket.send(message.decode())
        answer = await self._socket.recv()
        return answer.encode() if isinstance(answer, str) else answer

    def part(self, message: bytes) -> None:
        """Say good-bye, and close."""
        if self._socket is not None:
            socket, self._socket = self._socket, None
            with suppress(AgentFault):
                _do(self._bye(socket, message), monotonic() + FAREWELL)

    async def _bye(self, socket: websockets.ClientConnection, message: bytes) -> None:
        with suppress(websockets.ConnectionClosed):
            await socket.send(message.decode())
        await socket.close()
