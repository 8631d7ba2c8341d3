"""Checking an exam: every question is asked again, with the answers of the file, and every grade is made again.

What cannot be made again is how long an answer took and what it cost.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oneiros.agents.talk import Attempt
from oneiros.core.errors import BadOption, OneirosError
from oneiros.exam.log import Exam
from oneiros.exam.paper import FORM, Paper
from oneiros.exam.sitting import Recorded, Sheet, hold
from oneiros.registry import game_class


class Recheck(NamedTuple):
    """A sheet to be checked: all that a process needs to know."""

    paper: Paper
    sheet: Sheet


class Finding(NamedTuple):
    """Something that does not agree: in which question, and what."""

    number: int
    field: str


def check_paper(exam: Exam) -> list[Finding]:
    """What is wrong with the exam as a whole. Raises `BadOption` if this version of Oneiros cannot check it."""
    paper = exam.head.paper
    if paper.form != FORM or any(game_class(game).rules_version != version for game, version in paper.games.items()):
        raise BadOption("this exam was held under other rules than this version of Oneiros has", "exam-version")
    asked = {item.number: item for item in exam.head.items()}
    found = []
    seen: set[int] = set()
    for sheet in exam.sheets:
        if asked.get(sheet.item.number) != sheet.item or sheet.item.number in seen:
            found.append(Finding(sheet.item.number, "item"))
        seen.add(sheet.item.number)
    return found


def recheck(task: Recheck) -> list[Finding]:
    """What is wrong with one sheet."""
    sheet = task.sheet
    try:
        again = _again(task.paper, sheet)
    except OneirosError:
        return [Finding(sheet.item.number, "answers")]
    told, made = _comparable(sheet), _comparable(again)
    return [
        Finding(sheet.item.number, field)
        for field in Sheet.__struct_fields__
        if getattr(told, field) != getattr(made, field)
    ]


def _again(paper: Paper, sheet: Sheet) -> Sheet:
    game = sheet.item.find_game()
    return hold(paper, sheet.item, game, Recorded(game, sheet))


def _comparable(sheet: Sheet) -> Sheet:
    """A sheet without what cannot be made again."""
    choices = [
        msgspec.structs.replace(choice, attempts=[_bare(attempt) for attempt in choice.attempts])
        for choice in sheet.choices
    ]
    return msgspec.structs.replace(sheet, choices=choices)


def _bare(attempt: Attempt) -> Attempt:
    told = attempt.told if attempt.text is not None else 0
    return msgspec.structs.replace(attempt, seconds=0.0, told=told, input_tokens=None, output_tokens=None)
