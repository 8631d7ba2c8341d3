"""The levels of bots that a page offers: those that are there what their name says.

A level that searches is as strong as the time it has, and plain Python searches slowly. So it gets longer here
(`BUDGETS`). Where it would still play worse than the level below it, the game says so, and it is not offered.
"""

from __future__ import annotations

from typing import Final

from oneiros.bots import LEVELS
from oneiros.core.bot import Budget
from oneiros.core.errors import Refusal
from oneiros.core.game import Game
from oneiros.server.live.hints import HINT_LEVEL
from oneiros.table import Setup

BUDGETS: Final = {"lucid": Budget(milliseconds=800.0), "oracle": Budget(milliseconds=2500.0)}


def offered_levels(game: Game) -> list[str]:
    """The levels of a game that are worth their name in a page, the weakest first."""
    return [level for level in LEVELS if level not in game.bots.compiled_only]


def hint_level(game: Game) -> str:
    """The level that gives hints: the server's, or the strongest that is offered."""
    offered = offered_levels(game)
    return HINT_LEVEL if HINT_LEVEL in offered else offered[-1]


def check_levels(game: Game, setup: Setup) -> None:
    """Refuse a table with a bot that is not offered here."""
    for level in {*setup.bots, setup.substitute} - {None, *offered_levels(game)}:
        raise Refusal("no-such-bot", f"{level!r} thinks too slowly in a page; play it on a server", 400)
