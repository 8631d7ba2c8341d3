"""Datasets of decisions: what a seat saw, what it could do, what it did and how the game ended, as Parquet files."""

from oneiros.arena.dataset.plan import DatasetPlan, Shard, shards
from oneiros.arena.dataset.shard import write

__all__ = ["DatasetPlan", "Shard", "shards", "write"]
