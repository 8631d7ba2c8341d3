"""How Sandman is played well: what its heuristic knows, for the bots of all levels."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import GameBots
from oneiros.games.sandman.bots.heuristic import SandmanHeuristic

BOTS: Final = GameBots(heuristic=lambda _: SandmanHeuristic())
