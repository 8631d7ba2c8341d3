"""Nothing but the registry lists our games: a game of another package is treated as ours are.

Outside of `src/oneiros/games` no file of the package, its scripts or its measurements may name three or more of our
games, nor ask whether a game is a certain one. The package itself neither imports a certain game nor has a table by
games. Tests may take games as examples, but list them only in the folders of single games.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oneiros.games import BUILT_IN

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/oneiros", "scripts", "bench")
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "oneiros" / "games"
FEW = 2  # games may be named as examples
WORD = re.compile(rf"\b({'|'.join(BUILT_IN)})\b")
TITLES = {id.capitalize() for id in BUILT_IN}
SETTINGS = ("Makefile", "mkdocs.yml", "pyproject.toml", "setup.py", "Dockerfile", "compose.yaml")


def sources() -> Iterator[Path]:
    """The files that must treat all games alike."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not path.is_relative_to(GAMES):
                yield path


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """Texts for readers, which may speak of games."""
    return {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def named(tree: ast.Module) -> set[str]:
    """The games that the strings of a file name."""
    read = docstrings(tree)
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in read
    ]
    return {game for text in texts for game in WORD.findall(text)}


def ids_in(node: ast.AST) -> set[str]:
    """The games that a part of a file names by their ids or titles."""
    known = {*BUILT_IN, *TITLES}
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and one.value in known}


def compared(node: ast.AST) -> list[ast.expr]:
    """The two sides of a comparison, or what a case matches; what is called on the way is no side."""
    sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
    sides += [node.value] if isinstance(node, ast.MatchValue) else []
    return [side for side in sides if isinstance(side, ast.Constant | ast.List | ast.Tuple | ast.Set | ast.Dict)]


def asked(tree: ast.Module) -> list[str]:
    """The comparisons with the id of one of our games: by `==`, by `in`, by `match`."""
    return [ast.unparse(node) for node in ast.walk(tree) if any(map(ids_in, compared(node)))]


def listed(tree: ast.Module) -> list[str]:
    """The collections that name three or more of our games."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict) and len(ids_in(node)) > FEW
    ]


def known_by_name(tree: ast.Module) -> list[str]:
    """The imports of a certain game, and the tables that have a row for one."""
    found = []
    for node in ast.walk(tree):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [one.name for one in node.names] if isinstance(node, ast.Import) else []
        found += [f"imports {one}" for one in modules if one.startswith("oneiros.games.")]
        if isinstance(node, ast.Dict) and any(key is not None and ids_in(key) for key in node.keys):
            found.append(f"has a table by games: {ast.unparse(node)}")
    return found


def faults(text: str) -> list[str]:
    """Why a file does not treat all games alike."""
    tree = ast.parse(text)
    found = [f"asks for a certain game: {one}" for one in asked(tree)]
    games = named(tree)
    if len(games) > FEW:
        found.append(f"lists games: {', '.join(sorted(games))}")
    return [*found, *(f"lists games: {one}" for one in listed(tree))]


def test_no_file_lists_our_games_or_asks_for_one() -> None:
    found = [f"{path.relative_to(ROOT)} {fault}" for path in sources() for fault in faults(path.read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_the_package_knows_no_game_by_name() -> None:
    inside = [path for path in sources() if path.is_relative_to(ROOT / "src")]
    found = [f"{path} {fault}" for path in inside for fault in known_by_name(ast.parse(path.read_text("utf-8")))]
    assert len(inside) > 100
    assert not found, "\n".join(found)
    assert known_by_name(ast.parse("from oneiros.games.doors.rules import DoorsState"))
    assert known_by_name(ast.parse("import oneiros.games.ravens"))
    assert known_by_name(ast.parse('width = {"doors": 3}.get(game.id, 1)'))
    assert not known_by_name(ast.parse("from oneiros.games import BUILT_IN"))


def test_no_setting_lists_our_games() -> None:
    """The form for questions on rules does; `tests/test_project.py` holds it to the registry."""
    files = [ROOT / name for name in SETTINGS]
    files += [*(ROOT / ".github" / "workflows").glob("*.yml"), *(ROOT / "scripts").glob("*.sh")]
    for path in files:
        games = set(WORD.findall(path.read_text(encoding="utf-8").lower()))
        assert len(games) <= FEW, f"{path.name} lists games: {games}"


def test_no_test_lists_our_games() -> None:
    shared = [path for path in TESTS.rglob("*.py") if path.relative_to(TESTS).parts[0] not in BUILT_IN]
    found = [
        f"{path.relative_to(ROOT)} lists games: {one}"
        for path in shared
        if path != Path(__file__)
        for one in listed(ast.parse(path.read_text("utf-8")))
    ]
    assert len(shared) > 80
    assert not found, "\n".join(found)
    assert listed(ast.parse('each = [("doors", 1), ("ravens", 2), ("sandman", 2)]'))
    assert not listed(ast.parse('some = ["doors", "ravens"]; other = "sandman"'))


@pytest.mark.parametrize(
    "text",
    [
        'GAMES = ["doors", "ravens", "sandman"]',
        'TEXT = "doors, ravens and workshop"',
        'if game.id == "doors": pass',
        'if game.title == "Doors": pass',
        'TITLES = ["Doors", "Ravens", "Sandman"]',
        'wide = "runners" != game',
        'if game.id in ("doors", "ravens"): pass',
        'match game.id:\n    case "doors": pass',
    ],
)
def test_a_list_or_a_question_is_found(text: str) -> None:
    assert faults(text)


def test_examples_and_words_for_readers_are_no_list() -> None:
    assert not faults('"""Of doors, ravens and sandman."""\nexample = ("doors", "ravens", "indoors sandmans")')
