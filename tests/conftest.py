"""What holds for all tests: our own games and bots alone, in English, whatever is installed and spoken beside."""

from __future__ import annotations

import os
from importlib.metadata import EntryPoint, EntryPoints, entry_points

from oneiros import registry

GROUPS = ("oneiros.games", "oneiros.bots")


def pytest_configure() -> None:
    """Leave out what is installed now. What a test puts on the path later is found."""
    os.environ["ONEIROS_LANG"] = "en"
    installed: set[EntryPoint] = {point for group in GROUPS for point in entry_points(group=group)}

    def without_installed(*, group: str) -> EntryPoints:
        return EntryPoints(point for point in entry_points(group=group) if point not in installed)

    registry.entry_points = without_installed  # type: ignore[attr-defined, assignment]
