"""The drowsy player of Ravens."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import Bot, Budget, MakeBot, Mind, Thought

WHIM: Final = 3  # of so many moves one is made at random


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


LEVELS: Final[dict[str, MakeBot]] = {"drowsy": DrowsyDreamer}
