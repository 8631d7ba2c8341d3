"""The contact sheet of any game: the entries of its pack in words."""

from __future__ import annotations

from typing import Any

import msgspec

from oneiros.core.content import Content
from oneiros.drawing.piece import Piece, chips, spaced


def pieces(content: Content) -> list[Piece]:
    """Every entry of every list, and the single entries together."""
    entries: dict[str, Any] = msgspec.to_builtins(content)
    found = []
    for key, value in entries.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            found += [_entry(spaced(key), item) for item in value]
        elif isinstance(value, dict):
            found.append(_entry("Numbers", {"name": key, **value}))
        elif key != "name":
            found.append(Piece("Numbers", key, chips([str(value)], "#445766")))
    return found


def _entry(heading: str, item: dict[str, Any]) -> Piece:
    words = [f"{name}: {value}" for name, value in item.items() if name not in ("name", "kind")]
    return Piece(heading, str(item.get("name") or item.get("kind") or heading), chips(words[:7], "#445766"))
