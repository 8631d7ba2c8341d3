"""A model at a table through `verifiers` itself: its environment, its harness, and a scripted model on loopback."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

pytest.importorskip("verifiers", reason="verifiers is large: `make test-shells` tests it in an environment of its own")

import verifiers.v1 as vf
from verifiers.v1.utils.loaders import load_environment

from oneiros.envs.verifiers_env import OneirosEnvConfig

USAGE = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}


def completion(answer: str) -> dict[str, Any]:
    """An answer in one piece."""
    message = {"role": "assistant", "content": answer}
    choices = [{"index": 0, "finish_reason": "stop", "message": message}]
    return {"id": "1", "object": "chat.completion", "created": 1, "model": "m", "choices": choices, "usage": USAGE}


def streamed(answer: str) -> bytes:
    """An answer as events: its words, its end, what it took."""
    base = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    delta = {"role": "assistant", "content": answer}
    events: list[dict[str, Any]] = [
        {**base, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]},
        {**base, "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]},
        {**base, "choices": [], "usage": USAGE},
    ]
    lines = [f"data: {json.dumps(event)}\n\n" for event in events]
    return "".join([*lines, "data: [DONE]\n\n"]).encode()


@contextmanager
def scripted_model(answer: str) -> Iterator[tuple[str, list[Any]]]:
    """A service that speaks OpenAI's protocol and always says the same; its address and what it was sent."""
    heard: list[Any] = []

    class Model(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            heard.append(asked["messages"])
            stream = bool(asked.get("stream"))
            body = streamed(answer) if stream else json.dumps(completion(answer)).encode()
            self.send_response(200)
            self.send_header("content-type", "text/event-stream" if stream else "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", heard
    finally:
        server.shutdown()
        server.server_close()


def episode(address: str, **taskset: Any) -> Any:
    """One episode of the first task."""

    async def run() -> Any:
        config = OneirosEnvConfig.model_validate({"taskset": {"id": "oneiros-verifiers", **taskset}})
        env = load_environment(config)
        task = next(iter(env.taskset))
        client = vf.EvalClientConfig(base_url=address, api_key_var="NO_KEY")
        async with env.serving():
            return await env.run_episode(task, vf.ModelContext(model="scripted", client=client))

    return asyncio.run(run())


def test_a_game_is_played_to_its_end() -> None:
    with scripted_model("Let me see.\n1") as (address, heard):
        ended = episode(address, game="ravens", options={"rounds": 1})
    assert ended.ok, ended.errors
    trace = ended.traces[0]
    assert trace.rewards["game"].value in (0.0, 0.5, 1.0)
    assert trace.metrics["refused"] == 0
    assert re.search(r"^1\. ", heard[0][-1]["content"], re.MULTILINE)
    assert len(heard) > 1


def test_nonsense_forfeits() -> None:
    with scripted_model("I fly away.") as (address, heard):
        ended = episode(address, game="doors", players=1, language="nonsense:7")
    trace = ended.traces[0]
    assert trace.rewards["game"].value == -1.0
    assert trace.metrics["refused"] == 3
    assert trace.metrics["forfeited"] == 1
    assert len(heard) == 3
