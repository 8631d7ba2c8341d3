"""Observations of a seat as arrays: the one way by which they leave the engine for learners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from oneiros.core.errors import BadOption
from oneiros.core.features import Feature, FeatureWriter
from oneiros.core.game import Game
from oneiros.core.state import State

Observation = dict[str, NDArray[Any]]


def feature_table(game: Game, players: int, options: Mapping[str, Any]) -> tuple[Feature, ...]:
    """Name, scale and bounds of each feature of this game with so many players."""
    try:
        return game.feature_table(players, **options)
    except NotImplementedError:
        raise BadOption(
            f"{game.title} has no observations for agents: its State does not implement write_features"
        ) from None


class Observer:
    """Makes arrays of positions. All of it comes from `write_features` and `write_action_mask` of one seat."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        table = feature_table(game, players, options or {})
        self.width = len(table)
        self.actions = game.num_actions
        self.names = [feature.name for feature in table]
        self.scales: NDArray[np.float32] = np.array([feature.scale for feature in table], np.float32)
        self.low = np.divide([feature.low for feature in table], self.scales, dtype=np.float32)
        """The least that each feature can be, and the most."""
        # One that never changes gets a little room: Gymnasium and PettingZoo warn of a box without any.
        highest = [max(feature.high, feature.low + 1) for feature in table]
        self.high = np.divide(highest, self.scales, dtype=np.float32)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """`state.features(seat)` as an array."""
        writer = FeatureWriter(self.width, None)
        state.write_features(seat, writer)
        whole: NDArray[np.int16] = np.frombuffer(memoryview(writer.numbers), np.int16)
        return np.divide(whole, self.scales, dtype=np.float32)

    def mask(self, state: State, seat: int, spare: int = 0) -> NDArray[np.int8]:
        """1 for each legal action; `spare` places for other actions follow."""
        marks = vec[u8]([0] * (self.actions + spare))
        state.write_action_mask(seat, marks, 0)
        return np.array(memoryview(marks), np.int8)

    def observe(self, state: State, seat: int, spare: int = 0) -> Observation:
        """Features and mask, by the names of PettingZoo."""
        return {"observation": self.features(state, seat), "action_mask": self.mask(state, seat, spare)}
