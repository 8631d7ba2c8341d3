"""`oneiros arena`: bots against each other by the thousand, as a page and as raw games; also in parts, to be merged."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from shlex import quote
from time import monotonic

import click
import msgspec
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import oneiros
from oneiros.arena.parts import WHOLE, Part, read_part
from oneiros.arena.tournament import Plan, Row, make_plan, merge, parquet, play, report, tasks
from oneiros.arena.tournament.log import GameLog
from oneiros.arena.tournament.standings import Standings
from oneiros.arena.tournament.strength import strengths
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand, SpokenCommandWithMore
from oneiros.cli.complaints import refused
from oneiros.cli.language import echo, spoken
from oneiros.cli.terminal import make_console
from oneiros.core.game import Game
from oneiros.registry import bot_spec
from oneiros.workers import map_on_ray, map_unordered

LOOKS = 2  # at the table, in a second


@click.command("arena", cls=SpokenCommandWithMore)
@click.argument("game_id", metavar="GAME")
@click.option("--bots", default="drowsy,dreamer,lucid", show_default=True, metavar="BOTS")
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
)
@click.option("--players", type=int)
@click.option(
    "--seed",
    type=click.IntRange(0, (1 << 64) - 1),
    default=1,
    show_default=True,
)
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
)
@click.option("--own-time", is_flag=True)
@arguments.options
@arguments.content
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
)
@click.option(
    "--ray",
    "address",
    metavar="ADDRESS",
)
@arguments.part
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
)
def command(
    game_id: str,
    bots: str,
    count: int,
    players: int | None,
    seed: int,
    simulations: int,
    own_time: bool,
    given: tuple[str, ...],
    content: Path | None,
    jobs: int,
    address: str | None,
    part_text: str | None,
    out: Path | None,
) -> None:
    """Let bots play each other, every deal from every seat, and write who wins how often."""
    parquet.check()
    game = oneiros.game(game_id, content)
    names = arguments.read_bots(bots)
    few = 2 not in game.players or any(name in game.bots.others for name in names)
    seats = players if players is not None else game.players[0] if few else 2
    options = arguments.read_options(game, given)
    plan = make_plan(game, names, seats, options, seed, None if own_time else simulations)
    part = WHOLE if part_text is None else read_part(part_text)
    log = GameLog(out or _place(game.id, None if part_text is None else part), plan)
    if part_text is not None:
        merge.claim(log.folder, merge.TournamentPart(part, count))
    pack = None if content is None else msgspec.json.encode(game.content)
    own = merge.numbers(plan, part, count)
    work = tasks(plan, pack, log.left(own))
    results = map_on_ray(play, work, address) if address is not None else map_unordered(play, work, jobs)
    standings = Standings(plan)
    if plan.whole_deals(count) != count:
        echo("arena-rounded", count=plan.whole_deals(count), err=True)
    _follow(log, standings, results, own)
    if part_text is not None:
        make_console().print(_table(standings))
        echo("arena-part", number=part.number, of=part.of, count=len(own), folder=str(log.folder))
        return
    _publish(game, log, standings, count, content)


@click.command("merge", cls=SpokenCommand)
@click.argument("folders", metavar="FOLDER...", nargs=-1, required=True, type=click.Path(path_type=Path))
@arguments.content
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
)
def merge_parts(folders: tuple[Path, ...], content: Path | None, out: Path | None) -> None:
    """Put the parts of a tournament together, if they are all there."""
    parquet.check()
    plan, count, rows = merge.gather(folders)
    game = oneiros.game(plan.game, content)
    if (game.rules_version, game.content.fingerprint()) != (plan.rules_version, plan.content):
        raise refused("other-version", title=game.title)
    log = GameLog(out or _place(game.id, None), plan)
    with log:
        log.add(rows)
    standings = Standings(plan)
    for row in rows:
        standings.add(row)
    _publish(game, log, standings, count, content)


command.commands["merge"] = merge_parts


def _place(game_id: str, part: Part | None) -> Path:
    """Where a tournament goes if nobody says so."""
    return Path("arena") / (game_id if part is None else f"{game_id}-part-{part.number}-of-{part.of}")


def _publish(game: Game, log: GameLog, standings: Standings, count: int, content: Path | None) -> None:
    """The page and the raw games of a whole tournament."""
    plan = log.plan
    rows = log.chosen(plan.whole_deals(count))
    page = log.folder / "report.html"
    ratings = {} if plan.together else strengths(plan.bots, rows)
    page.write_text(report.write(game, standings, ratings, _command(plan, count, content)), encoding="utf-8")
    parquet.write(log.folder / "games.parquet", plan, rows)
    make_console().print(_table(standings))
    for failure in standings.failures():
        click.echo(failure)
    echo("arena-report", file=str(page))
    echo("arena-games", file=str(log.folder / "games.parquet"))


def _follow(
    log: GameLog, standings: Standings, results: Generator[list[Row], None, None], numbers: Sequence[int]
) -> None:
    """Write the games down as they come, with a bar and a table for those who watch."""
    games = len(numbers)
    for number in numbers:
        if number in log.rows:
            standings.add(log.rows[number])
    errors = make_console(stderr=True)
    if standings.games:
        echo("arena-continues", count=standings.games, folder=str(log.folder), err=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors,
        disable=not errors.is_terminal,
    )
    task = bar.add_task(log.plan.game, total=games, completed=standings.games)

    live = Live(bar, console=errors, refresh_per_second=LOOKS, transient=True)
    looked = 0.0
    try:
        with log, closing(results):  # ends the processes that still play
            if errors.is_terminal:
                live.start()
            for rows in results:
                for row in log.add(rows):
                    standings.add(row)
                bar.update(task, completed=standings.games)
                if live.is_started and monotonic() - looked > 1 / LOOKS:
                    live.update(Group(_table(standings), bar))  # made here: the screen's own thread must not count
                    looked = monotonic()
    except KeyboardInterrupt:
        live.stop()
        echo("arena-interrupted", count=standings.games, games=games, err=True)
        raise
    finally:
        live.stop()


def _table(standings: Standings) -> Table:
    """Who wins how often so far."""
    words = spoken()
    table = Table(*(words.say(f"figure-{name}") for name in ("bot", "won", "share", "interval", "mean-score")))
    for column in table.columns[1:]:
        column.justify = "right"
    for bot, share in list(standings.bots().items()):
        if share.of:
            table.add_row(
                bot,
                words.say("figure-of", count=f"{round(share.won, 1):,g}", all=f"{share.of:,.0f}"),
                f"{share.share:.1%}",
                words.say("figure-range", low=f"{share.low:.1%}", high=f"{share.high:.1%}"),
                standings.mean_score(bot),
            )
    return table


def _bots(plan: Plan) -> str:
    """The bots as they were named. What a shell would take apart stands in quotes."""
    return quote(",".join(map(bot_spec, plan.bots)))


def _command(plan: Plan, games: int, content: Path | None) -> str:
    """What to type for the same page."""
    words = ["oneiros arena", plan.game, "--bots", _bots(plan), f"--games {games} --players {plan.players}"]
    words.append(f"--seed {plan.seed}")
    words.append("--own-time" if plan.simulations is None else f"--simulations {plan.simulations}")
    defaults = {name: option.default for name, option in oneiros.game(plan.game).options.items()}
    words += [f"--option {name}={value}" for name, value in plan.options.items() if value != defaults[name]]
    if content is not None:
        words.append(f"--content {content}")
    return " ".join(words)
