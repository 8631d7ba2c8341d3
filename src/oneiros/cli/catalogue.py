"""`oneiros games` and `oneiros bots`: the games and bots there are, ours and those of installed packages."""

from __future__ import annotations

import click
from rich.table import Table

import oneiros
from oneiros.bots import LEVELS, list_bots
from oneiros.cli import arguments, story
from oneiros.cli.terminal import make_console, show_long
from oneiros.core.game import Game
from oneiros.core.types import shown
from oneiros.core.words import FALLBACK, Words
from oneiros.registry import game_source


@click.command("games")
@click.option("--ids", is_flag=True, help="Print the ids only, one a line.")
@click.option("--competitive", is_flag=True, help="Leave out games that all players win or lose together.")
@arguments.language
def games(ids: bool, competitive: bool, language: str) -> None:
    """List the games, their players and their options."""
    found = [game for game in oneiros.all_games().values() if not (competitive and game.cooperative)]
    if ids:
        click.echo("".join(f"{game.id}\n" for game in found), nl=False)
        return
    words = Words(arguments.CLI_WORDS, arguments.check_language(language))
    show_long(make_console(), _overview(found, words), *(_options(game, words) for game in found if game.options))


def _overview(games: list[Game], words: Words) -> Table:
    table = Table(*_heads(words, "id", "title", "players", "version", "package"))
    for game in games:
        players = words.say("list-range", fewest=game.players[0], most=game.players[-1])
        table.add_row(game.id, _title(game, words), players, str(game.rules_version), game_source(game.id))
    return table


def _options(game: Game, words: Words) -> Table:
    title = words.say("list-options", title=_title(game, words))
    table = Table(*_heads(words, "option", "default", "choices", "what"), title=title, title_justify="left")
    for name, option in game.options.items():
        table.add_row(name, shown(option.default), option.describe(), option.help)
    return table


@click.command("bots")
@click.argument("game_id", metavar="[GAME]", required=False)
@arguments.language
def bots(game_id: str | None, language: str) -> None:
    """List the bots: the levels, those of one game, and those of installed packages."""
    game = None if game_id is None else oneiros.game(game_id)
    words = Words(arguments.CLI_WORDS, arguments.check_language(language))
    titles = {one.title: _title(one, words) for one in oneiros.all_games().values()}
    table = Table(*_heads(words, "name", "source", "how"))
    for name, source, about in list_bots(game):
        if name in LEVELS:
            called = "" if language == FALLBACK else f" ({story.level_name(name, words)})"
            table.add_row(name + called, words.say("list-level"), words.say(f"level-{name}-how"))
        else:
            table.add_row(name, titles.get(source, source), about)
    show_long(make_console(), table)


def _heads(words: Words, *columns: str) -> list[str]:
    return [words.say(f"list-{column}") for column in columns]


def _title(game: Game, cli_words: Words) -> str:
    return story.title_of(game, Words(game.folder / "words", cli_words.language))
