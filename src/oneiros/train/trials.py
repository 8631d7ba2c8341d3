"""How strong a network is by now: games against fixed opponents, each deal from every seat."""

from __future__ import annotations

from typing import Final, NamedTuple

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.bots import bot
from oneiros.bots.champion import Champion, ChampionAtOnce, NetworkBot
from oneiros.core.bot import Bot, Budget
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.table.match import match

SEARCH: Final = "champion"
AT_ONCE: Final = "champion-quick"
KINDS: Final[dict[str, type[NetworkBot]]] = {SEARCH: Champion, AT_ONCE: ChampionAtOnce}


class TrialGame(NamedTuple):
    """One game: a network on one seat, its opponents on the others. A budget is in simulations; 0 is each one's own."""

    game: str
    players: int
    network: bytes
    kind: str
    against: str
    number: int
    simulations: int


class TrialResult(NamedTuple):
    """What a network got of the games against one opponent."""

    kind: str
    against: str
    games: int
    won: float
    """Wins; a win that is shared counts as the share."""
    fair: float
    """The share of an equal player."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% Wilson interval."""
        return wilson(self.won, self.games)


def play_trial(trial: TrialGame) -> float:
    """Play one game: what the network got of the win."""
    game = oneiros.game(trial.game)
    seat = trial.number % trial.players
    deal = derived_seed(trial.number // trial.players, "school trial", trial.game)
    bots = [_candidate(game, trial) if at == seat else _opponent(game, trial, at) for at in range(trial.players)]
    for one in bots:
        one.think_beside_others()
    budget = Budget(simulations=trial.simulations) if trial.simulations else None
    winners = match(game, bots, deal, budget=budget, bot_seed=trial.number).outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def _candidate(game: Game, trial: TrialGame) -> Bot:
    player = KINDS[trial.kind](game, derived_seed(trial.number, "candidate"))
    player.network = trial.network
    return player


def _opponent(game: Game, trial: TrialGame, seat: int) -> Bot:
    return bot(game, trial.against, derived_seed(trial.number, "opponent", seat))
