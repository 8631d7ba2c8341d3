"""The text board of any game: its view as an indented list of entries. Plain, but complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from oneiros.core.types import View, plain
from oneiros.core.words import Words

if TYPE_CHECKING:
    from oneiros.drawing.terminal import Ink

KNOWN_OTHERWISE = set(View.__struct_fields__)
HIDDEN = "?"


def draw(view: View, words: Words, names: list[str], ink: Ink) -> RenderableType:
    """One line per entry; what the seat may not see is a question mark."""
    return Group(*(_line(title, text, depth) for depth, title, text in entries_of(view, words, names)))


def entries_of(view: View, words: Words, names: list[str]) -> Iterator[tuple[int, str, str]]:
    """The entries of a view with their depth, title and text."""
    entries = {name: value for name, value in plain(view).items() if name not in KNOWN_OTHERWISE}
    return _entries(entries, words, names, 0)


def legend(words: Words, ink: Ink) -> str:
    """There are no signs but the question mark."""
    return ""


def _entries(entries: dict[str, Any], words: Words, names: list[str], depth: int) -> Iterator[tuple[int, str, str]]:
    for name, value in entries.items():
        title = name.replace("_", " ")
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            by_seat = len(value) == len(names)
            for at, item in enumerate(value):
                yield depth, f"{title}, {names[at] if by_seat else at + 1}", ""
                yield from _entries(item, words, names, depth + 1)
        else:
            yield depth, title, _said(name, value, words)


def _line(title: str, text: str, depth: int) -> RenderableType:
    return Padding(Text.assemble((f"{title}: " if text else title, "bold"), text), (0, 0, 0, 2 * depth))


def _said(field: str, value: Any, words: Words) -> str:
    """A value in the game's words where it has them."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return (
            ", ".join(f"{_said(field, key, words)} {_said(field, item, words)}" for key, item in value.items()) or "-"
        )
    if isinstance(value, list | tuple):
        said = [_said(field, item, words) for item in value]
        return ", ".join(f"({one})" if isinstance(item, list | tuple) else one for one, item in zip(said, value)) or "-"
    for message in (f"{field}-{value}", f"card-{value}"):
        if words.has(message):
            return words.say(message)
    return str(value)
