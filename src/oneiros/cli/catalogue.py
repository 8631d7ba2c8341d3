"""`oneiros games` and `oneiros bots`: the games and bots there are, ours and those of installed packages."""

from __future__ import annotations

import click
from rich.table import Table

import oneiros
from oneiros.bots import LEVELS, list_bots
from oneiros.bots.yardsticks import YARDSTICKS
from oneiros.cli import arguments, story
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.language import CLI_WORDS
from oneiros.cli.terminal import make_console, show_long
from oneiros.core.game import Game
from oneiros.core.types import shown
from oneiros.core.words import FALLBACK, Words
from oneiros.registry import BUILT_IN_BOTS, game_source
from oneiros.text import speaker


@click.command("games", cls=SpokenCommand)
@click.option("--ids", is_flag=True)
@click.option("--competitive", is_flag=True)
@arguments.language
def games(ids: bool, competitive: bool, language: str) -> None:
    """List the games, their players and their options."""
    found = [game for game in oneiros.all_games().values() if not (competitive and game.cooperative)]
    if ids:
        click.echo("".join(f"{game.id}\n" for game in found), nl=False)
        return
    words = Words(CLI_WORDS, arguments.check_language(language))
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
    game_words = Words(game.folder / "words", words.language)
    for name, option in game.options.items():
        message = f"option-{name.replace('_', '-')}"
        about = game_words.say(message) if game_words.has(message) else option.help
        table.add_row(name, shown(option.default), option.describe(), about)
    return table


@click.command("bots", cls=SpokenCommand)
@click.argument("game_id", metavar="[GAME]", required=False)
@arguments.language
def bots(game_id: str | None, language: str) -> None:
    """List the bots: the levels, those of one game, and those of installed packages."""
    game = None if game_id is None else oneiros.game(game_id)
    words = Words(CLI_WORDS, arguments.check_language(language))
    titles = {one.title: _title(one, words) for one in oneiros.all_games().values()}
    table = Table(*_heads(words, "name", "source", "how"))
    for name, source, about in list_bots(game):
        if name in LEVELS:
            called = "" if language == FALLBACK else f" ({story.level_name(name, words)})"
            table.add_row(name + called, words.say("list-level"), words.say(f"level-{name}-how"))
        elif name in BUILT_IN_BOTS:
            kind = "champion" if name not in YARDSTICKS else "yardstick"
            how = f"{name}-how" if name not in YARDSTICKS else "yardstick-how"
            table.add_row(name, words.say(f"list-{kind}"), words.say(f"list-{how}", level=name.removesuffix("-1")))
        else:
            table.add_row(name, titles.get(source, source), _about_bot(name, about, game, language))
    show_long(make_console(), table)


def _about_bot(name: str, about: str, game: Game | None, language: str) -> str:
    """How a bot plays: in its game's words, or as its author says."""
    for one in [game] if game else oneiros.all_games().values():
        words = Words(one.folder / "words", language)
        if name in one.bots.others and words.has(f"bot-{name}"):
            return words.say(f"bot-{name}")
    return about


def _heads(words: Words, *columns: str) -> list[str]:
    return [words.say(f"list-{column}") for column in columns]


def _title(game: Game, cli_words: Words) -> str:
    return speaker(game, cli_words.language).title
