"""The bots of Runners: players of its own for each level, an adviser and a heuristic."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import GameBots
from oneiros.games.runners.bots.adviser import RunnersAdviser
from oneiros.games.runners.bots.heuristic import RunnersHeuristic
from oneiros.games.runners.bots.players import LEVELS, LearnedRunner

BOTS: Final = GameBots(
    heuristic=lambda _: RunnersHeuristic(),
    levels=LEVELS,
    adviser=RunnersAdviser,
    plain_levels={"oracle": LEVELS["oracle"]},  # a champion asks its network too often for plain Python
    learned=LearnedRunner,
)
