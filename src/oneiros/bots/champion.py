"""Champions: players that have learnt from their own games, for the games and numbers of players that have a network.

A network is a file beside the game's other bots, one for each number of players. `champion.toml` there says how search
uses it. `oneiros train` makes networks; playing needs nothing but this. In Doors levels are champions: they play by
networks of another school (`GameBots.champions`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, ClassVar, Final

import msgspec

from oneiros import registry
from oneiros.bots.learned_value import LearnedValue
from oneiros.bots.levels import Searcher, bot
from oneiros.bots.win_network import WinNetwork, read_win_network
from oneiros.core.bot import Bot, Budget, Candidate, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game

HABITS: Final = "oracle-1"
"""The habits of the game's own heuristic, below the learned value."""
TIME: Final = Budget(milliseconds=200.0)
QUICK: Final = Budget(milliseconds=10.0)
MORE: Final = 8


class ChampionSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a learned value is used. What is not set is as the game's own heuristic has it."""

    oracle: tuple[int, ...] = ()
    """The numbers of players at which it is `oracle`, gives hints and judges games: it was measured to be as strong."""
    samples: int = 8
    """How often chance is sampled for each move, without search."""
    search: bool = True
    """Whether the champion searches. If not, it samples chance `MORE` times as often, while its time lasts."""
    most: int = 24
    """Moves that are ranked, without search."""
    ranks: bool = False
    """Whether the network ranks moves in search, too."""
    plays_on: bool = False
    """Whether a playout comes before the value."""
    turns: int = 0
    """Else, how often the turn passes on before the value."""
    mirrors: bool = False
    """Whether one of two players is asked about, and the other gets what is left."""
    pairs: bool = False
    """Whether the network learnt with two players, and with more judges a seat against each of the others."""
    exploration: float | None = None
    prior_weight: float | None = None
    widening: float | None = None
    depth: int | None = None


def network_file(game: Game, players: int) -> Path:
    """Where the network for so many players is, or would be."""
    return game.folder / "bots" / f"champion-{players}.bin"


def champion_counts(game: Game) -> list[int]:
    """The numbers of players that the game has a champion for. It learnt with the game's own cards, and is for them."""
    learnt = {players for levels in game.bots.champions.values() for players in levels}
    counts = [players for players in game.players if players in learnt or network_file(game, players).exists()]
    if counts and registry.find(game.id).content.fingerprint() != game.content.fingerprint():
        return []
    return counts


@cache
def read_settings(folder: Path) -> ChampionSettings:
    """How a game's champion uses its network."""
    path = folder / "champion.toml"
    return msgspec.toml.decode(path.read_bytes(), type=ChampionSettings) if path.exists() else ChampionSettings()


def learned_heuristic(game: Game, network: WinNetwork, settings: ChampionSettings) -> LearnedValue:
    """The game's own heuristic, with the network's value in place of its own."""
    base = game.heuristic()
    base.set_level(HABITS)
    learned = LearnedValue(base, network)
    learned.samples = settings.samples
    learned.most = settings.most
    learned.plays_on = settings.plays_on
    learned.turns = settings.turns
    learned.mirrors = settings.mirrors
    learned.pairs = settings.pairs
    for name in ("exploration", "prior_weight", "widening", "depth"):
        value = getattr(settings, name)
        if value is not None:
            setattr(learned, name, value)
    return learned


