"""The levels of bots where the rules are plain Python: in a page, and on a server that is not compiled yet.

A level that searches is as strong as the time it has, and plain Python searches slowly. So it gets longer here
(`BUDGETS`). Where that does not help, the game has another way for the level (`GameBots.plain_levels`).
"""

from __future__ import annotations

from typing import Final

from oneiros.bots.levels import bot
from oneiros.core.bot import Bot, Budget
from oneiros.core.game import Game

BUDGETS: Final = {
    "dreamer": Budget(milliseconds=800.0),  # where it looks ahead: elsewhere it needs less
    "lucid": Budget(milliseconds=800.0),
    "oracle": Budget(milliseconds=2500.0),
}


def offered(game: Game, names: list[str]) -> list[str]:
    """Of these bots, those that are worth their names there."""
    return [name for name in names if name not in game.bots.plain_alike]


def plain_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot for one seat, as it plays by plain rules."""
    make = game.bots.plain_levels.get(name)
    return bot(game, name, seed) if make is None else make(game, seed)
