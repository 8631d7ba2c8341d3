"""The four levels of bots, with the same names for every game, and bots by name."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from oneiros import registry
from oneiros.bots.glances import LONGEST, race, races
from oneiros.bots.parallel import cores, think_together
from oneiros.bots.search import Search
from oneiros.core.bot import Adviser, Bot, Budget, Candidate, Chooser, MakeBot, Mind, Thought
from oneiros.core.errors import BadOption, BadPlugin, OneirosError
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed

NO_LIMIT: Final = 1 << 30
AWAKE: Final = 3  # of so many moves, a drowsy player thinks about one
SEARCH_TIME: Final = {"lucid": Budget(milliseconds=200.0), "oracle": Budget(milliseconds=2000.0)}


class Drowsy(Bot):
    """Plays like a beginner. Our games have one of their own, who misjudges, forgets or looks at little.

    This one is for a game that says nothing of beginners. It plays at random, with a sensible move now and then, and
    nothing that a person would be warned of.
    """

    level = "drowsy"

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        warned = mind.dream.warnings(mind.seat)
        calm = [action for action in mind.legal if action not in warned] or mind.legal
        if self.rng.below(AWAKE) == 0:
            sensible = int(self.heuristic.move(mind.imagine(self.rng), mind.seat, self.rng))
            if sensible in calm:
                return Thought(sensible)
        return Thought(calm[self.rng.below(len(calm))])


class Dreamer(Chooser):
    """Plays what looks best by the game's own valuation, without looking ahead."""

    level = "dreamer"


class Searcher(Adviser):
    """Searches for as long as its budget lasts, on as many cores as it is given."""

    def __init__(self, game: Game, seed: int, budget: Budget, cores: int = 1) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.cores = cores
        self.clock: Callable[[], float] = perf_counter
        self._search: Search | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: without the tree that it has searched so far."""
        return {**super().__getstate__(), "_search": None}

    def think_beside_others(self) -> None:
        """Keep to one core and count its own processor time, so that a busy machine plays as well as a quiet one."""
        self.cores = 1
        self.clock = process_time

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        return self.evaluate(mind, budget)

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """Think even where there is no choice; with `only`, about no other action than that."""
        search = self._search
        if search is None or search.seat != mind.seat:
            search = Search(self.heuristic, mind.seat, self.game.num_actions, self.game.secret_actions())
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
            rows = search.candidates()
        if only is not None:
            self._search = None  # a tree that saw one action only is no guide for the next move
        rows.sort(key=lambda row: (-row[1], row[0]))
        candidates = tuple(Candidate(*row) for row in rows if row[0] in mind.legal)
        chosen = candidates[0] if only is None else next(one for one in candidates if one.action == only)
        return Thought(chosen.action, chosen.value, candidates, done)


class Strongest(Searcher):
    """Thinks as the strongest player we have for so many players: as a champion where it was measured to be that."""

    def __init__(self, game: Game, seed: int, budget: Budget, cores: int = 1) -> None:
        super().__init__(game, seed, budget, cores)
        self._seed = seed
        self._champion: Searcher | None = None
        self._players = 0  # that were looked for a champion with

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        if mind.players != self._players:
            from oneiros.bots.champion import champion_at_the_top  # a champion is a searcher, too

            self._players = mind.players
            self._champion = champion_at_the_top(mind, derived_seed(self._seed, "champion"))
        if self._champion is None:
            if races(self.heuristic, mind.players):
                return self._race(mind, budget or self.budget, only)
            return super().evaluate(mind, budget, only)
        self._champion.cores = self.cores
        self._champion.clock = self.clock
        return self._champion.evaluate(mind, budget or self.budget, only)

    def _race(self, mind: Mind, budget: Budget, only: int | None) -> Thought:
        milliseconds = NO_LIMIT if budget.milliseconds is None else min(budget.milliseconds, LONGEST)
        simulations = NO_LIMIT if budget.simulations is None else budget.simulations
        rows, done = race(self.heuristic, mind, self.rng, self.clock, milliseconds, simulations, only)
        candidates = tuple(Candidate(*row) for row in rows)
        return Thought(candidates[0].action, candidates[0].value, candidates, done)


class Lucid(Searcher):
    """Searches for 0.2 seconds a move, with the habits of a good player who still learns."""

    level = "lucid"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, SEARCH_TIME["lucid"])


class Oracle(Strongest):
    """Thinks for 2 seconds a move, on all cores where processes can be forked; less where a champion needs less."""

    level = "oracle"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, SEARCH_TIME["oracle"], cores())


LEVELS: Final[dict[str, type[Bot]]] = {"drowsy": Drowsy, "dreamer": Dreamer, "lucid": Lucid, "oracle": Oracle}
TOP: Final = "oracle"


def adviser(game: Game, seed: int, budget: Budget) -> Adviser:
    """The bot that gives hints for a game and evaluates its moves."""
    make = game.bots.adviser
    return Strongest(game, seed, budget) if make is None else make(game, seed)


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game: the levels, those of the game alone, and those that packages have added."""
    return [*LEVELS, *game.bots.others, *(name for name in registry.bot_names() if _can_play(game, name))]


