"""Imports run one way: core <- games <- bots <- table <- arena, envs, server <- cli; no game knows another."""

from __future__ import annotations

import ast
from pathlib import Path

import oneiros

ROOT = Path(oneiros.__file__).parent
SOURCE = ROOT if (ROOT / "core" / "state.py").exists() else Path("src/oneiros")
LAYERS = {
    "core": 0,
    "drawing": 1,
    "games": 2,
    "registry": 3,
    "testing": 3,
    "workers": 4,
    "ratings": 4,
    "bots": 4,
    "boards": 3,
    "table": 5,
    "arena": 6,
    "envs": 6,
    "server": 6,
    "cli": 7,
    "__main__": 8,
}
SERVER = {"store": 0, "people": 1, "thinking": 1, "live": 2, "services": 3, "http": 4, "run": 5}
"""The rooms of the server, from what is kept to what comes in. Its other modules stand below all of them."""
NEIGHBOURS = {("arena", "envs")}  # rooms on one floor that may use each other


def imported(path: Path) -> set[str]:
    """The modules of this package that a file names in its imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert not node.level, f"{path}: a relative import"
            found.add(node.module)
            if node.module == "oneiros":
                found |= {f"oneiros.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "oneiros"}


def test_imports_run_one_way() -> None:
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        room = parts[0]
        if room == "__init__":
            continue
        assert room in LAYERS, f"{path}: a room that the design does not know"
        for name in imported(path):
            other = name.split(".")[1:] or ["__init__"]
            if other[0] == room:
                if room == "games" and len(parts) > 2 and len(other) > 1:
                    assert other[1] == parts[1], f"{path}: one game imports another: {name}"
                continue
            if other[0] not in LAYERS:
                # `import oneiros`: the public face, which stands on core and games.
                assert LAYERS[room] > LAYERS["registry"], f"{path}: imports the package's face from below"
                continue
            lower = LAYERS[other[0]] < LAYERS[room]
            assert lower or (room, other[0]) in NEIGHBOURS, f"{path} ({room}) imports {name}"


def test_the_rooms_of_the_server_stand_one_on_another() -> None:
    for path in (SOURCE / "server").rglob("*.py"):
        room = path.relative_to(SOURCE / "server").with_suffix("").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if len(parts) < 3 or parts[1] != "server" or parts[2] == room:
                continue
            assert SERVER.get(parts[2], -1) < SERVER.get(room, 0), f"{path} ({room}) imports {name}"
