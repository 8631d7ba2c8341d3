"""The networks that come with games, one for a game and a number of players, and how they are used.

A network is a file beside the game's other bots. `champion.toml` there says how search uses it. `oneiros train` makes
networks; playing needs nothing but this.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from oneiros import registry
from oneiros.bots.learned_value import LearnedValue
from oneiros.bots.win_network import WinNetwork, read_win_network
from oneiros.core.game import Game

HABITS: Final = "oracle-1"
"""The habits of the game's own heuristic, below the learned value."""


class ChampionSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a learned value is used. What is not set is as the game's own heuristic has it."""

    samples: int = 8
    """How often chance is sampled for each move, without search."""
    search: bool = True
    """Whether the champion searches. If not, it samples chance eight times as often."""
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
    exploration: float | None = None
    prior_weight: float | None = None
    widening: float | None = None
    depth: int | None = None


def network_file(game: Game, players: int) -> Path:
    """Where the network for so many players is, or would be."""
    return game.folder / "bots" / f"champion-{players}.bin"


def champion_counts(game: Game) -> list[int]:
    """The numbers of players that the game has a network for. It learnt with the game's own cards, and is for them."""
    counts = [players for players in game.players if network_file(game, players).exists()]
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
    for name in ("exploration", "prior_weight", "widening", "depth"):
        value = getattr(settings, name)
        if value is not None:
            setattr(learned, name, value)
    return learned


def shipped_heuristic(game: Game, players: int) -> LearnedValue | None:
    """The learned heuristic for search that comes with a game for so many players, if there is one."""
    settings = read_settings(game.folder / "bots")
    if not settings.search or players not in champion_counts(game):
        return None
    learned = learned_heuristic(game, read_win_network(network_file(game, players).read_bytes()), settings)
    learned.ranks = settings.ranks
    learned.samples = 1
    return learned
