"""Law 9: every numbered rule is shown by a test, and every test cites a rule there is."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from oneiros.core.game import Game

_NUMBERED = re.compile(r"^\*\*([A-Z]\d+)\*\*", re.MULTILINE)


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules: `@rule("D12")`."""
    return pytest.mark.rule(*numbers)


def rules_of(game: Game) -> list[str]:
    """The numbers in the game's RULES.md, where each rule is a paragraph that begins like `**D12** ...`."""
    return _NUMBERED.findall((game.folder / "RULES.md").read_text(encoding="utf-8"))


def cited_by(items: Iterable[pytest.Item]) -> set[str]:
    """The rules that collected tests cite. Skipped tests do not count."""
    return {
        str(number)
        for item in items
        if not any(item.iter_markers("skip"))
        for mark in item.iter_markers("rule")
        for number in mark.args
    }


def check_citations(games: Iterable[Game], cited: set[str]) -> None:
    """Every rule of these games is cited, and nothing else is. The numbers of each game have no gap."""
    written: list[str] = []
    for game in games:
        numbers = rules_of(game)
        letter = numbers[0][0] if numbers else "?"
        expected = [f"{letter}{number}" for number in range(1, len(numbers) + 1)]
        assert numbers == expected, f"{game.folder / 'RULES.md'}: the rules are numbered {numbers}"
        written += numbers
    untested = sorted(set(written) - cited)
    assert not untested, f"rules that no test cites: {', '.join(untested)}"
    unknown = sorted(cited - set(written))
    assert not unknown, f"tests cite rules that no RULES.md has: {', '.join(unknown)}"
