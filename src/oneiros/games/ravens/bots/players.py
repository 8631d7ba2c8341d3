"""The players of Ravens that do not search: the drowsy one, and the upper levels of a build of plain Python."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import Bot, Budget, Chooser, MakeBot, Mind, Thought
from oneiros.core.game import Game

WHIM: Final = 3  # of so many moves one is made at random
SHY: Final = 70  # of a hundred moves, those that a wavering player makes as `dreamer` would


class DrowsyDreamer(Bot):
    """Plays with some sense, wakes up too soon, and makes every third move on a whim.

    The drowsy player of other games makes most moves at random. In Ravens that would be a round without an end: a card
    taken at random is hardly ever a better one, and nobody wakes up by chance.
    """

    level = "drowsy"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if self.rng.below(WHIM) == 0:
            warned = mind.dream.warnings(mind.seat)
            calm = [action for action in mind.legal if action not in warned]
            if calm:
                return Thought(calm[self.rng.below(len(calm))])
        return Thought(int(self.heuristic.choose(mind.imagine(self.rng), mind.seat, self.rng)))


class DrowsyDreamer1(DrowsyDreamer):
    """The drowsy player of version 0.1, by whom others are measured."""

    level = "drowsy-1"


class Wavering(Chooser):
    """Has the nerve of `oracle`, but for most moves the habits of `dreamer`."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.bold, self.shy = self.heuristic, game.heuristic()
        self.shy.set_level("dreamer")

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        self.heuristic = self.shy if self.rng.below(100) < SHY else self.bold
        return super().think(mind, budget)


LEVELS: Final[dict[str, MakeBot]] = {"drowsy": DrowsyDreamer, "drowsy-1": DrowsyDreamer1}
PLAIN_LEVELS: Final[dict[str, MakeBot]] = {"lucid": Wavering, "oracle": Chooser}
"""Search wins nothing in Ravens that nerve does not win: with few simulations `lucid` is no better than `dreamer`."""
