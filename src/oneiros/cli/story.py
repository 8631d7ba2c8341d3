"""The moves of a record as scenes: each move with the position after it and its news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneiros.core.game import Game
from oneiros.core.record import Record, moves_made, start_from
from oneiros.core.state import State
from oneiros.core.words import Words


class Scene(NamedTuple):
    """One move and the position after it, whose news are those of this move."""

    number: int
    seat: int
    action: int
    state: State


def scenes(record: Record, game: Game) -> Iterator[Scene]:
    """The moves of a record."""
    state = start_from(record, game)
    state.listen()
    for number in moves_made(record, state):
        seat, action = record.moves[number - 1]
        yield Scene(number, seat, action, state)


def level_name(level: str, cli_words: Words) -> str:
    """What a level of bots is called; a bot of another kind by its own name."""
    message = f"level-{level}"
    return cli_words.say(message) if cli_words.has(message) else level
