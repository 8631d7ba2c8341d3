"""`oneiros play`: set up a game in the terminal, or take one up again."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, NamedTuple

import click

import oneiros
from oneiros.cli import arguments, saves
from oneiros.cli.session import Session
from oneiros.cli.terminal import Terminal
from oneiros.core.chance import SEED_BYTES
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.record import Play, Record, read_record


class Setting(NamedTuple):
    """All that decides a new game but its seed."""

    game: Game
    players: int
    options: dict[str, Any]
    people: frozenset[int]


@click.command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many seats; the fewest the game allows if not told.")
@click.option("--people", type=int, help="How many of them are people at this terminal, seat 1 first; 1 if not told.")
@click.option("--bots", metavar="all|none|1,2", help="Or: which seats are played by bots.")
@arguments.seed
@arguments.options
@arguments.content
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@arguments.language
def command(
    game_id: str | None,
    players: int | None,
    people: int | None,
    bots: str | None,
    seed: int | None,
    given: tuple[str, ...],
    content: Path | None,
    load: Path | None,
    language: str,
) -> None:
    """Play a game in the terminal; without a name, choose from a menu."""
    terminal = Terminal(arguments.check_language(language, oneiros.game(game_id) if game_id else None))
    flags = _flags(people, bots, content, language)
    if load is None and game_id is None:
        chosen = _menu(terminal)
        if chosen is None:
            return
        load, game_id, players, people = chosen.load, chosen.game_id, players or chosen.players, people or chosen.people
        flags = _flags(people, bots, content, language)
    file: Path | None = None
    if load is not None:
        if players is not None or seed is not None or given:
            raise BadOption(
                "a saved game has its own players, seed and options: leave --players, --seed and --option out"
            )
        play = _resumed(read_record(load), game_id, content)
        file = load if load.resolve().parent == saves.folder().resolve() else None
        setting = Setting(
            play.game, play.record.players, play.record.options, seats_of_people(play.record.players, people, bots)
        )
    else:
        game = oneiros.game(game_id or "", content)
        count = game.check_players(game.players[0] if players is None else players)
        setting = Setting(game, count, arguments.read_options(game, given), seats_of_people(count, people, bots))
        play = _new(setting, seed)
    while _session(play, setting, terminal, file, flags).run() and _again(terminal, setting):
        play, file = _new(setting, None), None


class Choice(NamedTuple):
    """What the menu gave."""

    load: Path | None = None
    game_id: str | None = None
    players: int | None = None
    people: int | None = None


def _menu(terminal: Terminal) -> Choice | None:
    """Which game and how many players, or the last game to go on with; None when the person leaves."""
    games = list(oneiros.games().values())
    unfinished = saves.last_unfinished()
    try:
        terminal.say("welcome", style="bold")
        terminal.say("menu-game")
        entries = [
            terminal.words.say("menu-entry", title=game.title, fewest=game.players[0], most=game.players[-1])
            for game in games
        ]
        if unfinished:
            record = unfinished[1]
            entries.append(
                terminal.words.say("menu-resume", title=oneiros.game(record.game).title, moves=len(record.moves))
            )
        terminal.show(*(f"{number:>3}  {entry}" for number, entry in enumerate(entries, start=1)))
        number = terminal.choose(1, len(entries))
        if unfinished and number == len(entries):
            return Choice(load=unfinished[0])
        game = games[number - 1]
        players, people = game.players[0], 1
        if len(game.players) > 1:
            terminal.say("menu-players", fewest=game.players[0], most=game.players[-1])
            players = terminal.choose(game.players[0], game.players[-1])
        if players > 1:
            terminal.say("menu-people", most=players)
            people = terminal.choose(1, players)
        return Choice(game_id=game.id, players=players, people=people)
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        terminal.say("goodbye")
        return None


def seats_of_people(players: int, people: int | None, bots: str | None) -> frozenset[int]:
    """The seats (from 0) that people play: the first one unless told otherwise."""
    seats = range(players)
    if bots is None:
        count = 1 if people is None else people
        if not 0 <= count <= players:
            raise BadOption(f"--people can be 0 to {players} here, not {count}")
        return frozenset(seats[:count])
    if people is not None:
        raise BadOption("give --people or --bots, not both")
    if bots in ("all", "none"):
        return frozenset(() if bots == "all" else seats)
    numbers = [text.strip() for text in bots.split(",")]
    if not all(number.isdecimal() and int(number) - 1 in seats for number in numbers):
        raise BadOption(f"--bots can be all, none or seats from 1 to {players} such as 1,2, not {bots!r}")
    return frozenset(seats) - {int(number) - 1 for number in numbers}


def _new(setting: Setting, seed: int | None) -> Play:
    """Without a seed the cards are shuffled from a secret one."""
    chance = secrets.token_bytes(SEED_BYTES) if seed is None else seed
    return Play(setting.game, setting.players, chance, **setting.options)


def _resumed(record: Record, game_id: str | None, content: Path | None) -> Play:
    if game_id not in (None, record.game):
        raise BadOption(f"that is a saved game of {record.game!r}, not of {game_id!r}")
    return Play.resume(record, oneiros.game(record.game, content))


def _session(play: Play, setting: Setting, terminal: Terminal, file: Path | None, flags: list[str]) -> Session:
    file = file or saves.fresh_file(play.game.id)
    return Session(play, setting.people, terminal, file, saves.resume_command(file, flags))


def _again(terminal: Terminal, setting: Setting) -> bool:
    if not setting.people:
        return False
    try:
        return terminal.confirm("again")
    except (EOFError, KeyboardInterrupt):
        terminal.show("")
        return False


def _flags(people: int | None, bots: str | None, content: Path | None, language: str) -> list[str]:
    """What a saved game does not hold and has to be told again to go on with it."""
    told = {
        "--people": None if people == 1 else people,
        "--bots": bots,
        "--content": content,
        "--lang": None if language == "en" else language,
    }
    return [str(part) for flag, value in told.items() if value is not None for part in (flag, value)]
