"""Agents at an address, by HTTP and by WebSocket: they play, and lose by misbehaving."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("httpx")
pytest.importorskip("websockets")

import websockets.sync.server as sockets

import oneiros
from oneiros import registry
from oneiros.table.match import Match, match

EXAMPLES = Path(__file__).parents[2] / "examples" / "agents"
Told = dict[str, Any]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    with registry.fresh():
        yield


def last(told: Told) -> Told:
    """The answer of somebody who always takes the last choice."""
    return {"id": told["id"], "move": told["legal"][-1]["move"]} if told["tell"] == "move" else {}


class Handler(BaseHTTPRequestHandler):
    """Answers as its server's way says."""

    def do_POST(self) -> None:
        told = json.loads(self.rfile.read(int(self.headers["content-length"])))
        way: str = self.server.way  # type: ignore[attr-defined]
        self.server.heard.append(told["tell"])  # type: ignore[attr-defined]
        asked = told["tell"] == "move"
        if way == "sleep" and asked:
            time.sleep(1.0)
        if way == "drip" and asked:
            self.send_response(200)
            self.end_headers()
            for _ in range(20):
                self.wfile.write(b" ")
                time.sleep(0.05)
            return
        if way == "error" and asked:
            self.send_error(500)
            return
        if way == "elsewhere":
            self.send_response(302)
            self.send_header("location", "/elsewhere")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"x" * 100_000 if way == "flood" and asked else json.dumps(last(told)).encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Endpoint(ThreadingHTTPServer):
    """A server that waits for its threads. Whoever asked may have gone: that is part of these tests."""

    daemon_threads = False

    def handle_error(self, *_: object) -> None:
        """Say nothing of it: other tests look at what is written to stderr."""


@contextmanager
def http(way: str) -> Iterator[tuple[str, list[str]]]:
    """An endpoint that behaves in that way: its address, and what it is told."""
    server = Endpoint(("127.0.0.1", 0), Handler)
    server.way, server.heard = way, []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", server.heard  # type: ignore[attr-defined]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def web_socket(answer: Callable[[Told], str]) -> Iterator[str]:
    """A WebSocket that answers so: its address."""

    def talk(socket: sockets.ServerConnection) -> None:
        for text in socket:
            told = json.loads(text)
            if told["tell"] == "bye":
                return
            socket.send(answer(told))

    with sockets.serve(talk, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        finally:
            server.shutdown()
            thread.join()


def play(spec: str) -> Match:
    """A game between that agent and a drowsy player."""
    return match(oneiros.game("ravens"), [registry.add_bot(spec), "drowsy"], 1, {"rounds": 1})


def test_an_endpoint_plays_by_http() -> None:
    with http("play") as (address, heard):
        assert play(address).forfeit is None
    assert heard[0] == "hello"
    assert heard[-1] == "bye"


@pytest.mark.parametrize(
    ("way", "limits", "kind", "sentence"),
    [
        ("sleep", "#seconds=0.2", "slow", "it thought for more than 0.2 seconds"),
        ("drip", "#seconds=0.3", "slow", "it thought for more than 0.3 seconds"),
        ("error", "", "crash", "it answered with status 500"),
        ("elsewhere", "", "crash", "it answered with status 302"),
        ("flood", "", "babble", "its answer has more than 65536 bytes"),
    ],
)
def test_an_endpoint_that_misbehaves_loses(way: str, limits: str, kind: str, sentence: str) -> None:
    with http(way) as (address, _):
        ended = play(address + limits)
    assert ended.forfeit is not None
    assert (ended.forfeit.kind, ended.forfeit.sentence) == (kind, sentence)


def test_an_endpoint_that_is_not_there_loses() -> None:
    with http("play") as (address, _):
        pass
    ended = play(address)
    assert ended.forfeit is not None
    assert ended.forfeit.kind == "crash"
    assert ended.forfeit.sentence.startswith("it cannot be reached: ConnectError: ")


def test_an_endpoint_plays_by_web_socket() -> None:
    with web_socket(lambda told: json.dumps(last(told))) as address:
        assert play(address).forfeit is None


@pytest.mark.parametrize(
    ("answer", "kind"), [(lambda _: "well", "babble"), (lambda _: json.dumps({"x": "y" * 70_000}), "crash")]
)
def test_a_web_socket_that_misbehaves_loses(answer: Callable[[Told], str], kind: str) -> None:
    with web_socket(answer) as address:
        ended = play(address)
    assert ended.forfeit is not None
    assert ended.forfeit.kind == kind


def test_the_example_endpoint_plays() -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    command = ["node", str(EXAMPLES / "endpoint.mjs"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().split()[-1]
            assert play(f"http://127.0.0.1:{port}/").forfeit is None
        finally:
            server.kill()
