"""`oneiros train`: teaches a player of a game from its own games, and shows how it gets better."""

from __future__ import annotations

from pathlib import Path

import click

import oneiros
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.language import echo


@click.command("train", cls=SpokenCommand)
@click.argument("game_id", metavar="GAME")
@click.option("--players", type=int)
@click.option("--rounds", type=click.IntRange(min=1), default=60, show_default=True)
@click.option("--games", "count", type=click.IntRange(min=1), default=400, show_default=True)
@click.option("--guest-rounds", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--course", "plan", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE")
@click.option("--against", default="dreamer-1", show_default=True, metavar="BOTS")
@click.option("--trials", "trial_games", type=click.IntRange(min=0), default=100, show_default=True)
@click.option("--every", type=click.IntRange(min=1), default=10, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--ray", "address", metavar="ADDRESS")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
def command(
    game_id: str,
    players: int | None,
    rounds: int,
    count: int,
    guest_rounds: int,
    seed: int,
    plan: Path | None,
    against: str,
    trial_games: int,
    every: int,
    jobs: int,
    address: str | None,
    out: Path | None,
) -> None:
    """Teach a player from its own games, going on where it was."""
    from oneiros.bots import check_bot
    from oneiros.train import curve, school
    from oneiros.train.course import Course, read_course
    from oneiros.train.learner import check_torch

    check_torch()
    game = oneiros.game(game_id)
    seats = game.check_players(players if players is not None else game.players[0] if game.cooperative else 2)
    if plan is not None:
        course = read_course(plan, game.id, seats)
    else:
        course = Course(game=game.id, players=seats, seed=seed, games=count, guest_rounds=guest_rounds)
    folder = out or Path("train") / f"{game.id}-{seats}"
    opponents = arguments.read_bots(against) if seats > 1 else []
    for name in opponents:
        check_bot(game, name, seats)
    hold_trials = school.make_trials(course, opponents, trial_games, every)
    log = school.read_log(folder)
    if log:
        echo("train-goes-on", rounds=len(log), minutes=round(log[-1].total / 60, 1))
    with school.classroom(jobs, address) as give:
        for row in school.teach(course, folder, rounds, give, hold_trials):
            log.append(row)
            line = curve.points(log, at_once=1)
            echo(
                "train-round",
                number=row.number,
                minutes=f"{row.total / 60:.1f}",
                games=row.games,
                loss=f"{row.loss:.4f}",
                share=f"{line[-1].share:.0%}" if line else "–",
                curve=curve.bars([point.share for point in line]),
            )
            for trial in row.trials:
                low, high = trial.interval
                echo(
                    "train-trial",
                    bot=trial.against,
                    games=trial.games,
                    share=f"{trial.share:.1%}",
                    low=f"{low:.1%}",
                    high=f"{high:.1%}",
                )
            if row.number % every == 0 or row.number == rounds:
                curve.draw(course, log, game.title, folder / "curve.svg")
    echo("written", file=str(folder / "network.bin"))
