"""`oneiros simulate`: many random games, and their statistics."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import perf_counter

import click
import msgspec
from rich.progress import Progress
from rich.table import Table

import oneiros
from oneiros.arena.batches import GameBatch, split
from oneiros.arena.statistics import Tally, wilson
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.language import spoken
from oneiros.cli.terminal import make_console
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.text import speaker
from oneiros.workers import map_ordered

BATCH = 250  # games between two looks at the progress bar


@click.command("simulate", cls=SpokenCommand)
@click.argument("game_id", metavar="GAME")
@click.option("--players", type=int)
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True)
@arguments.seed
@arguments.options
@arguments.content
@click.option("--json", "as_json", is_flag=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True)
def command(
    game_id: str,
    players: int | None,
    count: int,
    seed: int | None,
    given: tuple[str, ...],
    content: Path | None,
    as_json: bool,
    jobs: int,
) -> None:
    """Play many games at random. The same seed gives the same figures, whatever the number of jobs."""
    game = oneiros.game(game_id, content)
    players = game.check_players(game.players[0] if players is None else players)
    options = arguments.read_options(game, given)
    seed = secrets.randbits(32) if seed is None else seed
    game.new(players, seed, **options)  # a bad seed is refused here, once
    whole = GameBatch(game_id, content, players, options, seed, 0, count)
    tally = Tally(players)
    began = perf_counter()
    errors = make_console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(game.title, total=count)
        for part in map_ordered(play_batch, split(whole, BATCH), jobs):
            tally.merge(part)
            progress.update(task, completed=tally.games)
    seconds = perf_counter() - began

    if as_json:
        setting = {"game": game.id, "rules_version": game.rules_version, "players": players}
        setting |= {"options": game.check_options(options), "content": game.content.fingerprint(), "seed": seed}
        click.echo(msgspec.json.format(msgspec.json.encode({**setting, **tally.figures()}), indent=1))
    else:
        _report(game, tally, seed, seconds)


def play_batch(batch: GameBatch) -> Tally:
    """The games of a batch. Each has its own two seeds, for the cards and for the choices."""
    game = oneiros.game(batch.game_id, batch.content)
    tally = Tally(batch.players)
    for number in range(batch.first, batch.last):
        state = game.new(batch.players, derived_seed(batch.seed, number, "cards"), **batch.options)
        moves = state.playout(oneiros.Rng(derived_seed(batch.seed, number, "choices")))
        if state.outcome is not None:
            tally.add(state.outcome, moves)
    return tally


def _report(game: Game, tally: Tally, seed: int, seconds: float) -> None:
    console = make_console()
    words = spoken()
    title = speaker(game, words.language).title
    setting = {"players": tally.players, "games": f"{tally.games:,}", "seed": str(seed)}
    console.print(words.say("simulate-title", title=title, **setting))
    heads = ("simulate-wins", "figure-share", "figure-interval", "figure-score", "figure-interval")
    table = Table("", *map(words.say, heads))
    for column in table.columns[1:]:
        column.justify = "right"
    if tally.together:
        won = words.say("simulate-won" if tally.players == 1 else "simulate-won-together")
        table.add_row(won, *_wins(tally.everybody, tally.games), *_scores(tally, 0))
    else:
        for seat, wins in enumerate(tally.wins):
            player = words.say("simulate-player", number=seat + 1)
            table.add_row(player, *_wins(wins, tally.games), *_scores(tally, seat))
        table.add_row(words.say("simulate-shared"), *_wins(tally.shared + tally.everybody, tally.games))
        table.add_row(words.say("simulate-nobody"), *_wins(tally.nobody, tally.games))
    console.print(table)
    lengths = tally.lengths
    spread = {"mean": f"{lengths.mean:.1f}", "sd": f"{lengths.sd:.1f}", "least": lengths.least, "most": lengths.most}
    console.print(words.say("simulate-moves", **spread))
    endings = ", ".join(f"{reason} {number:,}" for reason, number in sorted(tally.reasons.items()))
    console.print(words.say("simulate-endings", endings=endings))
    speed = {"games": f"{tally.games / seconds:,.0f}", "moves": f"{lengths.total / seconds:,.0f}"}
    console.print(words.say("simulate-speed", **speed))


def _wins(count: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(count, games)
    return f"{count:,}", f"{count / games:.2%}", spoken().say("figure-range", low=f"{low:.2%}", high=f"{high:.2%}")


def _scores(tally: Tally, seat: int) -> tuple[str, str]:
    series = tally.scores[seat]
    low, high = (f"{series.mean + side * series.margin:.2f}" for side in (-1, 1))
    return f"{series.mean:.2f}", spoken().say("figure-range", low=low, high=high)
