"""The bots of Workshop: the heuristic on which all levels stand."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import Beginner, GameBots
from oneiros.games.workshop.bots.heuristic import WorkshopHeuristic

BOTS: Final = GameBots(heuristic=lambda _: WorkshopHeuristic(), levels={"drowsy": Beginner})
