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
