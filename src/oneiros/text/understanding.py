"""Moves as people type them: in the words of the move list, as short as they stay clear.

Every word typed must begin a word of the move's sentence, in order, so 'l r s' may be 'Lay the red sun'.
Where several moves fit, one whose words all occur in the others is meant: 'lay red sun' is the card in
hand, not 'Lay the red sun (shared)'.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher

import msgspec

from oneiros.core.types import Move
from oneiros.core.words import MINUS

WORD = re.compile(rf"(?<!\w)[-{MINUS}]\d+|\w+")

Fits = Callable[[str, str], bool]
Say = Callable[[Move], str]  # a move as the person at the screen reads it


def find(text: str, moves: Sequence[Move], say: Say) -> list[int]:
    """The places in `moves` of those that the text may mean: one if it is clear, none if it fits none."""
    typed = tokens(text)
    if not typed:
        return []
    sayings = [_sayings(move, say) for move in moves]
    for fits in (str.__eq__, str.startswith):
        found = [at for at, said in enumerate(sayings) if any(_occurs(typed, one, fits) for one in said)]
        if found:
            return _meant(found, [said[0] for said in sayings])
    return []


def nearest(text: str, moves: Sequence[Move], say: Say, count: int = 3) -> list[str]:
    """The sentences most like the text, best first."""
    typed = " ".join(tokens(text))

    def likeness(sentence: str) -> float:
        return SequenceMatcher(None, typed, " ".join(tokens(sentence))).ratio()

    return sorted((say(move) for move in moves), key=likeness, reverse=True)[:count]


def tokens(text: str) -> list[str]:
    """The words of a text, without capitals and signs, but for the minus of a number, however it is typed."""
    return [word.replace(MINUS, "-") for word in WORD.findall(text.casefold())]


def _sayings(move: Move, say: Say) -> list[list[str]]:
    """The sentence, and the move's own names ('lose-key red'), unless these count places from 0."""
    fields = msgspec.to_builtins(move)
    said = [tokens(say(move))]
    if all(isinstance(value, str) for value in fields.values()):
        said.append(tokens(" ".join(fields.values())))
    return said


def _occurs(typed: list[str], said: list[str], fits: Fits) -> bool:
    """Whether the words typed fit words said, in order."""
    rest = iter(said)
    return all(any(fits(word, part) for word in rest) for part in typed)


def _meant(found: list[int], sentences: list[list[str]]) -> list[int]:
    for at in found:
        if all(_occurs(sentences[at], sentences[other], str.__eq__) for other in found):
            return [at]
    return found
