"""Bots that can be loaded and do not work."""

from __future__ import annotations

from typing import Any

from oneiros import Bot, Budget, Game, Mind, Thought


class Raises(Bot):
    """Fails at its first move."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        raise ValueError("what\nnow?")


class Mute(Bot):
    """Forgets to answer."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Any:
        return None


class Cheat(Bot):
    """Takes an action that is not there."""

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        return Thought(1_000_000)


class Unmade(Bot):
    """Cannot be made."""

    def __init__(self, game: Game, seed: int) -> None:
        raise ValueError("not today")
