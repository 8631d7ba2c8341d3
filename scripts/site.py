"""Puts the documentation site together: the pages of docs/, and a page of each game made from its code.

`make docs` runs it and then MkDocs on what it wrote. `tests/test_site.py` holds every link and table to what is there.
Given the folder that `make site` builds, it goes into the site. Then each game's page has a board to try, and the
examples that its Python can run are marked: web/src/docs gives them a button.
"""

from __future__ import annotations

import ast
import builtins
import io
import lzma
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import oneiros
from oneiros.core import types
from oneiros.core.types import Move, shown
from oneiros.games import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent
COPIED = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
PLAY = "play"  # the folder of the site in which the games are played
NEED_MORE = {"learning.md", "text.md"}  # their examples use NumPy and Fluent, which no page has, without an import
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEW = 8  # values of a move's field that are listed one by one


def write(out: Path, play: Path | None = None) -> None:
    """All pages, into a new folder; `play` is what `make site` has built."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "docs", out)
    for name, page in COPIED.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        (out / page).write_text(text, encoding="utf-8")
    (out / "games").mkdir()
    for game in map(oneiros.game, BUILT_IN):
        (out / "games" / f"{game.id}.md").write_text(game_page(game, board=play is not None), encoding="utf-8")
    if play is not None:
        shutil.copytree(play, out / PLAY)
        modules = modules_in(play)
        for path in (path for path in out.rglob("*.md") if path.name not in NEED_MORE):
            path.write_text(mark_examples(path.read_text(encoding="utf-8"), modules), encoding="utf-8")


def modules_in(play: Path) -> set[str]:
    """The modules that Python has in a page, beside its own."""
    names: list[str] = []
    for archive in (*play.glob("python-*/oneiros.zip.xz"), *play.glob("python-*/packages.zip.xz")):
        with zipfile.ZipFile(io.BytesIO(lzma.decompress(archive.read_bytes()))) as files:
            names += [name.removesuffix(".pyc") for name in files.namelist() if name.endswith(".pyc")]
    return {name.removesuffix("/__init__").replace("/", ".") for name in names}


def mark_examples(text: str, modules: set[str]) -> str:
    """A page whose examples are marked that run in a browser: all they need is there.

    They import nothing but modules of the page, and use no name of an example before them that is not marked itself.
    """
    given = set(dir(builtins))

    def marked(found: re.Match[str]) -> str:
        imported, bound, used = names_of(found[1])
        if not (imported <= modules | sys.stdlib_module_names and used <= given | bound):
            return found[0]
        given.update(bound)
        return f"```{{.python .run}}\n{found[1]}```"

    return EXAMPLE.sub(marked, text)


def names_of(code: str) -> tuple[set[str], set[str], set[str]]:
    """The modules that a piece of code imports, the names that it gives a meaning, and those that it uses."""
    modules: set[str] = set()
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            of = node.module if isinstance(node, ast.ImportFrom) else None
            modules |= {of or name.name for name in node.names}
            bound |= {name.asname or name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            bound.add(node.name)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else bound).add(node.id)
    return modules, bound, used


def game_page(game: oneiros.Game, *, board: bool = False) -> str:
    """A game's rules, then what a program meets: options, actions, observations, versions."""
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8").rstrip()
    if board:
        title, _, rest = rules.partition("\n")
        rules = f"{title}\n\n{_try_it(game)}\n{rest}"
    seats = f"{game.players[0]} to {game.players[-1]}"
    parts = [
        rules,
        "## For programs",
        f"`oneiros.game({game.id!r})`: {seats} players, {game.num_actions:,} actions, at most {game.max_moves:,} moves "
        f"in a game, {'won or lost together' if game.cooperative else 'each against the others'}. "
        f"This part of the page is made from the code.",
        "### Options",
        _options(game),
        "### Actions",
        "The action space is fixed: an action is its number in it, `game.decode` and `game.encode` translate.",
        _table(["do", "actions", "how many", "fields", "what it is"], _actions(game)),
        "### Observations",
        f"`state.view(seat)` is a `{_view_name(game)}`; `oneiros.plain` makes dicts and lists of it.",
        *_views(game),
        _features(game),
        "### Versions",
        _table(["rules version", "what changed"], versions(game)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _try_it(game: oneiros.Game) -> str:
    """Links that play the game; web/src/docs opens the first on the page itself."""
    page = f"../{PLAY}/index.html"
    return (
        f'<p><a class="md-button md-button--primary" data-board="{game.title}" href="{page}#/?play={game.id}">'
        f'Play {game.title} here</a> <a class="md-button" href="{page}#/learn/{game.id}">A guided first game</a></p>'
    )


def _table(heads: list[str], rows: Iterator[list[str]] | list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _options(game: oneiros.Game) -> str:
    if not game.options:
        return "None."
    rows = [
        [f"`{name}`", shown(option.default), option.describe(), option.help] for name, option in game.options.items()
    ]
    return _table(["option", "default", "choices", "what it does"], rows)


def _actions(game: oneiros.Game) -> Iterator[list[str]]:
    """A row for each kind of move."""
    kinds: dict[type[Move], list[int]] = {}
    for action, move in enumerate(game.moves):
        kinds.setdefault(type(move), []).append(action)
    for kind, actions in kinds.items():
        fields = []
        for name in kind.__struct_fields__:
            values = list(dict.fromkeys(repr(getattr(game.moves[action], name)) for action in actions))
            told = ", ".join(values) if len(values) <= FEW else f"{values[0]} … {values[-1]}, {len(values)} values"
            fields.append(f"`{name}`: {told}")
        first, last = actions[0], actions[-1]
        numbers = str(first) if first == last else f"{first} to {last}"
        secret = " *In secret.*" if issubclass(kind, game.secret_moves) else ""
        said = " ".join((kind.__doc__ or "").split()) + secret
        yield [f"`{kind.__struct_config__.tag}`", numbers, f"{len(actions):,}", "; ".join(fields), said]


def _view_name(game: oneiros.Game) -> str:
    return type(game.new(seed=1).view(None)).__name__


def _views(game: oneiros.Game) -> Iterator[str]:
    """Tables of all structures that a view is made of, the common part first."""
    yield from _structures(Path(types.__file__), only="View")
    yield from _structures(game.folder / "view.py")


def _structures(path: Path, only: str = "") -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (not only or node.name == only):
            rows = list(_fields(source, node))
            if rows:
                said = (ast.get_docstring(node) or "").splitlines()[:1]
                yield f"**{node.name}**: {' '.join(said)}\n\n" + _table(["field", "type", "what it is"], rows)


def _fields(source: str, node: ast.ClassDef) -> Iterator[list[str]]:
    """Name, type and comment of every field, as the code has them."""
    lines = source.splitlines()
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            told = ast.get_source_segment(source, field.annotation) or ""
            _, _, comment = lines[(field.end_lineno or field.lineno) - 1].partition("  # ")
            yield [f"`{field.target.id}`", f"`{told}`", comment]


def _features(game: oneiros.Game) -> str:
    lengths = {players: len(game.new(players, 1).features(0)) for players in game.players}
    told = ", ".join(f"{length:,} for {players}" for players, length in lengths.items())
    return f"`state.features(seat)`: so many numbers, by players: {told}."


def versions(game: oneiros.Game) -> list[list[str]]:
    """What the changelog says of each version of the rules, the newest first."""
    said: dict[int, str] = {}
    text = re.sub(r"\n  +", " ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    for line in text.splitlines():
        found = re.search(r"\(rules version (\d+)\)", line)
        if found and line.startswith(f"- {game.title}"):
            said[int(found[1])] = line.removeprefix("- ").replace(found[0], "").replace(" .", ".").replace(" ,", ",")
    return [[str(number), said.get(number, "")] for number in range(game.rules_version, 0, -1)]


if __name__ == "__main__":
    given = [Path(one) for one in sys.argv[1:]]
    write(given[0], given[1] if len(given) > 1 else None)
