"""Writes docs/openapi.json: the HTTP side of the server, as the server describes it at /schema.

PYTHONPATH=src python scripts/openapi.py            writes the file
PYTHONPATH=src python scripts/openapi.py --check    fails if it is not what the server says
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from oneiros.server.config import Config
from oneiros.server.http.app import make_app

FILE = Path(__file__).parent.parent / "docs" / "openapi.json"


def text() -> str:
    """The whole file."""
    schema = make_app(Config()).openapi_schema.to_schema()
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file, or check it."""
    if "--check" not in sys.argv:
        FILE.write_text(text(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text():
        raise SystemExit("docs/openapi.json is not what the server says: run scripts/openapi.py")


if __name__ == "__main__":
    main()
