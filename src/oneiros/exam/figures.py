"""The figures of an exam, made from its sheets alone: skill, rules and cost, each by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from oneiros.bots.analysis import MISTAKE
from oneiros.exam.sitting import Sheet

Z: Final = 1.959963984540054  # of a normal distribution, for 95%
NOT_UNDERSTOOD: Final = "not-understood"


class Skill(NamedTuple):
    """What was given away, of the choices that were graded."""

    choices: int
    loss: float  # of the chance to win, by choice
    low: float  # of its 95% interval
    high: float
    mistakes: int  # choices that gave away MISTAKE or more


class Rules(NamedTuple):
    """How well an agent keeps to the rules and makes itself understood."""

    answers: int
    refused: Counter[tuple[str, str]]  # by game and rule; '' where no single rule forbids it
    not_understood: int
    failed: Counter[str]  # sittings that it lost by a fault, by kind
    sittings: int

    @property
    def refusals(self) -> int:
        """All answers that were not carried out."""
        return sum(self.refused.values()) + self.not_understood


class Cost(NamedTuple):
    """What the answers took. Tokens are None where the agent does not report them."""

    seconds: float
    told: int  # characters
    said: int
    input_tokens: int | None
    output_tokens: int | None


class Figures(NamedTuple):
    """All of it."""

    skill: Skill
    rules: Rules
    cost: Cost


def figures(sheets: Sequence[Sheet]) -> Figures:
    """The figures of these sheets."""
    return Figures(_skill(sheets), _rules(sheets), _cost(sheets))


def split(sheets: Iterable[Sheet], by: Callable[[Sheet], str]) -> dict[str, list[Sheet]]:
    """The sheets in groups, in the order in which the groups first come."""
    groups: dict[str, list[Sheet]] = {}
    for sheet in sheets:
        groups.setdefault(by(sheet), []).append(sheet)
    return groups


def _skill(sheets: Sequence[Sheet]) -> Skill:
    """The mean, and its interval from deals: choices of one game, and a deal in two languages, are not independent.

    Every agent is asked as many questions of each game. So games are strata: how they differ is no chance.
    """
    deals: dict[tuple[str, str, int], tuple[int, float]] = {}
    mistakes = 0
    for sheet in sheets:
        key = (sheet.item.game, sheet.item.pack, sheet.item.deal * 1000 + int(100 * sheet.item.opening))
        losses = [choice.loss for choice in sheet.choices if choice.action is not None]
        number, total = deals.get(key, (0, 0.0))
        deals[key] = (number + len(losses), total + sum(losses))
        mistakes += sum(loss >= MISTAKE for loss in losses)
    choices = sum(number for number, _ in deals.values())
    if not choices:
        return Skill(0, 0.0, 0.0, 0.0, 0)
    mean = sum(total for _, total in deals.values()) / choices
    strata: dict[str, list[float]] = {}
    for (game, *_), (number, total) in deals.items():
        strata.setdefault(game, []).append(total - mean * number)
    margin = Z * sqrt(sum(_spread(rests) for rests in strata.values())) / choices
    return Skill(choices, mean, mean - margin, mean + margin, mistakes)


def _spread(rests: list[float]) -> float:
    """The variance of the sum of these. One alone says nothing of it, so all of it counts."""
    many = len(rests)
    middle = sum(rests) / many if many > 1 else 0.0
    return sum((rest - middle) ** 2 for rest in rests) * many / max(1, many - 1)


def _rules(sheets: Sequence[Sheet]) -> Rules:
    refused: Counter[tuple[str, str]] = Counter()
    answers = not_understood = 0
    for sheet in sheets:
        for choice in sheet.choices:
            for attempt in choice.attempts:
                answers += 1
                if attempt.refused == NOT_UNDERSTOOD:
                    not_understood += 1
                elif attempt.refused:
                    refused[sheet.item.game, attempt.rule] += 1
    failed = Counter(sheet.fault for sheet in sheets if sheet.fault)
    return Rules(answers, refused, not_understood, failed, len(sheets))


def _cost(sheets: Sequence[Sheet]) -> Cost:
    attempts = [attempt for sheet in sheets for choice in sheet.choices for attempt in choice.attempts]
    read = [one.input_tokens for one in attempts if one.input_tokens is not None]
    written = [one.output_tokens for one in attempts if one.output_tokens is not None]
    return Cost(
        round(sum(one.seconds for one in attempts), 3),
        sum(one.told for one in attempts),
        sum(len(one.text or "") for one in attempts),
        sum(read) if read else None,
        sum(written) if written else None,
    )
