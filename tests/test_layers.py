"""Imports run one way: core <- drawing <- games <- text <- agents, bots <- table <- arena, envs, server <- exam <- cli.

No game knows another. Inside a game the rules know nothing of its bots. Other
parts reach a game's bots through `Game.bots` alone.
"""

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
    "text": 3,
    "workers": 4,
    "ratings": 4,
    "agents": 4,
    "bots": 4,
    "table": 5,
    "arena": 6,
    "envs": 6,
    "server": 6,
    "client": 7,
    "exam": 7,
    "train": 7,
    "page": 7,
    "cli": 8,
    "__main__": 9,
}
SERVER = {"store": 0, "people": 1, "thinking": 1, "live": 2, "services": 3, "http": 4, "run": 5}
"""The rooms of the server, from what is kept to what comes in. Its other modules stand below all of them."""
NEIGHBOURS: set[tuple[str, str]] = set()  # rooms on one floor that may use each other


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
            if node.module.startswith("oneiros.games"):
                found |= {f"{node.module}.{alias.name}" for alias in node.names}  # perhaps modules
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


def bots_of(names: set[str]) -> set[str]:
    """The games into whose bots these imports reach."""
    parts = [name.split(".") for name in names]
    return {part[2] for part in parts if part[:2] == ["oneiros", "games"] and part[3:4] == ["bots"]}


def test_rules_know_nothing_of_bots() -> None:
    """What plays well may import the rules, never the other way round. `balance` watches greedy players."""
    looked_at = 0
    for path in (SOURCE / "games").glob("*/*.py"):
        if path.name != "balance.py":
            looked_at += 1
            assert not bots_of(imported(path)), f"{path} imports bots"
    assert looked_at > 50


def test_bots_of_a_game_are_reached_through_the_game() -> None:
    """Only tests, measurements and examples name the modules of a game's bots."""
    scripts = Path(__file__).parent.parent / "scripts"
    for path in (*SOURCE.rglob("*.py"), *scripts.rglob("*.py")):
        inside = path.is_relative_to(SOURCE) and path.relative_to(SOURCE).parts[0] == "games"
        assert inside or not bots_of(imported(path)), f"{path} imports the bots of a game: ask `Game.bots`"


def test_the_rooms_of_the_server_stand_one_on_another() -> None:
    for path in (SOURCE / "server").rglob("*.py"):
        room = path.relative_to(SOURCE / "server").with_suffix("").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if len(parts) < 3 or parts[1] != "server" or parts[2] == room:
                continue
            assert SERVER.get(parts[2], -1) < SERVER.get(room, 0), f"{path} ({room}) imports {name}"
