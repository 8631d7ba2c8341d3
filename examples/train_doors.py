"""Teaches a network to play Doors alone, from nothing but its own games, on a CPU.

`python examples/train_doors.py --minutes 30 --jobs 2 --out build/learned` needs `oneiros[learn]` and, to be quick, the
compiled build. It goes round by round:

1. *Play.* The network as it is plays some hundred games, many side by side in each process, by the very glance of the
   bot `learned`, only with fewer looks ahead. At first it knows nothing and opens a door by luck.
2. *Learn.* Each position is given a target: what the network thought of the next position, mixed with what it thought
   of the one after that, and so on to how the game ended (TD(lambda)). PyTorch moves the network towards that.

What it learns is not only whether a game is won, which never happens at first, but how many doors will be open at the
end; and it plays for the next door that is in sight (`DOOR_VALUES` in `oneiros.games.doors.bots.lookahead`).

Time is counted as processor time: of a round, that of the slowest player and of the learner. On a machine with nothing
else to do that is the time on the wall. The network, the log and all that is needed to go on are in the folder, and the
same command goes on where it was. At the end the network plays on other deals beside `dreamer` and `drowsy`, and the
learning curve is drawn.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process has a core of its own: NumPy must not ask for more

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import oneiros
from oneiros.bots import bot
from oneiros.core.bot import Bot, Mind
from oneiros.core.features import FeatureWriter
from oneiros.games.doors.bots.learned import Learned
from oneiros.games.doors.bots.learned_network import (
    DOORS,
    WIDTH,
    Floats,
    Network,
    Weights,
    network_inputs,
    read_network,
    shapes,
)
from oneiros.games.doors.bots.lookahead import AT_ONCE, REACHED, rank

LANES: Final = 48  # games that one process plays side by side
GLANCES: Final = 4  # for each action, while learning
MORE_GLANCES: Final = 12  # and, once the network knows what is good, for the best ones
CLOSER_AFTER: Final = 1 / 3  # of the time
LAMBDA: Final = 0.85
WARM_UP: Final = 3  # rounds that are learnt from how they ended alone: what the network thinks is worth nothing yet
MEMORY: Final = 250_000  # positions that are learnt from, the newest
BATCH: Final = 512
PASSES: Final = 4  # how often a position is learnt from, about
RATE: Final = 0.002  # of learning, at first; it falls to a twentieth
TRAINING_DEALS: Final = 1 << 41  # seeds from here on, far from those the comparison is made on
COMPARED: Final = ("learned", "dreamer", "drowsy")

Whole = NDArray[np.int8]


class Played(NamedTuple):
    """A game: what was seen at each decision, and how many doors were open at the end."""

    seen: Whole
    doors: int


# Playing


class Lane:
    """A game under way, and what was seen in it."""

    def __init__(self, seed: int) -> None:
        self.state = oneiros.game("doors").new(players=1, seed=seed)
        self.rows: list[Whole] = []

    def look(self) -> None:
        """Keep what is seen now."""
        writer = FeatureWriter(WIDTH, None)
        self.state.write_features(0, writer)
        self.rows.append(np.frombuffer(memoryview(writer.numbers), np.int16).astype(np.int8))


def play(weights: Weights, seeds: list[int], more: int, luck: int) -> tuple[list[Played], float]:
    """The games of these deals, with so many more glances for the best actions, and the processor time they took."""
    start = time.process_time()
    network = Network(weights)
    rng = oneiros.Rng(luck)
    waiting = list(seeds)
    lanes: list[Lane] = []
    ended: list[Played] = []
    while waiting or lanes:
        while waiting and len(lanes) < LANES:
            lanes.append(Lane(waiting.pop()))
        for lane in lanes:
            lane.look()
        ranked = rank(network, [lane.state for lane in lanes], GLANCES, more, rng)
        for lane, best in zip(lanes, ranked):
            lane.state.step(0, best[0][0])
            outcome = lane.state.outcome
            if outcome is not None:
                ended.append(Played(np.stack(lane.rows), outcome.scores[0]))
        lanes = [lane for lane in lanes if lane.state.actors]
    return ended, time.process_time() - start


# Learning


def fresh(size: int, rng: np.random.Generator) -> Weights:
    """A network that knows nothing."""
    weights = {}
    for name, shape in shapes(size).items():
        spread = 0.0 if name.endswith("bias") else 0.5 * sqrt(2 / shape[1])
        weights[name] = rng.normal(0.0, 1.0, shape).astype(np.float32) * np.float32(spread)
    return weights


def targets(chances: Floats, doors: int, mix: float) -> Floats:
    """For the positions of a game, from what was thought of each and how it ended."""
    result = np.empty_like(chances)
    ahead = REACHED[doors]
    for at in range(len(chances) - 1, -1, -1):
        result[at] = ahead
        ahead = (1 - mix) * chances[at] + mix * ahead
    return result


class Learner:
    """A network in PyTorch, and the positions it learns from."""

    def __init__(self, size: int, seed: int) -> None:
        import torch

        torch.set_num_threads(1)
        self.torch = torch
        self.rng = np.random.default_rng(seed)
        self.weights = {name: torch.tensor(array, requires_grad=True) for name, array in fresh(size, self.rng).items()}
        self.adam = torch.optim.Adam(list(self.weights.values()), lr=RATE)
        self.seen = np.zeros((MEMORY, WIDTH), np.int8)
        self.targets = np.zeros((MEMORY, DOORS), np.float32)
        self.size = 0
        self.next = 0

    def network(self) -> Network:
        """As the players have it."""
        return Network({name: one.detach().numpy().copy() for name, one in self.weights.items()})

    def remember(self, games: list[Played], mix: float) -> int:
        """Keep the positions of games in place of the oldest; how many they are."""
        network = self.network()
        seen = np.concatenate([game.seen for game in games])
        chances = np.concatenate([network.chances(seen[at : at + AT_ONCE]) for at in range(0, len(seen), AT_ONCE)])
        begin = 0
        for game in games:
            end = begin + len(game.seen)
            places = (self.next + np.arange(end - begin)) % MEMORY
            self.seen[places] = game.seen
            self.targets[places] = targets(chances[begin:end], game.doors, mix)
            self.next = (self.next + end - begin) % MEMORY
            begin = end
        self.size = min(MEMORY, self.size + len(seen))
        return len(seen)

    def learn(self, steps: int, rate: float) -> float:
        """Some steps of gradient descent; the mean loss."""
        self.adam.param_groups[0]["lr"] = rate
        total = 0.0
        for _ in range(steps):
            some = self.rng.integers(0, self.size, BATCH)
            loss = self._loss(self.seen[some], self.targets[some])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            total += float(loss.detach())
        return total / steps

    def _loss(self, seen: Whole, aims: Floats) -> Any:
        """As `Network.chances` reckons, then the log loss."""
        torch, w = self.torch, self.weights
        colours, others = (torch.from_numpy(array) for array in network_inputs(seen))
        hidden = torch.relu(w["own"] @ colours + (w["all"] @ others + w["bias"]))
        deep = torch.relu(w["deep_own"] @ hidden + (w["deep_all"] @ hidden.sum(0) + w["deep_bias"]))
        last = torch.relu(w["sum"] @ deep.sum(0) + w["sum_bias"])
        answer = w["out"] @ last + w["out_bias"]
        return torch.nn.functional.binary_cross_entropy_with_logits(answer, torch.from_numpy(aims.T))

    def keep(self, path: Path) -> None:
        """All but the positions, which are soon played anew."""
        beside = path.with_suffix(".new")
        self.torch.save({"weights": self.weights, "adam": self.adam.state_dict()}, beside)
        beside.replace(path)

    def go_on(self, path: Path) -> None:
        """From what was kept."""
        kept = self.torch.load(path)
        for name, one in self.weights.items():
            one.data.copy_(kept["weights"][name])
        self.adam.load_state_dict(kept["adam"])


# Round by round

Workers = Callable[[Callable[..., Any], list[tuple[Any, ...]]], list[Any]]


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """So many processes, or this one alone."""
    if jobs == 1:
        yield lambda work, tasks: [work(*task) for task in tasks]
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.starmap


def read_log(path: Path) -> list[dict[str, Any]]:
    """The rounds so far."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def train(given: argparse.Namespace, share: Workers) -> None:
    """Rounds until the time is up; a line of the log for each."""
    log = given.out / "log.jsonl"
    kept = given.out / "kept.pt"
    rounds = read_log(log)
    learner = Learner(given.size, given.seed + len(rounds))
    if rounds:
        learner.go_on(kept)
        print(f"going on after {len(rounds)} rounds and {rounds[-1]['minutes']:.1f} minutes", flush=True)
    spent = 60 * rounds[-1]["minutes"] if rounds else 0.0
    wall = rounds[-1]["wall"] if rounds else 0.0
    dealt = sum(row["games"] for row in rounds)
    while spent < 60 * given.minutes and len(rounds) < given.rounds:
        began = time.perf_counter()
        network = learner.network()
        seeds = [TRAINING_DEALS + dealt + number for number in range(given.games)]
        more = MORE_GLANCES if spent >= CLOSER_AFTER * 60 * given.minutes else 0
        parts = [
            (network.weights, seeds[job :: given.jobs], more, given.seed + dealt + job) for job in range(given.jobs)
        ]
        done = share(play, parts)
        games = [game for part, _ in done for game in part]
        spent += max(seconds for _, seconds in done)
        start = time.process_time()
        positions = learner.remember(games, LAMBDA if len(rounds) >= WARM_UP else 1.0)
        left = max(0.0, 1 - spent / (60 * given.minutes))
        loss = learner.learn(max(1, PASSES * positions // BATCH), RATE * (0.05 + 0.95 * left))
        network.write(given.out / "network.npz")
        learner.keep(kept)
        spent += time.process_time() - start
        wall += (time.perf_counter() - began) / 60
        dealt += len(games)
        row = {
            "round": len(rounds) + 1,
            "minutes": round(spent / 60, 3),
            "wall": round(wall, 3),
            "games": len(games),
            "won": sum(game.doors == DOORS for game in games),
            "doors": round(sum(game.doors for game in games) / len(games), 3),
            "loss": round(loss, 4),
        }
        rounds.append(row)
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        print(
            f"round {row['round']}, {row['minutes']:.1f} min: {row['won'] / row['games']:.1%} of {row['games']} won, "
            f"{row['doors']:.2f} doors, loss {loss:.4f}",
            flush=True,
        )
    learner.network().write(given.out / "network.npz")


# Comparing


def compare(name: str, network: Path, seeds: list[int]) -> int:
    """How many of these deals the bot of that name wins; `learned` with the network of the file."""
    game = oneiros.game("doors")
    won = 0
    for seed in seeds:
        player: Bot = Learned(game, seed, read_network(network)) if name == "learned" else bot(game, name, seed)
        state = game.new(players=1, seed=seed)
        while state.actors:
            state.apply(0, player.think(Mind(state, 0)).action)
        assert state.outcome is not None
        won += bool(state.outcome.winners)
    return won


def compare_all(given: argparse.Namespace, share: Workers) -> dict[str, list[int]]:
    """Of each bot, the games it won of those it played: all on the same deals, which none has learnt from."""
    kept = given.out / "compared.json"
    found: dict[str, list[int]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    for name in COMPARED:
        if name == "learned" or found.get(name, [0, 0])[1] != given.compare:  # the others never change
            tasks = [(name, given.out / "network.npz", list(range(at, given.compare, 20))) for at in range(20)]
            found[name] = [sum(share(compare, tasks)), given.compare]
        low, high = wilson(*found[name])
        print(f"{name}: {found[name][0] / given.compare:.1%} won (95%: {low:.1%} to {high:.1%})", flush=True)
        kept.write_text(json.dumps(found) + "\n", encoding="utf-8")
    return found


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z = 1.96
    middle = (won + z * z / 2) / (games + z * z)
    spread = z * sqrt(won * (games - won) / games + z * z / 4) / (games + z * z)
    return middle - spread, middle + spread


def draw(rounds: list[dict[str, Any]], compared: dict[str, list[int]], path: Path) -> None:
    """The learning curve: rounds put together until they have a thousand games, with 95% intervals."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    minutes, shares, lows, highs = [], [], [], []
    won = games = 0
    for row in rounds:
        won += row["won"]
        games += row["games"]
        if games >= 1000 or row is rounds[-1]:
            low, high = wilson(won, games)
            minutes.append(row["minutes"])
            shares.append(won / games)
            lows.append(low)
            highs.append(high)
            won = games = 0
    figure = Figure(figsize=(7, 4), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.fill_between(minutes, lows, highs, alpha=0.25, color="tab:blue", linewidth=0)
    axes.plot(minutes, shares, color="tab:blue", label="while learning, with few glances")
    colours = {"learned": "tab:blue", "dreamer": "tab:orange", "drowsy": "tab:gray"}
    for name, (wins, of) in compared.items():
        low, high = wilson(wins, of)
        axes.axhspan(low, high, alpha=0.15, color=colours[name], linewidth=0)
        axes.axhline(wins / of, color=colours[name], linestyle="--", label=f"{name}, {of:,} games: {wins / of:.1%}")
    axes.set(xlabel="minutes of each core", ylabel="games won", ylim=(0, 1), xlim=(0, None), title="Doors, alone")
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    with rc_context({"svg.hashsalt": "doors"}):  # the same picture each time
        figure.savefig(path, metadata={"Date": None})


def main(words: list[str] | None = None) -> None:
    """Read the arguments, train, compare, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0, help="processor time of each job to learn for")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="the folder for all that comes of it")
    parser.add_argument("--games", type=int, default=400, help="of a round")
    parser.add_argument("--rounds", type=int, default=1 << 30, help="stop after so many, even if there is time")
    parser.add_argument("--size", type=int, default=64, help="of the network's layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=2000, help="deals that the bots are compared on at the end")
    given = parser.parse_args(words)
    if not oneiros.compiled():
        print("the rules are not compiled here: this will take some thirty times as long", file=sys.stderr)
    given.out.mkdir(parents=True, exist_ok=True)
    with workers(given.jobs) as share:
        train(given, share)
        compared = compare_all(given, share) if given.compare else {}
    draw(read_log(given.out / "log.jsonl"), compared, given.out / "curve.svg")


if __name__ == "__main__":
    main()
