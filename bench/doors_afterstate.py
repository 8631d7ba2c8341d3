"""Trains the afterstate value of Doors, by which `oracle` plays alone; needs the compiled build, NumPy and PyTorch.

`python -m bench.doors_afterstate --rounds 140 --out build/afterstate` goes round by round, and on where it was:

1. *Play.* Two processes play some thousand games: the first ones by habit, then always to the afterstate that the
   network likes best. Some games begin with random moves, so that unusual positions are met too.
2. *Learn.* Each afterstate that was played to gets a target: the value of the next one, mixed with the value of
   the one after that, and so on to whether the game was won (TD(lambda)).

Colours are alike, so positions are coloured anew at random whenever they are learnt from: that makes 24 of each one.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process has a core of its own

import argparse
import multiprocessing
import struct
import time
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from oneiros import Rng
from oneiros.games.doors.bots import afterstate
from oneiros.games.doors.bots.afterstate import SOLO_ROWS
from oneiros.games.doors.bots.heuristic import DoorsHeuristic
from oneiros.games.doors.bots.value_network import FINE, read_networks
from oneiros.games.doors.cards import CHAMBERS, COLOURS, DOOR, KINDS, SYMBOLS
from oneiros.games.doors.game import Doors
from oneiros.games.doors.position import SIGHT
from oneiros.games.doors.rules import DoorsState

Rows = NDArray[np.int8]
Floats = NDArray[np.float32]

DEALS: Final = 1 << 42  # seeds from here on, far from those that bots are measured on
PARTS: Final = 8  # that the games of a round are shared out in
FIRST_GAMES: Final = 6000  # by habit
LAMBDA: Final = 0.85
MEMORY: Final = 1_000_000  # afterstates that are learnt from, the newest
BATCH: Final = 1024
MOST: Final = 32767  # of a stored number
PASSES: Final = 4  # how often a afterstate is learnt from, about
RATE: Final = 0.002  # of learning, at first; it falls to nearly nothing
ASTRAY: Final = 3  # of so many games, one begins with random moves
WHIMS: Final = (5, 15, 40)  # of a hundred moves so many are random there


class Played(NamedTuple):
    """A game: its afterstates, whether it was won, and whether all of it was played by the network."""

    inputs: Rows
    won: bool
    whole: bool


# Playing


def play(network: Path | None, seeds: list[int], luck: int) -> list[Played]:
    """The games of these deals by that network, or by habit."""
    game = Doors()
    heuristic = game.heuristic()
    assert isinstance(heuristic, DoorsHeuristic)
    if network is not None:
        heuristic.afterstate_value = read_networks(network)[0]
    rng = Rng(luck)
    games: list[Played] = []
    for seed in seeds:
        state = game.new(players=1, seed=seed)
        assert isinstance(state, DoorsState)
        astray = rng.below(60) if rng.below(ASTRAY) == 0 else 0
        whim = WHIMS[rng.below(len(WHIMS))]
        inputs: list[Rows] = []
        moves = 0
        while state.actors:
            heuristic.use_afterstate_value = network is not None
            random = moves < astray and rng.below(100) < whim
            action = state.pick(0, rng) if random else heuristic.move(state, 0, rng)
            if moves >= astray:
                heuristic.use_afterstate_value = True
                notes = heuristic.afterstate_rows(state, action)
                if notes:
                    inputs.append(np.zeros(SOLO_ROWS, np.int8))
                    for row, counts in notes:
                        inputs[-1][row] = counts
            state.step(0, action)
            moves += 1
        if inputs:
            games.append(Played(np.stack(inputs), bool(state.won), not astray))
    return games


# Learning


def recoloured(colours: tuple[int, ...]) -> NDArray[np.int64]:
    """Where each row goes when every colour is exchanged for another."""

    def kind(of: int) -> int:
        if of < CHAMBERS:
            return colours[of // SYMBOLS] * SYMBOLS + of % SYMBOLS
        return DOOR + colours[of - DOOR] if of < DOOR + COLOURS else of

    goes = np.arange(SOLO_ROWS)
    by_kind = [afterstate.IN_POOL, afterstate.IN_SIGHT, *(afterstate.ON_TOP + place * KINDS for place in range(SIGHT))]
    for of in range(KINDS):
        for begin in by_kind:
            goes[begin + of] = begin + kind(of)
        if of >= DOOR:
            goes[afterstate.IN_LIMBO + of - DOOR] = afterstate.IN_LIMBO + kind(of) - DOOR
        else:
            for begin in (afterstate.IN_HAND, afterstate.ROW_END):
                for at in range(3):
                    goes[begin + of * 3 + at] = begin + kind(of) * 3 + at
    for begin, end in (
        (afterstate.SCENE, afterstate.KEYLESS),
        (afterstate.KEYLESS, afterstate.KEYED),
        (afterstate.KEYED, afterstate.TO_DRAW),
    ):
        size = (end - begin) // COLOURS
        for colour in range(COLOURS):
            for at in range(size):
                goes[begin + colour * size + at] = begin + colours[colour] * size + at
    return goes


RECOLOURED: Final = [recoloured(colours) for colours in permutations(range(COLOURS))]


def as_bytes(parameters: Sequence[Floats]) -> bytes:
    """A network, as `value_network.read_networks` reads it: weights and bias of its sums, then of its answer."""
    w, b, v, c = (np.clip(np.rint(p * FINE), -MOST, MOST).astype(int) for p in parameters)
    flat = [*w.shape, *w.ravel(), *b, *v, *c]
    return struct.pack(f"<{len(flat)}h", *flat)


class Learner:
    """The network in PyTorch, and the afterstates it learns from."""

    def __init__(self, sums: int, seed: int) -> None:
        import torch

        self.torch = torch
        self.rng = np.random.default_rng(seed)
        first = [
            self.rng.normal(0, 0.1, (SOLO_ROWS, sums)),
            np.full(sums, 0.1),
            self.rng.normal(0, 0.15, sums),
            np.zeros(1),
        ]
        self.weights = [torch.tensor(array.astype(np.float32), requires_grad=True) for array in first]
        self.adam = torch.optim.Adam(self.weights)
        self.inputs = np.zeros((MEMORY, SOLO_ROWS), np.int8)
        self.targets = np.zeros(MEMORY, np.float32)
        self.size = 0
        self.next = 0

    def _answers(self, inputs: Rows) -> Any:
        rows, bias, out, out_bias = self.weights
        torch = self.torch
        return torch.relu(torch.from_numpy(inputs).float() @ rows + bias) @ out + out_bias

    def chances(self, inputs: Rows) -> Floats:
        """The chance to win of afterstates."""
        with self.torch.no_grad():
            parts = [self._answers(inputs[at : at + 4096]) for at in range(0, len(inputs), 4096)]
            return np.asarray(self.torch.sigmoid(self.torch.cat(parts)).numpy())

    def remember(self, games: list[Played], mix: float) -> int:
        """Keep the afterstates of games in place of the oldest; how many they are."""
        inputs = np.concatenate([game.inputs for game in games])
        thought = self.chances(inputs)
        targets = np.empty(len(inputs), np.float32)
        end = 0
        for game in games:
            begin, end = end, end + len(game.inputs)
            ahead = float(game.won)
            for at in range(end - 1, begin - 1, -1):
                targets[at] = ahead
                ahead = (1 - mix) * thought[at] + mix * ahead
        places = (self.next + np.arange(len(inputs))) % MEMORY
        self.inputs[places] = inputs
        self.targets[places] = targets
        self.next = (self.next + len(inputs)) % MEMORY
        self.size = min(MEMORY, self.size + len(inputs))
        return len(inputs)

    def learn(self, steps: int, rate: float) -> float:
        """Some steps of gradient descent; the mean loss."""
        torch = self.torch
        self.adam.param_groups[0]["lr"] = rate
        total = 0.0
        for _ in range(steps):
            some = self.rng.integers(0, self.size, BATCH)
            inputs = self.inputs[some][:, RECOLOURED[self.rng.integers(len(RECOLOURED))]]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                self._answers(inputs), torch.from_numpy(self.targets[some])
            )
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            total += float(loss.detach())
        return total / steps

    def write(self, path: Path) -> None:
        """As the heuristic reads it."""
        path.write_bytes(as_bytes([array.detach().numpy() for array in self.weights]))

    def keep(self, path: Path, rounds: int) -> None:
        """All but the afterstates, which are soon played anew."""
        self.torch.save({"rounds": rounds, "weights": self.weights, "adam": self.adam.state_dict()}, path)

    def go_on(self, path: Path) -> int:
        """From what was kept; after how many rounds that was."""
        kept = self.torch.load(path)
        for mine, theirs in zip(self.weights, kept["weights"]):
            mine.data.copy_(theirs)
        self.adam.load_state_dict(kept["adam"])
        return int(kept["rounds"])


def main() -> None:
    """Read the arguments, play and learn, write `afterstate_value.bin`."""
    parser = argparse.ArgumentParser(prog="python -m bench.doors_afterstate", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for all that comes of it")
    parser.add_argument("--rounds", type=int, default=140)
    parser.add_argument("--games", type=int, default=3000, help="of a round")
    parser.add_argument("--sums", type=int, default=192, help="of the network")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    network, kept = given.out / "afterstate_value.bin", given.out / "kept.pt"
    learner = Learner(given.sums, given.seed)
    done = learner.go_on(kept) if kept.exists() else 0
    began = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for number in range(done, given.rounds):
            first = number == 0
            begin = DEALS + number * 10_000
            seeds = range(begin, begin + (FIRST_GAMES if first else given.games))
            tasks = [(None if first else network, list(seeds[at::PARTS]), begin + at) for at in range(PARTS)]
            games = [game for part in pool.starmap(play, tasks) for game in part]
            afterstates = learner.remember(games, 1.0 if first else LAMBDA)
            rate = RATE * (0.03 + 0.97 * (1 - number / given.rounds))
            loss = learner.learn((3 if first else 1) * PASSES * afterstates // BATCH, rate)
            learner.write(network)
            learner.keep(kept, number + 1)
            whole = [game.won for game in games if game.whole]
            print(
                f"round {number + 1}, {time.perf_counter() - began:.0f} s: {sum(whole) / len(whole):.1%} of "
                f"{len(whole)} won without looking ahead, loss {loss:.4f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
