"""The table of any game in words: its view as an indented list. For games without a module `text` of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oneiros.core.types import View
from oneiros.core.words import Words
from oneiros.drawing.generic_board import entries_of


def lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """One line per entry; what the seat may not see is a question mark."""
    for depth, title, text in entries_of(view, words, list(names)):
        yield f"{'  ' * depth}{title}{': ' if text else ''}{text}"
