"""What people type: names and lines of chat, made harmless and refused when there is nothing left to see."""

from __future__ import annotations

import unicodedata
from typing import Final

from oneiros.core.errors import Refusal
from oneiros.server.names import plain_name, visible

NAME_LENGTH = 24
LINE_LENGTH = 300
SEEN: Final = ("L", "N", "P", "S")
"""The kinds of signs that one sees by themselves: letters, numbers, punctuation, symbols."""


def clean(text: str, longest: int, what: str) -> str:
    """One line of visible text: no control, direction or invisible signs, no towers of accents, single spaces."""
    return _checked(visible(unicodedata.normalize("NFC", text)), longest, what)


def clean_name(text: str) -> str:
    """A name to be shown to others. Letters in fancy dress (NFKC) are shown as the letters they are."""
    return _checked(plain_name(text), NAME_LENGTH, "a name")


def clean_line(text: str) -> str:
    """A line of chat."""
    return clean(text, LINE_LENGTH, "a message")


def _checked(line: str, longest: int, what: str) -> str:
    """The line, if there is something to see in it and it is not too long."""
    if not any(unicodedata.category(sign).startswith(SEEN) for sign in line):
        raise Refusal("empty", f"{what} cannot be empty", 400)
    if len(line) > longest:
        raise Refusal("too-long", f"{what} can have {longest} signs, not {len(line)}", 400)
    return line
