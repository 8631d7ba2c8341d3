"""The map of modules is complete: docs/modules.md has every module, in the words of its docstring."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from tests.scripts import script


@pytest.fixture(scope="module")
def module_map() -> ModuleType:
    return script("module_map")


def test_the_page_is_what_the_docstrings_say(module_map: ModuleType) -> None:
    assert Path("docs/modules.md").read_text(encoding="utf-8") == module_map.page(), "run `make modules`"


def test_every_module_says_what_it_is(module_map: ModuleType) -> None:
    for path in Path("src/oneiros").rglob("*.py"):
        assert module_map.first_sentence(path), f"{path} has no docstring"


def test_every_law_that_is_cited_stands_on_the_page_of_laws() -> None:
    page = Path("docs/laws.md").read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(r"^## Law (\d+):", page, re.MULTILINE)}
    assert numbers == set(range(1, 10))
    for path in [*Path("src").rglob("*.py"), *Path("tests").rglob("*.py"), *Path("docs").rglob("*.md")]:
        for number in re.findall(r"\blaw (\d+)", path.read_text(encoding="utf-8"), re.IGNORECASE):
            assert int(number) in numbers, f"{path} cites law {number}"
