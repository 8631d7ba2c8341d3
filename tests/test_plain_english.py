"""Documents and docstrings are in plain English: no long sentences, none of the turns of phrase that we gave up."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

MOST_WORDS = 30
GIVEN_UP = ("whoever", "such a one", "gone on with", "is told by", "what came of it")
PAGES = [Path("README.md"), Path("CONTRIBUTING.md"), Path("SECURITY.md"), *sorted(Path("docs").glob("*.md"))]
MODULES = sorted(Path("src/oneiros").rglob("*.py"))


def paragraphs(page: str) -> Iterator[str]:
    """The running text of a Markdown page: each paragraph, list item, table cell and heading by itself."""
    page = re.sub(r"^ *```.*?^ *```|<!--.*?-->", "", page, flags=re.MULTILINE | re.DOTALL)
    for block in re.split(r"\n\s*\n|^(?= *(?:[-*]|\d+\.) )|^(?=#)", page, flags=re.MULTILINE):
        if block.lstrip().startswith("|"):
            for row in block.splitlines():
                yield from row.split("|")
        else:
            yield " ".join(block.split())


def sentences(text: str) -> Iterator[str]:
    """Sentences end with a full stop, a question mark or an exclamation mark before a space."""
    text = re.sub(r"`[^`]*`", "code", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    yield from re.split(r"(?<=[.!?])[)\"'*]*\s+", text)


def faults(text: str) -> Iterator[str]:
    for paragraph in paragraphs(text):
        for sentence in sentences(paragraph):
            if len(re.findall(r"[^\W_][\w'’.,-]*", sentence)) > MOST_WORDS:
                yield f"over {MOST_WORDS} words: {sentence}"
        for phrase in GIVEN_UP:
            if re.search(rf"\b{phrase}\b", paragraph, re.IGNORECASE):
                yield f"says {phrase!r}: {paragraph[:120]}"


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page(page: Path) -> None:
    assert list(faults(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("room", sorted({path.parent for path in MODULES}), ids=str)
def test_docstrings(room: Path) -> None:
    found = [
        f"{path.name}: {fault}"
        for path in sorted(room.glob("*.py"))
        for text in docstrings(path)
        for fault in faults(text)
    ]
    assert found == []
