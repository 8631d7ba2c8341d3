"""Learns what the bots of Doors know; needs the compiled build on the path, numpy, scipy and cma.

`python -m bench.doors_training habits --players 1 --seconds 600 --out solo.toml` goes on from the habits there are:
CMA-ES changes all of them at once and keeps what opens more doors and wins more games.

`python -m bench.doors_training state_value --players 1 --out solo.bin` plays games by habits, some of which begin with
random moves, and fits a value network to their results. The networks for one player and for two, one after the other,
are `state_value.bin`.
"""

from __future__ import annotations

import argparse
import sys
import time
from array import array
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from bench.doors_afterstate import as_bytes
from oneiros import Rng
from oneiros.games.doors.bots.afterstate import DUO_ROWS, SOLO_ROWS, Afterstate
from oneiros.games.doors.bots.heuristic import DoorsHeuristic
from oneiros.games.doors.bots.linear_value import Habits, linear_value, read_habits
from oneiros.games.doors.bots.value_network import ValueNetwork
from oneiros.games.doors.choices import AT_PLAY
from oneiros.games.doors.game import Doors
from oneiros.games.doors.rules import DoorsState

Floats = np.ndarray[Any, np.dtype[np.float32]]
ROWS = {1: SOLO_ROWS, 2: DUO_ROWS}
BATCH = 1024
WHIMS = (0, 5, 15, 40, 100)  # of a hundred moves so many are random, in games of each sort


