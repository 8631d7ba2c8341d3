"""What people type: names and lines of chat, made harmless and refused when there is nothing left."""

from __future__ import annotations

import unicodedata

from oneiros.core.errors import Refusal

NAME_LENGTH = 24
LINE_LENGTH = 300
MARKS_IN_A_ROW = 4  # accents stacked on one letter


def clean(text: str, longest: int, what: str) -> str:
    """One line of visible text: no control or direction signs, no towers of accents, single spaces."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category == "Mn" else 0
        if category in ("Cc", "Zl", "Zp"):
            sign = " "
        elif category in ("Cf", "Cs", "Co", "Cn") and sign != "\u200d":  # which joins parts of one emoji
            continue
        if marks <= MARKS_IN_A_ROW:
            kept.append(sign)
    line = " ".join("".join(kept).split())
    if not line.replace("\u200d", ""):
        raise Refusal("empty", f"{what} cannot be empty", 400)
    if len(line) > longest:
        raise Refusal("too-long", f"{what} can have {longest} signs, not {len(line)}", 400)
    return line


def clean_name(text: str) -> str:
    """A name to be shown to others."""
    return clean(text, NAME_LENGTH, "a name")


def clean_line(text: str) -> str:
    """A line of chat."""
    return clean(text, LINE_LENGTH, "a message")
