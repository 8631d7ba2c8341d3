"""What an agent is told before it plays: the rules, the signs on the board, and what is in the pack of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from oneiros.core.content import Content
from oneiros.core.game import Game
from oneiros.core.words import FALLBACK, Words
from oneiros.text.describe import speaker
from oneiros.text.rulebook import rulebook, rules_for_people

NAMES = ("name", "kind")  # by which entries of a list are called


def rules(game: Game, language: str = FALLBACK) -> str:
    """The rules as people tell them, in that language if there are any in it, and all that is in the pack.

    A pack may differ from the one that the rules speak of, so the pack comes last and counts.
    """
    say = speaker(game, language)
    told = rules_for_people(game, say.language) or rulebook(game)
    pack = "\n".join([say.frame.say("pack"), *pack_lines(game.content, say.words)])
    return say.spoken("\n\n".join(part for part in (told.strip(), say.legend(), pack) if part))


def pack_lines(content: Content, words: Words) -> Iterator[str]:
    """Every entry of a pack, a line each, in the game's words where it has them."""
    for field, value in msgspec.to_builtins(content).items():
        if field == "name":
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for entry in value:
                name = next((entry[one] for one in NAMES if one in entry), "")
                rest = {key: one for key, one in entry.items() if key not in NAMES}
                yield f"- {_called(field)} {_said(field, name, words)}: {_said(field, rest, words)}"
        else:
            yield f"- {_called(field)}: {_said(field, value, words)}"


def _called(field: str) -> str:
    return field.replace("_", " ")


def _said(field: str, value: Any, words: Words) -> str:
    """A value in the game's words where it has them."""
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, dict):
        return "; ".join(f"{_called(key)} {_said(key, item, words)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        deep = any(isinstance(item, list | tuple) for item in value)
        return (" / " if deep else ", ").join(_said(field, item, words) for item in value)
    for message in (f"{field}-{value}", f"{field.removesuffix('s')}-{value}"):
        if words.has(message):
            return words.say(message)
    return str(value)
