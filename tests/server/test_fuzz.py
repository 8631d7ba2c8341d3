"""Whatever is sent, the server answers with a reason, never with a fault, and no table hangs."""

from __future__ import annotations

import json
import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from oneiros.server.wire import AnySay
from tests.server.house import House, PlayerSocket, Visitor

QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
TAGS = [kind.__struct_config__.tag for kind in AnySay.__args__]
FIELDS = sorted({field for kind in AnySay.__args__ for field in kind.__struct_fields__})

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


EXAMPLES = int(os.environ.get("ONEIROS_SOAK_EXAMPLES", "0"))


def tries(few: int) -> settings:
    """How many examples: few in a test run, many in a soak."""
    count = EXAMPLES or few
    return settings(
        max_examples=count, deadline=None, suppress_health_check=QUIET, database=None, phases=[Phase.generate]
    )


async def goes_on(line: PlayerSocket) -> None:
    """A real move goes through."""
    seen = await line.see()
    if seen["seats"][0]["away"]:
        await line.say("back")
    await line.say("look")
    if line.seen["status"] == "playing" and not line.seen["seats"][0]["away"]:
        await line.move()


async def withstands(anna: Visitor, said: list[bytes]) -> None:
    """Say all that at a table of its own; then the game goes on, if need be through a new socket."""
    opened = await anna.post("/api/tables", game="doors")
    async with anna.at(opened["id"]) as line:
        await line.done("ready")
        for text in said:
            try:
                await line.connection.send(text.decode())
            except UnicodeDecodeError:
                await line.connection.send(text)
        try:
            await line.say("ping")
            await goes_on(line)
            return
        except ConnectionClosed:  # an answer to something else with the same id may come before the server hangs up
            pass
        except AssertionError:
            assert line.closed is not None
    async with anna.at(opened["id"]) as line:
        await goes_on(line)


def test_the_socket_survives_everything(house: House) -> None:
    visitors: list[Visitor] = []

    async def come() -> None:
        visitors.append(await house.guest("Anna"))

    house.run(come())

    @tries(12)
    @given(st.lists(messages.map(lambda message: json.dumps(message).encode()) | raw, max_size=16))
    def fuzz(said: list[bytes]) -> None:
        house.run(withstands(visitors[0], said))

    before = house.services.metrics.errors._value.get()
    fuzz()
    assert house.services.metrics.errors._value.get() == before, "the server itself made a mistake"


def test_the_api_survives_everything(house: House) -> None:
    """Requests made by schemathesis from the server's own description of itself."""
    found: list[Any] = []

    async def come() -> None:
        anna = await house.guest("Anna")
        found.extend((anna, await anna.get("/schema")))

    house.run(come())
    anna: Visitor = found[0]
    schema = schemathesis.openapi.from_dict(found[1])

    async def ask(case: schemathesis.Case[Any]) -> None:
        given = case.as_transport_kwargs(base_url=house.url)
        headers = {name: value for name, value in (given.get("headers") or {}).items() if name != "Authorization"}
        answer = await anna.http.request(
            given["method"],
            given["url"],
            params=given.get("params"),
            content=given["data"] if isinstance(given.get("data"), str | bytes) else None,
            json=given.get("json"),
            headers={**headers, "cookie": anna.cookie, "origin": house.url},  # Anna's: a token would be refused at once
        )
        told = f"{case.method} {case.path}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code < 500, told
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "reason", "rule"}, told

    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]

        @tries(4)
        @given(case=operation.as_strategy())
        def fuzz(case: schemathesis.Case[Any]) -> None:
            house.run(ask(case))

        fuzz()