class Network:
    """One hidden layer of rectified sums, trained by Adam on the log loss."""

    def __init__(self, rows: int, sums: int, rng: np.random.Generator) -> None:
        self.parameters = [
            rng.normal(0, 0.1, (rows, sums)).astype(np.float32),
            np.full(sums, 0.1, np.float32),
            rng.normal(0, 0.15, sums).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(p) for p in self.parameters]
        self.squares = [np.zeros_like(p) for p in self.parameters]
        self.steps = 0

    def chances(self, inputs: Any) -> Floats:
        """Of winning."""
        w, b, v, c = self.parameters
        return np.asarray(1 / (1 + np.exp(-(np.maximum(inputs @ w + b, 0) @ v + c[0]))), np.float32)

    def learn(self, inputs: Any, target: Floats, rate: float, decay: float) -> None:
        """One step."""
        w, b, v, c = self.parameters
        before = inputs @ w + b
        hidden = np.maximum(before, 0)
        p = 1 / (1 + np.exp(-(hidden @ v + c[0])))
        slope = ((p - target) / len(target)).astype(np.float32)
        below = np.outer(slope, v) * (before > 0)
        last = np.array([slope.sum()], np.float32)
        self._adam([inputs.T @ below + decay * w, below.sum(0), hidden.T @ slope + decay * v, last], rate)

    def _adam(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.parameters[at] -= rate * mean / (np.sqrt(square) + 1e-8)


def loss(p: Floats, target: Floats) -> float:
    """The log loss."""
    return float(-np.mean(target * np.log(p + 1e-7) + (1 - target) * np.log(1 - p + 1e-7)))


def play(players: int, games: int, seed: int) -> tuple[Any, Floats, Any]:
    """Positions of games played by habit, whether their game was won, and of which game they are."""
    game = Doors()
    heuristic = game.heuristic()
    doors = game.counts[12:16]
    afterstate = Afterstate()
    rng = Rng(seed)
    rows = array("h")
    counts = array("b")
    ends = [0]
    won: list[int] = []
    owner: list[int] = []
    for number in range(games):
        state = game.new(
            players=players, seed=(1 << 50) + seed * 1_000_000 + number, talk=("silent", "open")[number % 2]
        )
        assert isinstance(state, DoorsState)
        before = len(ends)
        astray = rng.below(50)  # until then some moves are random, so that unusual positions are met too
        whim = WHIMS[rng.below(len(WHIMS))]
        moves = 0
        while state.actors:
            seat = state.actors[0]
            if state.phase == AT_PLAY and (moves >= astray or not whim):
                afterstate.load(state, doors)
                afterstate.load_pool(state)
                afterstate.write_seen()
                afterstate.write_pool()
                rows.extend(list(afterstate.rows[: afterstate.size]))
                counts.extend(list(afterstate.counts[: afterstate.size]))
                afterstate.write_moving()
                rows.extend(list(afterstate.rows[: afterstate.size]))
                counts.extend([1] * afterstate.size)
                ends.append(len(rows))
            random = moves < astray and rng.below(100) < whim
            state.step(seat, state.pick(seat, rng) if random else heuristic.move(state, seat, rng))
            moves += 1
        won += [int(state.won)] * (len(ends) - before)
        owner += [number] * (len(ends) - before)
    values = np.array(counts, np.float32)
    inputs = csr_matrix((values, np.array(rows, np.int32), np.array(ends)), shape=(len(won), ROWS[players]))
    inputs.sum_duplicates()
    return inputs, np.array(won, np.float32), np.array(owner)


def fit_state_value(given: argparse.Namespace) -> None:
    """Play, then fit; the last tenth of the games is kept apart to see how well it does."""
    clock = time.perf_counter()
    inputs, won, owner = play(given.players, given.games, given.seed)
    print(f"{len(won)} positions, {won.mean():.3f} won, {time.perf_counter() - clock:.0f} s", file=sys.stderr)
    rng = np.random.default_rng(given.seed)
    kept = int(np.searchsorted(owner, given.games * 9 // 10))
    network = Network(ROWS[given.players], given.sums, rng)
    for epoch in range(given.epochs):
        order = rng.permutation(kept)
        rate = given.rate * (1 - epoch / given.epochs)
        for at in range(0, kept, BATCH):
            some = order[at : at + BATCH]
            network.learn(inputs[some], won[some], rate, given.decay)
        seen = loss(network.chances(inputs[:20000]), won[:20000])
        unseen = loss(network.chances(inputs[kept:]), won[kept:])
        print(
            f"epoch {epoch}: loss {seen:.4f}, {unseen:.4f} on games apart, {time.perf_counter() - clock:.0f} s",
            file=sys.stderr,
        )
        given.out.write_bytes(as_bytes(network.parameters))


def how_well(habits: Habits, players: int, games: int, seed: int) -> tuple[float, float]:
    """The share of games won by habit alone, and of doors opened."""
    game = Doors()
    value = linear_value(habits)
    heuristic = DoorsHeuristic(game.counts[12:16], [value, value], [], ValueNetwork([], [], [], 0))
    heuristic.horizon = game.max_moves
    rng = Rng(seed)
    won = opened = 0
    for number in range(games):
        state = game.new(players=players, seed=(1 << 51) + seed + number, talk=("silent", "open")[number % 2])
        assert isinstance(state, DoorsState)
        heuristic.playout(state, rng)
        won += state.won
        opened += sum(1 for doors in state.doors if doors) if players == 2 else sum(state.doors)
    return won / games, opened / games / 8


def tune_habits(given: argparse.Namespace) -> None:
    """Generation by generation; the same deals for all of one generation, new ones for the next."""
    import cma

    start = read_habits(Doors.folder / "bots" / "habits.toml")["solo" if given.players == 1 else "duo"]
    names = list(start)
    search = cma.CMAEvolutionStrategy(list(start.values()), given.spread, {"verbose": -9, "seed": given.seed})
    clock = time.perf_counter()
    generation = 0
    while time.perf_counter() - clock < given.seconds:
        asked = search.ask()
        losses = []
        for values in asked:
            won, opened = how_well(dict(zip(names, values)), given.players, given.games, generation * given.games)
            losses.append(-2 * won - opened)
        search.tell(asked, losses)
        generation += 1
        found = dict(zip(names, search.result.xfavorite))
        if generation % 5 == 0:
            won, opened = how_well(found, given.players, 1000, 1 << 40)
            print(f"generation {generation}: {won:.3f} won, {opened * 8:.2f} doors", file=sys.stderr, flush=True)
        given.out.write_text("".join(f"{name} = {value:.3f}\n" for name, value in found.items()), encoding="utf-8")


def main() -> None:
    """Read the arguments, learn, write."""
    parser = argparse.ArgumentParser(prog="python -m bench.doors_training", description=__doc__)
    parser.add_argument("what", choices=("habits", "state_value"))
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=30000)
    parser.add_argument("--sums", type=int, default=33)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=1e-6)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--spread", type=float, default=0.25)
    given = parser.parse_args()
    if given.what == "habits":
        tune_habits(given)
    else:
        fit_state_value(given)


if __name__ == "__main__":
    main()
