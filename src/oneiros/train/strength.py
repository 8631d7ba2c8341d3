"""How strong a network is by now: games against fixed opponents, each deal from every seat."""

from __future__ import annotations

from typing import Final, NamedTuple

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.bots import bot
from oneiros.bots.champion import Champion, ChampionAtOnce, Learned
from oneiros.core.bot import Bot, Budget
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.table.match import match

SEARCH: Final = "champion"
AT_ONCE: Final = "champion-quick"
KINDS: Final[dict[str, type[Learned]]] = {SEARCH: Champion, AT_ONCE: ChampionAtOnce}


class Exam(NamedTuple):
    """One game: a network on one seat, its opponents on the others. A budget is in simulations; 0 is each one's own."""

    game: str
    players: int
    network: bytes
    kind: str
    against: str
    number: int
    simulations: int


class Strength(NamedTuple):
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


def sit_exam(exam: Exam) -> float:
    """Play one game: what the network got of the win."""
    game = oneiros.game(exam.game)
    seat = exam.number % exam.players
    deal = derived_seed(exam.number // exam.players, "school exam", exam.game)
    bots = [_candidate(game, exam) if at == seat else _opponent(game, exam, at) for at in range(exam.players)]
    for one in bots:
        one.think_beside_others()
    budget = Budget(simulations=exam.simulations) if exam.simulations else None
    winners = match(game, bots, deal, budget=budget, bot_seed=exam.number).outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def _candidate(game: Game, exam: Exam) -> Bot:
    player = KINDS[exam.kind](game, derived_seed(exam.number, "candidate"))
    player.network = exam.network
    return player


def _opponent(game: Game, exam: Exam, seat: int) -> Bot:
    return bot(game, exam.against, derived_seed(exam.number, "opponent", seat))
