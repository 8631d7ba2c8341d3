"""How Doors is played well: what its heuristic knows, and `learned`, a bot that taught itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, cast

from oneiros.core.bot import GameBots
from oneiros.core.game import Game
from oneiros.games.doors.bots.estimate import Estimate, read_estimates
from oneiros.games.doors.bots.heuristic import DoorsHeuristic
from oneiros.games.doors.bots.judgement import Judgement, judgement, read_habits
from oneiros.games.doors.bots.learned import Learned
from oneiros.games.doors.cards import COLOURS, DOOR
from oneiros.games.doors.game import Doors

FOLDER: Final = Path(__file__).parent


def heuristic(game: Game) -> DoorsHeuristic:
    """It judges by habits found in play with the standard pack."""
    return DoorsHeuristic(cast(Doors, game).counts[DOOR : DOOR + COLOURS], *_learnt())


@cache
def _learnt() -> tuple[list[Judgement], list[Estimate], Estimate]:
    """Judgements and estimates for one player, then for two; the insight is for one."""
    habits = read_habits(FOLDER / "habits.toml")
    judgements = [judgement(habits["solo"]), judgement(habits["duo"])]
    return judgements, read_estimates(FOLDER / "estimate.bin"), read_estimates(FOLDER / "insight.bin")[0]


BOTS: Final = GameBots(heuristic, others={"learned": Learned})
