"""Balance of a game: what its parts do to winning between greedy players, tested and reported."""

from oneiros.arena.balance.findings import Findings, Holding, measure, watch_of

__all__ = ["Findings", "Holding", "measure", "watch_of"]
