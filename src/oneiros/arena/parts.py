"""Parts of a long run, for clusters without Ray: `3/64` is the third of 64. Together they are the whole, exactly."""

from __future__ import annotations

import re

import msgspec

from oneiros.core.errors import BadOption

MOST = 100_000


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of so many parts, counted from 1. Everything that has a number belongs to exactly one of them."""

    number: int
    of: int

    def has(self, number: int) -> bool:
        """Whether what has this number, from 0, belongs to the part."""
        return number % self.of == self.number - 1


WHOLE = Part(1, 1)


def read_part(text: str) -> Part:
    """`3/64`."""
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text.strip())
    part = Part(int(found[1]), int(found[2])) if found else None
    if part is None or not 1 <= part.number <= part.of <= MOST:
        sentence = f"a part is written like 3/64, the third of 64, not {text!r}"
        raise BadOption(sentence, "part-form", text=text)
    return part
