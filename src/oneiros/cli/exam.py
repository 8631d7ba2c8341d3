"""`oneiros exam`: any agent is asked the same questions, every move is graded, and anybody can check the result."""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import oneiros
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenGroup
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo, spoken
from oneiros.cli.terminal import make_console
from oneiros.core.words import FALLBACK
from oneiros.exam import report
from oneiros.exam.candidate import reads
from oneiros.exam.check import Finding, Recheck, check_paper, recheck
from oneiros.exam.figures import figures, split
from oneiros.exam.log import Exam, ExamLog, Head, read_exam
from oneiros.exam.paper import NONSENSE, STANDARD, UNSEEN, make_paper
from oneiros.exam.sitting import Sheet, Task, sit
from oneiros.registry import bot_spec
from oneiros.workers import map_unordered

ANSWERS = "exam.jsonl"
PAGE = "report.html"
SHOWN = 10  # questions that do not agree

jobs = click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1)


class _Exam(SpokenGroup):
    """`oneiros exam AGENT` is short for `oneiros exam take AGENT`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As ever; what begins with no command is an agent or an option of `take`."""
        helps = not args or args[0] in ctx.help_option_names
        return super().parse_args(ctx, args if helps or args[0] in self.commands else ["take", *args])


@click.group("exam", cls=_Exam)
def command() -> None:
    """An exam for agents, and the check of one."""


@command.command("take")
@click.argument("agent", metavar="BOT")
@click.option("--games", "ids", default="", metavar="GAMES")
@click.option("--packs", default=f"{STANDARD},{UNSEEN}", show_default=True, metavar="PACKS")
@click.option("--languages", default=f"{FALLBACK},{NONSENSE}", show_default=True, metavar="LANGUAGES")
@click.option("--deals", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--quick", is_flag=True)
@click.option("--judge", type=click.IntRange(min=10), default=1000, show_default=True)
@click.option("--simulations", type=click.IntRange(min=1))
@click.option("--seed", type=click.IntRange(0, (1 << 64) - 1), default=1, show_default=True)
@jobs
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
def take(
    agent: str,
    ids: str,
    packs: str,
    languages: str,
    deals: int,
    quick: bool,
    judge: int,
    simulations: int | None,
    seed: int,
    jobs: int,
    out: Path | None,
) -> None:
    """Sit an agent down to the exam and grade every move."""
    games = [oneiros.game(id).id for id in _listed(ids)] or list(oneiros.all_games())
    names = arguments.read_bots(agent)
    if len(names) != 1:
        raise refused("one-agent", text=agent)
    paper = make_paper(games, _listed(packs), _listed(languages), deals=deals, judge=judge, seed=seed, quick=quick)
    head = Head(
        paper=paper,
        agent=names[0],
        made_from=bot_spec(names[0]),
        reads=reads(names[0], games[0]),
        simulations=simulations,
    )
    log = ExamLog((out or Path("exam") / _file_name(names[0])) / ANSWERS, head)
    work = [Task(paper, item, names[0], simulations) for item in log.exam.left]
    if log.exam.sheets:
        echo("exam-continues", count=len(log.exam.sheets), file=str(log.path), err=True)
    _follow(log, map_unordered(sit, work, jobs))
    page = log.path.with_name(PAGE)
    page.write_text(report.write(log.exam), encoding="utf-8")
    make_console().print(_table(log.exam))
    echo("exam-report", file=str(page))
    echo("exam-answers", file=str(log.path))


@command.command("check")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@jobs
def check(file: Path, jobs: int) -> None:
    """Hold an exam again from its answers, and say whether all figures agree."""
    exam = read_exam(file)
    found: list[Finding] = check_paper(exam)
    wrong = {one.number for one in found}
    work = [Recheck(exam.head.paper, sheet) for sheet in exam.sheets if sheet.item.number not in wrong]
    with _bar() as bar, closing(map_unordered(recheck, work, jobs)) as results:
        task = bar.add_task(exam.head.agent, total=len(work))
        for findings in results:
            found += findings
            bar.advance(task)
    page = file.with_name(PAGE)
    page_differs = page.exists() and not found and page.read_text(encoding="utf-8") != report.write(exam)
    for number in sorted({one.number for one in found})[:SHOWN]:
        fields = ", ".join(sorted({one.field for one in found if one.number == number}))
        echo("exam-differs", number=number, fields=fields)
    if found:
        raise refused("exam-wrong", file=str(file), count=len({one.number for one in found}))
    if page_differs:
        raise refused("exam-page", file=str(page))
    make_console().print(_table(exam))
    echo("exam-agrees", count=len(exam.sheets))
    if exam.left:
        echo("exam-unfinished", count=len(exam.left))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _file_name(name: str) -> str:
    """A folder for an agent, whatever it is made from."""
    return re.sub(r"[^\w.-]+", "-", name).strip("-.") or "agent"


def _bar() -> Progress:
    errors = make_console(stderr=True)
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    columns += [TimeElapsedColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def _follow(log: ExamLog, results: Generator[Sheet, None, None]) -> None:
    """Write the sheets down as they come, with a bar for those who watch."""
    items = len(log.exam.head.items())
    try:
        with _bar() as bar, log, closing(results):
            task = bar.add_task(log.exam.head.agent, total=items, completed=len(log.exam.sheets))
            for sheet in results:
                log.add(sheet)
                bar.update(task, completed=len(log.exam.sheets))
    except KeyboardInterrupt:
        echo("exam-interrupted", count=len(log.exam.sheets), all=items, err=True)
        raise


def _table(exam: Exam) -> Table:
    """The figures by game, and of all."""
    words = spoken()
    heads = ("game", "choices", "lost", "interval", "mistakes", "refused", "failed")
    table = Table(*(words.say("figure-interval" if head == "interval" else f"exam-{head}") for head in heads))
    for column in table.columns[1:]:
        column.justify = "right"
    groups = split(exam.sheets, lambda sheet: oneiros.game(sheet.item.game).title)
    for name, sheets in {**groups, words.say("exam-all"): exam.sheets}.items():
        skill, rules, _ = figures(sheets)
        table.add_row(
            name,
            f"{skill.choices:,}",
            f"{100 * skill.loss:.1f}",
            words.say("figure-range", low=f"{100 * skill.low:.1f}", high=f"{100 * skill.high:.1f}"),
            f"{skill.mistakes / max(1, skill.choices):.1%}",
            f"{rules.refusals / max(1, rules.answers):.1%}",
            words.say("figure-of", count=str(sum(rules.failed.values())), all=str(rules.sittings)),
        )
    return table
