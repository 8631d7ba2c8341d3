"""The documentation site: links lead somewhere, pages are in the menu, and each game's tables are those of the code."""

from __future__ import annotations

import re
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
