"""What a dataset holds: the games of a tournament, cut into shards. The plan decides every byte of every file."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.tournament.plan import Plan
from oneiros.core.errors import BadOption

COLUMNS: Final = ("view", "features", "truth")
"""What can be left out or asked for; all else is always there."""


class DatasetPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides a dataset."""

    tournament: Plan  # who plays what
    games: int
    shard_games: int  # in a file
    columns: tuple[str, ...]  # of `COLUMNS`
    judge: int | None  # simulations for the judgement of a move; None: moves are not judged


class Shard(NamedTuple):
    """One file of a dataset, with all that a process needs to make it."""

    plan: DatasetPlan
    pack: bytes | None  # cards of one's own, encoded
    folder: Path
    number: int

    @property
    def games(self) -> range:
        """The numbers of its games."""
        first = self.number * self.plan.shard_games
        return range(first, min(first + self.plan.shard_games, self.plan.games))

    @property
    def path(self) -> Path:
        """Its file, named by its number."""
        return self.folder / "data" / f"decisions-{self.number:05}.parquet"


def shards(plan: DatasetPlan, pack: bytes | None, folder: Path) -> list[Shard]:
    """All files of a dataset in that folder."""
    return [Shard(plan, pack, folder, number) for number in range(-(-plan.games // plan.shard_games))]


def read_columns(text: str) -> tuple[str, ...]:
    """Names between commas, in the order of `COLUMNS`."""
    names = {name.strip() for name in text.split(",") if name.strip()}
    if unknown := sorted(names - set(COLUMNS)):
        sentence = f"there is no column {unknown[0]!r} to choose; there are {', '.join(COLUMNS)}"
        raise BadOption(sentence, "no-column", name=unknown[0], known=", ".join(COLUMNS))
    return tuple(name for name in COLUMNS if name in names)
