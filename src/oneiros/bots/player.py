"""What every bot is."""

from __future__ import annotations

from typing import ClassVar

from oneiros.bots.mind import Budget, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.game import Game


class Bot:
    """A player of one seat of one game. It keeps what it has thought from move to move."""

    level: ClassVar[str] = "oracle"
    """Whose habits its instinct takes on."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.instinct = game.instinct()
        self.instinct.suit(self.level)

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """What to do now, for a seat that may act; `budget` is in place of the level's own."""
        raise NotImplementedError
