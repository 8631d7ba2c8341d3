"""Faults of a content file as a designer wants them: where it is, what is wrong, and what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from oneiros.core.content import examine
from oneiros.core.errors import BadContent
from oneiros.core.game import Game

NAMES = ("name", "kind")  # by which entries of a list are called
ENTRY = re.compile(r"""(?P<key>\w+)(?: (?P<quote>['"])(?P<name>.*?)(?P=quote))?(?:, (?P<rest>.*))?""")
SYNTAX = re.compile(r"at line (\d+)")


class Fault(NamedTuple):
    """One thing that is wrong."""

    where: str  # the file, with the line if it can be told
    entry: str
    reason: str
    right: str  # an example in TOML, from the game's own pack; empty where there is no file to put right


def faults(path: Path, game: Game) -> list[Fault]:
    """Everything that is wrong with the file."""
    standard = msgspec.to_builtins(game.content)
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines() if path.is_file() else []
    found = []
    for error in examine(path, game.content_type):
        line = line_of(lines, error)
        where = f"{path}:{line}" if line else str(path)
        right = "" if not lines else example(error.entry, standard)
        found.append(Fault(where, error.entry, error.reason, right))
    return found


def line_of(lines: list[str], error: BadContent) -> int:
    """The line to look at, from 1; 0 if it cannot be told."""
    broken = SYNTAX.search(error.reason)
    if broken and not error.entry:
        return int(broken[1])
    read = ENTRY.fullmatch(error.entry)
    if read is None:
        return 0
    rest = (read["rest"] or "").split(", ")[0]
    if read["name"] is not None:
        start = _search(lines, 0, rf"\s*({'|'.join(NAMES)})\s*=\s*[\"']{re.escape(read['name'])}[\"']")
        return (start and _search(lines, start, rf"\s*{re.escape(rest)}\s*=", until=r"\s*\[")) or start
    start = _search(lines, 0, rf"\s*(\[+\s*{read['key']}\s*\]+|{read['key']}\s*=)")
    return (start and _search(lines, start, rf"\s*{re.escape(rest)}\s*=", until=r"\s*\[")) or start


def _search(lines: list[str], after: int, pattern: str, until: str = r"\Z.") -> int:
    """The first line after that one that begins so, from 1; 0 if there is none before one that begins with `until`."""
    for number, line in enumerate(lines[after:], start=after + 1):
        if re.match(until, line):
            return 0
        if re.match(pattern, line):
            return number
    return 0


def example(entry: str, standard: Mapping[str, Any]) -> str:
    """How the game's own pack has such an entry."""
    read = ENTRY.fullmatch(entry)
    if read is None or read["key"] not in standard:
        return f'name = "{standard["name"]}"'
    key, value = read["key"], standard[read["key"]]
    field = (read["rest"] or "").split(", ")[0]
    if isinstance(value, dict):
        chosen = {field: value[field]} if field in value else value
        return "\n".join([f"[{key}]", *_lines(chosen)])
    if isinstance(value, list) and value and isinstance(value[0], dict):
        like = next((item for item in value if read["name"] in (item.get(name) for name in NAMES)), value[0])
        chosen = {name: like[name] for name in (*NAMES, field) if name in like} if field in like else like
        return "\n".join([f"[[{key}]]", *_lines(chosen)])
    return f"{key} = {_toml(value)}"


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{name} = {_toml(value)}" for name, value in table.items()]


def _toml(value: Any) -> str:
    """A value as TOML writes it; texts, numbers, truths and lists of them look as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def start(game: Game, path: Path) -> str:
    """A pack to begin with: the game's own, with all its comments, and what to do with it."""
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    name = f"{game.title}, {path.stem}"
    text = re.sub(r"^name = .*$", lambda _: f"name = {_toml(name)}", text, count=1, flags=re.MULTILINE)
    head = [
        f"# Cards of your own for {game.title}: the standard pack to begin with. Change what you like, then:",
        f"#   oneiros content check {game.id} {path}",
        f"#   oneiros content show {game.id} {path}",
        f"#   oneiros play {game.id} --content {path}",
        f"#   oneiros balance {game.id} --content {path} --against standard",
        f"# Numbers such as {_rule(text)} are rules: `oneiros rules {game.id}`.",
        "",
    ]
    return "\n".join(head) + "\n" + text


def _rule(text: str) -> str:
    """A rule's number that the pack names."""
    found = re.search(r"\b[A-Z]\d+\b", text)
    return found[0] if found else "A1"
