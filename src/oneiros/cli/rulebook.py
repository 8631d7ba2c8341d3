"""`oneiros rules`, and the reading of RULES.md: each rule is a paragraph that begins with its number, **D7**."""

from __future__ import annotations

import re

import click
from rich.markdown import Markdown

import oneiros
from oneiros.cli.terminal import make_console, show_long
from oneiros.core.errors import OneirosError
from oneiros.core.game import Game

RULE = re.compile(r"\*\*([A-Z]\d+)\*\*")


class NoSuchRule(OneirosError):
    """The rules of a game cannot be read, or have no rule of that number; `known` are the numbers there are."""

    def __init__(self, message: str, known: list[str] | None = None) -> None:
        super().__init__(message)
        self.known = known


def rulebook(game: Game) -> str:
    """The whole RULES.md of a game."""
    path = game.folder / "RULES.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise NoSuchRule(f"the rules of {game.title} cannot be read: there is no readable {path}") from None


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
        raise NoSuchRule(f"there is no rule {number!r} in the rules of {game.title}; {there_are}", numbers)
    return rules[number.upper()]


@click.command("rules")
@click.argument("game_id", metavar="GAME")
@click.argument("number", required=False)
def command(game_id: str, number: str | None) -> None:
    """Read the rules of a game, or one of them by its number."""
    game = oneiros.game(game_id)
    show_long(make_console(), Markdown(rule(game, number) if number else rulebook(game)))
