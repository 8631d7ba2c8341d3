"""Yardsticks do not move: each plays today what it played on the day it was frozen.

`python -m tests.bots.test_yardsticks` writes what they play now. That is right for a new yardstick, and never for one
that is there already: then what it measured before means nothing any more.
"""

from __future__ import annotations

import json
from operator import attrgetter
from pathlib import Path

import pytest

import oneiros
from oneiros.arena import ladder
from oneiros.bots import bot, bot_names, check_bot, list_bots
from oneiros.bots.yardsticks import YARDSTICKS
from oneiros.core.bot import Budget, Mind
from oneiros.registry import BUILT_IN_BOTS
from oneiros.testing.walk import walk
from tests.bots import toys

GAMES = list(oneiros.all_games().values())
KEPT = Path(__file__).parent / "yardsticks.json"
THOUGHT = Budget(simulations=24)  # few, so that plain Python can do it too
EVERY = 7  # of the moves of a random game, one is thought about
POSITIONS = 10
MOVES: dict[str, dict[str, list[int]]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}


def moves_of(game: oneiros.Game, name: str) -> list[int]:
    """What a bot would do at some positions of a game between random players."""
    players = 1 if game.cooperative else 2
    made: list[int] = []
    for play in walk(game, players, {}, 3):
        if len(play.record.moves) % EVERY == 1 and play.state.actors:
            seat = play.state.actors[0]
            thinker = bot(game, name, len(made))
            thinker.think_beside_others()
            made.append(thinker.think(Mind(play.state, seat, play.record.moves), THOUGHT).action)
            if len(made) == POSITIONS:
                break
    return made


@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize("game", GAMES, ids=attrgetter("id"))
def test_a_yardstick_plays_as_it_did(game: oneiros.Game, name: str) -> None:
    assert moves_of(game, name) == MOVES[game.id][name]


def test_yardsticks_differ_from_each_other() -> None:
    """The positions above show a change."""
    for game in MOVES:
        assert len({tuple(MOVES[game][name]) for name in YARDSTICKS}) == len(YARDSTICKS), game


def test_their_time_stays_as_it_was() -> None:
    game = oneiros.game("sandman")
    times = {name: getattr(bot(game, name), "budget", None) for name in YARDSTICKS}
    assert times == {
        "drowsy-1": None,
        "dreamer-1": None,
        "lucid-1": Budget(milliseconds=200.0),
        "oracle-1": Budget(milliseconds=2000.0),
    }


def test_they_are_known_by_name_and_not_offered_to_players() -> None:
    game = oneiros.game("ravens")
    assert set(YARDSTICKS) < set(BUILT_IN_BOTS)
    assert not set(YARDSTICKS) & set(bot_names(game))
    assert set(YARDSTICKS) < {entry.name for entry in list_bots(game)}


def test_a_strange_game_has_none() -> None:
    with pytest.raises(oneiros.BadOption, match="oracle-1"):
        check_bot(toys.Nim(), "oracle-1")


def test_they_can_be_played_against(tmp_path: Path) -> None:
    rung = ladder.Rung("ravens", 2, "dreamer", "dreamer-1", 4)
    rows = list(ladder.play_rungs([rung], tmp_path / "log.jsonl", 1))
    assert [row.levels for row in rows[:2]] == [["dreamer", "dreamer-1"], ["dreamer-1", "dreamer"]]


if __name__ == "__main__":
    new = {game.id: {name: moves_of(game, name) for name in YARDSTICKS} for game in GAMES}
    KEPT.write_text(json.dumps(new, indent=1) + "\n", "utf-8")
