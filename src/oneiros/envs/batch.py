"""`oneiros.batch`: n games at once, NumPy arrays in and out, the loop inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.envs.observation import feature_table
from oneiros.envs.vector import VectorGames

REWARDS: Final = ("win", "points")
"""The reward at the end of a game: a share of the win, or the points."""


ARRAYS: Final = ("features", "masks", "seats", "rewards", "done")


def by_points(reward: str) -> bool:
    """Whether that is the reward; other words are refused."""
    if reward not in REWARDS:
        raise BadOption(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward == "points"


class Batch:
    """n games of one kind, each waiting for one action.

    All arrays have a row for each game and are new after every step: they can be kept, and cannot be written to.
    A game that ends is marked in `done` and makes room for the next at once, so there is always something to do.

    `features` are whole numbers (int16) of what the seat to act sees; divided by `scales` they are
    `state.features(seat)`. `masks` mark the legal actions.

    With `workers`, so many processes share the games. They play the same, and end with the batch or by `close`.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        players: int | None = None,
        seeds: int | Sequence[int] = 0,
        reward: str = "win",
        workers: int = 1,
        **options: Any,
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise BadOption(f"a batch is of at least one game, not {n!r}")
        if not isinstance(workers, int) or not 1 <= workers <= n:
            raise BadOption(f"a batch of {n} games has 1 to {n} workers, not {workers!r}")
        self.game = game
        self.n = n
        self.players = game.check_players(game.players[0] if players is None else players)
        self.num_actions = game.num_actions
        self._options = game.check_options(options)
        self._by_points = by_points(reward)
        self._workers = workers
        self._vector: Any = None  # VectorGames, or SpreadGames with workers
        self.scales: NDArray[np.float32] = np.array(
            [feature.scale for feature in feature_table(game, self.players, self._options)], np.float32
        )
        """What counts as 1, for each feature."""
        self.reset(seeds)

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: all but the arrays, which are made anew from the games."""
        return {name: value for name, value in vars(self).items() if name not in ARRAYS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._show()

    def reset(self, seeds: int | Sequence[int]) -> None:
        """New games in all rows: of these seeds, or of this one and those that follow it.

        The first game of a row is `game.new(seed=...)` of its seed; all later ones follow from that seed alone.
        """
        given = list(range(seeds, seeds + self.n)) if isinstance(seeds, int) else [int(seed) for seed in seeds]
        if len(given) != self.n:
            raise BadOption(f"a batch of {self.n} games needs {self.n} seeds, not {len(given)}")
        if self._workers == 1:
            self._vector = VectorGames(self.game, self.players, self._options, given, self._by_points)
        else:
            self._spread_over_workers(given)
        self._rng = Rng(derived_seed(given[0], "sample"))
        self._show()

    def _spread_over_workers(self, seeds: list[int]) -> None:
        from oneiros.envs.spread import SpreadGames  # not every system has processes

        if isinstance(self._vector, SpreadGames):
            self._vector.deal(seeds)
        else:
            dealt = (self.game, self.players, self._options, seeds, self._by_points)
            self._vector = SpreadGames(*dealt, workers=self._workers)

    def close(self) -> None:
        """End the processes of a batch with workers."""
        if self._workers > 1:
            self._vector.close()

    def _show(self) -> None:
        vector, n = self._vector, self.n
        self.features: NDArray[np.int16] = np.frombuffer(memoryview(vector.features), np.int16).reshape(n, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(memoryview(vector.masks), np.bool_).reshape(n, -1)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(vector.seats), np.int64)
        """Whose turn it is."""
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(vector.rewards), np.float64).reshape(n, -1)
        """The rewards of the last step, by seat: 0 except at the end of a game."""
        self.done: NDArray[np.bool_] = np.frombuffer(memoryview(vector.done), np.bool_)
        """Whether the last step ended a game; the rest of the row then shows the next one."""

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games under way."""
        return list(self._vector.seeds)

    def step(self, actions: ArrayLike, *, keep_last: bool = False) -> None:
        """One action in every game. If one is not legal this raises, and nothing has changed in any game.

        With `keep_last`, `last_features` are then what the seat that ended a game saw at its end.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadOption(
                f"a step of this batch takes {self.n} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        if chosen.min() < 0 or chosen.max() >= self.num_actions:
            raise BadOption(f"the actions of {self.game.title} are 0 to {self.num_actions - 1}")
        self._vector.step(chosen.astype("<u2").tobytes(), keep_last)
        self._show()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others; the same ones again after `reset`."""
        return np.frombuffer(memoryview(self._vector.sample(self._rng)), np.int64)

    @property
    def last_features(self) -> NDArray[np.int16]:
        """See `step`; rows of games that go on are zero."""
        return np.frombuffer(memoryview(self._vector.last_features), np.int16).reshape(-1, len(self.scales))

    def scaled(self, features: NDArray[np.int16]) -> NDArray[np.float32]:
        """Features as numbers of about 0 to 1."""
        return np.divide(features, self.scales, dtype=np.float32)
