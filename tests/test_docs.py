"""What the documents show works: their code is taken out and run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from oneiros.cli import main

FENCE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KEPT = (".ftl", ".md", ".py", ".toml")
MANY = ("arena", "balance", "simulate")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(arguments: list[str], where: Path) -> str:
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path and Path(path).is_dir())
    env = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, *arguments], cwd=where, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


EMBERS = Path("examples/embers")


def test_the_guide_shows_the_files_of_the_example() -> None:
    files = dict(FENCE.findall(Path("docs/add-a-game.md").read_text(encoding="utf-8")))
    for name, text in files.items():
        assert text == (EMBERS / name).read_text(encoding="utf-8"), f"docs/add-a-game.md shows another {name}"
    left_out = {"README.md", "embers/__init__.py"}
    kept = {path.relative_to(EMBERS).as_posix() for path in EMBERS.rglob("*") if path.suffix in KEPT}
    assert kept - left_out == set(files)


def test_the_game_of_the_guide_passes_the_kit() -> None:
    markers = "markers=rule(number): the numbered rule that this test shows"
    options = ["-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", "-o", markers]
    shown = run(["-m", "pytest", *options, "tests"], EMBERS)
    assert "8 passed" in shown


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    files = dict(FENCE.findall(Path("docs/add-a-bot.md").read_text(encoding="utf-8")))
    assert list(files) == ["my_bot.py", "play.py", "pyproject.toml"]
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert "actions to choose from" in run(["play.py"], tmp_path)
    command = "-m oneiros arena ravens --bots drowsy,my_bot:Hasty --option rounds=1 --games 2 --jobs 1 --simulations 1"
    assert "my_bot:Hasty" in run([*command.split(), "--out", "hasty"], tmp_path)


PAGES = ["README.md", *(str(page) for page in sorted(Path("docs").rglob("*.md")))]
WITH_PYTHON = [page for page in PAGES if PYTHON.search(Path(page).read_text(encoding="utf-8"))]
WITH_COMMANDS = [page for page in PAGES if COMMANDS.search(Path(page).read_text(encoding="utf-8"))]


def test_the_pages_to_begin_with_have_code() -> None:
    assert {"README.md", "docs/bots.md", "docs/designers.md", "docs/researchers.md"} <= set(WITH_PYTHON)
    assert {"docs/designers.md", "docs/players.md", "docs/researchers.md"} <= set(WITH_COMMANDS)


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_the_code_of_a_page_runs(page: str) -> None:
    blocks = PYTHON.findall(Path(page).read_text(encoding="utf-8"))
    run(["-c", "\n".join(blocks)], Path.cwd())


@pytest.mark.parametrize("page", WITH_COMMANDS)
def test_the_commands_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in one folder; of thousands of games a few are enough."""
    text = Path(page).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name, code in FENCE.findall(text):
        if name.endswith(".py"):
            (tmp_path / name).write_text(code, encoding="utf-8")
    for line in "".join(COMMANDS.findall(text)).splitlines():
        command, *words = shlex.split(re.sub(r"--games \d+", "--games 2", line))
        assert command == "oneiros", f"{page}: {line}"
        result = CliRunner().invoke(main, [*words, "--jobs", "1"] if words[0] in MANY else words)
        assert result.exit_code == 0, f"{line}: {result.output}"


WALK = re.compile(r"<!-- walk:begin -->\n(.*?)<!-- walk:end -->", re.DOTALL)
STEP = re.compile(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


def test_the_walks_of_the_architecture_name_functions_that_exist() -> None:
    page = Path("docs/architecture.md").read_text(encoding="utf-8")
    walks = [STEP.findall(walk) for walk in WALK.findall(page)]
    assert len(walks) == 4
    for path, name in (step for walk in walks for step in walk):
        source = Path(path).read_text(encoding="utf-8")
        assert re.search(rf"(def |const |class |^  (private |async )*){re.escape(name)}\b", source, re.MULTILINE), (
            f"{path} has no {name}"
        )


FOLDERS = [".github", "bench", "docs", "examples", "scripts", "src", "tests"]
FOLDERS += ["web/browser", "web/scripts", "web/src", "web/tests", "web/words"]
CODE = (".ftl", ".mjs", ".py", ".sh", ".svelte", ".toml", ".ts", ".yaml", ".yml")
NAME = re.compile(r"[A-Za-z_]\w{3,}")
SPAN = re.compile(r"`([^`\n]+)`")
OF_OTHERS = {
    "Host": "a header of HTTP",
    "PGPASSFILE": "a variable of PostgreSQL",
    "a0b0c0d0e0f": "the end of a number in sixteens",
    "dump": "a file name",
    "march": "an option of a C compiler",
    "test_a_woken_seat_draws_no_card": "an example of a test's name",
}


def test_names_in_the_documents_are_names_of_the_code() -> None:
    """A function or file that was renamed is renamed in the documents too."""
    files = [path for folder in (".", "web") for path in Path(folder).glob("*") if path.is_file()]
    files += [path for folder in FOLDERS for path in Path(folder).rglob("*") if path.is_file()]
    known = {word for path in files for word in NAME.findall(str(path))} | OF_OTHERS.keys()
    for path in files:
        if path.suffix in CODE or path.name == "Makefile":
            known.update(NAME.findall(path.read_text(encoding="utf-8")))
    pages = [*Path().glob("[A-Z]*.md"), *Path("docs").glob("*.md")]
    pages.remove(Path("CHANGELOG.md"))  # which tells of what was
    assert len(pages) > 20
    wrong = []
    for page in pages:
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        wrong += [f"{page}: {span}" for span in SPAN.findall(text) if not known.issuperset(NAME.findall(span))]
    assert not wrong, "\n".join(wrong)
