"""The rules of a game as text: RULES.md, where each rule is a paragraph that begins with its number, and for people.

The numbered rules are English. The rules for people are in `words/rules/<language>.md`. A section there begins with
`## Title {id D4 D6-D8}`, which names the rules that it explains, and may have pictures for the browser.
"""

from __future__ import annotations

import re

from oneiros.core.errors import OneirosError
from oneiros.core.game import Game
from oneiros.core.words import FALLBACK

RULE = re.compile(r"\*\*([A-Z]\d+)\*\*")
SECTION = re.compile(r"^## (?P<title>.+) \{[a-z-]+(?P<rules>(?: [A-Z]\d+(?:-[A-Z]\d+)?)*)\}$", re.MULTILINE)
PICTURE = re.compile(r"^!\[.*?\]\(.*?\)\n+", re.MULTILINE | re.DOTALL)


class NoSuchRule(OneirosError):
    """The rules of a game cannot be read, or have no rule of that number; `known` are the numbers there are."""

    def __init__(self, message: str, said: str, known: list[str] | None = None, **facts: str) -> None:
        super().__init__(message, said, **facts)
        self.known = known


def rulebook(game: Game) -> str:
    """The whole RULES.md of a game."""
    path = game.folder / "RULES.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        sentence = f"the rules of {game.title} cannot be read: there is no readable {path}"
        raise NoSuchRule(sentence, "no-rules", title=game.title, file=str(path)) from None


def rules_by_number(text: str) -> dict[str, str]:
    """Every numbered rule with its paragraph, in the order of the text."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if match := RULE.match(line):
            lines = found[match[1]] = [line]
        elif not line.strip() or line.startswith("#"):
            lines = []
        else:
            lines.append(line)
    return {number: "\n".join(paragraph) for number, paragraph in found.items()}


def rule(game: Game, number: str) -> str:
    """The paragraph of one rule; the number in small or capital letters."""
    rules = rules_by_number(rulebook(game))
    if number.upper() not in rules:
        numbers = list(rules)
        there_are = f"they are {numbers[0]} to {numbers[-1]}" if numbers else "they have no numbers"
        sentence = f"there is no rule {number!r} in the rules of {game.title}; {there_are}"
        facts = {"number": number, "title": game.title, "first": "".join(numbers[:1]), "last": "".join(numbers[-1:])}
        raise NoSuchRule(sentence, "no-rule" if numbers else "no-rule-numbers", numbers, **facts)
    return rules[number.upper()]


def rules_for_people(game: Game, language: str) -> str | None:
    """The rules as people tell them in a language, for a terminal; None if the game has none in it."""
    try:
        text = (game.folder / "words" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return SECTION.sub(_heading, PICTURE.sub("", text))


def section_of(game: Game, language: str, number: str) -> str | None:
    """The section of the rules for people that explains a rule; None if there is none."""
    letter, wanted = number[:1].upper(), number[1:]
    for section in re.split(r"^(?=## )", rules_for_people(game, language) or "", flags=re.MULTILINE):
        for first, last in re.findall(rf"{letter}(\d+)(?:-{letter}(\d+))?", section.partition("\n")[0]):
            if wanted.isdecimal() and int(first) <= int(wanted) <= int(last or first):
                return section
    return None


def _heading(found: re.Match[str]) -> str:
    rules = found["rules"].split()
    return f"## {found['title']}" + (f" ({', '.join(rules)})" if rules else "")


def readable(game: Game, number: str | None, language: str) -> str:
    """What is shown: all rules or one. In other languages than English they are the rules for people, if any."""
    exact = rule(game, number) if number else rulebook(game)
    if language == FALLBACK:
        return exact
    told = section_of(game, language, number) if number else rules_for_people(game, language)
    return exact if told is None else f"{told}\n\n---\n\n{exact}" if number else told
