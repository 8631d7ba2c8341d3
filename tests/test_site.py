"""The documentation site: links lead somewhere, pages are in the menu, and each game's tables are those of the code."""

from __future__ import annotations

import base64
import hashlib
import io
import lzma
import re
import zipfile
from pathlib import Path

import pytest
import yaml

import oneiros
from tests.scripts import script

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$|`[^`]*`", re.MULTILINE | re.DOTALL)
PAGE = re.compile(r"[\w/-]+\.md")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "docs"
    script("site").write(out)
    return out


@pytest.fixture(scope="module")
def playable(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a site that has the house in a page, with a little of its Python."""
    folder = tmp_path_factory.mktemp("playable")
    (folder / "play" / "python-1").mkdir(parents=True)
    (folder / "play" / "index.html").touch()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("oneiros/__init__.pyc", "oneiros/bots/__init__.pyc", "oneiros/rng.pyc"):
            archive.writestr(name, "")
    (folder / "play" / "python-1" / "oneiros.zip.xz").write_bytes(lzma.compress(packed.getvalue()))
    script("site").write(folder / "docs", folder / "play")
    return folder / "docs"


def test_what_a_page_can_run_is_marked_and_nothing_else(site: Path, playable: Path) -> None:
    marked = {page.name: text.count("```{.python .run}") for page, text in texts(playable) if "{.python .run}" in text}
    assert marked == {"bots.md": 1, "designers.md": 1, "researchers.md": 4}
    assert not any("{.python .run}" in text for _, text in texts(site))
    plain = (playable / "researchers.md").read_text(encoding="utf-8").replace("```{.python .run}", "```python")
    assert plain == (site / "researchers.md").read_text(encoding="utf-8")


def test_an_example_is_not_marked_that_goes_on_from_one_that_is_not() -> None:
    first, second, third = "import gymnasium\n", "table = gymnasium.make()\n", "other = [one for one in range(3)]\n"
    text = "\n".join(f"```python\n{code}```" for code in (first, second, third, "print(other)\n", "print(table)\n"))
    marked = script("site").mark_examples(text, set())
    assert [fence for fence in marked.splitlines() if len(fence) > 3 and fence.startswith("```")] == [
        "```python",
        "```python",
        "```{.python .run}",
        "```{.python .run}",
        "```python",
    ]


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=lambda game: game.id)
def test_a_game_can_be_tried_on_its_page(game: oneiros.Game, site: Path, playable: Path) -> None:
    text = (playable / "games" / f"{game.id}.md").read_text(encoding="utf-8")
    assert f'href="../play/index.html#/?play={game.id}"' in text
    assert (playable / "play" / "index.html").exists()
    assert "data-board" not in (site / "games" / f"{game.id}.md").read_text(encoding="utf-8")


def test_a_page_runs_no_script_but_its_own() -> None:
    page = '<html><head>\n<script>let a = 1</script></head><script src="x.js"></script><script type="a/b">{}</script>'
    told = script("site_policy").with_policy(page)
    digest = base64.b64encode(hashlib.sha256(b"let a = 1").digest()).decode()
    assert told.startswith('<html><head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ')
    assert f"script-src 'self' 'sha256-{digest}'\"><script>" in told


def texts(folder: Path) -> list[tuple[Path, str]]:
    return [(page, page.read_text(encoding="utf-8")) for page in folder.rglob("*.md")]


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = list(site.rglob("*.md"))
    assert len(pages) > 20
    for page in pages:
        for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            if not link.startswith(("https:", "http:", "#")):
                assert (page.parent / link.partition("#")[0]).exists(), f"{page.name}: {link}"


def test_every_page_is_in_the_menu_and_nothing_else(site: Path) -> None:
    written = yaml.safe_load(Path("mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2])
    menu = str(script("site_menu").filled(written, site))
    assert sorted(PAGE.findall(menu)) == sorted(str(page.relative_to(site)) for page in site.rglob("*.md"))


@pytest.mark.parametrize("game", oneiros.all_games().values(), ids=lambda game: game.id)
def test_a_page_has_all_actions_observations_and_versions(game: oneiros.Game, site: Path) -> None:
    text = (site / "games" / f"{game.id}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| [\d to]+ \| ([\d,]+) \|", text, re.MULTILINE)
    assert sum(int(number.replace(",", "")) for _, number in rows) == game.num_actions
    assert {name for name, _ in rows} == {type(move).__struct_config__.tag for move in game.moves}
    for field in type(game.new(seed=1).view(None)).__struct_fields__:
        assert f"| `{field}` | `" in text
    assert all(f"| `{name}` | " in text for name in game.options)
    latest = re.search(r"### Versions\n\n.*\n.*\n\| (\d+) \| (.*) \|", text)
    assert latest is not None
    assert int(latest[1]) == game.rules_version
    assert latest[2].startswith(game.title), "the changelog does not name this version of the rules"
