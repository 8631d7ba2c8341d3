"""docs/openapi.json is what the server says of its HTTP side."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("litestar")

from tests.scripts import script


def test_the_file_is_what_the_server_says() -> None:
    openapi = script("openapi")
    made = openapi.text()
    assert openapi.FILE.read_text(encoding="utf-8") == made, "run scripts/openapi.py"
    described = json.loads(made)
    assert set(described["components"]["securitySchemes"]) == {"cookie", "token"}
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            assert about["description"], f"{method} {path} does not say what it does"
