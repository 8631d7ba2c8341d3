"""How Runners is played well. The skill is to see a layout, not to choose among moves, so it has players of its own."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import GameBots
from oneiros.games.runners.bots.adviser import RunnersAdviser
from oneiros.games.runners.bots.heuristic import RunnersHeuristic
from oneiros.games.runners.bots.players import LEVELS

BOTS: Final = GameBots(lambda _: RunnersHeuristic(), levels=LEVELS, adviser=RunnersAdviser)
