"""The bots of Ravens: the heuristic on which all levels stand."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import GameBots
from oneiros.games.ravens.bots.heuristic import RavensHeuristic
from oneiros.games.ravens.bots.players import LEVELS, PLAIN_LEVELS

BOTS: Final = GameBots(heuristic=lambda _: RavensHeuristic(), levels=LEVELS, plain_levels=PLAIN_LEVELS, judge_factor=10)
