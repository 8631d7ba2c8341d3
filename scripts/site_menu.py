"""A hook of MkDocs: an entry of the menu that is a folder stands for the pages in it, one for each game.

The order is that of the games. So the menu in mkdocs.yml lists no games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import oneiros


def pages_of(entry: str, docs: Path) -> list[dict[str, str] | str]:
    """What stands in the menu in place of an entry: the pages of a folder, or the entry itself."""
    if not entry.endswith("/"):
        return [entry]
    order = [*oneiros.all_games()]
    pages = sorted((docs / entry).glob("*.md"), key=lambda page: order.index(page.stem))
    return [{oneiros.game(page.stem).title: f"{entry}{page.name}"} for page in pages]


def filled(menu: list[Any], docs: Path) -> list[Any]:
    """The menu with the pages of its folders."""
    found: list[Any] = []
    for entry in menu:
        if isinstance(entry, str):
            found += pages_of(entry, docs)
        else:
            found += [{title: filled(part, docs) if isinstance(part, list) else part for title, part in entry.items()}]
    return found


def on_config(config: Any) -> Any:
    """Called by MkDocs before it reads the pages."""
    config["nav"] = filled(config["nav"], Path(config["docs_dir"]))
    return config
