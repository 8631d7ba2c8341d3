"""docs/protocol.md names every message there is, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from oneiros.server import wire

PAGE = Path("docs/protocol.md").read_text(encoding="utf-8")


def listed(heading: str) -> set[str]:
    part = PAGE.split(heading)[1].split("\n#")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", part, re.MULTILINE)) - {"do", "tell"}


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_the_page_lists_every_message() -> None:
    assert listed("### What a client says") == tags(wire.AnySay)
    assert listed("### What the server tells") == tags(wire.AnyTell)


def test_what_a_client_says_is_read_strictly() -> None:
    for kind in get_args(wire.AnySay):
        assert kind.__struct_config__.forbid_unknown_fields, kind
    for text in (
        b'{"do":"sit","seat":"1"}',
        b'{"do":"sit","x":1}',
        b'{"do":"nothing"}',
        b"[]",
        b"{}",
        b'{"do":"move"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            wire.decode(text)
    assert wire.number_of(b'{"id":5,"do":"nothing"}') == 5
    assert wire.number_of(b"\xff") == 0


def test_paths_on_the_page_exist() -> None:
    from oneiros.server.config import Config
    from oneiros.server.http.app import make_app

    known = {route.path for route in make_app(Config()).routes}
    for path in re.findall(r"(?:GET|POST|DELETE) (?:and `DELETE )?(/api/[a-z/{}]+)", PAGE):
        pattern = re.sub(r"\{(\w+)\}", r"{[a-z]+:str}", path)
        assert any(re.fullmatch(pattern, one) for one in known), path


@pytest.mark.parametrize("name", ["security", "reliability"])
def test_the_tests_that_a_page_names_exist(name: str) -> None:
    page = Path(f"docs/{name}.md").read_text(encoding="utf-8")
    written = "".join(path.read_text(encoding="utf-8") for path in Path("tests").rglob("test_*.py"))
    names = set(re.findall(r"\btest_\w+", page))
    files = {path.stem for path in Path("tests").rglob("test_*.py")}
    assert len(names) > 15
    for test in names - files:
        assert f"def {test}(" in written, test


def test_every_promise_names_what_shows_it() -> None:
    page = Path("docs/security.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and "---" not in line][1:]
    assert len(rows) > 20
    for promise, _, shown in rows:
        assert "test_" in shown or shown.startswith("the same"), promise
