"""One file of a dataset: its games, played and written. It gets its name last, so a file that is there is whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from oneiros.arena.dataset.decisions import columns_of, decisions, feature_scales
from oneiros.arena.dataset.plan import DatasetPlan, Shard
from oneiros.arena.tournament.plan import Task, game_of, play
from oneiros.core.game import Game

GROUP: Final = 5000  # rows in a group of a file: so many are held in memory


def write(shard: Shard) -> int:
    """Play the games of a shard and write them. Returns how many they are. The same shard gives the same bytes."""
    from pyarrow import Table, parquet

    game = game_of(shard.plan.tournament.game, shard.pack)
    schema = schema_of(shard.plan, game)
    shard.path.parent.mkdir(exist_ok=True)
    unfinished = shard.path.with_suffix(".part")
    rows = _rows(shard, game)
    with parquet.ParquetWriter(unfinished, schema, compression="zstd") as file:
        while group := list(islice(rows, GROUP)):
            file.write_table(Table.from_pylist(group, schema=schema))
    unfinished.replace(shard.path)
    return len(shard.games)


def _rows(shard: Shard, game: Game) -> Iterator[dict[str, Any]]:
    for number in shard.games:
        (played,) = play(Task(shard.plan.tournament, shard.pack, (number,)))
        yield from decisions(shard.plan, game, played)


def schema_of(plan: DatasetPlan, game: Game) -> Any:
    """The columns and their types, with the plan and the scales of the features as metadata."""
    import pyarrow as pa

    scales = feature_scales(game, plan.tournament.players) if "features" in plan.columns else []
    types = {
        "int8": pa.int8(),
        "int32": pa.int32(),
        "uint16": pa.uint16(),
        "uint32": pa.uint32(),
        "uint64": pa.uint64(),
        "float": pa.float32(),
        "string": pa.string(),
        "actions": pa.list_(pa.uint16()),
        "features": pa.list_(pa.int16(), len(scales)),
    }
    metadata = {"oneiros": msgspec.json.encode(plan), "oneiros_scales": msgspec.json.encode(scales)}
    return pa.schema([(column.name, types[column.type]) for column in columns_of(plan)], metadata=metadata)
