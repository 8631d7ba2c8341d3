"""Every test of the command line has a data folder of its own and a screen of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.cli import saves


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept."""
    folder = tmp_path / "data"
    monkeypatch.setattr(saves, "folder", lambda: folder)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return folder
