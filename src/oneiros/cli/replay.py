"""`oneiros replay`: a recorded game in words, move by move."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.rule import Rule
from rich.table import Table

import oneiros
from oneiros.cli import arguments, story
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.terminal import Terminal
from oneiros.core.record import read_record, replay_on, start_from
from oneiros.core.types import plain
from oneiros.core.words import Words
from oneiros.drawing.terminal import board_of
from oneiros.table.replay import open_news
from oneiros.text import speaker


@click.command("replay", cls=SpokenCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="N")
@click.option("--open", "everything", is_flag=True)
@click.option("--step", is_flag=True)
@click.option("--to", "last", type=int, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@arguments.content
@arguments.language
def command(
    file: Path,
    seat: int | None,
    everything: bool,
    step: bool,
    last: int | None,
    as_json: bool,
    content: Path | None,
    language: str,
) -> None:
    """Tell a recorded game, then show the table."""
    record = read_record(file)
    game = oneiros.game(record.game, content)
    arguments.check_language(language, game)
    replay_on(record, game)  # a record that does not replay is refused before a word is told
    if seat is not None and everything:
        raise refused("seat-or-open")
    if seat is not None and not 1 <= seat <= record.players:
        raise refused("seat", most=record.players, number=seat)
    if last is not None and not 0 <= last <= len(record.moves):
        raise refused("to", most=len(record.moves), number=last)
    if last is not None:
        record = msgspec.structs.replace(record, moves=record.moves[:last])
    eyes = list(range(record.players)) if seat is None else [seat - 1]
    if as_json:
        state = replay_on(record, game)
        click.echo(msgspec.json.format(msgspec.json.encode([plain(state.view(eye)) for eye in eyes]), indent=1))
        return

    terminal = Terminal(language)
    say = speaker(game, language)
    words, names = say.words, say.names(record.players, None)
    terminal.say("replay-title", title=say.title, players=record.players, moves=len(record.moves), style="bold")
    state = start_from(record, game)
    for scene in story.scenes(record, game):
        state = scene.state
        line = Table.grid(padding=(0, 2))
        line.add_row(f"{scene.number:>4}", _news_of(scene, words, names, None if seat is None else seat - 1))
        terminal.show(line)
        if step and not _enter(terminal):
            return
    for eye in eyes:
        title = terminal.words.say("replay-table", player=names[eye])
        terminal.show(Rule(title, style="dim", align="left"))
        terminal.show(board_of(game).draw(state.view(eye), words, names, terminal.ink))
    if state.outcome is None:
        terminal.say("replay-unfinished")
    else:
        terminal.show(*say.outcome(state.outcome, None), style="bold")


def _news_of(scene: story.Scene, words: Words, names: list[str], eye: int | None) -> str:
    """The news of a move; a move without news is named itself, for those who saw it."""
    news = open_news(scene.state) if eye is None else scene.state.news(eye)
    if news:
        return " ".join(words.news(one, names) for one in news)
    if eye in (None, scene.seat):
        return f"{names[scene.seat]}: {words.move(scene.state.game.decode(scene.action), names, scene.seat)}"
    return "..."


def _enter(terminal: Terminal) -> bool:
    try:
        terminal.read()
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        return False
    return True
