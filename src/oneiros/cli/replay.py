"""`oneiros replay`: a recorded game in words, move by move."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.rule import Rule
from rich.table import Table

import oneiros
from oneiros.cli import arguments, story
from oneiros.cli.session import outcome_lines
from oneiros.cli.terminal import Terminal
from oneiros.core.errors import BadOption
from oneiros.core.record import read_record, replay_on, start_from
from oneiros.core.types import plain
from oneiros.core.words import Words
from oneiros.drawing.terminal import board_of
from oneiros.table.replay import open_news


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="N", help="Tell only what player N saw.")
@click.option("--open", "everything", is_flag=True, help="Tell everything; so it is unless --seat is given.")
@click.option("--step", is_flag=True, help="Wait for Enter after each move.")
@click.option("--to", "last", type=int, metavar="N", help="Stop after move N.")
@click.option("--json", "as_json", is_flag=True, help="Print only the last position, as a list of views.")
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
        raise BadOption("give --seat or --open, not both")
    if seat is not None and not 1 <= seat <= record.players:
        raise BadOption(f"--seat can be 1 to {record.players} in this record, not {seat}")
    if last is not None and not 0 <= last <= len(record.moves):
        raise BadOption(f"--to can be 0 to {len(record.moves)} in this record, not {last}")
    if last is not None:
        record = msgspec.structs.replace(record, moves=record.moves[:last])
    eyes = list(range(record.players)) if seat is None else [seat - 1]
    if as_json:
        state = replay_on(record, game)
        click.echo(msgspec.json.format(msgspec.json.encode([plain(state.view(eye)) for eye in eyes]), indent=1))
        return

    terminal = Terminal(language)
    words = Words(game.folder / "words", language)
    names = story.player_names(words, terminal.words, record.players)
    terminal.say(
        "replay-title", title=story.title_of(game, words), players=record.players, moves=len(record.moves), style="bold"
    )
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
        terminal.show(*outcome_lines(state.outcome, words, terminal.words, names), style="bold")


def _news_of(scene: story.Scene, words: Words, names: list[str], eye: int | None) -> str:
    """The news of a move; a move without news is named itself, for those who saw it."""
    news = open_news(scene.state) if eye is None else scene.state.news(eye)
    if news:
        return " ".join(words.news(one, names) for one in news)
    if eye in (None, scene.seat):
        return f"{names[scene.seat]}: {words.move(scene.state.game.decode(scene.action))}"
    return "..."


def _enter(terminal: Terminal) -> bool:
    try:
        terminal.read()
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        return False
    return True
