"""What a seat is shown as arrays: the one way by which observations leave the engine for learners."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from oneiros.core.game import Game
from oneiros.core.sheet import Sheet
from oneiros.core.state import State

Observation = dict[str, NDArray[Any]]


class Eyes:
    """How the positions of a game are shown. Everything comes from `describe` and `mark` of one seat."""

    def __init__(self, game: Game, players: int) -> None:
        units = game.new(players, 0).units()
        self.width = len(units)
        self.actions = game.num_actions
        self.units: NDArray[np.float32] = np.array(units, np.float32)
        whole = np.iinfo(np.int16)
        self.low = (whole.min / self.units).astype(np.float32)
        self.high = (whole.max / self.units).astype(np.float32)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """`state.features(seat)` as an array."""
        sheet = Sheet(self.width, None)
        state.describe(seat, sheet)
        whole: NDArray[np.int16] = np.frombuffer(memoryview(sheet.numbers), np.int16)
        return np.divide(whole, self.units, dtype=np.float32)

    def mask(self, state: State, seat: int, spare: int = 0) -> NDArray[np.int8]:
        """1 for each legal action; `spare` places for other actions follow."""
        marks = vec[u8]([0] * (self.actions + spare))
        state.mark(seat, marks, 0)
        return np.array(memoryview(marks), np.int8)

    def look(self, state: State, seat: int, spare: int = 0) -> Observation:
        """Both, as PettingZoo names them."""
        return {"observation": self.features(state, seat), "action_mask": self.mask(state, seat, spare)}
