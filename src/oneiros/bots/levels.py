"""Four levels of play, the same names for every game."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Final

from oneiros.bots import runners, runners_adviser
from oneiros.bots.mind import Budget, Mind, Thought, Weighed
from oneiros.bots.player import Bot
from oneiros.bots.search import Search
from oneiros.bots.together import cores, think_together
from oneiros.core.errors import BadOption, MissingPackage
from oneiros.core.game import Game
from oneiros.games import find

NO_LIMIT: Final = 1 << 30
AWAKE: Final = 3  # of so many moves, a drowsy player thinks about one
SEARCH_TIME: Final = {"lucid": Budget(milliseconds=200.0), "oracle": Budget(milliseconds=2000.0)}


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
    """Searches for as long as its budget lasts, on as many cores as it is given."""

    def __init__(self, game: Game, seed: int, budget: Budget, cores: int = 1) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.cores = cores
        self.clock: Callable[[], float] = perf_counter
        self._search: Search | None = None

    def think_beside_others(self) -> None:
        """Keep to one core and count its own processor time, so that a busy machine plays as well as a quiet one."""
        self.cores = 1
        self.clock = process_time

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        return self.weigh(mind, budget)

    def weigh(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """Think even where there is no choice; with `only`, about no other action than that."""
        search = self._search
        if search is None or search.seat != mind.seat:
            search = Search(self.instinct, mind.seat, self.game.num_actions, self.game.secret_actions())
            self._search = search
        search.clock = self.clock
        search.follow(mind.moves)
        search.only = -1 if only is None else only
        budget = budget or self.budget
        milliseconds = NO_LIMIT if budget.milliseconds is None else budget.milliseconds
        simulations = NO_LIMIT if budget.simulations is None else budget.simulations
        if self.cores > 1:
            rows, done = think_together(search, mind.dream, self.rng, milliseconds, simulations, self.cores)
        else:
            done = search.think(mind.dream, self.rng, milliseconds, simulations)
            rows = search.weighed()
        if only is not None:
            self._search = None  # a tree that saw one action only is no guide for the next move
        rows.sort(key=lambda row: (-row[1], row[0]))
        weighed = tuple(Weighed(*row) for row in rows if row[0] in mind.legal)
        chosen = weighed[0] if only is None else next(one for one in weighed if one.action == only)
        return Thought(chosen.action, chosen.worth, weighed, done)


class Lucid(Searcher):
    """A searcher with the habits of a good player who has still to learn."""

    level = "lucid"


LEVELS: Final[dict[str, Callable[[Game, int], Bot]]] = {
    "drowsy": Drowsy,
    "dreamer": Dreamer,
    "lucid": lambda game, seed: Lucid(game, seed, SEARCH_TIME["lucid"]),
    "oracle": lambda game, seed: Searcher(game, seed, SEARCH_TIME["oracle"], cores()),
}


LEARNED: Final = "learned"
"""No level but an extra: a player of Doors alone that was taught by its own games (`oneiros.bots.learned`)."""

# Games that are not played by choosing among moves have players of their own.
OWN_LEVELS: Final[dict[str, dict[str, Callable[[Game, int], Bot]]]] = {"runners": runners.LEVELS}


def adviser(game: Game, seed: int, budget: Budget) -> Searcher | runners_adviser.Adviser:
    """Who gives hints for a game and judges its moves."""
    return runners_adviser.Adviser(game, seed) if game.id == "runners" else Searcher(game, seed, budget)


def check_name(name: str) -> None:
    """Raise `BadOption` for a bot that there is none of."""
    if name not in (*LEVELS, LEARNED):
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")


def check_bot(game: Game, name: str, players: int | None = None) -> None:
    """Raise if there is no such bot, or none for this game, these cards or so many players."""
    check_name(name)
    if name != LEARNED:
        return
    if game.id != "doors" or players not in (None, 1):
        raise BadOption(f"the bot {LEARNED!r} plays Doors alone and nothing else")
    if game.content.fingerprint() != find("doors").content.fingerprint():
        raise BadOption(f"the bot {LEARNED!r} has learnt the standard cards of Doors and knows no others")
    if find_spec("numpy") is None:
        raise MissingPackage(f"the bot {LEARNED!r} needs NumPy: pip install 'oneiros[batch]'")


def bot(game: Game, level: str, seed: int = 0) -> Bot:
    """A bot of that level, or `learned`, for one seat of a game."""
    check_bot(game, level)
    if level == LEARNED:
        from oneiros.bots.learned import Learned  # here alone, because it needs NumPy

        return Learned(game, seed)
    return OWN_LEVELS.get(game.id, LEVELS)[level](game, seed)
