"""The players of Ravens that do not search: the drowsy one, and the upper levels of a build of plain Python."""

from __future__ import annotations

from typing import Final, cast

from oneiros.core.bot import Bot, Budget, Chooser, MakeBot, Mind, Thought
from oneiros.core.game import Game
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK, AT_PEEK
from oneiros.games.ravens.rules import RavensState

FORGOTTEN: Final = 10  # of a hundred cards seen, those that a drowsy player does not remember at a move
WHIM: Final = 3  # of so many moves, `drowsy-1` makes one at random
SHY: Final = 70  # of a hundred moves, those that a wavering player makes as `dreamer` would


class DrowsyDreamer(Bot):
    """Plays by the habits of a beginner, wakes up too soon, and often does not remember a card it has looked at."""

    level = "drowsy"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        state = cast(RavensState, mind.imagine(self.rng))
        if state.phase not in (AT_LOOK, AT_PEEK):  # there it is seen which cards were looked at
            self._forget(state, mind.seat)
        return Thought(int(self.heuristic.choose(state, mind.seat, self.rng)))

    def _forget(self, state: RavensState, seat: int) -> None:
        """Make some cards, its own and others', as if it had never seen them."""
        for owner in range(state.players):
            for slot in range(owner * PLACES, owner * PLACES + state.held[owner]):
                if state.seen[slot] >> seat & 1 and self.rng.below(100) < FORGOTTEN:
                    state.seen[slot] &= ~(1 << seat)


class DrowsyDreamer1(Bot):
    """The drowsy player of version 0.1, by whom others are measured: it makes every third move on a whim."""

    level = "drowsy-1"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if self.rng.below(WHIM) == 0:
            warned = mind.dream.warnings(mind.seat)
            calm = [action for action in mind.legal if action not in warned]
            if calm:
                return Thought(calm[self.rng.below(len(calm))])
        return Thought(int(self.heuristic.choose(mind.imagine(self.rng), mind.seat, self.rng)))


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
