"""The server's tests: its logs go where pytest shows them when a test fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from oneiros.server import logs
from tests.server.house import House, serving


@pytest.fixture(autouse=True)
def _logs() -> None:
    logs.set_up("info")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a module; each brings its own people and tables."""
    with asyncio.Runner() as runner:
        server = serving(tmp_path_factory.mktemp("house"))
        house = runner.run(server.__aenter__())
        house.runner = runner
        yield house
        runner.run(server.__aexit__(None, None, None))
