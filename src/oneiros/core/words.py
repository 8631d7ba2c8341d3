"""Words: every sentence people read, in Fluent files beside each game.

A message is looked up in the chosen language and then in English. The message of a move is `move-<do>`, that of a piece
of news is `news-<what>`. A message gets the names of things in words: field `card` with value `red-sun` becomes the
message `card-red-sun`. So does every other field that holds the name of a card. Moves and news count places and seats
from 0, people count from 1. So a whole number in field `place` is also given one higher, as `$place1`. A number below
nought is written with a true minus.

"You" is never a name. Beside the name of a seat stands who it is to the reader, `you` or `other`: `$who` beside
`$seat`, `$whose` beside `$owner`, `$whom` beside `$other`. A message that tells of a seat chooses its sentence by that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from oneiros.core.phrases import Phrases
from oneiros.core.types import Move, News

FALLBACK = "en"
MINUS = "\N{MINUS SIGN}"
MOST_KEPT = 20_000  # sentences that a game in one language remembers
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # where a minus belongs
SELECTORS = {"seat": "who", "owner": "whose", "other": "whom"}  # beside a name, who that is to the reader
ORDER = "order"  # of the seats, which are counted from 1 there


def who(seat: int, reader: int | None) -> str:
    """What a message chooses its person by: `you`, or `other`."""
    return "you" if seat == reader else "other"


def signed(number: int) -> str:
    """A number as people read it, with a true minus."""
    return str(number).replace("-", MINUS)


class Words:
    """The words of one game in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._phrases = [found for tried in (language, FALLBACK) if (found := _phrases(folder, tried))]
        self._said: dict[object, str] = {}
        self._told: dict[tuple[int, object], tuple[object, str]] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(phrases.has(message) for phrases in self._phrases)

    def mentions(self, message: str) -> frozenset[str]:
        """The facts that a message names. Others make no difference to it."""
        return next((phrases.facts(message) for phrases in self._phrases if phrases.has(message)), frozenset())

    def say(self, message: str, **facts: Any) -> str:
        """The message with its facts filled in. A missing message is shown by its name."""
        # To format takes thirty times as long as to remember. 1 and True are equal and said differently.
        key = (message, *facts.items(), *map(type, facts.values())) if facts else message
        try:
            return self._said[key]
        except KeyError:
            said = self._format(message, facts)
        except TypeError:  # a fact that cannot be a key, such as a list
            return self._format(message, facts)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[key] = said
        return said

    def once(self, thing: Any, tell: Callable[[Any, Words], str]) -> str:
        """What `tell` says of a thing that views share and that never changes, such as a printed card: made once."""
        kept = self._told.get((id(thing), tell))
        if kept is None:
            if len(self._told) >= MOST_KEPT:
                self._told.clear()
            kept = self._told[id(thing), tell] = (thing, tell(thing, self))  # kept, or another thing gets its id
        return kept[1]

    def _format(self, message: str, facts: dict[str, Any]) -> str:
        for phrases in self._phrases:
            if phrases.has(message):
                bundle = phrases.bundle
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    values = {name: self._named(name, value) for name, value in facts.items()}
                    values |= {f"{name}1": value + 1 for name, value in facts.items() if type(value) is int}
                    text, _ = bundle.format_pattern(pattern, values)
                    below = any(isinstance(value, int) and value < 0 for value in facts.values())
                    return HYPHEN.sub(MINUS, str(text)) if below else str(text)
        return message

    def move(self, move: Move, names: list[str] | None = None, reader: int | None = None) -> str:
        """A move as an order: 'Lay the red sun'. Other seats in it are called by their names, as in news."""
        fields = dict(msgspec.to_builtins(move))
        message = f"move-{fields.pop('do')}"
        self._call_seats(fields, names, reader)
        return self.say(message, **fields)

    def news(self, news: News, names: list[str] | None = None, reader: int | None = None) -> str:
        """A piece of news as a sentence: 'Anna laid the red sun', or to the seat that reads it 'You laid the red sun'.

        `names` are what the seats are called. Where a sentence prints the name of the reader, it is the message `you`.
        """
        facts = dict(news.facts)
        facts["seat"] = news.seat
        self._call_seats(facts, names, reader)
        hidden = "-unseen" if any(value is None for value in facts.values()) else ""
        message = f"news-{news.what}"
        if hidden and self.has(message + hidden):
            message += hidden
        return self.say(message, **{name: value for name, value in facts.items() if value is not None})

    def _call_seats(self, facts: dict[str, Any], names: list[str] | None, reader: int | None) -> None:
        """Put a name in place of each seat, and beside it who that is to the reader."""
        for field, selector in SELECTORS.items():
            seat = facts.get(field)
            if isinstance(seat, int):
                facts[field] = self._called(seat, names, reader)
                facts[selector] = who(seat, reader)
        order = facts.get(ORDER)
        if isinstance(order, list | tuple) and all(type(number) is int for number in order):
            facts[ORDER] = [self._called(number - 1, names, reader) for number in order]

    def _called(self, seat: int, names: list[str] | None, reader: int | None) -> str:
        if seat == reader and self.has("you"):
            return self.say("you")
        return names[seat] if names else self.say("player", number=seat + 1)

    def _named(self, field: str, value: Any) -> Any:
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, list | tuple):
            return ", ".join(str(self._named(field.removesuffix("s"), item)) for item in value) or self.say("none")
        if isinstance(value, str):
            for message in (f"{field}-{value}", f"card-{value}"):
                if self.has(message):
                    return self.say(message)
        return value


@cache
def _phrases(folder: Path, language: str) -> Phrases | None:
    path = folder / f"{language}.ftl"
    return Phrases(path) if path.is_file() else None
