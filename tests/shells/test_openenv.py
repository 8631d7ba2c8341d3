"""A seat through OpenEnv itself: its server on loopback, its own client, a scripted player."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from time import monotonic, sleep
from typing import Any

import pytest

pytest.importorskip("openenv", reason="OpenEnv is large: `make test-shells` tests it in an environment of its own")

import uvicorn
from openenv import GenericEnvClient

from oneiros.envs.open_env import OneirosEnvironment, TextAction, make_app


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server that runs while these tests do."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(make_app("ravens"), port=port, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = monotonic() + 60
    while not server.started:
        assert monotonic() < until, "the server does not start"
        sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


def play(client: Any, answer: str, **reset: Any) -> tuple[Any, int]:
    """Say the same until the game is over; the last result and how often it was said."""
    result = client.reset(**reset)
    assert result.observation["rules"]
    for number in range(1, 400):
        result = client.step({"text": answer})
        if result.done:
            return result, number
    raise AssertionError("the game does not end")


def test_a_whole_game_over_the_wire(address: str) -> None:
    with GenericEnvClient(base_url=address).sync() as client:
        result, steps = play(client, "Hm.\n1", seed=7, rounds=1)
        assert result.reward in (0.0, 0.5, 1.0)
        assert client.state()["step_count"] == steps


def test_refusals_are_told_and_three_forfeit(address: str) -> None:
    with GenericEnvClient(base_url=address).sync() as client:
        result, steps = play(client, "I fly away", seed=7, game="doors", players=1, language="de")
        assert steps == 3
        assert result.reward == -1.0
        assert "fly away" in result.observation["refusal"]


def test_the_same_seed_is_the_same_game() -> None:
    told = []
    for _ in range(2):
        env = OneirosEnvironment("sandman", players=2)
        env.reset(seed=5)
        told.append([env.step(TextAction(text="1")).text for _ in range(5)])
    assert told[0] == told[1]
