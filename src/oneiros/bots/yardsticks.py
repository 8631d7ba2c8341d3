"""Yardsticks: the levels as they were when they were first measured. Progress is measured against them.

A level may get better with time. A yardstick does not: its habits, budgets and networks stay as they are. A test
compares the moves that each makes with those it made on the day it was frozen.
"""

from __future__ import annotations

from typing import Final

from oneiros.bots.levels import LEVELS, Drowsy, Searcher
from oneiros.bots.parallel import cores
from oneiros.core.bot import Bot, Budget, Chooser
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.games import BUILT_IN

LUCID_TIME: Final = Budget(milliseconds=200.0)
ORACLE_TIME: Final = Budget(milliseconds=2000.0)


class Yardstick(Bot):
    """What all of them share: they are for our own games, of which they know the habits."""

    @classmethod
    def check(cls, game: Game, players: int | None = None) -> None:
        """Raise `BadOption` for a game of which nothing was frozen."""
        if game.id not in BUILT_IN:
            known = ", ".join(LEVELS)
            sentence = f"there is no bot {cls.level!r} for {game.title}; there are: {known}"
            raise BadOption(sentence, "no-bot", name=cls.level, title=game.title, known=known)


class Drowsy1(Yardstick, Drowsy):
    """The level `drowsy` of version 0.1."""

    level = "drowsy-1"


class Dreamer1(Yardstick, Chooser):
    """The level `dreamer` of version 0.1."""

    level = "dreamer-1"


class Lucid1(Yardstick, Searcher):
    """The level `lucid` of version 0.1."""

    level = "lucid-1"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, LUCID_TIME)


class Oracle1(Yardstick, Searcher):
    """The level `oracle` of version 0.1."""

    level = "oracle-1"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, ORACLE_TIME, cores())


YARDSTICKS: Final[dict[str, type[Bot]]] = {found.level: found for found in (Drowsy1, Dreamer1, Lucid1, Oracle1)}
