"""Teaches a network to play a game against itself by PPO with masks: one file, one process, a CPU.

`python examples/ppo.py ravens --minutes 12 --out build/ppo/ravens` needs `oneiros[learn]` and, to be quick, the
compiled build. It repeats three things until the time is up:

1. *Play.* The network chooses for every seat of many games at once (`oneiros.batch`), among the legal actions.
2. *Credit.* A game is paid at its end. Generalised advantage estimation says what each move of each seat was worth.
3. *Learn.* Some passes of gradient descent make better moves likelier, but never by much at once (PPO's clipping).

Now and then the network plays against bots, on deals that it does not learn from: that is the curve. Minutes are
processor time of playing and learning, without these duels.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import oneiros
from oneiros.bots import bot
from oneiros.core.bot import Bot, Budget, Mind, Thought
from oneiros.core.game import Game
from oneiros.envs.batch import REWARDS, Batch
from oneiros.envs.observation import Observer
from oneiros.table.match import match

LAMBDA: Final = 0.95  # rewards are not discounted, because every game ends
CLIP: Final = 0.2
PASSES: Final = 3
MINIBATCH: Final = 1024
RATE: Final = 0.0005  # of learning, at first; it falls to nothing
ENTROPY: Final = 0.01  # at first: it keeps the network trying things
VALUE: Final = 0.5  # weight of the value's error beside the policy's
STEEPEST: Final = 0.5  # norm of a gradient
FORBIDDEN: Final = -1e9  # in place of the logit of an illegal action
BOTS: Final = ("drowsy", "dreamer")
TRAINING_DEALS: Final = 1 << 40  # seeds from here on; the duels are on those from 0 on
CURVE_DEALS: Final = 1 << 41

Floats = NDArray[Any]


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """Two layers that policy and value share."""

    def __init__(self, features: int, actions: int, size: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, size), nn.ReLU(), nn.Linear(size, size), nn.ReLU())
        self.policy = nn.Linear(size, actions)
        self.value = nn.Linear(size, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all moves are about equally likely

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each action's chance, and the expected reward."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~masks, FORBIDDEN)
        return torch.log_softmax(logits, -1), self.value(hidden).squeeze(-1)


# Play


class Rollout:
    """Some steps of all games of a batch, an entry of each list for a step: what was seen, done and paid."""

    def __init__(self, network: Network, batch: Batch, steps: int, scale: float, progress: int | None) -> None:
        self.seen, self.masks, self.actions, self.chances = [], [], [], []
        self.values: list[Floats] = []
        self.seats: list[Floats] = []
        self.done: list[Floats] = []
        self.paid: list[Floats] = []
        for _ in range(steps):
            seen, masks = torch.from_numpy(batch.scaled(batch.features)), torch.from_numpy(batch.masks.copy())
            with torch.no_grad():
                chances, values = network(seen, masks)
                actions = torch.multinomial(chances.exp(), 1)
            self.seen.append(seen)
            self.masks.append(masks)
            self.actions.append(actions)
            self.chances.append(chances.gather(1, actions))
            self.values.append(values.numpy())
            self.seats.append(batch.seats)
            batch.step(actions.squeeze(1).numpy())
            self.done.append(batch.done)
            against = 0.0 if batch.game.cooperative or batch.players == 1 else batch.rewards.mean(1, keepdims=True)
            paid = (batch.rewards - against) / scale  # opponents' gains are one's own losses
            if progress is not None:
                rise = batch.scaled(batch.features)[:, progress] - seen[:, progress].numpy()
                paid += np.where(batch.done, 0.0, rise)[:, None]
            self.paid.append(paid)


# Credit


def advantages(rollout: Rollout, players: int) -> tuple[Floats, Floats]:
    """How much better each move was than expected, and whether that is known.

    A seat's moves are a chain of their own. The last move of a seat in a rollout has nothing after it, unless its game
    ended: what such a move was worth is not known.
    """
    rows = np.arange(len(rollout.done[0]))
    found = np.zeros((len(rollout.done), len(rows)), np.float32)
    known = np.zeros(found.shape, np.bool_)
    next_value, next_advantage, paid, has_next = np.zeros((4, len(rows), players))  # by game and seat
    for step in reversed(range(len(rollout.done))):
        ended = rollout.done[step]
        next_value[ended] = next_advantage[ended] = paid[ended] = 0.0
        paid += rollout.paid[step]
        has_next[ended] = 1.0
        mine = rows, rollout.seats[step]
        surprise = paid[mine] + next_value[mine] - rollout.values[step]
        found[step] = has_next[mine] * (surprise + LAMBDA * next_advantage[mine])
        known[step] = has_next[mine] > 0
        next_value[mine], next_advantage[mine] = rollout.values[step], found[step]
        paid[mine], has_next[mine] = 0.0, 1.0
    return found.reshape(-1), known.reshape(-1)


# Learn


def learn(network: Network, adam: Any, rollout: Rollout, players: int, left: float) -> tuple[float, float]:
    """Some passes over a rollout, with that share of the time left; the mean entropy and the value's error."""
    worth, known = advantages(rollout, players)
    chosen = torch.from_numpy(np.flatnonzero(known))
    seen, masks = torch.cat(rollout.seen)[chosen], torch.cat(rollout.masks)[chosen]
    actions, before = torch.cat(rollout.actions)[chosen], torch.cat(rollout.chances)[chosen]
    advantage = torch.from_numpy(worth)[chosen]
    aims = advantage + torch.from_numpy(np.concatenate(rollout.values))[chosen]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    adam.param_groups[0]["lr"] = RATE * left
    told = []
    for _ in range(PASSES):
        for some in torch.randperm(len(chosen)).split(MINIBATCH):
            chances, values = network(seen[some], masks[some])
            ratio = (chances.gather(1, actions[some]) - before[some]).exp().squeeze(1)
            gain = torch.min(ratio * advantage[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[some]).mean()
            entropy = -(chances.exp() * chances.masked_fill(~masks[some], 0.0)).sum(1).mean()
            error = ((values - aims[some]) ** 2).mean()
            adam.zero_grad()
            (VALUE * error - gain - ENTROPY * left * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            adam.step()
            told.append((float(entropy.detach()), float(error.detach())))
    entropy, error = np.mean(told, 0)
    return float(entropy), float(error)


# Compare


class Player(Bot):
    """The network at a table: the likeliest action, from what its seat may know."""

    def __init__(self, game: Game, players: int, network: Network) -> None:
        super().__init__(game, 0)
        self.observer = Observer(game, players)
        self.network = network

    def think(self, mind: Mind, budget: Budget | None = None) -> Thought:
        seen = torch.from_numpy(self.observer.features(mind.dream, mind.seat))
        legal = torch.from_numpy(self.observer.mask(mind.dream, mind.seat).astype(np.bool_))
        with torch.no_grad():
            return Thought(int(self.network(seen, legal)[0].argmax()))


def duel(game: Game, players: int, network: Network | None, other: str, seeds: range) -> list[float]:
    """The share of games won and the mean score, against bots of that name; in games won together, by itself.

    The seat changes from game to game. Without a network, bots of that name play by themselves.
    """
    alone = game.cooperative or players == 1
    won = points = 0.0
    for seed in seeds:
        seat = seed % players
        bots: list[Bot] = [bot(game, other, seed * players + at) for at in range(players)]
        if network is not None:
            for at in range(players) if alone else [seat]:
                bots[at] = Player(game, players, network)
        outcome = match(game, bots, seed, bot_seed=seed).outcome
        won += (1.0 if alone else 1 / len(outcome.winners)) if seat in outcome.winners else 0.0
        points += outcome.scores[seat]
    return [won / len(seeds), points / len(seeds)]


def duels(game: Game, players: int, network: Network, seeds: range) -> dict[str, list[float]]:
    """Against each bot; where all win together there is nobody to play against."""
    if game.cooperative or players == 1:
        return {"alone": duel(game, players, network, BOTS[0], seeds)}
    return {name: duel(game, players, network, name, seeds) for name in BOTS}


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z = 1.96
    middle = (share * games + z * z / 2) / (games + z * z)
    spread = z * sqrt(games * share * (1 - share) + z * z / 4) / (games + z * z)
    return middle - spread, middle + spread


def draw(title: str, rows: list[dict[str, Any]], of: int, lines: dict[str, float], path: Path) -> None:
    """The learning curve: games won in the duels with 95% intervals; alone, points, and those of bots as lines."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    minutes = [row["minutes"] for row in rows]
    if "alone" in rows[0]["duels"]:
        axes.plot(minutes, [row["duels"]["alone"][1] for row in rows], color="tab:blue", label="the network")
        for (name, points), colour in zip(lines.items(), ("tab:gray", "tab:orange")):
            axes.axhline(points, color=colour, linestyle="--", label=f"{name}: {points:.1f}")
        axes.set(ylabel="points, on average")
    else:
        for name, colour in zip(rows[0]["duels"], ("tab:gray", "tab:blue")):
            shares = [row["duels"][name][0] for row in rows]
            lows, highs = zip(*(wilson(share, of) for share in shares))
            axes.fill_between(minutes, lows, highs, alpha=0.25, color=colour, linewidth=0)
            axes.plot(minutes, shares, color=colour, label=f"against {name}")
        axes.set(ylabel="games won", ylim=(0, 1))
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set(xlabel="minutes of one core", xlim=(0, None), title=title)
    axes.legend()
    axes.grid(alpha=0.3)
    with rc_context({"svg.hashsalt": title}):  # the same picture each time
        figure.savefig(path, metadata={"Date": None})


def train(given: argparse.Namespace, game: Game) -> tuple[Network, list[dict[str, Any]]]:
    """Rounds until the time is up. The log has a line for each look at the bots."""
    batch = oneiros.batch(game.id, given.rows, players=given.players, seeds=TRAINING_DEALS, reward=given.reward)
    network = Network(len(batch.scales), batch.num_actions, given.size)
    adam = torch.optim.Adam(network.parameters(), eps=1e-5)
    rows: list[dict[str, Any]] = []
    spent = games = steps = rounds = 0.0
    look = 0.0
    entropy = error = 0.0
    while True:
        left = max(0.0, 1 - max(spent / (60 * given.minutes), rounds / given.rounds))
        if spent >= look or not left:
            found = duels(game, given.players, network, range(CURVE_DEALS, CURVE_DEALS + given.look))
            row = {"minutes": round(spent / 60, 3), "games": int(games), "steps": int(steps), "duels": found}
            row |= {"entropy": round(entropy, 4), "error": round(error, 4)}
            rows.append(row)
            shown = ", ".join(f"{name} {won:.1%} ({points:.1f})" for name, (won, points) in found.items())
            print(f"{spent / 60:.1f} min, {int(games):,} games, entropy {entropy:.3f}: {shown}", flush=True)
            (given.out / "log.jsonl").write_text("".join(json.dumps(one) + "\n" for one in rows), encoding="utf-8")
            torch.save(network.state_dict(), given.out / "network.pt")
            look += 60 * given.minutes / given.looks
        if not left:
            return network, rows
        began = time.process_time()
        rollout = Rollout(network, batch, given.steps, given.scale, given.progress)
        entropy, error = learn(network, adam, rollout, given.players, left)
        spent += time.process_time() - began
        games += sum(int(one.sum()) for one in rollout.done)
        steps += given.steps * given.rows
        rounds += 1


def main(words: list[str] | None = None) -> None:
    """Read the arguments, train, compare, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="such as ravens")
    parser.add_argument("--players", type=int, help="seats; by default the fewest")
    parser.add_argument("--reward", choices=REWARDS, default="win", help="what a game is paid with at its end")
    parser.add_argument("--scale", type=float, default=1.0, help="what rewards are divided by, to be about 1")
    parser.add_argument("--progress", type=int, help="the number of a feature that is paid for as it rises")
    parser.add_argument("--minutes", type=float, default=12.0, help="processor time to learn for")
    parser.add_argument("--rounds", type=int, default=1 << 30, help="stop after so many, even if there is time")
    parser.add_argument("--rows", type=int, default=64, help="games played at once")
    parser.add_argument("--steps", type=int, default=128, help="moves of each in a round")
    parser.add_argument("--size", type=int, default=256, help="of the network's layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=12, help="points of the curve")
    parser.add_argument("--look", type=int, default=100, help="games against each bot for a point")
    parser.add_argument("--compare", type=int, default=1000, help="games against each bot at the end")
    parser.add_argument("--out", type=Path, required=True, help="the folder for all that comes of it")
    given = parser.parse_args(words)
    if not oneiros.compiled():
        print("the rules are not compiled here: playing will take some thirty times as long", file=sys.stderr)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    game = oneiros.game(given.game)
    given.players = game.check_players(game.players[0] if given.players is None else given.players)
    network, rows = train(given, game)
    seeds = range(given.compare)
    found = duels(game, given.players, network, seeds) if given.compare else {}
    if "alone" in found:
        found |= {name: duel(game, given.players, None, name, seeds) for name in BOTS}
    (given.out / "compared.json").write_text(json.dumps({"games": given.compare} | found) + "\n", encoding="utf-8")
    for name, (won, points) in found.items():
        low, high = wilson(won, given.compare)
        print(f"{name}: {won:.1%} won (95%: {low:.1%} to {high:.1%}), {points:.2f} points", flush=True)
    lines: dict[str, float] = {name: found[name][1] for name in BOTS if name in found}
    draw(f"{game.title}, players: {given.players}", rows, given.look, lines, given.out / "curve.svg")


if __name__ == "__main__":
    main()
