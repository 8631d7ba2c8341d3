"""Champions: players that have learnt from their own games, where there is a network for the number of players."""

from __future__ import annotations

from typing import Final

from oneiros.bots.learned_value import LearnedValue
from oneiros.bots.levels import Searcher
from oneiros.bots.networks import (
    HABITS,
    ChampionSettings,
    champion_counts,
    learned_heuristic,
    network_file,
    read_settings,
)
from oneiros.bots.win_network import read_win_network
from oneiros.core.bot import Bot, Budget, Candidate, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game

TIME: Final = Budget(milliseconds=200.0)
MORE: Final = 8


class NetworkBot(Bot):
    """What champions share: they take the network for the number of players when they are first asked."""

    network: bytes | None = None
    """A network to play by, in place of the one that comes with the game."""
    settings: ChampionSettings | None = None

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

    def how(self) -> ChampionSettings:
        """How it uses its network."""
        return self.settings or read_settings(self.game.folder / "bots")


def rank_at_once(learned: LearnedValue, mind: Mind, rng: Rng) -> Thought:
    """What looks best to a learned value, without search."""
    ranked = learned.rank(mind.imagine(rng), mind.seat, rng)
    return Thought(*ranked[0], tuple(Candidate(action, int(learned.samples), value) for action, value in ranked))


class Champion(NetworkBot, Searcher):
    """Searches for 0.2 seconds a move, by a value learnt from its own games."""

    level = HABITS

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, TIME)

    def evaluate(self, mind: Mind, budget: Budget | None = None, only: int | None = None) -> Thought:
        """Search, or sample chance often. Where `only` one action is asked about, search it is."""
        learned = self.take_seat(mind)
        settings = self.how()
        if not settings.search and only is None:
            learned.ranks = True
            learned.samples = MORE * settings.samples
            return rank_at_once(learned, mind, self.rng)
        learned.ranks = settings.ranks
        learned.samples = 1
        return super().evaluate(mind, budget, only)


class ChampionAtOnce(NetworkBot):
    """Plays by a value learnt from its own games, without search."""

    level = HABITS

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        if len(mind.legal) == 1:
            return Thought(mind.legal[0])
        return rank_at_once(self.take_seat(mind), mind, self.rng)
