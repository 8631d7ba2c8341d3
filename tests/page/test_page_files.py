"""Python's files for a page: what is left out of the standard library. The build itself sees what a page imports."""

from __future__ import annotations

import pytest

from tests.scripts import script


@pytest.mark.parametrize("name", ["statistics.py", "csv.py", "json/__init__.py", "encodings/utf_8.py", "codecs.py"])
def test_what_a_page_or_its_reader_needs_stays(name: str) -> None:
    assert not script("bytecode").NEEDLESS.match(name)


@pytest.mark.parametrize("name", ["xml/sax/handler.py", "encodings/cp1252.py", "json/tool.py", "zipfile/__main__.py"])
def test_what_no_page_needs_goes(name: str) -> None:
    assert script("bytecode").NEEDLESS.match(name)
