"""The bots of Sandman: the heuristic on which all levels stand."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import GameBots
from oneiros.games.sandman.bots.heuristic import SandmanHeuristic

BOTS: Final = GameBots(heuristic=lambda _: SandmanHeuristic())
