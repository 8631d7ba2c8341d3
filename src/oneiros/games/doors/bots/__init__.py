"""The bots of Doors: the heuristic on which all levels stand, and `learned`, a bot that taught itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, cast

from oneiros.core.bot import Beginner, GameBots
from oneiros.core.game import Game
from oneiros.games.doors.bots.heuristic import DoorsHeuristic
from oneiros.games.doors.bots.learned import Learned
from oneiros.games.doors.bots.linear_value import LinearValue, linear_value, read_habits
from oneiros.games.doors.bots.players import Lucid, PlainDreamer, PlainLucid, PlainOracle
from oneiros.games.doors.bots.value_network import ValueNetwork, read_networks
from oneiros.games.doors.cards import COLOURS, DOOR
from oneiros.games.doors.game import Doors

FOLDER: Final = Path(__file__).parent


def heuristic(game: Game) -> DoorsHeuristic:
    """Its weights were found in play with the standard pack."""
    return DoorsHeuristic(cast(Doors, game).counts[DOOR : DOOR + COLOURS], *_learnt())


@cache
def _learnt() -> tuple[list[LinearValue], list[ValueNetwork], ValueNetwork]:
    """Linear values and state values for one player, then for two; the afterstate value is for one."""
    habits = read_habits(FOLDER / "habits.toml")
    linear_values = [linear_value(habits["solo"]), linear_value(habits["duo"])]
    return linear_values, read_networks(FOLDER / "state_value.bin"), read_networks(FOLDER / "afterstate_value.bin")[0]


# Alone the network of afterstates plays, with a race or at once. In pairs all is by habits and a value of positions,
# which were learnt too; `lucid` looks ahead most often there.
CHAMPIONS: Final = {"champion": {1: "oracle", 2: "lucid"}, "champion-quick": {1: "lucid", 2: "dreamer"}}

BOTS: Final = GameBots(
    heuristic,
    levels={"drowsy": Beginner, "lucid": Lucid},
    others={"learned": Learned},
    plain_levels={"dreamer": PlainDreamer, "lucid": PlainLucid, "oracle": PlainOracle},
    plain_alike=("lucid",),
    judge_factor=2,
    champions=CHAMPIONS,
)
