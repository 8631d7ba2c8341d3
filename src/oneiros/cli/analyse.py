"""`oneiros hint` and `oneiros analyse`: what a strong bot would do, and what it thinks of what was done."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from rich.progress import Progress
from rich.table import Table

import oneiros
from oneiros.bots import analysis, chart
from oneiros.bots.hints import hint_of
from oneiros.cli import arguments
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.terminal import Terminal, make_console
from oneiros.core.bot import Budget
from oneiros.core.game import Game
from oneiros.core.record import Record, read_record, replay_on
from oneiros.core.words import Words
from oneiros.text import speaker
from oneiros.workers import map_ordered

AT_A_TIME = 10  # moves that one process judges before it takes others
SHOWN = 5  # alternatives of a hint
WHY = {"only": "hint-only", "lost": "hint-lost"}  # reasons that the table of chances does not show

record_file = click.argument("file", type=click.Path(path_type=Path))
seconds = click.option("--seconds", type=click.FloatRange(min=0.01), default=1.0, show_default=True)
simulations = click.option("--simulations", type=click.IntRange(min=10))
as_json = click.option("--json", "as_json", is_flag=True)


@click.command("hint", cls=SpokenCommand)
@record_file
@click.option("--seat", type=int, metavar="N")
@seconds
@simulations
@as_json
@arguments.content
@arguments.language
def hint(
    file: Path,
    seat: int | None,
    seconds: float,
    simulations: int | None,
    as_json: bool,
    content: Path | None,
    language: str,
) -> None:
    """Say what a strong player would do where a record stands, from what that seat may know."""
    record, game = _read(file, content, language)
    state = replay_on(record, game)
    if not state.actors:
        raise refused("game-over")
    if seat is not None and seat - 1 not in state.actors:
        seats = ", ".join(str(other + 1) for other in state.actors)
        raise refused("not-their-turn", number=seat, seats=seats)
    eyes = state.actors[0] if seat is None else seat - 1
    thought = analysis.hint(state, eyes, record.moves, _budget(seconds, simulations))
    advised = hint_of(thought, state.legal(eyes), state.warnings(eyes))
    if as_json:
        moves = [
            {"move": game.decode(row.action), "action": row.action, "visits": row.visits, "value": row.value}
            for row in thought.candidates
        ]
        said = {"seat": eyes, "action": advised.action, "reason": advised.reason, "simulations": thought.simulations}
        click.echo(msgspec.json.encode(said | {"moves": moves}))
        return
    terminal = Terminal(language)
    say = speaker(game, language)

    def order(action: int) -> str:
        return say.move(action, eyes)

    terminal.say("hint-best", move=order(advised.action), style="bold")
    if advised.reason in WHY:
        terminal.say(WHY[advised.reason])
    table = Table(terminal.words.say("hint-move"), terminal.words.say("hint-chance"), terminal.words.say("hint-tried"))
    for row in thought.candidates[:SHOWN]:
        table.add_row(order(row.action), f"{row.value:.0%}", f"{row.visits:,}")
    terminal.show(table)


@click.command("analyse", cls=SpokenCommand)
@record_file
@seconds
@simulations
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1)
@as_json
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@arguments.content
@arguments.language
def analyse(
    file: Path,
    seconds: float,
    simulations: int | None,
    jobs: int,
    as_json: bool,
    svg: Path | None,
    content: Path | None,
    language: str,
) -> None:
    """Judge every move of a record: the chance to win before and after it, and what would have been better."""
    record, game = _read(file, content, language)
    replay_on(record, game)  # a record that does not replay is refused before anything is thought
    last = len(record.moves) + 1
    budget = _budget(seconds, simulations)
    parts = [_Part(record, content, budget, at, min(at + AT_A_TIME, last)) for at in range(1, last, AT_A_TIME)]
    reviews: list[analysis.MoveReview] = []
    errors = make_console(stderr=True)
    bar = Progress(console=errors, transient=True, disable=not errors.is_terminal)
    with bar as progress, closing(map_ordered(_judge, parts, min(jobs, len(parts) or 1))) as judged:
        task = progress.add_task(game.title, total=len(record.moves))
        for part, found in zip(parts, judged, strict=True):
            reviews += found
            progress.update(task, completed=part.end - 1)
    reviews = analysis.with_turns(reviews)
    terminal = Terminal(language)
    say = speaker(game, language)
    words, names = say.words, say.names(record.players, None)
    if svg is not None:
        svg.write_text(chart.draw(reviews, names, say.title), encoding="utf-8")
    if as_json:
        rows = [{**msgspec.to_builtins(one), "loss": one.loss, "move": game.decode(one.action)} for one in reviews]
        turns = [one.number for one in analysis.turning_points(reviews)]
        click.echo(msgspec.json.format(msgspec.json.encode({"moves": rows, "turning_points": turns}), indent=1))
        return
    _tell(reviews, game, words, names, terminal)


class _Part(NamedTuple):
    """Some moves to judge. They are the same parts for any number of processes, and so is what comes of them."""

    record: Record
    content: Path | None
    budget: Budget
    first: int
    end: int


def _judge(part: _Part) -> list[analysis.MoveReview]:
    game = oneiros.game(part.record.game, part.content)
    return list(analysis.review_moves(part.record, game, part.budget, range(part.first, part.end)))


def _tell(reviews: list[analysis.MoveReview], game: Game, words: Words, names: list[str], terminal: Terminal) -> None:
    """Every move in a table, then the turning points in sentences."""
    heads = ("analyse-number", "analyse-player", "hint-move", "analyse-before", "analyse-after", "analyse-better")
    table = Table(*(terminal.words.say(head) for head in heads))
    for one in reviews:
        better = "" if one.better is None or one.loss < 0.01 else words.move(game.decode(one.better), names, one.seat)
        table.add_row(
            str(one.number),
            names[one.seat],
            words.move(game.decode(one.action), names, one.seat),
            f"{one.before:.0%}",
            f"{one.after:.0%}",
            better,
            style={"mistake": "bold", "swing": "italic"}.get(one.turn or ""),
        )
    terminal.show(table)
    turns = analysis.turning_points(reviews)
    terminal.say("analyse-turns" if turns else "analyse-no-turns", style="bold")
    for one in sorted(turns, key=lambda one: one.number):
        terminal.say(
            "analyse-mistake" if one.turn == "mistake" else "analyse-swing",
            number=one.number,
            player=names[one.seat],
            move=words.move(game.decode(one.action), names, one.seat),
            before=f"{one.before:.0%}",
            after=f"{one.after:.0%}",
            better=words.move(game.decode(one.action if one.better is None else one.better), names, one.seat),
        )


def _read(file: Path, content: Path | None, language: str) -> tuple[Record, Game]:
    record = read_record(file)
    game = oneiros.game(record.game, content)
    arguments.check_language(language, game)
    return record, game


def _budget(seconds: float, simulations: int | None) -> Budget:
    return Budget(milliseconds=1000 * seconds) if simulations is None else Budget(simulations=simulations)