def _can_play(game: Game, name: str) -> bool:
    try:
        check_bot(game, name)
    except Exception:  # a stranger's bot may raise anything: then it does not play this game
        return False
    return True


def check_bot(game: Game, name: str, players: int | None = None) -> None:
    """Raise if there is no such bot, or if it cannot play this game, these cards or so many players."""
    if name in LEVELS:
        return
    found = game.bots.others.get(name) or registry.bot_class(name)
    if found is None:
        known = ", ".join([*LEVELS, *game.bots.others, *registry.bot_names()])
        sentence = f"there is no bot {name!r} for {game.title}; there are: {known}"
        raise BadOption(sentence, "no-bot", name=name, title=game.title, known=known)
    found.check(game, players)


def bot(game: Game, name: str, seed: int = 0) -> Bot:
    """A bot of that name (a level, or one that was added) for one seat of a game."""
    check_bot(game, name)
    own = _champion_of(game, name) or game.bots.levels.get(name)
    make: MakeBot | None = own or game.bots.others.get(name) or registry.bot_class(name)
    assert make is not None
    try:
        return make(game, seed)
    except OneirosError:
        raise
    except (Exception, SystemExit) as error:  # a stranger's bot may raise anything
        raise BadPlugin(f"the bot {name!r} cannot be made: {type(error).__name__}: {error}") from error


def _champion_of(game: Game, name: str) -> MakeBot | None:
    """The champion for the top level, in a game with a bot of its own for learned values, if it is the strongest."""
    if name != TOP or game.bots.learned is None:
        return None
    from oneiros.bots.champion import Champion, is_at_the_top  # a champion is a searcher, too

    return Champion if all(is_at_the_top(game, players) for players in game.players) else None


class BotEntry(NamedTuple):
    """A bot in a list: its name, where it comes from, and one line about it."""

    name: str
    source: str
    about: str


def list_bots(game: Game | None = None) -> list[BotEntry]:
    """The bots that can play a game; without a game, those for all games and those of each game."""
    levels = [BotEntry(name, "level", _about(found)) for name, found in LEVELS.items()]
    games = registry.all_games().values() if game is None else [game]
    own = [BotEntry(name, one.title, _about(found)) for one in games for name, found in one.bots.others.items()]
    names = [name for name in registry.bot_names() if game is None or _can_play(game, name)]
    added = [BotEntry(name, registry.bot_source(name), _about(registry.bot_class(name))) for name in names]
    others = [name for name in registry.BUILT_IN_BOTS if name not in LEVELS and (game is None or _can_play(game, name))]
    measured = [BotEntry(name, registry.PACKAGE, _about(registry.bot_class(name))) for name in others]
    return [*levels, *own, *added, *measured]


def _about(found: type[Bot] | None) -> str:
    """The first line of a class's own docstring."""
    return ((found and found.__doc__) or "").strip().partition("\n")[0]
