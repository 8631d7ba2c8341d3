"""`oneiros play`: set up a game in the terminal, or take one up again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, NamedTuple

import click

import oneiros
from oneiros.bots import check_bot
from oneiros.cli import arguments, saves
from oneiros.cli.commands import SpokenCommand
from oneiros.cli.complaints import refused
from oneiros.cli.language import chosen
from oneiros.cli.session import Session, owner_of
from oneiros.cli.terminal import Terminal
from oneiros.core.chance import SEED_BYTES
from oneiros.core.game import Game
from oneiros.core.record import Record, read_record, replay_on, seed_from_record
from oneiros.table import Table, new_setup
from oneiros.table.setup import SUBSTITUTE
from oneiros.text import speaker


class Wish(NamedTuple):
    """What is to be played: a saved game, or a new one."""

    load: Path | None = None
    game_id: str | None = None
    players: int | None = None
    people: int | None = None


Seating = tuple[str | None, ...]
"""By seat: the level of the bot that plays it, or None for a person at this terminal."""


@click.command("play", cls=SpokenCommand)
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--players", type=int)
@click.option("--people", type=int)
@click.option("--bots", metavar="LEVELS|SEATS")
@click.option("--hotseat", is_flag=True)
@arguments.seed
@arguments.options
@arguments.content
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE")
@arguments.language
def command(
    game_id: str | None,
    players: int | None,
    people: int | None,
    bots: str | None,
    hotseat: bool,
    seed: int | None,
    given: tuple[str, ...],
    content: Path | None,
    load: Path | None,
    language: str,
) -> None:
    """Play a game in the terminal; without a name, choose from a menu."""
    terminal = Terminal(arguments.check_language(language, oneiros.game(game_id) if game_id else None))
    wish: Wish | None = Wish(load, game_id, players, people)
    if load is None and game_id is None:
        wish = _menu(terminal, players, people)
    if wish is None:
        return
    if hotseat:
        if bots is not None or wish.people is not None:
            raise refused("hotseat")
        bots = "none"
    record, game = _begun(wish, seed, given, content) if wish.load is None else _resumed(wish, seed, given, content)
    seating = read_seating(game, record.players, wish.people, bots)
    flags = _flags(wish.people, bots, content, language)
    file = wish.load if wish.load and wish.load.resolve().parent == saves.folder().resolve() else None
    while True:
        file = file or saves.fresh_file(game.id)
        table = table_of(record, game, seating)
        session = Session(table, terminal, file, saves.resume_command(file, flags))
        if not (session.run() and table.people and _again(terminal)):
            return
        record, file = _new_record(game, record.players, None, record.options), None


def _begun(wish: Wish, seed: int | None, given: tuple[str, ...], content: Path | None) -> tuple[Record, Game]:
    """A new game; without a seed the cards are shuffled from a secret one."""
    game = oneiros.game(wish.game_id or "", content)
    players = game.check_players(game.players[0] if wish.players is None else wish.players)
    return _new_record(game, players, seed, arguments.read_options(game, given)), game


def _new_record(game: Game, players: int, seed: int | None, options: dict[str, Any]) -> Record:
    return new_setup(game, players, secrets.token_bytes(SEED_BYTES) if seed is None else seed, options).record()


def _resumed(wish: Wish, seed: int | None, given: tuple[str, ...], content: Path | None) -> tuple[Record, Game]:
    """A saved game, from its last move on."""
    if wish.players is not None or seed is not None or given:
        raise refused("saved-settings")
    record = read_record(wish.load or "")
    if wish.game_id not in (None, record.game):
        raise refused("saved-game", game=record.game, other=wish.game_id)
    game = oneiros.game(record.game, content)
    replay_on(record, game)  # what does not replay is refused in the words for records
    return record, game


def table_of(record: Record, game: Game, seating: Seating) -> Table:
    """The table at which the game of the record goes on. No clock runs in a terminal, and no sandglass."""
    setup = new_setup(game, record.players, seed_from_record(record.seed), record.options, bots=seating, glass=False)
    people = {seat: (owner_of(seat), f"Player {seat + 1}") for seat, level in enumerate(seating) if level is None}
    return Table.resume(setup, record, people, game)


def _menu(terminal: Terminal, players: int | None, people: int | None) -> Wish | None:
    """Which game and how many players, or the last game to go on with; None when the person leaves."""
    try:
        terminal.say("welcome", style="bold")
        unfinished = saves.last_unfinished()
        game = _choose_game(terminal, unfinished[1] if unfinished else None)
        if game is None and unfinished is not None:
            return Wish(load=unfinished[0], people=_choose_people(terminal, unfinished[1].players, people))
        if game is None:
            return None
        if players is None:
            terminal.say("menu-players", fewest=game.players[0], most=game.players[-1])
            players = terminal.choose(game.players[0], game.players[-1])
        return Wish(game_id=game.id, players=players, people=_choose_people(terminal, players, people))
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        terminal.say("goodbye")
        return None


def _choose_game(terminal: Terminal, unfinished: Record | None) -> Game | None:
    """One of the games; None for the unfinished one, which stands last in the list."""
    games = list(oneiros.all_games().values())
    terminal.say("menu-game")
    entries = [
        terminal.words.say("menu-entry", title=_title(game, terminal), fewest=game.players[0], most=game.players[-1])
        for game in games
    ]
    if unfinished:
        title = _title(oneiros.game(unfinished.game), terminal)
        entries.append(terminal.words.say("menu-resume", title=title, moves=len(unfinished.moves)))
    terminal.show(*(f"{number:>3}  {entry}" for number, entry in enumerate(entries, start=1)))
    number = terminal.choose(1, len(entries))
    return games[number - 1] if number <= len(games) else None


def _title(game: Game, terminal: Terminal) -> str:
    return speaker(game, terminal.words.language).title


def _choose_people(terminal: Terminal, players: int, people: int | None) -> int:
    if people is not None or players == 1:
        return people or 1
    terminal.say("menu-people", most=players)
    return terminal.choose(1, players)


def read_seating(game: Game, players: int, people: int | None, bots: str | None) -> Seating:
    """Who plays each seat: a person the first one and dreamers the others, unless told otherwise."""
    words = [] if bots is None else arguments.read_bots(bots)
    if words and (words[0] in ("all", "none") or any(word.isdecimal() for word in words)):
        if people is not None:
            raise refused("people-or-bots")
        return tuple(SUBSTITUTE if seat in _seats(players, words) else None for seat in range(players))
    count = 1 if people is None else people
    if not 0 <= count <= players:
        raise refused("people", most=players, number=count)
    levels = words or [SUBSTITUTE]
    for level in levels:
        check_bot(game, level, players)
    others = players - count
    if len(levels) > max(others, 1):
        raise refused("too-many-bots", room=others, number=len(levels))
    return (*[None] * count, *(levels + levels[-1:] * others)[:others])


def _seats(players: int, words: list[str]) -> set[int]:
    """The seats (from 0) that `all`, `none` or numbers from 1 name."""
    if words in (["all"], ["none"]):
        return set(range(players)) if words == ["all"] else set()
    if not all(word.isdecimal() and 1 <= int(word) <= players for word in words):
        raise refused("bot-seats", most=players, text=",".join(words))
    return {int(word) - 1 for word in words}


def _again(terminal: Terminal) -> bool:
    try:
        return terminal.confirm("again")
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        return False


def _flags(people: int | None, bots: str | None, content: Path | None, language: str) -> list[str]:
    """What a saved game does not hold and has to be given again to go on with it."""
    flags = {
        "--people": None if people == 1 else people,
        "--bots": bots,
        "--content": content,
        "--lang": None if language == chosen([]) else language,
    }
    return [str(part) for flag, value in flags.items() if value is not None for part in (flag, value)]
