"""Learns the judgement of Doors from its own play: `python -m bench.doors_training --players 1 --rounds 12`.

In each round the instinct plays games against chance, now and then with a random move; then the network learns from
the prospects of its moves and how the games went (and from the rounds just before), and plays the next round.
Needs the compiled build on the path, numpy and scipy.
"""

from __future__ import annotations

import argparse
import struct
import sys
import time
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix, vstack

from oneiros import Rng
from oneiros.games.doors.game import Doors
from oneiros.games.doors.instinct import DoorsInstinct
from oneiros.games.doors.judgement import FINE, Judgement
from oneiros.games.doors.prospect import DUO_ROWS, SOLO_ROWS
from oneiros.games.doors.rules import DoorsState

ROWS = {1: SOLO_ROWS, 2: DUO_ROWS}
MOST = 32767  # of a stored number


class Network:
    """One hidden layer of rectified sums, trained by Adam on the log loss."""

    def __init__(self, rows: int, sums: int, rng: np.random.Generator) -> None:
        self.parameters = [
            rng.normal(0, 0.15, (rows, sums)).astype(np.float32),
            np.full(sums, 0.1, np.float32),
            rng.normal(0, 0.15, sums).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.reset()

    def reset(self):
        self.means = [np.zeros_like(p) for p in self.parameters]
        self.squares = [np.zeros_like(p) for p in self.parameters]
        self.steps = 0

    def logits(self, told):
        w, b, v, c = self.parameters
        return np.maximum(told @ w + b, 0) @ v + c[0]

    def learn(self, told, target, rate, decay):
        w, b, v, c = self.parameters
        pre = told @ w + b
        hidden = np.maximum(pre, 0)
        p = 1 / (1 + np.exp(-(hidden @ v + c[0])))
        g = ((p - target) / len(target)).astype(np.float32)
        dh = np.outer(g, v) * (pre > 0)
        self._adam([told.T @ dh + decay * w, dh.sum(0), hidden.T @ g + decay * v, np.array([g.sum()], np.float32)], rate)
        eps = 1e-7
        return float(-np.mean(target * np.log(p + eps) + (1 - target) * np.log(1 - p + eps)))

    def _adam(self, gradients, rate):
        self.steps += 1
        for at, g in enumerate(gradients):
            self.means[at] += 0.1 * (g - self.means[at])
            self.squares[at] += 0.001 * (g * g - self.squares[at])
            m = self.means[at] / (1 - 0.9**self.steps)
            s = self.squares[at] / (1 - 0.999**self.steps)
            self.parameters[at] -= rate * m / (np.sqrt(s) + 1e-8)

    def whole(self) -> tuple[list[list[int]], list[int], list[int], int]:
        def ints(a):
            return np.clip(np.rint(a * FINE), -MOST, MOST).astype(int).tolist()

        w, b, v, c = self.parameters
        return ints(w), ints(b), ints(v), ints(c)[0]

    def judgement(self) -> Judgement:
        w, b, v, c = self.whole()
        return Judgement(len(w), w, b, v, c * int(FINE))

    def as_bytes(self) -> bytes:
        w, b, v, c = self.whole()
        flat = [len(w), len(b), *[x for row in w for x in row], *b, *v, c]
        return struct.pack(f"<{len(flat)}h", *flat)


def play(game: Doors, instinct: DoorsInstinct, players: int, games: int, seed: int, whim: int, random_share: float, lam: float):
    rows: list[int] = []
    counts: list[int] = []
    ends = [0]
    won_of: list[int] = []
    score_of: list[float] = []
    lengths: list[int] = []
    rng = Rng(seed)
    wins = 0
    for number in range(games):
        talk = "open" if players == 2 and number % 2 else "silent"
        state = game.new(players=players, seed=seed * 1_000_000 + number, talk=talk)
        assert isinstance(state, DoorsState)
        before = len(ends)
        while state.actors:
            seat = state.actors[0]
            if (whim and rng.below(1000) < whim):
                action = state.pick(seat, rng)
            else:
                action = instinct.choose(state.imagine(seat, rng), seat, rng)
            told = instinct.rows_of(state, action)
            if told is not None:
                still, many, moving = told
                rows += still
                counts += many
                rows += moving
                counts += [1] * len(moving)
                ends.append(len(rows))
            state.step(seat, action)
        made = len(ends) - before
        wins += state.won
        opened = sum(state.doors)
        if players == 2:
            opened = sum(1 for d in state.doors if d)
        lengths.append(made)
        won_of.append(int(state.won))
        score_of.append(opened / 8)
    told = csr_matrix(
        (np.array(counts, np.float32), np.array(rows, np.int32), np.array(ends, np.int64)),
        shape=(len(ends) - 1, ROWS[players]),
    )
    told.sum_duplicates()
    return told, np.array(won_of, np.float32), np.array(score_of, np.float32), np.array(lengths), wins


def returns(values, outcome, lengths, lam):
    """For each prospect the outcome of its game, mixed with the judgements of the prospects after it."""
    target = np.empty_like(values)
    at = 0
    for length, end in zip(lengths, outcome):
        g = end
        for t in range(at + length - 1, at - 1, -1):
            target[t] = g
            g = lam * g + (1 - lam) * values[t]
        at += length
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--sums", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lam", type=float, default=1.0)
    parser.add_argument("--whim", type=int, default=30)
    parser.add_argument("--keep", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--ripe", type=float, default=2.0, help="with 1/ripe of the games won, only winning counts")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    game = Doors()
    network = Network(ROWS[given.players], given.sums, rng)
    if given.start:
        with np.load(given.start) as found:
            network.parameters = [found[f"p{i}"] for i in range(4)]
    memory = []
    for number in range(given.rounds):
        clock = time.perf_counter()
        judgement = network.judgement()
        instinct = DoorsInstinct(game.counts[12:16], judgement, judgement)
        fresh = number == 0 and not given.start
        batch = play(game, instinct, given.players, given.games, given.seed * 1000 + number, 1000 if fresh else given.whim, 0, given.lam)
        played = time.perf_counter() - clock
        memory = [*memory, batch][-given.keep :]
        share = sum(m[4] for m in memory) / (given.games * len(memory))
        weight = min(1.0, max(0.2, given.ripe * share))  # of winning, against doors opened
        targets = []
        for told, won, score, lengths, _ in memory:
            end = won * weight + score**3 * (1 - weight)
            if given.lam < 1 and number > 3:
                values = 1 / (1 + np.exp(-network.logits(told)))
                targets.append(returns(values, end, lengths, given.lam))
            else:
                targets.append(np.repeat(end, lengths))
        told = vstack([m[0] for m in memory]).tocsr()
        target = np.concatenate(targets).astype(np.float32)
        losses = []
        rate = given.rate * (0.3 if number >= given.rounds - 2 else 1)
        for _ in range(given.epochs):
            order = rng.permutation(len(target))
            for at in range(0, len(order), 1024):
                some = order[at : at + 1024]
                losses.append(network.learn(told[some], target[some], rate, 1e-6))
        tail = losses[-len(losses) // given.epochs :]
        print(
            f"round {number}: won {batch[4]}/{given.games} = {batch[4] / given.games:.3f}, doors {batch[2].mean() * 8:.2f}, "
            f"{len(target)} prospects, loss {np.mean(tail):.4f}, {played:.0f} s playing, {time.perf_counter() - clock:.0f} s",
            file=sys.stderr, flush=True,
        )
        given.out.write_bytes(network.as_bytes())
        np.savez(given.out.with_suffix(".npz"), **{f"p{i}": p for i, p in enumerate(network.parameters)})


if __name__ == "__main__":
    main()
