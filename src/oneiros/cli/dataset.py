"""`oneiros dataset`: the decisions of many games of bots as Parquet files, with a card that describes them."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from shlex import quote

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import oneiros
from oneiros.arena import folder
from oneiros.arena.dataset import DatasetPlan, Shard, card, shards, write
from oneiros.arena.dataset.decisions import feature_scales
from oneiros.arena.dataset.plan import read_columns
from oneiros.arena.parts import WHOLE, read_part
from oneiros.arena.tournament import make_plan, parquet
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.language import echo
from oneiros.cli.terminal import make_console
from oneiros.core.game import Game
from oneiros.registry import bot_spec
from oneiros.workers import map_unordered

QUICK = 1000  # games in a file
JUDGED = 100


@click.command("dataset", cls=SpokenCommand)
@click.argument("game_id", metavar="GAME")
@click.option("--bots", default="drowsy,dreamer", show_default=True, metavar="BOTS")
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--players", type=int)
@click.option("--seed", type=click.IntRange(0, (1 << 64) - 1), default=1, show_default=True)
@click.option("--simulations", type=click.IntRange(min=1), default=200, show_default=True)
@click.option("--columns", default="view,features", show_default=True, metavar="NAMES")
@click.option("--judge", is_flag=True)
@click.option("--judge-simulations", type=click.IntRange(min=10), default=200, show_default=True)
@click.option("--shard", type=click.IntRange(min=1))
@arguments.options
@arguments.content
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1)
@arguments.part
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
def command(
    game_id: str,
    bots: str,
    count: int,
    players: int | None,
    seed: int,
    simulations: int,
    columns: str,
    judge: bool,
    judge_simulations: int,
    shard: int | None,
    given: tuple[str, ...],
    content: Path | None,
    jobs: int,
    part_text: str | None,
    out: Path | None,
) -> None:
    """Write what bots saw, could do and did in many games, and how the games ended."""
    parquet.check("oneiros dataset")
    game = oneiros.game(game_id, content)
    few = game.players[0] if 2 not in game.players else 2
    table = make_plan(
        game,
        arguments.read_bots(bots),
        few if players is None else players,
        arguments.read_options(game, given),
        seed,
        simulations,
    )
    plan = DatasetPlan(
        table,
        table.whole_deals(count),
        shard or (JUDGED if judge else QUICK),
        read_columns(columns),
        judge_simulations if judge else None,
    )
    if "features" in plan.columns:
        feature_scales(game, table.players)  # refused here, once, if it has none
    part = WHOLE if part_text is None else read_part(part_text)
    place = out or Path("dataset") / game.id
    folder.claim(place, plan, "dataset")
    (place / "data").mkdir(exist_ok=True)
    every = shards(plan, None if content is None else msgspec.json.encode(game.content), place)
    if plan.games != count:
        echo("arena-rounded", count=plan.games, err=True)
    _write(game, [one for one in every if part.has(one.number)], jobs)
    missing = sum(not one.path.exists() for one in every)
    if missing:
        echo("dataset-part", missing=missing, files=len(every), folder=str(place))
        return
    card.write(plan, game, every, _command(plan, content))
    echo("dataset-written", games=plan.games, files=len(every), file=str(place / card.CARD))


def _write(game: Game, mine: list[Shard], jobs: int) -> None:
    """The files that are not there yet, with a bar for those who watch."""
    left = [one for one in mine if not one.path.exists()]
    done = sum(len(one.games) for one in mine) - sum(len(one.games) for one in left)
    if done:
        echo("dataset-continues", count=done, err=True)
    errors = make_console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors,
        disable=not errors.is_terminal,
    )
    with bar, closing(map_unordered(write, left, jobs)) as results:  # ends the processes that still play
        task = bar.add_task(game.title, total=sum(len(one.games) for one in mine), completed=done)
        for games in results:
            bar.advance(task, games)


def _command(plan: DatasetPlan, content: Path | None) -> str:
    """What to type for the same files."""
    table = plan.tournament
    words = ["oneiros dataset", table.game, "--bots", quote(",".join(map(bot_spec, table.bots)))]
    words += [f"--games {plan.games} --players {table.players} --seed {table.seed} --simulations {table.simulations}"]
    words += [f"--columns {','.join(plan.columns) or quote('')} --shard {plan.shard_games}"]
    words += [] if plan.judge is None else [f"--judge --judge-simulations {plan.judge}"]
    defaults = {name: option.default for name, option in oneiros.game(table.game).options.items()}
    words += [f"--option {name}={value}" for name, value in table.options.items() if value != defaults[name]]
    words += [] if content is None else [f"--content {content}"]
    return " ".join(words)
