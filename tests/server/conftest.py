"""The server's tests: its logs go where pytest shows them when a test fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from oneiros.server import logs
from tests.server import services
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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Service]:
    """A PostgreSQL for this run."""
    with services.postgresql(tmp_path_factory.mktemp("postgres")) as service:
        yield service


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Service]:
    """A Redis for this run."""
    with services.redis(tmp_path_factory.mktemp("redis")) as service:
        yield service


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what could not be tested."""
    if services.MISSING:
        names = ", ".join(sorted(services.MISSING))
        terminalreporter.section("NOT TESTED", sep="!", red=True)
        terminalreporter.line(f"{names} missing: tests with them did not run (scripts/services.sh installs)")
