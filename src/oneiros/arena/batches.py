"""Batches of games: the part of a long run that one process plays at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple


class GameBatch(NamedTuple):
    """Some games of one kind to play, with all that a worker process needs to know."""

    game_id: str
    content: Path | None
    players: int
    options: dict[str, Any]
    seed: int
    first: int
    last: int  # exclusive


def split(whole: GameBatch, size: int) -> list[GameBatch]:
    """The games of one batch in batches of at most that size."""
    starts = range(whole.first, whole.last, size)
    return [whole._replace(first=first, last=min(first + size, whole.last)) for first in starts]
