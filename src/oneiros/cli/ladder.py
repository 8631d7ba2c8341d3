"""`oneiros ladder`: every level of bots against the one below, as tables in Markdown."""

from __future__ import annotations

import re
from pathlib import Path

import click
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

import oneiros
from oneiros.arena import ladder
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo
from oneiros.cli.terminal import make_console

FULL = {"dreamer": 1000, "lucid": 100, "oracle": 100}
FULL_ALONE = {"drowsy": 10_000, "dreamer": 10_000, "lucid": 500, "oracle": 200}
QUICK = {"dreamer": 100, "lucid": 20, "oracle": 20}
QUICK_ALONE = {"drowsy": 1000, "dreamer": 1000, "lucid": 30, "oracle": 100}
PLACING, PLACING_QUICK = 100, 20
MARKS = "<!-- ladder:begin -->\n", "<!-- ladder:end -->"


@click.command("ladder", cls=SpokenCommand)
@click.argument("game_ids", metavar="[GAME]...", nargs=-1)
@click.option("--bot", "added", metavar="BOT")
@click.option("--also", metavar="BOTS")
@click.option("--players", type=int, multiple=True)
@click.option("--quick", is_flag=True)
@click.option("--share", type=click.FloatRange(0, 1, min_open=True))
@click.option("--minutes", type=click.FloatRange(0, min_open=True))
@click.option("--jobs", type=click.IntRange(min=1), default=2, show_default=True)
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("ladder.jsonl"),
    show_default=True,
)
@click.option(
    "--write",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
)
def command(
    game_ids: tuple[str, ...],
    added: str | None,
    also: str | None,
    players: tuple[int, ...],
    quick: bool,
    share: float | None,
    minutes: float | None,
    jobs: int,
    log: Path,
    write: Path | None,
) -> None:
    """Let every level of bots play the one below, or your own play each level, and show who wins how often."""
    games = [oneiros.game(id) for id in game_ids] or list(oneiros.all_games().values())
    if write is not None and not all(mark in (write.read_text("utf-8") if write.exists() else "") for mark in MARKS):
        raise refused("no-marks", file=str(write), begin=MARKS[0].strip(), end=MARKS[1])
    if added is None:
        counts = (QUICK, QUICK_ALONE) if quick else (FULL, FULL_ALONE)
        rungs = ladder.plan(games, *counts, players, share, arguments.read_bots(also) if also else ())
    else:
        names = arguments.read_bots(added)
        rungs = [rung for name in names for rung in ladder.placing(games, name, PLACING_QUICK if quick else PLACING)]
    rows: list[ladder.LadderGame] = []
    errors = make_console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        tasks = {
            rung.name: progress.add_task(f"{rung.game}: {rung.above} {rung.below}".strip(), total=rung.games)
            for rung in rungs
        }
        for row in ladder.play_rungs(rungs, log, jobs, minutes):
            rows.append(row)
            progress.advance(tasks[row.rung])
    text = ladder.tables(rungs, rows)
    if write is None:
        click.echo(text)
    else:
        put_between(write, text)
        echo("written", file=str(write))


def put_between(page: Path, text: str) -> None:
    """Replace what stands between the marks."""
    whole = page.read_text("utf-8")
    begin, end = MARKS
    whole = re.sub(f"{re.escape(begin)}.*{re.escape(end)}", lambda _: f"{begin}{text}{end}", whole, flags=re.DOTALL)
    page.write_text(whole, encoding="utf-8")
