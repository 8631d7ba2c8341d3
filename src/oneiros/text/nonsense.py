"""Nonsense languages: English in which every telling word is another, made by a seed.

`language="nonsense:7"` plays the very same game as English does, with other names for cards, colours and verbs, in the
rules too. What a model remembers of a game's texts does not help it there. The words of one seed are one to one, so
every sentence can be understood again.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.words import FALLBACK

PREFIX = "nonsense:"
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
PLAIN = 2  # words so short or shorter stay
STARTS = ("b", "br", "d", "dr", "f", "fl", "g", "gl", "j", "k", "l", "m", "n", "p", "pl", "r", "s", "sk", "t", "v", "z")
MIDDLES = ("a", "e", "i", "o", "u", "ai", "oo", "ou")
ENDS = ("", "b", "d", "f", "g", "k", "l", "lm", "m", "mp", "n", "nd", "p", "rb", "rt", "x", "zz")

# What holds a sentence together stays English, and so do numbers, persons and what all games share.
KEPT = frozenset((Path(__file__).parent / "kept_words.txt").read_text(encoding="utf-8").split())


def is_nonsense(language: str) -> bool:
    """Whether a language is one of these."""
    return language.startswith(PREFIX)


def seed_of(language: str) -> int:
    """The seed in `nonsense:7`."""
    number = language.removeprefix(PREFIX)
    if not number.isdecimal() or len(number) > 18:
        sentence = f"a nonsense language is 'nonsense:' and a whole number, such as 'nonsense:7', not {language!r}"
        raise BadOption(sentence, "nonsense-form", language=language)
    return int(number)


class Cipher:
    """Telling words for nonsense words, and back."""

    def __init__(self, words: set[str], seed: int) -> None:
        rng = Rng(seed)
        self.there: dict[str, str] = {}
        taken = set(words) | KEPT
        # A word before its plural: the plural is the nonsense word's.
        for word in sorted(words, key=lambda word: (len(word), word)):
            if word.endswith("s") and (one := self.there.get(word[:-1])) and f"{one}s" not in taken:
                new = f"{one}s"
            else:
                new = _invent(rng, taken)
            taken.add(new)
            self.there[word] = new
        self.back = {new: word for word, new in self.there.items()}

    def encode(self, text: str) -> str:
        """English as nonsense."""
        return _exchange(text, self.there)

    def decode(self, text: str) -> str:
        """Nonsense as English; what is no word of it stays."""
        return _exchange(text, self.back)


def _invent(rng: Rng, taken: set[str]) -> str:
    """A word of two syllables, or more where those are used up, that is no other word and no plural of one."""
    syllables = 2
    for tries in range(10_000):
        word = ""
        for _ in range(syllables + tries // 200):
            word += STARTS[rng.below(len(STARTS))] + MIDDLES[rng.below(len(MIDDLES))]
        word += ENDS[rng.below(len(ENDS))]
        if word not in taken and f"{word}s" not in taken:
            return word
    raise AssertionError("there are endless words")


def _exchange(text: str, words: dict[str, str]) -> str:
    def one(found: re.Match[str]) -> str:
        word = found[0]
        stem, mark, ending = word.partition("’") if "’" in word else word.partition("'")
        new = words.get(stem.casefold())
        if new is None:
            return word
        return (new.capitalize() if stem[0].isupper() else new) + mark + ending

    return WORD.sub(one, text)


@lru_cache(maxsize=64)
def cipher(game: Game, language: str) -> Cipher:
    """The cipher of a game's words and rules, the same on every machine."""
    return Cipher(_telling_words(game), seed_of(language))


def _telling_words(game: Game) -> set[str]:
    """The words of the game's English messages and rules, but for those that are kept."""
    files = [game.folder / "words" / f"{FALLBACK}.ftl", game.folder / "words" / "rules" / f"{FALLBACK}.md"]
    texts = [_said(path) for path in (*files, game.folder / "RULES.md") if path.is_file()]
    found = {word.casefold().partition("’")[0].partition("'")[0] for text in texts for word in WORD.findall(text)}
    return {word for word in found if len(word) > PLAIN and word not in KEPT}


def _said(path: Path) -> str:
    """The text of a file; of Fluent without names of messages and variables."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".ftl":
        return text
    return re.sub(r"^[a-z][\w-]* =|\{[^{}]*?->|\$[\w-]+|^\s*\*?\[\w+\]|^#.*$", " ", text, flags=re.MULTILINE)
