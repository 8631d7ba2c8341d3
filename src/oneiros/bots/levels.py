"""Four levels of play, the same names for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from oneiros.bots.mind import Budget, Mind, Thought, Weighed
from oneiros.bots.search import Search
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game

NO_LIMIT: Final = 1 << 30
AWAKE: Final = 3  # of so many moves, a drowsy player thinks about one


class Bot:
    """A player of one seat of one game. It keeps what it has thought from move to move."""

    level: ClassVar[str]

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.instinct = game.instinct()
        self.instinct.suit(self.level)

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        """What to do now, for a seat that may act; `budget` is in place of the level's own."""
        raise NotImplementedError


class Drowsy(Bot):
    """Random with a little sense: now and then a sensible move, and nothing that a person would be warned of."""

    level = "drowsy"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        warned = mind.dream.warnings(mind.seat)
        calm = [action for action in mind.legal if action not in warned] or mind.legal
        if self.rng.below(AWAKE) == 0:
            felt = int(self.instinct.move(mind.imagine(self.rng), mind.seat, self.rng))
            if felt in calm:
                return Thought(felt)
        return Thought(calm[self.rng.below(len(calm))])


class Dreamer(Bot):
    """Plays what looks best by the game's own valuation, without looking ahead."""

    level = "dreamer"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(int(self.instinct.choose(mind.imagine(self.rng), mind.seat, self.rng)))


class Searcher(Bot):
    """Searches for as long as its budget lasts."""

    budget: ClassVar[Budget]

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._search: Search | None = None

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        budget = budget or self.budget
        search = self._search
        if search is None or search.seat != mind.seat:
            search = Search(self.instinct, mind.seat, self.game.num_actions, self.game.secret_actions())
            self._search = search
        search.follow(list(mind.moves))
        done = search.think(
            mind.dream,
            self.rng,
            NO_LIMIT if budget.milliseconds is None else budget.milliseconds,
            NO_LIMIT if budget.simulations is None else budget.simulations,
        )
        weighed = tuple(
            Weighed(action, visits, worth)
            for action, visits, worth in sorted(search.weighed(), key=lambda row: (-row[1], row[0]))
            if action in mind.legal
        )
        return Thought(weighed[0].action, weighed[0].worth, weighed, done)


class Lucid(Searcher):
    """Thinks for as long as a person hardly notices."""

    level = "lucid"
    budget = Budget(milliseconds=200.0)


class Oracle(Searcher):
    """Takes its time."""

    level = "oracle"
    budget = Budget(milliseconds=2000.0)


LEVELS: Final[dict[str, Callable[[Game, int], Bot]]] = {kind.level: kind for kind in (Drowsy, Dreamer, Lucid, Oracle)}


def bot(game: Game, level: str, seed: int = 0) -> Bot:
    """A bot of that level for one seat of a game."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](game, seed)
