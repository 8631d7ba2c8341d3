"""A batch spread over processes: each has some of the rows, and all write into memory that they share.

To the batch it looks like `VectorGames`. The same seeds give the same games with any number of processes.
"""

from __future__ import annotations

import multiprocessing
import weakref
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oneiros.core.chance import Rng
from oneiros.core.errors import BadOption, IllegalAction
from oneiros.core.game import Game
from oneiros.envs.vector import VectorGames
from oneiros.registry import Registered, registered
from oneiros.workers import settle_in

SHOWN: Final = ("features", "masks", "seats", "rewards", "done")
"""What every step writes. The features at the end of a game are written only where they are asked for."""


class Shared:
    """The arrays of a batch, with a row for each game, in one block of shared memory."""

    def __init__(self, n: int, width: int, actions: int, players: int, name: str | None = None) -> None:
        self.shape = (n, width, actions, players)
        kinds: dict[str, tuple[type[Any], int]] = {
            "features": (np.int16, width),
            "last_features": (np.int16, width),
            "masks": (np.uint8, actions),
            "seats": (np.int64, 1),
            "rewards": (np.float64, players),
            "done": (np.uint8, 1),
        }
        sizes = {what: -(-n * columns * np.dtype(kind).itemsize // 8) * 8 for what, (kind, columns) in kinds.items()}
        self.block = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for what, (kind, columns) in kinds.items():
            self.arrays[what] = np.ndarray((n, columns), kind, self.block.buf, at)
            at += sizes[what]

    def close(self) -> None:
        """Let go of the memory; it lives on while another process has it."""
        self.arrays.clear()  # they hold it
        self.block.close()


def work(
    pipe: Connection,
    known: Registered,
    dealt: tuple[Game, int, dict[str, Any], bool],
    place: tuple[str, tuple[int, int, int, int], int, int],
) -> None:
    """One process: deal, step and choose in its rows, as the batch says, until it says no more."""
    settle_in(0, known)
    game, players, options, by_points = dealt
    name, shape, first, last = place
    shared = Shared(*shape, name=name)
    games: VectorGames | None = None
    while True:
        try:
            what, given = pipe.recv()
        except (EOFError, OSError):
            break
        if what == "deal":
            games = VectorGames(game, players, options, given, by_points)
        assert games is not None
        if what == "choose":
            chosen = [games.states[row].legal(int(games.seats[row]))[draw] for row, draw in enumerate(given)]
            pipe.send(chosen)
            continue
        if what == "refuse":
            row, action = given
            pipe.send(str(games.states[row]._refusal(int(games.seats[row]), action)))
            continue
        if what == "step":
            games.step(*given)
        for array in SHOWN:
            _show(shared, array, getattr(games, array), first, last)
        if what == "step" and given[1]:
            _show(shared, "last_features", games.last_features, first, last)
        pipe.send(list(games.seeds))
    shared.close()


def _show(shared: Shared, what: str, numbers: Any, first: int, last: int) -> None:
    rows = shared.arrays[what][first:last]
    rows[:] = np.frombuffer(memoryview(numbers), rows.dtype).reshape(rows.shape)


class SpreadGames:
    """The rows of a batch, dealt out to so many processes."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Any], seeds: list[int], by_points: bool, workers: int
    ) -> None:
        n = len(seeds)
        self._shared = Shared(n, len(game.feature_scales(players)), game.num_actions, players)
        self._edges = [n * worker // workers for worker in range(workers + 1)]
        spawn = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        processes: list[BaseProcess] = []
        for first, last in zip(self._edges, self._edges[1:]):
            here, there = spawn.Pipe()
            place = (self._shared.block.name, self._shared.shape, first, last)
            dealt = (game, players, options, by_points)
            process = spawn.Process(target=work, args=(there, registered(), dealt, place), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            processes.append(process)
        self.close = weakref.finalize(self, _end, self._pipes, processes, self._shared)
        self.deal(seeds)

    def __reduce__(self) -> tuple[Any, ...]:
        raise BadOption("a batch with workers can be neither pickled nor copied; make it without them")

    def deal(self, seeds: list[int]) -> None:
        """New games in all rows."""
        self._all("deal", [seeds[first:last] for first, last in zip(self._edges, self._edges[1:])])
        self._take(False)

    def step(self, chosen: bytes, keep_last: bool) -> None:
        """See `VectorGames.step`."""
        actions = np.frombuffer(chosen, "<u2")
        legal = np.frombuffer(self.masks, np.uint8).reshape(len(actions), -1)
        wrong = np.flatnonzero(legal[np.arange(len(actions)), actions] == 0)
        if len(wrong):
            self._refuse(int(wrong[0]), int(actions[wrong[0]]))
        slices = [chosen[2 * first : 2 * last] for first, last in zip(self._edges, self._edges[1:])]
        self._all("step", [(some, keep_last) for some in slices])
        self._take(keep_last)

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others: those that `VectorGames` would choose."""
        legal = np.frombuffer(self.masks, np.uint8).reshape(self._edges[-1], -1)
        draws = [rng.below(int(choices)) for choices in np.count_nonzero(legal, axis=1)]
        chosen = self._ask("choose", [draws[first:last] for first, last in zip(self._edges, self._edges[1:])])
        return np.array([action for some in chosen for action in some], np.int64)

    def _refuse(self, row: int, action: int) -> None:
        worker = next(number for number, last in enumerate(self._edges[1:]) if row < last)
        self._pipes[worker].send(("refuse", (row - self._edges[worker], action)))
        raise IllegalAction(f"game {row} of the batch: {self._answer(self._pipes[worker])}")

    def _all(self, what: str, given: list[Any]) -> None:
        self.seeds = [seed for some in self._ask(what, given) for seed in some]

    def _ask(self, what: str, given: list[Any]) -> list[Any]:
        """Tell every process its part, then hear them all."""
        for pipe, part in zip(self._pipes, given):
            try:
                pipe.send((what, part))
            except OSError:
                self._answer(pipe)
        return [self._answer(pipe) for pipe in self._pipes]

    def _answer(self, pipe: Connection) -> Any:
        try:
            return pipe.recv()
        except (EOFError, OSError):
            sentence = "a process of this batch has ended; is there enough memory? Make the batch anew"
            raise BadOption(sentence, "workers-die") from None

    def _take(self, keep_last: bool) -> None:
        """Copy what is shared, so that nobody changes what the caller has."""
        arrays = self._shared.arrays
        self.features = arrays["features"].tobytes()
        self.masks = arrays["masks"].tobytes()
        self.seats = arrays["seats"].tobytes()
        self.rewards = arrays["rewards"].tobytes()
        self.done = arrays["done"].tobytes()
        self.last_features = arrays["last_features"].tobytes() if keep_last else b""


def _end(pipes: list[Connection], processes: list[BaseProcess], shared: Shared) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join()
    shared.close()
    shared.block.unlink()
