"""Says whether a tag may be released, and prints its notes: the section of the changelog.

    python scripts/release.py v0.1.0 > notes.md

The version is the literal in src/oneiros/__init__.py; the tag, CITATION.cff and the changelog must agree with it. Needs
nothing but Python, and imports nothing of the package.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^## (?P<name>\S+)(?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


def version() -> str:
    """The literal of the package."""
    tree = ast.parse((ROOT / "src" / "oneiros" / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            value: str = ast.literal_eval(node.value)
            return value
    raise SystemExit("src/oneiros/__init__.py has no __version__")


def sections() -> dict[str, tuple[str, str]]:
    """Of the changelog, by name, in order: the date, '' if it has none, and the text."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = list(HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    return {
        heading["name"]: (heading["date"] or "", text[heading.end() : end].strip()) for heading, end in zip(found, ends)
    }


def cited() -> str:
    """The version that CITATION.cff names."""
    found = re.search(r'^version: "?([^"\s]+)"?$', (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""


def faults(tag: str) -> list[str]:
    """Why this tag may not be released, in sentences."""
    number = version()
    found = []
    if tag != f"v{number}":
        found.append(f"the tag {tag} is not v{number}, the version in src/oneiros/__init__.py")
    if cited() != number:
        found.append(f"CITATION.cff says {cited() or 'no version'}, not {number}")
    date, notes = sections().get(number, ("", ""))
    if not notes:
        found.append(f"CHANGELOG.md has no section '## {number} - DATE', or an empty one")
    elif not date:
        found.append(f"in CHANGELOG.md the section {number} has no date")
    if sections().get("Unreleased", ("", ""))[1]:
        found.append("in CHANGELOG.md something is still under Unreleased")
    return found


if __name__ == "__main__":
    wrong = faults(sys.argv[1] if len(sys.argv) > 1 else "")
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        sys.exit(1)
    print(sections()[version()][1])
