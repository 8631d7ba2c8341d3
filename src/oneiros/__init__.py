"""Oneiros: dream games as a library. Exact rules, honest hidden information, fast.

>>> import oneiros
>>> state = oneiros.game("doors").new(seed=7)
>>> state.apply(0, state.legal(0)[0])
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    import librt.vecs  # noqa: F401
except ImportError:  # no wheel for this Python: the plain build runs on lists
    from oneiros.core import plain_vecs

    sys.modules["librt.vecs"] = plain_vecs

from oneiros.core.bot import Adviser, Bot, Budget, Candidate, GameBots, Mind, Thought
from oneiros.core.chance import Rng
from oneiros.core.content import Content, wrong
from oneiros.core.errors import (
    BadContent,
    BadOption,
    BadPlugin,
    BadRecord,
    IllegalAction,
    MalformedMove,
    MissingPackage,
    NotYourTurn,
    OneirosError,
    PluginWarning,
    UnknownGame,
)
from oneiros.core.features import FeatureWriter
from oneiros.core.game import Game
from oneiros.core.heuristic import Heuristic
from oneiros.core.record import Play, Record, read_record, replay_on
from oneiros.core.state import State
from oneiros.core.types import TABLE, Move, News, Option, Outcome, Timer, View, plain
from oneiros.registry import all_games, find, register, register_bot

if TYPE_CHECKING:
    from oneiros.envs.batch import Batch

__all__ = [
    "TABLE",
    "Adviser",
    "BadContent",
    "BadOption",
    "BadPlugin",
    "BadRecord",
    "Bot",
    "Budget",
    "Candidate",
    "Content",
    "FeatureWriter",
    "Game",
    "GameBots",
    "Heuristic",
    "IllegalAction",
    "MalformedMove",
    "Mind",
    "MissingPackage",
    "Move",
    "News",
    "NotYourTurn",
    "OneirosError",
    "Option",
    "Outcome",
    "Play",
    "PluginWarning",
    "Record",
    "Rng",
    "State",
    "Thought",
    "Timer",
    "UnknownGame",
    "View",
    "all_games",
    "batch",
    "compiled",
    "game",
    "plain",
    "read_record",
    "register",
    "register_bot",
    "replay",
    "wrong",
]
__version__ = "0.1.0"


def game(id: str, content: str | Path | Content | None = None) -> Game:
    """The game of that id; `content` is a content file with other cards, or content that was read before."""
    return find(id, content)


def replay(
    record: Record | Mapping[str, Any] | bytes | str | Path, content: str | Path | Content | None = None
) -> State:
    """The position after the last move of a record: a Record, its dict, its JSON as bytes, or a file's path."""
    read = read_record(record)
    return replay_on(read, find(read.game, content))


def batch(
    game: str,
    n: int,
    *,
    players: int | None = None,
    seeds: int | Sequence[int] = 0,
    reward: str = "win",
    workers: int = 1,
    content: str | Path | None = None,
    **options: Any,
) -> Batch:
    """n games of that id at once, NumPy arrays in and out; see `oneiros.envs.batch.Batch`."""
    try:
        from oneiros.envs.batch import Batch
    except ModuleNotFoundError as error:
        raise MissingPackage("batches need NumPy: pip install numpy") from error
    return Batch(find(game, content), n, players=players, seeds=seeds, reward=reward, workers=workers, **options)


def compiled() -> bool:
    """Whether the rules run compiled (True) or as plain Python."""
    module = sys.modules["oneiros.core.state"].__file__ or ""
    return not module.endswith(".py")
