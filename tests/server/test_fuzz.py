"""Whatever is sent, the server answers with a reason, never with a fault, and no table hangs."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from oneiros.server.wire import AnySay
from tests.server.house import House, Line, Visitor

QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
TAGS = [kind.__struct_config__.tag for kind in AnySay.__args__]  # type: ignore[attr-defined]
FIELDS = sorted({field for kind in AnySay.__args__ for field in kind.__struct_fields__})  # type: ignore[attr-defined]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
likely = (
    st.integers(-2, 300)
    | st.booleans()
    | st.sampled_from(["drowsy", "hello", "x" * 400, "\u202e", "\x00"])
    | json_values
)
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(TAGS)}, optional=dict.fromkeys(FIELDS, likely)
) | st.fixed_dictionaries({"do": st.text(max_size=9)})
raw = (
    st.binary(max_size=60)
    | st.text(max_size=60).map(str.encode)
    | json_values.map(lambda value: json.dumps(value).encode())
)


def test_the_socket_survives_everything(house: House) -> None:
    """Hypothesis's messages, one table after another, and after each a real move goes through."""

    async def say_all(anna: Visitor, said: list[bytes]) -> None:
        opened = await anna.post("/api/tables", game="doors", hints=False)
        async with anna.at(opened["id"]) as line:
            await line.done("ready")
            for text in said:
                try:
                    await line.connection.send(text.decode())
                except UnicodeDecodeError:
                    await line.connection.send(text)
            await _still_playable(anna, opened["id"], line)

    async def _still_playable(anna: Visitor, table: str, line: Line) -> None:
        if (await _alive(line)) is None:
            async with anna.at(table) as again:
                await _goes_on(again)
        else:
            await _goes_on(line)

    async def _alive(line: Line) -> Any:
        try:
            return await line.say("ping")
        except AssertionError:
            return None

    async def _goes_on(line: Line) -> None:
        seen = await line.see()
        if seen["seats"][0]["away"]:
            await line.say("back")
        await line.say("look")
        if line.seen["status"] == "playing" and not line.seen["seats"][0]["away"]:
            await line.move()

    anna_holder: list[Visitor] = []

    @settings(max_examples=25, deadline=None, suppress_health_check=QUIET, database=None, phases=[Phase.generate])
    @given(st.lists(messages.map(lambda message: json.dumps(message).encode()) | raw, max_size=12))
    def fuzz(said: list[bytes]) -> None:
        async def story() -> None:
            if not anna_holder:
                anna_holder.append(await house.guest("Anna"))
            await say_all(anna_holder[0], said)

        house.run(story())

    before = house.services.metrics.errors._value.get()
    fuzz()
    assert house.services.metrics.errors._value.get() == before, "the server itself made a mistake"


def test_the_api_survives_everything(house: House) -> None:
    """Schemathesis's requests, made from the server's own description."""

    async def described() -> tuple[Visitor, dict[str, Any]]:
        anna = await house.guest("Anna")
        return anna, await anna.get("/schema")

    holder: list[Any] = []

    async def prepare() -> None:
        holder.append(await described())

    house.run(prepare())
    anna, description = holder[0]
    schema = schemathesis.openapi.from_dict(description)
    cookie = {"cookie": anna.cookie, "origin": house.url}

    async def ask(case: schemathesis.Case) -> tuple[int, bytes]:
        arguments = case.as_transport_kwargs(base_url=house.url)
        answer = await anna.http.request(
            arguments["method"],
            arguments["url"],
            params=arguments.get("params"),
            content=arguments["data"] if isinstance(arguments.get("data"), str | bytes) else None,
            json=arguments.get("json"),
            headers={**{name: value for name, value in (arguments.get("headers") or {}).items()}, **cookie},
        )
        return answer.status_code, answer.content

    def check(case: schemathesis.Case) -> None:
        results: list[tuple[int, bytes]] = []

        async def story() -> None:
            async with asyncio.timeout(20):
                results.append(await ask(case))

        house.run(story())
        status, body = results[0]
        assert status < 500, f"{case.method} {case.path}: {status} {body[:300]!r}"
        if status >= 400:
            assert set(json.loads(body)) == {"code", "reason", "rule"}

    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=6, deadline=None, suppress_health_check=QUIET, database=None, phases=[Phase.generate])
        @given(case=operation.as_strategy())
        def fuzz(case: schemathesis.Case) -> None:
            check(case)

        fuzz()


__all__ = ["not_a_server_error"]
