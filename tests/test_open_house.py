"""Nothing but the registry lists our games: a game of another package is treated as ours are.

Outside of `src/oneiros/games` no file of the package, its scripts or its measurements may name three or more of our
games, nor ask whether a game is a certain one.
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
GAMES = ROOT / "src" / "oneiros" / "games"
FEW = 2  # games may be named as examples
WORD = re.compile(rf"\b({'|'.join(BUILT_IN)})\b")


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


def asked(tree: ast.Module) -> list[str]:
    """The comparisons with the id of one of our games."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and any(isinstance(one, ast.Constant) and one.value in BUILT_IN for one in (node.left, *node.comparators))
    ]


def faults(text: str) -> list[str]:
    """Why a file does not treat all games alike."""
    tree = ast.parse(text)
    found = [f"asks for a certain game: {one}" for one in asked(tree)]
    games = named(tree)
    if len(games) > FEW:
        found.append(f"lists games: {', '.join(sorted(games))}")
    return found


def test_no_file_lists_our_games_or_asks_for_one() -> None:
    found = [f"{path.relative_to(ROOT)} {fault}" for path in sources() for fault in faults(path.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        'GAMES = ["doors", "ravens", "sandman"]',
        'TEXT = "doors, ravens and workshop"',
        'if game.id == "doors": pass',
        'wide = "runners" != game',
    ],
)
def test_a_list_or_a_question_is_found(text: str) -> None:
    assert faults(text)


def test_examples_and_words_for_readers_are_no_list() -> None:
    assert not faults('"""Of doors, ravens and sandman."""\nexample = ("doors", "ravens", "indoors sandmans")')
