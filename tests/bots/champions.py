"""Champions for tests: with a network that comes with the game, or with one that knows nothing."""

from __future__ import annotations

import oneiros
from oneiros.bots.champion import Champion, ChampionAtOnce, champion_counts
from oneiros.bots.win_network import HEADER
from oneiros.core.bot import Bot
from oneiros.core.chance import Rng
from oneiros.core.features import MOST, Feature, FeatureWriter

KINDS = {"champion": Champion, "champion-quick": ChampionAtOnce}


def random_network(game: oneiros.Game, players: int, seed: int = 1) -> bytes:
    """A network that knows nothing, of the right size."""
    heuristic = game.heuristic()
    legend: list[Feature] = []
    heuristic.write_features(game.new(players, seed=1), 0, FeatureWriter(MOST, legend))
    inputs, answers = len(legend), 1 + len(heuristic.gambles)
    size = inputs * (4 + answers) + 4 + answers + 4 * 2 + 2 + 2 * answers
    rng = Rng(seed)
    weights = [int(rng.below(8001)) - 4000 for _ in range(size)]
    return HEADER.pack(inputs, 4, 2, answers) + b"".join(one.to_bytes(4, "little", signed=True) for one in weights)


def champions(game: oneiros.Game, players: int, seed: int = 5) -> list[Bot]:
    """Both kinds, with a network that knows nothing."""
    network = random_network(game, players)
    return [_with(network, game, name, seed) for name in KINDS]


def some_champion(game: oneiros.Game, name: str, players: int, seed: int) -> Bot:
    """One with the network that comes with the game for so many players, if there is one."""
    network = None if players in champion_counts(game) else random_network(game, players)
    return _with(network, game, name, seed)


def _with(network: bytes | None, game: oneiros.Game, name: str, seed: int) -> Bot:
    player = KINDS[name](game, seed)
    player.network = network
    return player