class NetworkBot(Bot):
    """What champions share: they take the network for the number of players when they are first asked."""

    name: ClassVar[str]
    network: bytes | None = None
    """A network to play by, in place of the one that comes with the game."""
    settings: ChampionSettings | None = None
    looks = 1
    """How often it looks at a choice, where the game has a bot of its own for learned values."""
    _own: Bot | None = None
    _own_seed: int | None = None

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        own = self.own(mind)
        return super().think(mind, budget) if own is None else own.think(mind, budget)

    @classmethod
    def check(cls, game: Game, players: int | None = None) -> None:
        """Raise `BadOption` where there is no network for the game, its cards or the number of players."""
        counts = champion_counts(game)
        if cls.network is None and (not counts or (players is not None and players not in counts)):
            known = ", ".join(map(str, counts)) or "-"
            sentence = f"there is no champion of {game.title} for so many players; there is one for: {known}"
            raise BadOption(sentence, "no-champion", title=game.title, known=known)

    def take_seat(self, mind: Mind) -> LearnedValue:
        """The learned heuristic for the game at hand."""
        if not isinstance(self.heuristic, LearnedValue):
            network = self.network
            if network is None:
                self.check(self.game, mind.players)
                network = network_file(self.game, mind.players).read_bytes()
            self.heuristic = learned_heuristic(self.game, read_win_network(network), self.how())
        return self.heuristic

    def own(self, mind: Mind) -> Bot | None:
        """The level that is the champion, or the game's own bot for learned values, if it has one."""
        make = self.game.bots.learned
        level = None if self.network else self.game.bots.champions.get(self.name, {}).get(mind.players)
        if self._own is None and (level or make):
            if self._own_seed is None:
                self._own_seed = int(self.rng.below(1 << 30))
            if level:
                self.check(self.game, mind.players)
                self._own = bot(self.game, level, self._own_seed)
            elif make:
                self._own = make(self.game, self._own_seed, self.take_seat(mind), self.looks)
        return self._own

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: without the game's own bot, which is made anew."""
        return {**super().__getstate__(), "_own": None}

    def how(self) -> ChampionSettings:
        """How it uses its network."""
        return self.settings or read_settings(self.game.folder / "bots")


def limit(learned: LearnedValue, samples: int, budget: Budget, clock: Callable[[], float]) -> None:
    """Have moves ranked by so many samples, or by as many as the budget allows."""
    learned.ranks = True
    learned.samples = samples if budget.simulations is None else max(1, min(samples, budget.simulations))
    learned.clock = clock
    learned.until = inf if budget.milliseconds is None else clock() + budget.milliseconds / 1000


def rank_at_once(learned: LearnedValue, mind: Mind, rng: Rng, only: int | None = None) -> Thought:
    """What looks best to a learned value, without search; or what it thinks of `only` one action."""
    learned.only = -1 if only is None else only
    ranked = learned.rank(mind.imagine(rng), mind.seat, rng)
    sampled = int(learned.sampled)
    candidates = tuple(Candidate(action, sampled, value) for action, value in ranked)
    return Thought(candidates[0].action, candidates[0].value, candidates, sampled)


class Champion(NetworkBot, Searcher):
    """Searches for 0.2 seconds a move, by a value learnt from its own games."""

    name = "champion"
    level = HABITS
    looks = 4

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, TIME)

    def own(self, mind: Mind) -> Bot | None:
        own = super().own(mind)
        if isinstance(own, Searcher):
            own.budget = self.budget
            own.cores = 1
            own.clock = self.clock
        return own

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """Search, or sample chance often."""
        learned = self.take_seat(mind)
        settings = self.how()
        if not settings.search:
            limit(learned, MORE * settings.samples, budget or self.budget, self.clock)
            return rank_at_once(learned, mind, self.rng, only)
        learned.ranks = settings.ranks
        learned.samples = 1
        return super().evaluate(mind, budget, only)


def is_at_the_top(game: Game, players: int) -> bool:
    """Whether the champion was measured to be the strongest with so many players."""
    return players in read_settings(game.folder / "bots").oracle and players in champion_counts(game)


def champion_at_the_top(mind: Mind, seed: int) -> Champion | None:
    """The champion that stands for the strongest level, if one does. It was measured with the usual options."""
    game = mind.game
    if not is_at_the_top(game, mind.players):
        return None
    usual = all(game.options[name].default == chosen for name, chosen in mind.dream.options().items())
    return Champion(game, seed) if usual else None


class ChampionAtOnce(NetworkBot):
    """Plays by a value learnt from its own games, without search, in a hundredth of a second."""

    name = "champion-quick"
    level = HABITS
    clock: Callable[[], float] = staticmethod(perf_counter)

    def think_beside_others(self) -> None:
        """Count its own processor time, so that a busy machine plays as well as a quiet one."""
        self.clock = process_time

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        own = self.own(mind)
        if own is not None:
            return own.think(mind, budget)
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        learned = self.take_seat(mind)
        limit(learned, self.how().samples, budget or QUICK, self.clock)
        return rank_at_once(learned, mind, self.rng)
