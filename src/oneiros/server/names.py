"""Whether two names are the same, and what is to be seen of a text. Names are compared by this and by nothing else."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

KEY_LENGTH = 40  # as the store has it
MOST_TYPED = 200  # of a name are looked at
MARKS_IN_A_ROW = 4  # accents stacked on one letter
JOINER = "\u200d"  # joins parts of one emoji
IN_EMOJI: Final = (JOINER, "\ufe0f")  # and this asks for a coloured one
LOOKALIKES: Final = Path(__file__).parent / "lookalikes.txt"
INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            # What Unicode calls ignorable and counts as letters and marks, and the empty pattern of Braille.
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE0F),
            *range(0xE0100, 0xE01F0),
        ),
    )
)


def visible(text: str) -> str:
    """The text in one line, without control, direction and invisible signs and towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category == "Mn" else 0
        if category in ("Cc", "Zl", "Zp"):
            sign = " "
        elif sign in INVISIBLE or (category in ("Cf", "Cs", "Co", "Cn") and sign != JOINER):
            continue
        if marks <= MARKS_IN_A_ROW:
            kept.append(sign)
    return " ".join("".join(kept).split())


def plain_name(text: str) -> str:
    """A name in its plain letters. What makes an emoji stays beside one alone: at letters nobody would see it."""
    text = visible(unicodedata.normalize("NFKC", text))
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(
        sign for before, sign, after in around if sign not in IN_EMOJI or not (before.isalnum() or after.isalnum())
    )


def name_key(name: str) -> str:
    """What all spellings of a name have in common: neither case nor spaces nor fancy letters make another name.

    What could be nobody's name has a key too, so that tries at it are counted.
    """
    return unicodedata.normalize("NFKC", _letters(name[:MOST_TYPED]).casefold())[:KEY_LENGTH]


def name_shape(name: str) -> str:
    """What a name looks like: Unicode's skeleton (UTS #39) without regard to case.

    Two names that a reader can take for each other have the same shape: a Cyrillic 'а' is an 'a', and 'rn' is 'm'.
    """
    shapes = _shapes()
    signs = unicodedata.normalize("NFD", _letters(name))
    return unicodedata.normalize("NFC", "".join(shapes.get(sign, sign) for sign in signs).casefold())


def name_shapes(name: str) -> set[str]:
    """What a name looks like, also in other cases if it has letters of other scripts.

    Names count without case, and the capital of a Cyrillic 'к' looks like a 'K'. Plain letters need no more than their
    key: an 'I' looks like an 'l', but Kai is not Kal.
    """
    forms = {name} if name.isascii() else {name, name.lower(), name.upper(), name.title()}
    return {name_shape(form) for form in forms}


def _letters(name: str) -> str:
    return "".join(sign for sign in plain_name(name) if sign not in IN_EMOJI)


@cache
def _shapes() -> dict[str, str]:
    """What each sign can be taken for."""
    lines = LOOKALIKES.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if "\t" in line)
    return {sign: shape for shape, signs in pairs for sign in signs}
