"""Writes docs/modules.md: every module of the package and what it is, from the first sentence of its docstring.

PYTHONPATH=src python scripts/module_map.py            writes the page
PYTHONPATH=src python scripts/module_map.py --check    fails if the page is not what the docstrings say
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "oneiros"
PAGE = ROOT / "docs" / "modules.md"
HEADER = """# Modules

Every module of the package and what it is, in the words of its own docstring. `make modules` writes this page; a test
fails when it is not up to date.
"""


def first_sentence(path: Path) -> str:
    """The first sentence of a module's docstring."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(text.split("\n\n")[0].split())
    return re.split(r"(?<=[.!?]) (?=[A-Z`])", paragraph)[0]


def page() -> str:
    """The whole page: a heading for each package, a row for each module."""
    parts = [HEADER]
    folders = sorted({path.parent for path in SOURCE.rglob("*.py")})
    for folder in folders:
        if "versions" in folder.parts:
            continue  # one module for each state of the database
        name = ".".join(("oneiros", *folder.relative_to(SOURCE).parts))
        own = folder / "__init__.py"
        parts.append(f"\n## {name}\n\n{first_sentence(own) if own.exists() else ''}\n")
        modules = [path for path in sorted(folder.glob("*.py")) if path != own]
        if modules:
            parts.append("\n| module | what it is |\n|---|---|\n")
            parts += [f"| `{path.stem}` | {first_sentence(path).replace('|', chr(92) + '|')} |\n" for path in modules]
    return "".join(parts)


def main() -> None:
    """Write the page, or check it."""
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit("docs/modules.md is not what the docstrings say: run `make modules`")


if __name__ == "__main__":
    main()
