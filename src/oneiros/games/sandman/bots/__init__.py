"""The bots of Sandman: the heuristic on which all levels stand."""

from __future__ import annotations

from typing import Final

from oneiros.core.bot import Beginner, Chooser, GameBots
from oneiros.games.sandman.bots.heuristic import SandmanHeuristic

# With few simulations search gains less over `dreamer` than a player who does not err.
BOTS: Final = GameBots(
    heuristic=lambda _: SandmanHeuristic(),
    levels={"drowsy": Beginner},
    plain_levels={"lucid": Chooser},
    judge_factor=4,
)
