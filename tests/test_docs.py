"""What the documents show works: their code is taken out and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

FENCE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(arguments: list[str], where: Path) -> str:
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path and Path(path).is_dir())
    env = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, *arguments], cwd=where, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_of_the_guide_passes_the_kit(tmp_path: Path) -> None:
    page = Path("docs/add-a-game.md").read_text(encoding="utf-8")
    files = FENCE.findall(page)
    assert [name for name, _ in files] == ["RULES.md", "content.toml", "game.py", "words/en.ftl", "test_embers.py"]
    for name, text in files:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    markers = "markers=rule(number): the numbered rule that this test shows"
    told = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", markers, "test_embers.py"], tmp_path)
    assert "6 passed" in told


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/envs.md"])
def test_the_code_of_a_page_runs(page: str) -> None:
    blocks = PYTHON.findall(Path(page).read_text(encoding="utf-8"))
    assert blocks
    run(["-c", "\n".join(blocks)], Path.cwd())
